"""Effects that a single card has: gaining cards together, giving cards away, playing a card at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vatra.core.action import Action
from vatra.core.event import Event
from vatra.core.step import Step
from vatra.games.spirit_island.effect import Do, Effect
from vatra.games.spirit_island.effects.base import At, TakeThreshold
from vatra.games.spirit_island.power import MAJOR, POWERS
from vatra.games.spirit_island.rules.aim import in_distance
from vatra.games.spirit_island.rules.gain import (
    GAIN,
    Discard,
    Draw,
    Gain,
    Keep,
    progresses,
    take_next,
)
from vatra.games.spirit_island.said import PASS, YES_NO, IslandAsk, power_name, use_args
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import THE_DAHAN
from vatra.games.spirit_island.use import Use

GIVE: Final[dict[int, Action]] = {}


def give_action(card: int) -> Action:
    if card not in GIVE:
        GIVE[card] = Action(f"give {POWERS[card].slug}", card)
    return GIVE[card]


class GainCard(Effect):
    """The targeted spirit gains a power card."""

    deck: int

    def run(self, t: Island, u: Use) -> None:
        t.push(Gain(u.spirit, self.deck))


# -- Entwined Power ----------------------------------------------------------------------------------------------------


class GainTogether(Effect):
    """The target draws four and keeps one, then the user takes one of the others. Code of its own: everywhere else the
    cards not kept are simply discarded."""

    def run(self, t: Island, u: Use) -> None:
        if progresses(t, u.spirit):
            take_next(t, u.spirit)  # nothing is left over for the user
        else:
            t.push(WhichDeckTogether(u.spirit, u))


class WhichDeckTogether(IslandAsk):
    choice = True

    use: Use

    def options(self, t: Island, seat: int) -> list[Action]:
        return GAIN

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        u = self.use
        t.then(
            Draw(seat, action.a),
            Keep(seat, seat, action.a),
            Keep(u.seat, seat, action.a),
            Discard(seat, action.a),
        )

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-which-deck", {})


class ExchangeGifts(Effect):
    """Each of the two spirits may give the other a card from its hand. Code of its own: no other card gives cards."""

    def run(self, t: Island, u: Use) -> None:
        if not self.idle(t, u):
            t.then(GiveStep(u, u.seat, u.spirit), GiveStep(u, u.spirit, u.seat))

    def idle(self, t: Island, u: Use) -> bool:
        return u.seat == u.spirit or not (t.spirits[u.seat].hand or t.spirits[u.spirit].hand)


class GiveStep(Step[Island]):
    use: Use
    giver: int
    taker: int

    def run(self, t: Island) -> None:
        if t.spirits[self.giver].hand:
            t.push(GiveWhich(self.giver, self.use, self.taker))


class GiveWhich(IslandAsk):
    choice = True

    use: Use
    taker: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return [*[give_action(card) for card in t.spirits[seat].hand], PASS]

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a >= 0:
            t.spirits[seat].hand.remove(action.a)
            t.spirits[self.taker].hand.append(action.a)
            t.tell("gives-card", {"seat": seat, "seats": 1 << self.taker, "power": power_name(action.a)})

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-give", {"seats": 1 << self.taker})


# -- Call on Midnight's Dream ------------------------------------------------------------------------------------------


class MidnightsDream(Effect):
    """Gain a major power. If this very card is forgotten for it: energy for the dahan of the land, and the new card may
    be played at once for its cost. Code of its own: no other card asks which card was forgotten."""

    def words(self) -> Event | None:
        return Event("part-gain-major", {})

    def run(self, t: Island, u: Use) -> None:
        t.then(Gain(u.seat, MAJOR), DreamOn(u))


class DreamOn(Step[Island]):
    use: Use

    def run(self, t: Island) -> None:
        u = self.use
        frame = t.frame()
        if frame.forgot != u.power:
            return
        spirit = t.spirits[u.seat]
        dahan = t.count(u.land, THE_DAHAN)
        spirit.energy += dahan
        t.tell("gains-energy", {"seat": u.seat, "energy": dahan})
        gained = int(frame.gained)
        if gained in spirit.hand and t.cost(gained) <= spirit.energy:
            t.push(PlayNow(u.seat, u, gained))


class PlayNow(IslandAsk):
    choice = True

    use: Use
    card: int

    def options(self, t: Island, seat: int) -> list[Action]:
        return YES_NO

    def take(self, t: Island, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            play(t, seat, self.card)

    def prompt(self, t: Island, seat: int) -> Event:
        return Event("ask-play-now", {"power": power_name(self.card), **use_args(t, self.use)})


def play(t: Island, seat: int, card: int) -> None:
    """From hand into play: it is paid for, and its elements count from now on."""
    spirit = t.spirits[seat]
    spirit.hand.remove(card)
    spirit.played.append(card)
    spirit.laid += 1
    cost = t.cost(card)  # more than 0: it is a major power
    spirit.energy -= cost
    t.refresh_elements(seat)
    t.tell("plays", {"seat": seat, "power": power_name(card), "cost": cost})


# -- Tidal Boon --------------------------------------------------------------------------------------------------------


class SaveFromDrowning(Effect):
    """Dahan that the effect pushes into an ocean may be carried to a coast by the user."""

    effect: Effect

    def run(self, t: Island, u: Use) -> None:
        t.push(Do(self.effect, u.saved_by(u.seat)))

    def parts(self) -> list[Effect]:
        return [self.effect]


# -- Talons of Lightning -----------------------------------------------------------------------------------------------


class AtReach(At):
    """A threshold that also lengthened the range: who has used the longer range cannot decline the rest of it."""

    def run(self, t: Island, u: Use) -> None:
        power = POWERS[u.power]
        reach = power.reach
        if reach is not None and not self.idle(t, u):
            near: i64 = in_distance(t, u.seat, reach, reach.distance)
            if near >> u.land & 1:
                t.push(TakeThreshold(u.seat, self, u))
            else:
                t.push(Do(self.effect, u))
