"""Levels: a novice that acts on what it sees at a glance, a skilled one that plays the turn through in thought."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.judge import Judgement, Level, best_of, next_best, only
from vatra.core.record import Fixed
from vatra.core.seen import Seen
from vatra.games.spirit_island.bot.futures import steady
from vatra.games.spirit_island.bot.mind import NOTHING, SLIGHT, WIDE, Mind
from vatra.games.spirit_island.bot.plan import (
    Cards,
    Hand,
    grow,
    growth_values,
    keep_value,
    lane_ask,
    likely_turn,
    next_turn,
    points_for,
    step_to,
    turn_with,
)
from vatra.games.spirit_island.bot.weights import Sheet, sheet_for
from vatra.games.spirit_island.bot.worth import WON
from vatra.games.spirit_island.consult import AGREE, Objection
from vatra.games.spirit_island.rules.aim import Target
from vatra.games.spirit_island.rules.gain import ForgetWhich, KeepWhich
from vatra.games.spirit_island.rules.growth import ChooseGrowth
from vatra.games.spirit_island.rules.phase import UsePowers
from vatra.games.spirit_island.rules.play import PlayCards
from vatra.games.spirit_island.rules.ravage import RavageOrder
from vatra.games.spirit_island.rules.setup import ChooseSpirit
from vatra.games.spirit_island.said import power_name
from vatra.games.spirit_island.table import SLOW_PHASE, Island
from vatra.games.spirit_island.terms import CITY, DAHAN, EXPLORER, TOWN

OVERLOOKED: Final = 25  # of a hundred options escape the novice
PASSED_OVER: Final = -1000.0  # for what was not looked at more closely
FEW: Final = 4  # options of growth, each of which is played through with many sets of cards
SURE: Final = 0.9 * WON  # in nearly all futures
EASY: Final = 4  # spirits that are easy to play, at the head of the list


class Depth(Fixed):
    """How far a player thinks, and by whose weights."""

    sets: int  # of cards that are played through with each growth, twice as many when cards are played
    futures: int  # ways the turn could go
    closer: int = 0  # so many sets are played through in all of them; 0: all are
    ahead: int = 0  # so many of them are followed through the turn after, by a spirit alone
    beam: int = 0  # lines of answers that go on inside one power; 0: each question by itself
    own: bool = True  # weights of the spirit's own
    allies: bool = True  # plans of the others are counted on


GLANCE: Final = Depth(1, 0, own=False, allies=False)
SKILLED: Final = Depth(4, 5, own=False, allies=False)
EXPERT: Final = Depth(12, 3, closer=4, ahead=3)
MASTER: Final = Depth(16, 3, closer=6, ahead=5, beam=4)
AHEAD_SETS: Final = 2  # of cards with each growth of the turn after


def island_seen(seen: Seen, chance: Chance) -> Island:
    t = seen.imagine(chance)
    assert isinstance(t, Island)
    return t


def novice(seen: Seen, chance: Chance) -> Judgement:
    """Takes what looks best at once, of what it notices."""
    return Thought(seen, chance, GLANCE).judge().overlooking(chance, OVERLOOKED)


def thinking(depth: Depth) -> Level:
    """Plays the turn through in thought, so far."""

    def level(seen: Seen, chance: Chance) -> Judgement:
        return Thought(seen, chance, depth).judge()

    return level


class Found(Fixed):
    """What was found about an option: its value, and how the island stands at the end of the turn, on average."""

    value: float
    ends: list[Island]


class Thought:
    """One decision."""

    def __init__(self, seen: Seen, chance: Chance, depth: Depth, sheet: Sheet | None = None) -> None:
        self.t: Final = island_seen(seen, chance)
        self.seat: Final = seen.seat
        self.options: Final = seen.options
        self.chance: Final = chance
        self.depth: Final = depth
        self.alone: Final = seen.seats == 1
        self.mind: Final = Mind(sheet or sheet_for(self.t.spirits, depth.own), depth.allies)
        self.beam: Final = max(depth.beam, self.mind.whole)
        self.futures: Final[list[Chance]] = []
        for _ in range(depth.futures if self.alone or depth.allies else min(1, depth.futures)):
            self.futures.append(steady(chance))
        self.plans: Final[list[list[str]]] = [[] for _ in range(seen.seats)]

    def judge(self) -> Judgement:
        t = self.t
        options = self.options
        if len(options) == 1:
            return Judgement(options, [0.0])
        ask = t.ask(self.seat)
        if isinstance(ask, Objection):
            return only(self.options, AGREE)
        if isinstance(ask, ChooseSpirit):
            return only(self.options, options[self.chance.below(min(EASY, len(options)))])
        if isinstance(ask, KeepWhich):
            return self.by_card(options, 1.0)
        if isinstance(ask, ForgetWhich):
            return self.by_card(options, -1.0)
        if t.lanes and self.depth.futures and self.depth.allies:
            for other in range(t.seats):
                if other != self.seat:
                    self.plans[other] = likely_turn(self.mind, t, other)
        if isinstance(ask, PlayCards):
            return self.cards()
        if t.lanes:
            return self.growth(isinstance(ask, ChooseGrowth))
        if isinstance(ask, UsePowers):
            return self.power()
        return self.answer(isinstance(ask, Target) or t.phase == SLOW_PHASE)

    def wide(self) -> bool:
        """More options than can be played through, on an island of several spirits."""
        return not self.alone and len(self.options) > WIDE

    def most_sets(self, times: int) -> int:
        """So many sets of cards are played through: fewer at larger tables, where every turn takes longer."""
        if not self.futures or not (self.alone or self.depth.allies):
            return 1
        return max(1, times * self.depth.sets // self.t.seats)

    # -- futures -----------------------------------------------------------------------------------------------------

    def expected(self, t: Island) -> Found:
        """What a table in the middle of a turn comes to when the turn is played to its end."""
        if not self.futures:
            return Found(self.mind.worth(t), [t])
        # After the invaders nothing is left to chance.
        futures = self.futures[:1] if self.t.phase == SLOW_PHASE else self.futures
        ends: list[Island] = []
        for future in futures:
            c = t.copy()
            c.chance = future.copy()
            ends.append(self.mind.turn_played(c, self.seat))
        return self.found(ends)

    def found(self, ends: list[Island]) -> Found:
        return Found(sum([self.mind.worth(end) for end in ends]) / len(ends), ends)

    def with_cards(self, t: Island, cards: list[int], futures: list[Chance]) -> Found:
        """What the table comes to at the end of a turn with these cards."""
        ends: list[Island] = []
        for future in futures:
            c = t.copy()
            c.chance = future.copy()
            ends.append(turn_with(self.mind, c, self.seat, cards, self.plans))
        return self.found(ends)

    def compared(self, tables: list[Island], sets: list[list[int]], extra: list[float]) -> list[Found]:
        """Every set of cards on its table: all in one future, and the best of them in all."""
        closer = self.depth.closer
        if not closer or len(self.futures) == 1:
            return [
                more(self.with_cards(tables[i], sets[i], self.futures), extra[i]) for i in range(len(sets))
            ]
        first = [
            more(self.with_cards(tables[i], sets[i], self.futures[:1]), extra[i]) for i in range(len(sets))
        ]
        best = sorted(range(len(sets)), key=lambda i: -first[i].value)
        found = [Found(one.value + PASSED_OVER, one.ends) for one in first]
        for i in best[:closer]:
            found[i] = more(self.with_cards(tables[i], sets[i], self.futures), extra[i])
        return self.followed(found, extra) if self.depth.ahead and self.alone else found

    def followed(self, found: list[Found], extra: list[float]) -> list[Found]:
        """The best by what the turn after can be brought to; the others are passed over."""
        best = sorted(range(len(found)), key=lambda i: -found[i].value)[: self.depth.ahead]
        if len(best) < 2 or found[best[0]].value >= SURE:
            return found
        after = [Found(one.value + PASSED_OVER, one.ends) for one in found]
        for i in best:
            ends = found[i].ends
            value = sum([next_turn(self.mind, end, self.seat, AHEAD_SETS) for end in ends]) / len(ends)
            after[i] = Found(value + extra[i], ends)
        return after

    # -- the spirit phase ----------------------------------------------------------------------------------------------

    def growth(self, whole: bool) -> Judgement:
        """A growth option, or a step of one: as it ends the turn with the best cards."""
        t = self.t
        glances = growth_values(self.mind, t, self.seat)
        if not self.futures and not whole:
            return Judgement(self.options, glances)
        kept = promising(glances) if self.wide() else list(range(len(self.options)))
        number = self.most_sets(1) if len(self.options) <= FEW else 1
        cards = Cards(self.mind, t, self.seat)
        results: list[Found | None] = [None] * len(self.options)
        which: list[int] = []
        tables: list[Island] = []
        sets: list[list[int]] = []
        extra: list[float] = []
        for i in kept:
            c = t.copy()
            c.take(self.seat, self.options[i])
            grow(self.mind, c, self.seat)
            points = points_for(self.mind, self.seat, self.options[i])
            if not isinstance(lane_ask(c, self.seat), PlayCards):
                results[i] = Found(self.mind.worth(c) + points, [c])
                continue
            hand = Hand(c, self.seat, cards)
            if not self.futures:
                results[i] = Found(self.mind.worth(c) + points + hand.promise(), [c])
                continue
            for chosen in hand.best(number):
                which.append(i)
                tables.append(c)
                sets.append(chosen)
                extra.append(points)
        found = self.compared(tables, sets, extra)
        for k in range(len(found)):
            known = results[which[k]]
            if known is None or found[k].value > known.value:
                results[which[k]] = found[k]
        return self.judged(results)

    def cards(self) -> Judgement:
        """The set of cards that leads to the best end, among the most promising."""
        hand = Hand(self.t, self.seat, Cards(self.mind, self.t, self.seat))
        sets = hand.best(self.most_sets(2))
        best = 0
        why: list[Event] = []
        if len(sets) > 1:
            found = self.compared([self.t] * len(sets), sets, [0.0] * len(sets))
            values = [one.value for one in found]
            best = best_of(values)
            why = reasons(self.t, self.seat, found[best], found[next_best(values, best)])
        chosen = sets[best]
        for card in chosen:
            step = step_to(self.options, card)
            if step is not None:
                play = Event("why-play", {"power": power_name(card), "cards": len(chosen)})
                return only(self.options, step, [play, *why])
        reclaims = [option for option in self.options if option.text.startswith("reclaim")]
        if reclaims:
            return self.by_card(reclaims, 1.0)
        return only(self.options, self.options[-1], [Event("why-ready", {})])

    def by_card(self, options: list[Action], sign: float) -> Judgement:
        """The card most worth having, or least."""
        cards = Cards(self.mind, self.t, self.seat)
        values = [sign * keep_value(self.t, self.seat, option.a, cards) for option in options]
        name = "why-keep" if sign > 0 else "why-forget"
        return Judgement(options, values, [Event(name, {"power": power_name(options[best_of(values)].a)})])

    # -- powers --------------------------------------------------------------------------------------------------------

    def power(self) -> Judgement:
        """Each power where it is best, and then what the rest of the turn brings; or none."""
        options = self.options
        found: list[Found | None] = []
        for option in options[:-1]:
            found.append(self.expected(self.mind.used(self.t, self.seat, option, self.beam)))
        none = self.t.copy()
        none.take(self.seat, options[-1])
        found.append(more(self.expected(none), SLIGHT))
        judgement = self.judged(found)
        if judgement.best == len(options) - 1:
            return Judgement(options, judgement.values, [Event("why-done", {})])
        return judgement

    def answer(self, weighty: bool) -> Judgement:
        """A target, or anything else that is asked on the way."""
        if not self.futures or not (weighty or self.beam):
            return only(self.options, self.options[self.mind.best_answer(self.t, self.seat)])
        if self.options[0].text.startswith("cascade") or isinstance(self.t.shared[-1], RavageOrder):
            return only(self.options, self.options[self.mind.best_answer(self.t, self.seat)])
        tables: list[Island] = []
        for option in self.options:
            c = self.t.copy()
            c.take(self.seat, option)
            if self.beam:
                c = self.mind.searched(c, self.beam)
            else:
                self.mind.finish(c)
            tables.append(c)
        glances = [self.mind.worth(c) for c in tables]
        kept = promising(glances) if self.wide() else list(range(len(tables)))
        found: list[Found | None] = [None] * len(tables)
        for i in kept:
            found[i] = self.expected(tables[i])
        return self.judged(found)

    def judged(self, found: list[Found | None]) -> Judgement:
        """The options by what they come to, and what the best has over the next best."""
        values = [NOTHING if one is None else one.value for one in found]
        best = best_of(values)
        second = next_best(values, best)
        first = found[best]
        other = found[second] if second >= 0 else None
        why = reasons(self.t, self.seat, first, other) if first is not None and other is not None else []
        return Judgement(self.options, values, why)


# -- comparing ---------------------------------------------------------------------------------------------------------


def more(found: Found, points: float) -> Found:
    return Found(found.value + points, found.ends) if points else found


def promising(glances: list[float]) -> list[int]:
    """The options that look best at a glance."""
    return sorted(range(len(glances)), key=lambda i: -glances[i])[:WIDE]


# -- explaining --------------------------------------------------------------------------------------------------------


def account(t: Island, seat: int) -> list[int]:
    """What people look at on the island, in the order in which it counts: the more the better."""
    counts = [0, 0, 0, 0]
    for land in t.chart.lands:
        for p in t.pieces[land]:
            counts[p & 3] += 1
    spirit = t.spirits[seat]
    return [
        -sum(t.blight),
        spirit.on_island(),
        -counts[CITY],
        -counts[TOWN],
        int(t.earned * t.fear_size + t.fear),
        counts[DAHAN],
        -counts[EXPLORER],
        int(spirit.energy),
    ]


TOLD: Final = ["blight", "presence", "cities", "towns", "fear", "dahan", "explorers", "energy"]
MOST_TOLD: Final = 3


def reasons(t: Island, seat: int, best: Found, other: Found) -> list[Event]:
    """That it wins, or what the island has at the end of the turn that it would not have otherwise."""
    if best.value >= SURE:
        return [Event("why-wins", {})]
    mine = averages(best.ends, seat)
    theirs = averages(other.ends, seat)
    why: list[Event] = []
    for i in range(len(TOLD)):
        ahead = round(mine[i] - theirs[i])
        if ahead > 0 and len(why) < MOST_TOLD:
            why.append(Event(f"why-{TOLD[i]}", {"count": ahead}))
    return why or [Event("why-readier", {})]


def averages(ends: list[Island], seat: int) -> list[float]:
    totals = [0.0] * len(TOLD)
    for end in ends:
        counted = account(end, seat)
        for i in range(len(totals)):
            totals[i] += float(counted[i]) / len(ends)
    return totals
