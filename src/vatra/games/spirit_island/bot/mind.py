"""Looking ahead on imagined tables: what a power does when it is used well, and what the invaders do after it."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.table import FIRST
from vatra.games.spirit_island.bot.weights import Sheet
from vatra.games.spirit_island.bot.worth import lands_of, worth
from vatra.games.spirit_island.consult import AGREE, Objection
from vatra.games.spirit_island.power import POWERS
from vatra.games.spirit_island.rules.aim import Target
from vatra.games.spirit_island.rules.phase import UsePowers
from vatra.games.spirit_island.rules.ravage import RavageOrder
from vatra.games.spirit_island.table import Island

LONGEST: Final = 400  # questions in one look ahead: more would be a fault
ALIKE: Final = 1e-6  # points
SLIGHT: Final = 0.05  # a power has to be worth at least so much
NOTHING: Final = -1e9  # worse than any position
MOST_ANSWERS: Final = 24  # questions in one power, that are searched together
WIDE: Final = 8  # lands that are looked at closely where several spirits have more


def resting(t: Island) -> bool:
    """Nobody is in the middle of something: a phase, the spirit phase, or the end."""
    return t.over or bool(t.lanes) or isinstance(t.shared[-1], UsePowers)


def asked(t: Island, seat: int) -> bool:
    """Whether the seat may use powers now."""
    return not t.over and isinstance(t.shared[-1], UsePowers) and bool(t.waiting() >> seat & 1)


def agree(t: Island) -> None:
    """Nobody objects to a proposal."""
    while not t.over and isinstance(t.shared[-1], Objection):
        t.take(FIRST[t.waiting()], AGREE)


def best_cascade(t: Island, options: list[Action]) -> int:
    """Where spreading blight does least harm: not where it would spread on, nor where spirits are."""
    best = 0
    least = -NOTHING
    for i in range(len(options)):
        land = options[i].a
        harm = 10.0 * min(2, t.blight[land])
        for spirit in t.spirits:
            if spirit.presence[land]:
                harm += 2.0 if spirit.on_island() > 1 else 50.0
        if harm < least:
            best, least = i, harm
    return best


def busiest(t: Island, options: list[Action]) -> list[Action]:
    """Of many lands to aim at on an island of several spirits those where most is going on, and to aim at none."""
    ask = t.shared[-1]
    if t.seats == 1 or len(options) <= WIDE or not isinstance(ask, Target) or POWERS[ask.power].for_spirits:
        return options
    ravaged = lands_of(t, t.ravage_card)
    growing = lands_of(t, t.build_card)
    at_none = [option for option in options if option.a < 0]
    bustle: dict[int, int] = {}
    for option in options:
        land = option.a
        if land >= 0:
            bustle[land] = len(t.pieces[land]) + 4 * int(ravaged >> land & 1) + 2 * int(growing >> land & 1)
    at_lands = [option for option in options if option.a >= 0]
    return sorted(at_lands, key=lambda option: -bustle[option.a])[:WIDE] + at_none


class Mind:
    """How a player looks at positions: by which weights, and whether allies are thought to use their powers too."""

    def __init__(self, sheet: Sheet, allies: bool) -> None:
        self.sheet: Final = sheet
        self.allies: Final = allies
        self.whole: Final = max([int(weights.whole) for weights in sheet.own], default=0)

    def worth(self, t: Island) -> float:
        return worth(t, self.sheet)

    # -- questions, one at a time ------------------------------------------------------------------------------------

    def best_answer(self, t: Island, seat: int) -> int:
        """The option that looks best right after it."""
        options = t.options(seat)
        if options[0].text.startswith("cascade"):
            return best_cascade(t, options)
        if isinstance(t.shared[-1], RavageOrder):
            return len(options) - 1
        best = 0
        value = NOTHING
        for i in range(len(options)):
            c = t.copy()
            c.take(seat, options[i])
            agree(c)
            v = self.worth(c)
            if v > value:
                best, value = i, v
        return best

    def finish(self, t: Island) -> None:
        """Answer whatever has to be answered, each question as it looks best at once, until nothing is under way."""
        for _ in range(LONGEST):
            if resting(t):
                return
            seat = FIRST[t.waiting()]
            t.take(seat, t.options(seat)[self.best_answer(t, seat)])

    def finished_well(self, t: Island, beam: int) -> Island:
        """The first question (the target) is tried out to the end of the power; the rest is answered at a glance, or
        searched together."""
        if resting(t):
            return t
        beam = max(beam, self.whole)
        who = FIRST[t.waiting()]
        best = t
        value = NOTHING
        for option in busiest(t, t.options(who)):
            c = t.copy()
            c.take(who, option)
            if beam:
                c = self.searched(c, beam)
            else:
                self.finish(c)
            v = self.worth(c)
            if v > value:
                best, value = c, v
        return best

    def searched(self, t: Island, beam: int) -> Island:
        """The best end of what is under way: after each question so many of the best lines go on."""
        front = [t]
        best = t
        value = NOTHING
        for _ in range(MOST_ANSWERS):
            found: list[tuple[float, int]] = []
            tables: list[Island] = []
            for c in front:
                if resting(c):
                    v = self.worth(c)
                    if v > value:
                        best, value = c, v
                    continue
                seat = FIRST[c.waiting()]
                options = c.options(seat)
                if options[0].text.startswith("cascade") or isinstance(c.shared[-1], RavageOrder):
                    options = [options[self.best_answer(c, seat)]]
                for option in options:
                    d = c.copy()
                    d.take(seat, option)
                    agree(d)
                    found.append((-self.worth(d), len(tables)))
                    tables.append(d)
            if not found:
                return best
            found.sort()
            front = []
            before = NOTHING
            for v, i in found:  # lines that are worth the same are nearly always the same in another order
                if abs(v - before) > ALIKE or (front and resting(front[-1]) != resting(tables[i])):
                    front.append(tables[i])
                    before = v
                    if len(front) == beam:
                        break
        for c in front:  # too many questions: the rest at a glance
            self.finish(c)
            if self.worth(c) > value:
                best, value = c, self.worth(c)
        return best

    # -- phases ------------------------------------------------------------------------------------------------------

    def used(self, t: Island, seat: int, option: Action, beam: int = 0) -> Island:
        """The table after this power, used where it is best."""
        c = t.copy()
        c.take(seat, option)
        return self.finished_well(c, beam)

    def phase_used(self, t: Island, seat: int) -> Island:
        """The table when the seat has used its powers of this phase: all are looked at once, and used in the order of
        what they are good for, if anything. The phase itself is still to be ended."""
        options = t.options(seat)
        before = self.worth(t)
        best = t
        most = SLIGHT
        gains: list[float] = []
        for i in range(len(options) - 1):
            c = self.used(t, seat, options[i])
            gain = self.worth(c) - before
            gains.append(gain)
            if gain > most:
                best, most = c, gain
        turn = t.turn
        phase = t.phase
        first = True
        for i in sorted(range(len(gains)), key=lambda number: -gains[number]):
            if gains[i] <= SLIGHT:
                break
            if first:  # this one has been done
                first = False
                continue
            if best.over or best.turn != turn or best.phase != phase or not asked(best, seat):
                break
            for option in best.options(seat):
                if option.text == options[i].text:
                    c = self.used(best, seat, option)
                    if self.worth(c) > self.worth(best):
                        best = c
                    break
        return best

    def let_pass(self, t: Island, turn: int, phase: int) -> None:
        """Everybody is done with this phase: on to the next rest, with what the invaders do between."""
        for _ in range(LONGEST):
            if t.over or t.turn != turn or (t.phase != phase and resting(t)):
                return
            seat = FIRST[t.waiting()]
            options = t.options(seat)
            if isinstance(t.shared[-1], UsePowers):
                t.take(seat, options[-1])
            else:
                t.take(seat, options[self.best_answer(t, seat)])

    def turn_played(self, t: Island, seat: int) -> Island:
        """The table at the end of this turn: what is under way is finished, the seat uses its powers; so do its allies,
        if they are counted on."""
        turn = int(t.turn)
        self.finish(t)
        for _ in range(LONGEST):
            if t.over or t.turn != turn or t.lanes:
                return t
            phase = int(t.phase)
            for step in range(t.seats if self.allies else 1):
                who = (seat + step) % t.seats
                if not t.over and t.turn == turn and t.phase == phase and asked(t, who):
                    t = self.phase_used(t, who)
            if not t.over and t.turn == turn:
                self.let_pass(t, turn, int(t.phase))
        return t
