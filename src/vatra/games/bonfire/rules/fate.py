"""Placing a fate tile: which one, where, and what it yields."""

from __future__ import annotations

from typing import ClassVar, Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.games.bonfire.components import (
    DOUBLE_FATE_SYMBOL,
    FATE_LIMIT,
    FATE_LIMIT_S14,
    FATE_LIMIT_THREE,
    FATE_NAMES,
    FATE_OVERHANG,
    FATE_TILES,
    GOLD,
    MAX_SEATS,
    MIDDLE,
    START_WILD,
    WILD,
)
from vatra.games.bonfire.geometry import (
    IS_GOLD,
    IS_WILD,
    LEFT,
    RIGHT,
    SPOTS,
    SPOTS_INSIDE,
    START_SPOT,
    WAYS,
)
from vatra.games.bonfire.player import SPOT_SHIFT, STUCK, WAY_SHIFT, Player
from vatra.games.bonfire.rules.common import gain_resource, gain_token, things
from vatra.games.bonfire.rules.midturn import MidTurn
from vatra.games.bonfire.table import Realm

TOP: Final = 0
BOTTOM: Final = 1


def fate_limit(player: Player) -> int:
    """With how many tokens a tile may be placed."""
    return FATE_LIMIT_S14 if player.has(FATE_LIMIT_THREE) else FATE_LIMIT


def spots_to_try(player: Player) -> int:
    return len(SPOTS) if player.has(FATE_OVERHANG) else SPOTS_INSIDE


def tile_at(player: Player, end: int) -> int:
    """The tile at this end of the column."""
    return player.column[0 if end == TOP else -1]


def can_place(player: Player) -> bool:
    """There is a tile, and a spot for it."""
    if not player.column:
        return False
    return any(player.fits(spot) for spot in range(spots_to_try(player)))


def shut_out(player: Player) -> bool:
    """Out of the game, or with fate tiles for which there is no room: no more tokens will come."""
    return player.status == STUCK or (bool(player.column) and not can_place(player))


def lay(t: Realm, seat: int, tile: int, spot: int, way: int) -> list[int]:
    """Put a tile down; says which symbols lie on the cells of the spot, in its order."""
    player = t.players[seat]
    symbols = FATE_TILES[tile]
    if way >= LEFT:
        symbols = [symbols[2], symbols[1], symbols[0]]
    player.laid.append(spot << SPOT_SHIFT | way << WAY_SHIFT | tile)
    player.cover(spot, symbols)
    return symbols


class FirstTile(MidTurn):
    """Before the first turn: the eighth tile or the middle one of the column, either way round."""

    def options(self, t: Realm, seat: int) -> list[Action]:
        return FIRST

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        player = t.players[seat]
        tile = int(player.apart)
        if action.b:
            tile = player.column[MIDDLE]
            player.column[MIDDLE] = int(player.apart)
        player.apart = -1
        lay(t, seat, tile, START_SPOT, action.a)
        if t.journal is not None:
            t.tell("first-tile", {"seat": seat, "tile": FATE_NAMES[tile]})
        gain_token(t, seat, WILD, START_WILD)
        for symbol in FATE_TILES[tile]:
            gain_token(t, seat, symbol, 1)

    def why(self, t: Realm, seat: int, text: str) -> str:
        return "bonfire.setup.first-fate-tile"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-first-tile", {})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        player = t.players[seat]
        tile = player.column[MIDDLE] if action.b else int(player.apart)
        return Event("do-first", {"tile": FATE_NAMES[tile], "way": "way-" + WAYS[action.a]})


