"""Reading: what the caves so far tell about the habits of everyone at the table."""

from __future__ import annotations

from typing import Final

from vatra.core.record import Fixed
from vatra.games.diamant.bot.habits import (
    SENSIBLE,
    SLIP,
    Coin,
    Fright,
    Habit,
    Pocketful,
    Sense,
    Thinker,
)
from vatra.games.diamant.bot.scene import Scene, fresh
from vatra.games.diamant.table import Cave


class Known(Fixed):
    """A habit that players have, and how common it is before anything was seen of them."""

    habit: Habit
    common: float


THINKER: Final = 0  # the place of those who think alike
KNOWN: Final[list[Known]] = [
    Known(Thinker(), 5.0),
    Known(SENSIBLE, 2.0),
    Known(Coin(0.5), 1.0),
    Known(Coin(0.2), 0.5),
    Known(Pocketful(4), 1.0),
    Known(Pocketful(6), 1.0),
    Known(Pocketful(8), 1.0),
    Known(Pocketful(10), 1.0),
    Known(Pocketful(12), 1.0),
    Known(Pocketful(15), 1.0),
    Known(Pocketful(20), 1.0),
    Known(Pocketful(40), 0.5),
    Known(Fright(1), 1.0),
    Known(Fright(2), 1.0),
    Known(Fright(3), 1.0),
    Known(Sense(1.0, 0.25, 1.0, 1.0), 1.0),
    Known(Sense(1.0, 0.25, 1.0, 0.1), 1.0),
    Known(Sense(2.0, 0.25, 0.7, 0.5), 1.0),
    Known(Sense(1.0, 0.0, 0.0, 0.1), 1.0),
    Known(Sense(2.0, 0.0, 0.0, 0.3), 1.0),
]


class Reading:
    """`likely[seat]` is how likely each known habit is for the seat, from who went back when (Bayes' rule)."""

    def __init__(self, t: Cave) -> None:
        total = sum([known.common for known in KNOWN])
        self.likely: Final = [[known.common / total for known in KNOWN] for _ in range(t.seats)]
        deck = t.deck.cards + t.path
        self.read(deck, t.turned[:-1], t.back)
        for i in range(len(t.closed) - 1, -1, -1):
            cave = t.closed[i]
            last = cave.cards[len(cave.cards) - 1]
            if 0 in cave.back:  # somebody fled: the card that ended it has left the game since
                deck.append(last)
            self.read(deck, cave.cards, cave.back)

    def read(self, deck: list[int], cards: list[int], back: list[int]) -> None:
        """Go through an expedition again, decision by decision."""
        scene = fresh(deck[:], len(back))
        for i in range(len(cards)):
            card = cards[i]
            if card in scene.cards:  # a relic may have left the game since
                scene.cards.remove(card)
            if not scene.turn(card):
                return
            self.watch(scene, back, i + 1)
            leavers = back.count(i + 1)
            if leavers:
                scene.go_back(leavers)
                if not scene.crowd:
                    return

    def watch(self, scene: Scene, back: list[int], turned: int) -> None:
        """Everybody inside decides, with so many cards turned."""
        leaves = [SLIP + (1.0 - 2.0 * SLIP) * known.habit.leaves(scene) for known in KNOWN]
        for seat in range(len(back)):
            if back[seat] and back[seat] < turned:
                continue
            likely = self.likely[seat]
            total = 0.0
            for i in range(len(leaves)):
                likely[i] *= leaves[i] if back[seat] == turned else 1.0 - leaves[i]
                total += likely[i]
            for i in range(len(likely)):
                likely[i] /= total
