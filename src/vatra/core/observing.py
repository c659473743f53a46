"""A row of numbers for learning: what a seat knows, and the question it is asked. And which actions are open to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.game import Game, Piece
from vatra.core.step import Ask
from vatra.core.table import Table

MOST_OPTIONS: Final = 40  # that one word may occur in; more are cut off


class Observer:
    """Observations at the tables of one game with so many seats.

    What every game has comes first: who may act, which kind of question this seat is asked, and what it is about: for
    each word of the game's actions how many open options say it, at the place that the word has there. Then come the
    game's own pieces. Two positions with the same row offer the same options; test_observations.py counts how often.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.kinds: Final = kinds_of(game)
        self.words: Final = words_of(game)
        self.pieces: Final[list[Piece]] = [
            Piece("to_act", seats, 0, 1, "per seat: 1 if it may act"),
            Piece("over", 1, 0, 1, "1 when the game is over"),
            Piece("kind", len(self.kinds), 0, 1, "1 for the kind of question that is asked (`parts.kinds`)"),
            Piece(
                "options",
                len(self.words),
                0,
                MOST_OPTIONS,
                "for each word of an action, by its place (`parts.words`): how many open options say it",
            ),
            *game.pieces(seats),
        ]
        self.size: Final = sum([piece.length for piece in self.pieces])
        self.wait: Final = len(game.actions)  # the number of the action of a seat that has nothing to decide
        self._kind: Final = {kind: i for i, kind in enumerate(self.kinds)}
        self._number: Final = {text: i for i, text in enumerate(game.actions)}
        place = {word: i for i, word in enumerate(self.words)}
        self._places: Final = [[place[word] for word in placed(text)] for text in game.actions]

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game, self.seats)

    def number_of(self, text: str) -> int:
        """Of an action in the game's index."""
        return self._number[text]

    def look(self, t: Table, seat: int) -> tuple[bytes, list[int], list[Action]]:
        """The row, the numbers of the open actions (`wait` where there are none), and these actions."""
        waiting = t.waiting()
        head: list[int] = []
        for i in range(seat, seat + t.seats):
            head.append(int(waiting >> (i if i < t.seats else i - t.seats) & 1))
        head.append(int(t.over))
        kinds = [0] * len(self.kinds)
        said = [0] * len(self.words)
        allowed: list[int] = []
        options: list[Action] = []
        if waiting >> seat & 1:
            ask: Any = t.ask(seat)
            options = t.options(seat)
            for option in options:
                number: i64 = self._number[option.text]
                allowed.append(int(number))
                for place in self._places[number]:
                    if said[place] < MOST_OPTIONS:
                        said[place] += 1
            while ask is not None:  # a question about a question counts as both
                kind = self._kind.get(type(ask).__name__, -1)
                if kind >= 0:
                    kinds[kind] = 1
                ask = getattr(ask, "ask", None)
        else:
            allowed.append(self.wait)
        head += kinds
        head += said
        return b"".join([bytes(head), *self.game.observe(t, seat).values()]), allowed, options


# -- what a game's pieces are made of: whole numbers up to 255, as bytes -----------------------------------------------

_SMALL: Final[list[bytes]] = [bytes([n]) for n in range(256)]
_BITS: Final[list[bytes]] = [bytes([n >> i & 1 for i in range(8)]) for n in range(256)]
_ONES: Final[dict[int, list[bytes]]] = {}


def number(n: int) -> bytes:
    return _SMALL[n]


def one(which: int, many: int) -> bytes:
    """A one at this place among zeros; no one where there is no such place."""
    rows = _ONES.get(many)
    if rows is None:
        rows = [bytes(many), *[bytes(i) + b"\1" + bytes(many - i - 1) for i in range(many)]]
        _ONES[many] = rows
    return rows[which + 1] if 0 <= which < many else rows[0]


def bits(mask: i64, many: i64) -> bytes:
    """The lowest bits of a mask."""
    found: list[bytes] = []
    at: i64 = 0
    while at < many:
        eight: i64 = mask >> at & 255
        found.append(_BITS[eight])
        at += 8
    return b"".join(found)[: int(many)]


def marks(places: list[int], many: int) -> bytes:
    """Ones at these places; what is nowhere has a number below zero."""
    row = bytearray(many)
    for place in places:
        if place >= 0:
            row[place] = 1
    return bytes(row)


def counts(things: list[int], many: int, most: int) -> bytes:
    """How many there are of each, up to so many."""
    row = [0] * many
    for thing in things:
        if row[thing] < most:
            row[thing] += 1
    return bytes(row)


def cuts(amounts: list[int], most: int) -> bytes:
    return bytes([cut(amount, most) for amount in amounts])


def cut(amount: int, most: int) -> int:
    return amount if amount < most else most


def placed(text: str) -> list[str]:
    """The words of an action with their places: `0 push`, `1 town`, `2 A3`."""
    words = text.split(" ")
    return [f"{i} {words[i]}" for i in range(len(words))]


def words_of(game: Game) -> list[str]:
    return list(dict.fromkeys([word for text in game.actions for word in placed(text)]))


def kinds_of(game: Game) -> list[str]:
    """The names of all questions of a game, which lie in the package or module that it comes from."""
    package = type(game).__module__.removesuffix(".game")
    found = {kind.__name__ for kind in every_kind(Ask) if (kind.__module__ + ".").startswith(package + ".")}
    return sorted(found)


def every_kind(kind: type[Any]) -> Iterator[type[Any]]:
    for narrower in kind.__subclasses__():
        yield narrower
        yield from every_kind(narrower)
