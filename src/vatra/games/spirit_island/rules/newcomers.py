"""A piece is added, or the invaders build, in one of several lands: the players choose which."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.record import Said
from vatra.games.spirit_island.consult import consult
from vatra.games.spirit_island.deeds import add_piece
from vatra.games.spirit_island.rules.spread import Build
from vatra.games.spirit_island.said import LAND, IslandAsk, land_action
from vatra.games.spirit_island.table import Island

BUILDING: Final = -1  # instead of the class of a piece: a town or a city, as in every build


def add_somewhere(t: Island, seat: int, lands: list[int], cls: int, prompt: Event, rule: str) -> None:
    """Ask where a piece is added; without lands nothing happens."""
    if lands:
        consult(t, NewcomerWhere(seat, lands, cls, prompt, rule))


def build_somewhere(t: Island, seat: int, lands: list[int], prompt: Event, rule: str) -> None:
    """Ask where the invaders build; without lands nothing happens."""
    add_somewhere(t, seat, lands, BUILDING, prompt, rule)


class NewcomerWhere(IslandAsk):
    lands: list[int]
    cls: int
    asks_for: Said[Event]
    rule: str

    def options(self, t: Island, seat: int) -> list[Action]:
        return [land_action(t, LAND, land) for land in self.lands]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if self.cls == BUILDING:
            t.push(Build(action.a))
        else:
            add_piece(t, action.a, self.cls)

    def prompt(self, t: Island, seat: int) -> Event:
        return self.asks_for

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return self.rule

    def excludes(self, t: Island, seat: int) -> str:
        return "spirit_island.together.land-choices"
