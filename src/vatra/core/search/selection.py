"""Selection: which option to try next, and which to play in the end."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import mypyc_attr

from vatra.core.chance import Chance
from vatra.core.search.tree import Arm, Arms

WORD: Final = 4294967296.0  # one more than the largest word of chance


def unit(dice: Chance) -> float:
    """A number from 0 up to, not including, 1."""
    return float(dice.word()) / WORD


def drawn(arms: list[Arm], shares: list[float], dice: Chance) -> Arm:
    """One of the arms, each as likely as its share says; the shares add up to 1."""
    point = unit(dice)
    for i in range(len(arms)):
        point -= shares[i]
        if point < 0.0:
            return arms[i]
    return arms[len(arms) - 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection:
    """`legal` are the arms that are open in the imagined table; each has been tried at least once."""

    def pick(self, arms: Arms, legal: list[Arm], dice: Chance) -> Arm:
        """The arm to follow in this iteration."""
        raise NotImplementedError  # abstract

    def learn(self, arms: Arms, legal: list[Arm], arm: Arm, value: float) -> None:
        """An iteration that followed `arm` ended with `value`. Called before the value is credited to the arm."""

    def shares(self, arms: Arms, legal: list[Arm]) -> list[float]:
        """How the seat should play, after all iterations: a probability for each arm."""
        raise NotImplementedError  # abstract


class Ucb(Selection):
    """Upper confidence bounds: the mean, and a bonus for what was tried seldom. Plays what was tried most.

    The bonus is measured in the range of the values seen at the point, so a game's values need no particular scale.
    """

    def __init__(self, curiosity: float = 0.7) -> None:
        self.curiosity: Final = curiosity

    def pick(self, arms: Arms, legal: list[Arm], dice: Chance) -> Arm:
        bonus = self.curiosity * (arms.high - arms.low) * math.sqrt(math.log(float(arms.visits) + 1.0))
        best = legal[0]
        most = -1.0e300
        for arm in legal:
            visits = float(arm.visits)
            bound = arm.total / visits + bonus / math.sqrt(visits)
            if bound > most or (bound == most and arm.visits < best.visits):
                most = bound
                best = arm
        return best

    def shares(self, arms: Arms, legal: list[Arm]) -> list[float]:
        best = legal[0]
        for arm in legal:
            if (arm.visits, arm.total) > (best.visits, best.total):
                best = arm
        return [1.0 if arm is best else 0.0 for arm in legal]


class Regret(Selection):
    """Regret matching: play each option in proportion to how much its absence was regretted.

    Where seats choose at the same time, their average play comes close to an equilibrium, which may have to be mixed; a
    seat that always plays what looks best can be second-guessed. What the options not taken would have brought is
    their mean so far; the option taken is corrected by what it did bring, weighted by how seldom it is played.
    """

    def __init__(self, exploration: float = 0.05) -> None:
        self.exploration: Final = exploration

    def strategy(self, legal: list[Arm]) -> list[float]:
        """In proportion to the regrets; all alike while nothing is regretted."""
        total = 0.0
        for arm in legal:
            total += arm.regret
        if total <= 0.0:
            return [1.0 / len(legal)] * len(legal)
        return [arm.regret / total for arm in legal]

    def explored(self, share: float, options: int) -> float:
        return (1.0 - self.exploration) * share + self.exploration / options

    def pick(self, arms: Arms, legal: list[Arm], dice: Chance) -> Arm:
        shares = [self.explored(share, len(legal)) for share in self.strategy(legal)]
        return drawn(legal, shares, dice)

    def learn(self, arms: Arms, legal: list[Arm], arm: Arm, value: float) -> None:
        strategy = self.strategy(legal)
        brought: list[float] = []
        expected = 0.0
        for i in range(len(legal)):
            other = legal[i]
            worth = other.mean
            if other is arm:  # the first time there is no mean to correct
                worth += (value - worth) / (self.explored(strategy[i], len(legal)) if arm.visits else 1.0)
            brought.append(worth)
            expected += strategy[i] * worth
        weight = float(arms.visits) + 1.0
        for i in range(len(legal)):
            other = legal[i]
            other.mass += weight * strategy[i]
            other.regret = max(0.0, other.regret + brought[i] - expected)

    def shares(self, arms: Arms, legal: list[Arm]) -> list[float]:
        total = 0.0
        for arm in legal:
            total += arm.mass
        if total <= 0.0:
            return [1.0 / len(legal)] * len(legal)
        return [arm.mass / total for arm in legal]
