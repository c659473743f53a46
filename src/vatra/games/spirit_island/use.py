"""Who does what where: the context of an effect, what an action has done so far, and what lasts this turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vatra.core.record import Bag, Fixed, Kept, Record
from vatra.core.step import Step
from vatra.games.spirit_island.terms import HOME

NO_POWER: Final = -1
NO_CARD: Final = -1
NOBODY: Final = -1


class Use(Fixed):
    """The context of an effect: it travels inside steps."""

    seat: int  # who decides
    land: int = HOME
    power: int = NO_POWER
    spirit: int = NOBODY  # the spirit that is targeted
    repeat: bool = False
    dreams: bool = False  # whatever it destroys is only dreamt
    mark: int = 0  # the bit of this power among the marks of dreams
    other: int = HOME  # the land picked inside the text
    saver: int = NOBODY  # who may save dahan from drowning
    shared: bool = False  # its choices belong to nobody
    fear: int = NO_CARD  # the fear card that does it, if no power does

    def common(self) -> bool:
        """Whether its choices belong to nobody: the table may object."""
        return self.shared or (self.power == NO_POWER and self.fear == NO_CARD)

    def at(self, land: int) -> Use:
        """The same in another land."""
        return self._with(self.seat, land, self.other, self.saver)

    def in_common(self, land: int, seat: int) -> Use:
        """The same in a land where nobody decides, so that this seat, its player, proposes."""
        return Use(seat, land, self.power, self.spirit, shared=True, fear=self.fear)

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
            self.shared,
            self.fear,
        )


class Frame(Record):
    """One action in the sense of the rulebook: a use of a power, a ravage in one land, a fear card. It remembers what
    the action has done; it changes, so it lives on the table and not in a step."""

    ancestry: i64  # the watchers that led here, which do not fire again
    triggered: bool  # a consequence of another action: the end is looked at after that one
    destroyed: Bag[int] = []  # land * 4 + class
    counted: i64 = 0  # destroyed pieces before the part of the text that counts them
    moved: i64 = 0
    levels: i64 = 0  # of an innate power, used so far
    pushed_to: i64 = 0  # lands, as a mask
    fallen: i64 = 0  # dahan destroyed by ravaging invaders
    fallen_at: i64 = HOME
    forgot: i64 = NO_POWER
    gained: i64 = NO_POWER
    dreams: bool = False
    picks: list[int] = []  # lands that players have picked
    next: list[Kept[Step[Any]]] = []  # what follows this action and its triggers


class Lasting(Fixed):
    """An effect until time passes, read live by whoever needs it: health, defend, vetoes, watchers."""

    kind: int
    land: int
    seat: int
    n: int
    bit: i64  # tells watchers apart
    mark: int = 0  # of the power's dreams
