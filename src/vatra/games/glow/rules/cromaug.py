"""Cromaug takes another companion from the graveyard. It is shared: who comes earlier today ends noon first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.step import SeatAsk
from vatra.games.glow.components import COMPANIONS, CROMAUG, KAAR, NO_DIE, SLUGS
from vatra.games.glow.rules.common import AFTER_NOON, MAX_SEATS, black_die_waits
from vatra.games.glow.rules.dawn import black_die_enters, take_sketal_die
from vatra.games.glow.table import Journey


def earlier(t: Journey, seat: int) -> i64:
    """The players who come before this one today, as a bit mask."""
    mask: i64 = 0
    for i in range(t.in_turn(seat)):
        mask |= 1 << ((t.first + i) % t.seats)
    return mask


class Catch(SeatAsk[Journey]):
    """Cromaug's owner takes another companion from the graveyard.

    What later players, or anyone on the journey, may already have sent there does not count yet.
    """

    def options(self, t: Journey, seat: int) -> list[Action]:
        cards = catchable(t, seat)
        if not cards:
            return [NOBODY]
        return [CATCH_CARD[card] for card in cards]

    def take(self, t: Journey, seat: int, action: Action) -> None:
        t.pop()
        card = action.a
        if card < 0:
            return
        player = t.players[seat]
        t.graveyard.remove(card)
        player.row.append(card)
        if t.journal is not None:
            t.tell("catches", {"seat": seat, "card": SLUGS[card]})
        if COMPANIONS[card].die != NO_DIE:
            take_sketal_die(t, seat, card, free_dice(t, seat))
        elif card == KAAR and black_die_waits(t):
            black_die_enters(t)

    def forbids(self, t: Journey, seat: int, text: str) -> str:
        return "glow.cromaug.another" if text == "catch cromaug" else "glow.cromaug.catch"


def catchable(t: Journey, seat: int) -> list[int]:
    hidden: i64 = 1 << CROMAUG
    mine = t.in_turn(seat)
    for other in range(t.seats):
        hidden |= t.players[other].buried_later
        if t.in_turn(other) > mine:
            hidden |= t.players[other].buried_at_noon
    return sorted([card for card in t.graveyard if not hidden >> card & 1])


def free_dice(t: Journey, seat: int) -> list[int]:
    """The reserve as it is at this player's noon: without dice that came back later in the order of play."""
    free = t.reserve[:]
    mine = t.in_turn(seat)
    for other in range(t.seats):
        for kind in t.players[other].returned:
            if kind >= AFTER_NOON:
                free.remove(kind - AFTER_NOON)
            elif t.in_turn(other) > mine:
                free.remove(kind)
    return free


CATCH_CARD: Final[list[Action]] = [Action(f"catch {slug}", i) for i, slug in enumerate(SLUGS)]
NOBODY: Final = Action("nobody", -1)
CATCHES: Final[list[Catch]] = [Catch(seat) for seat in range(MAX_SEATS)]
