"""The tree: points that a line of choices leads to, and how every option of every seat fared there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action


class Arm:
    """One option of one seat, and how it fared."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values it led to
        self.regret: float = 0.0  # how much better it would have been than what was played
        self.mass: float = 0.0  # how often it was meant to be played, the later the heavier

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0


class Arms:
    """The options that one seat has met at one point. Which are open differs between imagined tables."""

    def __init__(self) -> None:
        self.index: Final[dict[str, Arm]] = {}
        self.visits: i64 = 0
        self.low: float = 0.0  # the least and the greatest value seen here
        self.high: float = 0.0

    def credit(self, arm: Arm, value: float) -> None:
        self.low = min(self.low, value) if self.visits else value
        self.high = max(self.high, value) if self.visits else value
        self.visits += 1
        arm.visits += 1
        arm.total += value


class Node:
    """A point in the tree: who chose what on the way, whatever chance did in between.

    While answers are secret nobody's next point depends on the others' answers, so all of them are chosen here: `arms`
    are found by the seat and by what it has itself answered since the point was reached.
    """

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.arms: Final[dict[str, Arms]] = {}
        self.children: Final[dict[str, Node]] = {}

    def arms_of(self, seat: int, answered: str) -> Arms:
        key = f"{seat}{answered}"
        arms = self.arms.get(key)
        if arms is None:
            arms = Arms()
            self.arms[key] = arms
        return arms

    def child(self, key: str) -> Node:
        node = self.children.get(key)
        if node is None:
            node = Node()
            self.children[key] = node
        return node
