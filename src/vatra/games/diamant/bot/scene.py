"""A scene: what everybody inside looks at when they decide, in a few numbers that are quick to copy and to play on."""

from __future__ import annotations

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.games.diamant.components import CLAIM_VALUES, FIRST_HAZARD, FIRST_RELIC, HAZARDS, PLAIN_RELIC
from vatra.games.diamant.table import Cave


class Scene:
    """All who are inside entered together, so one pocket stands for all of them."""

    def __init__(self, cards: list[int], counts: list[int], crowd: i64) -> None:
        self.cards = cards  # that can still come
        self.counts = counts  # of each kind of hazard among them
        self.crowd: i64 = crowd
        self.pocket: i64 = 0
        self.left: i64 = 0
        self.seen: i64 = 0  # hazards on the path, a bit for each kind
        self.hazards: i64 = 0  # how many those are
        self.dangers: i64 = 0  # cards that would end the expedition
        self.gems: i64 = 0  # on all the treasures that can still come
        self.treasures: i64 = 0  # how many those are
        self.numbered: i64 = 0  # worth of the numbered relics on the path
        self.plain: i64 = 0  # identical relics on the path
        self.claimed: i64 = 0  # relics carried out so far

    def copy(self) -> Scene:
        new = Scene(self.cards[:], self.counts[:], self.crowd)
        new.pocket = self.pocket
        new.left = self.left
        new.seen = self.seen
        new.hazards = self.hazards
        new.dangers = self.dangers
        new.gems = self.gems
        new.treasures = self.treasures
        new.numbered = self.numbered
        new.plain = self.plain
        new.claimed = self.claimed
        return new

    # -- what an explorer weighs -------------------------------------------------------------------------------------

    @property
    def danger(self) -> float:
        """How likely the next card ends the expedition."""
        return float(self.dangers) / len(self.cards)

    def gain(self, crowd: float) -> float:
        """About what the next card brings each of so many explorers; half a ruby each does not divide, on average."""
        undivided = float(self.treasures) * (crowd - 1.0) * 0.5
        return max(0.0, float(self.gems) - undivided) / (crowd * len(self.cards))

    def exact_gain(self) -> float:
        """What the next card brings each of those inside, on average."""
        total: i64 = 0
        for card in self.cards:
            if card < FIRST_HAZARD:
                total += card // self.crowd
        return float(total) / len(self.cards)

    @property
    def relics(self) -> i64:
        """What the relics on the path are worth to someone who goes back alone."""
        worth: i64 = self.numbered
        for i in range(self.plain):
            value: i64 = CLAIM_VALUES[self.claimed + i]
            worth += value
        return worth

    @property
    def safe(self) -> bool:
        """The next card can do no harm, and nothing on the path can be lost to others meanwhile."""
        return not (self.dangers or self.left or self.numbered or self.plain)

    # -- what happens ------------------------------------------------------------------------------------------------

    def draw(self, dice: Chance) -> bool:
        """Turn any of the cards that can come. False: it ends the expedition."""
        cards = self.cards
        i: i64 = dice.below(len(cards))
        card: i64 = cards[i]
        last = cards.pop()
        if i < len(cards):
            cards[i] = last
        return self.turn(card)

    def turn(self, card: i64) -> bool:
        """Turn this card, which has been taken from the deck."""
        if card < FIRST_HAZARD:
            share: i64 = card // self.crowd
            self.pocket += share
            self.left += card - share * self.crowd
            self.gems -= card
            self.treasures -= 1
        elif card < FIRST_RELIC:
            kind: i64 = card - FIRST_HAZARD
            if self.seen >> kind & 1:
                return False
            self.seen |= 1 << kind
            self.hazards += 1
            more: i64 = self.counts[kind] - 1
            self.counts[kind] = more
            self.dangers += more
        elif card == PLAIN_RELIC:
            self.plain += 1
        else:
            self.numbered += card - FIRST_RELIC
        return True

    def go_back(self, leavers: i64) -> i64:
        """So many go back together; returns what each of them gets on top of the pocket."""
        share: i64 = self.left // leavers
        self.left -= share * leavers
        self.crowd -= leavers
        if leavers == 1 and (self.numbered or self.plain):
            share += self.relics
            self.numbered = 0
            self.claimed += self.plain
            self.plain = 0
        return share


def fresh(deck: list[int], crowd: int) -> Scene:
    """The start of an expedition with this deck, which becomes the scene's."""
    scene = Scene(deck, [0] * len(HAZARDS), crowd)
    for card in deck:
        if card < FIRST_HAZARD:
            scene.gems += card
            scene.treasures += 1
        elif card < FIRST_RELIC:
            scene.counts[card - FIRST_HAZARD] += 1
    return scene


def scene_of(t: Cave, seat: int) -> Scene:
    """The moment at which this seat decides."""
    scene = fresh(t.deck.cards[:], int(t.crowd))
    scene.pocket = t.pockets[seat]
    scene.left = t.rest
    scene.seen = t.seen
    for kind in range(len(HAZARDS)):
        if t.seen >> kind & 1:
            scene.hazards += 1
            scene.dangers += scene.counts[kind]
    if t.relics_here:
        for card in t.path:
            if card == PLAIN_RELIC:
                scene.plain += 1
            elif card > PLAIN_RELIC:
                scene.numbered += card - FIRST_RELIC
    scene.claimed = t.claimed
    return scene
