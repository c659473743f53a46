"""The end of an action: what it triggered, whether the game is over, what follows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import begin, lose_presence, wake
from vatra.games.spirit_island.effects.damage import Pool
from vatra.games.spirit_island.panels import DREAMS, SWORN_TO_VICTORY
from vatra.games.spirit_island.power import number_of
from vatra.games.spirit_island.rules.ending import LOOK_FOR_THE_END
from vatra.games.spirit_island.said import LOSE, IslandAsk, land_action
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import EXPLORER, INVADERS, VENGEANCE
from vatra.games.spirit_island.use import NOBODY, Frame, Lasting, Use


class EndAction(Step[Island]):
    """Pushed beneath the action, so it runs when everything the action did is done. From the top: triggered actions,
    the look for victory and defeat, what follows."""

    def run(self, t: Island) -> None:
        frame = t.frames.pop()
        if frame.dreams:
            wake(t)
        for step in frame.next:
            t.push(step)
        if not frame.triggered:
            t.push(LOOK_FOR_THE_END)
        for twist in t.twists:
            twist.action_ended(t, frame)
        if frame.fallen:
            sworn(t, frame)
        if frame.destroyed and t.lasting:
            avenge(t, frame)


END_ACTION: Final = EndAction()
AVENGER: Final = "vengeance-of-the-dead"


# -- Vengeance of the Dead ---------------------------------------------------------------------------------------------


def avenge(t: Island, frame: Frame) -> None:
    """A watcher fires for what was destroyed in its land, but never because of itself."""
    for i in range(len(t.lasting) - 1, -1, -1):
        e = t.lasting[i]
        if e.kind == VENGEANCE and not frame.ancestry & e.bit:
            found = 0
            for destroyed in frame.destroyed:
                if destroyed >> 2 == e.land and destroyed & 3 != EXPLORER:
                    found += 1
            if found:
                t.push(Vengeance(e, found, frame.ancestry | e.bit))


class Vengeance(Step[Island]):
    watcher: Lasting
    damage: int
    ancestry: i64

    def run(self, t: Island) -> None:
        e = self.watcher
        begin(t, END_ACTION, self.ancestry, True)
        dreams = bool(t.spirits[e.seat].panel.special & DREAMS)
        t.frame().dreams = dreams
        lands = [e.land, *t.near.adjacent[e.land]] if e.n else [e.land]
        use = Use(e.seat, e.land, number_of(AVENGER), NOBODY, False, dreams, e.mark)
        t.push(Pool(use, lands, INVADERS, self.damage))


# -- Sworn to Victory --------------------------------------------------------------------------------------------------


def sworn(t: Island, frame: Frame) -> None:
    for seat in range(t.seats):
        if t.spirits[seat].panel.special & SWORN_TO_VICTORY:
            t.push(Mourn(seat, int(frame.fallen_at), int(frame.fallen)))


class Mourn(Step[Island]):
    """For each dahan that ravaging invaders destroyed: one presence, in that land or an adjacent one."""

    seat: int
    land: int
    left: int

    def run(self, t: Island) -> None:
        if self.left and self.lands(t):
            t.push(MournWhere(self.seat, self))

    def lands(self, t: Island) -> list[int]:
        presence = t.spirits[self.seat].presence
        return [land for land in [self.land, *t.chart.ashore.adjacent[self.land]] if presence[land]]


class MournWhere(IslandAsk):
    mourn: Mourn

    def options(self, t: Island, seat: int) -> list[Action]:
        return [land_action(t, LOSE, land) for land in self.mourn.lands(t)]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.push(Mourn(seat, self.mourn.land, self.mourn.left - 1))
        lose_presence(t, seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-mourn", {"land": t.chart.names[self.mourn.land], "left": self.mourn.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.special.sworn-to-victory"
