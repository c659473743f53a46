"""What lies on the table: players, the encounter board, the decks, the reserve, and Arthur in a solo game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.options import Settings
from vatra.core.step import Step
from vatra.core.table import Table
from vatra.games.glow.components import START_LIGHT
from vatra.games.glow.player import Player

if TYPE_CHECKING:
    from vatra.core.game import Game

NO_CARD: Final = -1
ASIDE: Final = -1


class Arthur:
    """The rival of a solo game. `at` is the section of each of his dice, or ASIDE; `tiles` lie one at each section."""

    def __init__(
        self,
        dice: list[int],
        at: list[int],
        boats: list[int],
        tiles: list[int],
        stack: Deck,
        discards: list[int],
    ) -> None:
        self.dice = dice
        self.at = at
        self.boats = boats
        self.tiles = tiles
        self.stack = stack
        self.discards = discards
        self.light: i64 = START_LIGHT
        self.company: i64 = 0
        self.footprints: i64 = 0
        self.camp: i64 = 0
        self.second_deck: bool = False  # the tiles have been shuffled anew: companions come from deck B
        self.last_round: bool = False

    def copy(self) -> Arthur:
        new = Arthur(
            self.dice[:], self.at[:], self.boats[:], self.tiles[:], self.stack.copy(), self.discards[:]
        )
        new.light = self.light
        new.company = self.company
        new.footprints = self.footprints
        new.camp = self.camp
        new.second_deck = self.second_deck
        new.last_round = self.last_round
        return new

    def state(self) -> str:
        return (
            f"{self.light} {self.company} {self.footprints} {self.camp} {self.second_deck} {self.last_round}"
            f"{self.dice}{self.at}{sorted(self.boats)}{self.tiles}{self.stack.state()}{sorted(self.discards)}"
        )


class Journey(Table):
    """Sections are numbered by their element. Nothing here is hidden: decks have no order, face-down spells no face."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Settings,
        chance: Chance,
        shared: list[Step[Any]],
        board: i64,
        players: list[Player],
        decks: list[Deck],
        spells: Deck,
    ) -> None:
        super().__init__(game, seats, settings, chance, shared)
        self.board: Final[i64] = board
        self.players = players
        self.decks = decks  # A and B; the cards taken out unseen are what is left in them at the end
        self.spells = spells  # tokens that nobody has seen
        self.spells_left: i64 = len(spells)  # of them in the supply
        self.spent: list[int] = []  # spell tokens that were seen and lie in the box
        self.round: i64 = 1
        self.first: i64 = 0  # the first player
        self.picked: i64 = 0  # players who have recruited today
        self.before_noon_ends: i64 = 0  # players whose noon is not over, as a bit mask
        self.lineup: list[int] = []  # adventurers to choose from
        self.offer: list[int] = [NO_CARD] * 5
        self.sections: list[list[int]] = [[], [], [], [], []]  # kinds of the small dice there
        self.prints: list[int] = [0] * 5  # footprints there
        self.reserve: list[int] = []
        self.box: list[int] = []  # dice out of the game
        self.boxed: list[int] = []  # companions out of the game
        self.graveyard: list[int] = []
        self.brought: list[int] = [-1] * 6  # colour of the die each Sketal brought, or -1
        self.arthur: Arthur | None = None

    def copy(self) -> Journey:
        new = Journey(
            self.game,
            self.seats,
            self.settings,
            self.chance.copy(),
            self.shared[:],
            self.board,
            [player.copy() for player in self.players],
            [deck.copy() for deck in self.decks],
            self.spells.copy(),
        )
        self.copied(new)
        new.spells_left = self.spells_left
        new.spent = self.spent[:]
        new.round = self.round
        new.first = self.first
        new.picked = self.picked
        new.before_noon_ends = self.before_noon_ends
        new.lineup = self.lineup[:]
        new.offer = self.offer[:]
        new.sections = [section[:] for section in self.sections]
        new.prints = self.prints[:]
        new.reserve = self.reserve[:]
        new.box = self.box[:]
        new.boxed = self.boxed[:]
        new.graveyard = self.graveyard[:]
        new.brought = self.brought[:]
        if self.arthur is not None:
            new.arthur = self.arthur.copy()
        return new

    def state(self) -> str:
        return (
            f"{self.round} {self.first} {self.picked} {self.before_noon_ends} {self.spells_left}{self.lineup}"
            f"{self.offer}{[sorted(dice) for dice in self.sections]}{self.prints}{sorted(self.reserve)}"
            f"{sorted(self.box)}{sorted(self.boxed)}{sorted(self.graveyard)}{self.brought}{sorted(self.spent)}"
            f"{self.spells.state()}{[deck.state() for deck in self.decks]}"
            f"{[player.state() for player in self.players]}"
            f"{self.arthur.state() if self.arthur is not None else ''}"
        )

    def in_turn(self, seat: int) -> int:
        """How many players come before this one today."""
        return int((seat - self.first) % self.seats)
