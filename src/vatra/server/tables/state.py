"""A table as its stored rows tell it.

Only committed rows are applied, so whatever is read here is true and may be shown. A move is tried on a copy first
(`try_move`), then stored, then applied: nothing unstored is ever visible, and a fault inside a rule stores nothing.
"""

from __future__ import annotations

import hashlib
from operator import itemgetter
from typing import Final

import msgspec

from vatra import __version__
from vatra.core.chance import commitment
from vatra.core.errors import BadInput, Refused
from vatra.core.event import EVERYONE
from vatra.core.fair import Account, Part, dealt_from, promise
from vatra.core.game import find_game
from vatra.core.live import Live, Record
from vatra.core.log import Log, log_of, open_live
from vatra.core.table import SEATS_OF, Table
from vatra.server.store import outcomes
from vatra.server.store.rows import Header, MoveLine, Plan, Row, Standing
from vatra.server.tables.seats import OPEN, Seat, held_by
from vatra.server.web.messages import By, Guidance, Status

FAIR: Final = "fair"  # in a table's first row: players have a part in chance


class Broken(Exception):
    """The rows cannot be played with today's rules. `seq` is the first that does not hold."""

    def __init__(self, seq: int, why: str) -> None:
        super().__init__(f"row {seq}: {why}")
        self.seq: Final = seq


class Made(msgspec.Struct, frozen=True):
    """About a move, beside what `Live` records."""

    by: By
    at: int
    thought: int  # milliseconds its seat took


