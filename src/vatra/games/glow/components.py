"""What is in the box: dice, adventurers, companions, spells and Arthur's tiles. The boards are in `boards.py`.

To add a companion, write one declaration in COMPANIONS and its name in `text/`.
"""

from __future__ import annotations

from typing import Final

from vatra.core.record import Fixed
from vatra.games.glow.effects import (
    AIR,
    CAST_SPELLS,
    CATCH,
    ELEMENTS,
    FIRE,
    FOOTPRINTS2,
    KILL_NEWEST,
    LIGHT3,
    LIGHT_MINUS2,
    MINERAL,
    NATURE,
    NEVER,
    NOTHING,
    SYMBOLS,
    WATER,
    Effect,
    When,
    alike,
    need,
    none_of,
)

ROUNDS: Final = 8
START_LIGHT: Final = 10
LAST_PLAYER_REROLLS: Final = 2
FIREFLY_BONUS: Final = 10
LAP: Final = 100  # from here on the reroll symbols of the score track are out of reach
REROLL_SPACES: Final[list[int]] = [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]

# -- dice --------------------------------------------------------------------------------------------------------

GREEN: Final = 0
BLUE: Final = 1
AZURE: Final = 2
RED: Final = 3
ORANGE: Final = 4
PURPLE: Final = 5
YELLOW: Final = 6
BLACK: Final = 7
COLOURS: Final[list[str]] = ["green", "blue", "azure", "red", "orange", "purple", "yellow", "black"]
NO_DIE: Final = -1
ANY_COLOUR: Final = 8

# Five faces are the elements; the sixth is the colour's own.
SIXTH: Final[list[int]] = [NATURE, WATER, AIR, FIRE, MINERAL, FOOTPRINTS2, LIGHT3, LIGHT_MINUS2]
FACES: Final[list[list[int]]] = [[NATURE, WATER, AIR, FIRE, MINERAL, sixth] for sixth in SIXTH]
FACE_NAMES: Final[list[list[str]]] = [[SYMBOLS[face] for face in faces] for faces in FACES]

# A kind of die is its colour, plus SMALL for a small one: in every hand large dice come first, the black one last.
SMALL: Final = 8
BLACK_DIE: Final = SMALL + BLACK
KINDS: Final = 16
LARGE_DICE: Final[list[int]] = [3, 3, 3, 4, 3, 2, 2, 0]  # by colour
SMALL_DICE: Final[list[int]] = [2, 2, 2, 1, 1, 1, 0, 1]
DICE: Final[list[int]] = LARGE_DICE + SMALL_DICE  # how many there are of each kind
KIND_NAMES: Final[list[str]] = [f"large {c}" for c in COLOURS] + [f"small {c}" for c in COLOURS]
RESERVE: Final[list[int]] = [GREEN, BLUE, AZURE, RED, ORANGE]  # one large die each, for the Sketals
ENCOUNTER: Final[list[int]] = [kind for kind in range(SMALL, BLACK_DIE) for _ in range(DICE[kind])]

# The five sections of the encounter board, left to right.
SECTIONS: Final[list[int]] = [FIRE, WATER, MINERAL, AIR, NATURE]

# -- cards -------------------------------------------------------------------------------------------------------


class Adventurer:
    def __init__(
        self,
        slug: str,
        colour: int,
        dice: int = 2,
        end: int = 0,
        when: When = NEVER,
        light: int = 0,
        footprints: int = 0,
        fireflies: int = 0,
        rerolls: int = 0,
    ) -> None:
        self.slug: Final = slug
        self.colour: Final = colour
        self.dice: Final = dice
        self.end: Final = end
        self.effect: Final = Effect(when, light, footprints, fireflies, rerolls, False, NOTHING)


ADVENTURERS: Final[list[Adventurer]] = [
    Adventurer("braccio", GREEN, end=1, when=need(NATURE, NATURE), light=3, footprints=1),
    Adventurer("taetyss", BLUE, when=need(AIR, WATER), light=3, rerolls=1),
    Adventurer("eoles", AZURE, end=4, when=need(AIR, MINERAL), light=2, fireflies=1),
    Adventurer("pocana", RED, dice=3, end=4),
    Adventurer("moloch", ORANGE, end=3, when=need(MINERAL), footprints=1),
    Adventurer("noctiluca", PURPLE, when=alike(3), light=5),
    Adventurer("orium", YELLOW, when=alike(2), light=1),
]


class Companion:
    """`end`: light when the game is over. Powers: `lights` fireflies, `reroll` once a day, `die` a large die, `immune`.

    Then `when` the dice fit: light, footprints, fireflies and rerolls gained (or lost), a skull, something special.
    """

    def __init__(
        self,
        deck: str,
        slug: str,
        end: int = 0,
        lights: int = 0,
        reroll: bool = False,
        die: int = NO_DIE,
        immune: bool = False,
        when: When = NEVER,
        light: int = 0,
        footprints: int = 0,
        fireflies: int = 0,
        rerolls: int = 0,
        skull: bool = False,
        special: int = NOTHING,
        solo: bool = True,
    ) -> None:
        self.deck: Final = deck
        self.slug: Final = slug
        self.end: Final = end
        self.lights: Final = lights
        self.reroll: Final = reroll
        self.die: Final = die
        self.immune: Final = immune
        self.solo: Final = solo  # reconstructed: the rulebook shows the 14 cards left out only as pictures
        self.effect: Final = Effect(when, light, footprints, fireflies, rerolls, skull, special)


