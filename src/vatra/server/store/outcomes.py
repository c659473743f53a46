"""How games came out: as messages, as the database keeps them, and as what a game proposes after them."""

from __future__ import annotations

from typing import Final

import msgspec

from vatra.core.event import Event as CoreEvent
from vatra.core.game import Game, Played
from vatra.core.options import Settings
from vatra.core.result import Points as CorePoints
from vatra.core.result import Result as CoreResult
from vatra.core.table import Table
from vatra.server.web.messages import Points, Result, event_of

_READ: Final = msgspec.json.Decoder(Result)


def outcome(table: Table) -> Result | None:
    found = table.result
    if found is None:
        return None
    return Result(
        found.places,
        found.winners,
        found.scores,
        [[Points(p.category, p.points) for p in seat] for seat in found.parts],
        found.reason,
        found.cooperative,
        [event_of(note) for note in found.notes],
    )


def stored(table: Table) -> str | None:
    """As the database keeps it."""
    return msgspec.json.encode(outcome(table)).decode() if table.over else None


def read(text: str | None) -> Result | None:
    return _READ.decode(text) if text else None


def remembered(seats: int, seat: int, options: Settings, result: Result) -> Played:
    parts = [[CorePoints(p.category, p.points) for p in part] for part in result.parts]
    notes = [CoreEvent(note.name, note.args) for note in result.notes]
    told = CoreResult(
        result.places, result.winners, result.scores, parts, result.reason, result.cooperative, notes
    )
    return Played(seats, seat, options, told)


def proposals(game: Game, past: list[Played]) -> dict[int, Settings]:
    """What suits somebody after these games of it, for each number of seats where anything does."""
    found = {seats: game.propose(seats, past) for seats in range(game.min_seats, game.max_seats + 1)}
    return {seats: options for seats, options in found.items() if options}
