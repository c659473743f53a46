"""The two journey boards: the Land of Shadows (a company walks) and the Archipelago of Darkness (boats sail).

`x` and `y` are fractions of the board's picture, from its top left corner; the board is 1.922 times as wide as high.
"""

from __future__ import annotations

from typing import Final

from vatra.core.record import Fixed
from vatra.games.glow.components import MAX_ROUTE
from vatra.games.glow.effects import AIR, ELEMENTS, FIRE, MINERAL, NATURE, WATER

LAND: Final = 0
ARCHIPELAGO: Final = 1
BOARDS: Final[list[str]] = ["shadows", "archipelago"]
BOATS: Final = 4

# -- Land of Shadows ---------------------------------------------------------------------------------------------

START: Final = 0  # asks for nothing
VILLAGE: Final = 1  # costs footprints, may hold a camp
NEED: Final = 2  # a die with the symbol
FORBID: Final = 3  # no die with the symbol


class Space(Fixed):
    id: str
    kind: int
    symbol: int = -1
    light: int = 0
    cost: int = 0
    fireflies: int = 0
    rerolls: int = 0
    x: float = 0
    y: float = 0


# An id: the first letter of the element, x before it if forbidden, counted left to right; a village is v and its light.
SPACES: Final[list[Space]] = [
    Space("start", START, x=0.088, y=0.89),
    Space("v3", VILLAGE, light=3, cost=1, rerolls=1, x=0.087, y=0.549),
    Space("v5", VILLAGE, light=5, cost=1, fireflies=1, x=0.468, y=0.867),
    Space("v8", VILLAGE, light=8, cost=1, fireflies=1, x=0.524, y=0.67),
    Space("v10", VILLAGE, light=10, cost=1, rerolls=1, x=0.291, y=0.298),
    Space("v12", VILLAGE, light=12, cost=1, x=0.673, y=0.579),
    Space("v15", VILLAGE, light=15, cost=2, x=0.508, y=0.182),
    Space("v20", VILLAGE, light=20, cost=3, x=0.905, y=0.221),
    Space("a1", NEED, AIR, x=0.099, y=0.706),
    Space("a2", NEED, AIR, x=0.267, y=0.476),
    Space("a3", NEED, AIR, x=0.536, y=0.313),
    Space("a4", NEED, AIR, x=0.589, y=0.316),
    Space("a5", NEED, AIR, x=0.692, y=0.365),
    Space("a6", NEED, AIR, x=0.729, y=0.297),
    Space("a7", NEED, AIR, x=0.805, y=0.577),
    Space("a8", NEED, AIR, x=0.861, y=0.698),
    Space("a9", NEED, AIR, x=0.912, y=0.6),
    Space("f1", NEED, FIRE, x=0.064, y=0.255),
    Space("f2", NEED, FIRE, x=0.191, y=0.834),
    Space("f3", NEED, FIRE, x=0.243, y=0.791),
    Space("f4", NEED, FIRE, x=0.311, y=0.825),
    Space("f5", NEED, FIRE, x=0.397, y=0.45),
    Space("f6", NEED, FIRE, x=0.458, y=0.35),
    Space("f7", NEED, FIRE, x=0.468, y=0.46),
    Space("f8", NEED, FIRE, x=0.597, y=0.448),
    Space("m1", NEED, MINERAL, x=0.399, y=0.112),
    Space("m2", NEED, MINERAL, x=0.426, y=0.253),
    Space("m3", NEED, MINERAL, x=0.632, y=0.107),
    Space("m4", NEED, MINERAL, x=0.66, y=0.237),
    Space("m5", NEED, MINERAL, x=0.747, y=0.217),
    Space("m6", NEED, MINERAL, x=0.794, y=0.126),
    Space("m7", NEED, MINERAL, x=0.855, y=0.116),
    Space("n1", NEED, NATURE, x=0.103, y=0.197),
    Space("n2", NEED, NATURE, x=0.104, y=0.805),
    Space("n3", NEED, NATURE, x=0.131, y=0.119),
    Space("n4", NEED, NATURE, x=0.155, y=0.772),
    Space("n5", NEED, NATURE, x=0.182, y=0.693),
    Space("n6", NEED, NATURE, x=0.192, y=0.118),
    Space("n7", NEED, NATURE, x=0.239, y=0.691),
    Space("n8", NEED, NATURE, x=0.669, y=0.819),
    Space("n9", NEED, NATURE, x=0.736, y=0.453),
    Space("n10", NEED, NATURE, x=0.778, y=0.377),
    Space("w1", NEED, WATER, x=0.267, y=0.619),
    Space("w2", NEED, WATER, x=0.32, y=0.652),
    Space("w3", NEED, WATER, x=0.362, y=0.518),
    Space("w4", NEED, WATER, x=0.366, y=0.613),
    Space("w5", NEED, WATER, x=0.382, y=0.785),
    Space("w6", NEED, WATER, x=0.433, y=0.56),
    Space("w7", NEED, WATER, x=0.53, y=0.493),
    Space("w8", NEED, WATER, x=0.597, y=0.86),
    Space("w9", NEED, WATER, x=0.636, y=0.686),
    Space("xa1", FORBID, AIR, x=0.21, y=0.567),
    Space("xa2", FORBID, AIR, x=0.606, y=0.198),
    Space("xf1", FORBID, FIRE, x=0.094, y=0.413),
    Space("xf2", FORBID, FIRE, x=0.735, y=0.752),
    Space("xm1", FORBID, MINERAL, x=0.162, y=0.448),
    Space("xm2", FORBID, MINERAL, x=0.387, y=0.36),
    Space("xn1", FORBID, NATURE, x=0.414, y=0.672),
    Space("xn2", FORBID, NATURE, x=0.725, y=0.108),
    Space("xw1", FORBID, WATER, x=0.335, y=0.131),
    Space("xw2", FORBID, WATER, x=0.828, y=0.32),
]
SPACE_IDS: Final[list[str]] = [space.id for space in SPACES]
VILLAGES: Final[list[int]] = [i for i in range(len(SPACES)) if SPACES[i].kind == VILLAGE]  # poorest first