class State:
    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.game: Final = find_game(header.game)
        self.commitment = commitment(header.seed)  # of tables from before the players had a part in chance
        self.pledges: dict[str, str] = {}  # by person
        self.opened: dict[str, str] = {}
        self.parts: list[Part] = []  # what the deal was made of
        self.seq = 0
        self.at = header.created  # when the latest row was stored
        self.host = ""
        self.seats: list[Seat] = []
        self.live: Live | None = None
        self.made: list[Made] = []  # beside live.records
        self._log: list[str] = []  # the lines of the log, each ready to be sent to a bot
        self.rematch = ""
        self._final = ""
        self._fair = False
        self.changes: list[int] = []  # for each row, by seq: the first line of the log that it changed
        self._moves: list[
            int
        ] = []  # for each row, by seq: how many moves there were after it; -1 before the game
        self.asked: dict[int, int] = {}  # for seats that may act: the seq at which their question arose
        self.begun: dict[int, int] = {}  # and the time from which their clock counts
        self._questions: dict[int, str] = {}
        self._secrets: list[int] = []  # lines whose text is not yet for everyone
        self._private: int | None = None  # the first line with an event that is not for everyone
        self._why_no_undo: dict[int, str] = {}

    # -- what it is ----------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.live is None:
            return "waiting"
        return "over" if self.live.table.over else "playing"

    @property
    def dealing(self) -> bool:
        """All seats are taken, and those who pledged to add to chance are asked for their numbers."""
        return self.live is None and bool(self.seats) and OPEN not in self.seats

    def shown_parts(self) -> list[Part]:
        """What everybody may see: the numbers themselves only once the last one is there. Else whoever comes last and
        knows the server's secret could still choose whether to open theirs."""
        if self.live is not None:
            return self.parts
        return self.parts_of(self.seats, {})

    def parts_of(self, seats: list[Seat], opened: dict[str, str]) -> list[Part]:
        """What these people add; each once, for their first seat."""
        first = {
            seat.person: n for n, seat in reversed(list(enumerate(seats))) if seat.person in self.pledges
        }
        return [
            Part(n, self.pledges[who], opened.get(who, ""))
            for who, n in sorted(first.items(), key=itemgetter(1))
        ]

    @property
    def records(self) -> list[Record]:
        return [] if self.live is None else self.live.records

    @property
    def to_act(self) -> list[int]:
        return [] if self.live is None else self.live.table.to_act

    @property
    def progress(self) -> float:
        return 0.0 if self.live is None else self.game.progress(self.live.table)

    @property
    def difficulty(self) -> int | None:
        seats = self.header.seat_count
        settings = (
            self.game.settle(seats, self.header.options) if self.live is None else self.live.table.settings
        )
        return self.game.difficulty(seats, settings)

    def table(self) -> Table:
        """The table itself; only for a game that has begun."""
        assert self.live is not None
        return self.live.table

    def seats_of(self, person: str) -> list[int]:
        return held_by(self.seats, person)

    def guidance(self) -> Guidance | None:
        """Where the lesson stands, if one is given here."""
        return None

    def due(self) -> list[int]:
        """Seats that may act and have nobody but the table to act for them."""
        return [seat for seat in self.to_act if self.seats[seat].played_by_table]

    def why_no_undo(self, seat: int) -> str:
        """Costs a replay of the latest moves, so it is kept until the next row."""
        if seat not in self._why_no_undo:
            self._why_no_undo[seat] = self._find_why_no_undo(seat)
        return self._why_no_undo[seat]

    def _find_why_no_undo(self, seat: int) -> str:
        if self.live is None:
            return "core.undo.nothing"
        if self.live.table.over:
            return "core.game-over"  # the seed is public now: nothing may be played again
        return self.live.why_no_undo(seat)

    def changed_since(self, seq: int) -> int:
        """The first line of the log that a reader who knows everything up to row `seq` does not know."""
        if not 0 < seq <= self.seq:
            return -1
        return min(self.changes[seq:], default=len(self.records))

    def moves_only_since(self, seq: int) -> int:
        """The first move after row `seq`; -1 where moves were taken back since, or there was no game to see then."""
        known = self._moves[seq - 1 :] if seq > 0 else []
        return known[0] if known and known == sorted(known) else -1

    def private_from(self) -> int:
        """The first line that reads differently for different seats."""
        found = self._secrets[:1] if self._private is None else [*self._secrets[:1], self._private]
        return min(found, default=len(self.records))

    def private_from_for(self, you: tuple[int, ...]) -> int:
        """For a reader who may have looked from another seat: from where on the log has to be told again."""
        return self.private_from() if len(you) > 1 else len(self.records)

    def log(self) -> str:
        """The game so far for a bot: with what chance gave, without the seed."""
        return "".join(self._log)

    def final_log(self) -> str:
        """The whole game with its seed, for `vatra verify`; only when it is over."""
        if not self._final:
            assert self.live is not None
            names = [seat.name or seat.bot or str(number) for number, seat in enumerate(self.seats)]
            players = [seat.bot if seat.kind == "bot" else seat.kind for seat in self.seats]
            account = Account(self.header.id, __version__, players, self.parts)
            by = [made.by for made in self.made]
            log = log_of(
                self.live, names, self.header.seed, self.commitment, by, account if self._fair else None
            )
            self._final = log.text()
        return self._final

    def receipt(self) -> str:
        """By which whoever was there knows the log again."""
        return hashlib.sha256(self.final_log().encode()).hexdigest()

    def _head(self) -> str:
        names = [str(seat) for seat in range(self.header.seat_count)]
        gave = [] if self.live is None else self.live.gave
        return Log(self.game, self.game.version, names, self.header.options, "", gave, []).text()

    # -- trying out ----------------------------------------------------------------------------------------------------

    def try_move(self, seat: int, text: str) -> tuple[list[str], Table]:
        """What chance would give and the table that would result; `Refused` if the rules forbid it."""
        table = self.table()
        action = table.find(seat, text)
        trial = table.copy()
        gave: list[str] = []
        trial.chance.told = gave
        trial.take(seat, action)
        return gave, trial

    def plan_move(self, seat: int, text: str, by: By, at: int) -> Plan:
        gave, table = self.try_move(seat, text)
        return Plan([Row(self.seq + 1, "move", at, seat, text, by, gave)], self.standing(at, table))

    def plan_undo(self, seat: int, all_of_it: bool, at: int) -> Plan:
        moves, table = self.try_undo(seat, all_of_it)
        rows = [Row(self.seq + 1 + i, "undo", at, seat) for i in range(moves)]
        return Plan(rows, self.standing(at, table))

    def try_undo(self, seat: int, all_of_it: bool) -> tuple[int, Table]:
        """How many moves the seat would take back and the table that would result, or `Refused`."""
        why = self.why_no_undo(seat)
        if why:
            raise Refused(why)
        assert self.live is not None
        trial = self.live.rewound(len(self.live.records))
        trial.undo(seat)
        moves = 1
        while all_of_it and not trial.why_no_undo(seat):
            trial.undo(seat)
            moves += 1
        return moves, trial.table

    def standing(self, at: int, table: Table | None = None, seats: list[Seat] | None = None) -> Standing:
        """What the lobby should show, with these changes."""
        placed = self.seats if seats is None else seats
        now = table if table is not None else (self.live.table if self.live is not None else None)
        if now is None:
            return Standing("waiting", 0, 0.0, bool(self.pledges) and OPEN not in placed, at)
        mask = int(now.waiting())
        due = any(placed[seat].played_by_table for seat in SEATS_OF[mask])
        someone = any(seat.present for seat in placed)
        if now.over:
            return Standing("over", mask, 1.0, False, at, outcomes.stored(now))
        return Standing("playing", mask, self.game.progress(now), due and someone, at)

    def open_game(self, parts: list[Part] | None = None) -> Live:
        """The game at its first choice: always the same, as the seed and the players' numbers will."""
        seed = dealt_from(self.header.seed, self.parts if parts is None else parts)
        return open_live(self.game, self.header.seat_count, self.header.options, seed)

    # -- applying rows -------------------------------------------------------------------------------------------------

    def apply(self, row: Row) -> None:
        """The next row. `Broken` if it does not hold under today's rules."""
        assert row.seq == self.seq + 1, f"row {row.seq} after {self.seq}"
        changed = len(self.records)
        try:
            if row.kind == "move":
                changed = self._move(row)
            elif row.kind == "undo":
                changed = self._undo(row)
            elif row.kind == "pledge":
                whose, _, pledged = row.text.partition(" ")
                self.pledges[whose] = pledged
            elif row.kind == "open":
                whose, _, value = row.text.partition(" ")
                self.opened[whose] = value
            elif row.kind == "start":
                changed = -1
                self.parts = self.parts_of(self.seats, self.opened)
                self.live = self.open_game()
                self._find_secrets()
                self._log = [self._head()]
            elif row.kind == "lesson":
                changed = self._lesson(row)
            elif row.kind == "rematch":
                self.rematch = row.text
            else:
                self._place(row)
        except (Refused, BadInput) as error:
            raise Broken(row.seq, error.rule or type(error).__name__) from None
        self.seq = row.seq
        self.at = row.at
        self.changes.append(changed)
        self._moves.append(-1 if self.live is None else len(self.records))
        self._why_no_undo = {}
        self._final = ""
        self._note_questions(row)

    def _place(self, row: Row) -> None:
        assert row.seats is not None
        if row.kind == "made" and row.text == FAIR:
            header = self.header
            self._fair = True
            self.commitment = promise(
                header.seed, header.id, header.game, header.version, header.seat_count, header.options
            )
        if row.kind == "made":
            self.seats = [row.seats.seats[i] for i in range(self.header.seat_count)]
        else:
            for number, seat in row.seats.seats.items():
                self.seats[number] = seat
        self.host = row.seats.host

    def _lesson(self, row: Row) -> int:
        raise Broken(row.seq, "no lesson is given here")

    def _move(self, row: Row) -> int:
        """Returns the first line that reads differently now: a completed secret shows earlier ones too."""
        live = self.live
        assert live is not None
        opened = live.table.opened
        n = len(live.records)
        record = live.act(row.seat, row.text)
        if record.gave != row.gave:
            raise Broken(row.seq, "chance gave something else")
        self.made.append(Made(row.by, row.at, max(0, row.at - self.begun.get(row.seat, row.at))))
        first = n
        if live.table.opened != opened and self._secrets:
            first = self._secrets[0]
            self._secrets = []
        self._note_secrets(n, record)
        self._log.append(_line(record))
        return first

    def _undo(self, row: Row) -> int:
        live = self.live
        assert live is not None
        at = max(n for n, record in enumerate(live.records) if record.seat == row.seat)
        live.undo(row.seat)
        taken_back = self.made.pop(at)
        self._questions.pop(row.seat, None)
        self.begun[row.seat] = row.at - taken_back.thought  # thinking again goes on where it stopped
        self._find_secrets()
        self._log[at + 1 :] = [_line(record) for record in live.records[at:]]
        return at

    def _find_secrets(self) -> None:
        assert self.live is not None
        self._secrets = []
        self._private = -1 if any(event.knows != EVERYONE for event in self.live.opening) else None
        for n, record in enumerate(self.live.records):
            self._note_secrets(n, record)

    def _note_secrets(self, n: int, record: Record) -> None:
        assert self.live is not None
        if self.live.table.opened < record.secret_until:
            self._secrets.append(n)
        if self._private is None and any(event.knows != EVERYONE for event in record.events):
            self._private = n

    def _note_questions(self, row: Row) -> None:
        """When did each seat's present question arise? Moves chosen before that are outdated."""
        if self.live is None:
            return
        table = self.live.table
        waiting = table.to_act
        for seat in list(self.begun):
            if seat not in waiting:
                self.asked.pop(seat, None)
                self._questions.pop(seat, None)
                self.begun.pop(seat)
        for seat in waiting:
            question = table.ask(seat).state()
            own = row.seat == seat and row.kind in ("move", "undo")
            if own or self._questions.get(seat) != question:
                self.asked[seat] = row.seq
                self._questions[seat] = question
                if not (own and row.kind == "undo"):
                    self.begun[seat] = row.at


def _line(record: Record) -> str:
    return msgspec.json.encode(MoveLine(record.seat, record.text, record.gave)).decode() + "\n"
