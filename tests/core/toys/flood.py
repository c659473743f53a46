"""A toy: all against the water, one to three seats. The game may be lost in the middle of anybody's action."""

from __future__ import annotations

from typing import Any

from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.options import Settings
from vatra.core.result import Points, Result, common
from vatra.core.step import SeatAsk, Step, Together
from vatra.core.table import Table

TILES = 4
FINDS = 4
NAMES = [f"tile {n}" for n in range(TILES)]
DIG = Action("dig", -1)
SHORE = [Action(f"shore {n}", n) for n in range(TILES)]


class Isle(Table):
    deck: Deck
    flooded: list[int] = [0]
    sunk: int = -1
    finds: int = 0
    day: int = 1


class Dawn(Step[Isle]):
    """Everyone works side by side, then the water rises."""

    def run(self, t: Isle) -> None:
        t.then(Together([[Work(s)] for s in range(t.seats)]), Rise(), Dusk())


class Work(SeatAsk[Isle]):
    def options(self, t: Isle, seat: int) -> list[Action]:
        return [SHORE[tile] for tile in sorted(t.flooded)] + [DIG]

    def take(self, t: Isle, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            t.flooded.remove(action.a)
            return
        t.finds += 1
        if t.finds == FINDS:
            end(t)
        elif t.finds % 2 == 0:
            t.push(Rise())  # digging wakes the water, inside the lane

    def forbids(self, t: Isle, seat: int, text: str) -> str:
        return "flood.shore.only-wet" if text.startswith("shore") else "core.not-an-option"


class Rise(Step[Isle]):
    """The next tile floods; a tile that is flooded sinks, and all is lost at once."""

    def run(self, t: Isle) -> None:
        tile = t.deck.draw(t.chance)
        t.deck.cards.append(tile)
        t.tell("rises", {"tile": tile})
        if tile in t.flooded:
            t.sunk = tile
            end(t)
        else:
            t.flooded.append(tile)


class Dusk(Step[Isle]):
    def run(self, t: Isle) -> None:
        t.day += 1
        t.push(Dawn())


def end(t: Isle) -> None:
    """Over at once, whatever is still to do."""
    t.restart([])
    t.tell("over", {})


class Flood(Toy[Isle]):
    def __init__(self) -> None:
        super().__init__("flood", (1, 3), ["dig", *[a.text for a in SHORE]], cooperative=True)

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Isle:
        return Isle(self, seats, settings, chance, [Dawn()], Deck(list(range(TILES)), NAMES))

    def result(self, table: Isle) -> Result:
        won = table.sunk < 0
        parts = [Points("finds", table.finds), Points("days", table.day if won else 0)]
        return common(won, table.seats, parts, "escaped" if won else "sunk")

    def describe(self, table: Isle) -> dict[str, Any]:
        return fields(table, "flooded", "sunk", "finds", "day")

    def progress(self, table: Isle) -> float:
        return 1.0 if table.over else table.finds / FINDS

    def check(self, table: Isle) -> list[str]:
        return [] if len(set(table.flooded)) == len(table.flooded) else ["a tile is flooded twice"]


FLOOD = Flood()
