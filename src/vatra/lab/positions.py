"""Position sets: games that start from the arranged positions of scenarios instead of from the box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vatra.core import scenario
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.core.table import Table


@dataclass(frozen=True)
class Position:
    """An arranged position, in the words of its scenario. What follows is left to chance."""

    name: str
    seats: int
    options: Mapping[str, Any]
    words: Mapping[str, Any]

    def deal(self, game: Game, seed: str) -> Table:
        """The table as arranged, before anything has run."""
        return game.arrange(self.seats, game.settle(self.seats, self.options), seeded(seed), self.words)


def read_positions(game: Game, paths: list[Path]) -> tuple[Position, ...]:
    """The positions of this game in scenario files and folders of them. Scenarios that arrange nothing have none."""
    found: list[Position] = []
    for file in scenario.scenario_files(paths):
        try:
            example = scenario.read(file)
        except scenario.ScenarioFailed as fault:
            raise BadInput("lab-bad-scenario", {"file": str(file), "why": str(fault)}) from None
        words = {word: value for word, value in example.arrange.items() if word not in ("chance", "seed")}
        if example.game != game.id or not words or example.new_refused:
            continue
        position = Position(file.stem, example.seats, example.options, words)
        if goes_on(position, game):
            found.append(position)
    if not found:
        raise BadInput(
            "lab-no-positions", {"game": game.id, "paths": ", ".join([str(path) for path in paths])}
        )
    return tuple(found)


def goes_on(position: Position, game: Game) -> bool:
    """Whether there is anything left to play."""
    table = position.deal(game, "goes on")
    table.advance()
    return not table.over
