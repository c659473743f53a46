"""Levels: players of the house, from one who takes what is near to one who plans several turns."""

from __future__ import annotations

from typing import Final

from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.judge import Judgement, Level
from vatra.core.seen import Seen
from vatra.games.bonfire.bot.ahead import Beam, Rehearsal, compare, next_turn, rehearse, search
from vatra.games.bonfire.bot.thinking import Line, tried
from vatra.games.bonfire.bot.worth import FIRST, WEIGHTS, worth
from vatra.games.bonfire.conditions import fulfilled
from vatra.games.bonfire.rules.council import SendNovice
from vatra.games.bonfire.rules.fate import LayTile
from vatra.games.bonfire.rules.turn import Turn
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_NAMES

WIDTH: Final = 6  # options after which the expert plays on in thought
WIDTH_ALONE: Final = 4  # options whose next turn it looks at, alone against Tom
CARELESS: Final = 6.0  # points by which a novice may misjudge an option
HASTY: Final = 1.0  # the same of the skilled player
CLOSE: Final = 6.0  # an option that is behind by more is not looked at again
PASSED_OVER: Final = -1000.0
MASTER: Final = Beam(depth=5, width=10, roots=6, each=5)
MASTER_ALONE: Final = Rehearsal(width=4, turns=3, futures=4)


class Thought:
    """One decision: what every option leads to, and what that is worth."""

    def __init__(self, seen: Seen, chance: Chance, w: list[float]) -> None:
        t = seen.imagine(chance)
        assert isinstance(t, Realm)
        self.t: Final = t
        self.seat: Final = seen.seat
        self.options: Final = seen.options
        self.chance: Final = chance
        self.alone: Final = t.tom is not None
        self.w: Final = w
        self.lines: Final = tried(t, seen.seat, self.options, self.w)
        self.values: list[float] = [line.value for line in self.lines]

    def slip(self, points: float) -> None:
        """Misjudge every option a little."""
        self.values = [
            value + points * (float(self.chance.below(1000)) / 1000.0 - 0.5) for value in self.values
        ]

    def further(self) -> None:
        """Play on after the best options, one good line each. In the middle of an action go on with what was in mind.
        Alone, time is what Tom must not get: ask what the best next turn would bring."""
        kept = promising(self.values, WIDTH_ALONE if self.alone else WIDTH)
        top = self.t.shared[-1]
        if self.alone and isinstance(top, Turn):
            self.pass_over()
            for i in kept:
                self.values[i] = next_turn(self.lines[i], self.seat, self.w)
        elif not self.alone and len(kept) > 1 and isinstance(top, Turn | SendNovice | LayTile):
            self.pass_over()
            for plan in compare(self.lines, kept, self.seat, self.t.turns, self.w):
                self.values[plan.option] = plan.lead
                self.lines[plan.option] = Line(
                    worth(plan.table, self.seat, self.w), self.lines[plan.option].table
                )

    def plan(self, beam: Beam) -> None:
        """Search a plan of several own turns after each of the best options."""
        kept = self.to_compare(beam.roots)
        if kept:
            self.settle(kept, search(self.t, self.seat, self.options, kept, beam, self.w, self.chance))

    def rehearse(self, how: Rehearsal) -> None:
        """Alone: play on after the best options, and compare how far Tom is behind then."""
        kept = self.to_compare(how.width)
        if kept:
            self.settle(kept, rehearse(self.t, self.options, kept, how, self.w, self.chance))

    def to_compare(self, width: int) -> list[int]:
        """The best options where something begins; none where there is but one, or in the middle of an action."""
        if not isinstance(self.t.shared[-1], Turn | SendNovice):
            return []
        kept = [i for i in promising(self.values, width) if self.lines[i].table is not self.t]
        return kept if len(kept) > 1 else []

    def settle(self, kept: list[int], found: list[float]) -> None:
        """These were looked at closely, and nothing else counts."""
        self.pass_over()
        for k in range(len(kept)):
            self.values[kept[k]] = found[k]

    def pass_over(self) -> None:
        self.values = [value + PASSED_OVER for value in self.values]

    def judgement(self) -> Judgement:
        return Judgement(self.options, self.values, self.reasons())

    def reasons(self) -> list[Event]:
        """What the choice is hoped to lead to, how far it is ahead, and what it brings for sure."""
        judgement = Judgement(self.options, self.values)
        line = self.lines[judgement.best]
        if line.table is self.t or len(self.lines) < 2:
            return []
        why = [Event("why-worth", {"value": round(line.value)})]
        ahead = round(judgement.ahead())
        if 0 < ahead < 100:
            why.append(Event("why-better", {"value": ahead}))
        before, after = self.t.players[self.seat], line.table.players[self.seat]
        sure = total(after) - total(before)
        if sure > 0:
            why.append(Event("why-points", {"value": sure}))
        for task in after.slots:
            if task >= 0 and fulfilled(after, task) and not fulfilled(before, task):
                why.append(Event("why-task", {"task": TASK_NAMES[task]}))
        return why


def novice(seen: Seen, chance: Chance) -> Judgement:
    """Sees what its options bring this turn, roughly."""
    thought = Thought(seen, chance, FIRST)
    thought.slip(CARELESS)
    return thought.judgement()


def skilled(seen: Seen, chance: Chance) -> Judgement:
    """Follows every option to the end of the turn."""
    thought = Thought(seen, chance, FIRST)
    thought.slip(HASTY)
    return thought.judgement()


def looking_further(w: list[float]) -> Level:
    """Follows every option to the end of the turn, and looks further after the best ones."""

    def level(seen: Seen, chance: Chance) -> Judgement:
        thought = Thought(seen, chance, w)
        thought.further()
        return thought.judgement()

    return level


def master(seen: Seen, chance: Chance) -> Judgement:
    """Searches plans of several turns. Alone, where plans make longer games and Tom gains more by them, it plays on
    after what the expert likes best, until it can foretell how far Tom will be behind."""
    thought = Thought(seen, chance, WEIGHTS)
    if thought.alone:
        thought.further()
        thought.rehearse(MASTER_ALONE)
    else:
        thought.plan(MASTER)
    return thought.judgement()


def promising(values: list[float], width: int) -> list[int]:
    """The best options, as many as the width, and none that is far behind."""
    best = sorted(values, reverse=True)
    bar = max(best[min(width, len(best)) - 1], best[0] - CLOSE)
    return [i for i in range(len(values)) if values[i] >= bar]


expert: Final = looking_further(WEIGHTS)
expert_1: Final = looking_further(FIRST)
