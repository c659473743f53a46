"""A few processes in which bots think, so that no thought ever holds up the people at other tables."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from typing import Final

import msgspec

from vatra.core.game import Game
from vatra.server.tables.thinker import Question, Thought
from vatra.server.tables.turns import Turns

LONGEST_ANSWER: Final = 1 << 20  # bytes of one line
START_SECONDS: Final = 30.0  # a process that is just starting up may take this much longer


class BotFailed(Exception):
    """The bot gave no move. `str()` says why, for the log."""


def strongest(game: Game) -> str:
    """The best player a game has; where it teaches none, the automatic move."""
    return ["auto", *game.policies()][-1]


class _Process:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process
        self.fresh = True

    async def ask(self, question: Question, seconds: float) -> Thought:
        reader, writer = self.process.stdout, self.process.stdin
        assert reader is not None
        assert writer is not None
        limit = seconds + START_SECONDS if self.fresh else seconds
        async with asyncio.timeout(limit):
            writer.write(msgspec.json.encode(question) + b"\n")
            await writer.drain()
            line = await reader.readline()
        if not line:
            raise EOFError
        self.fresh = False
        return msgspec.json.decode(line, type=Thought)

    async def stop(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Thinkers:
    """At most `count` processes, started when they are needed. One that hangs or dies is replaced."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds: Final = seconds
        self._free: list[_Process] = []
        self._all: set[_Process] = set()
        self._turns: Final = Turns(count)

    async def warm_up(self) -> None:
        """Have one process ready before the first bot has to move."""
        self._free.append(await self._start())

    async def think(self, question: Question, whose: str = "") -> Thought:
        """The bot's move, or `BotFailed`. `whose`: for whom it thinks; each gets a fair share."""
        await self._turns.take(whose)
        begun = time.monotonic()
        try:
            thought = await self._ask(question)
        finally:
            self._turns.give(whose, time.monotonic() - begun)
        if thought.fault:
            raise BotFailed(thought.fault)
        return thought

    async def _ask(self, question: Question) -> Thought:
        process = self._free.pop() if self._free else await self._start()
        try:
            thought = await process.ask(question, self._seconds)
        except BaseException as error:
            await self._discard(process)
            if isinstance(error, TimeoutError):
                raise BotFailed(f"no move within {self._seconds:g} s") from None
            if isinstance(error, EOFError | OSError | ValueError):
                raise BotFailed(f"its process ended ({type(error).__name__})") from None
            raise
        self._free.append(process)
        return thought

    async def close(self) -> None:
        await asyncio.gather(*[process.stop() for process in self._all])
        self._all.clear()
        self._free.clear()

    async def _start(self) -> _Process:
        started = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",  # the folder the server happens to run in is no place to import from
            "-m",
            "vatra.server.tables.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        process = _Process(started)
        self._all.add(process)
        return process

    async def _discard(self, process: _Process) -> None:
        self._all.discard(process)
        await process.stop()
