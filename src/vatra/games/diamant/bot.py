"""What this game teaches the bots: the odds of the next card, and a beginner who plays by them."""

from __future__ import annotations

import math
from typing import Final

from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen
from vatra.games.diamant.components import FIRST_HAZARD, FIRST_RELIC
from vatra.games.diamant.rules import BACK, DEEPER
from vatra.games.diamant.table import Cave

HESITATION: Final = 1.5  # gems: how much better a choice has to be before the novice is fairly sure of it
OTHERS_LEAVE: Final = 0.25  # how likely the novice thinks each other explorer goes back now


class Odds:
    """The next card, from the cards that can still come."""

    def __init__(self, t: Cave) -> None:
        dangers = 0
        gems = 0
        cards = t.deck.cards
        for card in cards:
            if card < FIRST_HAZARD:
                gems += card // int(t.crowd)
            elif card < FIRST_RELIC and t.seen >> (card - FIRST_HAZARD) & 1:
                dangers += 1
        self.cards: Final = len(cards)
        self.dangers: Final = dangers  # cards that would end the expedition
        self.danger: Final = dangers / len(cards)
        self.gain: Final = gems / len(cards)  # gems that the next card brings each explorer, on average


def novice(seen: Seen, chance: Chance) -> Choice:
    """Weighs one more card against what is at hand, and mixes: the closer the two, the more it is a coin flip."""
    t = seen.imagine(chance)
    assert isinstance(t, Cave)
    odds = Odds(t)
    at_hand = t.pockets[seen.seat]
    back = at_hand + float(t.left) / (1 + OTHERS_LEAVE * float(t.crowd - 1))
    deeper = (1 - odds.danger) * at_hand + odds.gain
    leaves = 1 / (1 + math.exp((deeper - back) / HESITATION))
    action = BACK if int(chance.below(1_000_000)) < leaves * 1_000_000 else DEEPER
    why = [
        Event("why-danger", {"percent": round(100 * odds.danger), "gems": at_hand}),
        Event("why-gain", {"gems": round(odds.gain), "back": round(back)}),
    ]
    return Choice(action, why)
