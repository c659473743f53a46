"""What happened, as the name of a message with arguments. Log, animation and terminal all speak from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.errors import Arg
from vatra.core.record import Fixed

EVERYONE: Final[i64] = -1


class Event(Fixed):
    """A Fluent message and what to fill in.

    An argument named `seat` is a seat and reads as its player; `seats` is a bit mask of seats. A text argument is the
    id of a thing with a name of its own (`hazard-lava`), or several with spaces between. Any other number is a number.
    Only the seats in `knows` (a bit mask) may read the event.
    """

    name: str
    args: dict[str, Arg]
    knows: i64 = EVERYONE

    def readable(self, seat: int) -> bool:
        """May this seat read it? A spectator is seat -1 and reads what everyone may."""
        if self.knows == EVERYONE:
            return True
        return seat >= 0 and bool(self.knows >> seat & 1)

    def __repr__(self) -> str:
        return " ".join([self.name, *[f"{k}={v}" for k, v in self.args.items()]])
