"""What the toy games share: a `Game` with the plainest answers, and a shelf to put one on for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from typing_extensions import TypeVar

from vatra.core import game as shelf
from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.game import Game
from vatra.core.live import Live
from vatra.core.result import Result
from vatra.core.step import Step
from vatra.core.table import Table

T = TypeVar("T", bound=Table, default=Any)


class Toy(Game[T]):
    """A toy is interpreted, and runs on the plain core and on the compiled one."""

    def __init__(
        self, id: str, seats: tuple[int, int], actions: list[str], cooperative: bool = False
    ) -> None:
        super().__init__(id, 1, seats, [], actions, cooperative=cooperative)

    def auto(self, table: T, seat: int) -> Action:
        """The last option: toys put there what ends soonest."""
        return table.options(seat)[-1]

    def check(self, table: T) -> list[str]:
        return []


class Bench(Table):
    """A table for tests of single steps: `trail` is what happened, `said[seat]` what was answered."""

    said: list[str]
    trail: list[str] = []


def bench_of(seats: int, steps: list[Step[Any]], chance: Chance) -> Bench:
    return Bench(BENCH, seats, {}, chance, steps, said=[""] * seats)


class BenchGame(Toy[Bench]):
    def result(self, table: Table) -> Result:
        return Result([1] * table.seats, [], [0] * table.seats, [[]] * table.seats, "done")

    def describe(self, table: Table) -> dict[str, Any]:
        return fields(table, "trail", "said")


BENCH = BenchGame("bench", (1, 8), [])


@contextmanager
def shelved(game: Game) -> Iterator[None]:
    """The game can be found by its id, as long as the block lasts."""
    if game in shelf.games():
        yield
        return
    shelf.register(game)
    try:
        yield
    finally:
        del shelf._games[game.id]


def fresh(value: Any) -> Any:
    """A copy all the way down: what a view gives out must not be the table."""
    if isinstance(value, dict):
        return {key: fresh(part) for key, part in value.items()}
    return [fresh(part) for part in value] if isinstance(value, list) else value


def fields(table: Table, *names: str) -> dict[str, Any]:
    """These fields of the table, as plain data."""
    return {name: fresh(getattr(table, name)) for name in names}


def texts(table: Table, seat: int) -> list[str]:
    return [option.text for option in table.options(seat)]


def own(kind: type[T], table: Table) -> T:
    """The table, which is one of these."""
    assert isinstance(table, kind)
    return table


def play(table: Table | Live, *moves: tuple[int, str]) -> None:
    for seat, text in moves:
        table.act(seat, text)
