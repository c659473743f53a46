"""The expert's mind: how often to go back, against these very players.

Going back is an anti-coordination game: leftovers, relics and the cave itself are worth most to who is alone with
them, so explorers who all do the same thing ruin one another. The mind therefore looks for a mixture, by regret
matching. The rest of the cave is played on in thought again and again, with the others' habits guessed from what they
did so far; those who seem to think alike are given the same mixture.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from vatra.core.chance import Chance
from vatra.games.diamant.bot.habits import SENSIBLE, WORD, Fright, Habit, Pocketful, Sense, happens
from vatra.games.diamant.bot.reading import KNOWN, THINKER, Reading
from vatra.games.diamant.bot.rest import Rest
from vatra.games.diamant.table import Cave

# How one may go on after this card. The best of them is what going deeper is worth.
PLANS: Final[list[Habit]] = [
    Sense(0.6, 0.3, 0.5, 0.1),
    Sense(1.2, 0.4, 0.5, 0.2),
    Sense(2.0, 0.4, 0.5, 0.2),
    Sense(3.5, 0.4, 0.5, 0.2),
    Pocketful(15),
    Fright(4),
]
LOOK: Final = 16  # thoughts between two looks at whether the answer is clear
LEAST: Final = 48  # thoughts before the first of them
SURE: Final = 3.0  # standard errors that make it clear
NEGLECT: Final = 8  # a plan nobody would follow is thought through this seldom


class Line:
    """A plan, how often it is followed, and what it was worth beside going back."""

    def __init__(self, plan: Habit, share: float) -> None:
        self.plan: Final = plan
        self.share: float = share
        self.regret: float = 0.0
        self.thoughts: float = 0.0
        self.lead: float = 0.0
        self.squares: float = 0.0

    def add(self, lead: float) -> None:
        self.thoughts += 1.0
        self.lead += lead
        self.squares += lead * lead

    @property
    def mean(self) -> float:
        return self.lead / self.thoughts

    @property
    def error(self) -> float:
        mean = self.mean
        return math.sqrt(max(0.0, self.squares / self.thoughts - mean * mean) / self.thoughts)


class Mind:
    def __init__(self, t: Cave, me: int, dice: Chance) -> None:
        self.me: Final = me
        self.dice: Final = dice
        self.rest: Final = Rest(t, me)
        self.reading: Final = Reading(t)
        self.leaves: Final = [known.habit.leaves(self.rest.scene) for known in KNOWN]
        self.habits: Final[list[Habit]] = [SENSIBLE] * t.seats
        self.back: float = SENSIBLE.leaves(self.rest.scene)  # how often to go back, as of now
        self.lines: Final = [Line(plan, (1.0 - self.back) / len(PLANS)) for plan in PLANS]
        self.regret: float = 0.0  # of not having gone back
        self.thoughts: int = 0
        self.worth: float = 0.0  # of going back, summed up
        self.leavers: float = 0.0  # of the others, summed up

    def decide(self, most: int) -> float:
        """How often to go back, after so many thoughts at most: never or always where the answer is clear."""
        mass = 0.0
        masses = 0.0
        while self.thoughts < most:
            self.think()
            weight = float(self.thoughts)  # later answers are better ones
            mass += weight * self.back
            masses += weight
            if self.thoughts >= LEAST and self.thoughts % LOOK == 0:
                best = self.best()
                if abs(best.mean) > SURE * best.error:
                    return 0.0 if best.mean > 0.0 else 1.0
        return mass / masses

    def best(self) -> Line:
        """What going deeper is worth."""
        best = self.lines[0]
        for line in self.lines:
            if line.mean > best.mean:
                best = line
        return best

    def think(self) -> None:
        """Once back and once deeper by each plan, with the same cards and the same company."""
        leaving: i64 = self.guess()
        self.leavers += float(int(leaving).bit_count())
        a = self.dice.word()
        b = self.dice.word()
        c = self.dice.word()
        back = self.rest.play(leaving | 1 << self.me, self.habits, Chance(a, b, c, 1))
        self.worth += back
        all_plans = self.thoughts < LOOK or self.thoughts % NEGLECT == 0
        lines = [line for line in self.lines if all_plans or line.share > 0.0]
        leads: list[float] = []
        expected = 0.0
        for line in lines:
            self.habits[self.me] = line.plan
            lead = self.rest.play(leaving, self.habits, Chance(a, b, c, 1)) - back
            line.add(lead)
            leads.append(lead)
            expected += line.share * lead
        for i in range(len(lines)):
            lines[i].regret = max(0.0, lines[i].regret + leads[i] - expected)
        self.regret = max(0.0, self.regret - expected)
        self.thoughts += 1
        self.match()

    def match(self) -> None:
        """Play everything in proportion to how much it was missed."""
        total = self.regret
        for line in self.lines:
            total += line.regret
        if total > 0.0:
            self.back = self.regret / total
            for line in self.lines:
                line.share = line.regret / total

    def guess(self) -> i64:
        """A habit for everyone else who is inside, and who of them goes back now."""
        leaving: i64 = 0
        for seat in range(self.rest.seats):
            if self.rest.inside >> seat & 1 and seat != self.me:
                habit = drawn(self.reading.likely[seat], self.dice)
                self.habits[seat] = KNOWN[habit].habit
                if happens(self.back if habit == THINKER else self.leaves[habit], self.dice):
                    leaving |= 1 << seat
        return leaving


def drawn(likely: list[float], dice: Chance) -> int:
    point = float(dice.word()) / WORD
    for i in range(len(likely)):
        point -= likely[i]
        if point < 0.0:
            return i
    return THINKER
