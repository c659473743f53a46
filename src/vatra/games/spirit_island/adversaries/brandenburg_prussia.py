"""The Kingdom of Brandenburg-Prussia: everything comes sooner."""

from __future__ import annotations

from typing import Final

from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.adversaries.sheet import (
    Sheet,
    add_on_each_board,
    escalates,
    flag_is_near,
    settled,
)
from vatra.games.spirit_island.deeds import begin
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.newcomers import add_somewhere
from vatra.games.spirit_island.said import board_args
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import TOWN, TOWNS
from vatra.games.spirit_island.twist import Twist

SHEET: Final[Sheet] = Sheet(
    "brandenburg-prussia",
    [1, 2, 4, 6, 7, 9, 10],
    [[3, 3, 3], [3, 3, 3], [3, 3, 3], [3, 4, 3], [4, 4, 3], [4, 4, 3], [4, 4, 4]],
)
# The stages of the invader deck from the top.
DECKS: Final[list[str]] = [
    "111-2222-33333",
    "111-2222-33333",
    "111-3-2222-3333",
    "11-3-2222-3333",
    "11-3-222-3333",
    "1-3-222-3333",
    "3-222-3333",
]
FAST_START: Final = 1
FAST_START_LAND: Final = 3


class BrandenburgPrussia(Twist):
    """Everything comes sooner."""

    level: int

    def pieces(self, t: Island) -> None:
        SHEET.arrives(t, self.level)
        if self.level >= FAST_START:
            add_on_each_board(t, FAST_START_LAND, TOWN)

    def decks(self, t: Island) -> None:
        SHEET.fear_deck(t, self.level)
        t.stages = [int(stage) for stage in DECKS[self.level] if stage != "-"][::-1]

    def revealed(self, t: Island) -> None:
        if escalates(t):
            t.tell("escalation", {"escalation": SHEET.escalation()})
            begin(t, END_ACTION)
            t.then(*[LandRush(seat) for seat in range(t.seats)])

    def effects(self) -> list[str]:
        return SHEET.effects(self.level)

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        return [("explore", SHEET.escalation())] if flag_is_near(t) else []


class LandRush(Step[Island]):
    """On one board that has a town or a city: a town in a land without one. It is no build."""

    seat: int

    def run(self, t: Island) -> None:
        if settled(t, self.seat):
            lands = [land for land in t.chart.lands_of(self.seat) if not t.count(land, TOWNS)]
            prompt = Event("ask-land-rush", board_args(t, self.seat))
            rule = "spirit_island.adversary.brandenburg-prussia.escalation"
            add_somewhere(t, self.seat, lands, TOWN, prompt, rule)
