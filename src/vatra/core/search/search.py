"""The search itself: imagine a table, follow the tree, play on, and remember how it went."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.record import Fixed
from vatra.core.search.budget import Budget
from vatra.core.search.expansion import Expansion
from vatra.core.search.others import Others
from vatra.core.search.rollout import Rollout
from vatra.core.search.selection import Selection, drawn
from vatra.core.search.tree import Arm, Arms, Node
from vatra.core.seen import Seen
from vatra.core.table import FIRST, Table


class Plan(Fixed):
    """The parts a search is made of."""

    open: Selection  # where everybody sees what is chosen
    secret: Selection  # where several choose at once, unseen
    expansion: Expansion
    rollout: Rollout
    others: Others


class Turn(Fixed):
    """One choice on the way down the tree."""

    seat: int
    selection: Selection
    arms: Arms
    legal: list[Arm]
    arm: Arm


class Verdict(Fixed):
    """What a search found: the arms of the searching seat, how to play them, and the one that was drawn."""

    arm: Arm
    arms: list[Arm]
    shares: list[float]
    iterations: int


class Search:
    """Open-loop information-set Monte Carlo tree search for one seat at one decision.

    Every iteration imagines the table afresh, so the tree holds no card that the seat cannot know: its points are
    what was chosen, and what the game's `mark` tells apart. Where answers are secret every seat chooses by itself at
    the same point, and the tree goes on once they are open.
    """

    def __init__(self, seen: Seen, plan: Plan, chance: Chance) -> None:
        self.seen: Final = seen
        self.plan: Final = plan
        self.chance: Final = chance
        self.me: Final = seen.seat
        self.root: Final = Node()
        self.iterations: int = 0

    def run(self, budget: Budget) -> Verdict:
        budget.start()
        while budget.left(self.iterations):
            self.iterate()
        return self.verdict()

    def iterate(self) -> None:
        table = self.seen.imagine(self.chance)
        turns: list[Turn] = []
        node = self.descend(table, turns)
        node.visits += 1
        values = self.plan.rollout.finish(table, self.chance)
        for turn in turns:
            value = values[turn.seat]
            turn.selection.learn(turn.arms, turn.legal, turn.arm, value)
            turn.arms.credit(turn.arm, value)
        self.iterations += 1

    def descend(self, table: Table, turns: list[Turn]) -> Node:
        """Follow the tree to a point where nobody has been yet, or to the end of the game."""
        node = self.root
        seat = self.me
        key = ""
        answered = [""] * table.seats
        while True:
            mask: i64 = table.waiting()
            if not mask:
                return node
            if not mask >> seat & 1:  # whoever moved last goes on, if they may: a turn is planned as a whole
                seat = FIRST[mask]
            opened = table.opened
            secret = table.ask(seat).secret
            action = self.choose(table, node, seat, secret, answered[seat], turns)
            table.take(seat, action)
            key += f"{seat} {action.text};"
            if secret and table.opened == opened:
                answered[seat] += " " + action.text
                continue
            node.visits += 1
            node = node.child(key + str(table.game.mark(table)))
            if not node.visits:
                return node
            key = ""
            answered = [""] * table.seats

    def choose(
        self, table: Table, node: Node, seat: int, secret: bool, answered: str, turns: list[Turn]
    ) -> Action:
        plan = self.plan
        options = table.options(seat)
        if not plan.others.learns(seat, self.me):
            return plan.rollout.choose(table, seat, options, self.chance)
        arms = node.arms_of(seat, answered)
        legal = plan.expansion.legal(arms, options)
        selection = plan.secret if secret else plan.open
        arm = plan.expansion.fresh(table, seat, arms, legal, options, self.chance)
        if arm is None:
            arm = selection.pick(arms, legal, self.chance)
        else:
            legal.append(arm)
        turns.append(Turn(seat, selection, arms, legal, arm))
        return arm.action

    def verdict(self) -> Verdict:
        seen = self.seen
        arms = self.root.arms_of(seen.seat, "")
        legal = self.plan.expansion.legal(arms, seen.options)
        secret = seen.imagine(self.chance).ask(seen.seat).secret
        selection = self.plan.secret if secret else self.plan.open
        shares = selection.shares(arms, legal)
        return Verdict(drawn(legal, shares, self.chance), legal, shares, self.iterations)
