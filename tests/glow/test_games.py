"""Whole games: nothing is lost, replays are identical, and it does not matter who is quicker."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.many_games import numbered, numbers_in, play

from vatra.core.chance import seeded
from vatra.core.game import Mode
from vatra.games.glow.game import GLOW

MODES = GLOW.modes()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_random_games(mode: Mode) -> None:
    for seed in range(10):
        play(GLOW, mode, "random", seed)


@pytest.mark.parametrize("mode", [Mode(3, {"map": "shadows"}), Mode(1, {"map": "archipelago"})], ids=str)
def test_games_of_players_who_think(mode: Mode) -> None:
    play(GLOW, mode, "novice", 1)
    play(GLOW, mode, "skilled", 1)


def test_a_record_is_gone_on_from(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    assert numbers_in(record) == set()
    lines = [numbered(("glow", "random", number)) for number in (0, 4)]
    record.write_text("\n".join([*lines, "7 12"]))
    assert numbers_in(record) == {0, 4}, "the last line was cut off, so its game is played again"
    assert numbered(("glow", "random", 4)) == lines[1]


@pytest.mark.parametrize("mode", [Mode(4, {"map": "shadows"}), Mode(3, {"map": "archipelago"})], ids=str)
def test_a_day_ends_alike_whoever_is_quicker(mode: Mode) -> None:
    """With no reroll drawn, every order of play among the lanes leads to one position."""
    for seed in range(15):
        table = GLOW.new(mode.seats, mode.options, seeded(seed))
        dice = seeded(f"days {seed}")
        while not table.over and not table.lanes:
            options = table.options(table.to_act[0])
            table.take(table.to_act[0], options[dice.below(len(options))])
        while not table.over:
            start, ends = table.round, set()  # type: ignore[attr-defined]
            for order in range(6):
                copy, quick = table.copy(), seeded(order)
                while copy.lanes and copy.round == start:  # type: ignore[attr-defined]
                    seat = copy.to_act[quick.below(len(copy.to_act))]
                    copy.take(seat, copy.game.auto(copy, seat))
                ends.add(copy.digest())
            assert len(ends) == 1
            table = copy
            while not table.over and not table.lanes:
                options = table.options(table.to_act[0])
                table.take(table.to_act[0], options[dice.below(len(options))])
