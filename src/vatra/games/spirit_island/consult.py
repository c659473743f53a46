"""Choices that belong to nobody: one seat proposes, and where the table wants it so, anyone may ask to wait."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Ask
from vatra.games.spirit_island.said import IslandAsk
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import BIT
from vatra.games.spirit_island.use import NO_CARD, Use

AGREE: Final = Action("agree", 1)
WAIT: Final = Action("wait", 0)
SAID_IN_FULL: Final = ["do-kill", "do-hit", "do-destroy", "do-remove", "do-in", "part-remove"]


def consult(t: Island, ask: IslandAsk) -> None:
    """Put a common question: to the seat that decides, or by way of a proposal."""
    if t.settings["objections"]:
        t.push(Proposal(ask.seat, ask))
    else:
        t.push(ask)


def consult_about(t: Island, use: Use, ask: IslandAsk) -> None:
    """Put a question about a use: it goes to the table only where the choice belongs to nobody."""
    if use.common():
        consult(t, ask)
    else:
        t.push(ask)


def who_decides(use: Use) -> str:
    """The rule that says whose choices these are."""
    if use.common():
        return "spirit_island.together.land-choices"
    if use.fear != NO_CARD:
        return "spirit_island.fear.each-player"
    return "spirit_island.power.who-decides"


def settle(t: Island, ask: IslandAsk, action: Action) -> None:
    """What was agreed happens."""
    t.push(ask)
    ask.take(t, ask.seat, action)


class Proposal(IslandAsk):
    """The seat that decides says what it would do."""

    ask: IslandAsk

    def options(self, t: Island, seat: int) -> list[Action]:
        return self.ask.options(t, self.ask.seat)

    def take(self, t: Island, seat: int, action: Action) -> None:
        alone = len(self.options(t, seat)) == 1
        t.pop()
        if alone:
            settle(t, self.ask, action)
        else:
            t.tell("proposes", {"seat": seat})
            t.push(Objection(self.ask, action, BIT[seat]))

    def prompt(self, t: Island, seat: int) -> Event:
        return self.ask.prompt(t, seat)

    def label(self, t: Island, seat: int, action: Action) -> Event:
        return self.ask.label(t, seat, action)

    def things(self, t: Island, seat: int, action: Action) -> list[str]:
        return self.ask.things(t, seat, action)

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return self.ask.forbids(t, seat, text)

    def excludes(self, t: Island, seat: int) -> str:
        return self.ask.excludes(t, seat)


class Objection(Ask[Island]):
    """All others agree, or one of them asks to wait."""

    choice = True

    ask: IslandAsk
    action: Action
    agreed: i64

    def waiting(self, t: Island) -> i64:
        return t.everyone & ~self.agreed

    def options(self, t: Island, seat: int) -> list[Action]:
        return [AGREE, WAIT]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if not action.a:
            t.tell("asks-to-wait", {"seat": seat})
            t.push(TalkItOver(self.ask))
        elif self.agreed | BIT[seat] == t.everyone:
            settle(t, self.ask, self.action)
        else:
            t.push(Objection(self.ask, self.action, self.agreed | BIT[seat]))

    def prompt(self, t: Island, seat: int) -> Event:
        """What is proposed: a land, or the option in its own words where these say more."""
        asked = self.ask.prompt(t, self.ask.seat)
        words = self.ask.label(t, self.ask.seat, self.action)
        name = f"ask-agree-{words.name}" if words.name in SAID_IN_FULL else "ask-agree"
        return Event(name, {**asked.args, **words.args, "seat": self.ask.seat})

    def excludes(self, t: Island, seat: int) -> str:
        return "spirit_island.together.object"


class TalkItOver(Ask[Island]):
    """Anyone decides, once the table has talked it over."""

    choice = True

    ask: IslandAsk

    def waiting(self, t: Island) -> i64:
        return t.everyone

    def options(self, t: Island, seat: int) -> list[Action]:
        return self.ask.options(t, self.ask.seat)

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        settle(t, self.ask, action)

    def prompt(self, t: Island, seat: int) -> Event:
        return self.ask.prompt(t, self.ask.seat)

    def label(self, t: Island, seat: int, action: Action) -> Event:
        return self.ask.label(t, self.ask.seat, action)

    def things(self, t: Island, seat: int, action: Action) -> list[str]:
        return self.ask.things(t, self.ask.seat, action)

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return self.ask.forbids(t, self.ask.seat, text)
