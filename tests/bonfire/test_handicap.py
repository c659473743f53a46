"""The handicap challenge from game to game."""

from __future__ import annotations

from pathlib import Path

import pytest

from vatra.cli import memory
from vatra.core.chance import seeded
from vatra.core.game import Played
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.result import Result
from vatra.games.bonfire.game import BONFIRE
from vatra.games.bonfire.handicap import FIRST_HANDICAP, HIGHEST, LOWEST, handicaps, next_handicap


def ended(reason: str) -> Result:
    won = reason == "tom-beaten"
    return Result([1 if won else 2], [0] if won else [], [0], [[]], reason)


@pytest.mark.parametrize(
    ("reason", "step"), [("tom-beaten", 5), ("tom-wins", -2), ("tom-tie", 0)], ids=["win", "loss", "tie"]
)
def test_the_next_handicap(reason: str, step: int) -> None:
    assert next_handicap(FIRST_HANDICAP, reason) == FIRST_HANDICAP + step


def test_it_stays_within_what_can_be_chosen() -> None:
    assert next_handicap(HIGHEST, "tom-beaten") == HIGHEST
    assert next_handicap(LOWEST, "tom-wins") == LOWEST
    values = next(option.values for option in BONFIRE.options if option.id == "handicap")
    assert values == handicaps()
    assert FIRST_HANDICAP in values


def game(handicap: int, reason: str, seats: int = 1) -> Played:
    return Played(seats, 0, {"handicap": handicap}, ended(reason))


def test_the_challenge_goes_on_where_it_was() -> None:
    assert BONFIRE.propose(1, []) == {}
    assert BONFIRE.propose(1, [game(0, "tom-beaten")]) == {}
    begun = [game(-10, "tom-beaten"), game(-5, "tom-beaten")]
    assert BONFIRE.propose(1, begun) == {"handicap": 0}
    assert BONFIRE.propose(1, [*begun, game(0, "tom-wins")]) == {"handicap": -2}
    assert BONFIRE.propose(1, [*begun, game(0, "countdown", seats=3)]) == {"handicap": 0}
    assert BONFIRE.propose(2, begun) == {}


def test_the_terminal_remembers_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    live = Live(dealer(BONFIRE, 1, BONFIRE.settle(1, {"handicap": -10}), seeded("alone")))
    dice = seeded("choices")
    while not live.table.over:
        options = live.table.options(0)
        live.act(0, options[dice.below(len(options))].text)
    assert live.table.result is not None
    [note] = live.table.result.notes
    memory.remember(live, 0)
    assert memory.with_proposals(BONFIRE, 1, {}) == {"handicap": str(note.args["handicap"])}
    assert memory.with_proposals(BONFIRE, 1, {"handicap": "3"}) == {"handicap": "3"}
