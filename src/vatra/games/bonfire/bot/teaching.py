"""What a search is taught: what a turn's beginning is worth, and which answers within a turn are sensible."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.search.worth import promised
from vatra.games.bonfire.bot.ahead import lead
from vatra.games.bonfire.bot.thinking import best_slot, best_spots, most_rewards
from vatra.games.bonfire.bot.worth import WEIGHTS
from vatra.games.bonfire.rules.fate import LayTile
from vatra.games.bonfire.rules.great_bonfire import Rewards
from vatra.games.bonfire.rules.midturn import DISCARDS
from vatra.games.bonfire.rules.payment import PayAsk
from vatra.games.bonfire.rules.sea import ChooseSlot
from vatra.games.bonfire.rules.turn import Turn
from vatra.games.bonfire.table import Realm

SPREAD: Final = 12.0  # points of a lead that make a victory as likely as three to one
SENSIBLE: Final = 12.0  # as likely as so many others
FOLLOWED: Final = 3


def evaluate(t: Realm) -> list[float] | None:
    """By what everybody may expect to have in the end, whenever a turn begins."""
    if not isinstance(t.shared[-1], Turn):
        return None
    return [promised(lead(t, seat, WEIGHTS), SPREAD) for seat in range(t.seats)]


def weigh(t: Realm, seat: int, options: list[Action]) -> list[float] | None:
    ask = t.shared[-1]
    if isinstance(ask, PayAsk):
        liked = options[:1]
    elif isinstance(ask, ChooseSlot):
        liked = [best_slot(t.players[seat], ask.task, WEIGHTS)]
    elif isinstance(ask, LayTile):
        liked = best_spots(t.players[seat], ask, options, FOLLOWED)
    elif isinstance(ask, Rewards):
        liked = most_rewards(options)
    else:
        liked = [option for option in options if option not in DISCARDS]
    return [SENSIBLE if option in liked else 1.0 for option in options]
