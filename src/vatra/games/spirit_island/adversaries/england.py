"""The Kingdom of England: they build, and build again, until there is a capital."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.adversaries.sheet import (
    Sheet,
    add_on_each_board,
    escalates,
    flag_is_near,
    settled,
)
from vatra.games.spirit_island.cards.decks import INVADER_CARDS, INVADER_SLUGS
from vatra.games.spirit_island.rules.newcomers import build_somewhere
from vatra.games.spirit_island.rules.spread import build_with
from vatra.games.spirit_island.said import board_args
from vatra.games.spirit_island.table import EMPTY, Island
from vatra.games.spirit_island.terms import BIT, BUILDINGS, CITY, INVADERS, TOWN, lands_in
from vatra.games.spirit_island.twist import Twist

SHEET: Final[Sheet] = Sheet(
    "england",
    [1, 3, 4, 6, 7, 9, 10],
    [[3, 3, 3], [3, 4, 3], [4, 4, 3], [4, 5, 4], [4, 5, 5], [4, 5, 5], [4, 5, 4]],
    loss=True,
)
CAPITAL: Final = 7  # towns and cities in one land that end the game
GROWING: Final = 4  # towns and cities that may become one
SERVANTS: Final = 1
SERVANTS_NEED: Final = 2  # towns and cities around a land without invaders
CRIMINALS: Final = 2
IMMIGRATION: Final = 3
FULL_IMMIGRATION: Final = 4
AUTONOMY: Final = 5
RESOLVE: Final = 6
RESOLVE_FEAR: Final = 5  # markers per player in the fear pool


class England(Twist):
    """They build, and build again, until there is a capital."""

    level: int

    # -- setup -------------------------------------------------------------------------------------------------------

    def pieces(self, t: Island) -> None:
        SHEET.arrives(t, self.level)
        if self.level >= CRIMINALS:
            add_on_each_board(t, 1, CITY)
            add_on_each_board(t, 2, TOWN)

    def decks(self, t: Island) -> None:
        SHEET.fear_deck(t, self.level)
        t.extra_space = self.level >= IMMIGRATION
        if self.level >= AUTONOMY:
            t.health = [health + 1 if cls in (TOWN, CITY) else health for cls, health in enumerate(t.health)]
        if self.level >= RESOLVE:
            t.fear_size = RESOLVE_FEAR * t.seats

    # -- building ----------------------------------------------------------------------------------------------------

    def also_builds(self, t: Island, lands: i64) -> i64:
        """Indentured Servants Earn Land."""
        found: i64 = 0
        if self.level >= SERVANTS:
            for land in lands_in(lands):
                if not t.count(land, INVADERS) and buildings_around(t, land) >= SERVANTS_NEED:
                    found |= BIT[land]
        return found

    def before_ravage(self, t: Island) -> None:
        if t.extra_card != EMPTY:
            t.push(EXTRA_BUILD)
            if self.level >= RESOLVE and not t.resolved_now:
                t.push(EXTRA_BUILD)

    def takes(self, t: Island, card: i64) -> bool:
        """From ravage to the extra build space, from there to the discard pile; at the third level the first card of
        stage II ends that."""
        if t.extra_card != EMPTY:
            t.invader_discard.append(int(t.extra_card))
            t.extra_card = EMPTY
        if not t.extra_space or card == EMPTY:
            return False
        if self.level < FULL_IMMIGRATION and INVADER_CARDS[card].stage == 2:
            t.extra_space = False
            t.tell("extra-build-ends", {"card": "invader-" + INVADER_SLUGS[card]})
            return False
        t.extra_card = card
        return True

    def revealed(self, t: Island) -> None:
        if escalates(t):
            t.tell("escalation", {"escalation": SHEET.escalation()})
            t.then(*[BuildingBoom(seat) for seat in range(t.seats)])

    def defeat(self, t: Island) -> str:
        """Proud & Mighty Capital."""
        capital = any(t.count(land, BUILDINGS) >= CAPITAL for land in t.chart.lands)
        return "capital" if capital else ""

    # -- in words ----------------------------------------------------------------------------------------------------

    def effects(self) -> list[str]:
        return SHEET.effects(self.level)

    def facts(self, t: Island) -> dict[str, Any]:
        """Where a capital grows."""
        counted = {t.chart.names[land]: t.count(land, BUILDINGS) for land in t.chart.lands}
        return {"capital": CAPITAL, "buildings": {name: n for name, n in counted.items() if n >= GROWING}}

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        if self.level >= RESOLVE and t.extra_card != EMPTY:
            found.append(("fear", "adversary-england-6"))
        if t.extra_space:
            level = min(self.level, FULL_IMMIGRATION)
            found.append(("extra_build", f"adversary-england-{level}"))
        if self.level >= SERVANTS:
            found.append(("build", "adversary-england-1"))
        if flag_is_near(t):
            found.append(("explore", SHEET.escalation()))
        return found


def buildings_around(t: Island, land: int) -> int:
    return sum([t.count(other, BUILDINGS) for other in t.chart.ashore.adjacent[land]])


class ExtraBuild(Step[Island]):
    """High Immigration: the card that ravaged last turn builds once more."""

    def run(self, t: Island) -> None:
        build_with(t, t.extra_card, "builds-extra")


class BuildingBoom(Step[Island]):
    """On one board that has a town or a city: a build where most of them are."""

    seat: int

    def run(self, t: Island) -> None:
        if settled(t, self.seat):
            lands = t.chart.lands_of(self.seat)
            most = max([t.count(land, BUILDINGS) for land in lands])
            tied = [land for land in lands if t.count(land, BUILDINGS) == most]
            prompt = Event("ask-building-boom", board_args(t, self.seat))
            build_somewhere(t, self.seat, tied, prompt, "spirit_island.adversary.england.escalation")


EXTRA_BUILD: Final = ExtraBuild()
