"""What games say about weights: on made-up games whose truth is known."""

from __future__ import annotations

import random
from typing import Any

import pytest
from benchmarks.learn import GROUPS, QUESTIONS, by_play, by_position, disturbed, play, table

from vatra.games.spirit_island.bot.weights import HOUSE, NAMES, OWN, weights_from

RIVER = "river-surges-in-sunlight"


def made_up(number: int) -> list[dict[str, Any]]:
    """The more fear counts the farther the game comes; blight foretells defeat twice as much as it counts today."""
    lot = random.Random(7)
    games: list[dict[str, Any]] = []
    for _ in range(number):
        x = {name: lot.gauss(0.0, 0.5) for name in QUESTIONS}
        parts = [lot.gauss(0.0, 1.0) for _ in GROUPS]
        truth = sum(parts) + parts[list(GROUPS).index("blight")]
        games.append(
            {
                "spirit": RIVER,
                "far": x["fear"] + lot.gauss(0.0, 0.5),
                "won": truth + lot.gauss(0.0, 3.0) > 0,
                "x": x,
                "turns": [[2.0, *parts]],
            }
        )
    return games


def test_what_helps_is_found() -> None:
    effects, errors = by_play(made_up(400))
    z = dict(zip(QUESTIONS, effects / errors, strict=True))
    assert z["fear"] > 8
    assert max(abs(value) for name, value in z.items() if name != "fear") < 4


def test_what_foretells_is_found() -> None:
    counts, _ = by_position(made_up(800))
    by_group = dict(zip(GROUPS, counts, strict=True))
    others = [value for name, value in by_group.items() if name != "blight"]
    assert by_group["blight"] > max(others)


def test_only_what_is_clear_moves() -> None:
    effects, errors = by_play(made_up(400))
    lines = table(RIVER, effects, errors, clear=6.0, step=0.5)
    own = weights_from("\n".join(lines))[RIVER]
    assert {name for name in NAMES if getattr(own, name) != getattr(HOUSE, name)} == {"fear", "level"}
    assert own.fear == pytest.approx(HOUSE.fear * 1.649, rel=0.01)


def test_groups_are_weights_and_turned_together() -> None:
    known = [name for names in GROUPS.values() for name in names]
    assert len(known) == len(set(known))
    assert set(known) <= set(NAMES)
    moved = disturbed(HOUSE, {"towns": 0.7})
    assert moved.town / HOUSE.town == pytest.approx(moved.struck_town / HOUSE.struck_town)


@pytest.mark.thinking
def test_a_game_for_learning_can_be_played_again() -> None:
    games = [play(RIVER, "learn 1", 0.5) for _ in range(2)]
    assert games[0] == games[1]
    assert OWN[RIVER].fear == HOUSE.fear
    assert all(len(turn) == 1 + len(GROUPS) for turn in games[0]["turns"])
