"""How much everything counts: one table of weights for every spirit, and for each spirit what it has of its own.

Those of single spirits lie in `learned/`, with how they were found.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from vatra.games.spirit_island.spirit import Spirit


class Weights:
    """In points: an explorer is about one."""

    def __init__(self) -> None:
        self.explorer = 1.0
        self.town = 2.8
        self.city = 4.6
        self.damaged = 0.25  # each point already dealt this turn
        self.reached = 0.4  # inland, where explorers can come
        self.blight = 2.5
        self.danger = 30.0  # of the last blight, shared by what is left of it
        self.blighted = 3.0
        self.later = 0.6  # what happens only next turn can still be helped
        self.coming_blight = 5.0  # in a land about to be ravaged
        self.cascade = 4.0
        self.coming_loss = 2.0  # of presence
        self.dahan = 0.8
        self.sworn = 0.0  # presence that would be lost with dahan
        self.enough_dahan = 3.0  # in a land; more of them do not count
        self.coming_death = 1.2  # of dahan
        self.army = 0.0  # each blow that dahan beside presence could deal to invaders of their land
        self.struck_explorer = 0.8  # what the dahan are about to strike down
        self.struck_town = 3.4
        self.struck_city = 5.8
        self.built_town = 2.8  # about to be built
        self.built_city = 4.6
        self.next_ravage = 0.35  # where something is about to be built
        self.presence = 1.1
        self.sacred = 0.4
        self.on_blight = 0.15
        self.near = 0.3  # a land with invaders in presence or next to it
        self.near_sacred = 0.3  # and to a sacred site
        self.lands = 0.5
        self.space = 0.6  # each open space of a track
        self.energy = 0.4
        self.hand = 0.9
        self.discard = 0.4
        self.engine = 0.4  # what the spirit does in each turn to come
        self.saved = 0.0  # the share of saved energy that each turn to come can spend
        self.other_energy = 0.8  # that comes in a turn besides the income
        self.fear = 0.8
        self.level = 3.0  # of terror
        self.haste = 0.8  # when the invader deck runs out: each point of health of towns and cities
        self.last_buildings = 0.8  # at terror level 2
        self.last_cities = 3.0  # at terror level 3
        self.way = 0.5  # each point of the shortest way to victory, more when the invader deck runs out
        self.doom = 6.0  # each blight about to come that the island has no room for
        self.whole = 0.0  # lines of answers that are followed through each power in thought; 0: each question by itself
        self.points: dict[str, float] = {}  # for options of growth and of new cards, by their words
        self.engines: dict[tuple[int, ...], float] = {}  # engines that were computed with these weights


FOLDER: Final = Path(__file__).with_name("learned")
NAMES: Final[list[str]] = [name for name in dir(Weights()) if isinstance(getattr(Weights(), name), float)]
HOUSE: Final = Weights()


def file_of(slug: str) -> Path:
    return FOLDER / f"{slug}.toml"


def weights_from(text: str) -> Weights:
    """What a spirit has of its own; what its file does not name is as for everybody."""
    weights = Weights()
    for name, value in tomllib.loads(text).items():
        if name == "points":
            weights.points.update(value)
        elif name in NAMES:
            setattr(weights, name, float(value))
        else:
            raise KeyError(f"'{name}' is not a weight")
    return weights


OWN: Final[dict[str, Weights]] = {
    file.stem: weights_from(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.toml"))
}


def mean(several: list[Weights]) -> Weights:
    """For what concerns all spirits of an island alike."""
    if len(several) < 2:
        return several[0] if several else HOUSE
    found = Weights()
    for name in NAMES:
        setattr(found, name, sum([float(getattr(weights, name)) for weights in several]) / len(several))
    return found


class Sheet:
    """The weights at one table: those of each seat's spirit, and those for the island."""

    def __init__(self, own: list[Weights]) -> None:
        self.own: Final = own
        self.island: Final = mean(own)


_sheets: Final[dict[tuple[str, ...], Sheet]] = {}


def sheet_for(spirits: list[Spirit], own: bool) -> Sheet:
    """Each spirit with weights of its own, or all with those of the house."""
    key = (str(own), *[spirit.panel.slug for spirit in spirits])
    if key not in _sheets:
        _sheets[key] = Sheet([OWN.get(slug, HOUSE) if own else HOUSE for slug in key[1:]])
    return _sheets[key]
