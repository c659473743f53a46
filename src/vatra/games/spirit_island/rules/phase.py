"""The fast and the slow phase: all spirits use their powers of that speed, in any order they like."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Ask, Step
from vatra.games.spirit_island.effects.spirits import gain_element
from vatra.games.spirit_island.panels import SWIFTNESS
from vatra.games.spirit_island.power import INNATE, POWERS, Power, has, number_of
from vatra.games.spirit_island.rules.aim import Aim, can_aim
from vatra.games.spirit_island.said import CHOOSE_ELEMENT, word_args
from vatra.games.spirit_island.spirit import NO_GIFT
from vatra.games.spirit_island.table import FAST_PHASE, SLOW_PHASE, Island
from vatra.games.spirit_island.terms import AIR, BIT, FAST, SLOW

DONE: Final = Action("done", -1)
USE: Final = 0
HASTEN: Final = 1  # a slow power as a fast one
STORM: Final = 2  # repeat a card and pay for it again
STRENGTHEN: Final = 3  # repeat a card for nothing
WAYS: Final[list[str]] = ["use", "hasten", "repeat", "strengthen"]
WAY: Final[list[dict[int, Action]]] = [{}, {}, {}, {}]


def way_action(way: int, power: int) -> Action:
    actions = WAY[way]
    if power not in actions:
        actions[power] = Action(f"{WAYS[way]} {POWERS[power].slug}", power, way)
    return actions[power]


def usable(t: Island, seat: int, power: Power) -> bool:
    """It has not been used this turn, its elements are there, and there is something to target."""
    spirit = t.spirits[seat]
    if power.id in spirit.used:
        return False
    if not power.basic and not awake(t, seat, power):
        return False
    return can_aim(t, seat, power)


def awake(t: Island, seat: int, power: Power) -> bool:
    """At least one level of an innate power has its elements."""
    elements = t.spirits[seat].elements
    return any(has(elements, need) for need in power.needs)


def fast(t: Island, seat: int, power: Power) -> bool:
    """It is fast by itself, or its own text makes it fast now."""
    return power.speed == FAST or (bool(power.quick) and has(t.spirits[seat].elements, power.quick))


def timely(t: Island, seat: int, power: Power, speed: int) -> bool:
    """It can be used in this phase as it is."""
    if speed == FAST:
        return t.all_fast or fast(t, seat, power)
    return power.speed == SLOW and not t.all_fast


def hastes(t: Island, seat: int) -> int:
    """How many slow powers the spirit may still use as fast ones."""
    spirit = t.spirits[seat]
    left = int(spirit.boons)
    if spirit.panel.special & SWIFTNESS:
        left += max(0, spirit.elements[AIR] - int(spirit.swift))
    return left


def phase_options(t: Island, seat: int, speed: int) -> list[Action]:
    """Powers to use, to hasten and to repeat, and elements to choose; not the end of the phase."""
    spirit = t.spirits[seat]
    found: list[Action] = []
    hasty = speed == FAST and hastes(t, seat) > 0
    for id in spirit.played + spirit.panel.innates:
        power = POWERS[id]
        if timely(t, seat, power, speed) and usable(t, seat, power):
            found.append(way_action(USE, id))
        if hasty and not fast(t, seat, power) and usable(t, seat, power):
            found.append(way_action(HASTEN, id))
        if id in spirit.just_used and power.deck != INNATE and can_aim(t, seat, power):
            if spirit.storms > 0 and id not in spirit.stormed and t.cost(id) <= spirit.energy:
                found.append(way_action(STORM, id))
            if spirit.gift >= power.cost:
                found.append(way_action(STRENGTHEN, id))
    if spirit.any_elements() > 0:
        found += CHOOSE_ELEMENT
    for twist in t.twists:
        found += twist.offers(t, seat)
    return found


class Phase(Step[Island]):
    """Goes on until nobody wants to use anything more. Nobody is asked who has nothing to use."""

    speed: int

    def run(self, t: Island) -> None:
        mask: i64 = 0
        for seat in range(t.seats):
            if not t.done >> seat & 1 and phase_options(t, seat, self.speed):
                mask |= BIT[seat]
        if mask:
            t.push(PHASE_ASKS[self.speed][mask])
        else:
            t.done = 0


class BeginPhase(Step[Island]):
    speed: int

    def run(self, t: Island) -> None:
        t.phase = FAST_PHASE if self.speed == FAST else SLOW_PHASE
        for spirit in t.spirits:
            spirit.just_used = []
        t.tell("phase-begins", {"phase": "phase-fast" if self.speed == FAST else "phase-slow"})
        t.push(PHASES[self.speed])


class UsePowers(Ask[Island]):
    """Whoever likes uses a power, one at a time; it is done with completely before the next begins."""

    choice = True

    speed: int
    seats: i64

    def waiting(self, t: Island) -> i64:
        return self.seats

    def options(self, t: Island, seat: int) -> list[Action]:
        return [*phase_options(t, seat, self.speed), DONE]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.push(PHASES[self.speed])
        spirit = t.spirits[seat]
        if action.text == "done":
            t.done |= BIT[seat]
            t.tell("is-done", {"seat": seat})
        elif action.text.startswith("element"):
            spirit.chosen += 1
            gain_element(t, seat, action.a)
        elif action.text.split(" ")[0] in WAYS:
            begin_use(t, seat, action.a, action.b)
        else:
            for twist in t.twists:
                twist.accept(t, seat, action)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-use-fast" if self.speed == FAST else "ask-use-slow", {})

    def label(self, t: Island, seat: int, action: Action) -> Event:
        words = action.text.split(" ")
        return Event("do-" + words[0], word_args(t, words[1:]))

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return why_not(t, seat, self.speed, text)


def begin_use(t: Island, seat: int, id: int, way: int) -> None:
    spirit = t.spirits[seat]
    power = POWERS[id]
    if way == STORM:
        spirit.storms -= 1
        spirit.stormed.append(id)
        spirit.energy -= max(0, t.cost(id))
    elif way == STRENGTHEN:
        spirit.gift = NO_GIFT
    else:
        spirit.used.append(id)
        spirit.just_used.append(id)
        if way == HASTEN:
            if spirit.panel.special & SWIFTNESS and spirit.elements[AIR] > spirit.swift:
                spirit.swift += 1
            else:
                spirit.boons -= 1
        if t.rebate and (way == HASTEN or (power.deck == INNATE and fast(t, seat, power))):
            spirit.energy += t.rebate
            t.tell("gains-energy", {"seat": seat, "energy": int(t.rebate)})
    t.push(Aim(seat, id, way in (STORM, STRENGTHEN)))


def why_not(t: Island, seat: int, speed: int, text: str) -> str:
    """The rule that forbids this use."""
    words = text.split(" ")
    spirit = t.spirits[seat]
    id = number_of(words[-1])
    for twist in t.twists:
        rule = twist.forbids(t, seat, text)
        if rule:
            return rule
    if words[0] not in WAYS or (id not in spirit.played and id not in spirit.panel.innates):
        return "core.not-an-option"
    power = POWERS[id]
    if words[0] in ("repeat", "strengthen"):
        return "spirit_island.power.repeat"
    if id in spirit.used:
        return "spirit_island.power.once"
    if words[0] == "hasten":
        return "spirit_island.power.made-fast"
    if not timely(t, seat, power, speed):
        return "spirit_island.power.speed"
    if not power.basic and not awake(t, seat, power):
        return "spirit_island.power.innate"
    return "spirit_island.power.target"


PHASES: Final[list[Phase]] = [Phase(FAST), Phase(SLOW)]
PHASE_ASKS: Final[list[list[UsePowers]]] = [
    [UsePowers(speed, seats) for seats in range(1 << 4)] for speed in (FAST, SLOW)
]
