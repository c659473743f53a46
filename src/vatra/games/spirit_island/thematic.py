"""The four thematic boards: the island as it is, each board in its fixed place."""

from __future__ import annotations

from typing import Final

from vatra.core.chance import Chance
from vatra.core.options import Option, Settings
from vatra.games.spirit_island.boards import Board, Crossing, Land, Map
from vatra.games.spirit_island.terms import JUNGLE, MOUNTAIN, SANDS, WETLAND

BOARD_W: Final = Board(
    "W",
    [
        Land(JUNGLE, town=2, dahan=2),
        Land(SANDS, town=1),
        Land(SANDS),
        Land(SANDS),
        Land(JUNGLE, explorer=1),
        Land(MOUNTAIN, explorer=1, dahan=1),
        Land(WETLAND, dahan=2),
        Land(JUNGLE, dahan=2),
        Land(SANDS),
        Land(MOUNTAIN),
    ],
    [1, 2, 3],
    [
        *[(1, 2), (1, 5), (1, 7), (1, 8), (1, 9), (2, 3), (2, 4)],
        *[(2, 5), (3, 4), (4, 5), (4, 6), (5, 6), (5, 7), (6, 7)],
        *[(7, 8), (8, 9), (8, 10), (9, 10)],
    ],
)
BOARD_E: Final = Board(
    "E",
    [
        Land(JUNGLE, explorer=1),
        Land(WETLAND, town=1),
        Land(WETLAND, town=1, city=1, dahan=2, blight=1),
        Land(WETLAND, explorer=1, dahan=3),
        Land(SANDS),
        Land(MOUNTAIN),
        Land(MOUNTAIN),
        Land(MOUNTAIN, explorer=1),
        Land(WETLAND, dahan=2),
        Land(WETLAND, dahan=2),
    ],
    [1, 2, 3],
    [
        *[(1, 2), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5), (3, 4)],
        *[(3, 7), (4, 5), (4, 7), (4, 8), (4, 9), (5, 6), (5, 9)],
        *[(6, 9), (6, 10), (7, 8), (8, 9), (9, 10)],
    ],
)
BOARD_NW: Final = Board(
    "NW",
    [
        Land(SANDS, explorer=2, dahan=1),
        Land(SANDS, city=1),
        Land(WETLAND, town=1),
        Land(JUNGLE),
        Land(MOUNTAIN),
        Land(SANDS, dahan=2),
        Land(WETLAND, dahan=1),
        Land(MOUNTAIN, explorer=1, dahan=1),
        Land(MOUNTAIN, dahan=1),
    ],
    [1, 2, 3],
    [
        *[(1, 2), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5), (3, 4)],
        *[(4, 5), (4, 7), (5, 6), (5, 7), (5, 8), (6, 8), (6, 9)],
        *[(7, 8), (8, 9)],
    ],
)
BOARD_NE: Final = Board(
    "NE",
    [
        Land(SANDS, city=1),
        Land(JUNGLE),
        Land(JUNGLE, dahan=1),
        Land(WETLAND, dahan=1),
        Land(JUNGLE, town=1),
        Land(MOUNTAIN, dahan=2),
        Land(MOUNTAIN, explorer=3, dahan=3),
        Land(SANDS),
        Land(WETLAND),
    ],
    [1, 2, 3, 4],
    [
        *[(1, 2), (1, 5), (2, 3), (2, 5), (3, 4), (3, 5), (3, 7)],
        *[(4, 7), (5, 7), (5, 8), (5, 9), (6, 7), (7, 8), (8, 9)],
    ],
)

# Lands that touch across boards; each pair holds whenever both boards are in play.
BORDERS: Final[list[tuple[str, int, str, int]]] = [
    *[("E", 7, "W", 10), ("E", 8, "W", 8), ("E", 8, "W", 10), ("E", 9, "W", 7), ("E", 9, "W", 8)],
    *[("E", 10, "W", 6), ("E", 10, "W", 7)],
    *[("NE", 4, "E", 1), ("NE", 4, "E", 6), ("NE", 6, "E", 6), ("NE", 6, "E", 10), ("NE", 7, "E", 6)],
    *[("NW", 7, "NE", 7), ("NW", 7, "NE", 8), ("NW", 7, "NE", 9), ("NW", 8, "NE", 7)],
    *[("NW", 9, "NE", 6), ("NW", 9, "NE", 7)],
    *[("NW", 1, "W", 3), ("NW", 6, "W", 3), ("NW", 6, "W", 4), ("NW", 9, "W", 4), ("NW", 9, "W", 6)],
]
# Where all four boards come together NE6 ends just before the point, so NE6 and W6 do not touch.
CORNERS: Final[list[tuple[str, int, str, int]]] = [("NW", 9, "E", 10)]

DIFFICULTY: Final = 3
# Which boards are in play, by the number of seats; the advised ones first. Seats start on them in this order.
CHOICES: Final[dict[int, list[str]]] = {
    1: ["ne", "w", "e", "nw"],
    2: ["w-e", "w-nw", "w-ne", "e-nw", "e-ne", "nw-ne"],
    3: ["w-e-ne", "w-e-nw", "w-nw-ne", "e-nw-ne"],
    4: ["w-e-nw-ne"],
}


def named(choice: str) -> list[str]:
    return choice.upper().split("-")


class ThematicMap(Map):
    def usual(self, seats: int) -> list[str]:
        return named(CHOICES[seats][0])

    def choose(self, seats: int, settings: Settings, chance: Chance) -> list[str]:
        option = f"thematic-{seats}"
        return named(str(settings[option])) if option in settings else self.usual(seats)

    def split(self, text: str) -> list[str]:
        return text.split()

    def crossings(self, boards: list[Board], corners: bool) -> list[Crossing]:
        names = [board.name for board in boards]
        return [
            Crossing(names.index(left), a, names.index(right), b)
            for left, a, right, b in (BORDERS + CORNERS if corners else BORDERS)
            if left in names and right in names
        ]


THEMATIC: Final = ThematicMap(
    "thematic",
    [BOARD_W, BOARD_E, BOARD_NW, BOARD_NE],
    DIFFICULTY,
    [
        Option(f"thematic-{seats}", [*CHOICES[seats]], seats=(seats, seats), when=("map", ["thematic"]))
        for seats in (1, 2, 3)
    ],
)
