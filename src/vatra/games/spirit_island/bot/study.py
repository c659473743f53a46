"""How a spirit's own weights are learned: groups of them are turned up and down by lot, and what goes with getting far
is found. What only foretells victory is no cause of it: the same games, asked so, moved nothing for the better."""

from __future__ import annotations

import math
from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.seen import Seen
from vatra.core.study import Pupil, Study
from vatra.core.table import Table
from vatra.games.spirit_island.bot.levels import Depth, Thought
from vatra.games.spirit_island.bot.weights import HOUSE, NAMES, OWN, Sheet, Weights, file_of
from vatra.games.spirit_island.table import Island

QUICK: Final = Depth(4, 1)
SIZE: Final = 0.5  # how far weights are turned
CLEAR: Final = 2.0  # errors from which on a finding counts
STEP: Final = 0.35  # by which it then moves
GROUPS: Final[dict[str, list[str]]] = {
    "explorers": ["explorer", "struck_explorer"],
    "towns": ["town", "struck_town"],
    "cities": ["city", "struck_city"],
    "builds": ["built_town", "built_city", "reached"],
    "next": ["next_ravage"],
    "later": ["later"],
    "ravage": ["coming_blight", "cascade", "coming_loss"],
    "blight": ["blight"],
    "danger": ["danger", "blighted"],
    "doom": ["doom"],
    "dahan": ["dahan", "coming_death"],
    "army": ["army", "sworn"],
    "presence": ["presence", "lands", "sacred"],
    "near": ["near", "near_sacred"],
    "space": ["space"],
    "engine": ["engine"],
    "cards": ["hand", "discard"],
    "energy": ["energy"],
    "fear": ["fear", "level"],
    "haste": ["haste"],
    "way": ["way"],
    "last": ["last_buildings", "last_cities"],
}
POINTS: Final[dict[str, float]] = {"growth 1": 2.0, "growth 2": 2.0, "growth 3": 2.0, "gain major": 2.0}


class Quick(Pupil):
    """A quick player with weights that are turned up and down by lot."""

    def __init__(self, start: Weights, chance: Chance) -> None:
        super().__init__()
        self.chance: Final = chance
        turned = [SIZE * normal(chance) for _ in range(len(GROUPS) + len(POINTS))]
        self.rows.append([1.0, *turned])
        self.sheet: Final = Sheet([moved(start, turned)])

    def choose(self, seen: Seen) -> Action:
        return Thought(seen, self.chance, QUICK, self.sheet).judge().action

    def outcome(self, table: Table) -> float:
        """Finer than won or lost: what a lost game lived through and the fear it made, what a won one had left."""
        assert isinstance(table, Island)
        if table.won:
            return 1.0 + 0.05 * len(table.stages) + (0.0 if table.blighted else 0.1)
        fear = float(table.earned * table.fear_size + table.fear)
        return min(0.9, 0.06 * (float(table.turn) - 1.0) + 0.01 * fear)


class Turning(Study):
    def __init__(self, slug: str) -> None:
        super().__init__(file_of(slug), ["game", *GROUPS, *POINTS])
        self.start: Final = OWN.get(slug, HOUSE)

    def pupil(self, table: Table, chance: Chance) -> Pupil:
        return Quick(self.start, chance)

    def written(self, weights: list[float], errors: list[float]) -> str:
        """What is clear moves by one step; nothing else does."""
        lines = ["# How much farther games came with each turned up by e, in standard errors:"]
        turned: list[float] = []
        for i in range(1, len(self.columns)):
            z = weights[i] / errors[i]
            lines.append(f"#   {self.columns[i]} {z:+.1f}")
            turned.append(0.0 if abs(z) < CLEAR else STEP if z > 0.0 else -STEP)
        found = moved(self.start, turned)
        for name in NAMES:
            if getattr(found, name) != getattr(HOUSE, name):
                lines.append(f"{name} = {getattr(found, name):.3g}")
        points = [f'"{words}" = {value:.3g}' for words, value in found.points.items() if value]
        return "\n".join(lines + (["[points]", *points] if points else [])) + "\n"


def normal(chance: Chance) -> float:
    """Of mean 0 and spread 1, nearly: the sum of twelve even draws."""
    return sum([float(chance.below(1000)) / 999.0 for _ in range(12)]) - 6.0


def moved(start: Weights, turned: list[float]) -> Weights:
    """Each group times e to the power of its number; points are added."""
    found = Weights()
    for name in NAMES:
        setattr(found, name, getattr(start, name))
    found.points.update(start.points)
    at = 0
    for names in GROUPS.values():
        for name in names:
            setattr(found, name, getattr(start, name) * math.exp(turned[at]))
        at += 1
    for words, unit in POINTS.items():
        found.points[words] = found.points.get(words, 0.0) + unit * turned[at]
        at += 1
    return found