class LayTile(MidTurn):
    """Where the tile goes, and which way it is turned."""

    kind: ClassVar[str] = "place"

    end: int

    def options(self, t: Realm, seat: int) -> list[Action]:
        player = t.players[seat]
        found: list[Action] = []
        for spot in range(spots_to_try(player)):
            if player.fits(spot):
                found.append(LAY[2 * spot])
                found.append(LAY[2 * spot + 1])
        return found

    def take(self, t: Realm, seat: int, action: Action) -> None:
        t.pop()
        player = t.players[seat]
        tile = player.column.pop(0 if self.end == TOP else -1)
        symbols = lay(t, seat, tile, action.a, action.b)
        spot = SPOTS[action.a]
        if t.journal is not None:
            t.tell(
                "places-tile",
                {"seat": seat, "tile": FATE_NAMES[tile], "row": spot.row, "column": spot.column},
            )
        times = 2 if player.has(DOUBLE_FATE_SYMBOL) else 1
        for i in range(3):
            gain_token(t, seat, symbols[i], player.group(spot.cells[i]))
        for cell in spot.cells:
            if IS_GOLD[cell]:
                gain_resource(t, seat, GOLD, times)
            elif IS_WILD[cell]:
                gain_token(t, seat, WILD, times)

    def why(self, t: Realm, seat: int, text: str) -> str:
        player = t.players[seat]
        for number in range(len(LAY)):
            if LAY[number].text == text:
                spot = SPOTS[number // 2]
                if spot.inside < 3 and not player.has(FATE_OVERHANG):
                    return "bonfire.fate.inside"
                if spot.low & player.low or spot.high & player.high:
                    return "bonfire.fate.no-overlap"
                return "bonfire.fate.touching"
        return "bonfire.fate.inside" if text.startswith("lay ") else "bonfire.fate.turned"

    def prompt(self, t: Realm, seat: int) -> Event:
        return Event("ask-lay-tile", {"tile": FATE_NAMES[tile_at(t.players[seat], self.end)]})

    def label(self, t: Realm, seat: int, action: Action) -> Event:
        spot = SPOTS[action.a]
        player = t.players[seat]
        got = yields(player, tile_at(player, self.end), action)
        brings = things(got[: WILD + 1], [0] * GOLD + [got[-1]])
        way = "way-" + WAYS[action.b]
        return Event("do-lay", {"row": spot.row, "column": spot.column, "way": way, "things": brings})

    def things(self, t: Realm, seat: int, action: Action) -> list[str]:
        return self.named(t, seat, action, {"end": "top" if self.end == TOP else "bottom"})


def lay_actions() -> list[Action]:
    """Every spot both ways round, named by the middle cell and where the printed order runs."""
    found: list[Action] = []
    for number in range(len(SPOTS)):
        spot = SPOTS[number]
        for way in [spot.way, spot.way + 2]:
            found.append(Action(f"lay {spot.row} {spot.column} {WAYS[way]}", number, way))
    return found


def yields(player: Player, tile: int, action: Action) -> list[int]:
    """The seven kinds of tokens, then gold, that laying the tile like this would bring; the player stays as it is."""
    spot = SPOTS[action.a]
    symbols = FATE_TILES[tile]
    if action.b >= LEFT:
        symbols = [symbols[2], symbols[1], symbols[0]]
    grid = player.grid
    for i in range(3):
        grid[spot.cells[i]] = symbols[i]
    found = [0] * 8
    times = 2 if player.has(DOUBLE_FATE_SYMBOL) else 1
    for i in range(3):
        cell = spot.cells[i]
        found[symbols[i]] += player.group(cell)
        if IS_GOLD[cell]:
            found[7] += times
        elif IS_WILD[cell]:
            found[WILD] += times
    for cell in spot.cells:
        grid[cell] = -1
    return found


LAY: Final[list[Action]] = lay_actions()
FIRST: Final[list[Action]] = [
    Action("first apart right", RIGHT, 0),
    Action("first apart left", LEFT, 0),
    Action("first middle right", RIGHT, 1),
    Action("first middle left", LEFT, 1),
]
FIRST_TILE: Final[list[FirstTile]] = [FirstTile(seat) for seat in range(MAX_SEATS)]
LAY_TILE: Final[list[list[LayTile]]] = [
    [LayTile(seat, end) for end in [TOP, BOTTOM]] for seat in range(MAX_SEATS)
]
