"""What a laboratory wants to know about many games: where the light comes from, who wins, what companions do."""

from __future__ import annotations

from typing import Final

from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.statistics import Measure, Statistics
from vatra.games.glow.boards import LAND
from vatra.games.glow.components import ADVENTURERS, SLUGS
from vatra.games.glow.table import NO_CARD, Journey

NAMES: Final[list[str]] = [adventurer.slug for adventurer in ADVENTURERS]
TURNS: Final = ["1", "2", "3", "4"]
PARTS: Final = ["light", "cards", "camp", "boats", "fireflies", "footprints"]  # of the final count
FROM: Final = ["adventurer", "companions", "dice", "journey", "track", "spells", "black-die"]

MEASURES: Final[list[Measure]] = [
    Measure("final", [f"score-{part}" for part in PARTS], per="finals"),
    Measure("gathered", [f"stat-from-{source}" for source in FROM], per="finals"),
    Measure("won-by-adventurer", NAMES, per="finals-by-adventurer", share=True),
    Measure("light-by-adventurer", NAMES, per="finals-by-adventurer"),
    Measure("won-by-turn", TURNS, per="finals-by-turn", share=True),
    Measure("taken", SLUGS, per="came", share=True),
    Measure("fired", SLUGS, per="joined"),
    Measure("died", SLUGS, per="joined", share=True),
    # what the others are divided by
    Measure("finals", [""], shown=False),
    Measure("finals-by-adventurer", NAMES, shown=False),
    Measure("finals-by-turn", TURNS, shown=False),
    Measure("came", SLUGS, shown=False),
    Measure("joined", SLUGS, shown=False),
]


class Days(Statistics):
    """Counts one game. It keeps every score itself, since a loss takes no more light than there is."""

    def __init__(self, t: Journey) -> None:
        super().__init__(MEASURES, t.seats)
        self.seats: Final = t.seats
        self.journey: Final = PARTS.index("camp" if t.board == LAND else "boats")
        self.first: int = int(t.first)
        self.light: Final = [int(player.light) for player in t.players]
        self.adventurers: Final = [int(player.adventurer) for player in t.players]
        for card in t.offer:
            if card != NO_CARD:
                self.counts["came"][card] += 1
        for player in t.players:
            for card in player.row:
                self.counts["joined"][card] += 1

    def hear(self, event: Event) -> None:
        name = event.name
        if name == "fires":
            self.fires(event)
        elif name == "comes":
            self.card("came", event)
        elif name == "recruits":
            self.card("taken", event)
            self.card("joined", event)
        elif name == "catches":
            self.card("joined", event)
        elif name == "buried":
            self.card("died", event)
        elif name == "faces-pay":
            self.gain("dice", event)
        elif name == "passes":
            self.gain("journey", event)
        elif name == "spell-fires":
            self.gain("spells", event)
        elif name == "takes-track":
            self.fall("track", event)
        elif name == "black-die-bites":
            self.fall("black-die", event)
        elif name == "adventurer":
            self.adventurers[number(event.args["seat"])] = NAMES.index(str(event.args["card"]))
        elif name == "begins":
            self.first = number(event.args["seat"])
        elif name == "final":
            self.finish(event)

    def card(self, measure: str, event: Event) -> None:
        self.counts[measure][SLUGS.index(str(event.args["card"]))] += 1

    def fires(self, event: Event) -> None:
        slug = str(event.args["card"])
        if slug in NAMES:
            self.gain("adventurer", event)
        else:
            self.counts["fired"][SLUGS.index(slug)] += number(event.args["times"])
            self.gain("companions", event)

    def gain(self, source: str, event: Event) -> None:
        seat = number(event.args["seat"])
        light = self.light[seat] + number(event.args["light"]) - number(event.args["lost-light"])
        self.now(source, seat, max(light, 0))

    def fall(self, source: str, event: Event) -> None:
        """Here the event says what is left."""
        self.now(source, number(event.args["seat"]), number(event.args["light"]))

    def now(self, source: str, seat: int, light: int) -> None:
        self.counts["gathered"][FROM.index(source)] += light - self.light[seat]
        self.light[seat] = light

    def finish(self, event: Event) -> None:
        args = event.args
        seat = number(args["seat"])
        self.counts["finals"][0] += 1
        for part in ("light", "cards", "fireflies", "footprints"):
            self.counts["final"][PARTS.index(part)] += number(args[part])
        self.counts["final"][self.journey] += number(args["journey"])
        won = number(args["won"])
        turn = (seat - self.first) % self.seats
        self.counts["finals-by-turn"][turn] += 1
        self.counts["won-by-turn"][turn] += won
        adventurer = self.adventurers[seat]
        self.counts["finals-by-adventurer"][adventurer] += 1
        self.counts["won-by-adventurer"][adventurer] += won
        self.counts["light-by-adventurer"][adventurer] += number(args["total"])


def number(value: Arg) -> int:
    assert isinstance(value, int)
    return value
