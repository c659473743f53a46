"""The numbers behind a refusal: what a path or a route asks for, and what one has."""

from __future__ import annotations

from vatra.core.event import Event
from vatra.games.glow.boards import FEE, ISLAND_IDS, SPACE_IDS, SPACES
from vatra.games.glow.rules.archipelago import route_between
from vatra.games.glow.rules.common import symbol_name
from vatra.games.glow.table import Journey


def because(t: Journey, seat: int, text: str, rule: str) -> Event | None:
    player = t.players[seat]
    words = text.split(" ")
    have = {"have": int(player.footprints)}
    if rule in ("glow.walk.need", "glow.walk.forbid"):
        symbol = symbol_name(SPACES[SPACE_IDS.index(words[1])].symbol)
        return Event("because-need" if rule == "glow.walk.need" else "because-forbid", {"symbol": symbol})
    if rule == "glow.walk.village":
        return Event("because-footprints", {"cost": int(SPACES[SPACE_IDS.index(words[1])].cost), **have})
    if rule == "glow.walk.footprint":
        return Event("because-footprints", {"cost": 1, **have})
    if rule in ("glow.symbols.toll", "glow.sail.exact"):
        fee = FEE[route_between(ISLAND_IDS.index(words[1]), ISLAND_IDS.index(words[2]))][player.elements()]
        return Event("because-footprints", {"cost": int(fee), **have}) if fee is not None else None
    return None
