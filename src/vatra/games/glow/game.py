"""Glow's record: seats, options, modes, and where each part of the room is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from vatra.core.action import Action, quiet_one
from vatra.core.chance import Chance
from vatra.core.coach import Coach
from vatra.core.deck import Deck
from vatra.core.game import Game, Mode, Piece
from vatra.core.naming import Naming
from vatra.core.options import Option, Settings
from vatra.core.result import Result
from vatra.core.seen import Choice, Seen
from vatra.core.statistics import Measure, Statistics
from vatra.core.table import Table
from vatra.games.glow import arrange, invariants, knowledge, observe, scoring, statistics, things, view
from vatra.games.glow.actions import ACTIONS
from vatra.games.glow.boards import BOARDS, BOATS, CENTRE
from vatra.games.glow.bot import levels
from vatra.games.glow.coach import COACH
from vatra.games.glow.components import (
    ADVENTURERS,
    BLACK_DIE,
    DECK_A,
    DECK_B,
    ENCOUNTER,
    NOT_IN_SOLO,
    RESERVE,
    ROUNDS,
    SLUGS,
    SPELL_NAMES,
    SPELL_TOKENS,
)
from vatra.games.glow.player import Player
from vatra.games.glow.rules.setup import GATHER
from vatra.games.glow.table import Journey

QUIET: Final = [
    "done",
    "stop",
    "stay",
    "alone",
    "keep",
]  # what a player who is away does, where it is possible


class Glow(Game):
    def __init__(self) -> None:
        super().__init__(
            id="glow",
            version=2,
            seats=(1, 4),
            options=[
                Option("map", ["shadows", "archipelago"]),
                Option("adventurers", ["chosen", "dealt", "random"]),
                Option("quiet-tile", ["scores", "bonus-only"], seats=(1, 1)),
                Option("arthur-climbs", ["repeatedly", "once"], seats=(1, 1)),
            ],
            actions=ACTIONS,
            seats_rule="glow.players.one-to-four",
        )

    def modes(self) -> list[Mode]:
        modes = [
            Mode(seats, {"map": board, "adventurers": way})
            for board in BOARDS
            for way in ["chosen", "dealt", "random"]
            for seats in range(1, 5)
        ]
        narrow = {"quiet-tile": "bonus-only", "arthur-climbs": "once"}
        return modes + [Mode(1, {"map": board} | narrow) for board in BOARDS]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Journey:
        t = Journey(
            self,
            seats,
            settings,
            chance,
            [GATHER],
            BOARDS.index(str(settings["map"])),
            [Player([], [], [], [CENTRE] * BOATS) for _ in range(seats)],
            [Deck(DECK_A[:], SLUGS), Deck(DECK_B[:], SLUGS)],
            Deck(SPELL_TOKENS[:], SPELL_NAMES),
        )
        for adventurer in ADVENTURERS:
            t.box += [adventurer.colour] * adventurer.dice
        t.box += ENCOUNTER
        t.reserve = RESERVE[:]
        if seats == 1:
            t.box.append(BLACK_DIE)
            t.boxed = NOT_IN_SOLO[:]
            for deck in t.decks:
                deck.cards = [card for card in deck.cards if card not in NOT_IN_SOLO]
            t.spells_left = 0
        else:
            t.reserve.append(BLACK_DIE)
        return t

    def arrange(self, seats: int, settings: Settings, chance: Chance, words: Mapping[str, Any]) -> Journey:
        t = self.deal(seats, settings, chance)
        arrange.arrange(t, words)
        return t

    def result(self, table: Table) -> Result:
        return scoring.result(journey_of(table))

    def describe(self, table: Table) -> dict[str, Any]:
        return view.describe(journey_of(table))

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return view.describe(journey_of(table))

    def naming(self) -> Naming:
        return things.NAMING

    def imagine(self, table: Table, seat: int, chance: Chance) -> Journey:
        return knowledge.imagine(journey_of(table), seat, chance)

    def auto(self, table: Table, seat: int) -> Action:
        """Who is away spends nothing and stays where they are; where they must choose, the first option."""
        return quiet_one(table.options(seat), QUIET)

    def progress(self, table: Table) -> float:
        t = journey_of(table)
        if t.over:
            return 1.0
        hours = sum([float(player.hour) for player in t.players]) / (4 * t.seats)
        return (float(t.round) - 1 + 0.3 * float(t.picked) / t.seats + 0.7 * hours) / ROUNDS

    def coach(self) -> Coach:
        return COACH

    def policies(self) -> dict[str, Callable[[Seen, Chance], Choice]]:
        return {"novice": levels.novice, "skilled": levels.skilled, "expert": levels.expert}

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Table, seat: int) -> dict[str, list[int]]:
        return observe.observe(journey_of(table), seat)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def statistics(self, table: Table) -> Statistics | None:
        return statistics.Days(journey_of(table))

    def check(self, table: Table) -> list[str]:
        return invariants.broken(journey_of(table))


def journey_of(table: Table) -> Journey:
    assert isinstance(table, Journey)
    return table


GLOW: Final = Glow()
