"""The rows a table consists of. They are only ever added, each with the next number."""

from __future__ import annotations

from typing import Literal

import msgspec

from vatra.server.tables.seats import Seat
from vatra.server.web.messages import By

# made: the first seats · seats: some of them changed · start · move · undo: the seat's last move is taken back ·
# rematch: the table where they play again · pledge, open: what a person adds to chance (see `vatra.core.fair`) ·
# lesson: the learner goes on or back, or a chapter begins
RowKind = Literal["made", "seats", "start", "move", "undo", "rematch", "pledge", "open", "lesson"]


class SeatsData(msgspec.Struct, frozen=True):
    """Seats by number, and who is the host."""

    seats: dict[int, Seat]
    host: str


class Row(msgspec.Struct, frozen=True):
    seq: int
    kind: RowKind
    at: int  # milliseconds since 1970
    seat: int = -1
    text: str = ""  # of a move; of a rematch: the id of the new table; of a pledge: whose and what
    by: By = ""
    gave: list[str] = []  # what chance gave, by name
    seats: SeatsData | None = None


class Header(msgspec.Struct, frozen=True):
    """What never changes about a table. `seed` is a secret until the game is over."""

    id: str
    game: str
    version: int
    options: dict[str, str | int | bool]
    seat_count: int
    public: bool
    invite: str
    timer: int | None
    seed: bytes
    rematch_of: str
    created: int
    origin: str = ""  # a mark of the address it was made from
    lesson: str = ""  # that is given at it

    def __repr__(self) -> str:
        return f"Header({self.id} {self.game})"  # never the seed, whoever prints this


class Standing(msgspec.Struct, frozen=True):
    """What the lobby shows of a table, kept beside its rows and written with them."""

    status: Literal["waiting", "playing", "over"]
    to_act: int  # bit mask
    progress: float
    bots_due: bool  # the table itself has to move
    updated: int
    outcome: str | None = None  # the result as JSON, when the game is over


class Plan(msgspec.Struct, frozen=True):
    """Rows that may follow the present state, and what the lobby will show then."""

    rows: list[Row]
    standing: Standing


class MoveLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as a line of a log (see `vatra.core.log`)."""

    seat: int
    do: str
    gave: list[str] = []
