"""The spirit phase: which growth, which cards."""

from __future__ import annotations

from typing import Final

from vatra.core.step import Ask
from vatra.games.spirit_island.bot.mind import LONGEST, best_answer, finish_well, use_powers
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.power import POWERS, has
from vatra.games.spirit_island.rules.aim import Aim, can_aim
from vatra.games.spirit_island.rules.growth import ChooseGrowth, GrowNext
from vatra.games.spirit_island.rules.phase import PHASE_ASKS
from vatra.games.spirit_island.rules.play import PlayCards
from vatra.games.spirit_island.table import FAST_PHASE, Island
from vatra.games.spirit_island.terms import BIT

LEVEL_WORTH: Final = 1.6  # of each level of an innate power that the cards wake
ENERGY_SPENT: Final = 0.3
UNUSED_WORTH: Final = 0.15  # of a card without a good target
MOST_CARDS: Final = 7  # of a hand that are looked at


def lane_ask(t: Island, seat: int) -> Ask[Island] | None:
    """The question the seat has in the spirit phase, or None."""
    if not t.lanes or not t.waiting() >> seat & 1:
        return None
    ask = t.ask_of(seat)
    t.todo = t.shared
    return ask


# -- what a card is good for -------------------------------------------------------------------------------------------


def card_value(t: Island, seat: int, card: int) -> float:
    """What the card could do on the island as it is: it is put into play in thought and used where it is best."""
    power = POWERS[card]
    c = t.copy()
    c.lanes = []
    c.frames = []
    c.phase = FAST_PHASE
    spirit = c.spirits[seat]
    for cards in (spirit.hand, spirit.discard, spirit.offer):
        if card in cards:
            cards.remove(card)
    if card not in spirit.played:
        spirit.played.append(card)
    c.refresh_elements(seat)
    if not can_aim(c, seat, power):
        return UNUSED_WORTH
    before = worth(c)
    c.shared = [PHASE_ASKS[power.speed][BIT[seat]]]
    c.todo = c.shared
    c.push(Aim(seat, card, False))
    c.advance()
    finish_well(c)
    return max(UNUSED_WORTH, worth(c) - before)


def fits_innates(t: Island, seat: int, card: int) -> int:
    """How many of its elements the innate powers of the spirit ask for."""
    found = 0
    for element in POWERS[card].elements:
        for innate in t.spirits[seat].panel.innates:
            if [need for need in POWERS[innate].needs if need[element]]:
                found += 1
                break
    return found


def keep_value(t: Island, seat: int, card: int) -> float:
    """How much a spirit would like to own the card."""
    power = POWERS[card]
    income = t.spirits[seat].income()
    dear = max(0, power.cost - income - 1)
    return card_value(t, seat, card) + 0.6 * fits_innates(t, seat, card) - 0.35 * power.cost - 0.8 * dear


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

    def __init__(self, t: Island, seat: int) -> None:
        spirit = t.spirits[seat]
        values = {card: card_value(t, seat, card) for card in spirit.hand}
        hand = sorted(spirit.hand, key=lambda card: -values[card])[:MOST_CARDS]
        self.cards: Final = hand
        self.values: Final = [values[card] for card in hand]
        self.sets: list[list[int]] = []
        self.scores: list[float] = []
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
        order = sorted(range(len(self.sets)), key=self.minus, reverse=False)
        return [self.sets[i] for i in order[:number]]

    def minus(self, i: int) -> float:
        return -self.scores[i]


def choose_cards(t: Island, seat: int, tried: int) -> list[int]:
    """The set of cards that leads to the best end of the turn, among the most promising."""
    sets = Hand(t, seat).best(tried)
    if len(sets) == 1 or tried == 1:
        return sets[0]
    best = sets[0]
    value = -1e9
    for cards in sets:
        c = t.copy()
        play_out(c, seat, cards)
        v = worth(c)
        if v > value:
            best, value = cards, v
    return best


def play_out(t: Island, seat: int, cards: list[int]) -> None:
    """Play these cards, and the whole turn with them."""
    for card in cards:
        for option in t.options(seat):
            if option.text == f"play {POWERS[card].slug}":
                t.take(seat, option)
                break
    turn = t.turn
    if lane_ask(t, seat) is not None:
        t.take(seat, t.options(seat)[-1])
    others_grow(t, seat)
    if not t.over and t.turn == turn:
        use_powers(t, seat)
    if not t.over and t.turn == turn:
        use_powers(t, seat)


def others_grow(t: Island, seat: int) -> None:
    """The other spirits do the first thing they can and play nothing."""
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
        t.take(seat, t.options(seat)[growth_answer(t, seat)])


def growth_answer(t: Island, seat: int) -> int:
    """The step of growth that looks best once its own questions are answered."""
    options = t.options(seat)
    best = 0
    value = -1e9
    for i in range(len(options)):
        c = t.copy()
        c.take(seat, options[i])
        for _ in range(LONGEST):
            ask = lane_ask(c, seat)
            if ask is None or isinstance(ask, PlayCards | GrowNext | ChooseGrowth):
                break
            c.take(seat, c.options(seat)[best_answer(c, seat)])
        v = worth(c)
        if v > value:
            best, value = i, v
    return best


def choose_growth(t: Island, seat: int) -> list[float]:
    """What each growth option leads to by the end of the turn."""
    options = t.options(seat)
    values: list[float] = []
    for i in range(len(options)):
        c = t.copy()
        c.take(seat, options[i])
        grow(c, seat)
        if isinstance(lane_ask(c, seat), PlayCards):
            play_out(c, seat, choose_cards(c, seat, 1))
        values.append(worth(c))
    return values
