"""A row of numbers for learning: what a seat knows, and the question it is asked. And which actions are open to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vatra.core.action import Action
from vatra.core.game import Game, Piece
from vatra.core.step import Ask
from vatra.core.table import Table

MOST_OPTIONS: Final = 40  # that one word may occur in; more are cut off
NOTHING: Final = -1  # whatever a question may be about, and is not


@final
class Row:
    """The numbers of a position, a byte each, written piece by piece in the order in which they are declared.

    A piece has parts of equal length, one for each seat, say, which are written one after the other. An amount beyond
    the piece's `high` is cut off there; what is not written is zero. Rows of several tables lie behind one another.
    """

    def __init__(self, pieces: list[Piece], tables: int = 1) -> None:
        self.pieces: Final = pieces
        self.size: Final = sum([piece.length for piece in pieces])
        self._zeros: Final[vec[u8]] = vec[u8](bytes(self.size * tables))
        self.numbers: vec[u8] = self._zeros
        self._piece: i64 = 0  # the next one
        self._end: i64 = 0  # of the piece that is being written
        self._high: i64 = 0
        self._at: i64 = 0  # of the part that is being written
        self._width: i64 = 0

    def clear(self) -> None:
        """Whoever has the numbers so far keeps them."""
        self.numbers = self._zeros[:]

    def begin(self, table: i64) -> None:
        self._piece = 0
        self._end = table * self.size

    def piece(self, name: str, parts: i64 = 1) -> Row:
        """Go on to the next piece."""
        piece = self.pieces[self._piece]
        if piece.name != name:
            raise ValueError(f"the next piece is {piece.name}, not {name}")
        length: i64 = piece.length
        self._piece += 1
        self._at = self._end
        self._end += length
        self._width = length if parts == 1 else length // parts
        self._high = piece.high
        return self

    def put(self, place: i64, amount: i64) -> None:
        """Somewhere in the part."""
        at = self._at + place
        assert at < self._end, self.pieces[self._piece - 1].name
        self.numbers[at] = u8(amount if amount < self._high else self._high)

    def add(self, place: i64) -> None:
        at = self._at + place
        assert at < self._end, self.pieces[self._piece - 1].name
        so_far = i64(self.numbers[at])
        if so_far < self._high:
            self.numbers[at] = u8(so_far + 1)

    # Each of these writes a part, and the next one follows it.

    def number(self, amount: i64) -> None:
        """A part that is one number."""
        self.put(0, amount)
        self._at += 1

    def amounts(self, amounts: list[int]) -> None:
        for i in range(len(amounts)):
            self.put(i, amounts[i])
        self._at += self._width

    def one(self, which: i64) -> None:
        """A one at this place; none where there is no such place."""
        if 0 <= which < self._width:
            self.put(which, 1)
        self._at += self._width

    def bits(self, mask: i64) -> None:
        """The lowest bits."""
        for i in range(self._width):
            if mask >> i & 1:
                self.put(i, 1)
        self._at += self._width

    def marks(self, places: list[int]) -> None:
        """Ones; what is nowhere has a number below zero."""
        for place in places:
            if place >= 0:
                self.put(place, 1)
        self._at += self._width

    def counts(self, things: list[int]) -> None:
        """How many there are of each."""
        for thing in things:
            self.add(thing)
        self._at += self._width

    def places(self, things: list[int]) -> None:
        """The place of each thing in this list, from 1; 0 for what is not in it."""
        for i in range(len(things)):
            if things[i] >= 0:
                self.put(things[i], i + 1)
        self._at += self._width

    def spread(self, places: list[int], amounts: list[int]) -> None:
        for i in range(len(amounts)):
            if amounts[i]:
                self.put(places[i], amounts[i])
        self._at += self._width


@final
class Aspect:
    """A number that some kinds of question have, by the name of its field, and others have not."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self._known: Final[dict[Any, bool]] = {}  # looking for what is missing takes long

    def of(self, ask: Any, otherwise: Any = NOTHING) -> Any:
        kind = type(ask)
        known = self._known.get(kind)
        if known is None:
            known = hasattr(ask, self.name)
            self._known[kind] = known
        return getattr(ask, self.name) if known else otherwise


ABOUT: Final = Aspect("ask")  # of a question about a question


def round_from(t: Table, mask: i64, seat: i64) -> i64:
    """A set of seats as the seat sees them: itself first."""
    return mask >> seat | mask << (t.seats - seat)


@final
class Index:
    """The words and the numbers of all actions of a game, and its kinds of question."""

    def __init__(self, game: Game) -> None:
        self.kinds: Final = kinds_of(game)
        self.words: Final = words_of(game)
        self.number: Final = {text: i for i, text in enumerate(game.actions)}
        place = {word: i for i, word in enumerate(self.words)}
        self.places: Final = [[place[word] for word in placed(text)] for text in game.actions]


_indexes: Final[dict[Game, Index]] = {}


def index_of(game: Game) -> Index:
    """Made once: there may be tens of thousands of actions, and hundreds of environments."""
    if game not in _indexes:
        _indexes[game] = Index(game)
    return _indexes[game]


class Observer:
    """Observations at the tables of one game with so many seats.

    What every game has comes first: who may act, which kind of question this seat is asked, and what it is about: for
    each word of the game's actions how many open options say it, at the place that the word has there. Then come the
    game's own pieces. Two positions with the same row offer the same options; test_observations.py counts how often.
    """

    def __init__(self, game: Game, seats: int, tables: int = 1) -> None:
        self.game: Final = game
        self.seats: Final = seats
        index = index_of(game)
        self.kinds: Final = index.kinds
        self.words: Final = index.words
        self._number: Final = index.number
        self._places: Final = index.places
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
        self.row: Final = Row(self.pieces, tables)
        self.size: Final = self.row.size
        self.wait: Final = len(game.actions)  # the number of the action of a seat that has nothing to decide
        self._kind: Final[dict[Any, int]] = {}  # by class, as they come

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.game, self.seats)

    def number_of(self, text: str) -> int:
        """Of an action in the game's index."""
        return self._number[text]

    def look(self, t: Table, seat: int) -> tuple[bytes, list[int], list[Action]]:
        """The row, the numbers of the open actions (`wait` where there are none), and these actions."""
        self.row.clear()
        options, open_now = self.write(0, t, seat)
        return bytes(self.row.numbers), open_now, options

    def write(self, table: int, t: Table, seat: int) -> tuple[list[Action], list[int]]:
        """The row of one of the tables, where `clear` has made room; its open actions, and their numbers."""
        row = self.row
        row.begin(table)
        waiting = t.waiting()
        row.piece("to_act").bits(round_from(t, waiting, seat))
        row.piece("over").number(int(t.over))
        asked = bool(waiting >> seat & 1)
        row.piece("kind")
        if asked:
            self._write_kinds(t.ask(seat))
        row.piece("options")
        options = t.options(seat) if asked else []
        numbers: list[int] = []
        for option in options:
            number = self._number[option.text]
            numbers.append(number)
            for place in self._places[number]:
                row.add(place)
        self.game.observe(t, seat, row)
        return options, numbers or [self.wait]

    def _write_kinds(self, ask: Any) -> None:
        """A question about a question counts as both."""
        while ask is not None:
            kind = type(ask)
            number = self._kind.get(kind)
            if number is None:
                number = self.kinds.index(kind.__name__) if kind.__name__ in self.kinds else NOTHING
                self._kind[kind] = number
            if number >= 0:
                self.row.put(number, 1)
            ask = ABOUT.of(ask, None)


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
