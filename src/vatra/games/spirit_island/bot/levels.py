"""Levels: a novice that acts on what it sees at a glance, a skilled one that plays the turn through in thought."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen
from vatra.games.spirit_island.bot.futures import steady
from vatra.games.spirit_island.bot.mind import NOTHING, SLIGHT, WIDE, best_answer, finish, turn_played, used
from vatra.games.spirit_island.bot.plan import (
    Cards,
    Hand,
    grow,
    growth_values,
    keep_value,
    lane_ask,
    turn_with,
)
from vatra.games.spirit_island.bot.worth import WON, worth
from vatra.games.spirit_island.consult import AGREE, Objection
from vatra.games.spirit_island.power import POWERS
from vatra.games.spirit_island.rules.aim import Target
from vatra.games.spirit_island.rules.gain import ForgetWhich, KeepWhich
from vatra.games.spirit_island.rules.growth import ChooseGrowth
from vatra.games.spirit_island.rules.phase import UsePowers
from vatra.games.spirit_island.rules.play import PlayCards
from vatra.games.spirit_island.rules.setup import ChooseSpirit
from vatra.games.spirit_island.said import power_name
from vatra.games.spirit_island.table import SLOW_PHASE, Island

MISTAKES: Final = 5  # one in so many moves of the novice is any move
SURE: Final = 0.9 * WON  # in nearly all futures
EASY: Final = 4  # spirits that are easy to play, at the head of the list


class Depth:
    """How far a player thinks."""

    def __init__(self, sets: int, futures: int) -> None:
        self.sets: int = sets  # of cards that are played through with each growth
        self.futures: int = futures  # ways the turn could go


SKILLED: Final = Depth(4, 5)


def island_seen(seen: Seen, chance: Chance) -> Island:
    t = seen.imagine(chance)
    assert isinstance(t, Island)
    return t


def novice(seen: Seen, chance: Chance) -> Choice:
    """Takes what looks best at once, and now and then whatever comes to mind."""
    options = seen.options
    if chance.below(MISTAKES) == 0:
        return Choice(options[chance.below(len(options))])
    return Thought(seen, chance, None).choice()


def skilled(seen: Seen, chance: Chance) -> Choice:
    """Plays the turn through in thought, in several ways it could go."""
    return Thought(seen, chance, SKILLED).choice()


class Thought:
    """One decision."""

    def __init__(self, seen: Seen, chance: Chance, depth: Depth | None) -> None:
        self.t: Final = island_seen(seen, chance)
        self.seat: Final = seen.seat
        self.options: Final = seen.options
        self.chance: Final = chance
        self.depth: Final = depth
        self.futures: Final[list[Chance]] = []
        if depth is not None:
            for _ in range(depth.futures if seen.seats == 1 else 1):
                self.futures.append(steady(chance))

    def choice(self) -> Choice:
        t = self.t
        options = self.options
        if len(options) == 1:
            return Choice(options[0])
        ask = t.ask(self.seat)
        if isinstance(ask, Objection):
            return Choice(AGREE)
        if isinstance(ask, ChooseSpirit):
            return Choice(options[self.chance.below(min(EASY, len(options)))])
        if isinstance(ask, KeepWhich):
            return self.pick_by_card(options, 1.0)
        if isinstance(ask, ForgetWhich):
            return self.pick_by_card(options, -1.0)
        if isinstance(ask, PlayCards):
            return self.pick_card()
        if t.lanes:
            return self.pick_growth(isinstance(ask, ChooseGrowth))
        if isinstance(ask, UsePowers):
            return self.pick_power()
        return self.pick_answer(isinstance(ask, Target) or t.phase == SLOW_PHASE)

    def wide(self) -> bool:
        """More options than can be played through, on an island of several spirits."""
        return self.t.seats > 1 and len(self.options) > WIDE

    # -- futures -----------------------------------------------------------------------------------------------------

    def expected(self, t: Island) -> float:
        """What a table in the middle of a turn is worth when the turn is played to its end."""
        if self.depth is None:
            return worth(t)
        # After the invaders nothing is left to chance.
        futures = self.futures[:1] if self.t.phase == SLOW_PHASE else self.futures
        total = 0.0
        for future in futures:
            c = t.copy()
            c.chance = future.copy()
            total += worth(turn_played(c, self.seat))
        return total / len(futures)

    def with_cards(self, t: Island, cards: list[int]) -> float:
        """What the table is worth at the end of a turn with these cards."""
        total = 0.0
        for future in self.futures:
            c = t.copy()
            c.chance = future.copy()
            total += worth(turn_with(c, self.seat, cards))
        return total / len(self.futures)

    # -- the spirit phase ----------------------------------------------------------------------------------------------

    def pick_growth(self, whole: bool) -> Choice:
        """A growth option, or a step of one: as it ends the turn with the best cards."""
        values = self.grown() if self.depth is not None or whole else growth_values(self.t, self.seat)
        best = best_of(values)
        return Choice(self.options[best], [why("why-growth", values, best, gain(values, best))])

    def grown(self) -> list[float]:
        cards = Cards(self.t, self.seat)
        kept = promising(growth_values(self.t, self.seat)) if self.wide() else list(range(len(self.options)))
        values = [NOTHING] * len(self.options)
        for i in kept:
            values[i] = self.grown_by(self.options[i], cards)
        return values

    def grown_by(self, option: Action, cards: Cards) -> float:
        c = self.t.copy()
        c.take(self.seat, option)
        grow(c, self.seat)
        if not isinstance(lane_ask(c, self.seat), PlayCards):
            return worth(c)
        hand = Hand(c, self.seat, cards)
        if self.depth is None:
            return worth(c) + hand.promise()
        sets = hand.best(self.depth.sets if len(self.options) <= 4 and self.t.seats == 1 else 1)
        return max([self.with_cards(c, chosen) for chosen in sets])

    def pick_card(self) -> Choice:
        chosen = self.best_set()
        for card in chosen:
            for option in self.options:
                if option.text == f"play {POWERS[card].slug}":
                    play = Event("why-play", {"power": power_name(card), "cards": len(chosen)})
                    return Choice(option, [play])
        reclaims = [option for option in self.options if option.text.startswith("reclaim")]
        if reclaims:
            return self.pick_by_card(reclaims, 1.0)
        return Choice(self.options[-1], [Event("why-ready", {})])

    def best_set(self) -> list[int]:
        """The set of cards that leads to the best end, among the most promising."""
        hand = Hand(self.t, self.seat, Cards(self.t, self.seat))
        if self.depth is None:
            return hand.best(1)[0]
        sets = hand.best(2 * self.depth.sets if self.t.seats == 1 else 1)
        if len(sets) == 1:
            return sets[0]
        values = [self.with_cards(self.t, cards) for cards in sets]
        return sets[best_of(values)]

    def pick_by_card(self, options: list[Action], sign: float) -> Choice:
        """The card most worth having, or least."""
        cards = Cards(self.t, self.seat)
        values = [sign * keep_value(self.t, self.seat, option.a, cards) for option in options]
        best = best_of(values)
        name = "why-keep" if sign > 0 else "why-forget"
        return Choice(options[best], [Event(name, {"power": power_name(options[best].a)})])

    # -- powers --------------------------------------------------------------------------------------------------------

    def pick_power(self) -> Choice:
        """Each power where it is best, and then what the rest of the turn brings; or none."""
        options = self.options
        values = [self.expected(used(self.t, self.seat, option)) for option in options[:-1]]
        none = self.t.copy()
        none.take(self.seat, options[-1])
        values.append(self.expected(none) + SLIGHT)
        best = best_of(values)
        if best == len(options) - 1:
            return Choice(options[best], [Event("why-done", {})])
        more = round(10 * (values[best] - values[-1]))
        return Choice(options[best], [why("why-use", values, best, more)])

    def pick_answer(self, weighty: bool) -> Choice:
        """A target, or anything else that is asked on the way."""
        if self.depth is None or not weighty:
            return Choice(self.options[best_answer(self.t, self.seat)])
        tables: list[Island] = []
        for option in self.options:
            c = self.t.copy()
            c.take(self.seat, option)
            finish(c)
            tables.append(c)
        kept = promising([worth(c) for c in tables]) if self.wide() else list(range(len(tables)))
        values = [NOTHING] * len(tables)
        for i in kept:
            values[i] = self.expected(tables[i])
        best = best_of(values)
        return Choice(self.options[best], [why("why-target", values, best, gain(values, best))])


# -- comparing and explaining ------------------------------------------------------------------------------------------


def best_of(values: list[float]) -> int:
    best = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def promising(glances: list[float]) -> list[int]:
    """The options that look best at a glance."""
    return sorted(range(len(glances)), key=lambda i: -glances[i])[:WIDE]


def gain(values: list[float], best: int) -> int:
    """How much better the best is than the next, in tenths."""
    others = [values[i] for i in range(len(values)) if i != best]
    return round(10 * (values[best] - max(others))) if others else 0


def why(name: str, values: list[float], best: int, tenths: int) -> Event:
    """The reason for the best of several ways: how much better it is, or that it wins."""
    return Event("why-wins", {}) if values[best] >= SURE else Event(name, {"tenths": tenths})
