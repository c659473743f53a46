"""What is printed on Spirit Island's cards and spirit panels."""

from __future__ import annotations

from typing import Any

from tools.printed.slim import slim
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.cards.spirits import PANELS
from vatra.games.spirit_island.panels import Panel
from vatra.games.spirit_island.power import DECKS, POWERS, SLUGS, TARGETS, Power
from vatra.games.spirit_island.terms import ELEMENTS, SPEEDS, TERRAINS


def cards() -> dict[str, Any]:
    return {
        "powers": {power.slug: power_facts(power) for power in POWERS},
        "spirits": {panel.slug: panel_facts(panel) for panel in PANELS},
        "fear": FEAR_SLUGS,
    }


def power_facts(power: Power) -> dict[str, Any]:
    reach = power.reach
    return slim(
        deck=DECKS[power.deck],
        cost=power.cost,
        speed=SPEEDS[power.speed],
        elements=[ELEMENTS[element] for element in power.elements],
        sacred=reach is not None and reach.source == 1,
        origin=terrains(reach.origin) if reach is not None else [],
        target=TARGETS[power.target],
        terrain=terrains(power.terrain),
        needs=[needed(need) for need in power.needs],
        quick=needed(power.quick),
    ) | ({"range": reach.distance} if reach is not None else {})


def panel_facts(panel: Panel) -> dict[str, Any]:
    return {
        "complexity": panel.complexity,
        "specials": panel.specials,
        "always": [grow.data() for grow in panel.grows[: panel.always]],
        "growth": [
            [panel.grows[number].data() for number in numbers[panel.always :]]
            for numbers in panel.option_grows
        ],
        "innates": [SLUGS[id] for id in panel.innates],
        "uniques": [SLUGS[id] for id in panel.uniques],
    }


def terrains(mask: int) -> list[str]:
    return [name for bit, name in TERRAINS.items() if bit & mask]


def needed(need: list[int]) -> dict[str, int]:
    return {ELEMENTS[i]: need[i] for i in range(len(need)) if need[i]}
