"""Glow's record: seats, options, modes, and where each part of the room is."""

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
from vatra.games.glow import arrange, because, invariants, observe, scoring, statistics, things, view
from vatra.games.glow.actions import ACTIONS
from vatra.games.glow.boards import BOARDS
from vatra.games.glow.bot import levels, teaching
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


class Glow(Game[Journey]):
    def __init__(self) -> None:
        super().__init__(
            id="glow",
            version=3,
            seats=(1, 4),
            options=[
                Option("map", ["shadows", "archipelago"]),
                Option("adventurers", ["chosen", "dealt", "random"]),
                Option("quiet-tile", ["scores", "bonus-only"], seats=(1, 1)),
                Option("arthur-climbs", ["repeatedly", "once"], seats=(1, 1)),
            ],
            actions=ACTIONS,
            seats_rule="glow.players.one-to-four",
            quiet=("done", "stop", "stay", "alone", "keep"),
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

    def cover(self) -> Cover:
        return Cover(30, 50, 2)

    def presets(self) -> list[Preset]:
        return [
            Preset("first", 2, "novice", {"adventurers": "random"}),
            Preset("usual", 3, "skilled", {"adventurers": "dealt"}),
            Preset("hard", 4, "master", {"map": "archipelago"}),
        ]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Journey:
        t = Journey(
            self,
            seats,
            settings,
            chance,
            [GATHER],
            board=BOARDS.index(str(settings["map"])),
            players=[Player() for _ in range(seats)],
            decks=[Deck(DECK_A[:], SLUGS), Deck(DECK_B[:], SLUGS)],
            spells=Deck(SPELL_TOKENS[:], SPELL_NAMES),
            spells_left=len(SPELL_TOKENS),
            reserve=RESERVE[:],
        )
        for adventurer in ADVENTURERS:
            t.box += [adventurer.colour] * adventurer.dice
        t.box += ENCOUNTER
        if seats == 1:
            t.box.append(BLACK_DIE)
            t.boxed = NOT_IN_SOLO[:]
            for deck in t.decks:
                deck.cards = [card for card in deck.cards if card not in NOT_IN_SOLO]
            t.spells_left = 0
        else:
            t.reserve.append(BLACK_DIE)
        return t

    def lay(self, table: Journey, words: Mapping[str, Any]) -> None:
        arrange.arrange(table, words)

    def result(self, table: Journey) -> Result:
        return scoring.result(table)

    def describe(self, table: Journey) -> dict[str, Any]:
        return view.describe(table)

    def naming(self) -> Naming:
        return things.NAMING

    def because(self, table: Journey, seat: int, text: str, rule: str) -> Event | None:
        return because.because(table, seat, text, rule)

    def progress(self, table: Journey) -> float:
        if table.over:
            return 1.0
        hours = sum([float(player.hour) for player in table.players]) / (4 * table.seats)
        return (float(table.round) - 1 + 0.3 * float(table.picked) / table.seats + 0.7 * hours) / ROUNDS

    def coach(self) -> Coach:
        return COACH

    def policies(self) -> dict[str, Level]:
        return {
            "novice": levels.novice,
            "skilled": levels.skilled,
            "expert": levels.expert,
            "master": levels.master,
        }

    def evaluate(self, table: Journey) -> list[float] | None:
        return teaching.evaluate(table)

    def former(self) -> dict[str, Level]:
        return {"skilled@1": levels.skilled, "expert@1": levels.expert}

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Journey, seat: int, row: Row) -> None:
        observe.observe(table, seat, row)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def statistics(self, table: Journey) -> Statistics | None:
        return statistics.Days(table)

    def check(self, table: Journey) -> list[str]:
        return invariants.broken(table)


GLOW: Final = Glow()
