"""Blitz: all powers are fast, and the invaders are in a hurry too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.rules.newcomers import add_somewhere
from vatra.games.spirit_island.rules.spread import ADVANCE, BEGIN_BUILD, EXPLORE
from vatra.games.spirit_island.said import board_args
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import EXPLORER, lands_in
from vatra.games.spirit_island.twist import Twist

SLUG: Final = "blitz"
DIFFICULTY: Final = 0
REBATE: Final = 1


class Blitz(Twist):
    def pieces(self, t: Island) -> None:
        t.tell("scenario-begins", {"scenario": f"scenario-{SLUG}"})

    def decks(self, t: Island) -> None:
        t.blight_pool += t.seats
        t.blight_total += t.seats
        t.all_fast = True
        t.rebate = REBATE

    def opened(self, t: Island) -> None:
        """A whole set of invader actions: the first card builds, the second explores."""
        t.tell("blitz-head-start", {})
        t.then(BEGIN_BUILD, EXPLORE, ADVANCE)

    def explored(self, t: Island, lands: i64) -> None:
        board = t.chart.board_of
        t.then(
            *[
                OneMoreExplorer(seat, [land for land in lands_in(lands) if board[land] == seat])
                for seat in range(t.seats)
            ]
        )

    def blighted(self, t: Island) -> None:
        t.blight_pool -= t.seats
        t.blight_total -= t.seats

    def effects(self) -> list[str]:
        names = ["blight", "head-start", "all-fast", "cheaper", "more-explorers"]
        return [f"scenario-{SLUG}-{name}" for name in names]

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        return [
            ("growth", f"scenario-{SLUG}-cheaper"),
            ("fast", f"scenario-{SLUG}-all-fast"),
            ("fast", f"scenario-{SLUG}-cheaper"),
            ("explore", f"scenario-{SLUG}-more-explorers"),
        ]


class OneMoreExplorer(Step[Island]):
    """On one board, in one of its lands that the card has explored."""

    seat: int
    lands: list[int]

    def run(self, t: Island) -> None:
        prompt = Event("ask-blitz-explorer", board_args(t, self.seat))
        rule = "spirit_island.scenario.blitz.more-explorers"
        add_somewhere(t, self.seat, self.lands, EXPLORER, prompt, rule)
