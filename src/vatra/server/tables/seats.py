"""Who sits where. A seat is held by right: by whose cookie it is, never by knowing an id."""

from __future__ import annotations

from typing import Any

import msgspec

from vatra.server.web.messages import PlayerKind


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """`person` holds it (for a hot seat: the maker of the table). `bot` plays it, or stands in for who is away."""

    kind: PlayerKind
    person: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False

    @property
    def present(self) -> bool:
        """A person plays here, connected or not."""
        return bool(self.person) and not self.away

    @property
    def played_by_table(self) -> bool:
        """The table has to see to its moves."""
        return self.kind == "bot" or self.away


OPEN = Seat("open")


def held_by(seats: list[Seat], person: str) -> list[int]:
    """The seats a person has a right to."""
    if not person:
        return []
    return [i for i, seat in enumerate(seats) if seat.person == person]


def people_at(seats: list[Seat]) -> list[str]:
    """Everybody who holds a seat, each once."""
    return list(dict.fromkeys([seat.person for seat in seats if seat.person]))


def changed(seat: Seat, **changes: Any) -> Seat:
    return msgspec.structs.replace(seat, **changes)
