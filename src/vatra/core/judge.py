"""A judgement: what somebody who thinks about a decision has found out about each option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.event import Event
from vatra.core.seen import Choice, Seen

AS_USUAL: Final = Event("why-as-usual", {})  # what is told where there is nothing else to tell
FAR_BEHIND: Final = 100.0  # such values are given to what was not looked at closely


class Judgement:
    """Levels choose by it; hints and reviews tell from it.

    Values compare the options of one decision; what is to be said of the best is in the reasons, in the game's own
    terms. `chosen` is the best option, unless the judge has its reasons: a mixture that must not be read, or an eye
    that overlooks things.
    """

    def __init__(
        self,
        options: list[Action],
        values: list[float],
        why: list[Event] | None = None,
        chosen: int = -1,
        compared: bool = True,
    ) -> None:
        self.options: Final = options
        self.values: Final = values
        self.why: Final[list[Event]] = why or []
        self.compared: Final = compared  # False: the values only say which one it is
        self.best: Final = best_of(values)
        self.chosen: Final = self.best if chosen < 0 else chosen

    @property
    def action(self) -> Action:
        return self.options[self.chosen]

    def choice(self) -> Choice:
        return self.told(self.chosen)

    def advice(self) -> Choice:
        """What is said to whoever asks: the best, also of a judge who must not be read."""
        return self.told(self.best)

    def told(self, which: int) -> Choice:
        return Choice(self.options[which], self.why or [AS_USUAL], self.second(which))

    def second(self, which: int) -> Action | None:
        """The next best way, where there is one worth telling."""
        second = next_best(self.values, which)
        if (
            not self.compared
            or len(self.options) < 3
            or self.values[second] < self.values[which] - FAR_BEHIND
        ):
            return None
        return self.options[second]

    def ahead(self) -> float:
        """How much better the best is than the next best."""
        second = next_best(self.values, self.best)
        return self.values[self.best] - self.values[second] if second >= 0 else 0.0

    def overlooking(self, chance: Chance, percent: int) -> Judgement:
        """The best of what was noticed: so many of a hundred options escape whoever chooses so."""
        noticed = [i for i in range(len(self.values)) if chance.below(100) >= percent]
        if self.best in noticed or not noticed:
            return self
        chosen = noticed[0]
        for i in noticed:
            if self.values[i] > self.values[chosen]:
                chosen = i
        return Judgement(self.options, self.values, None, chosen)


Level = Callable[
    [Seen, Chance], Judgement
]  # a player of a game's room: how it judges, and what it makes of that


def best_of(values: list[float]) -> int:
    """The first of the highest."""
    best = 0
    for i in range(len(values)):
        if values[i] > values[best]:
            best = i
    return best


def next_best(values: list[float], best: int) -> int:
    """The highest beside this one; -1 where there is no other."""
    second = -1
    for i in range(len(values)):
        if i != best and (second < 0 or values[i] > values[second]):
            second = i
    return second


def only(options: list[Action], action: Action, why: list[Event] | None = None) -> Judgement:
    """This option, and no opinion about the others."""
    return Judgement(options, [float(option == action) for option in options], why, compared=False)
