"""What many games taught: how much each column of a study has to do with how they ended. Needs NumPy."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Final

from vatra.core.errors import BadInput
from vatra.lab.plan import Plan
from vatra.lab.records import Record

RIDGE: Final = 30.0  # holds every weight back, as so many positions without an outcome would
HELD_OUT: Final = 4  # one game of so many tells how well the others foretell new ones


@dataclass(frozen=True)
class Fit:
    """`explained`: the share of the variance of unseen games' outcomes."""

    weights: list[float]
    errors: list[float]
    explained: float
    positions: int
    games: int


class Notes:
    """A keeper of records that learns from them."""

    def __init__(self) -> None:
        self.rows: list[tuple[float, ...]] = []
        self.outcomes: list[float] = []
        self.games: list[int] = []

    def keep(self, record: Record) -> None:
        self.rows += record.rows
        self.outcomes += [record.outcome] * len(record.rows)
        self.games += [record.number] * len(record.rows)

    def fit(self) -> Fit:
        numpy = _numpy()
        x, y, games = numpy.array(self.rows), numpy.array(self.outcomes), numpy.array(self.games)
        held = games % HELD_OUT == 0
        guess, _ = solved(numpy, x[~held], y[~held])
        missed = y[held] - x[held] @ guess
        weights, errors = solved(numpy, x, y)
        spread = float(y[held].var())
        explained = 1.0 - float((missed**2).mean()) / spread if spread else 0.0
        return Fit(weights.tolist(), errors.tolist(), explained, len(y), len(set(self.games)))


def solved(numpy: Any, x: Any, y: Any) -> tuple[Any, Any]:
    """Least squares, held back a little: what one more of each column brings, and its standard error."""
    scale = x.std(axis=0)
    scale[scale < 1e-6] = 1.0
    even = x / scale
    inverse = numpy.linalg.inv(even.T @ even + RIDGE * numpy.eye(len(scale)))
    found = inverse @ even.T @ y
    left = y - even @ found
    errors = numpy.sqrt(numpy.diag(inverse) * (left @ left) / max(1, len(y) - len(scale)))
    return found / scale, errors / scale


def lesson(plan: Plan, command: str, fit: Fit) -> str:
    """The file that the game's player reads, with what made it."""
    head = f"# `{command}`: {fit.positions} positions of {fit.games} games.\n"
    told = f"# Of the outcomes of games left out, the others explain {fit.explained:.2f} of the variance.\n"
    return head + told + plan.studied().written(fit.weights, fit.errors)


def _numpy() -> Any:
    try:
        return importlib.import_module("numpy")
    except ImportError:
        raise BadInput(
            "lab-needs-extra", {"package": "numpy", "command": "pip install 'vatra[lab]'"}
        ) from None
