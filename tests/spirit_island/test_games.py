"""Whole games: nothing is lost, replays are identical, and it does not matter who is quicker in the spirit phase."""

from __future__ import annotations

import pytest
from benchmarks.many_games import play

from vatra.core.chance import seeded
from vatra.core.errors import Refused
from vatra.core.game import Mode
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND

MODES = ISLAND.modes()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_random_games(mode: Mode) -> None:
    for seed in range(10):
        play(ISLAND, mode, "random", seed)


def test_the_first_explore_puts_two_explorers_on_a_single_board() -> None:
    for board in "ABCD":
        for seed in range(6):
            options = {"boards": board, "spirit-1": "river-surges-in-sunlight"}
            table = ISLAND.new(1, options, seeded(seed))
            assert sum(land["explorer"] for land in table.view()["lands"].values()) == 2


def test_turn_one_builds_the_first_card_and_ravages_nothing() -> None:
    table = ISLAND.new(1, {"spirit-1": "river-surges-in-sunlight"}, seeded(1))
    invaders = table.view()["invaders"]
    assert (invaders["ravage"], invaders["explore"]) == ("", "")
    assert invaders["build"].startswith("i-")
    assert len(invaders["deck"]) == 11


def test_two_players_cannot_choose_one_spirit() -> None:
    table = ISLAND.new(2, {}, seeded(1))
    table.act(0, "become thunderspeaker")
    with pytest.raises(Refused, match=r"spirit_island\.setup\.spirit"):
        table.act(1, "become thunderspeaker")
    assert len(table.actions(1)) == 7
