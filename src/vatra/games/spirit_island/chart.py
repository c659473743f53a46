"""The island of one game: all lands in a row, who touches whom, and what lies within which range."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.games.spirit_island.boards import Board, Crossing, Map
from vatra.games.spirit_island.maps import MAP_NAMES, MAPS, MOST_LANDS
from vatra.games.spirit_island.terms import BIT, OCEAN_LAND, TERRAINS

SPOTS: Final = MOST_LANDS + 1  # lands of a board, and its ocean as the last
GROUNDS: Final[list[int]] = [OCEAN_LAND, *TERRAINS]
FARTHEST: Final = 9  # no range is longer, with every bonus there is


class Near:
    """Adjacency and ranges while certain oceans are in play, or none."""

    def __init__(self, chart: Chart, oceans: int, adjacent: list[list[int]]) -> None:
        self.chart: Final = chart
        self.oceans: Final = oceans  # a bit for each board
        self.adjacent: Final = adjacent
        self.touching: Final[list[int]] = [sum([BIT[b] for b in lands]) for lands in adjacent]
        within: list[list[int]] = [[BIT[land] for land in range(len(adjacent))]]
        for _ in range(FARTHEST):
            last = within[-1]
            step: list[int] = []
            for land in range(len(adjacent)):
                mask = last[land]
                for other in adjacent[land]:
                    mask |= last[other]
                step.append(mask)
            within.append(step)
        self.within: Final = within  # [range][land]: a mask of lands

    def __reduce__(self) -> tuple[Any, ...]:
        return near_of, (self.chart, self.oceans)


class Chart:
    """Boards in seat order: the lands of each by number, then its ocean.

    An ocean is in play only where Ocean's Hungry Grasp is, and only for powers and for blight: `near` has a table for
    every set of such boards, and `ashore` is that of everything else.
    """

    def __init__(self, island: Map, names_of_boards: list[str], corners: bool) -> None:
        boards = [island.boards[island.names.index(name)] for name in names_of_boards]
        names: list[str] = []
        terrain: list[int] = []
        number: list[int] = []
        board_of: list[int] = []
        first: list[int] = []
        coastal: i64 = 0
        oceans: list[int] = []
        for seat in range(len(boards)):
            board = boards[seat]
            first.append(len(names))
            for n in range(1, len(board.lands) + 1):
                if n in board.coastal:
                    coastal |= BIT[len(names)]
                names.append(f"{board.name}{n}")
                terrain.append(board.lands[n - 1].terrain)
                number.append(n)
                board_of.append(seat)
            oceans.append(len(names))
            names.append(f"ocean-{board.name}")
            terrain.append(OCEAN_LAND)
            number.append(0)
            board_of.append(seat)
        self.made_of: Final[tuple[str, list[str], bool]] = (island.name, names_of_boards, corners)
        self.boards: Final[list[Board]] = boards
        self.names: Final = names
        self.size: Final = len(names)
        self.terrain: Final = terrain
        self.number: Final = number
        self.board_of: Final = board_of
        self.first: Final = first
        # Where learners see each land: boards have different numbers of lands. And all these spots by terrain.
        self.spots: Final = [board_of[i] * SPOTS + (number[i] or SPOTS) - 1 for i in range(len(names))]
        self.grounds: Final = [
            [self.spots[land] for land in range(len(names)) if terrain[land] == ground] for ground in GROUNDS
        ]
        self.oceans: Final = oceans
        self.ocean_mask: Final[i64] = sum([BIT[land] for land in oceans])
        self.lands: Final = [land for land in range(len(names)) if land not in oceans]
        self.land_mask: Final[i64] = sum([BIT[land] for land in self.lands])
        self.coastal: Final[i64] = coastal
        self.pairs: Final = self._pairs(island.crossings(boards, corners))
        self.nears: Final[list[Near | None]] = [None] * (1 << len(boards))
        self.ashore: Final = self.near(0)
        self.actions: Final[dict[int, Action]] = {}  # made once and kept: options are built all the time

    def state(self) -> str:
        return str(self.made_of)

    def __reduce__(self) -> tuple[Any, ...]:
        return chart_of, self.made_of

    def _pairs(self, crossings: list[Crossing]) -> list[tuple[int, int]]:
        """All lands that touch, oceans left out."""
        found: list[tuple[int, int]] = []
        for seat in range(len(self.boards)):
            for a, b in self.boards[seat].adjacent:
                found.append((self.land(seat, a), self.land(seat, b)))
        for one in crossings:
            found.append((self.land(one.board, one.land), self.land(one.other, one.other_land)))
        return found

    def land(self, seat: int, number: int) -> int:
        return self.first[seat] + number - 1

    def lands_of(self, seat: int) -> list[int]:
        """The lands of one board."""
        return [land for land in self.lands if self.board_of[land] == seat]

    def nearest(self, land: int, among: list[int]) -> list[int]:
        """Of these lands those that are nearest, by land."""
        for reach in self.ashore.within:
            found = [other for other in among if reach[land] >> other & 1]
            if found:
                return found
        return []

    def near(self, oceans: int) -> Near:
        """The table for a set of boards (a bit for each) whose oceans are in play."""
        found = self.nears[oceans]
        if found is None:
            adjacent: list[list[int]] = [[] for _ in self.names]
            pairs = self.pairs[:]
            for seat in range(len(self.boards)):
                if oceans >> seat & 1:
                    for n in self.boards[seat].coastal:
                        pairs.append((self.oceans[seat], self.land(seat, n)))
            for a, b in pairs:
                if b not in adjacent[a]:
                    adjacent[a].append(b)
                    adjacent[b].append(a)
            found = Near(self, oceans, [sorted(lands) for lands in adjacent])
            self.nears[oceans] = found
        return found

    def coast_of(self, seat: int) -> list[int]:
        return [self.land(seat, n) for n in self.boards[seat].coastal]


_charts: Final[dict[str, Chart]] = {}


def chart_of(island: str, names: list[str], corners: bool) -> Chart:
    """The island made of these boards of a map, one for each seat; made once and kept."""
    key = f"{names} {corners}"  # no two maps have a board in common
    if key not in _charts:
        _charts[key] = Chart(MAPS[MAP_NAMES.index(island)], names, corners)
    return _charts[key]


def near_of(chart: Chart, oceans: int) -> Near:
    return chart.near(oceans)
