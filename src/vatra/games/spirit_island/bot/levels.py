"""Levels: a novice that acts on what it sees at a glance, a skilled one that plays the turn through in thought."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen
from vatra.games.spirit_island.bot.mind import SLIGHT, after_all, best_answer, finish_well
from vatra.games.spirit_island.bot.plan import choose_cards, choose_growth, growth_answer, keep_value
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.consult import AGREE, Objection
from vatra.games.spirit_island.power import POWERS
from vatra.games.spirit_island.rules.aim import Target
from vatra.games.spirit_island.rules.gain import ForgetWhich, KeepWhich
from vatra.games.spirit_island.rules.growth import ChooseGrowth
from vatra.games.spirit_island.rules.phase import UsePowers
from vatra.games.spirit_island.rules.play import PlayCards
from vatra.games.spirit_island.rules.setup import ChooseSpirit
from vatra.games.spirit_island.said import power_name
from vatra.games.spirit_island.table import Island

MISTAKES: Final = 5  # one in so many moves of the novice is any move
SETS: Final = 4  # sets of cards that the skilled player plays through in thought
EASY: Final = 4  # spirits that are easy to play, at the head of the list


def island_seen(seen: Seen, chance: Chance) -> Island:
    t = seen.imagine(chance)
    assert isinstance(t, Island)
    return t


def novice(seen: Seen, chance: Chance) -> Choice:
    """Takes what looks best at once, and now and then whatever comes to mind."""
    options = seen.options
    if chance.below(MISTAKES) == 0:
        return Choice(options[chance.below(len(options))])
    return decide(seen, chance, 1, False)


def skilled(seen: Seen, chance: Chance) -> Choice:
    """Plays the turn through in thought: what the powers do, then what the invaders do."""
    return decide(seen, chance, SETS, True)


def decide(seen: Seen, chance: Chance, sets: int, far: bool) -> Choice:
    t = island_seen(seen, chance)
    seat = seen.seat
    options = seen.options
    if len(options) == 1:
        return Choice(options[0])
    ask = t.ask_of(seat)
    t.todo = t.shared
    if isinstance(ask, Objection):
        return Choice(AGREE)
    if isinstance(ask, ChooseSpirit):
        return Choice(options[chance.below(min(EASY, len(options)))])
    if isinstance(ask, ChooseGrowth):
        return pick_growth(t, seat, options)
    if isinstance(ask, PlayCards):
        return pick_card(t, seat, options, sets)
    if isinstance(ask, KeepWhich):
        return pick_by_card(t, seat, options, 1.0)
    if isinstance(ask, ForgetWhich):
        return pick_by_card(t, seat, options, -1.0)
    if isinstance(ask, UsePowers):
        return pick_power(t, seat, options, far)
    if isinstance(ask, Target):
        return pick_target(t, seat, options, ask.power, far)
    if t.lanes:
        return Choice(options[growth_answer(t, seat)])
    return Choice(options[best_answer(t, seat)])


# -- the spirit phase --------------------------------------------------------------------------------------------------


def pick_growth(t: Island, seat: int, options: list[Action]) -> Choice:
    values = choose_growth(t, seat)
    best = best_of(values)
    why = Event("why-growth", {"tenths": gain(values, best)})
    return Choice(options[best], [why] if len(values) > 1 else [])


def pick_card(t: Island, seat: int, options: list[Action], sets: int) -> Choice:
    if t.seats > 1:  # a turn of several spirits takes long to play through
        sets = 1
    cards = choose_cards(t, seat, sets)
    for card in cards:
        for option in options:
            if option.text == f"play {POWERS[card].slug}":
                return Choice(option, [Event("why-play", {"power": power_name(card), "cards": len(cards)})])
    reclaims = [option for option in options if option.text.startswith("reclaim")]
    if reclaims:
        return pick_by_card(t, seat, reclaims, 1.0)
    return Choice(options[-1], [Event("why-ready", {})])


def pick_by_card(t: Island, seat: int, options: list[Action], sign: float) -> Choice:
    """The card most worth having, or least."""
    values = [sign * keep_value(t, seat, option.a) for option in options]
    best = best_of(values)
    name = "why-keep" if sign > 0 else "why-forget"
    return Choice(options[best], [Event(name, {"power": power_name(options[best].a)})])


# -- powers ------------------------------------------------------------------------------------------------------------


def pick_power(t: Island, seat: int, options: list[Action], far: bool) -> Choice:
    """Each power where it is best, and then what the rest of the phase brings; or none."""
    values: list[float] = []
    for i in range(len(options) - 1):
        c = t.copy()
        c.take(seat, options[i])
        finish_well(c)
        values.append(after_all(c, int(t.turn), int(t.phase)) if far else worth(c))
    c = t.copy()
    values.append((after_all(c, int(t.turn), int(t.phase)) if far else worth(c)) + SLIGHT)
    best = best_of(values)
    if best == len(options) - 1:
        return Choice(options[best], [Event("why-done", {})])
    why = Event("why-use", {"tenths": round(10 * (values[best] - values[-1]))})
    return Choice(options[best], [why])


def pick_target(t: Island, seat: int, options: list[Action], power: int, far: bool) -> Choice:
    values: list[float] = []
    for option in options:
        c = t.copy()
        c.take(seat, option)
        finish_well(c)
        values.append(after_all(c, int(t.turn), int(t.phase)) if far else worth(c))
    best = best_of(values)
    return Choice(options[best], [Event("why-target", {"tenths": gain(values, best)})])


# -- comparing ---------------------------------------------------------------------------------------------------------


def best_of(values: list[float]) -> int:
    best = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def gain(values: list[float], best: int) -> int:
    """How much better the best is than the next, in tenths."""
    others = [values[i] for i in range(len(values)) if i != best]
    return round(10 * (values[best] - max(others))) if others else 0
