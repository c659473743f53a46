# plain: plays lessons, and nothing here is hot
"""Does a lesson hold? It is played to its end: each accepted move once, free stretches several times."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

from vatra.core.errors import BadInput, Refused
from vatra.core.guide import Guide, at, otherwise
from vatra.core.lesson import Lesson, LessonFailed, Step, read
from vatra.core.rulebook import rulebook
from vatra.core.words import LANGUAGES, Speaker, speaker

MOST_SHOWN: Final = 4  # bubbles in a row that only want to be read
MOST_FREE_MOVES: Final = 400
FREE_TRIES: Final = 3


def check(file: Path) -> None:
    """Raise `LessonFailed` where the lesson does not hold."""
    lesson = read(file)
    _known_rules(lesson)
    _first_game(lesson)
    for language in LANGUAGES:
        _has_words(lesson, speaker(language, lesson.table_game()))
    for number in range(len(lesson.chapters)):
        first = Run(lesson, number, {}, 0)
        first.play()
        first.step_back()
        for step, width in first.wide.items():
            for fork in range(1, width):
                Run(lesson, number, {step: fork}, 0).play()
        for luck in range(1, FREE_TRIES if first.loose else 1):
            Run(lesson, number, {}, luck).play()


def _known_rules(lesson: Lesson) -> None:
    known = rulebook(lesson.game, "en").rules()
    for rule in lesson.teaches:
        if rule not in known:
            raise LessonFailed(f"there is no rule {rule}")


def _first_game(lesson: Lesson) -> None:
    """What is proposed to play afterwards can be played."""
    try:
        lesson.table_game().settle(lesson.first.seats, lesson.first.options)
    except BadInput as bad:
        raise LessonFailed(f"`first`: {bad}") from None


def _has_words(lesson: Lesson, words: Speaker) -> None:
    """Title, what it is about, the tip, chapters and bubbles; and never more than four bubbles with nothing to do."""
    for attribute in ("about", "tip"):
        if not words.aside(lesson.key, attribute):
            raise LessonFailed(f"{words.language}: {lesson.key}.{attribute} is missing")
    for name in lesson.rivals:
        words.say(name)
    for chapter in lesson.chapters:
        shown = 0
        for step in chapter.steps:
            if step.id and not words.has(lesson.key_of(step)):
                raise LessonFailed(f"{words.language}: {lesson.key_of(step)} is missing")
            shown = shown + 1 if step.kind == "show" else 0
            if shown > MOST_SHOWN:
                raise LessonFailed(f"step {step.id}: {shown} bubbles in a row, and nothing to do")


class Run:
    """Once through a chapter. `forks` says which of several accepted moves is made at a step."""

    def __init__(self, lesson: Lesson, chapter: int, forks: dict[int, int], luck: int) -> None:
        self.lesson: Final = lesson
        self.chapter: Final = chapter
        self.forks: Final = forks
        self.luck: Final = random.Random(luck)
        self.words: Final = speaker("en", lesson.table_game())
        self.wide: dict[int, int] = {}  # steps with several accepted moves, and how many
        self.loose = False
        self.guide: Guide

    def play(self) -> None:
        where = f"chapter {self.chapter + 1}"
        try:
            self.guide = Guide(self.lesson, self.chapter)
            while not self.guide.over:
                step = self.guide.step
                where = step.id or f"step {self.guide.at + 1}"
                self.look(step)
                self.go_on(step)
        except Refused as refused:
            raise LessonFailed(f"{where}: refused by {refused.rule}") from None
        except (BadInput, LessonFailed) as fault:
            raise LessonFailed(f"{where}: {fault}") from None
        faults = self.guide.table.game.check(self.guide.table)
        if faults:
            raise LessonFailed("; ".join(faults))

    def look(self, step: Step) -> None:
        """What the words rely on is so, and what they point at is there."""
        table = self.guide.table
        view = table.view(self.lesson.learner)
        for path, value in step.expect.items():
            got = table.over if path == "over" else at(view, path)
            if got != value:
                raise LessonFailed(f"{path} is {got!r}, the words say {value!r}")
        options = table.actions(self.lesson.learner)
        there = table.game.naming().all(view) | {f"option:{text}" for text in options} | {"question"}
        for thing in step.things:
            if thing not in there:
                kind = re.split(r"[:/]", thing)[0]
                near = sorted(name for name in there if re.split(r"[:/]", name)[0] == kind)
                raise LessonFailed(f"there is no {thing!r} here; of this kind there are {near[:60]}")

    def go_on(self, step: Step) -> None:
        if step.kind == "show":
            self.guide.go_on()
        elif step.kind == "until":
            self.free_stretch()
        else:
            self.refusals(step)
            if len(step.accepts) > 1:
                self.wide[self.guide.at] = len(step.accepts)
            self.guide.move(step.accepts[self.forks.get(self.guide.at, 0)])

    def refusals(self, step: Step) -> None:
        """Every other legal move is answered by words, and no words are for a move that nobody can make."""
        offered = self.guide.table.actions(self.lesson.learner)
        others = [text for text in offered if text not in step.accepts]
        if not step.id:
            return
        silent = [text for text in others if not otherwise(self.words, self.lesson, step, text)]
        if silent:
            raise LessonFailed(f"no words for {silent[:8]}: .else is missing")
        for attribute in self.words.attributes(self.lesson.key_of(step)):
            said = {"else", *[f"else-{text.split(' ')[0]}" for text in others]}
            said |= {f"else-{text.replace(' ', '-')}" for text in others}
            if not others or attribute not in said:
                raise LessonFailed(f".{attribute} is said to nobody: there is {offered}")

    def free_stretch(self) -> None:
        """Chance plays for everybody until the stretch ends."""
        self.loose = True
        guide = self.guide
        here = guide.at
        for _ in range(MOST_FREE_MOVES):
            if guide.at != here:
                return
            table = guide.table
            if table.over:
                break
            seat = self.luck.choice(table.to_act)
            guide.play(seat, self.luck.choice(table.actions(seat)))
        if guide.at == here:
            raise LessonFailed(f"`until` {dict(guide.step.until)} never came")

    def step_back(self) -> None:
        """From the end to every earlier step and on again: the same position each time."""
        if self.loose:
            return
        again = Guide(self.lesson, self.chapter)
        while not again.over:
            before = again.table.digest()
            here = again.at
            step = again.step
            if step.kind == "show":
                again.go_on()
            else:
                again.move(step.accepts[0])
            there = again.at
            again.stand_at(here)
            if again.table.digest() != before:
                raise LessonFailed(f"step {here + 1} is another position when it is reached again")
            if step.kind == "show":
                again.go_on()
            else:
                again.move(step.accepts[0])
            assert again.at == there
