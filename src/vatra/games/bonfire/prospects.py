"""What a seat could have at each island, the voyage there included."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vatra.games.bonfire.components import (
    DOUBLE_WILD,
    GUARDIAN,
    ISLAND_COUNT,
    ISLAND_SLUGS,
    ISLANDS,
    SHIP,
    SLOTS,
    TASK,
    WILD,
)
from vatra.games.bonfire.conditions import have, need
from vatra.games.bonfire.player import ABSENT, Player
from vatra.games.bonfire.rules.sea import can_give, sail_cost, task_cost
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_SLUGS, TASKS


def prospects(t: Realm, seat: int) -> dict[str, Any]:
    """As if the ship lay there already. `price`: task tokens, or the one for a guardian; `open`: it could be paid, with
    the voyage; `tasks`: how far the player is with each."""
    there = t.copy()
    player = there.players[seat]
    home = int(player.ship)
    found: dict[str, Any] = {}
    for island in range(ISLAND_COUNT):
        player.ship = home
        ships: i64 = 0 if island == home else sail_cost(player, island)
        player.ship = island
        found[ISLAND_SLUGS[island]] = prospect(there, player, ships)
    return found


def prospect(t: Realm, player: Player, ships: i64) -> dict[str, Any]:
    tasks = t.islands[player.ship]
    guardian: i64 = ISLANDS[player.ship].guardian
    if guardian >= 0:
        price: i64 = 1
        possible = player.guardians[guardian] == ABSENT and can_pay(player, ships, GUARDIAN, price)
    else:
        price = task_cost(player)
        gives = can_give(player, 0) or can_give(player, 1)
        possible = len(tasks) > 0 and player.tasks() < SLOTS and gives and can_pay(player, ships, TASK, price)
    far = {
        TASK_SLUGS[task]: [int(have(player, TASKS[task])), int(need(TASKS[task]))] for task in sorted(tasks)
    }
    return {"price": int(price), "open": possible, "tasks": far}


def can_pay(player: Player, ships: i64, token: i64, n: i64) -> bool:
    """Ship tokens and those of another type, with all replacements: two others for one, a wild one for one type."""
    tokens = player.tokens
    paid: i64 = min(ships, tokens[SHIP]) + min(n, tokens[token])
    pairs: i64 = (player.token_count() - tokens[WILD] - paid) // 2
    worth: i64 = 2 if player.has(DOUBLE_WILD) else 1
    lacking: i64 = max(0, ships - tokens[SHIP])
    other: i64 = max(0, n - tokens[token])
    for paired in range(min(pairs, lacking) + 1):
        rest: i64 = max(0, other - (pairs - paired))
        if (lacking - paired + worth - 1) // worth + (rest + worth - 1) // worth <= tokens[WILD]:
            return True
    return False
