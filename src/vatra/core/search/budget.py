"""Budget: how long to think."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    def start(self) -> None:
        """Thinking begins now."""

    def left(self, done: int) -> bool:
        """Whether there is time for another iteration after so many."""
        raise NotImplementedError  # abstract


class Iterations(Budget):
    """So many, whatever they take: the same seed gives the same move."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def left(self, done: int) -> bool:
        return done < self.number


class Seconds(Budget):
    """As many as fit, and at least one. The clock decides, so the same seed may give another move."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.end: float = 0.0

    def start(self) -> None:
        self.end = time.perf_counter() + self.seconds

    def left(self, done: int) -> bool:
        return done == 0 or time.perf_counter() < self.end
