# plain: leads one person through a lesson, and nothing here is hot
"""A script that sits at a table: it moves for rivals, says what chance gives, points, and waits for the learner."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, Final

from vatra.core.lesson import Chapter, Lesson, LessonFailed, Step
from vatra.core.live import Live
from vatra.core.table import Table
from vatra.core.words import Speaker


class Guide:
    """One chapter of a lesson at a live table. `at` is the step that speaks now; past the last one it is over.

    Every position is a prefix of the moves played again: stepping back, leaving and coming back need nothing else.
    """

    def __init__(self, lesson: Lesson, chapter: int) -> None:
        self.lesson: Final = lesson
        self.number: Final = chapter
        self.chapter: Final[Chapter] = lesson.chapters[chapter]
        self.live = Live(lambda: lesson.deal(chapter), scripted=True)
        if self.table.chance.script:
            raise LessonFailed(f"never drawn at the start: {', '.join(self.table.chance.script)}")
        self.at = 0
        self.marks: list[int] = []  # for each step that was reached: how many moves had been made before it
        self._arrive()

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def over(self) -> bool:
        return self.at == len(self.chapter.steps)

    @property
    def step(self) -> Step:
        return self.chapter.steps[self.at]

    @property
    def loose(self) -> bool:
        """The learner plays freely, and so do the others."""
        return not self.over and self.step.kind == "until"

    @property
    def speaks(self) -> Step | None:
        """Whose bubble is up: where a step says nothing, the one before stays."""
        last = min(self.at + 1, len(self.chapter.steps))
        return next((step for step in reversed(self.chapter.steps[:last]) if step.id), None)

    def twin(self) -> Guide:
        """Another one at the same place, to try things out."""
        other = copy.copy(self)
        other.live = self.live.rewound(len(self.live.records))
        other.marks = self.marks[:]
        return other

    # -- what the learner does -----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """What is shown has been seen."""
        if self.over or self.step.kind != "show":
            raise LessonFailed("there is nothing to go on from")
        self.at += 1
        self._arrive()

    def accepts(self, text: str) -> bool:
        """Whether this move of the learner goes on; any other that is legal is answered by words."""
        return self.loose or (not self.over and self.step.kind == "wait" and text in self.step.accepts)

    def move(self, text: str) -> None:
        """The learner's move, one that is accepted."""
        step = self.step
        if self.loose:
            self.play(self.lesson.learner, text)
            return
        self._act(self.lesson.learner, text, step.chance, step.free)
        self.at += 1
        self._arrive()

    def play(self, seat: int, text: str) -> None:
        """A free move of anybody, once the learner plays freely."""
        self.table.chance.bound = False
        self.live.act(seat, text)
        if holds(self.table.view(self.lesson.learner), self.step.until):
            self.at += 1
            self._arrive()

    @property
    def before(self) -> int:
        """The step of the bubble before; -1 at the first one."""
        told = [n for n in range(self.at) if self.chapter.steps[n].id]
        return told[-1] if told else -1

    def back(self) -> None:
        """To the bubble before, taking back what has happened since; at the first one nothing happens."""
        if self.before >= 0:
            self.stand_at(self.before)

    def stand_at(self, step: int) -> None:
        """At a step that was reached before: its rivals move again."""
        records = self.live.records[: self.marks[step]]
        self.live = Live(self.live.deal, scripted=True)
        for record in records:
            self._act(record.seat, record.text, tuple(record.gave), False)
        self.at = step
        self.marks = self.marks[:step]
        self._arrive()

    # -- what the script does ------------------------------------------------------------------------------------------

    def _arrive(self) -> None:
        """Rivals move as written, up to the next step that waits for the learner."""
        while not self.over:
            step = self.step
            self.marks.append(len(self.live.records))
            for rival in step.rivals:
                self._act(rival.seat, rival.do, rival.chance, step.free)
            if step.kind and not (step.kind == "until" and holds(self._view(), step.until)):
                return
            self.at += 1

    def _act(self, seat: int, text: str, chance: tuple[str, ...], free: bool) -> None:
        table = self.table
        if seat not in table.to_act:
            raise LessonFailed(f"seat {seat} has nothing to do; {table.to_act} may act")
        if text not in table.actions(seat):
            raise LessonFailed(f"seat {seat} cannot {text!r}; there is {table.actions(seat)}")
        table.chance.bound = not free
        self.live.act(seat, text, list(chance))
        if self.table.chance.script:
            raise LessonFailed(f"never drawn: {', '.join(self.table.chance.script)}")

    def _view(self) -> dict[str, Any]:
        return self.table.view(self.lesson.learner)


def holds(view: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    return all(at(view, path) == value for path, value in wanted.items())


def at(view: Any, path: str) -> Any:
    """What lies at a path of a view: `players.0.light`."""
    for part in path.split("."):
        try:
            view = view[int(part)] if isinstance(view, list) else view[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise LessonFailed(f"there is no {path!r} in the view") from None
    return view


def otherwise(words: Speaker, lesson: Lesson, step: Step, text: str) -> str:
    """What is said to a move that does not go on; "" if nothing is."""
    return words.aside(lesson.key_of(step), which_else(words, lesson, step, text))


def which_else(words: Speaker, lesson: Lesson, step: Step, text: str) -> str:
    """The attribute that answers it: the words for this move, for its verb, or for any."""
    there = words.attributes(lesson.key_of(step))
    ways = (f"else-{text.replace(' ', '-')}", f"else-{text.split(' ')[0]}", "else")
    return next((way for way in ways if way in there), "")
