"""What a laboratory wants to know about many games: who flees, how deep they go, what they bring home."""

from __future__ import annotations

from typing import Final

from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.statistics import Measure, Statistics
from vatra.games.diamant.components import CAVES, HAZARDS
from vatra.games.diamant.table import Cave

BY_CAVE: Final = [str(cave) for cave in range(1, CAVES + 1)]
SAFE: Final = len(HAZARDS)  # the end of an expedition that no hazard ended
HOME: Final = 0
LOST: Final = 1

MEASURES: Final[list[Measure]] = [
    Measure("fled", per="expeditions", share=True),
    Measure("depth", per="returns"),
    Measure("gems", per="expeditions"),
    Measure("fled-by-cave", BY_CAVE, per="entered-by-cave", share=True),
    Measure("cards-by-cave", BY_CAVE),
    Measure("gems-by-cave", BY_CAVE),
    Measure("endings", [*["hazard-" + hazard for hazard in HAZARDS], "stat-safe"], per="closed", share=True),
    Measure("relics", ["stat-relics-home", "stat-relics-lost"]),
    # what the others are divided by
    Measure("expeditions", shown=False),
    Measure("returns", shown=False),
    Measure("entered-by-cave", BY_CAVE, shown=False),
    Measure("closed", [""], shown=False),
]


class Expeditions(Statistics):
    """Counts one game. `fled` is per explorer and expedition; `depth` is how many cards lay open on going back."""

    def __init__(self, t: Cave) -> None:
        super().__init__(MEASURES, t.seats)
        self.seats: Final = t.seats
        self.cave: int = int(t.cave)
        self.cards: int = len(t.path)
        self.ending: int = SAFE

    def hear(self, event: Event) -> None:
        name = event.name
        if name == "treasure" or name == "hazard" or name == "relic":
            self.turn()
        elif name == "back":
            self.go_back(number(event.args["seat"]), number(event.args["gems"]))
        elif name == "flee":
            self.turn()
            self.flee(number(event.args["seats"]), str(event.args["hazard"]))
        elif name == "enter":
            self.enter(number(event.args["cave"]))
        elif name == "takes-relic":
            self.counts["relics"][HOME] += 1
        elif name == "relic-lost":
            self.counts["relics"][LOST] += 1
        elif name == "barricade":
            self.close()

    def enter(self, cave: int) -> None:
        self.cave = cave
        self.cards = 0

    def turn(self) -> None:
        self.cards += 1
        self.counts["cards-by-cave"][self.cave - 1] += 1

    def go_back(self, seat: int, gems: int) -> None:
        self.end_for(seat)
        self.counts["returns"][seat] += 1
        self.counts["depth"][seat] += self.cards
        self.counts["gems"][seat] += gems
        self.counts["gems-by-cave"][self.cave - 1] += gems

    def flee(self, seats: int, hazard: str) -> None:
        self.ending = HAZARDS.index(hazard.removeprefix("hazard-"))
        for seat in range(self.seats):
            if seats >> seat & 1:
                self.end_for(seat)
                self.counts["fled"][seat] += 1
                self.counts["fled-by-cave"][self.cave - 1] += 1

    def end_for(self, seat: int) -> None:
        """The expedition is over for this explorer."""
        self.counts["expeditions"][seat] += 1
        self.counts["entered-by-cave"][self.cave - 1] += 1

    def close(self) -> None:
        self.counts["endings"][self.ending] += 1
        self.counts["closed"][0] += 1
        self.ending = SAFE


def number(value: Arg) -> int:
    assert isinstance(value, int)
    return value
