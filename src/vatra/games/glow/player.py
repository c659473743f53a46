"""One player's side of the table: tokens, cards, dice, and where the company or the boats are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.record import Bag, Record
from vatra.games.glow.boards import BOATS, CENTRE
from vatra.games.glow.components import (
    ADVENTURER,
    ADVENTURERS,
    BLACK_DIE,
    EFFECTS,
    FIRST_SPELL,
    KAAR,
    LIGHTS,
    START_LIGHT,
)
from vatra.games.glow.effects import (
    ALL_OF,
    ELEMENTS,
    LIGHT_MINUS2,
    ONE,
    UNROLLED,
    Effect,
    different,
)

# A die in hand is one number: its kind, whether it has been used for a step of the journey, its face.
FACE: Final = 15
USED: Final = 16
KIND_SHIFT: Final = 5

# The part of the day a player has reached.
DAWN: Final = 0
MORNING: Final = 1
NOON: Final = 2
AFTERNOON: Final = 3
EVENING: Final = 4
HOURS: Final[list[str]] = ["dawn", "morning", "noon", "afternoon", "evening"]


def die(kind: int, face: int = UNROLLED, used: bool = False) -> int:
    return kind << KIND_SHIFT | (USED if used else 0) | face


class Player(Record):
    adventurer: i64 = -1
    light: i64 = START_LIGHT
    footprints: i64 = 0
    fireflies: i64 = 0
    rerolls: i64 = 0
    row: list[int] = []  # companions in order of arrival
    dice: list[int] = []  # sorted by kind: large dice first
    spells: Bag[int] = []  # tokens face up
    hidden: i64 = 0  # spell tokens face down: nobody has looked, so nobody has drawn them yet
    hour: i64 = DAWN
    powers: i64 = 0  # reroll powers not yet used today
    symbols: i64 = 0  # reroll symbols in hand, to be spent now
    fired: Bag[int] = []  # effects that stay and have fired this noon, once for each time
    buried_at_noon: i64 = 0  # own cards sent to the graveyard today, a bit for each
    buried_later: i64 = 0
    returned: Bag[int] = []  # dice given back today: their kind, and 32 more for those after noon
    company: i64 = 0
    camp: i64 = 0
    visited: i64 = 1  # spaces of today's walk
    trail: i64 = 1  # spaces of all walks: where it has carried light
    boats: Bag[int] = [CENTRE] * BOATS

    # -- dice ------------------------------------------------------------------------------------------------------

    def curse(self) -> i64:
        """The element that the black die cancels, or -1."""
        dice = self.dice
        if not dice:
            return -1
        last: i64 = dice[-1]
        if last >> KIND_SHIFT != BLACK_DIE:
            return -1
        face: i64 = last & FACE
        if face >= ELEMENTS or KAAR in self.row:
            return -1
        return face

    def counts(self) -> i64:
        """How many dice show each symbol, packed; without the black die, what it cancels, and unrolled dice."""
        counts: i64 = 0
        for one in self.dice:
            x: i64 = one
            face: i64 = x & FACE
            if face < LIGHT_MINUS2:
                counts += ONE[face]
        if self.dice:
            last: i64 = self.dice[-1]
            if last >> KIND_SHIFT == BLACK_DIE:
                shown: i64 = last & FACE
                if shown < LIGHT_MINUS2:
                    counts -= ONE[shown]
                    cancelled: i64 = self.curse()
                    if cancelled >= 0:
                        counts &= ~ALL_OF[cancelled]
        return counts

    def elements(self) -> i64:
        """How many different elements the dice show."""
        return different(self.counts())

    def has_black_die(self) -> bool:
        return bool(self.dice) and self.dice[-1] >> KIND_SHIFT == BLACK_DIE

    def add_die(self, kind: int, face: int = UNROLLED) -> None:
        """Put a die into the hand, in its place."""
        new = die(kind, face)
        dice = self.dice
        at = len(dice)
        while at > 0 and dice[at - 1] > new:
            at -= 1
        dice.insert(at, new)

    # -- cards -----------------------------------------------------------------------------------------------------

    def effect(self, number: int) -> Effect:
        """The effect with this number; the adventurer's is the player's own."""
        if number == ADVENTURER:
            return ADVENTURERS[self.adventurer].effect
        return EFFECTS[number]

    def effects(self) -> list[int]:
        """Everything in front of the player that can fire: adventurer, companions, spells that lie face up."""
        return [ADVENTURER, *self.row, *[FIRST_SPELL + token for token in self.spells]]

    def all_fireflies(self) -> i64:
        """Tokens, and the symbols of companions."""
        found: i64 = self.fireflies
        for card in self.row:
            found += LIGHTS[card]
        return found

    def lose_light(self, light: i64) -> None:
        """The score track begins at 0: nobody falls below it."""
        self.light = self.light - light if self.light > light else 0
