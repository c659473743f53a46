"""What a bot is given: what its seat may know, never the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.game import Game
from vatra.core.table import Table

if TYPE_CHECKING:
    from vatra.core.observing import Observer


class Seen:
    """A table through the eyes of one seat that may act now."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table: Final = table
        self.seat: Final = seat
        self.game: Final[Game] = table.game

    @property
    def seats(self) -> int:
        return self._table.seats

    @property
    def options(self) -> list[Action]:
        """What the seat may do; a list of its own."""
        return self._table.options(self.seat)[:]

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may see, as plain data."""
        return self._table.view(self.seat)

    def look(self, observer: Observer) -> tuple[bytes, list[int], list[Action]]:
        """What a learner is given here: the numbers, and the open actions by their numbers."""
        return observer.look(self._table, self.seat)

    def imagine(self, chance: Chance) -> Table:
        """A whole table that agrees with all the seat knows. What is hidden is guessed, the future is `chance`."""
        return self._table.imagine(self.seat, chance)

    def auto(self) -> Action:
        """The move the game makes for a seat that left."""
        return self._table.game.auto(self._table, self.seat)


class Choice:
    """What a player decided, and why in words: messages with numbers, most important first; and the next best way."""

    def __init__(self, action: Action, why: list[Event] | None = None, second: Action | None = None) -> None:
        self.action: Final = action
        self.why: Final[list[Event]] = why or []
        self.second: Final = second
