"""Worth: what a finished game is worth to every seat, from 0 to 1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from vatra.core.result import Result


def promised(lead: float, spread: float) -> float:
    """The chance of a victory that a lead promises, from 0 to 1: three in four with a lead of `spread`."""
    return 0.5 + 0.5 * lead / (abs(lead) + spread)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth:
    """The share of the victory counts `win`, and the score the rest.

    A victory of k seats is worth 1/k to each of them; in a cooperative game it is worth 1 to everybody. The score is
    the lead over the best of the others, or the deficit, set against the size of the scores; where there are no others
    it is the score itself. So a win is always better than none, and a close defeat better than a clear one.
    """

    def __init__(self, win: float = 0.7) -> None:
        self.win: Final = win

    def of(self, result: Result) -> list[float]:
        seats = len(result.scores)
        share = 1.0 if result.cooperative else 1.0 / max(1, len(result.winners))
        values: list[float] = []
        for seat in range(seats):
            won = share if seat in result.winners else 0.0
            values.append(self.win * won + (1.0 - self.win) * self.points(result, seat))
        return values

    def points(self, result: Result, seat: int) -> float:
        scores = result.scores
        size = 0.0
        rival = 0
        others = False
        for other in range(len(scores)):
            size += abs(scores[other])
            if other != seat and not result.cooperative and (not others or scores[other] > rival):
                rival = scores[other]
                others = True
        lead = float(scores[seat] - rival)
        scale = size / len(scores) if others else 100.0
        return 0.5 + 0.5 * lead / (abs(lead) + scale + 1.0)
