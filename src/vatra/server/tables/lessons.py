"""A table at which a lesson is given. Its rows are what the learner did; all else follows from the lesson's file.

Back, leaving and coming back need nothing of their own: a position is a prefix played again (`vatra.core.guide`). Where
the file, or a rule, has changed since, the chapter begins anew and nothing else is lost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from vatra.bots import make_bot
from vatra.core.errors import BadInput, Refused
from vatra.core.guide import Guide, which_else
from vatra.core.lesson import Lesson, LessonFailed, find_lesson
from vatra.core.live import Live, Record
from vatra.core.seen import Seen
from vatra.core.words import LANGUAGES, speaker
from vatra.server.faults import Denied, Stale, from_bad_input
from vatra.server.people.learnt import taken
from vatra.server.people.persons import Person
from vatra.server.store.rows import Header, Plan, Row, SeatsData, Standing
from vatra.server.tables.making import new_header
from vatra.server.tables.presence import now_ms
from vatra.server.tables.seats import Seat
from vatra.server.tables.state import Made, State
from vatra.server.web.messages import Guidance, NewLesson, Status

if TYPE_CHECKING:
    from vatra.server.house import House
    from vatra.server.tables.room import Room

Go = Literal["on", "back", "skip", "restart", "end"]
ANOTHER: Final = 1 << 30  # more moves than any: nothing leads from one chapter to the next


class Otherwise(Exception):
    """A legal move that is not the one awaited: the attribute of the bubble that answers it."""

    def __init__(self, said: str, attribute: str) -> None:
        super().__init__(said)
        self.said: Final = said
        self.attribute: Final = attribute


class LessonState(State):
    """What its rows tell: `chapter N mark` begins one, `on` and `back` are presses, `end` leaves out the rest."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        self.lesson: Final[Lesson] = find_lesson(header.lesson)
        self.mark: Final = hashlib.sha256(msgspec.json.encode(self.lesson)).hexdigest()[:16]
        self.guide = Guide(self.lesson, 0)
        self._ended = False
        self._other = False  # the rows of this chapter are about another version of it

    # -- where it stands -----------------------------------------------------------------------------------------------

    @property
    def last(self) -> bool:
        return self.guide.number == len(self.lesson.chapters) - 1

    @property
    def done(self) -> bool:
        """The learner has been led to the end."""
        return self.last and self.guide.over

    @property
    def status(self) -> Status:
        return "over" if self._ended or self.done else "playing"

    @property
    def to_act(self) -> list[int]:
        """While something is shown nobody is asked."""
        asked = not self._ended and not self.guide.over and self.guide.step.kind in ("wait", "until")
        return [self.lesson.learner] if asked else []

    @property
    def progress(self) -> float:
        return self.told / self.lesson.bubbles

    @property
    def told(self) -> int:
        """How many bubbles there were, the present one included."""
        before = sum(bool(step.id) for one in self.lesson.chapters[: self.guide.number] for step in one.steps)
        return before + sum(bool(step.id) for step in self.guide.chapter.steps[: self.guide.at + 1])

    def due(self) -> list[int]:
        return []

    def open_game(self, parts: object = None) -> Live:
        """The present chapter at its beginning."""
        return self.guide.live.rewound(0)

    def guidance(self) -> Guidance:
        guide = self.guide
        speaks = guide.speaks
        step = None if guide.over else guide.step
        ends = self._ended or self.done
        return Guidance(
            self.lesson.id,
            "end" if ends else "chapter" if step is None else step.kind,  # type: ignore[arg-type]
            guide.number,
            self.lesson.key_of(speaks) if speaks is not None else "",
            list(step.things) if step is not None else [],
            list(step.accepts) if step is not None else [],
            list(step.rules) if step is not None else [],
            self.told,
            self.lesson.bubbles,
            self.can_go_back,
        )

    @property
    def can_go_back(self) -> bool:
        return self._ended or self.guide.before >= 0

    def _find_why_no_undo(self, seat: int) -> str:
        return "" if self.can_go_back else "core.undo.nothing"

    def standing(self, at: int, table: object = None, seats: list[Seat] | None = None) -> Standing:
        mask = sum(1 << seat for seat in self.to_act)
        return Standing("over" if self.status == "over" else "playing", mask, self.progress, False, at)

    # -- what the learner does -----------------------------------------------------------------------------------------

    def plan_move(self, seat: int, text: str, by: str, at: int) -> Plan:
        if seat not in self.to_act:
            raise Otherwise(self.guidance().said, "")
        self.table().find(seat, text)
        if not self.guide.accepts(text):
            step = self.guide.speaks
            assert step is not None
            words = speaker("en", self.game)  # every language has the same attributes
            raise Otherwise(self.lesson.key_of(step), which_else(words, self.lesson, step, text))
        return self._plan([("move", seat, text)], at)

    def plan_undo(self, seat: int, all_of_it: bool, at: int) -> Plan:
        why = self.why_no_undo(seat)
        if why:
            raise Refused(why)
        return self._plan([("lesson", -1, "back")], at)

    def plan_go(self, go: Go, at: int) -> Plan | None:
        """Nothing where it leads nowhere: a press that came twice."""
        guide = self.guide
        if go == "restart":
            return self._plan([("lesson", -1, self._chapter(0))], at)
        if self.status == "over" and go != "back":
            return None
        if go == "back":
            return self._plan([("lesson", -1, "back")], at) if self.can_go_back else None
        if go == "end":
            return self._plan([("lesson", -1, "end")], at)
        if guide.over or (go == "skip" and guide.loose):
            following = "end" if self.last else self._chapter(guide.number + 1)
            return self._plan([("lesson", -1, following)], at)
        if guide.step.kind == "show":
            return self._plan([("lesson", -1, "on")], at)
        if go == "skip":
            return self._plan([("move", self.lesson.learner, guide.step.accepts[0])], at)
        return None

    def _chapter(self, number: int) -> str:
        return f"chapter {number} {self.mark}"

    def _plan(self, inputs: list[tuple[Literal["move", "lesson"], int, str]], at: int) -> Plan:
        """These rows, and the free moves of the others that follow."""
        rows: list[Row] = []
        trial = LessonState(self.header)
        trial.seq = self.seq
        trial.seats, trial.host = self.seats, self.host
        trial.stand_like(self)
        if self._other:
            inputs.insert(0, ("lesson", -1, self._chapter(self.guide.number)))
        for kind, seat, text in inputs:
            rows.append(Row(trial.seq + 1, kind, at, seat, text))
            trial.apply(rows[-1])
        while trial.guide.loose and not trial.table().over:
            others = [seat for seat in trial.table().to_act if seat != self.lesson.learner]
            if not others:
                break
            rows.append(Row(trial.seq + 1, "move", at, others[0], trial.novice(others[0]), "bot"))
            trial.apply(rows[-1])
        return Plan(rows, trial.standing(at))

    def stand_like(self, other: LessonState) -> None:
        self.guide = other.guide.twin()
        self.live = self.guide.live
        self.made = other.made[:]
        self._ended = other._ended

    def novice(self, seat: int) -> str:
        """What the gentlest player would do here."""
        names = list(self.game.policies())
        bot = make_bot(names[0], self.game, f"{self.header.id} {self.seq}")
        return bot.choose(Seen(self.table(), seat)).action.text

    # -- applying rows -------------------------------------------------------------------------------------------------

    def _lesson(self, row: Row) -> int:
        word, _, rest = row.text.partition(" ")
        if word == "chapter":
            number, _, mark = rest.partition(" ")
            self._begin(int(number), row.at)
            self._other = mark != self.mark
            self._moves = [ANOTHER] * len(self._moves)
            return -1
        if word == "end":
            self._ended = True
            return len(self.records)
        if self._ended:
            self._ended = False  # back to where all of it was left out
            return len(self.records)
        return self._follow(row, Guide.go_on if word == "on" else Guide.back)

    def _move(self, row: Row) -> int:
        def move(guide: Guide) -> None:
            if row.seat == self.lesson.learner and not guide.loose:
                guide.move(row.text)
            else:
                guide.play(row.seat, row.text)

        return self._follow(row, move)

    def _begin(self, number: int, at: int) -> None:
        self.guide = Guide(self.lesson, number if number < len(self.lesson.chapters) else 0)
        self._ended = False
        self.live = self.guide.live
        self.made = [Made("bot", at, 0) for _ in self.records]
        self._find_secrets()

    def _follow(self, row: Row, do: Callable[[Guide], None]) -> int:
        """Returns the first line of the log that reads differently now."""
        if self._other:
            return len(self.records)
        before = self.records[:]
        try:
            do(self.guide)
        except (LessonFailed, Refused, BadInput):
            self._begin(self.guide.number, row.at)
            self._other = True
            return -1
        self.live = self.guide.live
        same = 0
        for old, new in zip(before, self.records, strict=False):
            if not _alike(old, new):
                break
            same += 1
        fresh = [
            Made("" if one.seat == self.lesson.learner else "bot", row.at, 0) for one in self.records[same:]
        ]
        self.made = [*self.made[:same], *fresh]
        opened = self._secrets[:1]
        self._find_secrets()
        return min([same, *opened])


