"""A small sample of play that would notice a player broken by a later change. How strong they really are is measured by
`benchmarks/strength.py` and told in docs/results.md; the bounds here are far below that."""

from __future__ import annotations

import pytest
from benchmarks.strength import measured

from vatra.core.game import find_game

pytestmark = pytest.mark.thinking


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


def test_glow() -> None:
    assert lead("glow", ["skilled", "novice"], 4) > 15
    assert lead("glow", ["expert", "novice"], 4) > 15
    assert lead("glow", ["master", "novice"], 2) > 15


def test_bonfire() -> None:
    assert lead("bonfire", ["skilled", "novice"], 4) > 8
    assert lead("bonfire", ["expert", "novice"], 4) > 8
    assert lead("bonfire", ["master", "skilled@1"], 4) > 5


def test_spirit_island() -> None:
    for spirit in ("lightnings-swift-strike", "bringer-of-dreams-and-nightmares", "oceans-hungry-grasp"):
        assert share("spirit_island", ["expert"], 4, **{"spirit-1": spirit}) >= 0.5, spirit
