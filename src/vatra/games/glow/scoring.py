"""The end of the game: cards, camp or boats, fireflies, footprints. Most light wins, then most reroll tokens."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.result import Points, Result, ranked
from vatra.games.glow.boards import ISLANDS, LAND, SPACES
from vatra.games.glow.components import ADVENTURERS, END_LIGHT, FIREFLY_BONUS
from vatra.games.glow.player import Player
from vatra.games.glow.rules.arthur import next_village
from vatra.games.glow.table import Arthur, Journey


def card_light(player: Player) -> int:
    """The corners of all cards, added up as one sum; it cannot push the score below 0."""
    total = ADVENTURERS[player.adventurer].end if player.adventurer >= 0 else 0
    for card in player.row:
        total += END_LIGHT[card]
    return max(total, -int(player.light))


def journey_light(t: Journey, player: Player) -> int:
    if t.board == LAND:
        return SPACES[player.camp].light
    return sum([ISLANDS[island].light for island in player.boats])


def firefly_light(player: Player) -> int:
    return FIREFLY_BONUS if player.all_fireflies() >= len(player.row) else 0


def parts(t: Journey, player: Player) -> list[Points]:
    """Where the light would come from if the game ended now."""
    return [
        Points("light", int(player.light)),
        Points("cards", card_light(player)),
        Points("camp" if t.board == LAND else "boats", journey_light(t, player)),
        Points("fireflies", firefly_light(player)),
        Points("footprints", int(player.footprints)),
    ]


def total(t: Journey, player: Player) -> int:
    return sum([p.points for p in parts(t, player)])


def arthur_parts(t: Journey, arthur: Arthur) -> list[Points]:
    """On land Arthur's footprints first buy his camp a climb: as often as he can pay, or once."""
    footprints: i64 = arthur.footprints
    if t.board != LAND:
        islands = sum([ISLANDS[island].light for island in arthur.boats])
        return [
            Points("light", int(arthur.light)),
            Points("boats", islands),
            Points("footprints", int(footprints)),
        ]
    camp = int(arthur.camp)
    while True:
        higher = next_village(camp)
        if higher == camp or SPACES[higher].cost > footprints:
            break
        footprints -= SPACES[higher].cost
        camp = higher
        if t.settings["arthur-climbs"] == "once":
            break
    return [
        Points("light", int(arthur.light)),
        Points("camp", SPACES[camp].light),
        Points("footprints", int(footprints)),
    ]


def result(t: Journey) -> Result:
    found = [parts(t, player) for player in t.players]
    if t.arthur is None:
        return ranked(found, "eight-days", [[int(player.rerolls) for player in t.players]])
    mine = sum([p.points for p in found[0]])
    arthur = arthur_parts(t, t.arthur)
    won = mine > sum([p.points for p in arthur])
    reason = "arthur-beaten" if won else "arthur-wins"
    rivals = [("show-arthur", arthur)]
    return Result([1 if won else 2], [0] if won else [], [mine], found, reason, rivals=rivals)
