"""What can be chosen when a table is made, and the check that nothing else is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vatra.core.errors import BadInput
from vatra.core.record import Fixed

Value = str | int | bool
Settings = dict[str, Value]
DIGITS: Final = 10  # of a whole number that somebody writes


class Option(Fixed):
    """One choice among `values`; the first is the default.

    Its name, what it means and what each value means are the messages `option-<id>`, its `.help`, and
    `option-<id>-<value>` of the game; whole numbers speak for themselves. `display` options change only what people
    are shown. With `seats` it is there at tables of so many seats only, from the first number to the second; with
    `when` only where another option, named before it, has one of these values; a `rule` of the game may say why.
    An `open` option takes any whole number; `values` are those that are offered.
    """

    id: str
    values: list[Value]
    display: bool = False
    seats: tuple[int, int] | None = None
    when: tuple[str, list[Value]] | None = None
    rule: str = ""
    open: bool = False

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def number(self) -> bool:
        """Its values are whole numbers."""
        return isinstance(self.default, int) and not isinstance(self.default, bool)

    def fits(self, seats: int) -> bool:
        """It is there at tables of so many seats."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    def follows(self, settings: Mapping[str, Value]) -> bool:
        """It is there beside these other choices, which may be texts."""
        if self.when is None:
            return True
        return said(settings[self.when[0]]) in [said(value) for value in self.when[1]]

    def applies(self, seats: int, settings: Mapping[str, Value]) -> bool:
        return self.fits(seats) and self.follows(settings)


class Preset:
    """A good way to set a table up, offered before all options are: `first`, `usual`, `hard`.

    Its name and what it is like are the messages `preset-<id>` and its `.help` of the game. So many sit down, and `bot`
    is who the others are; options it does not name stay as they are.
    """

    def __init__(self, id: str, seats: int, bot: str, options: Settings | None = None) -> None:
        self.id: Final = id
        self.seats: Final = seats
        self.bot: Final = bot
        self.options: Final[Settings] = {} if options is None else options


class Cover(Fixed):
    """What is printed on a box: the minutes of a short game and of a long one, and how heavy it is, of five."""

    short: int
    long: int
    weight: int


def said(value: Value) -> str:
    """A value in the words of a command line: `true`, `3`, `numbered`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def settle(game: str, options: list[Option], given: Mapping[str, object]) -> Settings:
    """Every option with its value. Values may come as texts (`relics=numbered`, `unofficial=true`)."""
    known = {option.id: option for option in options}
    settings: Settings = {option.id: option.default for option in options}
    for name, value in given.items():
        if name not in known:
            allowed = ", ".join(known) if known else "-"
            raise BadInput("unknown-option", {"game": game, "option": str(name), "allowed": allowed})
        settings[name] = _matching(known[name], value)
    return settings


def _matching(option: Option, given: object) -> Value:
    for value in option.values:
        same_kind = type(given) is type(value)  # by itself: beside == the compiled code narrows too early
        if same_kind and given == value:
            return value
        if isinstance(given, str) and given.lower() == said(value).lower():
            return value
    if option.open and type(given) is int:
        return given
    if option.open and isinstance(given, str) and given.removeprefix("-").isdecimal() and len(given) < DIGITS:
        return int(given)
    allowed = ", ".join([said(value) for value in option.values])
    text = said(given) if isinstance(given, str | int) else repr(given)
    raise BadInput("bad-option-value", {"option": option.id, "value": text, "allowed": allowed})
