"""The numbers behind a refusal: what an action costs and what one can pay, how far a guardian would walk."""

from __future__ import annotations

from vatra.core.event import Event
from vatra.games.bonfire.components import (
    FIRE,
    PATH,
    PATH_COST,
    SHIP,
    TASK,
    TOKEN_NAMES,
)
from vatra.games.bonfire.rules.great_bonfire import TURN, turn_cost
from vatra.games.bonfire.rules.payment import units
from vatra.games.bonfire.rules.procession import walk_of
from vatra.games.bonfire.rules.sea import SAIL, sail_cost, task_cost
from vatra.games.bonfire.table import Realm


def because(t: Realm, seat: int, text: str, rule: str) -> Event | None:
    player = t.players[seat]
    if rule.startswith("bonfire.ship."):
        island = next((at for at, sail in enumerate(SAIL) if sail.text == text), -1)
        return tokens(t, seat, SHIP, int(sail_cost(player, island))) if 0 <= island != player.ship else None
    if rule.startswith("bonfire.great-bonfire."):
        space = next((at for at, turn in enumerate(TURN) if turn.text == text), -1)
        return tokens(t, seat, FIRE, int(turn_cost(t, player, space))) if space >= 0 else None
    if rule == "bonfire.receive.tokens":
        return tokens(t, seat, TASK, int(task_cost(player)))
    if rule == "bonfire.path.cost":
        return tokens(t, seat, PATH, int(PATH_COST[len(player.path)]))
    if rule == "bonfire.procession.steps":
        walk = walk_of(text)
        if walk is None or walk.b > player.spaces():
            return None
        away = int(walk.b - player.guardians[walk.a])
        return Event("because-steps", {"away": away, "steps": int(t.steps)}) if away > t.steps else None
    return None


def tokens(t: Realm, seat: int, token: int, cost: int) -> Event | None:
    """With everything that may stand for the right tokens."""
    have = int(units(t.players[seat], token))
    return (
        Event("because-tokens", {"token": TOKEN_NAMES[token], "cost": cost, "have": have})
        if have < cost
        else None
    )
