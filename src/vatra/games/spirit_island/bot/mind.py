"""Looking ahead on imagined tables: what a power does when it is used well, and what the invaders do after it."""

from __future__ import annotations

from typing import Final

from vatra.core.action import Action
from vatra.core.table import FIRST
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.consult import AGREE, Objection
from vatra.games.spirit_island.rules.phase import UsePowers
from vatra.games.spirit_island.table import Island

QUIET: Final = ["done", "ready", "enough", "pass", "no", "in order"]
LONGEST: Final = 400  # questions in one look ahead: more would be a fault
SLIGHT: Final = 0.05  # a power has to be worth at least so much


def resting(t: Island) -> bool:
    """Nobody is in the middle of something: a phase, the spirit phase, or the end."""
    return t.over or bool(t.lanes) or isinstance(t.shared[-1], UsePowers)


def best_answer(t: Island, seat: int) -> int:
    """The option that looks best right after it."""
    options = t.options(seat)
    if options[0].text.startswith("cascade"):
        return best_cascade(t, options)
    best = 0
    value = -1e9
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
    least = 1e9
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
        options = t.options(seat)
        t.take(seat, options[best_answer(t, seat)])


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


def after_all(t: Island, turn: int, phase: int) -> float:
    """The worth of a table once this phase of this turn has passed."""
    let_pass(t, turn, phase)
    return worth(t)


def finish_well(t: Island) -> None:
    """The first question (the target) is tried out to the end of the power; the rest is answered at a glance."""
    if resting(t):
        return
    who = FIRST[t.waiting()]
    options = t.options(who)
    best = 0
    value = -1e9
    for i in range(len(options)):
        c = t.copy()
        c.take(who, options[i])
        finish(c)
        v = worth(c)
        if v > value:
            best, value = i, v
    t.take(who, options[best])
    finish(t)


def use_powers(t: Island, seat: int) -> None:
    """The seat uses its powers of this phase, the best first, as long as they are good for something; the others do
    nothing. Then the phase passes."""
    turn = int(t.turn)
    phase = int(t.phase)
    if t.seats == 1:
        one_by_one(t, seat, turn, phase)
    elif asked(t, seat):
        at_a_glance(t, seat, turn, phase)
    if not t.over and t.turn == turn and t.phase == phase:
        let_pass(t, turn, phase)


def one_by_one(t: Island, seat: int, turn: int, phase: int) -> None:
    """After each power, look at all the others again."""
    for _ in range(LONGEST):
        if t.turn != turn or t.phase != phase or not asked(t, seat):
            return
        gains = power_gains(t, seat)
        best = 0
        for i in range(len(gains)):
            if gains[i] > gains[best]:
                best = i
        if not gains or gains[best] <= SLIGHT:
            return
        t.take(seat, t.options(seat)[best])
        finish_well(t)


def at_a_glance(t: Island, seat: int, turn: int, phase: int) -> None:
    """Look at all powers once and use them in that order: with several spirits every look takes longer."""
    gains = power_gains(t, seat)
    texts = [option.text for option in t.options(seat)]
    for i in sorted(range(len(gains)), key=lambda number: -gains[number]):
        if gains[i] <= SLIGHT or t.turn != turn or t.phase != phase or not asked(t, seat):
            return
        for option in t.options(seat):
            if option.text == texts[i]:
                t.take(seat, option)
                finish_well(t)
                break


def asked(t: Island, seat: int) -> bool:
    """Whether the seat may use powers now."""
    return not t.over and isinstance(t.shared[-1], UsePowers) and bool(t.waiting() >> seat & 1)


def power_gains(t: Island, seat: int) -> list[float]:
    """What each power would add to the position if it were the next, used where it is best."""
    options = t.options(seat)
    before = worth(t)
    gains: list[float] = []
    for i in range(len(options) - 1):
        c = t.copy()
        c.take(seat, options[i])
        finish_well(c)
        gains.append(worth(c) - before)
    return gains
