"""Rollout: from the edge of the tree to a value for every seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.search.selection import unit
from vatra.core.search.worth import Worth
from vatra.core.table import FIRST, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout:
    """Everybody plays by the game's weights, until the game evaluates the position or is over."""

    def __init__(self, worth: Worth, weighed: bool = True, evaluated: bool = True) -> None:
        self.worth: Final = worth
        self.weighed: Final = weighed  # False: all options are equally likely
        self.evaluated: Final = evaluated  # False: to the end of the game

    def finish(self, table: Table, dice: Chance) -> list[float]:
        while True:
            mask: i64 = table.waiting()
            if not mask:
                return self.worth.of(table.game.result(table))
            if self.evaluated:
                values = table.game.evaluate(table)
                if values is not None:
                    return values
            seat = FIRST[mask]
            options = table.options(seat)
            table.take(seat, self.choose(table, seat, options, dice))

    def choose(self, table: Table, seat: int, options: list[Action], dice: Chance) -> Action:
        if len(options) == 1:
            return options[0]
        weights = table.game.weigh(table, seat, options) if self.weighed else None
        if weights is None:
            return options[dice.below(len(options))]
        total = 0.0
        for weight in weights:
            total += weight
        point = unit(dice) * total
        for i in range(len(options)):
            point -= weights[i]
            if point < 0.0:
                return options[i]
        return options[len(options) - 1]
