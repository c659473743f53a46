"""Whatever is asked has a word for who meets it the first time; and no word is about what is not there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.play import Case
from tests.words.texts import messages

from vatra.core.game import Game, games
from vatra.core.naming import with_wholes
from vatra.core.rulebook import rulebook
from vatra.core.step import Ask
from vatra.core.table import Table
from vatra.core.words import speaker, text_folder

by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@by_game
def test_every_text_has_a_row_and_every_row_a_text(game: Game) -> None:
    coach = game.coach()
    rows = {f"coach-{key.rstrip('-')}" for key in coach.asks} | {
        f"coach-event-{name}" for name in coach.events
    }
    assert set(messages(text_folder(game) / "coach" / "en.ftl")) == rows


@by_game
def test_rules_and_events_are_there(game: Game) -> None:
    coach, words = game.coach(), speaker("en", game)
    rules = set(rulebook(game.id, "en").rules())
    assert {rule for _, rule in [*coach.asks.values(), *coach.events.values()]} - rules == set()
    assert [name for name in coach.events if not words.has(name)] == []


@by_game
def test_every_kind_of_question_has_a_word(game: Game) -> None:
    """Each class of ask in the room: by its prompt, or by its own name."""
    coach = game.coach()
    prompts = [name for name in messages(text_folder(game) / "en.ftl") if name.startswith("ask-")]
    silent = [name for name in prompts if coach.key_of(name, "") is None]
    assert silent == []


@by_game
def test_whoever_is_asked_is_told_something(game: Game) -> None:
    """In random games of every mode: no question without a word, and it speaks of what is there."""
    for mode in game.modes():
        for table in Case(game, mode).positions(30):
            for seat in table.to_act:
                ask = asked(table, seat)
                word = game.coach().of_ask(table, seat, ask)
                assert word is not None, ask.prompt(table, seat).name
                there = with_wholes(game.naming().all(table.view(seat))) | {"question"}
                assert word.thing in there, (word.thing, ask.prompt(table, seat))


def asked(table: Table, seat: int) -> Ask[Any]:
    ask = table.ask(seat)
    return ask
