"""What lies on the table: the island with its pieces, the spirits, the invader board, the decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.deck import Deck
from vatra.core.record import Bag, Derived, Kept
from vatra.core.table import Table
from vatra.games.spirit_island.chart import FARTHEST, Chart, Near
from vatra.games.spirit_island.panels import (
    EARTHS_VITALITY,
    ELEMENT_SPACE,
    OCEAN_IN_PLAY,
    RIVERS_DOMAIN,
)
from vatra.games.spirit_island.power import FROM_SACRED_SITE, POWERS
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.terms import (
    ANY_ELEMENT,
    BIT,
    DAHAN,
    DAHAN_HEALTH,
    FAST,
    HEALTH,
    KIND,
    MARK_SHIFT,
    STRIKE,
    WARD,
    WETLAND,
)
from vatra.games.spirit_island.twist import Twist
from vatra.games.spirit_island.use import NO_POWER, Frame, Lasting, Use

NO_CARD: Final = -1
EMPTY: Final = -1  # no card on a space of the invader board
UNSEEN: Final = -1
EARTH_DEFENDS: Final = 3

# Phases, for people and for the progress of the game.
SETUP: Final = 0
GROWTH: Final = 1
FAST_PHASE: Final = 2
INVADER_PHASE: Final = 3
SLOW_PHASE: Final = 4
PHASES: Final[list[str]] = ["setup", "growth", "fast", "invaders", "slow"]


class Island(Table):
    """Nothing here is hidden: whatever nobody has seen has not been drawn."""

    chart: Kept[Chart]
    near: Derived[Kept[Near]]  # for powers and for blight
    pieces: list[Bag[int]]
    blight: list[int]
    defend: list[int]
    powers: list[Deck]  # minor and major
    fear_size: i64
    twists: list[Twist]  # the adversary, then the scenario
    spirits: list[Spirit] = []
    ocean_seat: Derived[i64] = -1  # who is Ocean's Hungry Grasp
    oceans: Derived[i64] = 0  # boards whose ocean is in play, a bit for each
    drowned: i64 = 0  # health of drowned invaders that has not become energy
    # the island
    skipped: i64 = 0  # lands without invader actions this turn
    lasting: list[Kept[Lasting]] = []
    watchers: i64 = 0  # how many watchers there have been this turn
    rules: i64 = 0  # rules that fear cards made for this turn
    dreamt: list[int] = []  # powers that dreamt this turn; the place is the bit of the mark
    frames: list[Frame] = []
    # power cards
    discards: list[Bag[int]] = [[], []]
    # blight card
    blight_pool: i64 = 0
    blight_total: i64 = 0  # on the island and on the card together
    blight_card: bool = False
    blighted: bool = False
    blight_face: i64 = UNSEEN
    blight_out: bool = False  # the last blight that could be placed has been placed
    # fear
    fear: i64 = 0  # in the pool of generated fear
    fear_cards: list[int] = [UNSEEN] * 9  # in the order in which they are earned
    dividers: Kept[list[int]] = [3, 6]  # so many earned cards raise the terror level
    raised: i64 = 0  # terror levels that came without fear
    fear_wins: bool = True  # with the last fear card
    earned: i64 = 0
    resolved: i64 = 0
    resolved_now: i64 = 0  # in this invader phase
    # invaders
    health: Kept[list[int]] = HEALTH
    strike: Kept[list[int]] = STRIKE
    stages: list[int] = []  # of the invader deck, next one last
    unseen: list[Bag[int]] = [[], [], []]  # cards of each stage that nobody has seen
    ravage_card: i64 = EMPTY
    build_card: i64 = EMPTY
    explore_card: i64 = EMPTY
    extra_space: bool = False  # a second build space beside ravage, which comes before it
    extra_card: i64 = EMPTY
    invader_discard: Bag[int] = []
    ravaging: i64 = 0  # lands still to be ravaged
    # powers
    all_fast: bool = False
    rebate: i64 = 0  # energy that a fast power brings
    # the turn
    turn: i64 = 0
    phase: i64 = SETUP
    done: i64 = 0  # who has ended the phase
    outcome: str = ""
    won: bool = False

    # -- pieces ------------------------------------------------------------------------------------------------------

    def count(self, land: int, mask: int) -> int:
        """How many pieces of these classes are in the land."""
        found = 0
        for p in self.pieces[land]:
            found += mask >> (p & 3) & 1
        return found

    def kinds(self, land: int, mask: int, without: int = 0) -> list[int]:
        """The different kinds of pieces to choose from, one of each, without these marks: a piece that a power has
        dreamt to death cannot be harmed by it again."""
        found: list[int] = []
        seen: list[int] = []
        for p in self.pieces[land]:
            if mask >> (p & 3) & 1 and p & KIND not in seen:
                if not p >> MARK_SHIFT & without:
                    seen.append(p & KIND)
                    found.append(p)
        return found

    def all_of(self, u: Use, land: int, mask: int) -> list[int]:
        """All pieces of these classes that the use can harm."""
        return [
            p
            for p in self.pieces[land]
            if mask >> (p & 3) & 1 and not (u.dreams and p >> MARK_SHIFT & u.mark)
        ]

    def one(self, land: int, kind: int, without: int = 0) -> int:
        """A piece of this kind in the land, without these marks."""
        for p in self.pieces[land]:
            if p & KIND == kind and not p >> MARK_SHIFT & without:
                return p
        raise AssertionError(f"no piece of kind {kind} in {self.chart.names[land]}")

    def health_of(self, land: int, cls: int) -> int:
        health = self.health[cls]
        if cls == DAHAN and self.lasting:
            for e in self.lasting:
                if e.kind == DAHAN_HEALTH and e.land == land:
                    health += e.n
        return health

    def has(self, kind: int, land: int) -> bool:
        """Whether an effect of this kind lasts in the land."""
        return any(e.kind == kind and e.land == land for e in self.lasting)

    # -- lands -------------------------------------------------------------------------------------------------------

    def terrain(self, land: int) -> int:
        """A mask: an ocean in play counts as wetland."""
        return self.chart.terrain[land] or WETLAND

    def coastal(self, land: int) -> bool:
        """An ocean in play counts as coastal."""
        both: i64 = self.chart.coastal | self.chart.ocean_mask
        return bool(both >> land & 1)

    def is_ocean(self, land: int) -> bool:
        return self.chart.terrain[land] == 0

    def playable(self) -> i64:
        """All lands that powers may touch: with the oceans that are in play."""
        mask: i64 = self.chart.land_mask
        for seat in range(self.seats):
            if self.oceans >> seat & 1:
                mask |= BIT[self.chart.oceans[seat]]
        return mask

    def owner(self, land: int) -> int:
        """Who decides about a land where nobody else does: the player who started on its board."""
        return self.chart.board_of[land]

    def defence(self, land: int) -> int:
        """All defend in the land at this moment."""
        total = self.defend[land]
        for e in self.lasting:
            if e.kind == WARD and self.spirits[e.seat].presence[land]:
                total += e.n
        for seat in range(len(self.spirits)):
            if self.spirits[seat].panel.special & EARTHS_VITALITY and self.sacred(seat, land):
                total += EARTH_DEFENDS
        return total

    # -- spirits -----------------------------------------------------------------------------------------------------

    def sacred(self, seat: int, land: int) -> bool:
        spirit = self.spirits[seat]
        here = spirit.presence[land]
        if here >= 2:
            return True
        return (
            bool(here) and bool(spirit.panel.special & RIVERS_DOMAIN) and bool(self.terrain(land) & WETLAND)
        )

    def sacred_sites(self, seat: int) -> int:
        found = 0
        for land in range(self.chart.size):
            if self.sacred(seat, land):
                found += 1
        return found

    def around(self, u: Use, land: int) -> list[int]:
        """The lands next to it. An ocean in play is one of them only where a power asks."""
        near = self.chart.ashore if u.power == NO_POWER else self.near
        return near.adjacent[land]

    def within(self, seat: int, source: int, origin: int, distance: int, growing: bool = False) -> i64:
        """The lands within range of the spirit's presence or sacred sites, as a mask. When a spirit grows, only Ocean's
        Hungry Grasp counts its way over water."""
        near = self.chart.ashore if growing and seat != self.ocean_seat else self.near
        reach = near.within[distance if distance < FARTHEST else FARTHEST]
        mask: i64 = 0
        presence = self.spirits[seat].presence
        for land in range(self.chart.size):
            if presence[land] and (source != FROM_SACRED_SITE or self.sacred(seat, land)):
                if not origin or origin & self.terrain(land):
                    mask |= reach[land]
        return mask

    def cost(self, card: int) -> int:
        """What it costs to play the card; below 0 it brings energy."""
        power = POWERS[card]
        return power.cost - int(self.rebate) if power.speed == FAST else power.cost

    def refresh_elements(self, seat: int) -> None:
        """Count again: tracks, cards in play, and what was gained this turn."""
        spirit = self.spirits[seat]
        found = [0] * 8
        for track in range(2):
            spaces = spirit.panel.tracks[track]
            for i in range(spirit.open[track]):
                if spaces[i].kind == ELEMENT_SPACE and spaces[i].n != ANY_ELEMENT:
                    found[spaces[i].n] += 1
        for card in spirit.played:
            for element in POWERS[card].elements:
                found[element] += 1
        for element in spirit.gained:
            found[element] += 1
        spirit.elements = found

    def refresh_oceans(self) -> None:
        """Oceans are in play on boards where Ocean's Hungry Grasp has presence."""
        if self.ocean_seat < 0:
            return
        presence = self.spirits[self.ocean_seat].presence
        boards: i64 = 0
        for land in range(self.chart.size):
            if presence[land]:
                boards |= BIT[self.chart.board_of[land]]
        if boards != self.oceans:
            self.oceans = boards
            self.near = self.chart.near(int(boards))

    def find_ocean(self) -> None:
        """Look for Ocean's Hungry Grasp among the spirits."""
        for seat in range(len(self.spirits)):
            if self.spirits[seat].panel.special & OCEAN_IN_PLAY:
                self.ocean_seat = seat
        self.refresh_oceans()

    # -- the invader board -------------------------------------------------------------------------------------------

    def terror(self) -> int:
        """The terror level: 1 to 3, or 4 when the last fear card has been earned."""
        if self.fear_wins and self.earned >= len(self.fear_cards):
            return 4
        level = 1 + int(self.raised)
        for cards in self.dividers:
            if self.earned >= cards:
                level += 1
        return level

    def cards_before(self) -> list[int]:
        """How many fear cards must be earned for terror levels 2 and 3, and in all."""
        end = len(self.fear_cards)
        return [*self.dividers, end] if self.dividers else [end] * 3  # a scenario may take the dividers out

    def laid_cards(self) -> list[int]:
        """The cards on the spaces of the invader board."""
        spaces = (self.extra_card, self.ravage_card, self.build_card, self.explore_card)
        return [int(card) for card in spaces if card != EMPTY]

    def frame(self) -> Frame:
        """The action that is going on."""
        return self.frames[-1]

    def finish(self, outcome: str, won: bool) -> None:
        """The game is over, here and now."""
        self.outcome = outcome
        self.won = won
        self.frames = []
        self.lanes = []
        self.shared.clear()
        self.tell("game-ends", {"reason": "end-" + outcome})
