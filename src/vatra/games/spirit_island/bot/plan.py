"""The spirit phase: which growth, which cards."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.step import Ask
from vatra.games.spirit_island.bot.merit import merits
from vatra.games.spirit_island.bot.mind import LONGEST, NOTHING, Mind
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

    def __init__(self, mind: Mind, t: Island, seat: int) -> None:
        self.mind: Final = mind
        self.seat: Final = seat
        now = t.copy()
        now.frames = []
        now.phase = FAST_PHASE
        now.restart([PHASE_ASKS[FAST][BIT[seat]]])
        later = now.copy()
        later.restart([PHASE_ASKS[SLOW][BIT[seat]], INVADERS_ACT])
        later.advance()
        mind.finish(later)
        if later.over:
            later = now.copy()
        later.phase = SLOW_PHASE
        self.tables: Final = [now, later]
        self.worths: Final = [mind.worth(now), mind.worth(later)]
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
        before = self.mind.worth(c)
        c.push(Aim(seat, card, False))
        c.advance()
        return max(UNUSED_WORTH, self.mind.worth(self.mind.finished_well(c, 0)) - before)


def keep_value(t: Island, seat: int, card: int, cards: Cards) -> float:
    """How much a spirit would like to own the card."""
    power = POWERS[card]
    now = min(cards.value(card), 14.0)
    at_hand = t.spirits[seat].income() + 2
    if cards.mind.sheet.own[seat].saved:  # what is saved pays for it
        at_hand = max(at_hand, int(t.spirits[seat].energy))
    dear = max(0, power.cost - at_hand)
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
        self.back: Final = spirit.discard if spirit.may_reclaim() else []  # one of them can be had back
        hand = sorted(spirit.hand + self.back, key=lambda card: -cards.value(card))[:MOST_CARDS]
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
            card = self.cards[i]
            cost = POWERS[card].cost
            if cost <= energy and not (card in self.back and [one for one in chosen if one in self.back]):
                value = self.values[i] - ENERGY_SPENT * cost
                more = [*chosen, card]
                self.collect(t, seat, i + 1, more, plays - 1, energy - cost, score + value)

    def best(self, number: int) -> list[list[int]]:
        order = sorted(range(len(self.sets)), key=lambda i: -self.scores[i])
        return [self.sets[i] for i in order[:number]]

    def promise(self) -> float:
        return max(self.scores)


def turn_with(mind: Mind, t: Island, seat: int, cards: list[int], plans: list[list[str]]) -> Island:
    """The table at the end of the turn in which the seat plays these cards, and the others what they are thought to."""
    play(t, seat, cards)
    turn = t.turn
    if lane_ask(t, seat) is not None:
        t.take(seat, t.options(seat)[-1])
    others_grow(t, plans)
    return t if t.over or t.turn != turn else mind.turn_played(t, seat)


def play(t: Island, seat: int, cards: list[int]) -> None:
    """The cards, one of which may have to be taken back first; and the best that can be had back for later."""
    for card in cards:
        for _ in range(2):
            step = step_to(t.options(seat), card)
            if step is not None:
                t.take(seat, step)
            if step is None or step.text.startswith("play"):
                break
    best = best_back(t, seat)
    if best is not None:
        t.take(seat, best)


def step_to(options: list[Action], card: int) -> Action | None:
    """The card is played, or taken back first."""
    slug = POWERS[card].slug
    for verb in ("play", "reclaim"):
        for option in options:
            if option.text == f"{verb} {slug}":
                return option
    return None


def best_back(t: Island, seat: int) -> Action | None:
    """What is best taken back, when no more is to be played."""
    merit = merits(t.spirits[seat].panel)
    best: Action | None = None
    for option in t.options(seat):
        if option.text.startswith("reclaim") and (best is None or merit[option.a] > merit[best.a]):
            best = option
    return best


def others_grow(t: Island, plans: list[list[str]]) -> None:
    """The other spirits do what is expected of them; beyond that the first thing they can, and nothing more."""
    if t.seats == 1:
        return
    for other in range(len(plans)):
        for text in plans[other]:
            if lane_ask(t, other) is None:
                break
            for option in t.options(other):
                if option.text == text:
                    t.take(other, option)
                    break
    for _ in range(LONGEST):
        if not t.lanes:
            return
        other = t.to_act[0]
        t.take(other, t.game.auto(t, other))


# -- which growth ------------------------------------------------------------------------------------------------------


def grow(mind: Mind, t: Island, seat: int) -> list[str]:
    """Do what is left of a growth option, each step as it looks best; returns the steps."""
    done: list[str] = []
    for _ in range(LONGEST):
        ask = lane_ask(t, seat)
        if ask is None or isinstance(ask, PlayCards | ChooseGrowth):
            break
        values = growth_values(mind, t, seat)
        option = t.options(seat)[values.index(max(values))]
        done.append(option.text)
        t.take(seat, option)
    return done


def growth_values(mind: Mind, t: Island, seat: int) -> list[float]:
    """How good each step of growth looks once its own questions are answered."""
    values: list[float] = []
    for option in t.options(seat):
        c = t.copy()
        c.take(seat, option)
        for _ in range(LONGEST):
            ask = lane_ask(c, seat)
            if ask is None or isinstance(ask, PlayCards | GrowNext | ChooseGrowth):
                break
            c.take(seat, c.options(seat)[mind.best_answer(c, seat)])
        values.append(mind.worth(c) + points_for(mind, seat, option))
    return values


def points_for(mind: Mind, seat: int, option: Action) -> float:
    """What the spirit's own weights say for or against an option of growth."""
    points = mind.sheet.own[seat].points
    return points.get(option.text, 0.0) if points else 0.0


def next_turn(mind: Mind, t: Island, seat: int, sets: int) -> float:
    """What the next turn can be brought to, for a spirit alone: the best of every growth with a few sets of cards."""
    if t.over or not isinstance(lane_ask(t, seat), ChooseGrowth):
        return mind.worth(t)
    cards = Cards(mind, t, seat)
    best = NOTHING
    for option in t.options(seat):
        c = t.copy()
        c.take(seat, option)
        grow(mind, c, seat)
        points = points_for(mind, seat, option)
        if not isinstance(lane_ask(c, seat), PlayCards):
            best = max(best, mind.worth(c) + points)
            continue
        for chosen in Hand(c, seat, cards).best(sets):
            best = max(best, mind.worth(turn_with(mind, c.copy(), seat, chosen, [])) + points)
    return best


def likely_turn(mind: Mind, t: Island, seat: int) -> list[str]:
    """What an ally is likely to do in the spirit phase: the growth and the cards that promise most at a glance."""
    if lane_ask(t, seat) is None:
        return []
    cards = Cards(mind, t, seat)
    best: list[str] = []
    value = NOTHING
    growing = isinstance(lane_ask(t, seat), ChooseGrowth)
    for option in t.options(seat) if growing else t.options(seat)[:1]:
        c = t.copy()
        done: list[str] = []
        if growing:
            c.take(seat, option)
            done.append(option.text)
        done += grow(mind, c, seat)
        found = mind.worth(c) + points_for(mind, seat, option)
        if isinstance(lane_ask(c, seat), PlayCards):
            hand = Hand(c, seat, cards)
            found += hand.promise()
            done += [f"play {POWERS[card].slug}" for card in hand.best(1)[0]]
        if found > value:
            best, value = done, found
    return best
