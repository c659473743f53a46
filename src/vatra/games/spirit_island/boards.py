"""What an island board and a map are; the four balanced boards, and how one to four of them lie side by side."""

from __future__ import annotations

from typing import Final

from vatra.core.chance import Chance
from vatra.core.options import Option, Settings
from vatra.core.record import Fixed
from vatra.games.spirit_island.terms import CITY, DAHAN, EXPLORER, JUNGLE, MOUNTAIN, SANDS, TOWN, WETLAND

RANDOM: Final = "random"

STEPS: Final = (
    14  # every outer side has so many steps; borders between lands meet it halfway between two steps
)


class Land:
    """A land as printed: its terrain, the pieces it starts with, and its starting blight."""

    def __init__(
        self, terrain: int, town: int = 0, city: int = 0, dahan: int = 0, blight: int = 0, explorer: int = 0
    ) -> None:
        self.terrain: Final = terrain
        self.pieces: Final = [EXPLORER] * explorer + [TOWN] * town + [CITY] * city + [DAHAN] * dahan
        self.blight: Final = blight


class Side(Fixed):
    """One straight side: its lands clockwise, and after how many steps one land ends and the next begins."""

    lands: list[int]
    breaks: list[int]

    def interval(self, i: int) -> tuple[float, float]:
        """From where to where the i-th land reaches along the side."""
        begin = self.breaks[i - 1] + 0.5 if i else 0.0
        end = self.breaks[i] + 0.5 if i < len(self.breaks) else float(STEPS)
        return begin, end


class Board:
    """Lands are numbered from 1. Boards that fit together in many ways have sides; `corners` are the lands at their
    corners P1 (south-east) and P2 (north-east)."""

    def __init__(
        self,
        name: str,
        lands: list[Land],
        coastal: list[int],
        adjacent: list[tuple[int, int]],
        sides: dict[str, Side] | None = None,
        corners: dict[str, int] | None = None,
    ) -> None:
        self.name: Final = name
        self.lands: Final = lands
        self.coastal: Final = coastal
        self.adjacent: Final = adjacent
        self.sides: Final = sides if sides is not None else {}
        self.corners: Final = corners if corners is not None else {}


class Crossing(Fixed):
    """Two lands of different boards that touch; boards are counted in the order in which they lie."""

    board: int
    land: int
    other: int
    other_land: int


class Map:
    """A set of boards: which of them are in play, and where those touch. `options` are those of its own."""

    def __init__(self, name: str, boards: list[Board], difficulty: int, options: list[Option]) -> None:
        self.name: Final = name
        self.boards: Final = boards
        self.names: Final = [board.name for board in boards]
        self.difficulty: Final = difficulty
        self.options: Final = options

    def usual(self, seats: int) -> list[str]:
        """The boards for so many seats if nothing else is said."""
        return self.names[:seats]

    def choose(self, seats: int, settings: Settings, chance: Chance) -> list[str]:
        """A board for each seat."""
        raise NotImplementedError

    def split(self, text: str) -> list[str]:
        """The boards that a text names."""
        raise NotImplementedError

    def crossings(self, boards: list[Board], corners: bool) -> list[Crossing]:
        raise NotImplementedError

    def land_names(self) -> list[str]:
        """All lands and oceans, board by board."""
        return [
            name
            for board in self.boards
            for name in [*[f"{board.name}{n + 1}" for n in range(len(board.lands))], f"ocean-{board.name}"]
        ]


