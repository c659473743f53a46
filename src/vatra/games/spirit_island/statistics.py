"""What a laboratory wants to know about many games: how they end, and what spirits and invaders did in them."""

from __future__ import annotations

from typing import Final

from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.statistics import Measure, Statistics
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.scoring import difficulty
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import CLASSES

ENDINGS: Final = [
    *["terror-1", "terror-2", "terror-3", "fear", "sacrifice", "rituals", "insurrection"],
    *["blight", "presence", "deck", "capital", "heart", "dahan", "uprising"],
]
WON: Final = 7  # so many of them are victories
DIFFICULTIES: Final = [str(n) for n in range(21)]
SPIRITS: Final = ["spirit-" + slug for slug in PANEL_SLUGS]

MEASURES: Final[list[Measure]] = [
    Measure("won", ["stat-won-games"], share=True),
    Measure("won-by-difficulty", DIFFICULTIES, per="games-by-difficulty", share=True),
    Measure("won-by-spirit", SPIRITS, per="games-by-spirit", share=True),
    Measure("endings", ["end-" + ending for ending in ENDINGS], share=True),
    Measure("turns", ["stat-turns-game"]),
    Measure("fear-made", ["stat-fear-points"]),
    Measure("blight-added", ["piece-blight"]),
    Measure("destroyed", ["piece-" + name for name in CLASSES]),
    Measure("added", ["piece-" + name for name in CLASSES]),
    Measure("powers-used"),
    Measure("cards-played"),
    Measure("presence-lost"),
    # what others are divided by
    Measure("games-by-difficulty", DIFFICULTIES, shown=False),
    Measure("games-by-spirit", SPIRITS, shown=False),
]


class Struggle(Statistics):
    """Counts one game."""

    def __init__(self, t: Island) -> None:
        super().__init__(MEASURES, t.seats)
        self.difficulty: Final = difficulty(t)
        self.spirits: Final = [PANEL_SLUGS.index(spirit.panel.slug) for spirit in t.spirits]

    def hear(self, event: Event) -> None:
        name = event.name
        counts = self.counts
        if name == "becomes":
            self.spirits.append(SPIRITS.index(str(event.args["spirit"])))
        elif name == "turn-begins":
            counts["turns"][0] += 1
        elif name == "fear":
            counts["fear-made"][0] += number(event.args["fear"])
        elif name == "blight-added":
            counts["blight-added"][0] += 1
        elif name == "destroys" or name == "drowns":
            counts["destroyed"][piece(event)] += 1
        elif name == "adds":
            counts["added"][piece(event)] += 1
        elif name == "uses-at" or name == "uses-on":
            counts["powers-used"][number(event.args["seat"])] += 1
        elif name == "plays":
            counts["cards-played"][number(event.args["seat"])] += 1
        elif name == "presence-destroyed":
            counts["presence-lost"][number(event.args["seat"])] += 1
        elif name == "game-ends":
            ending = ENDINGS.index(str(event.args["reason"]).removeprefix("end-"))
            self.ends(ending)

    def ends(self, ending: int) -> None:
        won = int(ending < WON)
        counts = self.counts
        counts["endings"][ending] += 1
        counts["won"][0] += won
        counts["games-by-difficulty"][self.difficulty] += 1
        counts["won-by-difficulty"][self.difficulty] += won
        for spirit in self.spirits:
            counts["games-by-spirit"][spirit] += 1
            counts["won-by-spirit"][spirit] += won


def piece(event: Event) -> int:
    return CLASSES.index(str(event.args["piece"]).removeprefix("piece-"))


def number(value: Arg) -> int:
    assert isinstance(value, int)
    return value
