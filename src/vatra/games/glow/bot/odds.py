"""Exact odds: how many dice will show each symbol, as a table of packed counts with their probabilities."""

from __future__ import annotations

from typing import Final

from vatra.games.glow.components import BLACK_DIE, ENCOUNTER, FACES
from vatra.games.glow.effects import ALL_OF, ELEMENTS, LIGHT_MINUS2, ONE

Odds = dict[int, float]
NO_DICE: Final[Odds] = {0: 1.0}


def _faces(kinds: list[int]) -> list[float]:
    """How likely each symbol is on a die drawn from these kinds."""
    shares = [0.0] * LIGHT_MINUS2
    for kind in kinds:
        for face in FACES[kind & 7]:
            if face < LIGHT_MINUS2:
                shares[face] += 1 / (6 * len(kinds))
    return shares


OF_COLOUR: Final[list[list[float]]] = [_faces([colour]) for colour in range(8)]
ANY_SMALL_DIE: Final[list[float]] = _faces(ENCOUNTER)


def with_die(odds: Odds, shares: list[float]) -> Odds:
    """The same dice and one more."""
    found: Odds = {}
    for counts, chance in odds.items():
        for face in range(len(shares)):
            share = shares[face]
            if share:
                more = counts + ONE[face]
                found[more] = found.get(more, 0.0) + chance * share
    return found


def odds_of(kinds: list[int], small: int = 0) -> Odds:
    """All results of these dice, and of so many small dice that nobody knows yet. The black die is left out."""
    odds = NO_DICE
    for kind in kinds:
        if kind != BLACK_DIE:
            odds = with_die(odds, OF_COLOUR[kind & 7])
    for _ in range(small):
        odds = with_die(odds, ANY_SMALL_DIE)
    return odds


def cursed(odds: Odds) -> Odds:
    """With the black die: each element is cancelled with one chance in six."""
    found: Odds = {}
    for counts, chance in odds.items():
        found[counts] = found.get(counts, 0.0) + chance / 6
        for element in range(ELEMENTS):
            less = counts & ~ALL_OF[element]
            found[less] = found.get(less, 0.0) + chance / 6
    return found
