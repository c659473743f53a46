"""Dahan Insurrection: the dahan raid as they move, the invaders answer, and only the dahan's strength wins."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vatra.core.event import Event
from vatra.core.record import Bag
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import begin
from vatra.games.spirit_island.effects.damage import Pool
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.newcomers import add_somewhere
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import (
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    THE_DAHAN,
    TOWN,
)
from vatra.games.spirit_island.twist import Twist
from vatra.games.spirit_island.use import Frame, Use

SLUG: Final = "dahan-insurrection"
DIFFICULTY: Final = 4
DAHAN_EACH: Final = 2  # fewer of them for each player is defeat
VICTORY: Final = 4  # the terror level of the last fear card
# For players who plan: what a building in a held land and a dahan in danger count, and how many should be spared.
BUILDING: Final = 2.0
LIFE: Final = 4.0
SPARE: Final = 2


def all_dahan(t: Island) -> int:
    return sum([t.count(land, THE_DAHAN) for land in t.chart.lands])


def held(t: Island) -> list[int]:
    """Lands where towns and cities are more than dahan."""
    return [land for land in t.chart.lands if t.count(land, BUILDINGS) > t.count(land, THE_DAHAN)]


class Insurrection(Twist):
    """It remembers, for the action that is going on, where dahan have moved to and what has drowned; and whether the
    dahan have risen."""

    marched: Bag[int] = []  # for each dahan that has moved: the land it is in
    mover: i64 = 0  # who moved the last one
    drowned: Bag[int] = []  # land * 4 + class of towns and cities, by the land they left
    risen: bool = False

    def pieces(self, t: Island) -> None:
        t.tell("scenario-begins", {"scenario": f"scenario-{SLUG}"})

    # -- what an action did ------------------------------------------------------------------------------------------

    def moved(self, t: Island, u: Use, start: int, end: int, p: int) -> None:
        cls = p & 3
        if cls == DAHAN:
            self.marched.append(end)
            self.mover = u.seat
        elif cls != EXPLORER and t.is_ocean(end):
            self.drowned.append(start * 4 + cls)

    def action_ended(self, t: Island, frame: Frame) -> None:
        """First the raids, then the answer to what the action destroyed, then the rising. In the land that dahan moved
        on from, those who had not moved yet went: that is never worse for them, and nobody can tell them apart."""
        steps: list[Step[Any]] = []
        for land in sorted(set(self.marched)):
            dahan = min(self.marched.count(land), t.count(land, THE_DAHAN))
            if dahan and t.count(land, INVADERS):
                steps.append(Raid(int(self.mover), land, dahan, frame.ancestry))
        for piece in [*frame.destroyed, *self.drowned]:
            if piece & 3 in (TOWN, CITY):
                steps.append(Response(piece >> 2, piece & 3))
        if t.terror() == VICTORY and not self.risen:
            self.risen = True
            steps.append(RISE)
        self.marched = []
        self.drowned = []
        t.then(*steps)

    # -- the end -----------------------------------------------------------------------------------------------------

    def victory(self, t: Island) -> str | None:
        level = t.terror()
        allowed = 0 if level == 2 else t.seats - 1
        return "insurrection" if level > 1 and len(held(t)) <= allowed else ""

    def defeat(self, t: Island) -> str:
        if all_dahan(t) < DAHAN_EACH * t.seats:
            return "dahan"
        return "uprising" if t.terror() == VICTORY and not self.victory(t) else ""

    def way(self, t: Island, towns: int, cities: int, made: float) -> float | None:
        """Fear to make until a terror level, buildings in held lands, and dahan that are in danger of being too few."""
        surplus = [t.count(land, BUILDINGS) - t.count(land, THE_DAHAN) for land in held(t)]
        surplus.sort()
        size = float(t.fear_size)
        before = t.cards_before()
        two = max(0.0, before[0] * size - made) + BUILDING * sum(surplus)
        smallest = surplus[: max(0, len(surplus) - (t.seats - 1))]  # at terror level 3 some may stay
        three = max(0.0, before[1] * size - made) + BUILDING * sum(smallest)
        few = max(0, DAHAN_EACH * t.seats + SPARE - all_dahan(t))
        return min(two, three) + LIFE * few

    # -- in words ----------------------------------------------------------------------------------------------------

    def effects(self) -> list[str]:
        names = ["raiding", "response", "insurrection", "victory", "defeat"]
        return [f"scenario-{SLUG}-{name}" for name in names]

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        return [
            ("fast", f"scenario-{SLUG}-raiding"),
            ("ravage", f"scenario-{SLUG}-response"),
            ("slow", f"scenario-{SLUG}-raiding"),
        ]

    def goals(self, t: Island, goals: list[str]) -> list[str]:
        return [f"scenario-{SLUG}-victory"]

    def facts(self, t: Island) -> dict[str, Any]:
        return {
            "held": [t.chart.names[land] for land in held(t)],
            "dahan": all_dahan(t),
            "needed": DAHAN_EACH * t.seats,
        }


class Raid(Step[Island]):
    """Dahan that moved to a land deal 1 damage each there."""

    seat: int
    land: int
    dahan: int
    ancestry: i64

    def run(self, t: Island) -> None:
        t.tell("raids", {"land": t.chart.names[self.land], "damage": self.dahan})
        begin(t, END_ACTION, self.ancestry, True)
        t.push(Pool(Use(self.seat, self.land), [self.land], INVADERS, self.dahan))


class Response(Step[Island]):
    """For a destroyed city a town, for a town an explorer, in the nearest land with dahan."""

    land: int
    cls: int

    def run(self, t: Island) -> None:
        homes = [land for land in t.chart.lands if t.count(land, THE_DAHAN)]
        lands = t.chart.nearest(self.land, homes)
        if not lands:
            return  # it was destroyed in the sea, or there are no dahan
        piece = TOWN if self.cls == CITY else EXPLORER
        t.tell("military-response", {"land": t.chart.names[self.land]})
        prompt = Event("ask-response", {"land": t.chart.names[self.land]})
        rule = "spirit_island.scenario.dahan-insurrection.response"
        add_somewhere(t, t.owner(self.land), lands, piece, prompt, rule)


class Rise(Step[Island]):
    """In every land at once the dahan strike as if they fought back."""

    def run(self, t: Island) -> None:
        t.tell("dahan-rise", {})
        begin(t, END_ACTION, 0, True)
        for land in t.chart.lands[::-1]:
            t.push(
                Pool(Use(t.owner(land), land), [land], INVADERS, t.strike[DAHAN] * t.count(land, THE_DAHAN))
            )


RISE: Final = Rise()
