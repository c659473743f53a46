"""The words of the game as numbers: pieces, elements, terrains, kinds of lasting effects."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- pieces --------------------------------------------------------------------------------------------------------

EXPLORER: Final = 0
TOWN: Final = 1
CITY: Final = 2
DAHAN: Final = 3
CLASSES: Final[list[str]] = ["explorer", "town", "city", "dahan"]

# Masks of classes.
EXPLORERS: Final = 1
TOWNS: Final = 2
CITIES: Final = 4
THE_DAHAN: Final = 8
EXPLORERS_TOWNS: Final = 3
BUILDINGS: Final = 6
INVADERS: Final = 7

HEALTH: Final[list[int]] = [1, 2, 3, 2]
STRIKE: Final[list[int]] = [1, 2, 3, 2]  # damage in a ravage; the dahan's when they fight back
DESTROYED_FEAR: Final[list[int]] = [0, 1, 2, 0]
DREAMT_FEAR: Final[list[int]] = [0, 2, 5, 0]

# A piece is one number: its class, its damage, dream damage, and marks of the dreams it has died in this turn. Pieces
# alike are equal numbers, so no list of options tells equal pieces apart. Marks are not part of its kind: nobody can
# see them.
DAMAGE_SHIFT: Final = 2
DAMAGE: Final = 31
DREAM_SHIFT: Final = 7
DREAM: Final = 3
KIND: Final = 511
MARK_SHIFT: Final = 9
# Infinite Vitality can be used five times a turn: by the spirit that has played it, and, once forgotten, by the Bringer
# who may play at once what a dream brings; each may repeat it for its cost, and one of them as a gift.
VITALITY: Final = 4
MOST_VITALITY: Final = 5
MOST_HEALTH: Final[list[int]] = [1, 3, 4, 2 + MOST_VITALITY * VITALITY]  # with every bonus there is


def damage_of(p: int) -> int:
    return p >> DAMAGE_SHIFT & DAMAGE


def dream_of(p: int) -> int:
    return p >> DREAM_SHIFT & DREAM


def harm_of(p: int) -> int:
    """Damage, real and dreamt."""
    return damage_of(p) + dream_of(p)


def kind_name(p: int) -> str:
    name = CLASSES[p & 3]
    if damage_of(p):
        name += f"-{damage_of(p)}"
    if dream_of(p):
        name += f"~{dream_of(p)}"
    return name


def _kinds() -> list[int]:
    """Every kind of piece there can be, in a fixed order."""
    kinds: list[int] = []
    for cls in range(4):
        for damage in range(MOST_HEALTH[cls]):
            for dream in range(MOST_HEALTH[cls] if cls != DAHAN else 1):
                if damage + dream < MOST_HEALTH[cls]:
                    kinds.append(cls | damage << DAMAGE_SHIFT | dream << DREAM_SHIFT)
    return kinds


KINDS: Final[list[int]] = _kinds()
KIND_NAMES: Final[list[str]] = [kind_name(p) for p in range(KIND + 1)]

# -- elements ------------------------------------------------------------------------------------------------------

SUN: Final = 0
MOON: Final = 1
FIRE: Final = 2
AIR: Final = 3
WATER: Final = 4
EARTH: Final = 5
PLANT: Final = 6
ANIMAL: Final = 7
ANY_ELEMENT: Final = 8
ELEMENTS: Final[list[str]] = ["sun", "moon", "fire", "air", "water", "earth", "plant", "animal"]

# -- lands ---------------------------------------------------------------------------------------------------------

JUNGLE: Final = 1
MOUNTAIN: Final = 2
SANDS: Final = 4
WETLAND: Final = 8
TERRAINS: Final[dict[int, str]] = {JUNGLE: "jungle", MOUNTAIN: "mountain", SANDS: "sands", WETLAND: "wetland"}
OCEAN_LAND: Final = 0  # the terrain of an ocean; it counts as wetland while it is in play

# Tables, because the compiler shifts a literal by a machine integer in 32 bits.
BIT: Final[list[int]] = [1 << i for i in range(62)]


def lands_in(mask: i64) -> list[int]:
    """The lands of a mask, lowest first."""
    found: list[int] = []
    land = 0
    while mask:
        if mask & 1:
            found.append(land)
        mask >>= 1
        land += 1
    return found


# -- powers --------------------------------------------------------------------------------------------------------

FAST: Final = 0
SLOW: Final = 1
SPEEDS: Final[list[str]] = ["fast", "slow"]

# -- what lasts until time passes ------------------------------------------------------------------------------------

DAHAN_HEALTH: Final = 0  # dahan in the land have n more health
NO_BLIGHT: Final = 1  # no blight is added to the land
IMMUNE: Final = 2  # dahan in the land are neither damaged nor destroyed
WARD: Final = 3  # defend n wherever the seat has presence
VENGEANCE: Final = 4  # damage after destruction in the land; n = 1: also in adjacent lands
CONCEALED: Final = 5  # a ravage does not damage the dahan of the land
FOREWARNED: Final = 6  # the dahan of the land strike at the same time as the invaders
DREAD: Final = 7  # fear made by powers in the land gives as much defend
LASTING: Final[list[str]] = [
    "dahan-health",
    "no-blight",
    "immune",
    "ward",
    "vengeance",
    "concealed",
    "forewarned",
    "dread",
]

# Rules that fear cards make for the rest of the turn, as bits.
NO_EXPLORE_TWO_DAHAN: Final = 1
NO_BUILD_MORE_DAHAN: Final = 2
NO_BUILD_DAHAN: Final = 4
NO_BUILD_CITY: Final = 8
NO_CITY_COASTAL: Final = 16
NO_BUILD_COASTAL: Final = 32
RULES: Final[dict[int, str]] = {
    NO_EXPLORE_TWO_DAHAN: "no-explore-two-dahan",
    NO_BUILD_MORE_DAHAN: "no-build-more-dahan",
    NO_BUILD_DAHAN: "no-build-dahan",
    NO_BUILD_CITY: "no-build-city",
    NO_CITY_COASTAL: "no-city-coastal",
    NO_BUILD_COASTAL: "no-build-coastal",
}

HOME: Final = -1  # no land