class Symbol(Fixed):
    """A symbol printed on a path: it works on everybody who passes, every time, both ways."""

    a: str
    b: str
    light: int = 0
    fireflies: int = 0
    rerolls: int = 0
    give_up: bool = False  # a companion or a spell
    x: float = 0
    y: float = 0


SYMBOLS_ON_PATHS: Final[list[Symbol]] = [
    Symbol("a2", "n1", fireflies=2, x=0.21, y=0.366),
    Symbol("a5", "a4", rerolls=1, x=0.635, y=0.392),
    Symbol("a9", "xw2", fireflies=1, x=0.895, y=0.448),
    Symbol("n10", "a7", give_up=True, x=0.833, y=0.457),
    Symbol("n6", "xw1", give_up=True, x=0.273, y=0.154),
    Symbol("xn2", "m3", rerolls=1, x=0.68, y=0.136),
    Symbol("xw2", "m6", light=-5, x=0.798, y=0.235),
]
# fmt: off
PLAIN_PATHS: Final[list[str]] = [
    "a3-f6", "a3-m2", "a4-a3", "a5-a6", "a6-m5", "a7-v12", "a8-a9", "f1-xf1", "f2-f3", "f3-f4", "f3-n4",
    "f4-w5", "f6-f7", "f7-f5", "f7-w7", "f7-xm2", "f8-a3", "m1-v15", "m3-xa2", "m4-a4", "m5-xn2", "m6-m7",
    "m6-xn2", "m7-v20", "n1-f1", "n10-n9", "n2-n4", "n3-n1", "n4-a1", "n4-n5", "n5-n7", "n6-n3", "n7-w1",
    "n8-xf2", "n9-a5", "start-f2", "start-n2", "v10-m2", "v10-n6", "v12-f8", "v12-n9", "v3-a1", "v5-w8",
    "v5-xn1", "v8-w6", "w1-w2", "w1-xa1", "w2-w4", "w3-a2", "w3-f5", "w3-w4", "w4-xn1", "w5-v5", "w6-w3",
    "w7-v8", "w8-n8", "w9-v8", "xa1-v3", "xa2-m4", "xa2-v15", "xf1-xm1", "xf2-a8", "xf2-w9", "xm1-v3",
    "xm2-v10", "xw1-m1", "xw2-n10",
]
# fmt: on

# -- Archipelago of Darkness -------------------------------------------------------------------------------------


class Island(Fixed):
    id: str
    distance: int  # in routes from the central island
    light: int = 0
    footprints: int = 0
    fireflies: int = 0
    rerolls: int = 0
    give_up: bool = False
    x: float = 0
    y: float = 0


class Route(Fixed):
    """`elements`: how many different elements the dice must show; empty: any dice will do. `toll` in footprints."""

    a: str
    b: str
    elements: list[int]
    toll: int = 0
    x: float = 0
    y: float = 0


ISLANDS: Final[list[Island]] = [
    Island("centre", 0, light=0, x=0.502, y=0.476),
    Island("n1", 1, light=0, rerolls=1, x=0.36, y=0.196),
    Island("n2", 2, light=3, give_up=True, x=0.6, y=0.175),
    Island("nw2", 2, light=8, x=0.125, y=0.203),
    Island("w1", 1, light=0, x=0.204, y=0.473),
    Island("sw2", 2, light=2, rerolls=1, x=0.106, y=0.797),
    Island("sw1", 1, light=2, rerolls=1, x=0.328, y=0.699),
    Island("s2", 2, light=4, x=0.48, y=0.86),
    Island("se1", 1, light=0, fireflies=2, x=0.673, y=0.678),
    Island("se2", 2, light=5, footprints=1, x=0.881, y=0.797),
    Island("e1", 1, light=0, footprints=2, x=0.742, y=0.478),
    Island("ne2", 2, light=0, give_up=True, x=0.873, y=0.336),
]
ISLAND_IDS: Final[list[str]] = [island.id for island in ISLANDS]
CENTRE: Final = 0

