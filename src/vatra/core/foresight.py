# plain: only the wire and tests ask
"""What cannot be taken back is known without asking the game: try an option, and see whether it draws or shows."""

from __future__ import annotations

from typing import NamedTuple

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.table import Table


class Outcome(NamedTuple):
    final: bool  # it draws or shows: nobody can take it back
    ends: bool  # else: the seat has nothing more to do then, the turn is handed on; after a draw nobody knows


def foresee(table: Table, seat: int, options: list[Action]) -> list[Outcome]:
    """Tried on a table that the seat imagines, so it tells no more than the seat knows."""
    imagined = table.imagine(seat, seeded("foresight"))
    found: list[Outcome] = []
    for option in options:
        trial = imagined.copy()
        drawn, shown = trial.chance.drawn, trial.shown
        trial.take(seat, option)
        final = bool(trial.chance.drawn != drawn or trial.shown != shown)
        found.append(Outcome(final, not final and not trial.waiting() >> seat & 1))
    return found
