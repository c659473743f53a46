"""A table with its log: what the server and the terminal hold. A search never carries either."""

from __future__ import annotations

import marshal
import sys
from collections.abc import Callable
from typing import Final

from vatra.core.errors import BadInput, Refused
from vatra.core.event import EVERYONE, Event
from vatra.core.table import Table

# Moves to which the table can go back, or be told again, without playing the whole game anew.
KEPT: Final = 32


NOTHING: Final[list[str]] = []  # most moves draw nothing: they share it


ALIKE: Final[dict[bytes, bytes]] = {}


def shared(packed: bytes) -> bytes:
    """Moves that tell nothing are often alike: they share their words."""
    if len(ALIKE) == 4096:
        ALIKE.clear()
    return ALIKE.setdefault(packed, packed)


class Record:
    """One move: the words said, what chance gave, and how far it pushed the counters that bar an undo.

    A table keeps its records to the end and reads them seldom, so what was told lies packed: a third of the memory.
    Of a move that tells nothing to everybody, the option as people read it lies before it.
    """

    def __init__(
        self,
        seat: int,
        text: str,
        gave: list[str],
        draws: int,
        shown: int,
        secret_until: int,
        events: list[Event],
        label: Event,
    ) -> None:
        self.seat: Final = seat
        self.text: Final = sys.intern(text)  # the same few words again and again
        self.gave: Final = gave or NOTHING
        self.draws: Final = draws
        self.shown: Final = shown
        self.secret_until: Final = secret_until  # others read the text once `table.opened` has reached this
        self.silent: Final = all([event.knows != EVERYONE for event in events])
        told = [label, *events] if self.silent else events
        packed = marshal.dumps([(event.name, event.args, int(event.knows)) for event in told])
        self.told: Final = shared(packed) if self.silent else packed

    @property
    def events(self) -> list[Event]:
        """What was told of it, to whom it may concern."""
        return self._unpacked()[int(self.silent) :]

    @property
    def label(self) -> Event | None:
        """The option that was taken, where nothing tells everybody of it."""
        return self._unpacked()[0] if self.silent else None

    def _unpacked(self) -> list[Event]:
        return [Event(name, args, knows) for name, args, knows in marshal.loads(self.told)]

    def same_as(self, other: Record) -> bool:
        """Whether the move had the same effect on chance and on secrets."""
        return self.gave == other.gave and self.draws == other.draws and self.shown == other.shown


class Live:
    """`deal` makes the table afresh, with the same chance each time, before anything has run. `scripted`: what chance
    gave may have been dictated, so it is dictated again wherever a move is repeated.
    `stands`: where the table has come to already, by moves that whoever asks fills in."""

    def __init__(
        self, deal: Callable[[], Table], scripted: bool = False, stands: Table | None = None
    ) -> None:
        self.deal: Final = deal
        self.scripted: Final = scripted
        self.table = deal() if stands is None else stands.copy()
        self.records: list[Record] = []
        self.kept: list[tuple[int, Table]] = []  # the table after so many moves, the farther back the fewer
        self.story: list[
            Table
        ] = []  # of the latest move: the table before it, at each of its events, and after it
        self.gave: list[str] = []  # by chance, before the first move
        self.opening: list[Event] = []
        if stands is None:
            self._listen(self.gave, self.opening, None)
            self.table.advance()

    def act(self, seat: int, text: str, dictated: list[str] | None = None) -> Record:
        """Make a move, or raise `Refused`; then nothing has changed. A replay dictates what chance gives."""
        table = self.table
        action = table.find(seat, text)
        ask = table.ask(seat)
        saved = table.copy()
        gave: list[str] = []
        events: list[Event] = []
        moments: list[Table] = []
        self._listen(gave, events, moments)
        if dictated is not None:
            table.chance.script = dictated[:]
        opened = table.opened
        try:
            table.take(seat, action)
        except BaseException:
            self.table = saved  # a fault inside a rule must not leave a half-made move behind
            raise
        table.moments = None
        record = Record(
            seat,
            text,
            gave,
            int(table.chance.drawn - saved.chance.drawn),
            table.shown - saved.shown,
            opened + 1 if ask.secret else 0,
            events,
            ask.label(saved, seat, action),
        )
        self._keep(saved)
        self.records.append(record)
        self.story = [saved, *moments, table]
        return record

    def _keep(self, saved: Table) -> None:
        """Of four times as many moves back a quarter as many copies: a large game would fill the memory otherwise."""
        now = len(self.records) + 1
        kept: list[tuple[int, Table]] = []
        for moves, table in self.kept:
            step = 1
            while step < now - moves:
                step *= 4
            if moves % step == 0 and step < KEPT:
                kept.append((moves, table))
        kept.append((now - 1, saved))
        self.kept = kept

    def _listen(self, gave: list[str], events: list[Event], moments: list[Table] | None) -> None:
        self.table.chance.told = gave
        self.table.journal = events
        self.table.moments = moments

    def stories(self, first: int) -> list[list[Table]]:
        """For each move from `first` on: the table before it, at each of its events, and after it. Nothing where that
        is too far back to be worth telling."""
        if first == len(self.records) - 1 and self.story:
            return [self.story]
        if first < len(self.records) - KEPT:
            return []
        again = self.rewound(first)
        found: list[list[Table]] = []
        for record in self.records[first:]:
            again.repeat(record)
            found.append([*again.story[:-1], again.table.copy()])
        return found

    # -- what others may read ----------------------------------------------------------------------------------------

    def text_for(self, record: Record, seat: int) -> str:
        """The move in words; empty while it is another seat's secret. Seat -1 is a spectator."""
        if record.seat != seat and self.table.opened < record.secret_until:
            return ""
        return record.text

    # -- taking back -------------------------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """Empty when the seat may take its last move back, else the id of the rule that says why not."""
        return self._without_last(seat, False)

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, or raise `Refused`."""
        why = self._without_last(seat, True)
        if why:
            raise Refused(why)

    def _without_last(self, seat: int, keep: bool) -> str:
        """Play the log again without my last move: every later move must still stand and draw the same."""
        at = len(self.records) - 1
        while at >= 0 and self.records[at].seat != seat:
            at -= 1
        if at < 0:
            return "core.undo.nothing"
        if self.records[at].draws:
            return "core.undo.chance"
        if self.records[at].shown:
            return "core.undo.shown"
        again = self.rewound(at)
        for old in self.records[at + 1 :]:
            try:
                new = again.repeat(old)
            except (Refused, BadInput):  # not allowed any more, or chance cannot give the same again
                return "core.undo.others-moved"
            if not new.same_as(old):
                return "core.undo.others-moved"
        if keep:
            self.table = again.table
            self.records = again.records
            self.kept = again.kept
            self.story = again.story
        return ""

    def rewound(self, moves: int) -> Live:
        """Another live table as it was after so many moves."""
        near = [(at, table) for at, table in [*self.kept, (len(self.records), self.table)] if at <= moves]
        if not near:
            again = Live(self.deal, self.scripted)
        else:
            at, table = near[-1]
            again = Live(self.deal, self.scripted, table)
            again.gave, again.opening = self.gave, self.opening
            again.records = self.records[:at]
            again.kept = [one for one in self.kept if one[0] < at]
        for record in self.records[len(again.records) : moves]:
            again.repeat(record)
        return again

    def repeat(self, record: Record) -> Record:
        """Make the same move; where chance has no seed of its own, with the same draws."""
        dictated = self.scripted or self.table.chance.bound
        return self.act(record.seat, record.text, record.gave if dictated else None)
