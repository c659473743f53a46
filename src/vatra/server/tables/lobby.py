"""What there is to play, and who plays it."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from vatra.bots import bot_names
from vatra.core.errors import BadInput
from vatra.core.game import Game, Played, find_game, games
from vatra.core.lesson import lessons
from vatra.server.faults import from_bad_input
from vatra.server.store import outcomes
from vatra.server.store.tables import Listed
from vatra.server.web.frames import player
from vatra.server.web.messages import (
    FirstGame,
    GameInfo,
    LessonInfo,
    Lobby,
    OptionInfo,
    Outlook,
    PresetInfo,
    Summary,
    Wished,
)

if TYPE_CHECKING:
    from vatra.server.house import House

REMEMBERED: Final = 100  # finished games of one person that count for proposals


async def games_for(house: House, person: str) -> list[GameInfo]:
    """What can be played here, with what suits this person after their earlier games."""
    past: dict[str, list[Played]] = {}
    for one in await house.tables.finished(person, REMEMBERED) if person else []:
        result = outcomes.read(one.outcome)
        if result is not None:
            played = outcomes.remembered(one.seats, one.seat, one.options, result)
            past.setdefault(one.game, []).append(played)
    return [game_info(game, past.get(game.id, [])) for game in games()]


def game_info(game: Game, past: list[Played]) -> GameInfo:
    options = [
        OptionInfo(one.id, one.values, one.default, one.display, one.seats, one.when, one.rule, one.open)
        for one in game.options
    ]
    seats = (game.min_seats, game.max_seats)
    cover = game.cover()
    return GameInfo(
        game.id,
        game.version,
        seats,
        game.cooperative,
        (cover.short, cover.long) if cover else None,
        cover.weight if cover else 0,
        [PresetInfo(one.id, one.seats, one.bot, one.options) for one in game.presets()],
        options,
        bot_names(game),
        outcomes.proposals(game, past),
        _lessons(game.id),
        len(past),
    )


@functools.cache
def _lessons(game: str) -> list[LessonInfo]:
    return [
        LessonInfo(
            one.id, one.minutes, one.bubbles, one.after, FirstGame(one.first.seats, dict(one.first.options))
        )
        for one in lessons(game)
    ]


def outlook(name: str, wish: Wished) -> Outlook:
    """How hard a table with these options would be and what they change; nobody has to make it to find out."""
    try:
        game = find_game(name)
        settings = game.settle(wish.seats, wish.options)
    except BadInput as bad:
        raise from_bad_input(bad) from None
    return Outlook(game.difficulty(wish.seats, settings), game.changes(wish.seats, settings))


async def lobby(house: House, person: str) -> Lobby:
    mine = await house.tables.tables_of(person)
    known = {table.id for table in mine}
    waiting = await house.tables.public_tables("waiting")
    playing = await house.tables.public_tables("playing")
    return Lobby(
        [summary(house, table, person) for table in mine],
        [summary(house, table, person) for table in waiting if table.id not in known],
        [summary(house, table, person) for table in playing if table.id not in known],
    )


def summary(house: House, table: Listed, person: str) -> Summary:
    room = house.rooms.loaded(table.id)
    connected = room.presence.connected() if room is not None else set()
    players = [
        player(n, seat, bool(person) and seat.person == person, connected)
        for n, seat in enumerate(table.seats)
    ]
    your_turn = table.status == "playing" and any(
        one.you and not one.away and table.to_act >> one.seat & 1 for one in players
    )
    hosts = [seat.name for seat in table.seats if seat.kind == "person" and seat.person == table.host]
    return Summary(
        id=table.id,
        game=table.game,
        status=table.status,  # type: ignore[arg-type]
        seats=players,
        options=table.options,
        public=table.public,
        host=hosts[0] if hosts else "",
        updated=table.updated,
        your_turn=your_turn,
        progress=table.progress,
        result=outcomes.read(table.outcome),
    )
