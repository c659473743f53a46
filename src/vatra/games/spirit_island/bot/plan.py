"""The spirit phase: which growth, which cards."""

from __future__ import annotations

from typing import Final

from vatra.core.step import Ask
from vatra.games.spirit_island.bot.merit import merits
from vatra.games.spirit_island.bot.mind import (
    LONGEST,
    best_answer,
    finish,
    finished_well,
    turn_played,
)
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.power import POWERS, has
from vatra.games.spirit_island.rules.aim import Aim, can_aim
from vatra.games.spirit_island.rules.growth import ChooseGrowth, GrowNext
from vatra.games.spirit_island.rules.phase import PHASE_ASKS
from vatra.games.spirit_island.rules.play import PlayCards
from vatra.games.spirit_island.rules.turn import INVADERS_ACT
from vatra.games.spirit_island.table import FAST_PHASE, SLOW_PHASE, Island
from vatra.games.spirit_island.terms import BIT, FAST, SLOW

LEVEL_WORTH: Final = 2.5  # of each level of an innate power that the cards wake
ENERGY_SPENT: Final = 0.3
UNUSED_WORTH: Final = 0.15  # of a card without a good target
MOST_CARDS: Final = 7  # of a hand that are looked at


def lane_ask(t: Island, seat: int) -> Ask[Island] | None:
    """The question the seat has in the spirit phase, or None."""
    if t.over or not t.lanes or not t.waiting() >> seat & 1:
        return None
    return t.ask(seat)


# -- what a card is good for -------------------------------------------------------------------------------------------


class Cards:
    """What cards could do on the island as it is: fast ones now, slow ones when the invaders have acted."""

    def __init__(self, t: Island, seat: int) -> None:
        self.seat: Final = seat
        now = t.copy()
        now.frames = []
        now.phase = FAST_PHASE
        now.restart([PHASE_ASKS[FAST][BIT[seat]]])
        later = now.copy()
        later.restart([PHASE_ASKS[SLOW][BIT[seat]], INVADERS_ACT])
        later.advance()
        finish(later)
        if later.over:
            later = now.copy()
        later.phase = SLOW_PHASE
        self.tables: Final = [now, later]
        self.worths: Final = [worth(now), worth(later)]
        self.values: Final[dict[int, float]] = {}

    def value(self, card: int) -> float:
        """The card is put into play in thought and used where it is best."""
        if card not in self.values:
            self.values[card] = self.tried(card)
        return self.values[card]

    def tried(self, card: int) -> float:
        power = POWERS[card]
        seat = self.seat
        c = self.tables[power.speed].copy()
        spirit = c.spirits[seat]
        if card not in spirit.played:
            spirit.played.append(card)
        c.refresh_elements(seat)
        if not can_aim(c, seat, power):
            return UNUSED_WORTH
        before = worth(c)
        c.push(Aim(seat, card, False))
        c.advance()
        return max(UNUSED_WORTH, worth(finished_well(c)) - before)


def keep_value(t: Island, seat: int, card: int, cards: Cards) -> float:
    """How much a spirit would like to own the card."""
    power = POWERS[card]
    now = min(cards.value(card), 14.0)
    dear = max(0, power.cost - t.spirits[seat].income() - 2)
    return 0.4 * now + merits(t.spirits[seat].panel)[card] - 0.6 * power.cost - dear


# -- which cards to play -----------------------------------------------------------------------------------------------


def levels(t: Island, seat: int, cards: list[int]) -> int:
    """How many levels of innate powers the spirit would have with these cards in play."""
    spirit = t.spirits[seat]
    elements = spirit.elements[:]
    for card in cards:
        for element in POWERS[card].elements:
            elements[element] += 1
    found = 0
    for innate in spirit.panel.innates:
        for need in POWERS[innate].needs:
            if has(elements, need):
                found += 1
    return found


class Hand:
    """All sets of cards that can be played, with what they promise at a glance."""

    def __init__(self, t: Island, seat: int, cards: Cards) -> None:
        spirit = t.spirits[seat]
        hand = sorted(spirit.hand, key=lambda card: -cards.value(card))[:MOST_CARDS]
        self.cards: Final = hand
        self.values: Final = [cards.value(card) for card in hand]
        self.sets: Final[list[list[int]]] = []
        self.scores: Final[list[float]] = []
        self.collect(t, seat, 0, [], int(spirit.plays), int(spirit.energy), 0.0)

    def collect(
        self, t: Island, seat: int, first: int, chosen: list[int], plays: int, energy: int, score: float
    ) -> None:
        self.sets.append(chosen)
        self.scores.append(score + LEVEL_WORTH * levels(t, seat, chosen))
        if not plays:
            return
        for i in range(first, len(self.cards)):
            cost = POWERS[self.cards[i]].cost
            if cost <= energy:
                value = self.values[i] - ENERGY_SPENT * cost
                more = [*chosen, self.cards[i]]
                self.collect(t, seat, i + 1, more, plays - 1, energy - cost, score + value)

    def best(self, number: int) -> list[list[int]]:
        order = sorted(range(len(self.sets)), key=lambda i: -self.scores[i])
        return [self.sets[i] for i in order[:number]]

    def promise(self) -> float:
        return max(self.scores)


def turn_with(t: Island, seat: int, cards: list[int]) -> Island:
    """The table at the end of the turn in which the seat plays these cards."""
    for card in cards:
        for option in t.options(seat):
            if option.text == f"play {POWERS[card].slug}":
                t.take(seat, option)
                break
    turn = t.turn
    if lane_ask(t, seat) is not None:
        t.take(seat, t.options(seat)[-1])
    others_grow(t)
    return t if t.over or t.turn != turn else turn_played(t, seat)


def others_grow(t: Island) -> None:
    """The other spirits do the first thing they can and play nothing."""
    if t.seats == 1:
        return
    for _ in range(LONGEST):
        if not t.lanes:
            return
        other = t.to_act[0]
        t.take(other, t.game.auto(t, other))


# -- which growth ------------------------------------------------------------------------------------------------------


def grow(t: Island, seat: int) -> None:
    """Do what is left of a growth option, each step as it looks best."""
    for _ in range(LONGEST):
        ask = lane_ask(t, seat)
        if ask is None or isinstance(ask, PlayCards | ChooseGrowth):
            return
        values = growth_values(t, seat)
        t.take(seat, t.options(seat)[values.index(max(values))])


def growth_values(t: Island, seat: int) -> list[float]:
    """How good each step of growth looks once its own questions are answered."""
    values: list[float] = []
    for option in t.options(seat):
        c = t.copy()
        c.take(seat, option)
        for _ in range(LONGEST):
            ask = lane_ask(c, seat)
            if ask is None or isinstance(ask, PlayCards | GrowNext | ChooseGrowth):
                break
            c.take(seat, c.options(seat)[best_answer(c, seat)])
        values.append(worth(c))
    return values
