"""Habits: the ways in which explorers decide to go back."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from vatra.core.chance import Chance
from vatra.games.diamant.bot.scene import Scene

SLIP: Final = 0.03  # nobody keeps to a habit without exception
WORD: Final = 4294967296.0  # one more than the largest word of chance


def happens(likely: float, dice: Chance) -> bool:
    return float(dice.word()) < likely * WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class Habit:
    def leaves(self, scene: Scene) -> float:
        """How likely an explorer of this habit goes back here."""
        raise NotImplementedError  # abstract


class Coin(Habit):
    """Goes back at random, so often."""

    def __init__(self, often: float) -> None:
        self.often: Final = often

    def leaves(self, scene: Scene) -> float:
        return self.often


class Pocketful(Habit):
    """Goes back with so many gems in the pocket."""

    def __init__(self, gems: i64) -> None:
        self.gems: Final[i64] = gems

    def leaves(self, scene: Scene) -> float:
        return 1.0 - SLIP if scene.pocket >= self.gems else SLIP


class Fright(Habit):
    """Goes back when so many hazards lie on the path."""

    def __init__(self, hazards: i64) -> None:
        self.hazards: Final[i64] = hazards

    def leaves(self, scene: Scene) -> float:
        return 1.0 - SLIP if scene.hazards >= self.hazards else SLIP


class Sense(Habit):
    """Weighs what can be had now against what the next card can bring and take; the closer, the more of a coin flip.

    `hope` is how much more the cards after the next one are thought to bring, `company` how likely each of the others
    is thought to go back as well, `leftovers` how much those on the path tempt, and `hesitation` how many gems of
    difference leave it in doubt.
    """

    def __init__(self, hope: float, company: float, leftovers: float, hesitation: float) -> None:
        self.hope: Final = hope
        self.company: Final = company
        self.leftovers: Final = leftovers
        self.hesitation: Final = hesitation

    def leaves(self, scene: Scene) -> float:
        others = float(scene.crowd) - 1.0
        now = self.leftovers * float(scene.left) / (1.0 + self.company * others)
        relics = float(scene.relics)
        if relics > 0.0:
            now += relics * (1.0 - self.company) ** others
        later = self.hope * scene.gain(1.0 + others * (1.0 - self.company))
        return logistic((now + scene.danger * float(scene.pocket) - later) / self.hesitation)


class Thinker(Habit):
    """Thinks as hard as who watches it. From outside that looks sensible most of the time."""

    def leaves(self, scene: Scene) -> float:
        return 0.6 * SENSIBLE.leaves(scene) + 0.08


def logistic(x: float) -> float:
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))


SENSIBLE: Final = Sense(
    1.2, 0.4, 0.5, 0.25
)  # the best of a few hundred against one another and mixed company
