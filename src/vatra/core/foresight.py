# plain: only people at a table ask
"""What an option leads to is known without asking the game: try it, and look.

It cannot be taken back if it draws or shows. The game may warn of where it leads; but what every option leads to is no
warning.
"""

from __future__ import annotations

from typing import NamedTuple

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.table import Table


class Outcome(NamedTuple):
    final: bool  # it draws or shows: nobody can take it back
    ends: bool  # else: the seat has nothing more to do then, the turn is handed on; after a draw nobody knows
    warns: Event | None
    follows: list[Event]  # what happens then, as far as it is certain; of final ones alone


def foresee(table: Table, seat: int, options: list[Action]) -> list[Outcome]:
    """Tried on a table that the seat imagines, so it tells no more than the seat knows."""
    imagined = table.imagine(seat, seeded("foresight"))
    found: list[Outcome] = []
    for option in options:
        trial = imagined.copy()
        told: list[Event] = []
        moments: list[Table] = []
        trial.journal, trial.moments = told, moments
        known = (trial.chance.drawn, trial.shown)
        trial.take(seat, option)
        final = (trial.chance.drawn, trial.shown) != known
        ends = not final and not trial.waiting() >> seat & 1
        follows = [
            event
            for event, then in zip(told, moments, strict=True)
            if final and (then.chance.drawn, then.shown) == known and event.readable(seat)
        ]
        found.append(Outcome(final, ends, table.game.warning(imagined, trial, seat), follows))
    if all(outcome.warns for outcome in found):
        return [outcome._replace(warns=None) for outcome in found]
    return found
