"""Gaining a power card, and forgetting one."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.power import DECKS, MAJOR, MINOR, POWERS, UNIQUE
from vatra.games.spirit_island.said import IslandAsk, power_name
from vatra.games.spirit_island.table import Island

DRAWN: Final = 4
GAIN: Final[list[Action]] = [Action("gain minor", MINOR), Action("gain major", MAJOR)]
GAIN_NEXT: Final = Action("gain next", 2)
KEEP: Final[dict[int, Action]] = {}
FORGET: Final[dict[int, Action]] = {}


def keep_action(card: int) -> Action:
    if card not in KEEP:
        KEEP[card] = Action(f"keep {POWERS[card].slug}", card)
    return KEEP[card]


def forget_action(card: int) -> Action:
    if card not in FORGET:
        FORGET[card] = Action(f"forget {POWERS[card].slug}", card)
    return FORGET[card]


def progresses(t: Island, seat: int) -> bool:
    """Power progression: the next card of a list instead of a draw, as long as the list lasts."""
    spirit = t.spirits[seat]
    return bool(t.settings["progression"]) and spirit.progress < len(spirit.panel.progression)


def gain_options(t: Island, seat: int) -> list[Action]:
    return [GAIN_NEXT] if progresses(t, seat) else GAIN


class Gain(Step[Island]):
    """Gain a minor or a major power card."""

    seat: int
    deck: int

    def run(self, t: Island) -> None:
        if progresses(t, self.seat):
            take_next(t, self.seat)
        else:
            t.then(
                Draw(self.seat, self.deck),
                Keep(self.seat, self.seat, self.deck),
                Discard(self.seat, self.deck),
            )


def take_next(t: Island, seat: int) -> None:
    """The next card of the power progression."""
    spirit = t.spirits[seat]
    card = spirit.panel.progression[spirit.progress]
    spirit.progress += 1
    gained(t, seat, card)


def gained(t: Island, seat: int, card: int) -> None:
    """A new card in hand; after a major power one card is forgotten."""
    t.spirits[seat].hand.append(card)
    if t.frames:
        t.frame().gained = card
    t.tell("gains-card", {"seat": seat, "power": power_name(card)})
    if POWERS[card].deck == MAJOR:
        t.push(Forget(seat))


class Draw(Step[Island]):
    """Four cards to choose from; an empty deck is made of its discards again."""

    seat: int
    deck: int

    def run(self, t: Island) -> None:
        spirit = t.spirits[self.seat]
        deck = t.powers[self.deck]
        for _ in range(DRAWN):
            if not len(deck):
                deck.cards = t.discards[self.deck]
                t.discards[self.deck] = []
                t.tell("reshuffles", {"deck": "deck-" + DECKS[self.deck]})
            if len(deck):
                card = deck.draw(t.chance)
                spirit.offer.append(card)
                t.tell("draws-card", {"seat": self.seat, "power": power_name(card)})


class Keep(Step[Island]):
    """Keep one of the cards that some spirit drew."""

    seat: int
    drawer: int
    deck: int

    def run(self, t: Island) -> None:
        if t.spirits[self.drawer].offer:
            t.push(KeepWhich(self.seat, self.drawer))


class KeepWhich(IslandAsk):
    drawer: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [keep_action(card) for card in t.spirits[self.drawer].offer]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        t.spirits[self.drawer].offer.remove(action.a)
        gained(t, seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-keep", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.growth.gain-power"


class Discard(Step[Island]):
    """The cards that nobody kept."""

    seat: int
    deck: int

    def run(self, t: Island) -> None:
        spirit = t.spirits[self.seat]
        if spirit.offer:
            cards = len(spirit.offer)
            t.discards[self.deck] += spirit.offer
            spirit.offer = []
            t.tell("puts-back", {"seat": self.seat, "cards": cards})


# -- forgetting --------------------------------------------------------------------------------------------------------


def forget(t: Island, seat: int, card: int) -> None:
    """From hand, discard or play. In play its elements vanish, and what it has not done yet is lost."""
    spirit = t.spirits[seat]
    if card in spirit.hand:
        spirit.hand.remove(card)
    elif card in spirit.discard:
        spirit.discard.remove(card)
    else:
        spirit.played.remove(card)
        t.refresh_elements(seat)
    if POWERS[card].deck == UNIQUE:
        spirit.forgotten.append(card)
    else:
        t.discards[POWERS[card].deck].append(card)
    if t.frames:
        t.frame().forgot = card
    t.tell("forgets", {"seat": seat, "power": power_name(card)})


class Forget(Step[Island]):
    seat: int

    def run(self, t: Island) -> None:
        t.push(ForgetWhich(self.seat))


class ForgetWhich(IslandAsk):
    """Any card of one's own, the new one too."""

    def options(self, t: Island, seat: int) -> list[Action]:
        return [forget_action(card) for card in t.spirits[seat].owned()]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        forget(t, seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-forget", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.growth.forget"
