"""A small sample of play that would notice a player broken by a later change. How strong they really are is measured by
`benchmarks/strength.py` and told in docs/results.md; the bounds here are far below that."""

from __future__ import annotations

import pytest
from benchmarks.strength import measured

from vatra.core.game import find_game

pytestmark = [pytest.mark.thinking, pytest.mark.timeout(900)]


def share(game: str, players: list[str], games: int, **options: object) -> float:
    """The share of the victory of the first player."""
    found = measured(find_game(game), players, games, "sample", options, None)
    return sum(1.0 if one["common"] else one["share"] for one in found) / games


def lead(game: str, players: list[str], games: int, **options: object) -> float:
    """By how many points the first player is ahead of the best of the others, on average."""
    found = measured(find_game(game), players, games, "sample", options, None)
    return sum(float(one["points"] - one["rival"]) for one in found) / games


def test_diamant() -> None:
    assert share("diamant", ["expert", "novice", "novice"], 30) > 0.6


@pytest.mark.parametrize(
    ("game", "player", "other", "least"),
    [
        ("glow", "skilled", "novice", 15),
        ("glow", "expert", "novice", 15),
        ("glow", "master", "novice", 15),
        ("bonfire", "skilled", "novice", 5),
        ("bonfire", "expert", "novice", 5),
        ("bonfire", "master", "skilled@1", 3),
    ],
)
def test_lead(game: str, player: str, other: str, least: int) -> None:
    """One deal, from both seats."""
    assert lead(game, [player, other], 2) > least


@pytest.mark.parametrize("spirit", ["lightnings-swift-strike", "oceans-hungry-grasp"])
def test_spirit_island(spirit: str) -> None:
    assert share("spirit_island", ["expert"], 2, **{"spirit-1": spirit}) >= 0.5
