"""Adversaries and scenarios: which of them a table's options name, and how hard it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vatra.core.options import Settings, Value
from vatra.games.spirit_island.adversaries import brandenburg_prussia, england, sweden
from vatra.games.spirit_island.adversaries.sheet import Sheet
from vatra.games.spirit_island.maps import map_of
from vatra.games.spirit_island.scenarios import blitz, guard, insurrection, rituals
from vatra.games.spirit_island.twist import Twist

NONE: Final = "none"
LEVELS: Final = 7
ADVERSARIES: Final[dict[str, tuple[Sheet, Callable[[str, int, int], Twist]]]] = {
    brandenburg_prussia.SHEET.slug: (brandenburg_prussia.SHEET, brandenburg_prussia.BrandenburgPrussia),
    england.SHEET.slug: (england.SHEET, england.England),
    sweden.SHEET.slug: (sweden.SHEET, sweden.Sweden),
}
SCENARIOS: Final[dict[str, tuple[int, Callable[[str, int], Twist]]]] = {
    blitz.SLUG: (blitz.DIFFICULTY, blitz.Blitz),
    guard.SLUG: (guard.DIFFICULTY, guard.Guard),
    rituals.SLUG: (rituals.DIFFICULTY, rituals.Rituals),
    insurrection.SLUG: (insurrection.DIFFICULTY, insurrection.Insurrection),
}
# With these any map can be played on; the boards of the thematic map have no inner lands to guard.
ANY_MAP: Final[list[Value]] = [NONE, *[slug for slug in SCENARIOS if slug != "guard-the-isles-heart"]]
BALANCED_ONLY: Final = "spirit_island.scenario.guard-the-isles-heart.balanced-only"


def twists_of(settings: Settings) -> list[Twist]:
    """Made anew for each table, because some of them remember things."""
    found: list[Twist] = []
    adversary = str(settings["adversary"])
    if adversary != NONE:
        sheet, against = ADVERSARIES[adversary]
        level = int(settings["adversary-level"])
        found.append(against(adversary, sheet.difficulty[level], level))
    scenario = str(settings["scenario"])
    if scenario != NONE:
        difficulty, told = SCENARIOS[scenario]
        found.append(told(scenario, difficulty))
    return found


def difficulty_of(settings: Settings) -> int:
    """Adversary, scenario and map together, as in the rulebook's table."""
    return map_of(settings).difficulty + sum([twist.difficulty for twist in twists_of(settings)])
