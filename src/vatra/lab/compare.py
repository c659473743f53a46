"""What a patch changes: the same games with and without it, from the same seeds, game by game."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain

from vatra.core.errors import BadInput
from vatra.lab.match import NORMAL_95
from vatra.lab.plan import Plan
from vatra.lab.records import Record
from vatra.lab.run import Keeper, Player, in_processes
from vatra.lab.summary import Summary


@dataclass
class Paired:
    """Differences between two numbers that belong together, one pair for each game."""

    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        self.pairs += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        return self.total / self.pairs

    @property
    def ci95(self) -> tuple[float, float]:
        if self.pairs < 2:
            return self.mean, self.mean
        variance = max(0.0, (self.squares - self.total * self.total / self.pairs) / (self.pairs - 1))
        half = NORMAL_95 * math.sqrt(variance / self.pairs)
        return self.mean - half, self.mean + half


@dataclass
class BotDifference:
    """Per game: the wins and the mean score of a bot's seats, with the patch less without."""

    win_rate: Paired = field(default_factory=Paired)
    score: Paired = field(default_factory=Paired)


class Comparison:
    """`before` and `after` are the two summaries; differences are after less before."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.before = Summary(plan.unpatched())
        self.after = Summary(plan)
        self.changed = 0  # games that came out differently
        self.moves = Paired()
        self.score = Paired()  # mean of all seats
        self.bots: dict[str, BotDifference] = {bot: BotDifference() for bot in plan.bots}

    def add(self, old: Record, new: Record) -> None:
        assert old.number == new.number
        self.before.add(old)
        self.after.add(new)
        self.changed += (old.scores, old.moves, old.places) != (new.scores, new.moves, new.places)
        self.moves.add(new.moves - old.moves)
        self.score.add((sum(new.scores) - sum(old.scores)) / len(old.scores))
        for bot in set(old.bots):
            held = [seat for seat, name in enumerate(old.bots) if name == bot]
            won = math.fsum(new.won(seat) - old.won(seat) for seat in held)
            points = sum(new.scores[seat] - old.scores[seat] for seat in held)
            self.bots[bot].win_rate.add(won / len(held))
            self.bots[bot].score.add(points / len(held))


def compare(
    plan: Plan,
    *,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
    keepers: list[Keeper] | None = None,
    player: Player | None = None,
) -> Comparison:
    """Play a patched plan and the same plan without the patch, side by side. `keepers` get the patched games."""
    if plan.patch is None:
        raise ValueError("the plan has no patch to compare with")
    plan.unpatched().check()
    comparison = Comparison(plan)
    play = player or in_processes
    half = max(1, jobs // 2)
    old, new = (chain.from_iterable(play(side, half)) for side in (plan.unpatched(), plan))
    for before, after in zip(old, new, strict=True):
        comparison.add(before, after)
        for keeper in keepers or []:
            keeper.keep(after)
        if done is not None:
            done(1)
    if not comparison.changed:
        raise BadInput("lab-patch-changes-nothing", {"file": plan.patch.name, "games": plan.games})
    return comparison
