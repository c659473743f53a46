"""Looking ahead on imagined tables: what a power does when it is used well, and what the invaders do after it."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.table import FIRST
from vatra.games.spirit_island.bot.worth import lands_of, worth
from vatra.games.spirit_island.consult import AGREE, Objection
from vatra.games.spirit_island.power import POWERS
from vatra.games.spirit_island.rules.aim import Target
from vatra.games.spirit_island.rules.phase import UsePowers
from vatra.games.spirit_island.rules.ravage import RavageOrder
from vatra.games.spirit_island.table import Island

LONGEST: Final = 400  # questions in one look ahead: more would be a fault
SLIGHT: Final = 0.05  # a power has to be worth at least so much
NOTHING: Final = -1e9  # worse than any position
WIDE: Final = 8  # lands that are looked at closely where several spirits have more


def resting(t: Island) -> bool:
    """Nobody is in the middle of something: a phase, the spirit phase, or the end."""
    return t.over or bool(t.lanes) or isinstance(t.shared[-1], UsePowers)


def asked(t: Island, seat: int) -> bool:
    """Whether the seat may use powers now."""
    return not t.over and isinstance(t.shared[-1], UsePowers) and bool(t.waiting() >> seat & 1)


# -- questions, one at a time ------------------------------------------------------------------------------------------


def best_answer(t: Island, seat: int) -> int:
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
        v = worth(c)
        if v > value:
            best, value = i, v
    return best


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


def agree(t: Island) -> None:
    """Nobody objects to a proposal."""
    while not t.over and isinstance(t.shared[-1], Objection):
        t.take(FIRST[t.waiting()], AGREE)


def finish(t: Island) -> None:
    """Answer whatever has to be answered, each question as it looks best at once, until nothing is under way."""
    for _ in range(LONGEST):
        if resting(t):
            return
        seat = FIRST[t.waiting()]
        t.take(seat, t.options(seat)[best_answer(t, seat)])


def finished_well(t: Island) -> Island:
    """The first question (the target) is tried out to the end of the power; the rest is answered at a glance."""
    if resting(t):
        return t
    who = FIRST[t.waiting()]
    best = t
    value = NOTHING
    for option in busiest(t, t.options(who)):
        c = t.copy()
        c.take(who, option)
        finish(c)
        v = worth(c)
        if v > value:
            best, value = c, v
    return best


def busiest(t: Island, options: list[Action]) -> list[Action]:
    """Of many lands to aim at on an island of several spirits those where most is going on."""
    ask = t.shared[-1]
    if t.seats == 1 or len(options) <= WIDE or not isinstance(ask, Target) or POWERS[ask.power].for_spirits:
        return options
    ravaged = lands_of(t, t.ravage_card)
    growing = lands_of(t, t.build_card)
    bustle: dict[int, int] = {}
    for option in options:
        land = option.a
        bustle[land] = len(t.pieces[land]) + 4 * int(ravaged >> land & 1) + 2 * int(growing >> land & 1)
    return sorted(options, key=lambda option: -bustle[option.a])[:WIDE]


# -- phases ------------------------------------------------------------------------------------------------------------


def used(t: Island, seat: int, option: Action) -> Island:
    """The table after this power, used where it is best."""
    c = t.copy()
    c.take(seat, option)
    return finished_well(c)


def phase_used(t: Island, seat: int) -> Island:
    """The table when the seat has used its powers of this phase: all are looked at once, and used in the order of what
    they are good for, if anything. The phase itself is still to be ended."""
    options = t.options(seat)
    before = worth(t)
    best = t
    most = SLIGHT
    gains: list[float] = []
    for i in range(len(options) - 1):
        c = used(t, seat, options[i])
        gain = worth(c) - before
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
                c = used(best, seat, option)
                if worth(c) > worth(best):
                    best = c
                break
    return best


def let_pass(t: Island, turn: int, phase: int) -> None:
    """Everybody is done with this phase: on to the next rest, with what the invaders do between."""
    for _ in range(LONGEST):
        if t.over or t.turn != turn or (t.phase != phase and resting(t)):
            return
        seat = FIRST[t.waiting()]
        options = t.options(seat)
        if isinstance(t.shared[-1], UsePowers):
            t.take(seat, options[-1])
        else:
            t.take(seat, options[best_answer(t, seat)])


def turn_played(t: Island, seat: int) -> Island:
    """The table at the end of this turn: what is under way is finished, the seat uses its powers, the others do not."""
    turn = int(t.turn)
    finish(t)
    for _ in range(LONGEST):
        if t.over or t.turn != turn or t.lanes:
            return t
        if asked(t, seat):
            t = phase_used(t, seat)
        if not t.over and t.turn == turn:
            let_pass(t, turn, int(t.phase))
    return t
