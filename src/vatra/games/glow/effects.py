"""What cards are made of: a condition on the dice, and what happens as often as it is met."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Symbols on dice. The first five are the elements.
NATURE: Final = 0
WATER: Final = 1
AIR: Final = 2
FIRE: Final = 3
MINERAL: Final = 4
FOOTPRINTS2: Final = 5
LIGHT3: Final = 6
LIGHT_MINUS2: Final = 7
UNROLLED: Final = 8
SYMBOLS: Final[list[str]] = [
    "nature",
    "water",
    "air",
    "fire",
    "mineral",
    "footprints2",
    "light3",
    "light_minus2",
]
ELEMENTS: Final = 5

# How many dice show each symbol, packed into one number: six bits for every symbol.
WIDTH: Final = 6
MANY: Final[i64] = 63
# Tables, because the compiler shifts a literal by a machine integer in 32 bits.
ONE: Final[list[int]] = [1 << (WIDTH * symbol) for symbol in range(len(SYMBOLS))]
ALL_OF: Final[list[int]] = [63 << (WIDTH * symbol) for symbol in range(len(SYMBOLS))]


def different(counts: i64) -> i64:
    """How many different elements there are."""
    found: i64 = 0
    for _ in range(ELEMENTS):
        if counts & MANY:
            found += 1
        counts >>= WIDTH
    return found


# Things that cards do beyond gaining and losing.
NOTHING: Final = 0
CAST_SPELLS: Final = 1  # every rival takes a spell
CATCH: Final = 2  # take another companion from the graveyard
KILL_NEWEST: Final = 3  # the newest companion goes to the graveyard


class When:
    """A condition: these elements, each on its own die; so many dice alike; none of these elements."""

    def __init__(self, needs: list[int], alike: int, forbids: list[int]) -> None:
        kinds = sorted(set(needs))
        self.needs: Final = kinds
        self.times_needed: Final = [needs.count(symbol) for symbol in kinds]
        self.alike: Final[i64] = alike
        self.forbids: Final = forbids
        self.listed: Final = needs

    def sets(self, counts: i64) -> i64:
        """How many complete, disjoint sets the dice form; a condition without needs is met once or not at all."""
        for symbol in self.forbids:
            if counts >> (WIDTH * symbol) & MANY:
                return 0
        total: i64 = 0
        if self.alike:
            while counts:
                total += (counts & MANY) // self.alike
                counts >>= WIDTH
            return total
        if not self.needs:
            return 1 if self.forbids else 0
        total = MANY
        for i in range(len(self.needs)):
            found: i64 = (counts >> (WIDTH * self.needs[i]) & MANY) // self.times_needed[i]
            if found < total:
                total = found
        return total


def need(*symbols: int, none_of: list[int] | None = None) -> When:
    return When(list(symbols), 0, none_of or [])


def alike(dice: int) -> When:
    """So many dice with one and the same symbol, special faces included."""
    return When([], dice, [])


def none_of(*symbols: int) -> When:
    return When([], 0, list(symbols))


NEVER: Final = When([], 0, [])


class Effect:
    """What a card does at noon. Negative numbers are losses. With a skull the card goes to the graveyard."""

    def __init__(
        self, when: When, light: int, footprints: int, fireflies: int, rerolls: int, skull: bool, special: int
    ) -> None:
        self.when: Final = when
        self.light: Final[i64] = light
        self.footprints: Final[i64] = footprints
        self.fireflies: Final[i64] = fireflies
        self.rerolls: Final[i64] = rerolls
        self.skull: Final = skull
        self.special: Final[i64] = special
        self.once: Final = skull or len(when.forbids) > 0  # skulls and forbidden symbols fire once a day

    def times(self, counts: i64) -> i64:
        """How often it fires with these dice."""
        found: i64 = self.when.sets(counts)
        return 1 if found > 1 and self.once else found
