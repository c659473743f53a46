# plain: only people at a table ask
"""Why can a thing not be chosen now? Somebody points at it; the rules refuse the texts that would mean it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vatra.core.event import Event
from vatra.core.naming import upwards
from vatra.core.table import Table


class Reason(NamedTuple):
    rule: str
    because: Event | None  # the numbers behind it


def why_not(table: Table, seat: int, things: list[str]) -> Reason | None:
    """Why the last of these things cannot be chosen after the others; None where no rule speaks of it."""
    if seat not in table.to_act:
        return None
    ask, may = table.ask(seat), table.actions(seat)
    for text, nearly in _wishes(table, seat, things):
        rule = ask.forbids(table, seat, text)
        told = (
            ["core.not-an-option"] if nearly else ["core.not-an-option", ask.forbids(table, seat, things[-1])]
        )
        if text not in may and rule not in told:
            return Reason(rule, table.game.because(table, seat, text, rule))
    return None


def _wishes(table: Table, seat: int, things: list[str]) -> Iterator[tuple[str, bool]]:
    """What was meant: first an option with the thing in another's place, then whatever else would name it. What a
    question says to just anything is a reason for the first alone."""
    ask, naming = table.ask(seat), table.game.naming()
    options = [(option.text, ask.things(table, seat, option)) for option in table.options(seat)]
    *pressed, last = things
    for thing in upwards(last):
        for text, names in options:
            around = {whole for name in names for whole in upwards(name)}
            said = naming.instead(text, names, thing) if around.issuperset(pressed) else ""
            if said:
                yield said, True
    there = [*pressed, *naming.things(table.view(seat))]
    for thing in upwards(last):
        for text in naming.saying(thing, seat, there):
            yield text, False
