"""Afternoon in the Archipelago of Darkness: one boat may sail one route."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.step import SeatAsk
from vatra.games.glow.boards import (
    CLOSED_IN_SOLO,
    FEE,
    ISLAND_IDS,
    ISLANDS,
    ISLANDS_NEXT_TO,
    ROUTES,
    ROUTES_FROM,
)
from vatra.games.glow.player import Player
from vatra.games.glow.rules.common import MAX_SEATS, gains, island_name
from vatra.games.glow.rules.give_up import GIVE_UPS
from vatra.games.glow.table import Journey

SAIL: Final[list[list[Action]]] = [
    [Action(f"sail {ISLAND_IDS[a]} {ISLAND_IDS[b]}", a, b) for b in ISLANDS_NEXT_TO[a]]
    for a in range(len(ISLANDS))
]
STAY: Final = Action("stay", -1)


class Sail(SeatAsk[Journey]):
    kind: ClassVar[str] = "sail"

    def options(self, t: Journey, seat: int) -> list[Action]:
        player = t.players[seat]
        boats = player.boats
        shown: i64 = player.elements()
        found: list[Action] = []
        for k in range(len(boats)):
            island = boats[k]
            if island in boats[:k]:
                continue  # boats on one island are alike
            for i in range(len(ISLANDS_NEXT_TO[island])):
                route = ROUTES_FROM[island][i]
                if ISLANDS_NEXT_TO[island][i] in boats or (t.arthur is not None and route == CLOSED_IN_SOLO):
                    continue
                fee = FEE[route][shown]
                if fee is not None and fee <= player.footprints:
                    found.append(SAIL[island][i])
        found.append(STAY)
        return found

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        if action.a < 0:
            return
        player = t.players[seat]
        route = route_between(action.a, action.b)
        fee = fee_of(player, route)
        player.footprints -= fee
        player.boats.remove(action.a)
        player.boats.append(action.b)
        player.boats.sort()
        island = ISLANDS[action.b]
        player.footprints += island.footprints
        player.fireflies += island.fireflies
        player.rerolls += island.rerolls
        if t.journal is not None:
            said: dict[str, Arg] = {
                "seat": seat,
                "from": island_name(action.a),
                "to": island_name(action.b),
            }
            t.tell("sails", gains(said, 0, island.footprints - fee, island.fireflies, island.rerolls))
        if island.give_up:
            t.push(GIVE_UPS[seat])

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        words = text.split(" ")
        if len(words) != 3 or words[0] != "sail" or words[1] not in ISLAND_IDS or words[2] not in ISLAND_IDS:
            return "core.not-an-option"
        player = t.players[seat]
        a = ISLAND_IDS.index(words[1])
        b = ISLAND_IDS.index(words[2])
        if a not in player.boats or b not in ISLANDS_NEXT_TO[a]:
            return "glow.sail.one-route"
        if b in player.boats:
            return "glow.sail.one-boat-each"
        route = route_between(a, b)
        if t.arthur is not None and route == CLOSED_IN_SOLO:
            return "glow.solo.closed-route"
        fee = FEE[route][player.elements()]
        if fee is None:
            return "glow.sail.surplus"
        if fee == ROUTES[route].toll:
            return "glow.symbols.toll"
        return "glow.sail.exact"

    def label(self, t: Journey, seat: int, action: Action) -> Event:
        if action.a < 0:
            return Event("do-stay", {})
        fee = fee_of(t.players[seat], route_between(action.a, action.b))
        return Event("do-sail", {"a": island_name(action.a), "b": island_name(action.b), "fee": fee})


def fee_of(player: Player, route: int) -> int:
    """What the player pays for a route that is open to them."""
    fee = FEE[route][player.elements()]
    assert fee is not None
    return fee


def route_between(a: int, b: int) -> int:
    return ROUTES_FROM[a][ISLANDS_NEXT_TO[a].index(b)]


SAILS: Final[list[Sail]] = [Sail(seat) for seat in range(MAX_SEATS)]
