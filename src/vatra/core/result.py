"""How a game ended: places with ties, shared and common victories, and where every point came from."""

from __future__ import annotations

from vatra.core.event import Event
from vatra.core.record import Fixed


class Points(Fixed):
    """Points of one category; the category is the message `score-<category>` of the game."""

    category: str
    points: int


class Result(Fixed):
    """`places[seat]` is 1 for the best; equal places are a tie. `winners` may be several, all, or nobody.

    `reason` is a message `end-<reason>` of the game. In a cooperative game all win or nobody does, and `scores` holds
    the common score for every seat. `notes` are told below the result, such as what to try next; `rivals` have points
    but no seat, such as Tom: the message of the name, and the parts.
    """

    places: list[int]
    winners: list[int]
    scores: list[int]
    parts: list[list[Points]]
    reason: str
    cooperative: bool = False
    notes: list[Event] = []
    rivals: list[tuple[str, list[Points]]] = []

    def data(self) -> dict[str, object]:
        """As plain data, for JSON."""
        return {
            "places": self.places,
            "winners": self.winners,
            "scores": self.scores,
            "parts": [[{"category": p.category, "points": p.points} for p in seat] for seat in self.parts],
            "reason": self.reason,
            "cooperative": self.cooperative,
        }


def ranked(parts: list[list[Points]], reason: str, tie_breaks: list[list[int]] | None = None) -> Result:
    """Most points win; then each tie-break in turn, higher first; who is still equal shares the place."""
    scores = [sum([p.points for p in seat]) for seat in parts]
    seats = len(scores)
    keys: list[list[int]] = []
    for seat in range(seats):
        key = [scores[seat]]
        if tie_breaks is not None:
            for tie_break in tie_breaks:
                key.append(tie_break[seat])
        keys.append(key)
    places: list[int] = []
    for seat in range(seats):
        better = 0
        for other in range(seats):
            if keys[other] > keys[seat]:
                better += 1
        places.append(better + 1)
    winners = [seat for seat in range(seats) if places[seat] == 1]
    return Result(places, winners, scores, parts, reason)


def common(won: bool, seats: int, parts: list[Points], reason: str) -> Result:
    """All together against the game."""
    score = sum([p.points for p in parts])
    winners = list(range(seats)) if won else []
    return Result(
        [1 if won else 2] * seats, winners, [score] * seats, [parts] * seats, reason, cooperative=True
    )
