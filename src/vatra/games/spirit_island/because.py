"""The numbers behind a refusal: how far away a land is, what a card costs, which elements are missing."""

from __future__ import annotations

from vatra.core.event import Event
from vatra.games.spirit_island.chart import FARTHEST
from vatra.games.spirit_island.power import POWERS, has, number_of
from vatra.games.spirit_island.rules.aim import Target
from vatra.games.spirit_island.rules.growth import GrowNext
from vatra.games.spirit_island.said import power_name
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import ELEMENTS


def because(t: Island, seat: int, text: str, rule: str) -> Event | None:
    if rule in (
        "spirit_island.power.range",
        "spirit_island.power.origin",
        "spirit_island.growth.add-presence",
    ):
        return too_far(t, seat, text.split(" "))
    if rule == "spirit_island.play.pay":
        card = number_of(text.split(" ")[-1])
        numbers = {"cost": int(t.cost(card)), "energy": int(t.spirits[seat].energy)}
        return Event("because-cost", {"power": power_name(card), **numbers})
    if rule == "spirit_island.power.innate":
        return lacking(t, seat, number_of(text.split(" ")[-1]))
    return None


def too_far(t: Island, seat: int, words: list[str]) -> Event | None:
    """How far the land is from where this power, or growth, is measured, and how far it reaches."""
    name = words[-1]
    if name not in t.chart.names:
        return None
    land = t.chart.names.index(name)
    ask = t.ask(seat)
    source, origin, reaches, growing = 0, 0, 0, False
    if isinstance(ask, Target):
        reach = POWERS[ask.power].reach
        if reach is None:
            return None
        lengthened = bool(reach.need) and has(t.spirits[seat].elements, reach.need)
        source, origin = reach.source, reach.origin
        reaches = (reach.far if lengthened else reach.distance) + int(t.spirits[seat].reach)
    elif isinstance(ask, GrowNext) and words[1].isdigit():
        growing, reaches = True, int(words[1])
    else:
        return None
    for away in range(FARTHEST + 1):
        if t.within(seat, source, origin, away, growing) >> land & 1:
            return (
                Event("because-range", {"land": name, "away": away, "reach": reaches})
                if away > reaches
                else None
            )
    return None


def lacking(t: Island, seat: int, power: int) -> Event:
    """The elements that the easiest level of an innate power still wants."""
    have = t.spirits[seat].elements
    missing = [[max(0, need[i] - have[i]) for i in range(len(need))] for need in POWERS[power].needs]
    least = min(missing, key=sum)
    wanted = [f"element-{ELEMENTS[i]}" for i in range(len(least)) for _ in range(least[i])]
    return Event("because-elements", {"power": power_name(power), "elements": " ".join(wanted)})
