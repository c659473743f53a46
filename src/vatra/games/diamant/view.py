"""What one seat, or a spectator, may see: everything but the decisions of others that are not yet shown."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vatra.core.table import SEATS_OF
from vatra.games.diamant.components import FIRST_HAZARD, FIRST_RELIC, HAZARDS, NAMES, NUMBERED, RELIC_VALUES
from vatra.games.diamant.scoring import scores
from vatra.games.diamant.table import Cave


def describe(t: Cave) -> dict[str, Any]:
    """The whole table."""
    return seen_by(t, t.everyone)


def view(t: Cave, seat: int) -> dict[str, Any]:
    return seen_by(t, 1 << seat if seat >= 0 else 0)


def seen_by(t: Cave, knows: i64) -> dict[str, Any]:
    """The table for someone who knows the pending decisions of these seats."""
    return {
        "round": int(t.cave),
        "pockets": t.pockets[:],
        "chests": t.chests[:],
        "relics": [values[:] for values in t.relics],
        "scores": scores(t),
        "inside": SEATS_OF[t.inside][:],
        "chosen": [decision(t, seat, knows) for seat in range(t.seats)],
        "path": path(t),
        "left": int(t.rest),
        "seen": [HAZARDS[kind] for kind in range(len(HAZARDS)) if t.seen >> kind & 1],
        "deck": {"size": len(t.deck), "cards": sorted([NAMES[card] for card in t.deck.cards])},
        "removed": sorted([NAMES[card] for card in t.gone if card < FIRST_RELIC]),
        "gone": sorted([card - FIRST_RELIC for card in t.gone if card >= FIRST_RELIC]),
        "pile": RELIC_VALUES[t.cave :] if t.relic_mode == NUMBERED else [],
        "claimed": int(t.claimed),
        "caves": caves(t),
        "over": t.over,
    }


def decision(t: Cave, seat: int, knows: i64) -> str:
    """`?` is a decision that lies face down."""
    if not t.chosen >> seat & 1:
        return ""
    if not (knows >> seat & 1 or t.decided()):
        return "?"
    return "back" if t.leaving >> seat & 1 else "deeper"


def path(t: Cave) -> list[dict[str, Any]]:
    """The cards in order, each with the rubies that lie on it."""
    left = iter(t.left)
    return [{"card": NAMES[card], "left": next(left) if card < FIRST_HAZARD else 0} for card in t.path]


def caves(t: Cave) -> list[dict[str, Any]]:
    """Who went back when, in every cave so far: its cards in the order they were turned, and for every seat how many of
    them lay open when it went back (0 while it is inside, and for good if it fled)."""
    log = [cave_log(cave.cave, cave.cards, cave.back) for cave in t.closed]
    if not t.over:
        log.append(cave_log(t.cave, t.turned, t.back))
    return log


def cave_log(cave: i64, cards: list[int], back: list[int]) -> dict[str, Any]:
    return {"cave": int(cave), "cards": [NAMES[card] for card in cards], "back": back[:]}
