"""What is printed on Bonfire's tiles, cards and boards."""

from __future__ import annotations

from typing import Any

from vatra.games.bonfire import components as box
from vatra.games.bonfire import geometry, tasks

KINDS = [
    "guardian",
    "path-resource",
    "gift-resource",
    "gnome-resource",
    "group",
    "two-groups",
    "colours",
    "sets",
    "gifts-on-islands",
    "gifts-on-one",
    "common",
    "portals",
    "neighbours",
    "gnomes",
    "gold",
    "resource",
    "both-islands",
    "tiles",
    "guardians",
    "elders",
    "pile-empty",
    "crystals",
    "bonfires",
    "identical",
    "tokens",
    "cells",
    "guardians-home",
]
CELLS = ["highlighted", "gold", "outer"]


def what_of(kind: str, number: int) -> str:
    """The thing a task asks for, by its own name."""
    if number < 0:
        return ""
    if number == box.ANY:
        return "any"
    if kind == "guardian":
        return box.GUARDIANS[number]
    if kind in ("group", "two-groups", "tokens"):
        return box.TOKENS[number]
    if kind == "colours":
        return " ".join([colour for i, colour in enumerate(box.COLOURS) if number >> i & 1])
    if kind in ("tiles", "crystals"):
        return box.COLOURS[number]
    return CELLS[number] if kind == "cells" else box.RESOURCES[number]


def task_facts(task: tasks.Task) -> dict[str, Any]:
    kind = KINDS[task.kind]
    found = {
        "colour": box.COLOURS[task.colour],
        "points": int(task.points),
        "kind": kind,
        "what": what_of(kind, int(task.what)),
        "n": int(task.n),
        "each": int(task.each),
        "other": what_of(kind, int(task.other)),
    }
    return {key: value for key, value in found.items() if value}


def components() -> dict[str, Any]:
    return {
        "tokens": box.TOKENS,
        "resources": box.RESOURCES,
        "guardians": box.GUARDIANS,
        "guardianPoints": box.GUARDIAN_POINTS[1:],
        "islands": {
            one.slug: {
                "resource": box.RESOURCES[one.resource] if one.resource >= 0 else "",
                "guardian": box.GUARDIANS[one.guardian] if one.guardian >= 0 else "",
            }
            for one in box.ISLANDS
        },
        "routes": [route.split(" ") for route in box.ROUTES],
        "ring": [
            {
                "token": box.TOKENS[token],
                "gift": box.RESOURCES[gift] if gift != box.TWO_POINTS else "points",
            }
            for token, gift in box.RING
        ],
        "council": box.COUNCIL,
        "common": box.COMMON,
        "pathCost": box.PATH_COST,
        "gnomes": {slug: box.RESOURCES[box.GNOME_RESOURCES[i]] for i, slug in enumerate(box.GNOME_SLUGS)},
        "fate": {slug: [box.TOKENS[s] for s in box.FATE_TILES[i]] for i, slug in enumerate(box.FATE_SLUGS)},
        "paths": {
            slug: {"crystal": box.COLOURS[tile.crystal], "resource": box.RESOURCES[tile.resource]}
            for slug, tile in zip(box.PATH_SLUGS, box.PATHS, strict=True)
        },
        "tasks": {task.slug: task_facts(task) for task in tasks.TASKS},
        "tom": {slug: box.TOM_ACTIONS[box.TOM_CARDS[i]] for i, slug in enumerate(box.TOM_SLUGS)},
        "tomPasses": box.TOM_PASSES,
        "area": {
            "rows": geometry.FATE_ROWS,
            "columns": geometry.FATE_COLUMNS,
            "start": geometry.START_CENTRE,
            "gold": geometry.GOLD_SYMBOLS,
            "wild": geometry.WILD_SYMBOLS,
            "highlighted": geometry.HIGHLIGHTED_CELLS,
            "outer": geometry.OUTER_CELLS,
        },
    }
