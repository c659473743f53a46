"""The end of the game: gems in the chest and the relics carried out. Equal scores share the win."""

from __future__ import annotations

from vatra.core.result import Points, Result, ranked
from vatra.games.diamant.table import Cave


def scores(t: Cave) -> list[int]:
    """What every seat has made safe so far."""
    return [t.chests[seat] + sum(t.relics[seat]) for seat in range(t.seats)]


def result(t: Cave) -> Result:
    parts: list[list[Points]] = []
    for seat in range(t.seats):
        points = [Points("gems", t.chests[seat])]
        if t.relic_mode:
            points.append(Points("relics", sum(t.relics[seat])))
        parts.append(points)
    return ranked(parts, "caves-closed")
