"""The fate area: its cells, its printed symbols, and every spot where a fate tile may lie.

Cells are counted from 1, rows from the top and columns from the left. A specialist lets tiles stick out, by two
cells at most, so the grid that is remembered has two more rows and columns on every side.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.games.bonfire.components import BIT

FATE_ROWS: Final = 4  # reconstructed, like all cells below
FATE_COLUMNS: Final = 7
START_CENTRE: Final[list[int]] = [2, 4]
GOLD_SYMBOLS: Final[list[list[int]]] = [[1, 2], [1, 6], [4, 1], [4, 7]]
WILD_SYMBOLS: Final[list[list[int]]] = [[1, 4], [3, 2], [3, 6], [4, 4]]
HIGHLIGHTED_CELLS: Final[list[list[int]]] = [[4, column] for column in range(1, 8)]
OUTER_CELLS: Final[list[list[int]]] = [[row, column] for row in range(1, 5) for column in [1, 7]]

MARGIN: Final = 2
WIDTH: Final = FATE_COLUMNS + 2 * MARGIN
CELLS: Final = (FATE_ROWS + 2 * MARGIN) * WIDTH
HALF: Final = CELLS // 2  # two words hold the grid as bits
EMPTY: Final = -1

RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3
WAYS: Final[list[str]] = ["right", "down", "left", "up"]
ROW_STEP: Final[list[int]] = [0, 1, 0, -1]
COLUMN_STEP: Final[list[int]] = [1, 0, -1, 0]


def cell(row: int, column: int) -> int:
    return (row + MARGIN - 1) * WIDTH + column + MARGIN - 1


def row_of(cell: int) -> int:
    return cell // WIDTH - MARGIN + 1


def column_of(cell: int) -> int:
    return cell % WIDTH - MARGIN + 1


def is_inside(row: int, column: int) -> bool:
    return 1 <= row <= FATE_ROWS and 1 <= column <= FATE_COLUMNS


INSIDE: Final[list[bool]] = [is_inside(row_of(c), column_of(c)) for c in range(CELLS)]
IS_GOLD: Final[list[bool]] = [[row_of(c), column_of(c)] in GOLD_SYMBOLS for c in range(CELLS)]
IS_WILD: Final[list[bool]] = [[row_of(c), column_of(c)] in WILD_SYMBOLS for c in range(CELLS)]


def beside(c: int) -> list[int]:
    """The cells that share an edge with this one."""
    row, column = c // WIDTH, c % WIDTH
    found: list[int] = []
    for way in range(4):
        r, k = row + ROW_STEP[way], column + COLUMN_STEP[way]
        if 0 <= r < CELLS // WIDTH and 0 <= k < WIDTH:
            found.append(r * WIDTH + k)
    return found


BESIDE: Final[list[list[int]]] = [beside(c) for c in range(CELLS)]
# The cells that a task may want covered, by its `what`.
WANTED_CELLS: Final[list[list[int]]] = [
    [cell(at[0], at[1]) for at in cells] for cells in [HIGHLIGHTED_CELLS, GOLD_SYMBOLS, OUTER_CELLS]
]


def low_bits(cells: list[int]) -> i64:
    bits: i64 = 0
    for c in cells:
        if c < HALF:
            bits |= BIT[c]
    return bits


def high_bits(cells: list[int]) -> i64:
    bits: i64 = 0
    for c in cells:
        if c >= HALF:
            bits |= BIT[c - HALF]
    return bits


class Spot:
    """Three cells in a row, across or upright."""

    def __init__(self, row: int, column: int, way: int) -> None:
        self.row: Final = row  # of the middle cell
        self.column: Final = column
        self.way: Final = way  # RIGHT or DOWN; the other way round is the same spot
        cells = [cell(row + ROW_STEP[way] * step, column + COLUMN_STEP[way] * step) for step in range(-1, 2)]
        around = [c for each in cells for c in BESIDE[each] if c not in cells]
        self.cells: Final[list[int]] = cells
        self.inside: Final[i64] = len([c for c in cells if INSIDE[c]])
        self.low: Final[i64] = low_bits(cells)
        self.high: Final[i64] = high_bits(cells)
        self.around_low: Final[i64] = low_bits(around)
        self.around_high: Final[i64] = high_bits(around)


def all_spots() -> list[Spot]:
    """Every spot with a cell inside; those wholly inside come first."""
    spots = [
        Spot(row, column, way)
        for way in [RIGHT, DOWN]
        for row in range(FATE_ROWS + 2)
        for column in range(FATE_COLUMNS + 2)
        if (way == RIGHT and 1 <= row <= FATE_ROWS) or (way == DOWN and 1 <= column <= FATE_COLUMNS)
    ]
    return [spot for spot in spots if spot.inside == 3] + [spot for spot in spots if spot.inside < 3]


SPOTS: Final[list[Spot]] = all_spots()
SPOTS_INSIDE: Final = len([spot for spot in SPOTS if spot.inside == 3])


def start_spot() -> int:
    for number, spot in enumerate(SPOTS):
        if [spot.row, spot.column] == START_CENTRE and spot.way == RIGHT:
            return number
    raise AssertionError("the start cells are a spot")


START_SPOT: Final = start_spot()
