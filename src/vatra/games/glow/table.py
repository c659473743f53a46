"""What lies on the table: players, the encounter board, the decks, the reserve, and Arthur in a solo game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.deck import Deck
from vatra.core.record import Bag, Record
from vatra.core.table import Table
from vatra.games.glow.components import START_LIGHT
from vatra.games.glow.player import Player

NO_CARD: Final = -1
ASIDE: Final = -1


class Arthur(Record):
    """The rival of a solo game. `at` is the section of each of his dice, or ASIDE; `tiles` lie one at each section."""

    dice: list[int]
    at: list[int]
    boats: Bag[int]
    tiles: list[int]
    stack: Deck
    discards: Bag[int]
    light: i64 = START_LIGHT
    company: i64 = 0
    footprints: i64 = 0
    camp: i64 = 0
    second_deck: bool = False  # the tiles have been shuffled anew: companions come from deck B
    last_round: bool = False


class Journey(Table):
    """Sections are numbered by their element. Nothing here is hidden: decks have no order, face-down spells no face."""

    board: i64
    players: list[Player]
    decks: list[Deck]  # A and B; the cards taken out unseen are what is left in them at the end
    spells: Deck  # tokens that nobody has seen
    spells_left: i64  # of them in the supply
    spent: Bag[int] = []  # spell tokens that were seen and lie in the box
    round: i64 = 1
    first: i64 = 0  # the first player
    picked: i64 = 0  # players who have recruited today
    before_noon_ends: i64 = 0  # players whose noon is not over, as a bit mask
    lineup: list[int] = []  # adventurers to choose from
    offer: list[int] = [NO_CARD] * 5
    sections: list[Bag[int]] = [[], [], [], [], []]  # kinds of the small dice there
    prints: list[int] = [0] * 5  # footprints there
    reserve: Bag[int] = []
    box: Bag[int] = []  # dice out of the game
    boxed: Bag[int] = []  # companions out of the game
    graveyard: Bag[int] = []
    brought: list[int] = [-1] * 6  # colour of the die each Sketal brought, or -1
    arthur: Arthur | None = None

    def in_turn(self, seat: int) -> int:
        """How many players come before this one today."""
        return int((seat - self.first) % self.seats)
