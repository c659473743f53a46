"""One spirit at the table: presence, energy, cards, and what it has done and been granted this turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


class Spirit:
    def __init__(self, panel: Panel, lands: int, hand: list[int]) -> None:
        self.panel: Final = panel
        self.presence: list[int] = [0] * lands
        self.open: list[int] = [1, 1]  # spaces without presence on the energy and on the card track
        self.destroyed: i64 = 0  # presence beside the board
        self.energy: i64 = 0
        self.hand = hand
        self.played: list[int] = []  # in play this turn
        self.discard: list[int] = []
        self.forgotten: list[int] = []  # unique powers, out of the game
        self.offer: list[int] = []  # power cards drawn to choose from
        self.progress: i64 = 0  # cards taken from the power progression
        # this turn
        self.growing: list[int] = []  # growth actions still to be done
        self.plays: i64 = 0  # cards it may still play
        self.laid: i64 = 0  # cards it has played, also those forgotten since
        self.reclaimed: bool = False  # the space of the track has been used
        self.elements: list[int] = [0] * 8  # all it has now
        self.gained: list[int] = []  # elements gained until time passes, also those chosen for `any`
        self.chosen: i64 = 0  # how many `any` have been chosen
        self.used: list[int] = []  # powers used this turn, cards and innate ones
        self.just_used: list[int] = []  # those used in this phase
        self.swift: i64 = 0  # slow powers made fast by a rule of its own
        self.boons: i64 = 0  # slow powers it may still make fast by a boon
        self.reach: i64 = 0  # more range
        self.shares: i64 = 0  # seats whose presence it may use for range
        self.storms: i64 = 0  # cards it may still repeat for their cost
        self.stormed: list[int] = []  # cards repeated so
        self.gift: i64 = NO_GIFT  # it may repeat one card of at most this cost
        self.constancy: i64 = 0  # cards it may take back when time passes

    def copy(self) -> Spirit:
        new = Spirit(self.panel, 0, self.hand[:])
        new.presence = self.presence[:]
        new.open = self.open[:]
        new.destroyed = self.destroyed
        new.energy = self.energy
        new.played = self.played[:]
        new.discard = self.discard[:]
        new.forgotten = self.forgotten[:]
        new.offer = self.offer[:]
        new.progress = self.progress
        new.growing = self.growing[:]
        new.plays = self.plays
        new.laid = self.laid
        new.reclaimed = self.reclaimed
        new.elements = self.elements[:]
        new.gained = self.gained[:]
        new.chosen = self.chosen
        new.used = self.used[:]
        new.just_used = self.just_used[:]
        new.swift = self.swift
        new.boons = self.boons
        new.reach = self.reach
        new.shares = self.shares
        new.storms = self.storms
        new.stormed = self.stormed[:]
        new.gift = self.gift
        new.constancy = self.constancy
        return new

    def state(self) -> str:
        return (
            f"{self.panel.slug}{self.presence}{self.open} {self.destroyed} {self.energy} {self.progress}"
            f"{sorted(self.hand)}{sorted(self.played)}{sorted(self.discard)}{sorted(self.forgotten)}"
            f"{sorted(self.offer)}{self.growing} {self.plays} {self.laid} {self.reclaimed}{sorted(self.gained)}"
            f" {self.chosen}{sorted(self.used)}{sorted(self.just_used)} {self.swift} {self.boons}"
            f" {self.reach} {self.shares} {self.storms}{sorted(self.stormed)} {self.gift} {self.constancy}"
        )

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
        """A space of its tracks that reclaims one card is open, has not been used, and there is a card."""
        if self.reclaimed or not self.discard:
            return False
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