# fmt: off
COMPANIONS: Final[list[Companion]] = [
    Companion("A", "likyar", lights=2, when=need(NATURE, FIRE), light=1, rerolls=1, solo=False),
    Companion("A", "thoape", when=need(WATER, MINERAL), light=2, fireflies=1),
    Companion("A", "torke-a", when=alike(3), light=4, solo=False),
    Companion("A", "tamnuca-a", lights=1, when=need(MINERAL), light=1),
    Companion("A", "ladawa", lights=1, when=need(FIRE, FIRE), light=4),
    Companion("A", "mindaroo-nature-water", lights=2, when=none_of(NATURE, WATER), light=4),
    Companion("A", "mindaroo-air-fire", when=none_of(AIR, FIRE), light=6),
    Companion("A", "donillilu", when=none_of(WATER), light=2, rerolls=1),
    Companion("A", "oshra-a", when=none_of(NATURE), light=3, solo=False),
    Companion("A", "xargok", end=-1, when=need(FIRE, FIRE), skull=True, special=CAST_SPELLS, solo=False),
    Companion("A", "briki-water", end=6, when=need(WATER, WATER), footprints=1, skull=True),
    Companion("A", "briki-air-fire", end=5, when=need(AIR, FIRE), footprints=2, skull=True, solo=False),
    Companion("A", "sketal-orange", end=1, die=ORANGE, when=need(WATER, WATER, WATER), light=-4, skull=True),
    Companion("A", "sketal-azure", end=1, die=AZURE, when=need(NATURE, NATURE, NATURE), light=-4, skull=True),
    Companion("A", "sketal-green", die=GREEN, when=need(MINERAL, MINERAL), light=2, skull=True),
    Companion("A", "sketal-blue", end=1, die=BLUE, when=need(FIRE, FIRE, FIRE), light=-5, skull=True),
    Companion("A", "sketal-red", end=1, die=RED, when=need(AIR, AIR, AIR), light=-4, skull=True),
    Companion("A", "lumipili-a", reroll=True, when=need(NATURE, NATURE), footprints=2, skull=True),
    Companion("A", "snarexe", lights=1, when=alike(4), light=10, skull=True),
    Companion("A", "kaar", end=4, immune=True, solo=False),
    Companion("A", "hymoros", end=-2, lights=1, when=need(WATER), footprints=1, solo=False),
    Companion("A", "dvol-a", end=-5, when=need(AIR), light=1, footprints=1),
    Companion("A", "okans", end=-2, when=need(NATURE), light=1, rerolls=1),
    Companion("B", "brikix", end=4, lights=1, when=need(MINERAL, MINERAL, MINERAL), skull=True),
    Companion("B", "zzibelu", lights=1, when=need(AIR, MINERAL), light=5, solo=False),
    Companion("B", "torke-b", lights=1, when=alike(2), light=2),
    Companion("B", "torkos", end=2, when=alike(3), light=6),
    Companion("B", "wapoki", end=2, lights=1, when=need(NATURE, WATER), light=2, fireflies=1),
    Companion("B", "tamnuca-b", end=2, when=need(MINERAL), footprints=1),
    Companion("B", "zellyf-loss", end=5, when=need(WATER, WATER), light=-2),
    Companion("B", "zellyf-gain", when=need(WATER), light=3),
    Companion("B", "biraii-light", end=1, lights=1, when=need(FIRE), light=1, fireflies=1),
    Companion("B", "biraii-footprint", lights=2, when=need(FIRE), footprints=1, fireflies=1, solo=False),
    Companion("B", "dvol-triple", end=4, when=need(AIR, AIR, AIR), light=3, solo=False),
    Companion("B", "dvol-single", end=3, when=need(AIR), light=1),
    Companion("B", "okanios", end=3, when=need(NATURE, NATURE, NATURE), light=5),
    Companion("B", "gluach", lights=2, when=need(WATER, none_of=[MINERAL]), light=6),
    Companion("B", "drel-fire", end=3, when=none_of(FIRE), light=2, solo=False),
    Companion("B", "oshra-b", end=2, lights=1, when=none_of(MINERAL), light=3),
    Companion("B", "drel-air", end=2, when=none_of(AIR), light=4),
    Companion("B", "cromaug", end=-1, when=need(AIR), skull=True, special=CATCH, solo=False),
    Companion("B", "kapaoro", end=5, when=alike(3), skull=True),
    Companion("B", "kapao-air", end=5, when=need(AIR, AIR), skull=True),
    Companion("B", "sketal-any", end=2, die=ANY_COLOUR, when=need(NATURE, NATURE), footprints=2, skull=True,
              solo=False),
    Companion("B", "lumipili-b", end=1, reroll=True, when=need(FIRE, FIRE), light=6, skull=True),
    Companion("B", "kapao-water", end=4, when=need(WATER, WATER), footprints=2, skull=True, solo=False),
]
# fmt: on