BOARD_A: Final = Board(
    "A",
    [
        Land(MOUNTAIN),
        Land(WETLAND, city=1, dahan=1),
        Land(JUNGLE, dahan=2),
        Land(SANDS, blight=1),
        Land(WETLAND),
        Land(MOUNTAIN, dahan=1),
        Land(SANDS, dahan=2),
        Land(JUNGLE, town=1),
    ],
    [1, 2, 3],
    [(1, 2), (1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (3, 4), (4, 5), (5, 6), (5, 7), (5, 8), (6, 8), (7, 8)],
    {"north": Side([1, 6, 8], [3, 7]), "east": Side([8, 7], [5]), "south": Side([7, 5, 4, 3], [1, 3, 7])},
    {"P1": 7, "P2": 8},
)
BOARD_B: Final = Board(
    "B",
    [
        Land(WETLAND, dahan=1),
        Land(MOUNTAIN, city=1),
        Land(SANDS, dahan=2),
        Land(JUNGLE, blight=1),
        Land(SANDS),
        Land(WETLAND, town=1),
        Land(MOUNTAIN, dahan=1),
        Land(JUNGLE, dahan=2),
    ],
    [1, 2, 3],
    [
        *[(1, 2), (1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (3, 4)],
        *[(4, 5), (4, 7), (5, 6), (5, 7), (6, 7), (6, 8), (7, 8)],
    ],
    {"north": Side([1, 6, 8], [1, 7]), "east": Side([8, 7], [5]), "south": Side([7, 4, 3], [1, 5])},
    {"P1": 7, "P2": 8},
)
BOARD_C: Final = Board(
    "C",
    [
        Land(JUNGLE, dahan=1),
        Land(SANDS, city=1),
        Land(MOUNTAIN, dahan=2),
        Land(JUNGLE),
        Land(WETLAND, dahan=2, blight=1),
        Land(SANDS, dahan=1),
        Land(MOUNTAIN, town=1),
        Land(WETLAND),
    ],
    [1, 2, 3],
    [
        *[(1, 2), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5), (3, 4)],
        *[(4, 5), (4, 7), (5, 6), (5, 7), (6, 7), (6, 8), (7, 8)],
    ],
    {"north": Side([1, 6, 8], [3, 7]), "east": Side([8, 7, 4], [7, 11]), "south": Side([4, 3], [7])},
    {"P1": 4, "P2": 8},
)
BOARD_D: Final = Board(
    "D",
    [
        Land(WETLAND, dahan=2),
        Land(JUNGLE, city=1, dahan=1),
        Land(WETLAND),
        Land(SANDS),
        Land(MOUNTAIN, dahan=1, blight=1),
        Land(JUNGLE),
        Land(SANDS, town=1, dahan=2),
        Land(MOUNTAIN),
    ],
    [1, 2, 3],
    [
        *[(1, 2), (1, 5), (1, 7), (1, 8), (2, 3), (2, 4), (2, 5), (3, 4)],
        *[(4, 5), (4, 6), (5, 6), (5, 7), (6, 7), (7, 8)],
    ],
    {"north": Side([1, 8], [11]), "east": Side([8, 7, 6], [5, 11]), "south": Side([6, 4, 3], [3, 9])},
    {"P1": 6, "P2": 8},
)
BOARDS: Final[list[Board]] = [BOARD_A, BOARD_B, BOARD_C, BOARD_D]
BOARD_NAMES: Final[list[str]] = [board.name for board in BOARDS]


class Layout(Fixed):
    """How boards are joined: sides that meet, and pairs of corners that touch in one point. Seats count from 0."""

    joins: list[tuple[int, str, int, str]]
    corners: list[tuple[int, str, int, str]]


LAYOUTS: Final[dict[int, Layout]] = {
    1: Layout([], []),
    2: Layout([(0, "south", 1, "south")], []),
    3: Layout([(0, "east", 1, "south"), (1, "east", 2, "south"), (2, "east", 0, "south")], []),
    4: Layout(
        [(0, "north", 1, "south"), (1, "east", 2, "east"), (0, "east", 3, "east"), (2, "north", 3, "south")],
        [(0, "P2", 2, "P2"), (1, "P1", 3, "P1")],
    ),
}


def touching(x: Side, y: Side) -> list[tuple[int, int]]:
    """Which lands meet where two sides are joined head to tail."""
    found: list[tuple[int, int]] = []
    for i in range(len(x.lands)):
        begin, end = x.interval(i)
        for j in range(len(y.lands)):
            far, near = y.interval(j)
            if begin < STEPS - far and STEPS - near < end:
                found.append((x.lands[i], y.lands[j]))
    return found


class BalancedMap(Map):
    """Any board lies in any place."""

    def choose(self, seats: int, settings: Settings, chance: Chance) -> list[str]:
        first = str(settings["boards"])
        if first != RANDOM:
            start = self.names.index(first)
            return [self.names[(start + seat) % len(self.names)] for seat in range(seats)]
        left = self.names[:]
        return [left.pop(chance.pick([f"board {name}" for name in left])) for _ in range(seats)]

    def split(self, text: str) -> list[str]:
        return list(text)

    def crossings(self, boards: list[Board], corners: bool) -> list[Crossing]:
        found: list[Crossing] = []
        layout = LAYOUTS[len(boards)]
        for left, side, right, other in layout.joins:
            for a, b in touching(boards[left].sides[side], boards[right].sides[other]):
                found.append(Crossing(left, a, right, b))
        if corners:
            for left, point, right, opposite in layout.corners:
                found.append(
                    Crossing(left, boards[left].corners[point], right, boards[right].corners[opposite])
                )
        return found


BALANCED: Final = BalancedMap(
    "balanced", BOARDS, 0, [Option("boards", [RANDOM, *BOARD_NAMES], when=("map", ["balanced"]))]
)
