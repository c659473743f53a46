"""Tables of a server that stand where one wants them: bots play every seat up to there, and the moves are stored."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from vatra.bots import make_bot
from vatra.core.game import find_game
from vatra.core.seen import Seen
from vatra.core.step import Ask
from vatra.server.house import House
from vatra.server.run.settings import Settings
from vatra.server.store.rows import Row, SeatsData
from vatra.server.tables.making import new_header
from vatra.server.tables.seats import Seat
from vatra.server.tables.state import State

DEALS: Final = 40  # that are tried for a position


class Position(NamedTuple):
    """A table, and the first moment there that is wanted. Ours is the first seat. `until` sees the table and what it
    asks of us: None once the game is over."""

    name: str
    game: str
    seats: int
    until: Callable[[Any, Ask[Any] | None], bool]
    options: dict[str, str | int | bool] = {}
    bot: str = "novice"


def over(_table: Any, ask: Ask[Any] | None) -> bool:
    return ask is None


def arrange(settings: Settings, person: str, name: str, wanted: Position) -> str:
    """The id of a table of that person which stands there."""
    for deal in range(DEALS):
        state, rows = _played(wanted, Seat("person", person, name), deal)
        if rows:
            with ThreadPoolExecutor(1) as aside:  # a browser's loop may run in this thread
                aside.submit(asyncio.run, _store(settings, person, state, rows)).result()
            return state.header.id
    raise SystemExit(f"{wanted.name}: in {DEALS} games it did not come to that")


def _played(wanted: Position, me: Seat, deal: int) -> tuple[State, list[Row]]:
    """The table and its rows; none where the game went elsewhere."""
    game = find_game(wanted.game)
    options = game.settle(wanted.seats, wanted.options)
    header = new_header(game, options, wanted.seats, False, None, "")
    seed = hashlib.sha256(f"{wanted.name} {deal}".encode()).digest()
    state = State(replace(header, seed=seed))
    seats = {seat: Seat("bot", bot=wanted.bot) for seat in range(1, wanted.seats)}
    placed = {0: me} | seats
    rows = [
        Row(1, "made", header.created, seats=SeatsData(placed, me.person)),
        Row(2, "start", header.created),
    ]
    for row in rows:
        state.apply(row)
    table = state.table()
    bots = [make_bot(wanted.bot, game, f"{deal} {seat}") for seat in range(wanted.seats)]
    while not table.over:
        acting = table.to_act
        if 0 in acting and wanted.until(table, table.ask(0)):
            return state, rows
        seat = acting[-1]  # ours decides last, so that nobody else is awaited
        text = bots[seat].choose(Seen(table, seat)).action.text
        rows += state.plan_move(seat, text, "", header.created).rows
        state.apply(rows[-1])
        table = state.table()
    return state, rows if wanted.until(table, None) else []


async def _store(settings: Settings, person: str, state: State, rows: list[Row]) -> None:
    house = House(settings)
    await house.tables.create(state.header, person, rows, state.standing(state.at))
    await house.database.close()
