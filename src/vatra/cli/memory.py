"""What this user's finished games were: some games propose options after them, such as a handicap that grows."""

from __future__ import annotations

from pathlib import Path

import msgspec

from vatra.core.errors import BadInput
from vatra.core.game import Game, Played
from vatra.core.live import Live
from vatra.core.options import Settings, said
from vatra.server.run.settings import data_folder
from vatra.server.store import outcomes
from vatra.server.web.messages import Result


class Line(msgspec.Struct, frozen=True):
    """One finished game from one seat."""

    game: str
    seats: int
    seat: int
    options: dict[str, str | int | bool]
    result: Result


def file() -> Path:
    return data_folder() / "played.jsonl"


def remember(live: Live, seat: int) -> None:
    """A game is over, and one person played it."""
    table = live.table
    result = outcomes.outcome(table)
    assert result is not None
    line = Line(table.game.id, table.seats, seat, table.settings, result)
    file().parent.mkdir(parents=True, exist_ok=True)
    with file().open("ab") as out:
        out.write(msgspec.json.encode(line) + b"\n")


def past(game: Game) -> list[Played]:
    """This user's games of it, the latest last."""
    if not file().exists():
        return []
    lines = [_line(raw, number) for number, raw in enumerate(file().read_bytes().splitlines(), 1)]
    return [
        outcomes.remembered(line.seats, line.seat, line.options, line.result)
        for line in lines
        if line.game == game.id
    ]


def proposed(game: Game, seats: int) -> Settings:
    return game.propose(seats, past(game))


def with_proposals(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """The options somebody named, and for the others what suits them now."""
    return {name: said(value) for name, value in proposed(game, seats).items()} | options


def _line(raw: bytes, number: int) -> Line:
    try:
        return msgspec.json.decode(raw, type=Line)
    except msgspec.DecodeError:
        raise BadInput("played-unreadable", {"file": str(file()), "line": number}) from None
