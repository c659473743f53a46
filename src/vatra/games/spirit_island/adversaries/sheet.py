"""What all adversaries have in common: a sheet of numbers by level, pieces at setup, and lands to choose."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.games.spirit_island.cards.decks import INVADER_CARDS
from vatra.games.spirit_island.consult import consult
from vatra.games.spirit_island.deeds import add_piece
from vatra.games.spirit_island.rules.spread import Build
from vatra.games.spirit_island.said import LAND, IslandAsk, land_action
from vatra.games.spirit_island.table import UNSEEN, Island
from vatra.games.spirit_island.terms import BUILDINGS, TOWN


class Sheet:
    """By level, from 0 to 6: how hard it is, and how many fear cards lie above, between and below the dividers."""

    def __init__(self, slug: str, difficulty: list[int], fear: list[list[int]], loss: bool = False) -> None:
        self.slug: Final = slug
        self.difficulty: Final = difficulty
        self.fear: Final = fear
        self.loss: Final = loss  # it has a defeat of its own

    def fear_deck(self, t: Island, level: int) -> None:
        top, middle, bottom = self.fear[level]
        t.fear_cards = [UNSEEN] * (top + middle + bottom)
        t.dividers = [top, top + middle]

    def effects(self, level: int) -> list[str]:
        """Messages: the defeat, the escalation, and all levels up to this one."""
        found = [f"adversary-{self.slug}-loss"] if self.loss else []
        found.append(self.escalation())
        return found + [f"adversary-{self.slug}-{n}" for n in range(1, level + 1)]

    def escalation(self) -> str:
        return f"adversary-{self.slug}-escalation"

    def arrives(self, t: Island, level: int) -> None:
        t.tell("adversary-arrives", {"adversary": f"adversary-{self.slug}", "level": level})


def add_on_each_board(t: Island, number: int, cls: int) -> None:
    """At setup: a piece in the land of this number on every board."""
    for seat in range(t.seats):
        add_piece(t, t.chart.land(seat, number), cls)


def escalates(t: Island) -> bool:
    """The card that was turned up last carries the flag."""
    return INVADER_CARDS[t.explore_card].escalation


def flag_is_near(t: Island) -> bool:
    """The next card to be turned up may carry the flag."""
    return bool(t.stages) and t.stages[-1] == 2


def lands_of(t: Island, seat: int) -> list[int]:
    """The lands of one board."""
    return [land for land in t.chart.lands if t.chart.board_of[land] == seat]


def settled(t: Island, seat: int) -> bool:
    """There is a town or a city on the board."""
    return any(t.count(land, BUILDINGS) for land in lands_of(t, seat))


def choose_land(
    t: Island, seat: int, lands: list[int], prompt: Event, rule: str, build: bool = False
) -> None:
    """The players choose where a town is added, or where the invaders build; without lands nothing happens."""
    if lands:
        consult(t, ChooseLand(seat, lands, prompt, rule, build))


class ChooseLand(IslandAsk):
    def __init__(self, seat: int, lands: list[int], prompt: Event, rule: str, build: bool) -> None:
        super().__init__(seat)
        self.lands: Final = lands
        self.asks_for: Final = prompt
        self.rule: Final = rule
        self.build: Final = build

    def options(self, t: Island, seat: int) -> list[Action]:
        return [land_action(t, LAND, land) for land in self.lands]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if self.build:
            t.push(Build(action.a))
        else:
            add_piece(t, action.a, TOWN)

    def prompt(self, t: Island, seat: int) -> Event:
        return self.asks_for

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return self.rule

    def excludes(self, t: Island, seat: int) -> str:
        return "spirit_island.together.land-choices"

    def state(self) -> str:
        return f"ChooseLand {self.seat} {self.lands} {self.rule} {self.build}"
