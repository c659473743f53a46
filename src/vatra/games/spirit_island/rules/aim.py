"""Using a power: its target, and the action it becomes."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.deeds import begin
from vatra.games.spirit_island.effect import Do
from vatra.games.spirit_island.panels import DREAMS, SHADOWS_OF_THE_DAHAN
from vatra.games.spirit_island.power import (
    ANY_LAND,
    BLIGHT_LAND,
    COASTAL_LAND,
    DAHAN_LAND,
    FROM_SACRED_SITE,
    INVADER_LAND,
    NO_BLIGHT_LAND,
    NO_INVADERS,
    OTHER_SPIRIT,
    POWERS,
    Power,
    Reach,
    has,
)
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.said import (
    AT,
    AT_SPIRIT,
    FAR,
    PASS,
    IslandAsk,
    land_action,
    land_of,
    power_name,
)
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BIT, HOME, INVADERS, THE_DAHAN, lands_in
from vatra.games.spirit_island.use import NOBODY, Use


def fits(t: Island, power: Power, land: int) -> bool:
    """The filter of the target line."""
    target = power.target
    if target == ANY_LAND:
        return True
    if target == DAHAN_LAND:
        return t.count(land, THE_DAHAN) > 0
    if target == INVADER_LAND:
        return t.count(land, INVADERS) > 0
    if target == NO_INVADERS:
        return t.count(land, INVADERS) == 0
    if target == BLIGHT_LAND:
        return t.blight[land] > 0
    if target == NO_BLIGHT_LAND:
        return t.blight[land] == 0
    if target == COASTAL_LAND:
        return t.coastal(land)
    return bool(power.terrain & t.terrain(land))


def in_range(t: Island, seat: int, power: Power) -> i64:
    """The lands within range, as a mask. A partner of Entwined Power lends its presence."""
    reach = power.reach
    if reach is None:
        return 0
    if reach.need and has(t.spirits[seat].elements, reach.need):
        return in_distance(t, seat, reach, reach.far)
    return in_distance(t, seat, reach, reach.distance)


def in_distance(t: Island, seat: int, reach: Reach, distance: int) -> i64:
    spirit = t.spirits[seat]
    distance += int(spirit.reach)
    mask: i64 = t.within(seat, reach.source, reach.origin, distance)
    if spirit.shares:
        for other in range(t.seats):
            if spirit.shares >> other & 1:
                mask |= t.within(other, reach.source, reach.origin, distance)
    return mask & t.playable()


def targets(t: Island, seat: int, power: Power) -> i64:
    """All legal targets within range, as a mask of lands or of seats."""
    if power.for_spirits:
        if power.target == OTHER_SPIRIT and t.seats > 1:
            return t.everyone & ~BIT[seat]
        return t.everyone
    mask: i64 = in_range(t, seat, power)
    if power.target == ANY_LAND:
        return mask
    found: i64 = 0
    for land in lands_in(mask):
        if fits(t, power, land):
            found |= BIT[land]
    return found


def far_targets(t: Island, seat: int, power: Power, near: i64) -> i64:
    """Shadows of the Dahan: for 1 energy any land with dahan that fits, whatever the range."""
    spirit = t.spirits[seat]
    found: i64 = 0
    if spirit.panel.special & SHADOWS_OF_THE_DAHAN and spirit.energy > 0 and not power.for_spirits:
        for land in t.chart.lands:
            if not near >> land & 1 and t.count(land, THE_DAHAN) and fits(t, power, land):
                found |= BIT[land]
    return found


def can_aim(t: Island, seat: int, power: Power) -> bool:
    near: i64 = targets(t, seat, power)
    return near != 0 or far_targets(t, seat, power, near) != 0


class Aim(Step[Island]):
    """Choose the target, if there is one."""

    seat: int
    power: int
    repeat: bool

    def run(self, t: Island) -> None:
        if can_aim(t, self.seat, POWERS[self.power]):
            t.push(Target(self.seat, self.power, self.repeat))


class Target(IslandAsk):
    """A land within range, a land that is paid for, or a spirit. Nobody is made to pay: where every land costs energy,
    the power may also be left without a target."""

    power: int
    repeat: bool

    def options(self, t: Island, seat: int) -> list[Action]:
        power = POWERS[self.power]
        mask: i64 = targets(t, seat, power)
        if power.for_spirits:
            return [AT_SPIRIT[other] for other in range(t.seats) if mask >> other & 1]
        found = [land_action(t, AT, land) for land in lands_in(mask)]
        far = [land_action(t, FAR, land) for land in lands_in(far_targets(t, seat, power, mask))]
        return found + far if found else [*far, PASS]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a < 0:
            return
        if action.text.startswith("far"):
            t.spirits[seat].energy -= 1
        spirits = POWERS[self.power].for_spirits
        apply(
            t,
            seat,
            self.power,
            HOME if spirits else action.a,
            action.a if spirits else NOBODY,
            self.repeat,
        )

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-target", {"power": power_name(self.power)})

    def label(self, t: Island, seat: int, action: Action) -> Event:
        if POWERS[self.power].for_spirits:
            return Event("do-spirit", {"seat": action.a})
        return super().label(t, seat, action)

    def forbids(self, t: Island, seat: int, text: str) -> str:
        power = POWERS[self.power]
        if power.for_spirits:
            return "spirit_island.power.spirit-target"
        land = land_of(t, text)
        if land < 0:
            return "core.not-an-option"
        if text.startswith("far"):
            return "spirit_island.special.shadows-of-the-dahan"
        if in_range(t, seat, power) >> land & 1:
            return "spirit_island.power.filter"
        reach = power.reach
        if reach is not None and (reach.source == FROM_SACRED_SITE or reach.origin):
            return "spirit_island.power.origin"
        return "spirit_island.power.range"


def apply(t: Island, seat: int, power: int, land: int, spirit: int, repeat: bool) -> None:
    """The power happens: an action of its own."""
    if t.journal is not None:
        if land >= 0:
            t.tell("uses-at", {"seat": seat, "power": power_name(power), "land": t.chart.names[land]})
        else:
            t.tell("uses-on", {"seat": seat, "power": power_name(power), "seats": 1 << spirit})
    begin(t, END_ACTION)
    dreams = bool(t.spirits[seat].panel.special & DREAMS)
    mark = 0
    if dreams:
        t.frame().dreams = True
        if power not in t.dreamt:
            t.dreamt.append(power)
        mark = BIT[t.dreamt.index(power)]
    if spirit >= 0:
        t.done &= ~BIT[spirit]  # it may have got something to use
    t.push(Do(POWERS[power].effect, Use(seat, land, power, spirit, repeat, dreams, mark)))
