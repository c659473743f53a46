"""A toy of lanes: everyone fires the effects of their cards in an order of their own. One effect takes a card from the
common graveyard, in turn order: its lane waits for the lanes before it, and nobody else has to."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64
from tests.core.toys.base import Toy, fields

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, ranked
from vatra.core.step import SeatAsk, Step, Together
from vatra.core.table import Table

LIGHT = {"ember": 1, "torch": 2, "star": 5, "catcher": 0, "die": 0}
CARDS = list(LIGHT)
FACES = ["0", "1", "2"]


class Camp(Table):
    cards: list[list[str]]
    light: list[int]
    busy: int  # seats whose lane is not finished
    graveyard: list[str] = ["star", "ember"]


class Noon(Step[Camp]):
    """Fire what is left; the lane is finished when nothing is."""

    seat: int

    def run(self, t: Camp) -> None:
        if t.cards[self.seat]:
            t.then(Fire(self.seat), self)
        else:
            t.busy &= ~(1 << self.seat)


class Fire(SeatAsk[Camp]):
    def options(self, t: Camp, seat: int) -> list[Action]:
        return [Action(f"fire {card}", CARDS.index(card)) for card in sorted(set(t.cards[self.seat]))]

    def take(self, t: Camp, seat: int, action: Action) -> None:
        t.pop()
        card = CARDS[action.a]
        t.cards[self.seat].remove(card)
        t.light[self.seat] += LIGHT[card]
        if card == "catcher":
            t.push(Catch(self.seat))
            return
        if card == "die":
            t.light[self.seat] += t.chance.pick(FACES)
        t.graveyard.append(card)


class Catch(SeatAsk[Camp]):
    """The graveyard is common, so earlier seats go first; the catcher itself lands there after the catch."""

    def waiting(self, t: Camp) -> i64:
        return 0 if t.busy & ((1 << self.seat) - 1) else 1 << self.seat

    def options(self, t: Camp, seat: int) -> list[Action]:
        return [Action(f"catch {card}", CARDS.index(card)) for card in sorted(set(t.graveyard))]

    def take(self, t: Camp, seat: int, action: Action) -> None:
        t.pop()
        t.graveyard.remove(CARDS[action.a])
        t.cards[self.seat].append(CARDS[action.a])
        t.graveyard.append("ember")


class CampGame(Toy[Camp]):
    def __init__(self) -> None:
        super().__init__("camp", (1, 3), [f"{verb} {card}" for verb in ("fire", "catch") for card in CARDS])

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Camp:
        return Camp(
            self,
            seats,
            settings,
            chance,
            [Together([[Noon(s)] for s in range(seats)])],
            cards=[["torch", "catcher", "die"] for _ in range(seats)],
            light=[0] * seats,
            busy=(1 << seats) - 1,
        )

    def result(self, table: Camp) -> Result:
        return ranked([[Points("light", n)] for n in table.light], "night")

    def describe(self, table: Camp) -> dict[str, Any]:
        return fields(table, "cards", "graveyard", "light", "busy")

    def progress(self, table: Camp) -> float:
        return 1.0 if table.over else 1 - table.busy.bit_count() / table.seats


CAMP = CampGame()
