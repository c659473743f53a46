"""The turn: growth and card play side by side, fast powers, invaders, slow powers, time passes."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step, Together
from vatra.games.spirit_island.rules.growth import ChooseGrowth, reclaim_action
from vatra.games.spirit_island.rules.invaders import BEGIN_FEAR, BLIGHTED_ISLAND
from vatra.games.spirit_island.rules.phase import BeginPhase
from vatra.games.spirit_island.rules.play import Income
from vatra.games.spirit_island.rules.ravage import BEFORE_RAVAGE, BEGIN_RAVAGE
from vatra.games.spirit_island.rules.spread import ADVANCE, BEGIN_BUILD, EXPLORE
from vatra.games.spirit_island.said import ENOUGH, IslandAsk, power_name
from vatra.games.spirit_island.table import GROWTH, Island
from vatra.games.spirit_island.terms import FAST, SLOW

MAX_SEATS: Final = 4
SIDE_BY_SIDE: Final[list[Together]] = [
    Together([[ChooseGrowth(seat), Income(seat)] for seat in range(seats)]) for seats in range(MAX_SEATS + 1)
]
FAST_POWERS: Final = BeginPhase(FAST)
SLOW_POWERS: Final = BeginPhase(SLOW)


class Turn(Step[Island]):
    def run(self, t: Island) -> None:
        t.turn += 1
        t.phase = GROWTH
        t.tell("turn-begins", {"turn": int(t.turn)})
        t.then(SIDE_BY_SIDE[t.seats], FAST_POWERS, INVADERS_ACT, SLOW_POWERS, TIME_PASSES, self)


class InvadersAct(Step[Island]):
    def run(self, t: Island) -> None:
        t.then(BLIGHTED_ISLAND, BEGIN_FEAR, BEFORE_RAVAGE, BEGIN_RAVAGE, BEGIN_BUILD, EXPLORE, ADVANCE)


# -- time passes -------------------------------------------------------------------------------------------------------


class TimePasses(Step[Island]):
    """Cards are discarded, damage heals, effects end; Gift of Constancy saves a card."""

    def run(self, t: Island) -> None:
        t.push(EVERYTHING_ENDS)
        for seat in range(t.seats - 1, -1, -1):
            t.push(SaveCard(seat))


class SaveCard(Step[Island]):
    seat: int

    def run(self, t: Island) -> None:
        spirit = t.spirits[self.seat]
        if spirit.constancy > 0 and spirit.played:
            t.push(SaveWhich(self.seat))


class SaveWhich(IslandAsk):
    """One card in play goes back to the hand instead of the discard pile."""

    choice = True

    def options(self, t: Island, seat: int) -> list[Action]:
        return [*[reclaim_action(card) for card in t.spirits[seat].played], ENOUGH]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        spirit = t.spirits[seat]
        if action is ENOUGH:
            return
        spirit.constancy -= 1
        spirit.played.remove(action.a)
        spirit.hand.append(action.a)
        t.tell("reclaims", {"seat": seat, "power": power_name(action.a)})
        t.push(SaveCard(seat))

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-save-card", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.time.discard"


class EverythingEnds(Step[Island]):
    def run(self, t: Island) -> None:
        for spirit in t.spirits:
            spirit.discard += spirit.played
            spirit.played = []
            spirit.new_turn()
        effects_end(t)
        for seat in range(t.seats):
            t.refresh_elements(seat)
        t.tell("time-passes", {})
        for twist in t.twists:
            twist.turn_ended(t)


def effects_end(t: Island) -> None:
    """All damage heals, and what held in a land for this turn is over."""
    for land in range(t.chart.size):
        pieces = t.pieces[land]
        for i in range(len(pieces)):
            pieces[i] &= 3
    t.defend = [0] * t.chart.size
    t.skipped = 0
    t.lasting = []
    t.watchers = 0
    t.rules = 0
    t.dreamt = []


INVADERS_ACT: Final = InvadersAct()
EVERYTHING_ENDS: Final = EverythingEnds()
TIME_PASSES: Final = TimePasses()
TURN: Final = Turn()
