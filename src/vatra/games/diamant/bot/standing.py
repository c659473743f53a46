"""Standing: what safe points are worth when there are caves to come."""

from __future__ import annotations

import math
from typing import Final

# How many points make someone e times as likely to win as somebody else, by the number of caves to come. Fitted to
# games of sensible explorers and of mixed company, three to eight of them; the number at the table hardly matters.
DOUBT: Final[list[float]] = [3.0, 3.5, 4.5, 5.5, 6.0, 6.5]
HOPE: Final = 0.05  # what counts besides victory when all is over: a narrow defeat is better than a clear one


def expected(scores: list[int], seat: int, caves: int) -> float:
    """The share of the victory that a seat can expect."""
    near = closeness(scores, seat, DOUBT[caves])
    if caves:
        return near
    best = max(scores)
    won = 1.0 / scores.count(best) if scores[seat] == best else 0.0
    return (1.0 - HOPE) * won + HOPE * near


def closeness(scores: list[int], seat: int, doubt: float) -> float:
    mine = float(scores[seat])
    total = 0.0
    for score in scores:
        total += math.exp((float(score) - mine) / doubt)
    return 1.0 / total
