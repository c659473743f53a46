"""Playing a plan: here, in several processes, or on a cluster. The records always come in the order of the games."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, Protocol

from vatra.lab.plan import Plan
from vatra.lab.records import Record, play_some
from vatra.lab.summary import Summary

CHUNK: Final = 200  # games handed to a process at once, at most
MOST_PROCESSES: Final = 61  # what one Windows machine can wait for


class Keeper(Protocol):
    """Whoever wants to keep the records as they come."""

    def keep(self, record: Record) -> None: ...


class Player(Protocol):
    def __call__(self, plan: Plan, jobs: int, first: int = 0) -> Iterator[list[Record]]:
        """The games of a plan from the first that is wanted, in their order, some at a time."""
        ...


def run(
    plan: Plan,
    *,
    jobs: int = 1,
    done: Callable[[int], None] | None = None,
    keepers: list[Keeper] | None = None,
    player: Player | None = None,
) -> Summary:
    """Play a whole plan and add it up.

    `jobs`: how many processes. `done` hears how many more games are over. `keepers` get every record. `player` plays
    somewhere else, as `cluster.on_ray` does.

    >>> from vatra import lab
    >>> plan = lab.ladder("diamant", ["random", "auto", "novice"], seats=3, games=60, seed=1)
    >>> [rung.bot for rung in lab.run(plan).ladder()][-1]
    'auto'
    """
    plan.check()
    summary = Summary(plan)
    for records in (player or in_processes)(plan, jobs):
        for record in records:
            summary.add(record)
            for keeper in keepers or []:
                keeper.keep(record)
        if done is not None:
            done(len(records))
    return summary


def in_processes(plan: Plan, jobs: int, first: int = 0) -> Iterator[list[Record]]:
    """A patch stays in the process that played with it, so a patched plan is never played in this one."""
    work = chunks(plan.games, jobs, first)
    if jobs == 1 and plan.patch is None:
        for start, count in work:
            yield play_some(plan, start, count)
        return
    if not work:
        return
    # Spawned, not forked: a fork copies locks that other threads (a progress bar) may hold.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(work), MOST_PROCESSES), context, _leave_interrupts_to_the_parent)
    try:
        for future in [pool.submit(play_some, plan, start, count) for start, count in work]:
            yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def chunks(games: int, jobs: int, first: int = 0) -> list[tuple[int, int]]:
    """(start, count) pairs from game `first` on: several for every process, so that none waits for a slow one.

    >>> chunks(10, 1)
    [(0, 2), (2, 2), (4, 2), (6, 2), (8, 2)]
    """
    size = max(1, min(CHUNK, games // (jobs * 4)))
    return [(start, min(size, games - start)) for start in range(first, games, size)]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
