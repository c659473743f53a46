"""Things have names: what an option is about lies on the table, and every name can be said in four languages."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.play import Case

from vatra.core import scenario
from vatra.core.game import Game, games
from vatra.core.live import Live
from vatra.core.scenario import read, scenario_files
from vatra.core.step import Ask
from vatra.core.table import Table
from vatra.core.words import LANGUAGES, speaker

ROOT = Path(__file__).resolve().parents[2]
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@by_game
def test_every_verb_names_something_or_is_a_button(game: Game) -> None:
    naming = game.naming()
    verbs = {first for text in game.actions for first in (text, text.split(" ")[0])}
    for text in game.actions:
        first = text.split(" ")[0]
        known = [text in naming.verbs, text in naming.buttons, first in naming.verbs, first in naming.buttons]
        assert any(known), f"{text!r} is neither in the table of verbs nor a button"
    assert set(naming.verbs) | set(naming.buttons) <= verbs, "a verb that no option has"


@by_game
def test_options_are_about_what_lies_on_the_table(game: Game) -> None:
    """In random games of every mode and in every example of the rulebook: that is every question there is."""
    met: set[str] = set()
    for table in chain(played(game), examples(game)):
        view = {seat: game.naming().all(table.view(seat)) for seat in table.to_act}
        met |= {type(stack[-1]).__name__ for stack in table.lanes if stack}  # also those that wait for others
        for seat in table.to_act:
            ask = asked(table, seat)
            met |= {
                type(ask).__name__,
                type(getattr(ask, "ask", ask)).__name__,
            }  # a proposal is about another
            about = game.naming().event(ask.prompt(table, seat), {"seat": seat})
            # A question may come from a card that lies nowhere any more: what is there once keeps its name.
            gone = {name for name in set(about) - view[seat] if not name.startswith("card:")}
            assert not gone, f"{type(ask).__name__} is about {gone}"
            for option in table.options(seat):
                named = ask.things(table, seat, option)
                assert set(named) <= view[seat], f"{option.text!r} names {set(named) - view[seat]}"
                button = (
                    option.text in game.naming().buttons or option.text.split(" ")[0] in game.naming().buttons
                )
                assert bool(named) != button, f"{option.text!r}: {named}"
    assert not asks_of(game) - met, f"never met: {asks_of(game) - met}"


def asked(table: Table, seat: int) -> Ask[Any]:
    ask = table.ask(seat)
    return ask


def played(game: Game) -> Iterator[Table]:
    for mode in game.modes():
        yield from Case(game, mode).positions(60)


def examples(game: Game) -> Iterator[Table]:
    """Every position that the scenarios of the game come through."""
    for file in scenario_files([ROOT / "scenarios" / game.id]):
        example = read(file)
        if example.new_refused:
            continue
        live = Live(scenario._dealer(example))
        yield live.table
        for move in example.moves:
            scenario._move(live, move, lambda *_: None)
            yield live.table


@functools.cache
def asks_of(game: Game) -> set[str]:
    """The names of all questions in the game's room."""

    def below(cls: type) -> Iterator[type]:
        each: type
        for each in cls.__subclasses__():
            yield each
            yield from below(each)

    room = f"vatra.games.{game.id}."
    own = [cls for cls in below(Ask) if cls.__module__.startswith(room)]
    return {cls.__name__ for cls in own if not cls.__subclasses__()}


NAMES = ["Олена", "Marek", "Ольга", "Anna", "Борис", "Zoë", "Іван", "Łucja"]


@pytest.mark.parametrize("language", LANGUAGES)
@by_game
def test_every_thing_has_a_name_in_words(game: Game, language: str) -> None:
    """In every position, in each language; and no id is left in it, except numbers and the names of lands."""
    words = speaker(language, game)
    for name in all_things(game):
        said = words.thing(name, NAMES)
        ids = {part.partition(":")[2] for part in name.split("/") if not part.startswith("land:")}
        left = {id for id in ids & set(re.split(r"[\s,:]+", said)) if not id.isdigit()}
        assert language == "en" or not left - {"start"}, (
            f"{name} is called {said!r}"
        )  # in English (and once in Polish) an id is the word
        assert said == said.strip(" ,")
        assert "{" not in said


@functools.cache
def all_things(game: Game) -> frozenset[str]:
    found: set[str] = set()
    for table in chain(played(game), examples(game)):
        found |= game.naming().all(table.view(0))
    return frozenset(found)
