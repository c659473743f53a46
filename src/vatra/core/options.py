"""What can be chosen when a table is made, and the check that nothing else is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from vatra.core.errors import BadInput

Value = str | int | bool
Settings = dict[str, Value]


class Option:
    """One choice among `values`; the first is the default.

    Its name, what it means and what each value means are the messages `option-<id>`, its `.help`, and
    `option-<id>-<value>` of the game. `display` options change only what people are shown.
    """

    def __init__(self, id: str, values: list[Value], display: bool = False) -> None:
        self.id: Final = id
        self.values: Final = values
        self.display: Final = display

    @property
    def default(self) -> Value:
        return self.values[0]


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
    allowed = ", ".join([said(value) for value in option.values])
    text = said(given) if isinstance(given, str | int) else repr(given)
    raise BadInput("bad-option-value", {"option": option.id, "value": text, "allowed": allowed})
