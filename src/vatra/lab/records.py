"""One game of a plan, played, and what is kept of it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from vatra.bots import Bot, make_bot
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.live import Live
from vatra.core.log import Log, Move
from vatra.core.result import Result
from vatra.core.seen import Seen
from vatra.core.statistics import Statistics
from vatra.core.table import Table
from vatra.lab.plan import Plan, Sitting


@dataclass(frozen=True)
class Record:
    """How a game went; tuples are by seat. `seed` deals the same table again: `vatra.new(…, seed=record.seed)`."""

    number: int
    table: int  # which of the plan's tables
    seed: str
    position: str  # the name of the arranged position it began with, or empty
    entries: tuple[int, ...]  # which of the table's bots
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    cooperative: bool
    moves: int  # decisions
    reason: str
    statistics: dict[str, list[int]]
    log: str = ""
    rows: tuple[tuple[float, ...], ...] = ()  # of a study: positions in its columns
    outcome: float = 0.0  # of a study

    def won(self, seat: int) -> float:
        """1 for a win, 1/k for one that k seats share; all who win together win 1."""
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.cooperative else 1.0 / len(self.winners)

    def data(self) -> dict[str, Any]:
        """As plain data, without the log and what was studied."""
        row = asdict(self)
        del row["log"], row["entries"], row["rows"], row["outcome"]
        return row


def play_game(plan: Plan, number: int) -> Record:
    """Play one game of a plan. The same plan and number give the same game, here and everywhere."""
    sitting = plan.sitting(number)
    if plan.logs:
        return _logged(plan, sitting)
    if plan.study:
        return _studied(plan, sitting)
    table = _dealt(plan, sitting)
    counter = plan.game.statistics(table) if plan.statistics else None
    events: list[Event] = []
    if counter is not None:
        table.journal = events
    table.advance()
    bots = _bots(plan, sitting)
    moves = 0
    while not table.over:
        seat = table.to_act[0]
        table.take(seat, bots[seat].choose(Seen(table, seat)).action)
        moves += 1
        if events:
            _count(counter, events)
            events.clear()
    return _record(sitting, table, moves, counter)


def play_some(plan: Plan, first: int, count: int) -> list[Record]:
    """Games `first`, `first + 1`, …, played with the plan's patch, which stays in this process."""
    if plan.patch is not None:
        plan.patch.apply()
    return [play_game(plan, number) for number in range(first, first + count)]


def story(plan: Plan, number: int) -> tuple[Live, Record]:
    """One game, with all that happened in it. A patch of the plan stays in this process."""
    if plan.patch is not None:
        plan.patch.apply()
    return _lived(plan, plan.sitting(number))


# -- playing -----------------------------------------------------------------------------------------------------------


def _dealt(plan: Plan, sitting: Sitting) -> Table:
    """The table of a game, before anything has run."""
    game = plan.game
    if sitting.position is not None:
        return sitting.position.deal(game, sitting.seed)
    seats = len(sitting.bots)
    return game.deal(seats, game.settle(seats, sitting.options), seeded(sitting.seed))


def _bots(plan: Plan, sitting: Sitting) -> list[Bot]:
    return [
        make_bot(name, plan.game, seed) for name, seed in zip(sitting.bots, sitting.bot_seeds, strict=True)
    ]


def _lived(plan: Plan, sitting: Sitting) -> tuple[Live, Record]:
    """The same game move by move, remembered."""
    live = Live(lambda: _dealt(plan, sitting))
    counter = plan.game.statistics(_dealt(plan, sitting)) if plan.statistics else None
    _count(counter, live.opening)
    bots = _bots(plan, sitting)
    while not live.table.over:
        seat = live.table.to_act[0]
        record = live.act(seat, bots[seat].choose(Seen(live.table, seat)).action.text)
        _count(counter, record.events)
    return live, _record(sitting, live.table, len(live.records), counter)


def _logged(plan: Plan, sitting: Sitting) -> Record:
    live, record = _lived(plan, sitting)
    table = live.table
    moves = [Move(move.seat, move.text, move.gave) for move in live.records]
    bots, end = list(sitting.bots), table.digest()
    log = Log(table.game, table.game.version, bots, table.settings, "", live.gave, moves, sitting.seed, end)
    return replace(record, log=log.text())


def _studied(plan: Plan, sitting: Sitting) -> Record:
    table = _dealt(plan, sitting)
    table.advance()
    study = plan.game.study(table.settings)
    assert study is not None
    pupil = study.pupil(table, seeded(sitting.bot_seeds[0]))
    moves = 0
    while not table.over:
        seat = table.to_act[0]
        table.take(seat, pupil.choose(Seen(table, seat)))
        moves += 1
    record = _record(sitting, table, moves, None)
    rows = tuple([tuple(row) for row in pupil.rows])
    return replace(record, rows=rows, outcome=pupil.outcome(table))


def _count(counter: Statistics | None, events: list[Event]) -> None:
    if counter is not None:
        for event in events:
            counter.hear(event)


def _record(sitting: Sitting, table: Table, moves: int, counter: Statistics | None) -> Record:
    result: Result | None = table.result
    assert result is not None
    return Record(
        sitting.number,
        sitting.table,
        sitting.seed,
        sitting.position.name if sitting.position else "",
        sitting.entries,
        sitting.bots,
        tuple(result.scores),
        tuple(result.places),
        tuple(result.winners),
        result.cooperative,
        moves,
        result.reason,
        counter.counts if counter is not None else {},
    )
