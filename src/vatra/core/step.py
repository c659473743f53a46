"""Steps and asks: a game is a stack of them.

A step does one thing the rules say and may push more steps. An ask is a step that waits for people. Both are
immutable and shared by copies of a table: whatever changes lives on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.record import Fixed

if TYPE_CHECKING:
    from vatra.core.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Fixed, Generic[T]):
    """One thing the rules say. Annotated names in the body of its class are its fields, in the constructor's order."""

    asks = False
    forks = False

    def run(self, t: T) -> None:
        """Do it. The step has already left the stack; push what follows."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A step that waits. It stays on top of its stack until `take` pops it."""

    asks = True
    choice = False  # True: the table need not look for a forced answer; never fewer than two options
    # Class variables, because compiled code would not see an instance field that an interpreted class overrides.
    secret: ClassVar[bool] = False  # True: answers stay hidden from the others until all are in
    kind: ClassVar[str] = "choose"  # which widget a client shows
    # True: asked even where one answer is left, because people say when they are ready.
    confirms: ClassVar[bool] = False

    def waiting(self, t: T) -> i64:
        """Bit mask of the seats that may answer now. 0 in a lane: it waits for another lane."""
        raise NotImplementedError  # abstract

    def options(self, t: T, seat: int) -> list[Action]:
        """All that this seat may do, never empty; texts are unique in the list."""
        raise NotImplementedError  # abstract

    def take(self, t: T, seat: int, action: Action) -> None:
        """Apply one of the options. When the ask is complete: pop it, then push what follows."""
        raise NotImplementedError  # abstract

    def forbids(self, t: T, seat: int, text: str) -> str:
        """Why not: the id of the rule that forbids this text. Asked only after a refusal."""
        return "core.not-an-option"

    def excludes(self, t: T, seat: int) -> str:
        """Why not this seat: the id of the rule that says it has nothing to answer here."""
        return "core.not-your-move"

    def prompt(self, t: T, seat: int) -> Event:
        """The question, as a message of the game: `ask-` and the name of the class."""
        return Event("ask-" + type(self).__name__.lower(), {})

    def label(self, t: T, seat: int, action: Action) -> Event:
        """An option in words: the message `do-<first word>`; further words are its arguments `$a`, `$b`, `$c`."""
        words = action.text.split(" ")
        args: dict[str, int | str] = {}
        for i in range(1, len(words)):
            word = words[i]
            args["abcdefgh"[i - 1]] = int(word) if word.isdigit() else word
        return Event("do-" + words[0], args)

    def things(self, t: T, seat: int, action: Action) -> list[str]:
        """What an option is about, as names of things; empty: it is a button. For the wire alone: no search asks."""
        return self.named(t, seat, action, {})

    def named(self, t: T, seat: int, action: Action, more: dict[str, Arg]) -> list[str]:
        """By the game's table of verbs. Its gaps are filled by the option's words, by the prompt, and by `more`."""
        return t.game.naming().option(action.text, {**self.prompt(t, seat).args, "seat": seat, **more})


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatAsk(Ask[T]):
    """An ask of one seat: nearly all of them."""

    seat: int

    def waiting(self, t: T) -> i64:
        return 1 << self.seat


class Lanes(Ask["Table"]):
    """What `Together` leaves on the shared stack while lanes are open. The table drives them."""

    forks = True

    def waiting(self, t: Table) -> i64:
        mask: i64 = 0
        for lane in t.lanes:
            if lane:
                top = lane[-1]
                assert isinstance(top, Ask)
                mask |= top.waiting(t)
        return mask


LANES: Final = Lanes()


class Together(Step["Table"]):
    """The rules let seats work side by side: every seat gets a lane, a small stack of its own.

    Written in the order in which each seat's steps run. The shared stack goes on when all lanes are empty. What a
    lane pushes with `push_shared` runs at once and cannot be interrupted. Lanes do not nest.
    """

    lanes: list[list[Step[Any]]]

    def run(self, t: Table) -> None:
        assert not t.lanes, "lanes do not nest"
        t.lanes = [lane[::-1] for lane in self.lanes]
        t.shared.append(LANES)
