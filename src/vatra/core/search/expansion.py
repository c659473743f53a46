"""Expansion: which options of a point are worth a try yet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.search.tree import Arm, Arms
from vatra.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """Progressive widening: the more often a point was visited, the more of its options are tried.

    Up to `free` options are all tried. Of more, `free` at first, and `growth` times the square root of the visits
    later. What the game weighs heaviest comes first; where it does not weigh, chance decides.
    """

    def __init__(self, free: int = 6, growth: float = 1.0) -> None:
        self.free: Final = free
        self.growth: Final = growth

    def limit(self, visits: int) -> int:
        return max(self.free, int(self.growth * float(visits) ** 0.5))

    def legal(self, arms: Arms, options: list[Action]) -> list[Arm]:
        """The arms that are known and open now."""
        index = arms.index
        found: list[Arm] = []
        for option in options:
            arm = index.get(option.text)
            if arm is not None:
                found.append(arm)
        return found

    def fresh(
        self, table: Table, seat: int, arms: Arms, legal: list[Arm], options: list[Action], dice: Chance
    ) -> Arm | None:
        """An option to try for the first time, or nothing when the known ones are enough for now."""
        known = len(legal)
        if known == len(options) or known >= self.limit(int(arms.visits)):
            return None
        untried = [i for i in range(len(options)) if options[i].text not in arms.index]
        arm = Arm(options[self.first(table, seat, options, untried, dice)])
        arms.index[arm.action.text] = arm
        return arm

    def first(self, table: Table, seat: int, options: list[Action], untried: list[int], dice: Chance) -> int:
        weights = table.game.weigh(table, seat, options)
        if weights is None:
            return untried[dice.below(len(untried))]
        best = untried[0]
        for i in untried:
            if weights[i] > weights[best]:
                best = i
        return best
