"""Spirit Island's record: seats, options, modes, and where each part of the room is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vatra.core.action import Action, quiet_one
from vatra.core.chance import Chance
from vatra.core.deck import Deck
from vatra.core.game import Game, Mode, Piece
from vatra.core.options import Option, Settings
from vatra.core.result import Result
from vatra.core.seen import Choice, Seen
from vatra.core.statistics import Measure, Statistics
from vatra.core.table import Table
from vatra.games.spirit_island import arrange, invariants, knowledge, observe, scoring, statistics, view
from vatra.games.spirit_island.actions import ACTIONS
from vatra.games.spirit_island.boards import BOARD_NAMES
from vatra.games.spirit_island.bot import levels
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.chart import chart_of
from vatra.games.spirit_island.power import MAJORS, MINORS, SLUGS
from vatra.games.spirit_island.rules.setup import SETUP
from vatra.games.spirit_island.table import Island

MAX_SEATS: Final = 4
TURNS: Final = 13
# What a player who is away does, where it is possible.
QUIET: Final = ["ready", "done", "enough", "pass", "no", "in order", "agree"]


class SpiritIsland(Game):
    def __init__(self) -> None:
        super().__init__(
            id="spirit_island",
            version=1,
            seats=(1, MAX_SEATS),
            options=[
                Option("spirit-1", ["chosen", "random", *PANEL_SLUGS]),
                Option("other-spirits", ["chosen", "random"], seats=(2, MAX_SEATS)),
                Option("boards", ["random", *BOARD_NAMES]),
                Option("corners", [True, False], seats=(MAX_SEATS, MAX_SEATS)),
                Option("blight-card", [True, False]),
                Option("progression", [False, True]),
                Option("bonus-growth", [False, True]),
                Option("first-explore", [True, False]),
                Option("objections", [False, True], seats=(2, MAX_SEATS)),
            ],
            actions=ACTIONS,
            cooperative=True,
            seats_rule="spirit_island.players.one-to-four",
        )

    def modes(self) -> list[Mode]:
        """Every spirit, every number of spirits, and every value of the other options."""
        lots = {"spirit-1": "random", "other-spirits": "random"}
        return [
            *[
                Mode(1, {"spirit-1": PANEL_SLUGS[i], "boards": BOARD_NAMES[i % 4]})
                for i in range(len(PANEL_SLUGS))
            ],
            Mode(1, {"progression": True, "blight-card": False, "first-explore": False}),
            Mode(2, {**lots, "objections": True, "bonus-growth": True}),
            Mode(3, {"spirit-1": "oceans-hungry-grasp", "other-spirits": "random", "progression": True}),
            Mode(4, {**lots, "corners": False}),
        ]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Island:
        chart = chart_of("".join(BOARD_NAMES[:seats]), bool(settings["corners"]))
        powers = [Deck(MINORS[:], SLUGS), Deck(MAJORS[:], SLUGS)]
        return Island(self, seats, settings, chance, [SETUP], chart, powers)

    def arrange(self, seats: int, settings: Settings, chance: Chance, words: Mapping[str, Any]) -> Island:
        t = self.deal(seats, settings, chance)
        arrange.arrange(t, words)
        return t

    def result(self, table: Table) -> Result:
        return scoring.result(island_of(table))

    def describe(self, table: Table) -> dict[str, Any]:
        return view.describe(island_of(table))

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return view.describe(island_of(table))

    def imagine(self, table: Table, seat: int, chance: Chance) -> Island:
        return knowledge.imagine(island_of(table), seat, chance)

    def auto(self, table: Table, seat: int) -> Action:
        """Who is away plays no cards, uses no powers and takes no risks; where they must choose, the first option."""
        return quiet_one(table.options(seat), QUIET)

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Table, seat: int) -> dict[str, list[int]]:
        return observe.observe(island_of(table), seat)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def statistics(self, table: Table) -> Statistics:
        return statistics.Struggle(island_of(table))

    def check(self, table: Table) -> list[str]:
        return invariants.broken(island_of(table))

    def progress(self, table: Table) -> float:
        t = island_of(table)
        if t.over:
            return 1.0
        return (float(t.turn) + float(t.phase) / 5) / (TURNS + 1)

    def policies(self) -> dict[str, Callable[[Seen, Chance], Choice]]:
        return {"novice": levels.novice, "skilled": levels.skilled}


def island_of(table: Table) -> Island:
    assert isinstance(table, Island)
    return table


SPIRIT_ISLAND: Final = SpiritIsland()
