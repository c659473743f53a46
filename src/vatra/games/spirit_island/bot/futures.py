"""Chance for comparing plans: the same draw always gives the same, so that plans differ only by what they do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.chance import M32, Chance

SPREAD: Final[i64] = 2654435761
WARM: Final = 4  # words until a seed has spread over all bits


class Steady(Chance):
    """What a draw gives depends only on the seed and on how much there is to draw from, not on earlier draws. Two
    plans that meet the same deck meet the same card, whatever else was drawn in between."""

    def below(self, n: i64) -> i64:
        fresh = Chance((self.a ^ (n * SPREAD)) & M32, self.b, self.c, self.count)
        for _ in range(WARM):
            fresh.word()
        return fresh.word() * n >> 32

    def twin(self) -> Chance:
        return Steady(self.a, self.b, self.c, self.count)


def steady(chance: Chance) -> Steady:
    """A future drawn from chance."""
    return Steady(chance.word(), chance.word(), chance.word(), 1)
