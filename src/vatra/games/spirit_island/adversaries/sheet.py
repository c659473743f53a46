"""What all adversaries have in common: a sheet of numbers by level, and pieces at setup."""

from __future__ import annotations

from vatra.core.record import Fixed
from vatra.games.spirit_island.cards.decks import INVADER_CARDS
from vatra.games.spirit_island.deeds import add_piece
from vatra.games.spirit_island.table import UNSEEN, Island
from vatra.games.spirit_island.terms import BUILDINGS


class Sheet(Fixed):
    """By level, from 0 to 6: how hard it is, and how many fear cards lie above, between and below the dividers."""

    slug: str
    difficulty: list[int]
    fear: list[list[int]]
    loss: bool = False  # it has a defeat of its own

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


def settled(t: Island, seat: int) -> bool:
    """There is a town or a city on the board."""
    return any(t.count(land, BUILDINGS) for land in t.chart.lands_of(seat))
