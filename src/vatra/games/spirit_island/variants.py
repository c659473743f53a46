"""Adversaries and scenarios: which of them a table's options name, and how hard it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vatra.core.options import Settings, Value
from vatra.games.spirit_island.adversaries.brandenburg_prussia import BrandenburgPrussia
from vatra.games.spirit_island.adversaries.england import England
from vatra.games.spirit_island.adversaries.sweden import Sweden
from vatra.games.spirit_island.maps import map_of
from vatra.games.spirit_island.scenarios.blitz import Blitz
from vatra.games.spirit_island.scenarios.guard import Guard
from vatra.games.spirit_island.scenarios.insurrection import Insurrection
from vatra.games.spirit_island.scenarios.rituals import Rituals
from vatra.games.spirit_island.twist import Twist

NONE: Final = "none"
LEVELS: Final = 7
ADVERSARIES: Final[dict[str, Callable[[int], Twist]]] = {
    "brandenburg-prussia": BrandenburgPrussia,
    "england": England,
    "sweden": Sweden,
}
SCENARIOS: Final[dict[str, Callable[[], Twist]]] = {
    "blitz": Blitz,
    "guard-the-isles-heart": Guard,
    "rituals-of-terror": Rituals,
    "dahan-insurrection": Insurrection,
}
# With these any map can be played on; the boards of the thematic map have no inner lands to guard.
ANY_MAP: Final[list[Value]] = [NONE, *[slug for slug in SCENARIOS if slug != "guard-the-isles-heart"]]
BALANCED_ONLY: Final = "spirit_island.scenario.guard-the-isles-heart.balanced-only"


def twists_of(settings: Settings) -> list[Twist]:
    """Made anew for each table, because some of them remember things."""
    found: list[Twist] = []
    adversary = str(settings["adversary"])
    if adversary != NONE:
        found.append(ADVERSARIES[adversary](int(settings["adversary-level"])))
    scenario = str(settings["scenario"])
    if scenario != NONE:
        found.append(SCENARIOS[scenario]())
    return found


def difficulty_of(settings: Settings) -> int:
    """Adversary, scenario and map together, as in the rulebook's table."""
    return map_of(settings).difficulty + sum([twist.difficulty for twist in twists_of(settings)])
