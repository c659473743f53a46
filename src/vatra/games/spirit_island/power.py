"""Power cards and innate powers: cost, speed, elements, range, target, and what they do."""

from __future__ import annotations

from typing import Final

from vatra.core.record import Fixed
from vatra.games.spirit_island.effect import Effect, name_parts, needs_of

# Decks.
MINOR: Final = 0
MAJOR: Final = 1
UNIQUE: Final = 2
INNATE: Final = 3
DECKS: Final[list[str]] = ["minor", "major", "unique", "innate"]

# Where the range is counted from.
FROM_PRESENCE: Final = 0
FROM_SACRED_SITE: Final = 1

# What may be targeted.
ANY_LAND: Final = 0
DAHAN_LAND: Final = 1
INVADER_LAND: Final = 2
NO_INVADERS: Final = 3
BLIGHT_LAND: Final = 4
NO_BLIGHT_LAND: Final = 5
COASTAL_LAND: Final = 6
TERRAIN_LAND: Final = 7
ANY_SPIRIT: Final = 8
OTHER_SPIRIT: Final = 9
TARGETS: Final[list[str]] = [
    "any",
    "dahan",
    "invaders",
    "no-invaders",
    "blight",
    "no-blight",
    "coastal",
    "terrain",
    "any-spirit",
    "other-spirit",
]


class Reach(Fixed):
    """A range: how far from presence or a sacred site, which may have to lie in certain terrain; with enough
    elements (`need`) it is longer."""

    distance: int
    source: int = FROM_PRESENCE
    origin: int = 0  # a mask of terrains; 0: anywhere
    need: list[int] = []
    far: int = 0


class Top(Fixed):
    """What stands above the text of a card: name, cost, speed, elements, range and target."""

    slug: str
    cost: int
    speed: int
    elements: list[int]
    reach: Reach | None
    target: int
    terrain: int = 0


class Power(Fixed):
    """A card, or an innate power (which costs nothing and is never played)."""

    id: int
    slug: str
    deck: int
    cost: int
    speed: int
    elements: list[int]
    reach: Reach | None
    target: int
    terrain: int
    effect: Effect
    needs: list[list[int]]
    quick: list[int]  # elements with which a slow innate power may be used as a fast one
    basic: bool  # does something without any elements
    for_spirits: bool


POWERS: Final[list[Power]] = []
MINORS: Final[list[int]] = []
MAJORS: Final[list[int]] = []
SLUGS: Final[list[str]] = []  # of every power, in order


def _new(deck: int, top: Top, effect: Effect, quick: list[int], basic: bool) -> int:
    name_parts(effect, top.slug)
    id = len(POWERS)
    POWERS.append(
        Power(
            id,
            top.slug,
            deck,
            top.cost,
            top.speed,
            top.elements,
            top.reach,
            top.target,
            top.terrain,
            effect,
            needs_of(effect),
            quick,
            basic,
            top.target >= ANY_SPIRIT,
        )
    )
    SLUGS.append(top.slug)
    return id


def card(deck: int, top: Top, effect: Effect) -> int:
    """Declare a power card; returns its number."""
    id = _new(deck, top, effect, [], True)
    if deck == MINOR:
        MINORS.append(id)
    elif deck == MAJOR:
        MAJORS.append(id)
    return id


def innate(
    slug: str, speed: int, reach: Reach | None, target: int, effect: Effect, quick: list[int] | None = None
) -> int:
    """Declare an innate power; returns its number."""
    return _new(INNATE, Top(slug, 0, speed, [], reach, target), effect, quick or [], False)


def number_of(slug: str) -> int:
    """The number of a power; -1 for a slug that is none."""
    return SLUGS.index(slug) if slug in SLUGS else -1


def has(elements: list[int], need: list[int]) -> bool:
    """Whether so many elements are enough."""
    return all(elements[i] >= need[i] for i in range(len(need)))


def need(
    sun: int = 0,
    moon: int = 0,
    fire: int = 0,
    air: int = 0,
    water: int = 0,
    earth: int = 0,
    plant: int = 0,
    animal: int = 0,
) -> list[int]:
    return [sun, moon, fire, air, water, earth, plant, animal]
