"""Victory, defeat, and both at once."""

from __future__ import annotations

from typing import Final

from vatra.core.step import Step
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BUILDINGS, CITIES, INVADERS

# What must be gone from the island at each terror level.
MUST_BE_GONE: Final[list[int]] = [INVADERS, BUILDINGS, CITIES, 0]


def victory(t: Island) -> str:
    """Why the game is won, or nothing: the condition of the current terror level."""
    for twist in t.twists:
        said = twist.victory(t)
        if said is not None:
            return said
    level = t.terror()
    mask = MUST_BE_GONE[level - 1]
    if not mask:
        return "fear"
    return "" if any(t.count(land, mask) for land in t.chart.lands) else f"terror-{level}"


def defeat(t: Island) -> str:
    """Why the game is lost, or nothing."""
    if t.blight_out:
        return "blight"
    for spirit in t.spirits:
        if not spirit.on_island():
            return "presence"
    for twist in t.twists:
        lost = twist.defeat(t)
        if lost:
            return lost
    return ""


def look_for_the_end(t: Island) -> None:
    """After every action, with all that it triggered."""
    lost = defeat(t)
    won = victory(t)
    if won:
        t.finish("sacrifice" if lost else won, True)
    elif lost:
        t.finish(lost, False)


class LookForTheEnd(Step[Island]):
    def run(self, t: Island) -> None:
        look_for_the_end(t)


LOOK_FOR_THE_END: Final = LookForTheEnd()
