"""Diamant's record: seats, options, modes, and where each part of the room is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.coach import Coach
from vatra.core.deck import Deck
from vatra.core.game import Game, Mode, Piece
from vatra.core.judge import Level
from vatra.core.naming import Naming
from vatra.core.observing import Row
from vatra.core.options import Cover, Option, Preset, Settings
from vatra.core.result import Result
from vatra.core.statistics import Measure, Statistics
from vatra.games.diamant import arrange, invariants, knowledge, observe, scoring, statistics, things, view
from vatra.games.diamant.bot import baselines, levels, teaching
from vatra.games.diamant.coach import COACH
from vatra.games.diamant.components import (
    CAVES,
    HAZARDS,
    NAMES,
    RELIC_MODES,
    TREASURES,
    not_relics,
    starting_deck,
)
from vatra.games.diamant.rules import CHOICES, ENTER
from vatra.games.diamant.table import NOBODY, Cave

LONGEST_PATH: Final = len(TREASURES) + len(HAZARDS) + 1  # a repeat comes at the latest after this many cards


class Diamant(Game[Cave]):
    def __init__(self) -> None:
        super().__init__(
            id="diamant",
            version=3,
            seats=(3, 8),
            options=[
                Option("relics", ["none", "numbered", "identical"]),
                Option("chests", ["hidden", "open"], display=True),
                Option("unofficial", [False, True]),
            ],
            actions=[choice.text for choice in CHOICES],
            seats_rule="diamant.players.three-to-eight",
            quiet=("back",),  # it keeps the game moving and never makes the others wait
        )

    def seats_allowed(self, settings: Settings) -> list[int]:
        return list(range(2 if settings["unofficial"] else self.min_seats, self.max_seats + 1))

    def modes(self) -> list[Mode]:
        modes = [Mode(seats, {"relics": relics}) for relics in RELIC_MODES for seats in range(3, 9)]
        return modes + [Mode(2, {"relics": relics, "unofficial": True}) for relics in RELIC_MODES]

    def cover(self) -> Cover:
        return Cover(15, 25, 1)

    def presets(self) -> list[Preset]:
        return [
            Preset("first", 4, "novice", {"chests": "open"}),
            Preset("usual", 5, "skilled", {"relics": "numbered"}),
            Preset("hard", 6, "expert", {"relics": "identical"}),
        ]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Cave:
        relic_mode = RELIC_MODES.index(str(settings["relics"]))
        return Cave(
            game=self,
            seats=seats,
            settings=settings,
            chance=chance,
            shared=[ENTER],
            relic_mode=relic_mode,
            deck=Deck(starting_deck(relic_mode), NAMES),
            pockets=[0] * seats,
            chests=[0] * seats,
            relics=[[] for _ in range(seats)],
            inside=(1 << seats) - 1,
            crowd=seats,
            back=NOBODY[seats],
        )

    def lay(self, table: Cave, words: Mapping[str, Any]) -> None:
        arrange.arrange(table, words)

    def result(self, table: Cave) -> Result:
        return scoring.result(table)

    def describe(self, table: Cave) -> dict[str, Any]:
        return view.describe(table)

    def view(self, table: Cave, seat: int) -> dict[str, Any]:
        return view.view(table, seat)

    def naming(self) -> Naming:
        return things.NAMING

    def imagine(self, table: Cave, seat: int, chance: Chance) -> Cave:
        return knowledge.imagine(table, seat, chance)

    def progress(self, table: Cave) -> float:
        if table.over:
            return 1.0
        return (float(table.cave) - 1 + len(not_relics(table.path)) / (LONGEST_PATH + 1)) / CAVES

    def coach(self) -> Coach:
        return COACH

    def policies(self) -> dict[str, Level]:
        return {"novice": levels.novice, "skilled": levels.skilled, "expert": levels.expert}

    def former(self) -> dict[str, Level]:
        return {"skilled@1": levels.skilled, "expert@1": levels.expert}

    def baselines(self) -> dict[str, Callable[[int | None], Level | None]]:
        return {"threshold": baselines.threshold, "gain": baselines.gain}

    def evaluate(self, table: Cave) -> list[float] | None:
        return teaching.evaluate(table)

    def weigh(self, table: Cave, seat: int, options: list[Action]) -> list[float] | None:
        return teaching.weigh(table, seat)

    def mark(self, table: Cave) -> int:
        return teaching.mark(table)

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Cave, seat: int, row: Row) -> None:
        observe.observe(table, seat, row)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def statistics(self, table: Cave) -> Statistics | None:
        return statistics.Expeditions(table)

    def check(self, table: Cave) -> list[str]:
        return invariants.broken(table)


DIAMANT: Final = Diamant()