def _alike(one: Record, other: Record) -> bool:
    return (one.seat, one.text, one.gave) == (other.seat, other.text, other.gave)


# -- at the house ------------------------------------------------------------------------------------------------------


async def take_lesson(house: House, person: Person, wish: NewLesson, origin: str) -> str:
    """The table where this person takes the lesson: where they left it, or a new one. Returns its id."""
    try:
        lesson = find_lesson(wish.lesson)
    except BadInput as bad:
        raise from_bad_input(bad) from None
    there = await house.tables.lesson_of(person.id, lesson.id)
    if there:
        room = await house.rooms.open(there)
        if wish.again or room.state.status == "over":
            await go(room, person, "restart", None)
        return there
    language = wish.language if wish.language in LANGUAGES else "en"
    header, rows = begin(lesson, person.id, person.name, language, origin)
    state = LessonState(header)
    for row in rows:
        state.apply(row)
    await house.tables.create(header, person.id, rows, state.standing(header.created))
    return header.id


def begin(
    lesson: Lesson, person: str, name: str, language: str, origin: str = ""
) -> tuple[Header, list[Row]]:
    """A new table for it, at its first chapter. The others have their names in this language."""
    game = lesson.table_game()
    options = game.settle(lesson.seats, lesson.options)
    header = replace(
        new_header(game, options, lesson.seats, False, None, ""), lesson=lesson.id, origin=origin
    )
    names = lesson.names(name, speaker(language, game))
    seats = {n: Seat("bot", name=called, bot="novice") for n, called in enumerate(names)}
    seats[lesson.learner] = Seat("person", person, name)
    return header, [
        Row(1, "made", header.created, text="lesson", seats=SeatsData(seats, person)),
        Row(2, "lesson", header.created, text=f"chapter 0 {LessonState(header).mark}"),
    ]


async def go(room: Room, person: Person, where: Go, seq: int | None) -> int:
    """The learner presses something other than a move. `seq`: of the frame in which they saw it."""

    def plan(state: State) -> Plan | None:
        if not isinstance(state, LessonState):
            raise Denied(400, "bad-message")
        room.check_seat(state, person.id, state.lesson.learner)
        if seq is not None and seq != state.seq:
            raise Stale
        return state.plan_go(where, now_ms())

    return await room.write(plan)


async def note(house: House, room: Room, person: Person) -> None:
    """How far they are now, with the person."""
    state = room.state
    if isinstance(state, LessonState):
        how = (state.lesson.id, state.told, state.done)
        await house.people.learn(person.id, lambda known: taken(known, *how))
