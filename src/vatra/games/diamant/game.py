"""Diamant's record: seats, options, modes, and where each part of the room is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.coach import Coach
from vatra.core.deck import Deck
from vatra.core.game import Game, Mode, Piece
from vatra.core.naming import Naming
from vatra.core.options import Option, Settings
from vatra.core.result import Result
from vatra.core.seen import Choice, Seen
from vatra.core.statistics import Measure, Statistics
from vatra.core.table import SEATS_OF, Table
from vatra.games.diamant import arrange, knowledge, observe, scoring, statistics, things, view
from vatra.games.diamant.bot import baselines, levels, teaching
from vatra.games.diamant.coach import COACH
from vatra.games.diamant.components import (
    CAVES,
    COPIES,
    EXPEDITION,
    FIRST_HAZARD,
    FIRST_RELIC,
    HAZARDS,
    NAMES,
    NUMBERED,
    RELIC_MODES,
    RELICS,
    TREASURES,
    starting_deck,
)
from vatra.games.diamant.rules import BACK, CHOICES, ENTER
from vatra.games.diamant.table import Cave

LONGEST_PATH: Final = len(TREASURES) + len(HAZARDS) + 1  # a repeat comes at the latest after this many cards


class Diamant(Game):
    def __init__(self) -> None:
        super().__init__(
            id="diamant",
            version=1,
            seats=(3, 8),
            options=[
                Option("relics", ["none", "numbered", "identical"]),
                Option("chests", ["hidden", "open"], display=True),
                Option("unofficial", [False, True]),
            ],
            actions=[choice.text for choice in CHOICES],
            seats_rule="diamant.players.three-to-eight",
        )

    def seats_allowed(self, settings: Settings) -> list[int]:
        return list(range(2 if settings["unofficial"] else self.min_seats, self.max_seats + 1))

    def modes(self) -> list[Mode]:
        modes = [Mode(seats, {"relics": relics}) for relics in RELIC_MODES for seats in range(3, 9)]
        return modes + [Mode(2, {"relics": relics, "unofficial": True}) for relics in RELIC_MODES]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Cave:
        relic_mode = RELIC_MODES.index(str(settings["relics"]))
        return Cave(
            self,
            seats,
            settings,
            chance,
            [ENTER],
            relic_mode,
            Deck(starting_deck(relic_mode), NAMES),
            [],
            [0] * seats,
            [0] * seats,
            [[] for _ in range(seats)],
        )

    def arrange(self, seats: int, settings: Settings, chance: Chance, words: Mapping[str, Any]) -> Cave:
        cave = self.deal(seats, settings, chance)
        arrange.arrange(cave, words)
        return cave

    def result(self, table: Table) -> Result:
        return scoring.result(cave_of(table))

    def describe(self, table: Table) -> dict[str, Any]:
        return view.describe(cave_of(table))

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return view.view(cave_of(table), seat)

    def naming(self) -> Naming:
        return things.NAMING

    def imagine(self, table: Table, seat: int, chance: Chance) -> Cave:
        return knowledge.imagine(cave_of(table), seat, chance)

    def auto(self, table: Table, seat: int) -> Action:
        """Who is away goes home: it keeps the game moving and never makes the others wait."""
        return BACK

    def progress(self, table: Table) -> float:
        t = cave_of(table)
        if t.over:
            return 1.0
        return (float(t.cave) - 1 + len(not_relics(t.path)) / (LONGEST_PATH + 1)) / CAVES

    def coach(self) -> Coach:
        return COACH

    def policies(self) -> dict[str, Callable[[Seen, Chance], Choice]]:
        return {"novice": levels.novice, "skilled": levels.skilled, "expert": levels.expert}

    def baselines(self) -> dict[str, Callable[[int | None], Callable[[Seen, Chance], Choice] | None]]:
        return {"threshold": baselines.threshold, "gain": baselines.gain}

    def evaluate(self, table: Table) -> list[float] | None:
        return teaching.evaluate(cave_of(table))

    def weigh(self, table: Table, seat: int, options: list[Action]) -> list[float] | None:
        return teaching.weigh(cave_of(table), seat)

    def mark(self, table: Table) -> int:
        return teaching.mark(cave_of(table))

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Table, seat: int) -> dict[str, list[int]]:
        return observe.observe(cave_of(table), seat)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def statistics(self, table: Table) -> Statistics | None:
        return statistics.Expeditions(cave_of(table))

    def check(self, table: Table) -> list[str]:
        """Cards are conserved, nothing is negative, and the path agrees with what is remembered of it."""
        t = cave_of(table)
        broken: list[str] = []
        waiting = RELICS - int(t.cave) if t.relic_mode == NUMBERED else 0
        cards = len(t.deck) + len(t.path) + len(t.gone) + int(t.claimed) + waiting
        if cards != len(EXPEDITION) + (RELICS if t.relic_mode else 0):
            broken.append(f"{cards} cards")
        if min(t.pockets) < 0 or min(t.chests) < 0 or t.left < 0:
            broken.append("a negative number of gems")
        if t.left > sum([card for card in t.path if card < FIRST_HAZARD]):
            broken.append("more leftovers than the path can hold")
        if int(t.inside).bit_count() != t.crowd:
            broken.append("the crowd inside is miscounted")
        hazards = [card for card in t.path if FIRST_HAZARD <= card < FIRST_RELIC]
        if len(set(hazards)) != len(hazards) or len(hazards) != int(t.seen).bit_count():
            broken.append("hazards on the path are miscounted")
        if len(t.path) - len(not_relics(t.path)) != t.relics_here:
            broken.append("relics on the path are miscounted")
        if not_relics(t.turned) != not_relics(t.path):
            broken.append("the path is not what was turned")
        if not t.over and [seat for seat in range(t.seats) if not t.back[seat]] != SEATS_OF[t.inside]:
            broken.append("who went back is misremembered")
        for kind in range(len(HAZARDS)):
            card = FIRST_HAZARD + kind
            if t.deck.cards.count(card) + t.path.count(card) + t.gone.count(card) != COPIES:
                broken.append(f"copies of {HAZARDS[kind]}")
        return broken


def not_relics(cards: list[int]) -> list[int]:
    return [card for card in cards if card < FIRST_RELIC]


def cave_of(table: Table) -> Cave:
    assert isinstance(table, Cave)
    return table


DIAMANT: Final = Diamant()
