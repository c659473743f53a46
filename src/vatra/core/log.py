"""The log is the game: one header, one line per move, one line at the end. There is no other save format.

    {"vatra": 1, "game": "diamant", "version": 1, "seats": ["Olena", "Marek", "novice"], "options": {...},
     "commitment": "9f2c…", "gave": ["treasure 9"]}
    {"seat": 0, "do": "deeper"}
    {"seat": 1, "do": "back"}
    {"seat": 2, "do": "deeper", "gave": ["lava"]}
    {"seed": "5d31…", "digest": "77ab…"}

A simulation promises nothing: its commitment is empty, and its seed is the word from which `vatra.new` deals the same
table. `gave` is what chance gave by name, so a log can be replayed before the secret seed is published.

A server's log is of format 2. Its header also says which table it was, who sat there (`players`), which Vatra dealt
(`program`) and what each seat added to chance (`parts`, see `vatra.core.fair`); a move that its player did not make
says who did (`by`); the end has the `result`. The server's signature of all lines before it may follow.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from vatra.core.chance import Chance, Sealed, commitment, seeded
from vatra.core.errors import Arg, BadInput, Refused
from vatra.core.fair import Account, Part, dealt_from, promise
from vatra.core.game import Game, find_game
from vatra.core.live import Live
from vatra.core.options import Settings
from vatra.core.record import Fixed
from vatra.core.table import Table

FORMAT: Final = 1
OF_A_SERVER: Final = 2


class Move(Fixed):
    seat: int
    do: str
    gave: list[str]
    by: str = ""  # who made it, if not the seat's own player: bot, timer, away, fault


class Signature(Fixed):
    """`words` are what was signed: every line before it."""

    key: str
    signature: str
    words: str


class Log(Fixed):
    game: Game
    version: int
    seats: list[str]
    settings: Settings
    commitment: str
    gave: list[str]
    moves: list[Move]
    seed: str = ""  # published when the game is over; empty before
    digest: str = ""  # of the final position
    account: Account | None = None  # of the server where it was played
    result: list[int] | None = None  # the places, by seat
    receipt: str = ""  # a hash of all lines as they were read, but for the signature
    signature: Signature | None = None

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
        account = self.account
        if account is not None:
            header["vatra"] = OF_A_SERVER
            header["table"] = account.table
            header["program"] = account.program
            header["players"] = account.players
            header["parts"] = [[part.seat, part.pledge, part.value] for part in account.parts]
        lines = [header]
        for move in self.moves:
            line: dict[str, Any] = {"seat": move.seat, "do": move.do}
            if move.gave:
                line["gave"] = move.gave
            if move.by:
                line["by"] = move.by
            lines.append(line)
        if self.seed:
            end: dict[str, Any] = {"seed": self.seed, "digest": self.digest}
            if self.result is not None:
                end["result"] = self.result
            lines.append(end)
        return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def dealer(game: Game, seats: int, settings: Settings, chance: Chance) -> Callable[[], Table]:
    """Makes the same table again and again: each gets its own copy of `chance`."""

    def deal() -> Table:
        return game.deal(seats, settings, chance.copy())

    return deal


def open_live(game: Game, seats: int, settings: Settings, seed: bytes) -> Live:
    """A provably fair table that nobody can predict."""
    return Live(dealer(game, seats, settings, Sealed(seed)))


def log_of(
    live: Live,
    names: list[str],
    seed: bytes,
    promised: str = "",
    by: Sequence[str] | None = None,
    account: Account | None = None,
) -> Log:
    """What to store. The secret seed goes in only when the game is over."""
    table = live.table
    makers = ["" for _ in live.records] if by is None else by
    moves = [Move(r.seat, r.text, r.gave, made) for r, made in zip(live.records, makers, strict=True)]
    result = table.result
    return Log(
        table.game,
        table.game.version,
        names,
        table.settings,
        promised or commitment(seed),
        live.gave,
        moves,
        seed.hex() if table.over else "",
        table.digest() if table.over else "",
        account,
        result.places[:] if account is not None and result is not None else None,
    )


# -- reading -----------------------------------------------------------------------------------------------------------


def read_log(text: str, source: str) -> Log:
    """Parse a stored log; a fault names `source` and the line."""
    rows = text.removesuffix("\n").split("\n")  # not splitlines: it also splits at marks a name may hold
    if rows == [""]:
        raise _bad("log-empty", source, 1, {})
    head = _row(rows[0], source, 1)
    if head.get("vatra") not in (FORMAT, OF_A_SERVER):
        raise _bad("log-not-a-log", source, 1, {})
    account = _account(head, source) if head.get("vatra") == OF_A_SERVER else None
    signature = _signature(rows, source)
    if signature is not None:
        rows.pop()
    receipt = hashlib.sha256(
        "".join([row + "\n" for row in rows]).encode("utf-8", "surrogatepass")
    ).hexdigest()
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
    result: list[int] | None = None
    for i in range(1, len(rows)):
        row = _row(rows[i], source, i + 1)
        if "seed" in row and i == len(rows) - 1:
            seed, digest = str(row["seed"]), str(row.get("digest", ""))
            result = _numbers(row.get("result")) if "result" in row else None
            break
        moves.append(_move(row, len(names), source, i + 1))
    if account is not None and len(account.players) != len(names):
        raise _bad("log-bad-header", source, 1, {})
    return Log(
        game,
        version,
        names,
        settings,
        promise,
        gave,
        moves,
        seed,
        digest,
        account,
        result,
        receipt,
        signature,
    )


def _account(head: dict[str, Any], source: str) -> Account:
    table, program, players = head.get("table"), head.get("program"), _texts(head.get("players"))
    if not isinstance(table, str) or not isinstance(program, str) or players is None:
        raise _bad("log-bad-header", source, 1, {})
    listed = head.get("parts")
    parts: list[Part] = []
    for one in listed if isinstance(listed, list) else [None]:
        if (
            not isinstance(one, list)
            or len(one) != 3
            or type(one[0]) is not int
            or not 0 <= one[0] < len(players)
        ):
            raise _bad("log-bad-header", source, 1, {})
        parts.append(Part(one[0], str(one[1]), str(one[2])))
    return Account(table, program, players, parts)


def _signature(rows: list[str], source: str) -> Signature | None:
    """The last line, if it is one."""
    if len(rows) < 2 or '"signature"' not in rows[-1]:
        return None
    last = _row(rows[-1], source, len(rows))
    words = "".join([row + "\n" for row in rows[:-1]])
    return Signature(str(last.get("key", "")), str(last["signature"]), words)


def _numbers(value: Any) -> list[int]:
    if isinstance(value, list) and all([type(x) is int for x in value]):
        return value
    return []


def _row(text: str, source: str, line: int) -> dict[str, Any]:
    try:
        row = json.loads(text)
    except (ValueError, RecursionError):  # also numbers and nesting beyond all measure
        raise _bad("log-not-json", source, line, {}) from None
    if not isinstance(row, dict):
        raise _bad("log-not-json", source, line, {})
    return row


def _move(row: dict[str, Any], seats: int, source: str, line: int) -> Move:
    seat, do, gave, by = row.get("seat"), row.get("do"), _texts(row.get("gave", [])), row.get("by", "")
    if type(seat) is not int or not isinstance(do, str) or gave is None:
        raise _bad("log-not-a-move", source, line, {})
    if not 0 <= seat < seats:
        raise _bad("log-no-such-seat", source, line, {"seat": seat})
    return Move(seat, do, gave, str(by))


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


def verify(log: Log, source: str, promised: str = "", receipt: str = "") -> Live:
    """Replay from the published seed and check that it is the one promised and that every draw follows from it.

    `promised` and `receipt` are what somebody noted when they sat down and when the game was over: a log that is true
    to itself but not to them is another one.
    """
    line = len(log.moves) + 2
    if not log.seed:
        raise _bad("log-no-seed", source, line, {})
    if not log.commitment and log.account is None:
        if promised:
            raise _bad("log-other-promise", source, 1, {})
        return _followed(log, source, seeded(log.seed))  # a simulation's, whose seed was never a secret
    try:
        seed = bytes.fromhex(log.seed)
    except ValueError:
        raise _bad("log-bad-seed", source, line, {}) from None
    if _promise(log, seed) != log.commitment:
        raise _bad("log-broken-promise", source, line, {})
    if promised and promised.lower() != log.commitment:
        raise _bad("log-other-promise", source, 1, {})
    if receipt and receipt.lower() != log.receipt:
        raise _bad("log-other-receipt", source, 1, {})
    return _followed(log, source, Sealed(_deal(log, seed, source)))


def _followed(log: Log, source: str, chance: Chance) -> Live:
    """Every draw follows from this chance, every move was open, and the end is as told."""
    live = _opened(log, source, chance)
    if live.gave != log.gave:
        raise _bad("log-other-chance", source, 1, {})
    for i in range(len(log.moves)):
        _again(live, log.moves[i], None, source, i + 2)
    _check_end(log, live, source)
    return live


def _promise(log: Log, seed: bytes) -> str:
    if log.account is None:
        return commitment(seed)
    return promise(seed, log.account.table, log.game.id, log.version, len(log.seats), log.settings)


def _deal(log: Log, seed: bytes, source: str) -> bytes:
    """The seed of the game, with what the players added."""
    parts = log.account.parts if log.account is not None else []
    for part in parts:
        if not part.holds():
            raise _bad("log-bad-part", source, 1, {"seat": part.seat + 1})
    if len({part.seat for part in parts}) < len(parts):
        raise _bad("log-bad-header", source, 1, {})
    return dealt_from(seed, parts)


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
    result = live.table.result
    if log.seed and log.account is not None and (result is None or log.result != result.places):
        raise _bad("log-other-end", source, len(log.moves) + 2, {})
