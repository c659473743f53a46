"""Bonfire's record: seats, options, modes, and where each part of the room is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.coach import Coach
from vatra.core.deck import Deck
from vatra.core.errors import Arg, BadInput
from vatra.core.event import Event
from vatra.core.game import Game, Mode, Piece, Played
from vatra.core.judge import Level
from vatra.core.naming import Naming
from vatra.core.observing import Row
from vatra.core.options import Cover, Option, Preset, Settings, Value
from vatra.core.result import Result
from vatra.core.statistics import Measure, Statistics
from vatra.core.study import Study
from vatra.games.bonfire import arrange, because, invariants, observe, scoring, statistics, things, view
from vatra.games.bonfire.actions import ACTIONS
from vatra.games.bonfire.bot import levels, teaching
from vatra.games.bonfire.bot.study import Forecasting
from vatra.games.bonfire.coach import COACH
from vatra.games.bonfire.components import (
    COUNTDOWN,
    FATE_TILES,
    ISLAND_COUNT,
    PATH_COUNT,
    PATH_SLUGS,
    SPACES,
    SPECIALIST_SLUGS,
    SPECIALISTS,
    TRIGGER,
)
from vatra.games.bonfire.handicap import CASUAL, CHALLENGE, FIRST_HANDICAP, handicaps, proposed
from vatra.games.bonfire.player import STUCK, Player
from vatra.games.bonfire.rules.fate import shut_out
from vatra.games.bonfire.rules.setup import SETUP
from vatra.games.bonfire.table import Realm


class Bonfire(Game[Realm]):
    def __init__(self) -> None:
        values: list[Value] = [*handicaps()]
        super().__init__(
            id="bonfire",
            version=2,
            seats=(1, 4),
            options=[
                Option("tasks", ["random", "varied"]),
                Option("solo", [CASUAL, CHALLENGE], seats=(1, 1)),
                Option("handicap", values, seats=(1, 1), when=("solo", [CASUAL])),
                Option("challenge", [FIRST_HANDICAP], seats=(1, 1), when=("solo", [CHALLENGE]), open=True),
            ],
            actions=ACTIONS,
            seats_rule="bonfire.players.one-to-four",
            # Spend little, take no risk, light what can be lit, place fate tiles, pass.
            quiet=("pay", "halt", "aboard", "done", "light ", "pass", "fate ", "discard "),
        )

    def settle(self, seats: int, options: Mapping[str, object]) -> Settings:
        handicap = options.get("handicap", 0)
        if seats > 1 and handicap not in (0, "0"):
            said: dict[str, Arg] = {"option": "handicap", "allowed": "1"}
            raise BadInput("option-other-seats", said, rule="bonfire.handicap.head-start")
        if (
            options.get("solo", CASUAL) == CASUAL
        ):  # where the challenge stands is proposed, whatever is played now
            options = {name: value for name, value in options.items() if name != "challenge"}
        return super().settle(seats, options)

    def propose(self, seats: int, past: list[Played]) -> Settings:
        return proposed(seats, past)

    def modes(self) -> list[Mode]:
        solo = [Mode(1, {"handicap": handicap}) for handicap in [0, -10, 10]]
        solo += [Mode(1, {"solo": CHALLENGE, "challenge": handicap}) for handicap in (5, 45)]
        return [*solo, Mode(2, {}), Mode(3, {"tasks": "varied"}), Mode(4, {})]

    def cover(self) -> Cover:
        return Cover(60, 100, 4)

    def presets(self) -> list[Preset]:
        return [
            Preset("first", 2, "novice", {"tasks": "varied"}),
            Preset("usual", 3, "skilled"),
            Preset("hard", 4, "master"),
        ]

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Realm:
        return Realm(
            game=self,
            seats=seats,
            settings=settings,
            chance=chance,
            shared=[SETUP],
            players=[Player() for _ in range(seats)],
            islands=[[] for _ in range(ISLAND_COUNT)],
            portals=[[] for _ in range(SPACES)],
            paths=Deck(list(range(PATH_COUNT)), PATH_SLUGS),
            specialists=Deck(list(range(SPECIALISTS)), SPECIALIST_SLUGS),
        )

    def lay(self, table: Realm, words: Mapping[str, Any]) -> None:
        arrange.arrange(table, words)

    def result(self, table: Realm) -> Result:
        return scoring.result(table)

    def describe(self, table: Realm) -> dict[str, Any]:
        return view.describe(table)

    def view(self, table: Realm, seat: int) -> dict[str, Any]:
        return view.view(table, seat)

    def naming(self) -> Naming:
        return things.NAMING

    def because(self, table: Realm, seat: int, text: str, rule: str) -> Event | None:
        return because.because(table, seat, text, rule)

    def progress(self, table: Realm) -> float:
        if table.over:
            return 1.0
        novices = min(table.novices(), TRIGGER[table.seats]) / TRIGGER[table.seats]
        placed = sum([len(player.laid) for player in table.players]) / (len(FATE_TILES) * table.seats)
        counted = (COUNTDOWN + 1 - float(table.countdown)) / (COUNTDOWN + 1) if table.countdown else 0.0
        return 0.3 * novices + 0.3 * placed + 0.35 * counted

    def pieces(self, seats: int) -> list[Piece]:
        return observe.pieces(seats)

    def observe(self, table: Realm, seat: int, row: Row) -> None:
        observe.observe(table, seat, row)

    def measures(self) -> list[Measure]:
        return statistics.MEASURES

    def warning(self, before: Realm, after: Realm, seat: int) -> Event | None:
        """Before the countdown nobody is shut out without having heard of it."""
        then = after.players[seat]
        if before.ending or (shut_out(before.players[seat]) and then.status != STUCK):
            return None
        return Event("warn-stuck" if then.status == STUCK else "warn-jammed", {}) if shut_out(then) else None

    def statistics(self, table: Realm) -> Statistics | None:
        return statistics.Evenings(table)

    def coach(self) -> Coach:
        return COACH

    def policies(self) -> dict[str, Level]:
        return {
            "novice": levels.novice,
            "skilled": levels.skilled,
            "expert": levels.expert,
            "master": levels.master,
        }

    def evaluate(self, table: Realm) -> list[float] | None:
        return teaching.evaluate(table)

    def weigh(self, table: Realm, seat: int, options: list[Action]) -> list[float] | None:
        return teaching.weigh(table, seat, options)

    def study(self, settings: Settings) -> Study | None:
        return Forecasting()

    def former(self) -> dict[str, Level]:
        return {"skilled@1": levels.skilled, "expert@1": levels.expert_1}

    def check(self, table: Realm) -> list[str]:
        return invariants.broken(table)


BONFIRE: Final = Bonfire()
