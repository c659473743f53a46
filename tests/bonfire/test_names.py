"""What the words say of tiles, cards and spaces agrees with the tables, in every language."""

from __future__ import annotations

import pytest

from vatra.core.errors import Arg
from vatra.core.game import find_game
from vatra.core.words import LANGUAGES, Speaker, speaker
from vatra.games.bonfire import components as box
from vatra.games.bonfire import tasks

CELLS = ["highlighted-cells", "gold-cells", "outer-columns"]
KINDS = [
    "has-guardian",
    "path-with-resource",
    "gift-on-resource-island",
    "gnome-with-resource",
    "fate-group",
    "fate-two-groups",
    "bonfires-of-two-colours",
    "resource-sets",
    "gifts-on-distinct-islands",
    "gifts-on-one-island",
    "common-tasks-fulfilled",
    "portals",
    "adjacent-paths-same-resource",
    "gnomes",
    "gold",
    "resource-count",
    "gift-on-both-islands-of-resource",
    "tiles-of-colour",
    "guardians",
    "elders",
    "gift-pile-empty",
    "paths-with-crystal",
    "bonfires",
    "identical-resources",
    "action-tokens",
    "fate-cells-covered",
    "guardians-at-bonfires",
]


def condition(task: tasks.Task) -> tuple[str, dict[str, Arg]]:
    """The message for what a task asks for, with everything it could want to know."""
    name, what = KINDS[task.kind], int(task.what)
    args: dict[str, Arg] = {"n": int(task.n), "each": int(task.each)}
    args["kinds"] = args["islands"] = int(task.n)
    colours = [colour for bit, colour in enumerate(box.COLOURS) if what >> bit & 1]
    if task.kind == tasks.BONFIRES_OF_COLOURS:
        name = "bonfires-of-all-colours" if len(colours) == len(box.COLOURS) else name
        args["colour"], args["other"] = colours[:2]
    elif task.kind == tasks.TWO_GROUPS and what == box.ANY:
        name = "fate-two-any-groups"
    elif task.kind == tasks.TILES_OF_COLOUR and what == task.colour:
        name = "tiles-of-colour-itself"
    lists = {"guardian": box.GUARDIANS, "resource": box.RESOURCES, "token": box.TOKENS, "cells": CELLS}
    lists |= {"crystal": box.COLOURS} | ({} if "colour" in args else {"colour": box.COLOURS})
    for key, values in lists.items():
        if 0 <= what < len(values):
            args[key] = values[what]
    if task.other >= 0 and task.other != box.ANY:
        args["other"] = box.TOKENS[task.other]
    return f"condition-{name}", args


def words(language: str) -> Speaker:
    return speaker(language, find_game("bonfire"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_task_says_what_it_asks_for(language: str) -> None:
    for task in tasks.TASKS:
        name, args = condition(task)
        asked = words(language).say(name, args)
        said = words(language).say(f"task-{task.slug}", attribute="text")
        assert said == f"{asked[0].upper()}{asked[1:]}.", task.slug


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_spaces_say_what_they_show(language: str) -> None:
    say = words(language).say
    for slug, path in zip(box.PATH_SLUGS, box.PATHS, strict=True):
        assert say(f"path-{slug}") == say(f"path-{box.COLOURS[path.crystal]}-{box.RESOURCES[path.resource]}")
    for slug, symbols in zip(box.FATE_SLUGS, box.FATE_TILES, strict=True):
        assert say(f"fate-{slug}") == " · ".join([say(f"symbol-{box.TOKENS[symbol]}") for symbol in symbols])
    for space, (token, gift) in enumerate(box.RING):
        gained = "ring-points" if gift == box.TWO_POINTS else box.RESOURCE_NAMES[gift]
        assert say(f"ring-{space}") == f"{say(box.TOKEN_NAMES[token])}, {say(gained)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_say_what_they_do(language: str) -> None:
    say = words(language).say
    for guardian, number in enumerate(box.DOUBLED):
        if number >= 0:
            for attribute in ("", "text"):
                doubled = say(f"gnome-double-{box.GUARDIANS[guardian]}", attribute=attribute)
                assert say(box.GNOME_NAMES[number], attribute=attribute) == doubled
    for slug, action in zip(box.TOM_SLUGS, box.TOM_CARDS, strict=True):
        for attribute in ("", "text"):
            acted = say(f"tom-{box.TOM_ACTIONS[action]}", attribute=attribute)
            assert say(f"tom-{slug}", attribute=attribute) == acted
