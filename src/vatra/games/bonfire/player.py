"""One player's side of the table: the city with its path, portals, Bonfires, guardians, fate area and supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.games.bonfire.components import (
    BIT,
    DOCK,
    GIFT_PILE,
    GUARDIANS,
    ISLAND_COUNT,
    SEATS_IN_COUNCIL,
    SLOTS,
    TOKENS,
)
from vatra.games.bonfire.geometry import BESIDE, CELLS, EMPTY, HALF, SPOTS

# Where a guardian is: not in the city, on the start area, on path space 1 to 7, beside Bonfire 1 to 7.
ABSENT: Final = -1
START: Final = 0
BONFIRE: Final = 8  # and the number of the slot

# Points scored during the game, by where they came from.
FROM_HANDICAP: Final = 0
FROM_ELDERS: Final = 1
FROM_FIRE: Final = 2
FROM_COUNCIL: Final = 3
FROM_ARRIVALS: Final = 4
FROM_PASSING: Final = 5
FROM_CARDS: Final = 6  # Tom's
SCORED: Final[list[str]] = [
    "handicap",
    "elders",
    "great-bonfire",
    "council",
    "arrivals",
    "passing",
    "cards",
]

PLAYING: Final = 0
STUCK: Final = 1
PASSED: Final = 2
STATUS: Final[list[str]] = ["playing", "stuck", "passed"]

NOBODY: Final[list[int]] = [ABSENT] * len(GUARDIANS)


class Player:
    def __init__(
        self,
        tokens: list[int],
        resources: list[int],
        path: list[int],
        slots: list[int],
        guardians: list[int],
        gifts: list[int],
        column: list[int],
        grid: list[int],
        sent: list[int],
        scored: list[int],
    ) -> None:
        self.tokens = tokens
        self.resources = resources
        self.path = path  # tiles added, in order: spaces 2, 3, ...
        self.slots = slots  # tasks in slot 1 to 7, or -1
        self.guardians = guardians  # where each of the five colours is
        self.gifts = gifts  # own gifts on each island
        self.column = column  # fate tiles, top first
        self.grid = grid  # symbols of the fate area, or EMPTY
        self.sent = sent  # own novices on each council space
        self.scored = scored
        self.city: i64 = 0
        self.status: i64 = PLAYING
        self.lit: i64 = 0  # slots with a lit Bonfire, a bit for each (slot 1 is bit 1)
        self.notches: i64 = 0  # with a portal, a bit for each (notch 1 is bit 1)
        self.gnomes: i64 = 0  # a bit for each specialist, then for each elder
        self.gnome_count: i64 = 0
        self.ship: i64 = DOCK
        self.met: i64 = 0  # common tasks met, a bit for each
        self.apart: i64 = -1  # the eighth fate tile, until the first turn
        self.open_left: i64 = -1  # resource of the face-up gift of each pile, or -1
        self.open_right: i64 = -1
        self.pile_left: i64 = 0  # face-down gifts below it
        self.pile_right: i64 = 0
        self.unseen: list[int] = []  # gifts that nobody has seen
        self.laid: list[int] = []  # fate tiles in the area: spot, way and tile, packed
        self.low: i64 = 0  # cells covered
        self.high: i64 = 0
        self.largest: list[int] = [0] * 6  # group of each symbol
        self.fours: i64 = 0  # groups of four and more

    def copy(self) -> Player:
        new = Player(
            self.tokens[:],
            self.resources[:],
            self.path[:],
            self.slots[:],
            self.guardians[:],
            self.gifts[:],
            self.column[:],
            self.grid[:],
            self.sent[:],
            self.scored[:],
        )
        new.city = self.city
        new.status = self.status
        new.lit = self.lit
        new.notches = self.notches
        new.gnomes = self.gnomes
        new.gnome_count = self.gnome_count
        new.ship = self.ship
        new.met = self.met
        new.apart = self.apart
        new.open_left = self.open_left
        new.open_right = self.open_right
        new.pile_left = self.pile_left
        new.pile_right = self.pile_right
        new.unseen = self.unseen[:]
        new.laid = self.laid[:]
        new.low = self.low
        new.high = self.high
        new.largest = self.largest[:]
        new.fours = self.fours
        return new

    def state(self) -> str:
        return (
            f"{self.city} {self.status} {self.lit} {self.notches} {self.gnomes} {self.ship} {self.met} {self.apart}"
            f" {self.open_left} {self.open_right} {self.pile_left} {self.pile_right}"
            f"{self.tokens}{self.resources}{self.path}{self.slots}{self.guardians}{self.gifts}{self.column}"
            f"{self.sent}{self.scored}{sorted(self.unseen)}{self.laid}"
        )

    # -- counting --------------------------------------------------------------------------------------------------

    def has(self, specialist: i64) -> bool:
        return bool(self.gnomes >> specialist & 1)

    def token_count(self) -> i64:
        total: i64 = 0
        for n in self.tokens:
            total += n
        return total

    def tasks(self) -> i64:
        """Tasks and Bonfires."""
        total: i64 = 0
        for task in self.slots:
            if task >= 0:
                total += 1
        return total

    def guardian_count(self) -> i64:
        total: i64 = 0
        for at in self.guardians:
            if at != ABSENT:
                total += 1
        return total

    def spaces(self) -> int:
        """Path spaces, the one on the starting tile included."""
        return len(self.path) + 1

    # -- the fate area ---------------------------------------------------------------------------------------------

    def fits(self, number: i64) -> bool:
        """Nothing lies on the spot, and something beside it."""
        spot = SPOTS[number]
        if spot.low & self.low or spot.high & self.high:
            return False
        return bool(spot.around_low & self.low) or bool(spot.around_high & self.high)

    def cover(self, number: int, symbols: list[int]) -> None:
        """Lay symbols on the cells of a spot."""
        spot = SPOTS[number]
        for i in range(3):
            self.grid[spot.cells[i]] = symbols[i]
        self.low |= spot.low
        self.high |= spot.high
        self.count_groups()

    def group(self, cell: int) -> int:
        """How many equal symbols hang together here."""
        symbol = self.grid[cell]
        found = [cell]
        i = 0
        while i < len(found):
            for near in BESIDE[found[i]]:
                if self.grid[near] == symbol and near not in found:
                    found.append(near)
            i += 1
        return len(found)

    def count_groups(self) -> None:
        """Remember the largest group of each symbol, and how many groups have four and more."""
        seen_low: i64 = 0
        seen_high: i64 = 0
        largest = [0] * 6
        self.fours = 0
        grid = self.grid
        for packed in self.laid:
            for cell in SPOTS[packed >> SPOT_SHIFT].cells:
                if (seen_low >> cell & 1) if cell < HALF else (seen_high >> (cell - HALF) & 1):
                    continue
                symbol = grid[cell]
                found = [cell]
                if cell < HALF:
                    seen_low |= BIT[cell]
                else:
                    seen_high |= BIT[cell - HALF]
                i = 0
                while i < len(found):
                    for near in BESIDE[found[i]]:
                        if grid[near] != symbol:
                            continue
                        if near < HALF:
                            if seen_low >> near & 1:
                                continue
                            seen_low |= BIT[near]
                        else:
                            if seen_high >> (near - HALF) & 1:
                                continue
                            seen_high |= BIT[near - HALF]
                        found.append(near)
                    i += 1
                if len(found) > largest[symbol]:
                    largest[symbol] = len(found)
                if len(found) >= 4:
                    self.fours += 1
        self.largest = largest


# A fate tile that lies there: its spot, the way it is turned, and its number.
SPOT_SHIFT: Final = 8
WAY_SHIFT: Final = 4


def fresh_player() -> Player:
    return Player(
        [0] * len(TOKENS),
        [0] * 6,
        [],
        [-1] * SLOTS,
        [START, *NOBODY[1:]],
        [0] * ISLAND_COUNT,
        [],
        [EMPTY] * CELLS,
        [0] * SEATS_IN_COUNCIL,
        [0] * len(SCORED),
    )


def gifts_given(player: Player, side: int) -> int:
    """Of one pile: what is neither face up nor below."""
    opened = player.open_right if side else player.open_left
    below = player.pile_right if side else player.pile_left
    return GIFT_PILE - int(below) - (1 if opened >= 0 else 0)