CARDS: Final = len(COMPANIONS)
SLUGS: Final[list[str]] = [card.slug for card in COMPANIONS]
DECK_A: Final[list[int]] = [i for i in range(CARDS) if COMPANIONS[i].deck == "A"]
DECK_B: Final[list[int]] = [i for i in range(CARDS) if COMPANIONS[i].deck == "B"]
NOT_IN_SOLO: Final[list[int]] = [i for i in range(CARDS) if not COMPANIONS[i].solo]
KAAR: Final = [card.immune for card in COMPANIONS].index(True)
CROMAUG: Final = SLUGS.index("cromaug")
XARGOK: Final = SLUGS.index("xargok")
SKETALS: Final[list[int]] = [i for i in range(CARDS) if COMPANIONS[i].die != NO_DIE]
SKETAL_NUMBER: Final[list[int]] = [SKETALS.index(i) if i in SKETALS else -1 for i in range(CARDS)]


class Spell:
    def __init__(
        self, slug: str, when: When, light: int = 0, footprints: int = 0, special: int = NOTHING
    ) -> None:
        self.slug: Final = slug
        self.effect: Final = Effect(
            when, light, footprints, 0, 0, True, special
        )  # a spell is spent when it fires


SPELLS: Final[list[Spell]] = [  # the six designs
    Spell("spell-nature", need(NATURE, NATURE), light=-5),
    Spell("spell-water", need(WATER, WATER), light=-5),
    Spell("spell-air", need(AIR, AIR), special=KILL_NEWEST),
    Spell("spell-fire", need(FIRE, FIRE), light=-6),
    Spell("spell-mineral", need(MINERAL, MINERAL), footprints=-3),
    Spell("spell-triple", alike(3), light=-7),
]
# reconstructed: seven tokens have six designs, and the triple is taken to be the one that is there twice
SPELL_TOKENS: Final[list[int]] = [0, 1, 2, 3, 4, 5, 5]
SPELL_NAMES: Final[list[str]] = [spell.slug for spell in SPELLS]
NEWEST_SPELL: Final = 2

# Everything that can fire for one player has a number: companions, then the adventurer, then the spells.
ADVENTURER: Final = CARDS
FIRST_SPELL: Final = CARDS + 1
EFFECTS: Final[list[Effect]] = (
    [card.effect for card in COMPANIONS]
    + [
        Effect(NEVER, 0, 0, 0, 0, False, NOTHING)
    ]  # stands for the adventurer, whose effect depends on the player
    + [spell.effect for spell in SPELLS]
)
EFFECT_NAMES: Final[list[str]] = [*SLUGS, "", *SPELL_NAMES]

# Tables for the hot loops.
END_LIGHT: Final[list[int]] = [card.end for card in COMPANIONS]
LIGHTS: Final[list[int]] = [card.lights for card in COMPANIONS]
REROLL_POWER: Final[list[int]] = [1 if card.reroll else 0 for card in COMPANIONS]


def _behind() -> list[int]:
    """For every score the nearest reroll space strictly behind it, or -1."""
    found: list[int] = []
    for light in range(LAP):
        spaces = [space for space in REROLL_SPACES if space < light]
        found.append(spaces[-1] if spaces else -1)
    return found


BEHIND: Final[list[int]] = _behind()
STEPS_BACK: Final[list[int]] = [len([s for s in REROLL_SPACES if s < light]) for light in range(LAP)]

# -- Arthur ------------------------------------------------------------------------------------------------------

NO_BOAT: Final = 0
MIN_ROUTE: Final = 1
MAX_ROUTE: Final = 2


class Tile(Fixed):
    """`arrows` move Arthur's company, which then scores; `light` on top; `camp` climbs; `boat` sails."""

    slug: str
    arrows: int
    light: int = 0
    camp: bool = False
    boat: int = NO_BOAT


TILES: Final[list[Tile]] = [
    Tile("tile-1", 2),
    Tile("tile-2", 2, camp=True, boat=MIN_ROUTE),
    Tile("tile-3", 3),
    Tile("tile-4", 2, light=1, camp=True, boat=MAX_ROUTE),
    Tile("tile-5", 1, light=2, camp=True, boat=MIN_ROUTE),
    Tile("tile-6", 2, light=3, camp=True, boat=MAX_ROUTE),
    Tile("tile-7", 0, light=4, camp=True, boat=MIN_ROUTE),
    Tile("tile-8", 1, light=5, camp=True, boat=MAX_ROUTE),
]
TILE_NAMES: Final[list[str]] = [tile.slug for tile in TILES]
assert len(SECTIONS) == ELEMENTS
