"""What lies on the table: the cave, the pockets, the chests."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.deck import Deck
from vatra.core.record import Bag, Derived, Fixed, Kept
from vatra.core.table import MAX_SEATS, Table

# Nobody has gone back yet, at a table of so many seats.
NOBODY: Final[list[list[int]]] = [[0] * seats for seats in range(MAX_SEATS + 1)]


class Expedition(Fixed):
    """A cave that is closed, for who remembers.

    `cards` in the order they were turned, the repeated hazard included; `back[seat]` is how many of them lay open when
    the seat went back, 0 when it fled.
    """

    cave: i64
    cards: Kept[list[int]]
    back: Kept[list[int]]


class Cave(Table):
    """Sets of seats are bit masks. `pockets` are at risk, `chests` are safe."""

    relic_mode: i64
    deck: Deck
    pockets: list[int]
    chests: list[int]
    relics: Kept[list[list[int]]]  # values of the relics each seat carried out
    inside: i64
    crowd: Derived[i64]  # how many are inside
    back: Kept[list[int]]  # how many cards of this expedition lay open when a seat went back
    cave: i64 = 1  # which of the five
    chosen: i64 = 0  # who has decided
    leaving: i64 = 0  # who of them decided to go back
    seen: Derived[i64] = 0  # hazards on the path, a bit for each kind
    relics_here: Derived[i64] = 0  # relics on the path
    claimed: i64 = 0  # relics carried out so far
    path: list[int] = []
    left: list[int] = []  # rubies lying on each treasure of the path
    rest: Derived[i64] = 0  # all of them together
    turned: list[int] = []  # every card of this expedition in order, claimed relics included
    closed: Kept[list[Expedition]] = []  # the caves before this one
    gone: Bag[int] = []  # cards out of the game: repeated hazards and relics left behind

    def decided(self) -> bool:
        """All inside have decided, and their decisions lie open until they are carried out."""
        return self.inside != 0 and self.chosen == self.inside
