"""A process in which bots think: one question a line comes in, one answer a line goes out.

It is told a game as its log, never as an object, and never the secret seed: what chance gave so far is written in the
log. It ends when its input does, so it does not outlive a server that was killed.
"""

from __future__ import annotations

import contextlib
import os
import sys
import traceback
from typing import Final

import msgspec

import vatra  # noqa: F401  (puts the games on the shelf)
from vatra.bots import make_bot
from vatra.core.live import Live
from vatra.core.log import read_log, replay
from vatra.core.seen import Seen
from vatra.server.latest import Latest
from vatra.server.store.rows import MoveLine
from vatra.server.web.messages import Event, event_of

REMEMBERED: Final = 64  # tables whose position is kept, so that only new moves are played


class Question(msgspec.Struct, frozen=True):
    table: str
    log: str
    seat: int
    bot: str
    seed: str


class Thought(msgspec.Struct, frozen=True):
    """`fault` says where a bot failed; then there is no move."""

    text: str = ""
    why: list[Event] = []
    second: str = ""  # the next best way, if the bot knows one
    fault: str = ""


class Positions:
    """The latest position of the latest tables: a log that only grew is not played from its beginning again."""

    def __init__(self) -> None:
        self._known: Final[Latest[str, tuple[str, Live]]] = Latest(REMEMBERED)

    def of(self, table: str, text: str) -> Live:
        known, live = self._known.pop(table, ("", None))
        if live is not None and text.startswith(known):
            for move in _moves(text, known):
                live.act(move.seat, move.do, move.gave)
        else:
            live = replay(read_log(text, table), table)
        self._known[table] = (text, live)
        return live


def _moves(text: str, known: str) -> list[MoveLine]:
    return [msgspec.json.decode(line, type=MoveLine) for line in text[len(known) :].split("\n") if line]


def think(question: Question, positions: Positions) -> Thought:
    try:
        live = positions.of(question.table, question.log)
        bot = make_bot(question.bot, live.table.game, question.seed)
        choice = bot.choose(Seen(live.table, question.seat))
    except Exception as error:
        return Thought(fault=_where(error))
    second = choice.second.text if choice.second is not None else ""
    return Thought(choice.action.text, [event_of(event) for event in choice.why], second)


def _where(error: Exception) -> str:
    """The kind of fault and its place, without the words: they could tell what a seat holds in secret."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {place.name} ({os.path.basename(place.filename)}:{place.lineno})"


def main() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people's moves come first
    positions = Positions()
    for line in sys.stdin.buffer:
        thought = think(msgspec.json.decode(line, type=Question), positions)
        answers.write(msgspec.json.encode(thought) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
