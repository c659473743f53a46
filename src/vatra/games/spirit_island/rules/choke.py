"""Choke the Land with Green: presence given up to stop a ravage or a build."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import lose_presence
from vatra.games.spirit_island.panels import CHOKE_THE_LAND
from vatra.games.spirit_island.said import YES_NO, IslandAsk
from vatra.games.spirit_island.table import Island


def unless_choked(t: Island, land: int, step: Step[Island], what: str) -> None:
    """The invaders do this, unless a spirit that can stops them."""
    for seat in range(t.seats):
        if t.spirits[seat].panel.special & CHOKE_THE_LAND and t.sacred(seat, land):
            t.push(Choke(seat, land, step, what))
            return
    t.push(step)


class Choke(IslandAsk):
    """It stands in the place of what it may stop."""

    choice = True

    land: int
    step: Step[Island]
    what: str  # a word

    def options(self, t: Island, seat: int) -> list[Action]:
        return YES_NO

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            t.tell("chokes", {"seat": seat, "land": t.chart.names[self.land]})
            lose_presence(t, seat, self.land)
        else:
            t.push(self.step)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-choke", {"land": t.chart.names[self.land], "what": self.what})
