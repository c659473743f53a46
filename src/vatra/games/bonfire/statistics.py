"""What a laboratory wants to know about many games: points by category, tasks, gnomes, length."""

from __future__ import annotations

from typing import Final

from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.statistics import Measure, Statistics
from vatra.games.bonfire.components import COLOURS, GNOME_NAMES
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_NAMES, TASKS

CATEGORIES: Final[list[str]] = [
    "bonfires",
    "guardians",
    "portals",
    "crystals",
    "common",
    "fate",
    "leftovers",
    "elders",
    "great-bonfire",
    "council",
    "arrivals",
    "passing",
]
CATEGORY_NAMES: Final[list[str]] = ["score-" + category for category in CATEGORIES]
COLOUR_NAMES: Final[list[str]] = ["colour-" + colour for colour in COLOURS]

MEASURES: Final[list[Measure]] = [
    Measure("points", CATEGORY_NAMES, per="players"),
    Measure("tasks-taken"),
    Measure("tasks-done"),
    Measure("length"),
    Measure("tasks-taken-by-colour", COLOUR_NAMES),
    Measure("tasks-done-by-colour", COLOUR_NAMES),
    Measure("gnomes", GNOME_NAMES),
    Measure("gnome-wins", GNOME_NAMES, per="gnome-shares", share=True),
    # what the others are divided by
    Measure("gnome-shares", GNOME_NAMES, shown=False),
    Measure("players", [""], shown=False),
]


class Evenings(Statistics):
    """Counts one game from what is told of it."""

    def __init__(self, t: Realm) -> None:
        super().__init__(MEASURES, t.seats)
        self.seats: Final = t.seats
        self.owners: dict[int, int] = {}
        for seat in range(t.seats):
            for gnome in range(len(GNOME_NAMES)):
                if t.players[seat].gnomes >> gnome & 1:
                    self.owners[gnome] = seat

    def hear(self, event: Event) -> None:
        name = event.name
        if name == "receives":
            self.task("taken", number(event.args["seat"]), str(event.args["task"]))
        elif name == "lights":
            self.task("done", number(event.args["seat"]), str(event.args["task"]))
        elif name == "recruits":
            gnome = GNOME_NAMES.index(str(event.args["gnome"]))
            self.owners[gnome] = number(event.args["seat"])
            self.counts["gnomes"][gnome] += 1
        elif name == "turn-begins":
            self.counts["length"][number(event.args["seat"])] += 1
        elif name == "counts":
            category = str(event.args["category"])
            if category in CATEGORY_NAMES:
                self.counts["points"][CATEGORY_NAMES.index(category)] += number(event.args["points"])
        elif name == "victory":
            self.close(number(event.args["seats"]))
        elif name == "toms-victory":
            self.close(0)

    def task(self, what: str, seat: int, name: str) -> None:
        self.counts[f"tasks-{what}"][seat] += 1
        colour = int(TASKS[TASK_NAMES.index(name)].colour)
        self.counts[f"tasks-{what}-by-colour"][colour] += 1

    def close(self, winners: int) -> None:
        """The game is over: whose gnomes won?"""
        self.counts["players"][0] += self.seats
        for gnome, seat in self.owners.items():
            self.counts["gnome-shares"][gnome] += 1
            self.counts["gnome-wins"][gnome] += winners >> seat & 1


def number(value: Arg) -> int:
    assert isinstance(value, int)
    return value
