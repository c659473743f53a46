"""Baselines: the simplest players, to measure others by."""

from __future__ import annotations

from typing import Final

from vatra.core.chance import Chance
from vatra.core.judge import Judgement, Level, only
from vatra.core.seen import Seen
from vatra.games.diamant.bot import reasons
from vatra.games.diamant.bot.levels import at_hand, cave_of
from vatra.games.diamant.bot.scene import scene_of
from vatra.games.diamant.rules import BACK, DEEPER

USUAL: Final = 10  # gems


def threshold(gems: int | None) -> Level:
    """Goes back with so many gems in the pocket, whatever lies on the path."""
    enough = USUAL if gems is None else gems

    def policy(seen: Seen, chance: Chance) -> Judgement:
        scene = scene_of(cave_of(seen, chance), seen.seat)
        action = BACK if scene.pocket >= enough else DEEPER
        return only(seen.options, action, reasons.of_the_card(scene, at_hand(scene)))

    return policy


def gain(number: int | None) -> Level | None:
    """Goes back when the next card is expected to take more than it brings. There is no number to it."""
    return None if number is not None else by_gain


def by_gain(seen: Seen, chance: Chance) -> Judgement:
    scene = scene_of(cave_of(seen, chance), seen.seat)
    action = BACK if scene.danger * float(scene.pocket) > scene.exact_gain() else DEEPER
    return only(seen.options, action, reasons.of_the_card(scene, at_hand(scene)))
