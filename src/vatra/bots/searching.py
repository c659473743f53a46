"""Players that think ahead on imagined tables: flat Monte Carlo, and tree search."""

from __future__ import annotations

from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.search.budget import Budget
from vatra.core.search.expansion import Expansion
from vatra.core.search.others import Others
from vatra.core.search.rollout import Rollout
from vatra.core.search.search import Plan, Search, Verdict
from vatra.core.search.selection import Regret, Ucb
from vatra.core.search.worth import Worth
from vatra.core.seen import Choice, Seen


def standard_plan() -> Plan:
    """Bounds for every seat by itself, also where choices are secret; the game's own weights and evaluation."""
    return Plan(Ucb(), Ucb(), Expansion(), Rollout(Worth()), Others())


def mixing_plan() -> Plan:
    """The same with regret matching where choices are secret. Finds mixtures, and needs many more iterations to."""
    return Plan(Ucb(), Regret(), Expansion(), Rollout(Worth()), Others())


class SearchBot:
    """Monte Carlo tree search."""

    def __init__(self, budget: Budget, chance: Chance, plan: Plan) -> None:
        self.budget = budget
        self.chance = chance
        self.plan = plan

    def choose(self, seen: Seen) -> Choice:
        options = seen.options
        if len(options) == 1:
            return Choice(options[0])
        verdict = Search(seen, self.plan, self.chance).run(self.budget)
        return Choice(verdict.arm.action, reasons(verdict))


class FlatBot:
    """Flat Monte Carlo: every option is followed by as many games of sensible players."""

    def __init__(self, playouts: int, chance: Chance) -> None:
        self.playouts = playouts
        self.chance = chance
        self.rollout = Rollout(Worth())

    def choose(self, seen: Seen) -> Choice:
        options = seen.options
        each = max(1, self.playouts // len(options))
        means = [self.mean(seen, number, each) for number in range(len(options))]
        best = max(range(len(options)), key=means.__getitem__)
        return Choice(options[best], compared(each * len(options), means[best], means))

    def mean(self, seen: Seen, number: int, times: int) -> float:
        total = 0.0
        for _ in range(times):
            table = seen.imagine(self.chance)
            table.take(seen.seat, table.options(seen.seat)[number])
            total += self.rollout.finish(table, self.chance)[seen.seat]
        return total / times


def reasons(verdict: Verdict) -> list[Event]:
    """How much was looked at and what it came to; and how often this is played, where play is mixed."""
    why = compared(verdict.iterations, verdict.arm.mean, [arm.mean for arm in verdict.arms])
    share = verdict.shares[verdict.arms.index(verdict.arm)]
    if round(100 * share) < 100:
        why.append(Event("why-mixed", {"percent": max(1, round(100 * share))}))
    return why


def compared(runs: int, chosen: float, means: list[float]) -> list[Event]:
    """The choice beside the best of the others, in hundredths of a sure victory."""
    others = sorted(means, reverse=True)
    others.remove(chosen)
    if not others:
        return []
    said = {"runs": runs, "percent": round(100 * chosen), "other": round(100 * others[0])}
    return [Event("why-search", dict(said))]
