"""The Kingdom of Sweden: miners and soldiers, whose ravages leave deeper wounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.adversaries.sheet import (
    Sheet,
    add_on_each_board,
    escalates,
    flag_is_near,
)
from vatra.games.spirit_island.blight import card_is_empty, place_blight
from vatra.games.spirit_island.cards.decks import INVADER_SLUGS
from vatra.games.spirit_island.consult import consult
from vatra.games.spirit_island.deeds import begin, replace_piece
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.newcomers import add_somewhere
from vatra.games.spirit_island.rules.spread import draw_card, matching
from vatra.games.spirit_island.said import REPLACE, IslandAsk, board_args, piece_action
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BUILDINGS, CITY, INVADERS, THE_DAHAN, TOWN, lands_in
from vatra.games.spirit_island.twist import Twist
from vatra.games.spirit_island.use import Use

SHEET: Final[Sheet] = Sheet(
    "sweden",
    [1, 2, 3, 5, 6, 7, 8],
    [[3, 3, 3], [3, 3, 3], [3, 4, 3], [3, 4, 3], [3, 4, 4], [4, 4, 4], [4, 4, 5]],
)
HEAVY_MINING: Final = 1
HEAVY: Final = 6  # damage to the land that adds one more blight
PRESSURE: Final = 2
PRESSURE_LAND: Final = 4
FINE_STEEL: Final = 3
STEEL: Final[list[int]] = [1, 3, 5, 2]  # damage in a ravage, by class
ROYAL_BACKING: Final = 4
MINING_RUSH: Final = 5
OUTPOST: Final = 6
OUTPOST_LAND: Final = 8


class Sweden(Twist):
    """Miners and soldiers, whose ravages leave deeper wounds."""

    level: int

    # -- setup -------------------------------------------------------------------------------------------------------

    def pieces(self, t: Island) -> None:
        SHEET.arrives(t, self.level)
        if self.level >= PRESSURE:
            add_on_each_board(t, PRESSURE_LAND, CITY)
            for seat in range(t.seats):
                shift_blight(t, t.chart.land(seat, PRESSURE_LAND), t.chart.land(seat, PRESSURE_LAND + 1))
        if self.level >= OUTPOST:
            add_on_each_board(t, OUTPOST_LAND, TOWN)
            for seat in range(t.seats):
                land = t.chart.land(seat, OUTPOST_LAND)
                t.blight[land] += 1
                t.tell("outpost-blight", {"land": t.chart.names[land]})

    def decks(self, t: Island) -> None:
        SHEET.fear_deck(t, self.level)
        if self.level >= FINE_STEEL:
            t.strike = STEEL

    def prepare(self, t: Island) -> None:
        if self.level >= ROYAL_BACKING:
            t.push(ROYAL_BACKING_COMES)

    # -- the invader phase -------------------------------------------------------------------------------------------

    def struck(self, t: Island, land: int, damage: int) -> None:
        if self.more_blight(damage):
            t.push(HeavyMining(land))

    def ravaged(self, t: Island, land: int) -> None:
        if self.level >= MINING_RUSH:
            rush(t, land)

    def more_blight(self, damage: int) -> int:
        return int(self.level >= HEAVY_MINING and damage >= HEAVY)

    def explored(self, t: Island, lands: i64) -> None:
        if escalates(t):
            t.tell("escalation", {"escalation": SHEET.escalation()})
            begin(t, END_ACTION)
            t.then(*[Swayed(land) for land in lands_in(lands)])

    # -- in words ----------------------------------------------------------------------------------------------------

    def effects(self) -> list[str]:
        return SHEET.effects(self.level)

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        levels = [n for n in (HEAVY_MINING, FINE_STEEL, MINING_RUSH) if self.level >= n]
        found = [("ravage", f"adversary-sweden-{n}") for n in levels]
        if flag_is_near(t):
            found.append(("explore", SHEET.escalation()))
        return found


def shift_blight(t: Island, land: int, to: int) -> None:
    """Blight printed in a land goes to another one."""
    if t.blight[land]:
        t.blight[to] += t.blight[land]
        t.blight[land] = 0
        t.tell("pressure-blight", {"land": t.chart.names[land], "to": t.chart.names[to]})


# -- Royal Backing -----------------------------------------------------------------------------------------------------


class RoyalBacking(Step[Island]):
    """The top card of the invader deck is discarded, and shows where each board gets a town."""

    def run(self, t: Island) -> None:
        card = draw_card(t)
        t.invader_discard.append(card)
        t.tell("royal-backing", {"card": "invader-" + INVADER_SLUGS[card]})
        t.then(*[Backed(seat, card) for seat in range(t.seats)])


class Backed(Step[Island]):
    """On one board: a town in the land of the card with the fewest invaders."""

    seat: int
    card: int

    def run(self, t: Island) -> None:
        mask = matching(t, self.card)
        lands = [land for land in t.chart.lands_of(self.seat) if mask >> land & 1]
        if lands:
            fewest = min([t.count(land, INVADERS) for land in lands])
            tied = [land for land in lands if t.count(land, INVADERS) == fewest]
            prompt = Event("ask-royal-backing", board_args(t, self.seat))
            add_somewhere(t, self.seat, tied, TOWN, prompt, "spirit_island.adversary.sweden.level-4")


# -- mining ------------------------------------------------------------------------------------------------------------


class HeavyMining(Step[Island]):
    """One more blight, which neither destroys presence nor cascades."""

    land: int

    def run(self, t: Island) -> None:
        t.tell("heavy-mining", {"land": t.chart.names[self.land]})
        if place_blight(t, self.land) and t.blight_pool == 0:
            card_is_empty(t)


def rush(t: Island, land: int) -> None:
    """Mining Rush: a town in an adjacent land without towns and cities."""
    lands = [other for other in t.chart.ashore.adjacent[land] if not t.count(other, BUILDINGS)]
    if lands:
        t.tell("mining-rush", {"land": t.chart.names[land]})
    prompt = Event("ask-mining-rush", {"land": t.chart.names[land]})
    add_somewhere(t, t.owner(land), lands, TOWN, prompt, "spirit_island.adversary.sweden.level-5")


# -- Swayed by the Invaders --------------------------------------------------------------------------------------------


class Swayed(Step[Island]):
    """In one land that was explored: with as many invaders as dahan, or more, a dahan becomes a town."""

    land: int

    def run(self, t: Island) -> None:
        dahan = t.count(self.land, THE_DAHAN)
        if dahan and t.count(self.land, INVADERS) >= dahan:
            consult(t, SwayWhom(t.owner(self.land), self.land))


class SwayWhom(IslandAsk):
    """Which dahan; a choice only where some of them are hurt, because the town keeps the damage."""

    land: int

    def options(self, t: Island, seat: int) -> list[Action]:
        kinds = t.kinds(self.land, THE_DAHAN)
        return [piece_action(t, REPLACE, p, self.land) for p in kinds]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        replace_piece(t, Use(self.seat, self.land), self.land, t.one(self.land, action.a), [TOWN])

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-sway", {"land": t.chart.names[self.land]})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.adversary.sweden.escalation"

    def excludes(self, t: Island, seat: int) -> str:
        return "spirit_island.together.land-choices"


ROYAL_BACKING_COMES: Final = RoyalBacking()
