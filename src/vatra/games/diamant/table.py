"""What lies on the table: the cave, the pockets, the chests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.options import Settings
from vatra.core.step import Step
from vatra.core.table import MAX_SEATS, Table

if TYPE_CHECKING:
    from vatra.core.game import Game

# Nobody has gone back yet, at a table of so many seats.
NOBODY: Final[list[list[int]]] = [[0] * seats for seats in range(MAX_SEATS + 1)]


class Expedition:
    """A cave that is closed, for who remembers.

    `cards` in the order they were turned, the repeated hazard included; `back[seat]` is how many of them lay open when
    the seat went back, 0 when it fled.
    """

    def __init__(self, cave: i64, cards: list[int], back: list[int]) -> None:
        self.cave: Final[i64] = cave
        self.cards: Final = cards
        self.back: Final = back

    def state(self) -> str:
        return f"{self.cave}{self.cards}{self.back}"


class Cave(Table):
    """Sets of seats are bit masks. `pockets` are at risk, `chests` are safe."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Settings,
        chance: Chance,
        shared: list[Step[Any]],
        relic_mode: i64,
        deck: Deck,
        path: list[int],
        pockets: list[int],
        chests: list[int],
        relics: list[list[int]],
    ) -> None:
        super().__init__(game, seats, settings, chance, shared)
        self.relic_mode: Final[i64] = relic_mode
        self.everyone: Final[i64] = (1 << seats) - 1
        self.deck = deck
        self.path = path
        self.pockets = pockets
        self.chests = chests
        self.relics = relics  # values of the relics each seat carried out; replaced, never changed
        self.cave: i64 = 1  # which of the five
        self.inside: i64 = self.everyone
        self.crowd: i64 = seats  # how many are inside
        self.chosen: i64 = 0  # who has decided
        self.leaving: i64 = 0  # who of them decided to go back
        self.left: i64 = 0  # rubies lying on the path
        self.seen: i64 = 0  # hazards on the path, a bit for each kind
        self.relics_here: i64 = 0  # relics on the path
        self.claimed: i64 = 0  # relics carried out so far
        self.turned: list[int] = []  # every card of this expedition in order, claimed relics included
        self.back: list[int] = NOBODY[seats]  # of these, when a seat went back; replaced, never changed
        self.closed: list[Expedition] = []  # the caves before this one; replaced, never changed
        self.gone: list[int] = []  # cards out of the game: repeated hazards and relics left behind

    def copy(self) -> Cave:
        new = Cave(
            self.game,
            self.seats,
            self.settings,
            self.chance.copy(),
            self.shared[:],
            self.relic_mode,
            self.deck.copy(),
            self.path[:],
            self.pockets[:],
            self.chests[:],
            self.relics,
        )
        self.copied(new)
        new.cave = self.cave
        new.inside = self.inside
        new.crowd = self.crowd
        new.chosen = self.chosen
        new.leaving = self.leaving
        new.left = self.left
        new.seen = self.seen
        new.relics_here = self.relics_here
        new.claimed = self.claimed
        new.turned = self.turned[:]
        new.back = self.back
        new.closed = self.closed
        if self.gone:
            new.gone = self.gone[:]
        return new

    def state(self) -> str:
        return (
            f"{self.cave} {self.inside} {self.chosen} {self.leaving} {self.left} {self.claimed}"
            f"{self.path}{self.pockets}{self.chests}{self.relics}{sorted(self.gone)}{self.deck.state()}"
            f"{self.turned}{self.back}{[cave.state() for cave in self.closed]}"
        )
