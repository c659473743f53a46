"""Learning by play: what a game's player can learn, and how one game is played to learn from it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.seen import Seen
from vatra.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Pupil:
    """Plays one game, not always in the same way: what never varies teaches nothing."""

    def __init__(self) -> None:
        self.rows: Final[list[list[float]]] = []  # positions worth remembering, in the columns of the study

    def choose(self, seen: Seen) -> Action:
        raise NotImplementedError  # abstract

    def outcome(self, table: Table) -> float:
        """How well the game ended."""
        raise NotImplementedError  # abstract


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """What is learned: how much each of these columns has to do with the outcome. A game played alone."""

    def __init__(self, file: Path, columns: list[str]) -> None:
        self.file: Final = file  # where the player reads what was learned
        self.columns: Final = columns

    def pupil(self, table: Table, chance: Chance) -> Pupil:
        raise NotImplementedError  # abstract

    def written(self, weights: list[float], errors: list[float]) -> str:
        """The file: what one more of each column brings, and how sure that is, as the player reads it."""
        raise NotImplementedError  # abstract
