"""Positions of the past, for the log and the replay viewer: stepping through a game does not replay it each time."""

from __future__ import annotations

import asyncio
from typing import Final

from vatra.core.live import Live, Record
from vatra.server.faults import Denied
from vatra.server.latest import Latest
from vatra.server.tables.state import State

REMEMBERED: Final = 24  # games that somebody looks back into
EVERY: Final = 16  # moves between positions that are kept
AT_ONCE: Final = 8  # moves played before others get their turn


class _Kept:
    """A position after some moves; true as long as those moves are the game's."""

    def __init__(self, live: Live) -> None:
        self.live: Final = live
        self.moves: Final = len(live.records)


class Past:
    def __init__(self) -> None:
        self._games: Final[Latest[str, tuple[list[Record], list[_Kept]]]] = Latest(REMEMBERED)

    async def position(self, state: State, moves: int) -> Live:
        """The table after so many moves."""
        if state.live is None:
            raise Denied(409, "not-started")
        if not 0 <= moves <= len(state.records):
            raise Denied(404, "no-such-move", {"moves": len(state.records)})
        records = state.records[:]
        kept = self._kept(state, records)
        nearest = max((k for k in kept if k.moves <= moves), key=lambda k: k.moves, default=None)
        live = state.open_game() if nearest is None else nearest.live.rewound(nearest.moves)
        for n in range(len(live.records), moves):
            live.repeat(records[n])
            if (n + 1) % EVERY == 0 and not any(k.moves == n + 1 for k in kept):
                kept.append(_Kept(live.rewound(n + 1)))
            if n % AT_ONCE == 0:
                await asyncio.sleep(0)
        return live

    def _kept(self, state: State, records: list[Record]) -> list[_Kept]:
        """What is kept of this game, without positions that an undo has made untrue."""
        known, kept = self._games.get(state.header.id, ([], []))
        same = 0
        while same < min(len(known), len(records)) and known[same] is records[same]:
            same += 1
        kept = [k for k in kept if k.moves <= same]
        self._games[state.header.id] = (records, kept)
        return kept
