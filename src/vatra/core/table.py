"""The table: stacks of steps, whoever may act, and nothing of any game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.digest import text_of
from vatra.core.errors import Arg, Refused
from vatra.core.event import EVERYONE, Event
from vatra.core.record import Kept, Record
from vatra.core.step import Ask, Step

if TYPE_CHECKING:
    from vatra.core.game import Game
    from vatra.core.options import Settings
    from vatra.core.result import Result

MAX_SEATS: Final = 8
SEATS_OF: Final[list[list[int]]] = [
    [s for s in range(MAX_SEATS) if m >> s & 1] for m in range(1 << MAX_SEATS)
]
FIRST: Final[list[int]] = [seats[0] if seats else 0 for seats in SEATS_OF]
SPECTATOR: Final = -1
NOTHING_OPEN: Final[list[Action]] = []
RUNNING: Final[Step[Any]] = Step()  # in a moment of the story: the step that was being done


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Record):
    """What every table has. A game adds its fields.

    The constructor lays out fields and never deals: a copy goes through the same constructor. `settings` holds every
    option of the game with its value and is never changed.
    """

    game: Final[Game]
    seats: Final[int]
    settings: Final[Settings]
    chance: Chance
    shared: list[Kept[Step[Any]]]

    def __init__(
        self, game: Game, seats: int, settings: Settings, chance: Chance, shared: list[Step[Any]]
    ) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings
        self.everyone: Final[i64] = (1 << seats) - 1  # a bit for each seat
        self.chance = chance
        self.shared = shared
        self._running: list[Step[Any]] = shared  # the stack that runs now: shared, or one lane
        self.lanes: list[list[Step[Any]]] = []
        # What is open in the ask that the machine looked at last: whoever asks next need not count it up again.
        self._looked: Ask[Any] | None = None
        self._open: list[Action] = NOTHING_OPEN
        self.journal: list[Event] | None = None  # absent in a search, where it would cost and nobody reads
        self.moments: list[Table] | None = None  # beside the journal: the table as it was at each telling
        self.answered: list[tuple[int, str]] | None = None  # what needed no question, where somebody asks
        self.shown: int = 0  # how often hidden information came to light; undo looks at it
        self.opened: int = 0  # how often secret answers were laid open; logs look at it

    # -- for steps -----------------------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        """This runs next."""
        self._running.append(step)

    def then(self, *steps: Step[Any]) -> None:
        """Push several; they run in the order written."""
        for i in range(len(steps) - 1, -1, -1):
            self._running.append(steps[i])

    def push_shared(self, step: Step[Any]) -> None:
        """From a lane: this runs at once, and nobody may interrupt it."""
        self.shared.append(step)

    def restart(self, steps: list[Step[Any]]) -> None:
        """Whatever was going on is over: only these steps are left, the last one first."""
        self.lanes = []
        self.shared.clear()
        self.shared.extend(steps)

    def pop(self) -> None:
        """An ask that is complete leaves its stack."""
        self._running.pop()

    def show(self) -> None:
        """Something hidden lies open now: what led here cannot be taken back."""
        self.shown += 1

    def lay_open(self) -> None:
        """All answers to a secret ask lie open now."""
        self.shown += 1
        self.opened += 1

    def tell(self, name: str, args: dict[str, Arg], knows: i64 = EVERYONE) -> None:
        """Write what happened. Guard calls in hot rules with `journal is not None`: building arguments costs."""
        if self.journal is not None:
            self.journal.append(Event(name, args, knows))
            if self.moments is not None:
                moment = self.copy()
                if not moment.shared:
                    moment.shared.append(RUNNING)  # it has left the stack, but the game is not over yet
                self.moments.append(moment)

    # -- the machine ---------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run until somebody has a real choice, or the game is over."""
        shared = self.shared
        while shared:
            step = shared[-1]
            if not step.asks:
                shared.pop()
                step.run(self)
            elif step.forks:
                if self.run_lanes():
                    return
            else:
                self._looked = None
                if not self.forced(step):
                    return

    def run_lanes(self) -> bool:
        """Run every lane up to its ask. True: somebody waits. False: look at the shared stack again."""
        depth = len(self.shared)
        moved = True
        while moved:  # a lane that waits for another goes on once that one is done
            moved = False
            self._looked = None
            for lane in self.lanes:
                self._running = lane
                while lane:
                    step = lane[-1]
                    if not step.asks:
                        lane.pop()
                        step.run(self)
                        moved = True
                    elif self.forced(step):
                        moved = True
                    else:
                        break
                    if len(self.shared) != depth:  # an effect that must not be interrupted
                        self._running = self.shared
                        return False
        self._running = self.shared
        for lane in self.lanes:
            if lane:
                return True
        self.lanes = []
        self.shared.pop()
        return False

    def forced(self, step: Step[Any]) -> bool:
        """An ask of one seat with one answer is answered here and never shown."""
        assert isinstance(step, Ask)
        if step.choice:
            return False
        mask: i64 = step.waiting(self)
        if mask & (mask - 1) or mask == 0:
            return False
        seat = FIRST[mask]
        options = step.options(self, seat)
        if len(options) != 1:
            assert options, step.state()
            if self._looked is None:
                self._looked = step
                self._open = options
            return False
        self.did(seat, options[0].text)
        step.take(self, seat, options[0])
        return True

    def did(self, seat: int, text: str) -> None:
        """What needed no question, as it would have been answered: who writes a game down may write it."""
        if self.answered is not None:
            self.answered.append((seat, text))

    def stack_of(self, seat: int) -> list[Step[Any]]:
        """The stack on top of which this seat is asked: its lane, or the shared one."""
        if self.shared[-1].forks:
            for lane in self.lanes:
                if lane:
                    step = lane[-1]
                    assert isinstance(step, Ask)
                    mask: i64 = step.waiting(self)
                    if mask >> seat & 1:
                        return lane
        return self.shared

    def ask(self, seat: int) -> Ask[Any]:
        """The ask this seat would answer."""
        top = self.shared[-1]
        if top.forks:
            top = self.stack_of(seat)[-1]
        assert isinstance(top, Ask)
        return top

    def answer(self, seat: int, action: Action) -> None:
        """Take the action, and nothing that follows from it."""
        top = self.shared[-1]
        if top.forks:
            self._running = self.stack_of(seat)
            top = self._running[-1]
        assert isinstance(top, Ask)
        top.take(self, seat, action)
        self._running = self.shared

    # -- who may do what: the whole legality contract --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.shared

    def waiting(self) -> i64:
        """Bit mask of the seats that may act."""
        if not self.shared:
            return 0
        top = self.shared[-1]
        assert isinstance(top, Ask)
        mask: i64 = top.waiting(self)
        return mask

    @property
    def to_act(self) -> list[int]:
        """The seats that may act, lowest first."""
        return SEATS_OF[self.waiting()][:]

    def options(self, seat: int) -> list[Action]:
        """What the seat may do now. Trusted: only for a seat in `to_act`; nobody changes the list."""
        ask = self.ask(seat)
        if ask is self._looked:
            return self._open
        options: list[Action] = ask.options(self, seat)
        return options

    def actions(self, seat: int) -> list[str]:
        """What the seat may do now, as texts for `act`; empty when it has nothing to do."""
        if not 0 <= seat < self.seats or not self.waiting() >> seat & 1:
            return []
        return [action.text for action in self.options(seat)]

    def take(self, seat: int, action: Action) -> None:
        """Trusted: for callers that chose from `options`, such as playouts and search."""
        self.answer(seat, action)
        self.advance()

    def find(self, seat: int, text: str) -> Action:
        """Text to action is a search among the options, so parsing and legality cannot disagree."""
        if not 0 <= seat < self.seats:
            raise Refused("core.unknown-seat")
        if not self.shared:
            raise Refused("core.game-over")
        ask = self.ask(seat)
        if not self.waiting() >> seat & 1:
            raise Refused("core.not-your-move" if ask.forks else ask.excludes(self, seat))
        for option in self.options(seat):
            if option.text == text:
                return option
        raise Refused(ask.forbids(self, seat, text))

    def act(self, seat: int, text: str) -> None:
        """The outside world: one of the options, or `Refused` with the rule; then nothing has changed."""
        self.take(seat, self.find(seat, text))

    # -- what a game adds ------------------------------------------------------------------------------------------

    def copied(self, new: Table) -> None:
        """Finish a copy that was built with `chance.copy()` and `shared[:]`."""
        if self.lanes:
            new.lanes = [lane[:] for lane in self.lanes]
        new.shown = self.shown
        new.opened = self.opened

    def state(self) -> str:
        """Everything that the game added, as text for the digest."""
        fields = type(self).fields
        return text_of(self, {name: fields[name] for name in fields if name not in Table.fields})

    def __reduce__(self) -> tuple[Any, ...]:
        if len(type(self).fields) == len(Table.fields):
            raise TypeError(f"{type(self).__name__} declares no fields, so it cannot be kept")
        return (*Record.__reduce__(self), (self.lanes, self.shown, self.opened))

    def __setstate__(self, rest: tuple[list[list[Step[Any]]], int, int]) -> None:
        self.lanes, self.shown, self.opened = rest

    # -- for people and programs -----------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How it ended; None while the game goes on."""
        return None if self.shared else self.game.result(self)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What this seat (or a spectator) may see, as plain data."""
        return self.game.view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Table:
        """A fair guess at the whole table from what this seat knows."""
        return self.game.imagine(self, seat, chance)

    def digest(self) -> str:
        """A fingerprint of the position. Different positions have different digests."""
        stacks = [[step.state() for step in stack] for stack in [self.shared, *self.lanes]]
        return hashlib.sha256(f"{stacks}|{self.state()}".encode()).hexdigest()
