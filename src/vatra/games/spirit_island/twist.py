"""How an adversary or a scenario changes the game: the points at which the rules ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.record import Record

if TYPE_CHECKING:
    from vatra.games.spirit_island.table import Island
    from vatra.games.spirit_island.use import Frame, Use


class Twist(Record):
    """By default it changes nothing. A table asks all its twists in order, the adversary first: what the scenario
    sets stands, and steps that the scenario pushes run first.

    A twist that remembers something keeps it in fields of its own. Steps are shared by copies of a table, so a step
    must look its twist up in `t.twists` and never hold it.
    """

    slug: str  # messages and rules are named after it
    difficulty: int

    def copy(self) -> Twist:
        return self  # as long as it has no more fields

    # -- setup -------------------------------------------------------------------------------------------------------

    def pieces(self, t: Island) -> None:
        """The printed pieces lie on the boards."""

    def decks(self, t: Island) -> None:
        """Blight card, invader deck, fear deck, fear pool, health and damage of pieces are as usual."""

    def prepare(self, t: Island) -> None:
        """Pieces and presence are placed, and the explore of the setup comes next: push what comes before it."""

    def opened(self, t: Island) -> None:
        """The explore of the setup is over: push what follows before the first turn."""

    # -- the invader phase -------------------------------------------------------------------------------------------

    def holds_fear(self, t: Island) -> bool:
        """Earned fear cards are not resolved in the invader phase."""
        return False

    def before_ravage(self, t: Island) -> None:
        """Fear is over: push what comes before the ravage."""

    def struck(self, t: Island, land: int, damage: int) -> None:
        """Ravaging invaders deal this damage to the land: push what comes after its blight and all cascades, before
        the dahan fight back."""

    def ravaged(self, t: Island, land: int) -> None:
        """A ravage has added blight to the land: push what comes before that cascades."""

    def more_blight(self, damage: int) -> int:
        """How much blight a ravage with this damage adds to the land besides the usual one, for the forecast."""
        return 0

    def also_builds(self, t: Island, lands: i64) -> i64:
        """Of the lands of a build card those without invaders that are built in all the same."""
        return 0

    def revealed(self, t: Island) -> None:
        """A new card lies on explore: push what comes before the explorers."""

    def explored(self, t: Island, lands: i64) -> None:
        """Explorers have come to these lands: push what comes after."""

    def takes(self, t: Island, card: i64) -> bool:
        """Cards advance, this one leaves ravage (or none does): whether it stays on the invader board."""
        return False

    # -- any time ----------------------------------------------------------------------------------------------------

    def offers(self, t: Island, seat: int) -> list[Action]:
        """What a spirit may do besides using powers in the fast and in the slow phase."""
        return []

    def accept(self, t: Island, seat: int, action: Action) -> None:
        """A spirit does this: one of the things that some twist offered."""

    def forbids(self, t: Island, seat: int, text: str) -> str:
        """The rule why this cannot be done in the fast or slow phase, if it is about things of its own."""
        return ""

    def moved(self, t: Island, u: Use, start: int, end: int, p: int) -> None:
        """A piece went from one land to another, or into an ocean and is gone."""

    def blighted(self, t: Island) -> None:
        """The blight card has been turned over and filled again."""

    def action_ended(self, t: Island, frame: Frame) -> None:
        """An action is over: push what it triggers, before victory and defeat are looked for."""

    def turn_ended(self, t: Island) -> None:
        """Time has passed: push what comes before the next turn."""

    def victory(self, t: Island) -> str | None:
        """None: by the usual rules. Else the reason of a victory, or nothing where there is none."""
        return None

    def defeat(self, t: Island) -> str:
        """The reason of a defeat of its own, or nothing."""
        return ""

    def way(self, t: Island, towns: int, cities: int, made: float) -> float | None:
        """For players who plan: how far its own victory is, with so many towns and cities on the island and so much
        fear made, in fear to make and health to destroy. None: by the usual rules."""
        return None

    # -- in words ----------------------------------------------------------------------------------------------------

    def effects(self) -> list[str]:
        """Messages about all it changes, for people."""
        return []

    def goals(self, t: Island, goals: list[str]) -> list[str]:
        """Messages about what wins the game now, each with a `.text`, from those of the usual rules."""
        return goals

    def facts(self, t: Island) -> dict[str, Any]:
        """What people and programs want to know about it now, besides what lies on the table anyway."""
        return {}

    def reminders(self, t: Island) -> list[tuple[str, str]]:
        """What is different now, step by step: a phase (`fear`, `ravage`, `build`, `explore` ...) and a message."""
        return []
