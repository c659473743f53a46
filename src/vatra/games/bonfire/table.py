"""What lies on the table: islands, the Great Bonfire, displays and piles, the council, the countdown, and Tom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.options import Settings
from vatra.core.step import Step
from vatra.core.table import Table
from vatra.games.bonfire.components import COMMON, ELDERS, SEATS_IN_COUNCIL
from vatra.games.bonfire.player import Player

if TYPE_CHECKING:
    from vatra.core.game import Game

NEUTRALS: int = (1 << len(COMMON)) - 1


class Tom:
    """The rival of a solo game: a city like everybody's, and a pile of cards."""

    def __init__(self, city: Player, cards: Deck, discards: list[int], shown: list[int]) -> None:
        self.city = city
        self.cards = cards
        self.discards = discards
        self.shown = shown  # specialists that were turned up for his cards, and those that lie discarded
        self.novices: i64 = 4
        self.passes: i64 = 0  # how often his cards were all played

    def copy(self) -> Tom:
        new = Tom(self.city.copy(), self.cards.copy(), self.discards[:], self.shown[:])
        new.novices = self.novices
        new.passes = self.passes
        return new

    def state(self) -> str:
        return (
            f"{self.city.state()}{self.cards.state()}{sorted(self.discards)}{sorted(self.shown)}"
            f" {self.novices} {self.passes}"
        )


class Realm(Table):
    """Nothing here is hidden from anybody: what nobody has seen has no order yet."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: Settings,
        chance: Chance,
        shared: list[Step[Any]],
        players: list[Player],
        islands: list[list[int]],
        portals: list[list[int]],
        paths: Deck,
        specialists: Deck,
    ) -> None:
        super().__init__(game, seats, settings, chance, shared)
        self.players = players
        self.islands = islands  # tasks on each island
        self.portals = portals  # shapes on each space of the Great Bonfire
        self.paths = paths  # path tiles that nobody has seen, in all piles together
        self.specialists = specialists
        self.pile_unseen: list[int] = [0, 0, 0]  # unseen tiles on top of each pile
        self.pile_known: list[list[int]] = [[], [], []]  # tiles put under each pile, lowest first
        self.display: list[int] = []  # path tiles face up
        self.masters: list[int] = []  # specialists face up
        self.elders: i64 = (1 << ELDERS) - 1  # face up, a bit for each
        self.island_guardians: list[int] = [0, 4, 4, 4, 4]
        self.pointer: i64 = 0
        self.fire_used: bool = False
        self.neutrals: i64 = NEUTRALS  # common tasks that still carry their novice
        self.neutral: list[int] = [0] * SEATS_IN_COUNCIL  # neutral novices in the council
        self.lying: list[int] = [0] * SEATS_IN_COUNCIL  # those that Tom sent
        self.first: i64 = 0
        self.turns: i64 = 0
        self.ending: bool = False  # the countdown has begun
        self.countdown: i64 = 0  # the token that is on its way, 0 before the first
        self.tom: Tom | None = None
        # What is owed at this moment: tokens of a type, up to two resources, and a pair of pieces that was begun.
        self.owed_type: i64 = 0
        self.owed_tokens: i64 = 0
        self.owed_first: i64 = -1
        self.owed_second: i64 = -1
        self.pair: i64 = 0  # pieces still to be given of the two that replace one
        # The procession at this moment.
        self.steps: i64 = 0
        self.walkers: i64 = 0  # guardians that have not had their turn, a bit for each
        self.rewarded: bool = True

    def copy(self) -> Realm:
        new = Realm(
            self.game,
            self.seats,
            self.settings,
            self.chance.copy(),
            self.shared[:],
            [player.copy() for player in self.players],
            [tasks[:] for tasks in self.islands],
            [shapes[:] for shapes in self.portals],
            self.paths.copy(),
            self.specialists.copy(),
        )
        self.copied(new)
        new.pile_unseen = self.pile_unseen[:]
        new.pile_known = [known[:] for known in self.pile_known]
        new.display = self.display[:]
        new.masters = self.masters[:]
        new.elders = self.elders
        new.island_guardians = self.island_guardians[:]
        new.pointer = self.pointer
        new.fire_used = self.fire_used
        new.neutrals = self.neutrals
        new.neutral = self.neutral[:]
        new.lying = self.lying[:]
        new.first = self.first
        new.turns = self.turns
        new.ending = self.ending
        new.countdown = self.countdown
        if self.tom is not None:
            new.tom = self.tom.copy()
        new.owed_type = self.owed_type
        new.owed_tokens = self.owed_tokens
        new.owed_first = self.owed_first
        new.owed_second = self.owed_second
        new.pair = self.pair
        new.steps = self.steps
        new.walkers = self.walkers
        new.rewarded = self.rewarded
        return new

    def state(self) -> str:
        tom = self.tom.state() if self.tom is not None else ""
        return (
            f"{[player.state() for player in self.players]}{[sorted(tasks) for tasks in self.islands]}"
            f"{[sorted(shapes) for shapes in self.portals]}{self.paths.state()}{self.specialists.state()}"
            f"{self.pile_unseen}{self.pile_known}{self.display}{self.masters} {self.elders}"
            f"{self.island_guardians} {self.pointer} {self.fire_used} {self.neutrals}{self.neutral}{self.lying}"
            f" {self.first} {self.turns} {self.ending} {self.countdown} {self.owed_type} {self.owed_tokens}"
            f" {self.owed_first} {self.owed_second} {self.pair} {self.steps} {self.walkers} {self.rewarded}{tom}"
        )

    def novices(self) -> int:
        """In the council, whosever they are."""
        total = sum(self.neutral) + sum(self.lying)
        for player in self.players:
            total += sum(player.sent)
        if self.tom is not None:
            total += sum(self.tom.city.sent)
        return total
