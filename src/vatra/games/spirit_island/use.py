"""Who does what where: the context of an effect, what an action has done so far, and what lasts this turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vatra.core.step import Step
from vatra.games.spirit_island.terms import HOME, LASTING

NO_POWER: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1


class Use:
    """The context of an effect. Immutable: it travels inside steps and copies of a table share it."""

    def __init__(
        self,
        seat: int,
        land: int = HOME,
        power: int = NO_POWER,
        spirit: int = NOBODY,
        repeat: bool = False,
        dreams: bool = False,
        mark: int = 0,
        other: int = HOME,
        saver: int = NOBODY,
        common: bool = False,
        fear: int = NO_CARD,
    ) -> None:
        self.seat: Final = seat  # who decides
        self.land: Final = land
        self.power: Final = power
        self.spirit: Final = spirit  # the spirit that is targeted
        self.repeat: Final = repeat
        self.dreams: Final = dreams  # whatever it destroys is only dreamt
        self.mark: Final = mark  # the bit of this power among the marks of dreams
        self.other: Final = other  # the land picked inside the text
        self.saver: Final = saver  # who may save dahan from drowning
        self.fear: Final = fear  # the fear card that does it, if no power does
        # Its choices belong to nobody: the table may object.
        self.common: Final = common or (power == NO_POWER and fear == NO_CARD)

    def at(self, land: int) -> Use:
        """The same in another land."""
        return self._with(self.seat, land, self.other, self.saver)

    def in_common(self, land: int, seat: int) -> Use:
        """The same in a land where nobody decides, so that this seat, its player, proposes."""
        return Use(seat, land, self.power, self.spirit, common=True, fear=self.fear)

    def picked(self, land: int) -> Use:
        """The same with a land picked inside the text."""
        return self._with(self.seat, self.land, land, self.saver)

    def by(self, seat: int) -> Use:
        """The same, but another spirit does it."""
        return self._with(seat, self.land, self.other, self.saver)

    def saved_by(self, seat: int) -> Use:
        """The same, but this spirit may save dahan from drowning."""
        return self._with(self.seat, self.land, self.other, seat)

    def _with(self, seat: int, land: int, other: int, saver: int) -> Use:
        return Use(
            seat,
            land,
            self.power,
            self.spirit,
            self.repeat,
            self.dreams,
            self.mark,
            other,
            saver,
            self.common,
            self.fear,
        )

    def state(self) -> str:
        return (
            f"{self.seat} {self.land} {self.power} {self.spirit} {self.repeat} {self.dreams} {self.mark}"
            f" {self.other} {self.saver} {self.common} {self.fear}"
        )


class Frame:
    """One action in the sense of the rulebook: a use of a power, a ravage in one land, a fear card. It remembers what
    the action has done; it changes, so it lives on the table and not in a step."""

    def __init__(self, ancestry: i64, triggered: bool) -> None:
        self.ancestry: Final[i64] = ancestry  # the watchers that led here, which do not fire again
        self.triggered: Final = (
            triggered  # a consequence of another action: the end is looked at after that one
        )
        self.destroyed: list[int] = []  # land * 4 + class
        self.counted: i64 = 0  # destroyed pieces before the part of the text that counts them
        self.moved: i64 = 0
        self.levels: i64 = 0  # of an innate power, used so far
        self.added: i64 = 0  # destroyed presence that came back
        self.pushed_to: i64 = 0  # lands, as a mask
        self.fallen: i64 = 0  # dahan destroyed by ravaging invaders
        self.fallen_at: i64 = HOME
        self.forgot: i64 = NO_POWER
        self.gained: i64 = NO_POWER
        self.dreams: bool = False
        self.picks: list[int] = []  # lands that players have picked
        self.next: list[Step[Any]] = []  # what follows this action and its triggers

    def copy(self) -> Frame:
        new = Frame(self.ancestry, self.triggered)
        new.destroyed = self.destroyed[:]
        new.counted = self.counted
        new.moved = self.moved
        new.levels = self.levels
        new.added = self.added
        new.pushed_to = self.pushed_to
        new.fallen = self.fallen
        new.fallen_at = self.fallen_at
        new.forgot = self.forgot
        new.gained = self.gained
        new.dreams = self.dreams
        if self.picks:
            new.picks = self.picks[:]
        if self.next:
            new.next = self.next[:]
        return new

    def state(self) -> str:
        return (
            f"{self.ancestry} {self.triggered} {sorted(self.destroyed)} {self.counted} {self.moved} {self.levels}"
            f" {self.added} {self.pushed_to} {self.fallen} {self.fallen_at} {self.forgot} {self.gained} {self.dreams}"
            f"{self.picks}{[step.state() for step in self.next]}"
        )


class Lasting:
    """An effect until time passes, read live by whoever needs it: health, defend, vetoes, watchers."""

    def __init__(self, kind: int, land: int, seat: int, n: int, bit: i64, mark: int = 0) -> None:
        self.kind: Final = kind
        self.land: Final = land
        self.seat: Final = seat
        self.n: Final = n
        self.bit: Final[i64] = bit  # tells watchers apart
        self.mark: Final = mark  # of the power's dreams

    def state(self) -> str:
        return f"{LASTING[self.kind]} {self.land} {self.seat} {self.n} {self.bit}"
