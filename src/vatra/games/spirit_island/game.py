"""Spirit Island's record: seats, options, modes, and where each part of the room is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vatra.core.chance import Chance
from vatra.core.coach import Coach
from vatra.core.deck import Deck
from vatra.core.event import Event
from vatra.core.game import Game, Mode, Piece
from vatra.core.judge import Level
from vatra.core.naming import Naming
from vatra.core.observing import Row
from vatra.core.options import Cover, Option, Preset, Settings
from vatra.core.result import Result
from vatra.core.statistics import Measure, Statistics
from vatra.core.study import Study
from vatra.games.spirit_island import arrange, because, invariants, observe, scoring, statistics, things, view
from vatra.games.spirit_island.actions import ACTIONS
from vatra.games.spirit_island.boards import BOARD_NAMES, RANDOM
from vatra.games.spirit_island.bot import levels, teaching
from vatra.games.spirit_island.bot.study import Turning
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.chart import chart_of
from vatra.games.spirit_island.coach import COACH
from vatra.games.spirit_island.maps import MAP_NAMES, MAPS, map_of
from vatra.games.spirit_island.power import MAJORS, MINORS, SLUGS
from vatra.games.spirit_island.rules.setup import SETUP
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.thematic import CHOICES
from vatra.games.spirit_island.variants import (
    ADVERSARIES,
    ANY_MAP,
    BALANCED_ONLY,
    LEVELS,
    NONE,
    SCENARIOS,
    difficulty_of,
    twists_of,
)

MAX_SEATS: Final = 4
TURNS: Final = 13
FEAR_EACH: Final = 4  # markers per player in the fear pool
# The rulebook's own first game, with the spirit it recommends.
FIRST_GAME: Final[Settings] = {
    "spirit-1": "river-surges-in-sunlight",
    "blight-card": False,
    "progression": True,
    "first-explore": False,
}


class SpiritIsland(Game[Island]):
    def __init__(self) -> None:
        super().__init__(
            id="spirit_island",
            version=4,
            seats=(1, MAX_SEATS),
            options=[
                Option("spirit-1", ["chosen", "random", *PANEL_SLUGS]),
                Option("other-spirits", ["chosen", "random"], seats=(2, MAX_SEATS)),
                Option("adversary", [NONE, *ADVERSARIES]),
                Option("adversary-level", [*range(LEVELS)], when=("adversary", [*ADVERSARIES])),
                Option("scenario", [NONE, *SCENARIOS]),
                Option("map", [*MAP_NAMES], when=("scenario", ANY_MAP), rule=BALANCED_ONLY),
                *[option for one in MAPS for option in one.options],
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
            quiet=("ready", "done", "enough", "pass", "no", "in order", "agree"),
        )

    def modes(self) -> list[Mode]:
        """Every spirit, every number of spirits, every adversary, scenario and map, and every value of the other
        options."""
        lots = by_lot(MAX_SEATS)
        alone = [{"boards": name} for name in BOARD_NAMES] + [lying(1, boards) for boards in CHOICES[1]]
        ocean = {"spirit-1": "oceans-hungry-grasp", "other-spirits": "random"}
        return [
            *[Mode(1, {"spirit-1": PANEL_SLUGS[i], **alone[i]}) for i in range(len(PANEL_SLUGS))],
            Mode(1, {"progression": True, "blight-card": False, "first-explore": False}),
            Mode(2, {**lots, "objections": True, "bonus-growth": True}),
            Mode(2, {**lots, **lying(2, "w-ne")}),
            Mode(2, {**lots, **lying(2, "e-nw"), "adversary": "england", "adversary-level": 6}),
            Mode(2, {**lots, **lying(2, "w-nw"), "adversary": "sweden", "adversary-level": 5}),
            Mode(2, {**lots, **lying(2, "nw-ne"), "scenario": "rituals-of-terror", "objections": True}),
            Mode(2, {**lots, **lying(2, "e-ne"), "scenario": "dahan-insurrection"}),
            Mode(3, {**lots, "scenario": "guard-the-isles-heart"}),
            Mode(3, {**lots, **lying(3, "e-nw-ne"), "scenario": "blitz"}),
            Mode(3, {**lots, **lying(3, "w-e-nw"), "adversary": "brandenburg-prussia", "adversary-level": 6}),
            Mode(3, {**ocean, **lying(3, "w-nw-ne"), "progression": True}),
            Mode(4, {**lots, "corners": False}),
        ]

    def all_modes(self) -> list[Mode]:
        """Every adversary at every level and every scenario on every map, with any spirits, for every number of
        players."""
        against: list[dict[str, object]] = [{}]
        against += [{"adversary": name, "adversary-level": n} for name in ADVERSARIES for n in range(LEVELS)]
        return [
            Mode(seats, {**by_lot(seats), "scenario": scenario, "map": board, **adversary})
            for seats in range(1, MAX_SEATS + 1)
            for scenario in [NONE, *SCENARIOS]
            for board in MAP_NAMES
            for adversary in against
            if board == MAP_NAMES[0] or scenario in ANY_MAP
        ]

    def cover(self) -> Cover:
        return Cover(60, 120, 5)

    def presets(self) -> list[Preset]:
        return [
            Preset("first", 1, "novice", FIRST_GAME),
            Preset("usual", 2, "skilled"),
            Preset("hard", 2, "expert", {"adversary": "brandenburg-prussia", "adversary-level": 3}),
        ]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Island:
        island = map_of(settings)
        chart = chart_of(island.name, island.usual(seats), bool(settings["corners"]))
        return Island(
            self,
            seats,
            settings,
            chance,
            [SETUP],
            chart,
            chart.ashore,
            pieces=[[] for _ in range(chart.size)],
            blight=[0] * chart.size,
            defend=[0] * chart.size,
            powers=[Deck(MINORS[:], SLUGS), Deck(MAJORS[:], SLUGS)],
            fear_size=FEAR_EACH * seats,
            twists=twists_of(settings),
        )

    def difficulty(self, seats: int, settings: Settings) -> int:
        return difficulty_of(settings)

    def changes(self, seats: int, settings: Settings) -> dict[str, list[str]]:
        """What the adversary does at its level, and what the scenario does."""
        twists = {twist.slug: twist.effects() for twist in twists_of(settings)}
        named = {"adversary-level": str(settings["adversary"]), "scenario": str(settings["scenario"])}
        return {option: twists[slug] for option, slug in named.items() if slug in twists}

    def lay(self, table: Island, words: Mapping[str, Any]) -> None:
        arrange.arrange(table, words)

    def result(self, table: Island) -> Result:
        return scoring.result(table)

    def describe(self, table: Island) -> dict[str, Any]:
        return view.describe(table)

    def naming(self) -> Naming:
        return things.NAMING

    def because(self, table: Island, seat: int, text: str, rule: str) -> Event | None:
        return because.because(table, seat, text, rule)

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Island, seat: int, row: Row) -> None:
        observe.observe(table, seat, row)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def statistics(self, table: Island) -> Statistics:
        return statistics.Struggle(table)

    def check(self, table: Island) -> list[str]:
        return invariants.broken(table)

    def progress(self, table: Island) -> float:
        if table.over:
            return 1.0
        return (float(table.turn) + float(table.phase) / 5) / (TURNS + 1)

    def coach(self) -> Coach:
        return COACH

    def policies(self) -> dict[str, Level]:
        return {
            "novice": levels.novice,
            "skilled": levels.thinking(levels.SKILLED),
            "expert": levels.thinking(levels.EXPERT),
            "master": levels.thinking(levels.MASTER),
        }

    def evaluate(self, table: Island) -> list[float] | None:
        return teaching.evaluate(table)

    def potential(self, table: Island) -> float | None:
        return teaching.potential(table)

    def study(self, settings: Settings) -> Study | None:
        slug = str(settings["spirit-1"])
        return Turning(slug) if slug in PANEL_SLUGS else None

    def former(self) -> dict[str, Level]:
        return {
            "skilled@1": levels.thinking(levels.SKILLED),
            "expert@1": levels.thinking(levels.Depth(12, 5, closer=4)),
        }


def lying(seats: int, boards: str) -> dict[str, object]:
    """These boards of the thematic map."""
    return {"map": "thematic", f"thematic-{seats}": boards}


def by_lot(seats: int) -> dict[str, object]:
    """Options for any spirits."""
    return {"spirit-1": RANDOM, "other-spirits": RANDOM} if seats > 1 else {"spirit-1": RANDOM}


SPIRIT_ISLAND: Final = SpiritIsland()
