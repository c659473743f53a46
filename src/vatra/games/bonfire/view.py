"""What one seat, or a spectator, may see: everything. What nobody has seen has no place in the state."""

from __future__ import annotations

from typing import Any

from vatra.core.result import Points
from vatra.games.bonfire.components import (
    CITY_SLUGS,
    COMMON,
    COMMON_NEEDS,
    COUNCIL,
    ELDER_SLUGS,
    FATE_SLUGS,
    GNOME_SLUGS,
    GUARDIANS,
    ISLAND_COUNT,
    ISLAND_SLUGS,
    ISLANDS,
    PATH_SLUGS,
    PATHS,
    PORTALS,
    RESOURCES,
    SHAPE_AT,
    SLOTS,
    SPACES,
    SPECIALIST_SLUGS,
    TOKENS,
    TOM_SLUGS,
    TRIGGER,
)
from vatra.games.bonfire.conditions import common_have, fulfilled, have, need
from vatra.games.bonfire.geometry import SPOTS, WAYS, column_of, row_of
from vatra.games.bonfire.handicap import handicap_of, in_challenge, next_handicap
from vatra.games.bonfire.player import SPOT_SHIFT, STATUS, WAY_SHIFT, Player, slot_of
from vatra.games.bonfire.prospects import prospects
from vatra.games.bonfire.rules.great_bonfire import next_notch, turn_cost
from vatra.games.bonfire.rules.sea import sail_cost
from vatra.games.bonfire.rules.turn import pass_value
from vatra.games.bonfire.scoring import parts, result, total
from vatra.games.bonfire.table import Realm, Tom
from vatra.games.bonfire.tasks import TASK_SLUGS, TASKS


def view(t: Realm, seat: int) -> dict[str, Any]:
    """Besides what everybody sees, whoever sits there is told what the islands hold out to them."""
    found = describe(t)
    if seat >= 0:
        found["prospects"] = prospects(t, seat)
    return found


def describe(t: Realm) -> dict[str, Any]:
    return {
        "first": int(t.first),
        "turns": int(t.turns),
        "players": [player_view(t, seat) for seat in range(t.seats)],
        "islands": {ISLAND_SLUGS[i]: island_view(t, i) for i in range(ISLAND_COUNT)},
        "great_bonfire": {
            "pointer": int(t.pointer),
            "used": t.fire_used,
            "portals": [[PORTALS[shape] for shape in sorted(space)] for space in t.portals],
        },
        "paths": {
            "display": [PATH_SLUGS[tile] for tile in t.display],
            "piles": [
                {"unseen": t.pile_unseen[pile], "under": [PATH_SLUGS[tile] for tile in t.pile_known[pile]]}
                for pile in range(len(t.pile_unseen))
            ],
            "unseen": [PATH_SLUGS[tile] for tile in sorted(t.paths.cards)],
        },
        "specialists": {
            "display": [GNOME_SLUGS[gnome] for gnome in t.masters],
            "unseen": [GNOME_SLUGS[gnome] for gnome in sorted(t.specialists.cards)],
        },
        "elders": [ELDER_SLUGS[elder] for elder in range(len(ELDER_SLUGS)) if t.elders >> elder & 1],
        "common": {COMMON[which]: bool(t.neutrals >> which & 1) for which in range(len(COMMON))},
        "council": {COUNCIL[space]: council_view(t, space) for space in range(len(COUNCIL))},
        "novices": t.novices(),
        "novices_needed": TRIGGER[t.seats],
        "ending": t.ending,
        "countdown": int(t.countdown),
        "tom": tom_view(t.tom) if t.tom is not None else None,
        "next_handicap": following(t) if in_challenge(t.settings) and t.over else None,
        "over": t.over,
    }


def following(t: Realm) -> int:
    """The handicap of the player's next game in the challenge."""
    return next_handicap(handicap_of(t.settings), result(t).reason)


def island_view(t: Realm, island: int) -> dict[str, Any]:
    here = ISLANDS[island]
    return {
        "resource": RESOURCES[here.resource] if here.resource >= 0 else "",
        "guardian": GUARDIANS[here.guardian] if here.guardian >= 0 else "",
        "guardians": t.island_guardians[here.guardian] if here.guardian >= 0 else 0,
        "tasks": [TASK_SLUGS[task] for task in sorted(t.islands[island])],
        "gifts": [player.gifts[island] for player in t.players],
        "ships": [seat for seat in range(t.seats) if t.players[seat].ship == island],
    }


def council_view(t: Realm, space: int) -> dict[str, Any]:
    return {
        "players": [player.sent[space] for player in t.players],
        "neutral": t.neutral[space],
        "lying": t.lying[space],
        "tom": t.tom.city.sent[space] if t.tom is not None else 0,
    }