ROUTES: Final[list[Route]] = [
    Route("centre", "n1", [4], x=0.387, y=0.35),
    Route("centre", "w1", [3], x=0.34, y=0.485),
    Route("centre", "sw1", [1, 2], x=0.394, y=0.58),
    Route("centre", "se1", [3], x=0.571, y=0.606),
    Route("centre", "e1", [1, 2], x=0.638, y=0.506),
    Route("e1", "ne2", []),
    Route("n1", "n2", [5], x=0.473, y=0.21),
    Route("n1", "nw2", [1, 2], toll=1, x=0.263, y=0.2),
    Route("w1", "nw2", [1, 2], toll=1, x=0.176, y=0.345),
    Route("w1", "sw2", [4], x=0.149, y=0.604),
    Route("sw1", "sw2", [4], x=0.245, y=0.814),
    Route("sw1", "s2", [5], toll=1, x=0.382, y=0.776),
    Route("se1", "s2", [5], toll=1, x=0.601, y=0.783),
    Route("se1", "se2", [1, 2], x=0.762, y=0.814),
]
CLOSED_IN_SOLO: Final = ROUTES.index(next(r for r in ROUTES if r.b == "e1"))

# -- tables for the hot loops ------------------------------------------------------------------------------------


def _paths() -> tuple[list[list[int]], list[list[int]]]:
    """Neighbours of every space, and for each of them the number of the symbol on the path, or -1."""
    joined: list[tuple[int, int, int]] = []
    for i in range(len(SYMBOLS_ON_PATHS)):
        symbol = SYMBOLS_ON_PATHS[i]
        joined.append((SPACE_IDS.index(symbol.a), SPACE_IDS.index(symbol.b), i))
    for path in PLAIN_PATHS:
        ends = path.split("-")
        joined.append((SPACE_IDS.index(ends[0]), SPACE_IDS.index(ends[1]), -1))
    next_to: list[list[int]] = [[] for _ in SPACES]
    symbol_to: list[list[int]] = [[] for _ in SPACES]
    for a, b, symbol_number in sorted(joined):
        next_to[a].append(b)
        symbol_to[a].append(symbol_number)
        next_to[b].append(a)
        symbol_to[b].append(symbol_number)
    return next_to, symbol_to


_TABLES: Final = _paths()
NEXT_TO: Final[list[list[int]]] = _TABLES[0]
SYMBOL_TO: Final[list[list[int]]] = _TABLES[1]
SPACE_BIT: Final[list[int]] = [1 << space for space in range(len(SPACES))]
SPACE_KIND: Final[list[int]] = [space.kind for space in SPACES]
SPACE_SYMBOL: Final[list[int]] = [space.symbol for space in SPACES]
SPACE_COST: Final[list[int]] = [space.cost for space in SPACES]


def _routes() -> tuple[list[list[int]], list[list[int]]]:
    """For every island the islands one route away, and the numbers of those routes."""
    next_to: list[list[int]] = [[] for _ in ISLANDS]
    by: list[list[int]] = [[] for _ in ISLANDS]
    for i in range(len(ROUTES)):
        a = ISLAND_IDS.index(ROUTES[i].a)
        b = ISLAND_IDS.index(ROUTES[i].b)
        next_to[a].append(b)
        by[a].append(i)
        next_to[b].append(a)
        by[b].append(i)
    return next_to, by


_ROUTE_TABLES: Final = _routes()
ISLANDS_NEXT_TO: Final[list[list[int]]] = _ROUTE_TABLES[0]
ROUTES_FROM: Final[list[list[int]]] = _ROUTE_TABLES[1]


def _fee(route: Route, shown: int) -> int | None:
    """Footprints to pay in all: the toll, and one for every missing element. None: a surplus cannot be removed."""
    missing = [number - shown for number in route.elements or [shown] if number >= shown]
    return min(missing) + route.toll if missing else None


# FEE[route][elements shown]
FEE: Final[list[list[int | None]]] = [
    [_fee(route, shown) for shown in range(ELEMENTS + 1)] for route in ROUTES
]


def outward(island: int, taken: list[int], tile: int) -> list[int]:
    """Where Arthur's boat on this island sails: outwards by the highest or the lowest badge; ties are all listed."""
    best: list[int] = []
    best_badge = 0
    for i in range(len(ISLANDS_NEXT_TO[island])):
        there = ISLANDS_NEXT_TO[island][i]
        route = ROUTES_FROM[island][i]
        if ISLANDS[there].distance <= ISLANDS[island].distance or there in taken or route == CLOSED_IN_SOLO:
            continue
        badge = max(ROUTES[route].elements, default=0)
        if not best or (badge > best_badge if tile == MAX_ROUTE else badge < best_badge):
            best = [there]
            best_badge = badge
        elif badge == best_badge:
            best.append(there)
    return best
