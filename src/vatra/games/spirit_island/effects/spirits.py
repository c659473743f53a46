"""Energy, elements, cards, speed, range and repeats."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS
from vatra.games.spirit_island.deeds import begin
from vatra.games.spirit_island.effect import Do, Effect
from vatra.games.spirit_island.power import POWERS
from vatra.games.spirit_island.rules.action import END_ACTION
from vatra.games.spirit_island.rules.aim import Aim
from vatra.games.spirit_island.said import CHOOSE_ELEMENT, IslandAsk, use_args
from vatra.games.spirit_island.table import UNSEEN, Island
from vatra.games.spirit_island.terms import BIT, ELEMENTS, WARD
from vatra.games.spirit_island.use import Lasting, Use

# Who gets something.
YOU: Final = 0
TARGET: Final = 1


def who(u: Use, which: int) -> int:
    return u.spirit if which == TARGET else u.seat


class GainEnergy(Effect):
    """So much, or so much for each card the spirit has played this turn."""

    n: int
    which: int = TARGET
    per_card: bool = False

    def run(self, t: Island, u: Use) -> None:
        spirit = t.spirits[who(u, self.which)]
        n = self.n * int(spirit.laid) if self.per_card else self.n
        spirit.energy += n
        t.tell("gains-energy", {"seat": who(u, self.which), "energy": n})


class MoreRange(Effect):
    n: int

    def run(self, t: Island, u: Use) -> None:
        t.spirits[u.spirit].reach += self.n


class Hasten(Effect):
    """The target may use so many slow powers as fast ones."""

    n: int

    def run(self, t: Island, u: Use) -> None:
        t.spirits[u.spirit].boons += self.n


class Ward(Effect):
    """Defend wherever the target has presence when invaders deal damage."""

    n: int

    def run(self, t: Island, u: Use) -> None:
        t.lasting.append(Lasting(WARD, -1, u.spirit, self.n, 0))


class Constancy(Effect):
    """When time passes, one card in play may go back to the hand."""

    which: int

    def run(self, t: Island, u: Use) -> None:
        t.spirits[who(u, self.which)].constancy += 1


class SharePresence(Effect):
    """Both spirits may count range from each other's presence."""

    def run(self, t: Island, u: Use) -> None:
        if u.spirit != u.seat:
            t.spirits[u.seat].shares |= BIT[u.spirit]
            t.spirits[u.spirit].shares |= BIT[u.seat]


# -- repeats -----------------------------------------------------------------------------------------------------------


class GrantStorm(Effect):
    """The target may repeat so many cards, paying for them again. A repeat never grants repeats."""

    n: int

    def run(self, t: Island, u: Use) -> None:
        if not u.repeat:
            t.spirits[u.spirit].storms += self.n

    def idle(self, t: Island, u: Use) -> bool:
        return u.repeat


class GrantGift(Effect):
    """The target may repeat one card of at most this cost."""

    cost: int

    def run(self, t: Island, u: Use) -> None:
        t.spirits[u.spirit].gift = self.cost


class RepeatSelf(Effect):
    """Once more with a new target; it is an action of its own, after this one and what it triggers."""

    def run(self, t: Island, u: Use) -> None:
        if not u.repeat:
            t.frame().next.append(Aim(u.seat, u.power, True))

    def idle(self, t: Island, u: Use) -> bool:
        return u.repeat


class RepeatHere(Effect):
    """Once more in this land, whatever the range and the filter say."""

    def run(self, t: Island, u: Use) -> None:
        if not u.repeat:
            t.frame().next.append(Again(u))

    def idle(self, t: Island, u: Use) -> bool:
        return u.repeat


class Again(Step[Island]):
    use: Use

    def run(self, t: Island) -> None:
        u = self.use
        begin(t, END_ACTION)
        t.frame().dreams = u.dreams
        again = Use(u.seat, u.land, u.power, u.spirit, True, u.dreams, u.mark)
        t.push(Do(POWERS[u.power].effect, again))


# -- elements ----------------------------------------------------------------------------------------------------------


class GainElements(Effect):
    """The target gains so many different elements of its choice, and the user the same if it is another."""

    n: int

    def run(self, t: Island, u: Use) -> None:
        t.push(WhichElement(u.spirit, u, self.n, []))


class WhichElement(IslandAsk):
    choice = True

    use: Use
    left: int
    chosen: list[int]

    def options(self, t: Island, seat: int) -> list[Action]:
        return [CHOOSE_ELEMENT[i] for i in range(len(ELEMENTS)) if i not in self.chosen]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if self.left > 1:
            t.push(WhichElement(self.use.spirit, self.use, self.left - 1, [*self.chosen, action.a]))
        gain_element(t, seat, action.a)
        if self.use.seat != seat:
            gain_element(t, self.use.seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-which-element", {**use_args(t, self.use), "left": self.left})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "spirit_island.power.different-elements"


def gain_element(t: Island, seat: int, element: int) -> None:
    """One more until time passes."""
    t.spirits[seat].gained.append(element)
    t.refresh_elements(seat)
    t.tell("gains-element", {"seat": seat, "element": "element-" + ELEMENTS[element]})


class MoreOfAKind(Effect):
    """The target gains one more of an element it has."""

    def run(self, t: Island, u: Use) -> None:
        if not self.idle(t, u):
            t.push(WhichOfThese(u.spirit, u))

    def idle(self, t: Island, u: Use) -> bool:
        return not any(t.spirits[u.spirit].elements)


class WhichOfThese(IslandAsk):
    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        have = t.spirits[seat].elements
        return [CHOOSE_ELEMENT[i] for i in range(len(ELEMENTS)) if have[i]]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        gain_element(t, seat, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-which-element", {**use_args(t, self.use), "left": 1})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "core.not-an-option"


# -- fear cards --------------------------------------------------------------------------------------------------------

MOST_FEAR_CARDS: Final = 15
REVEAL: Final[list[Action]] = [Action(f"reveal {i + 1}", i) for i in range(MOST_FEAR_CARDS)]


class RevealFear(Effect):
    """Turn one face-down fear card face up, earned or still in the deck."""

    def run(self, t: Island, u: Use) -> None:
        if not self.idle(t, u):
            t.push(RevealWhich(u.seat, u))

    def idle(self, t: Island, u: Use) -> bool:
        return all(t.fear_cards[i] != UNSEEN for i in range(int(t.resolved), len(t.fear_cards)))


class RevealWhich(IslandAsk):
    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        return [REVEAL[i] for i in range(int(t.resolved), len(t.fear_cards)) if t.fear_cards[i] == UNSEEN]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        reveal_fear(t, action.a)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-reveal-fear", {})

    def forbids(self, t: Island, seat: int, text: str) -> str:
        return "core.not-an-option"


def reveal_fear(t: Island, place: int) -> int:
    """Turn up the fear card at this place; which one it is is decided now."""
    if t.fear_cards[place] == UNSEEN:
        unknown = [card for card in range(len(FEAR_SLUGS)) if card not in t.fear_cards]
        card = unknown[t.chance.pick([FEAR_SLUGS[c] for c in unknown])]
        t.fear_cards[place] = card
        t.show()
        t.tell("reveals-fear", {"card": "fear-" + FEAR_SLUGS[card]})
    return t.fear_cards[place]