def player_view(t: Realm, seat: int) -> dict[str, Any]:
    player = t.players[seat]
    found = city_view(player)
    found |= {
        "status": STATUS[player.status],
        "tokens": {TOKENS[i]: player.tokens[i] for i in range(len(TOKENS))},
        "resources": {RESOURCES[i]: player.resources[i] for i in range(len(RESOURCES))},
        "ship": ISLAND_SLUGS[player.ship] if player.ship >= 0 else "dock",
        "voyages": {
            ISLAND_SLUGS[i]: int(sail_cost(player, i)) for i in range(ISLAND_COUNT) if i != player.ship
        },
        "turns_of_fire": [int(turn_cost(t, player, space)) for space in range(SPACES)],
        "gifts": {
            "open": [RESOURCES[gift] if gift >= 0 else "" for gift in [player.open_left, player.open_right]],
            "below": [int(player.pile_left), int(player.pile_right)],
            "unseen": [RESOURCES[gift] for gift in sorted(player.unseen)],
        },
        "fate": fate_view(player),
        "pass": int(pass_value(t, seat)),
    }
    return found


def city_view(player: Player) -> dict[str, Any]:
    score = parts(player)
    return {
        "city": CITY_SLUGS[player.city],
        "path": [PATH_SLUGS[tile] for tile in player.path],
        "spaces": ["gold", *[RESOURCES[PATHS[tile].resource] for tile in player.path]],
        "slots": [slot_view(player, slot) for slot in range(SLOTS)],
        "shapes": [PORTALS[shape] for shape in SHAPE_AT[player.city][1:]],
        "portals": [bool(player.notches >> notch & 1) for notch in range(1, SLOTS + 1)],
        "next_notch": int(next_notch(player)),
        "guardians": {GUARDIANS[g]: place(player.guardians[g]) for g in range(len(GUARDIANS))},
        "gnomes": [GNOME_SLUGS[g] for g in range(len(GNOME_SLUGS)) if player.gnomes >> g & 1],
        "common": {COMMON[which]: common_view(player, which) for which in range(len(COMMON))},
        "score": {p.category: p.points for p in score},
        "total": sum_of(score),
    }


def sum_of(score: list[Points]) -> int:
    return sum([p.points for p in score])


def common_view(player: Player, which: int) -> dict[str, Any]:
    return {
        "have": int(common_have(player, which)),
        "need": COMMON_NEEDS[which],
        "met": bool(player.met >> which & 1),
    }


def slot_view(player: Player, slot: int) -> dict[str, Any]:
    """A task with how far it is, or a Bonfire."""
    number = player.slots[slot]
    if number < 0:
        return {"task": "", "lit": False, "points": 0, "have": 0, "need": 0, "ready": False}
    task = TASKS[number]
    lit = bool(player.lit >> (slot + 1) & 1)
    return {
        "task": TASK_SLUGS[number],
        "lit": lit,
        "points": int(task.points),
        "have": int(have(player, task)),
        "need": int(need(task)),
        "ready": not lit and fulfilled(player, number),
    }


def place(at: int) -> str:
    if at < 0:
        return ""
    if at == 0:
        return "start"
    return f"bonfire {slot_of(at)}" if slot_of(at) else f"space {at}"


def fate_view(player: Player) -> dict[str, Any]:
    return {
        "column": [FATE_SLUGS[tile] for tile in player.column],
        "apart": FATE_SLUGS[player.apart] if player.apart >= 0 else "",
        "laid": [laid_view(packed) for packed in player.laid],
        "cells": [
            {"row": row_of(cell), "column": column_of(cell), "symbol": TOKENS[player.grid[cell]]}
            for cell in range(len(player.grid))
            if player.grid[cell] >= 0
        ],
        "groups": {TOKENS[symbol]: player.largest[symbol] for symbol in range(6)},
    }


def laid_view(packed: int) -> dict[str, Any]:
    spot = SPOTS[packed >> SPOT_SHIFT]
    return {
        "tile": FATE_SLUGS[packed & 15],
        "row": spot.row,
        "column": spot.column,
        "way": WAYS[packed >> WAY_SHIFT & 15],
    }


def tom_view(tom: Tom) -> dict[str, Any]:
    found = city_view(tom.city)
    found |= {
        "cards": [TOM_SLUGS[card] for card in sorted(tom.cards.cards)],
        "discards": [TOM_SLUGS[card] for card in tom.discards],
        "shown": [SPECIALIST_SLUGS[gnome] for gnome in tom.shown],
        "novices": int(tom.novices),
        "passes": int(tom.passes),
        "total": total(tom.city),
    }
    return found
