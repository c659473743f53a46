"""The four balanced island boards, and how one to four of them lie side by side."""

from __future__ import annotations

from typing import Final

from vatra.games.spirit_island.terms import CITY, DAHAN, JUNGLE, MOUNTAIN, SANDS, TOWN, WETLAND

STEPS: Final = (
    14  # every outer side has so many steps; borders between lands meet it halfway between two steps
)


class Land:
    """A land as printed: its terrain, the pieces it starts with, and its starting blight."""

    def __init__(self, terrain: int, town: int = 0, city: int = 0, dahan: int = 0, blight: int = 0) -> None:
        self.terrain: Final = terrain
        self.pieces: Final = [TOWN] * town + [CITY] * city + [DAHAN] * dahan
        self.blight: Final = blight


class Side:
    """One straight side: its lands clockwise, and after how many steps one land ends and the next begins."""

    def __init__(self, lands: list[int], breaks: list[int]) -> None:
        self.lands: Final = lands
        self.breaks: Final = breaks

    def interval(self, i: int) -> tuple[float, float]:
        """From where to where the i-th land reaches along the side."""
        begin = self.breaks[i - 1] + 0.5 if i else 0.0
        end = self.breaks[i] + 0.5 if i < len(self.breaks) else float(STEPS)
        return begin, end


class Board:
    """Lands are numbered from 1. `corners` are the lands at the corners P1 (south-east) and P2 (north-east)."""

    def __init__(
        self,
        name: str,
        lands: list[Land],
        coastal: list[int],
        adjacent: list[tuple[int, int]],
        sides: dict[str, Side],
        corners: dict[str, int],
    ) -> None:
        self.name: Final = name
        self.lands: Final = lands
        self.coastal: Final = coastal
        self.adjacent: Final = adjacent
        self.sides: Final = sides
        self.corners: Final = corners


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


class Layout:
    """How boards are joined: sides that meet, and pairs of corners that touch in one point. Seats count from 0."""

    def __init__(
        self, joins: list[tuple[int, str, int, str]], corners: list[tuple[int, str, int, str]]
    ) -> None:
        self.joins: Final = joins
        self.corners: Final = corners


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
