# plain: reads TOML, and nothing here is hot
"""The rulebook with pictures that run: which scenarios show a rule, and how one is played before somebody's eyes."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Final

from vatra.core import scenario
from vatra.core.event import Event
from vatra.core.live import Live
from vatra.core.scenario import Scenario
from vatra.core.shelves import shelf

FIRST_SEAT: Final = 0

# The table, who moved (-1: nobody yet), what was told of it, and the rule that refused the move, or nothing.
See = Callable[[Live, int, list[Event], str], None]


@functools.cache
def shown_by(game: str) -> dict[str, list[str]]:
    """The names of each rule's examples: what may be done before what may not, and first those that show least else."""
    found: dict[str, list[tuple[bool, int, str]]] = {}
    for name in names(game):
        one = example(game, name)
        refusing = any("refused" in move for move in one.moves)
        for rule in [] if one.new_refused else one.rules:
            found.setdefault(rule, []).append((refusing, len(one.rules), name))
    return {rule: [name for _, _, name in sorted(each)] for rule, each in found.items()}


@functools.cache
def names(game: str) -> list[str]:
    """Every example of a game, as its file is called below the game's folder."""
    folder = _folder(game)
    return [file.relative_to(folder).with_suffix("").as_posix() for file in sorted(folder.rglob("*.toml"))]


@functools.cache
def example(game: str, name: str) -> Scenario:
    return scenario.read(_folder(game) / f"{name}.toml")


def eyes_for(one: Scenario) -> int:
    """Through whose eyes it is told: theirs who move first."""
    return next((int(move["seat"]) for move in one.moves if "seat" in move), FIRST_SEAT)


def play(one: Scenario, see: See) -> None:
    """Play it; whoever sees is told as this seat may be told."""
    told = 0
    eyes = eyes_for(one)

    def watch(live: Live, seat: int, refused: str) -> None:
        nonlocal told
        made = live.records[told:]
        events = [event for record in made for event in record.events if event.readable(eyes)]
        if refused:
            events = [Event("example-refused", {"seat": seat})]
        elif seat >= 0 and not made:
            events = [Event("example-undone", {"seat": seat})]
        told = len(live.records)
        see(live, seat, events, refused)

    scenario.run(one, watch)


def _folder(game: str) -> Path:
    return shelf("scenarios") / game
