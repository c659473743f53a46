"""A game's own pieces of an observation, by name."""

from __future__ import annotations

from vatra.core.observing import Row
from vatra.core.table import Table


def observed(t: Table, seat: int) -> dict[str, bytes]:
    row = Row(t.game.pieces(t.seats))
    row.clear()
    row.begin(0)
    t.game.observe(t, seat, row)
    found: dict[str, bytes] = {}
    numbers = bytes(row.numbers)
    for piece in row.pieces:
        found[piece.name] = numbers[: piece.length]
        numbers = numbers[piece.length :]
    return found
