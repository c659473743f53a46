"""The log is the game: one header, one line per move, one line at the end. There is no other save format.

    {"vatra": 1, "game": "diamant", "version": 1, "seats": ["Olena", "Marek", "novice"], "options": {...},
     "commitment": "9f2c…", "gave": ["treasure 9"]}
    {"seat": 0, "do": "deeper"}
    {"seat": 1, "do": "back"}
    {"seat": 2, "do": "deeper", "gave": ["lava"]}
    {"seed": "5d31…", "digest": "77ab…"}

`gave` is what chance gave by name, so a log can be replayed before the secret seed is published.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from vatra.core.chance import Chance, Sealed, commitment
from vatra.core.errors import Arg, BadInput, Refused
from vatra.core.game import Game, find_game
from vatra.core.live import Live
from vatra.core.options import Settings
from vatra.core.table import Table

FORMAT: Final = 1


class Move:
    def __init__(self, seat: int, do: str, gave: list[str]) -> None:
        self.seat: Final = seat
        self.do: Final = do
        self.gave: Final = gave


class Log:
    def __init__(
        self,
        game: Game,
        version: int,
        seats: list[str],
        settings: Settings,
        commitment: str,
        gave: list[str],
        moves: list[Move],
        seed: str = "",
        digest: str = "",
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.settings: Final = settings
        self.commitment: Final = commitment
        self.gave: Final = gave
        self.moves: Final = moves
        self.seed: Final = seed  # published when the game is over; empty before
        self.digest: Final = digest  # of the final position

    def text(self) -> str:
        """The log as it is stored."""
        header: dict[str, Any] = {
            "vatra": FORMAT,
            "game": self.game.id,
            "version": self.version,
            "seats": self.seats,
            "options": self.settings,
            "commitment": self.commitment,
            "gave": self.gave,
        }
        lines = [header]
        for move in self.moves:
            line: dict[str, Any] = {"seat": move.seat, "do": move.do}
            if move.gave:
                line["gave"] = move.gave
            lines.append(line)
        if self.seed:
            lines.append({"seed": self.seed, "digest": self.digest})
        return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def dealer(game: Game, seats: int, settings: Settings, chance: Chance) -> Callable[[], Table]:
    """Makes the same table again and again: each gets its own copy of `chance`."""

    def deal() -> Table:
        return game.deal(seats, settings, chance.copy())

    return deal


def open_live(game: Game, seats: int, settings: Settings, seed: bytes) -> Live:
    """A provably fair table that nobody can predict."""
    return Live(dealer(game, seats, settings, Sealed(seed)))


def log_of(live: Live, names: list[str], seed: bytes) -> Log:
    """What to store. The secret seed goes in only when the game is over."""
    table = live.table
    moves = [Move(r.seat, r.text, r.gave) for r in live.records]
    return Log(
        table.game,
        table.game.version,
        names,
        table.settings,
        commitment(seed),
        live.gave,
        moves,
        seed.hex() if table.over else "",
        table.digest() if table.over else "",
    )


# -- reading -----------------------------------------------------------------------------------------------------------


def read_log(text: str, source: str) -> Log:
    """Parse a stored log; a fault names `source` and the line."""
    rows = text.removesuffix("\n").split("\n")  # not splitlines: it also splits at marks a name may hold
    if rows == [""]:
        raise _bad("log-empty", source, 1, {})
    head = _row(rows[0], source, 1)
    if head.get("vatra") != FORMAT:
        raise _bad("log-not-a-log", source, 1, {})
    names, gave = _texts(head.get("seats")), _texts(head.get("gave", []))
    options, version, promise = head.get("options"), head.get("version"), head.get("commitment", "")
    if names is None or gave is None or type(version) is not int:
        raise _bad("log-bad-header", source, 1, {})
    if not isinstance(options, dict) or not isinstance(promise, str):
        raise _bad("log-bad-header", source, 1, {})
    try:
        game = find_game(str(head.get("game")))
        settings = game.settle(len(names), options)
    except BadInput:
        raise _bad("log-bad-header", source, 1, {}) from None
    moves: list[Move] = []
    seed, digest = "", ""
    for i in range(1, len(rows)):
        row = _row(rows[i], source, i + 1)
        if "seed" in row and i == len(rows) - 1:
            seed, digest = str(row["seed"]), str(row.get("digest", ""))
            break
        moves.append(_move(row, len(names), source, i + 1))
    return Log(game, version, names, settings, promise, gave, moves, seed, digest)


def _row(text: str, source: str, line: int) -> dict[str, Any]:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError):  # also numbers and nesting beyond all measure
        raise _bad("log-not-json", source, line, {}) from None
    if not isinstance(row, dict):
        raise _bad("log-not-json", source, line, {})
    return row


def _move(row: dict[str, Any], seats: int, source: str, line: int) -> Move:
    seat, do, gave = row.get("seat"), row.get("do"), _texts(row.get("gave", []))
    if type(seat) is not int or not isinstance(do, str) or gave is None:
        raise _bad("log-not-a-move", source, line, {})
    if not 0 <= seat < seats:
        raise _bad("log-no-such-seat", source, line, {"seat": seat})
    return Move(seat, do, gave)


def _texts(value: Any) -> list[str] | None:
    if isinstance(value, list) and all([isinstance(x, str) for x in value]):
        return value
    return None


def _bad(name: str, source: str, line: int, args: dict[str, Arg]) -> BadInput:
    said: dict[str, Arg] = {"file": source, "line": line}
    said.update(args)
    return BadInput(name, said)


# -- replaying ---------------------------------------------------------------------------------------------------------


def replay(log: Log, source: str) -> Live:
    """Play a log again by what chance gave; a move that no longer holds is named by its line."""
    chance = Chance(0, 0, 0, 0)
    chance.bound = True
    chance.script = log.gave[:]
    live = _opened(log, source, chance)
    for i in range(len(log.moves)):
        _again(live, log.moves[i], log.moves[i].gave, source, i + 2)
    _check_end(log, live, source)
    return live


def verify(log: Log, source: str) -> Live:
    """Replay from the published seed and check that it is the one promised and that every draw follows from it."""
    line = len(log.moves) + 2
    if not log.seed:
        raise _bad("log-no-seed", source, line, {})
    try:
        seed = bytes.fromhex(log.seed)
    except ValueError:
        raise _bad("log-bad-seed", source, line, {}) from None
    if commitment(seed) != log.commitment:
        raise _bad("log-broken-promise", source, line, {})
    live = _opened(log, source, Sealed(seed))
    if live.gave != log.gave:
        raise _bad("log-other-chance", source, 1, {})
    for i in range(len(log.moves)):
        _again(live, log.moves[i], None, source, i + 2)
    _check_end(log, live, source)
    return live


def _opened(log: Log, source: str, chance: Chance) -> Live:
    try:
        live = Live(dealer(log.game, len(log.seats), log.settings, chance))
    except BadInput:
        raise _bad("log-other-chance", source, 1, {}) from None
    if live.table.chance.script:
        raise _bad("log-other-chance", source, 1, {})
    return live


def _again(live: Live, move: Move, dictated: list[str] | None, source: str, line: int) -> None:
    try:
        record = live.act(move.seat, move.do, dictated)
    except Refused as refused:
        raise _bad("log-refused", source, line, {"move": move.do, "rule": refused.rule}) from None
    except BadInput:
        raise _bad("log-other-chance", source, line, {}) from None
    if record.gave != move.gave or live.table.chance.script:
        raise _bad("log-other-chance", source, line, {})


def _check_end(log: Log, live: Live, source: str) -> None:
    """Only a log of this version of the game can be held to its digest: the words that are hashed may change."""
    if log.seed and log.version == log.game.version and log.digest != live.table.digest():
        raise _bad("log-other-end", source, len(log.moves) + 2, {})
