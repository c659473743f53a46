"""What the games of a plan add up to."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from vatra.core.statistics import Measure
from vatra.lab.match import wilson
from vatra.lab.plan import Plan
from vatra.lab.rating import Outcome, Rating, rate
from vatra.lab.records import Record


@dataclass
class Tally:
    """Seats played, and the wins they brought. A win that k seats share is counted under k, so that sums are exact."""

    seats: int = 0
    shared: Counter[int] = field(default_factory=Counter)

    def add(self, record: Record, seat: int) -> None:
        self.seats += 1
        if seat in record.winners:
            self.shared[1 if record.cooperative else len(record.winners)] += 1

    @property
    def wins(self) -> float:
        return math.fsum(count / k for k, count in self.shared.items())

    @property
    def rate(self) -> float:
        return self.wins / self.seats

    @property
    def ci95(self) -> tuple[float, float]:
        """Wilson's interval of the rate."""
        return wilson(self.rate, self.seats)


@dataclass
class BotTally(Tally):
    """All that one bot did, wherever it sat."""

    scores: Counter[int] = field(default_factory=Counter)
    places: Counter[int] = field(default_factory=Counter)
    by_seat: defaultdict[int, Tally] = field(default_factory=lambda: defaultdict(Tally))
    by_position: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))

    def add(self, record: Record, seat: int) -> None:
        super().add(record, seat)
        self.scores[record.scores[seat]] += 1
        self.places[record.places[seat]] += 1
        self.by_seat[seat].add(record, seat)
        if record.position:
            self.by_position[record.position].add(record, seat)

    @property
    def mean_score(self) -> float:
        return mean_of(self.scores)

    @property
    def mean_place(self) -> float:
        return mean_of(self.places)


@dataclass(frozen=True)
class Rung:
    """One line of a ladder. `rating` is missing where there is nothing to compare, as in a cooperative game."""

    bot: str
    rating: Rating | None
    tally: BotTally


class Summary:
    """Grows game by game; the numbers can be asked for at any time.

    >>> from vatra import lab
    >>> plan = lab.ladder("diamant", ["random", "auto"], seats=3, games=60, seed=1)
    >>> summary = lab.run(plan)
    >>> summary.games, sum(rung.tally.seats for rung in summary.ladder())
    (60, 180)
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.cooperative = plan.game.cooperative
        self.entries: defaultdict[tuple[int, int], BotTally] = defaultdict(BotTally)
        self.bots: dict[str, BotTally] = {bot: BotTally() for bot in plan.bots}
        self.seats: defaultdict[int, Tally] = defaultdict(Tally)
        self.companies: defaultdict[tuple[str, ...], dict[str, Tally]] = defaultdict(dict)
        self.moves: Counter[int] = Counter()
        self.reasons: Counter[str] = Counter()
        self.outcomes: Counter[Outcome] = Counter()
        self.counts: dict[str, list[int]] = {}
        self.counts_by_bot: dict[str, dict[str, int]] = {}

    def add(self, record: Record) -> None:
        self.games += 1
        self.moves[record.moves] += 1
        self.reasons[record.reason] += 1
        company = self.companies[tuple(sorted(record.bots))]
        for seat, bot in enumerate(record.bots):
            self.bots[bot].add(record, seat)
            self.entries[record.table, record.entries[seat]].add(record, seat)
            self.seats[seat].add(record, seat)
            company.setdefault(bot, Tally()).add(record, seat)
        if not record.cooperative:
            self.outcomes[tuple(sorted(zip(record.bots, record.places, strict=True)))] += 1
        if record.statistics:
            self._count(record)

    def _count(self, record: Record) -> None:
        for measure in self.measures:
            numbers = record.statistics[measure.name]
            if measure.by_seat:
                by_bot = self.counts_by_bot.setdefault(measure.name, dict.fromkeys(self.plan.bots, 0))
                for bot, number in zip(record.bots, numbers, strict=True):
                    by_bot[bot] += number
            else:
                total = self.counts.setdefault(measure.name, [0] * len(numbers))
                for at, number in enumerate(numbers):
                    total[at] += number

    # -- questions ---------------------------------------------------------------------------------------------------

    @property
    def measures(self) -> list[Measure]:
        return self.plan.game.measures()

    def line_up(self) -> list[Rung]:
        """The bots of the first table as they were listed, copies apart."""
        return [Rung(bot, None, self.entries[0, at]) for at, bot in enumerate(self.plan.tables[0].bots)]

    def ladder(self) -> list[Rung]:
        """The bots, best first: by rating, or by wins where there are no ratings."""
        ratings = {rating.bot: rating for rating in self.ratings()}
        rungs = [Rung(bot, ratings.get(bot), tally) for bot, tally in self.bots.items() if tally.seats]
        if ratings:
            return sorted(rungs, key=lambda rung: -ratings[rung.bot].elo)
        return sorted(rungs, key=lambda rung: -rung.tally.rate)

    def ratings(self) -> list[Rating]:
        """Elo of every bot; none where only one kind of bot plays, or all play together."""
        played = tuple([bot for bot, tally in self.bots.items() if tally.seats])
        return rate(played, self.outcomes) if len(played) > 1 and self.outcomes else []

    def ahead(self) -> dict[tuple[str, str], tuple[float, int]]:
        """How often the first came in before the second (a tie is half), and at how many meetings of seats."""
        met: dict[tuple[str, str], tuple[float, int]] = {}
        for outcome, games in self.outcomes.items():
            for a, place in outcome:
                for b, other in outcome:
                    if a != b:
                        won, count = met.get((a, b), (0.0, 0))
                        won += games * (0.5 if place == other else float(place < other))
                        met[a, b] = won, count + games
        return {pair: (won / count, count) for pair, (won, count) in met.items()}

    def measured(self, measure: Measure) -> dict[str, float]:
        """A measure's numbers by label or bot, divided as the game says; what was never counted is left out."""
        if measure.by_seat:
            counts = self.counts_by_bot.get(measure.name, {})
            by_bot = self.counts_by_bot.get(measure.per, {})
            per = by_bot if measure.per else {bot: tally.seats for bot, tally in self.bots.items()}
            return {bot: count / per[bot] for bot, count in counts.items() if per[bot]}
        totals = self.counts.get(measure.name, [])
        below = self.counts.get(measure.per, [0]) if measure.per else [self.games]
        out: dict[str, float] = {}
        for at, (label, count) in enumerate(zip(measure.labels, totals, strict=False)):
            divisor = below[at] if len(below) > 1 else below[0]
            if divisor:
                out[label] = count / divisor
        return out


def mean_of(counts: Counter[int]) -> float:
    """The mean of counted values."""
    return sum(value * count for value, count in counts.items()) / counts.total()
