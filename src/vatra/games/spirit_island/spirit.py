"""One spirit at the table: presence, energy, cards, and what it has done and been granted this turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.record import Bag, Derived, Kept, Record
from vatra.games.spirit_island.panels import (
    ELEMENT_SPACE,
    ENERGY_SPACE,
    PLAYS_SPACE,
    PRESENCE,
    RECLAIM_SPACE,
    Panel,
)
from vatra.games.spirit_island.terms import ANY_ELEMENT

ENERGY_TRACK: Final = 0
CARD_TRACK: Final = 1
TRACKS: Final[list[str]] = ["energy", "cards"]
NO_GIFT: Final = -1


class Spirit(Record):
    panel: Kept[Panel]
    presence: list[int]
    hand: Bag[int]
    open: list[int] = [1, 1]  # spaces without presence on the energy and on the card track
    destroyed: i64 = 0  # presence beside the board
    energy: i64 = 0
    played: Bag[int] = []  # in play this turn
    discard: Bag[int] = []
    forgotten: Bag[int] = []  # unique powers, out of the game
    offer: Bag[int] = []  # power cards drawn to choose from
    progress: i64 = 0  # cards taken from the power progression
    # this turn
    growing: list[int] = []  # growth actions still to be done
    plays: i64 = 0  # cards it may still play
    laid: i64 = 0  # cards it has played, also those forgotten since
    reclaimed: bool = False  # the space of the track has been used
    elements: Derived[list[int]] = [0] * 8  # all it has now
    gained: Bag[int] = []  # elements gained until time passes, also those chosen for `any`
    chosen: i64 = 0  # how many `any` have been chosen
    used: Bag[int] = []  # powers used this turn, cards and innate ones
    just_used: Bag[int] = []  # those used in this phase
    swift: i64 = 0  # slow powers made fast by a rule of its own
    boons: i64 = 0  # slow powers it may still make fast by a boon
    reach: i64 = 0  # more range
    shares: i64 = 0  # seats whose presence it may use for range
    storms: i64 = 0  # cards it may still repeat for their cost
    stormed: Bag[int] = []  # cards repeated so
    gift: i64 = NO_GIFT  # it may repeat one card of at most this cost
    constancy: i64 = 0  # cards it may take back when time passes

    # -- tracks ------------------------------------------------------------------------------------------------------

    def income(self) -> int:
        """The highest open number of the energy track."""
        most = 0
        for i in range(self.open[ENERGY_TRACK]):
            space = self.panel.tracks[ENERGY_TRACK][i]
            if space.kind == ENERGY_SPACE and space.n > most:
                most = space.n
        return most

    def card_plays(self) -> int:
        """The highest open number of the card track."""
        most = 0
        for i in range(self.open[CARD_TRACK]):
            space = self.panel.tracks[CARD_TRACK][i]
            if space.kind == PLAYS_SPACE and space.n > most:
                most = space.n
        return most

    def may_reclaim(self) -> bool:
        """A space that reclaims one card is open, has not been used, and there is a card."""
        return not self.reclaimed and bool(self.discard) and self.has_reclaim()

    def has_reclaim(self) -> bool:
        """A space of its tracks that reclaims one card in every turn is open."""
        return any(
            self.panel.tracks[CARD_TRACK][i].kind == RECLAIM_SPACE for i in range(self.open[CARD_TRACK])
        )

    def on_track(self, track: int) -> int:
        """Presence still on a track."""
        return len(self.panel.tracks[track]) - self.open[track]

    def any_elements(self) -> int:
        """Open `any` spaces for which no element has been chosen this turn."""
        found = 0
        for track in range(2):
            for i in range(self.open[track]):
                space = self.panel.tracks[track][i]
                if space.kind == ELEMENT_SPACE and space.n == ANY_ELEMENT:
                    found += 1
        return found - int(self.chosen)

    def on_island(self) -> int:
        return sum(self.presence)

    def all_presence(self) -> int:
        return self.on_island() + int(self.destroyed) + self.on_track(0) + self.on_track(1)

    def whole(self) -> bool:
        return self.all_presence() == PRESENCE

    # -- cards -------------------------------------------------------------------------------------------------------

    def owned(self) -> list[int]:
        """Every power card it could forget."""
        return self.hand + self.played + self.discard

    def new_turn(self) -> None:
        """What was only for this turn is over."""
        self.growing = []
        self.plays = 0
        self.laid = 0
        self.reclaimed = False
        self.gained = []
        self.chosen = 0
        self.used = []
        self.just_used = []
        self.swift = 0
        self.boons = 0
        self.reach = 0
        self.shares = 0
        self.storms = 0
        self.stormed = []
        self.gift = NO_GIFT
        self.constancy = 0
