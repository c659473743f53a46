"""`vatra learn`: a guided first game in the terminal. What was done is kept, so a lesson can be taken up again."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from vatra.cli import keyboard, orders, screen
from vatra.cli.given import Lang, game_given
from vatra.cli.terminal import QUIET, terminal
from vatra.core.errors import BadInput, Refused
from vatra.core.game import Game, games
from vatra.core.lesson import Lesson, lessons
from vatra.core.live import Live
from vatra.core.rulebook import rule_text
from vatra.core.words import Speaker, speaker
from vatra.server.run.settings import data_folder
from vatra.server.store.rows import Header, Plan, Row
from vatra.server.tables.lessons import Go, LessonState, Otherwise, begin
from vatra.server.tables.presence import now_ms

Which = Annotated[str, typer.Argument(metavar="[GAME]", show_default=False)]
Number = Annotated[int, typer.Argument(metavar="[LESSON]", show_default=False)]
Again = Annotated[bool, typer.Option("--again")]

ORDERS: Final = ("table", "previous", "skip", "again", "rule", "help", "quit")
ME: Final = "learner"


def learn(game: Which = "", number: Number = 0, again: Again = False, lang: Lang = None) -> None:
    """Take a lesson, or list those there are."""
    if not game:
        for room in games():
            listed(room)
        return
    room = game_given(game)
    every = lessons(room.id)
    if not 0 <= number <= len(every):
        raise BadInput("learn-no-such", {"given": number, "count": len(every), "game": room.id})
    undone = [one for one in every if not Course.kept(one).done]
    course = Course.kept(every[number - 1] if number else (undone or every)[0])
    if again or course.done:
        course.go("restart")
    try:
        Lecture(course).give()
    except keyboard.InputEnded:
        terminal.print(terminal.say("learn-later", command=f"vatra learn {room.id}"))


def listed(game: Game) -> None:
    words = speaker(terminal.language, game)
    screen.heading(words.say("game-name"))
    for n, lesson in enumerate(lessons(game.id), 1):
        about = words.aside(lesson.key, "about")
        course = Course.kept(lesson)
        mark = "✓" if course.done else f"{course.state.told}/{lesson.bubbles}" if course.rows[2:] else ""
        rows = [[f"vatra learn {game.id} {n}", words.say(lesson.key), mark], ["", about, ""]]
        screen.rows(rows, ["", QUIET])


class Kept(msgspec.Struct, frozen=True):
    """A lesson as it lies in a file: what a server would keep of it."""

    header: Header
    rows: list[Row]


class Course:
    """Where this user stands in a lesson; every step is written down at once."""

    def __init__(self, file: Path, header: Header, rows: list[Row]) -> None:
        self.file: Final = file
        self.header: Final = header
        self.rows: Final = rows
        self.state: Final = LessonState(header)
        for row in rows:
            self.state.apply(row)

    @staticmethod
    def kept(lesson: Lesson) -> Course:
        file = data_folder() / "lessons" / f"{lesson.id}.json"
        try:
            kept = msgspec.json.decode(file.read_bytes(), type=Kept)
        except FileNotFoundError:
            header, rows = begin(lesson, ME, terminal.say("player"), terminal.language)
            return Course(file, header, rows)
        except msgspec.DecodeError:
            raise BadInput("learn-unreadable", {"file": str(file)}) from None
        return Course(file, kept.header, kept.rows)

    @property
    def done(self) -> bool:
        return self.state.status == "over"

    def go(self, where: Go) -> None:
        self._keep(self.state.plan_go(where, now_ms()))

    def move(self, seat: int, text: str) -> None:
        self._keep(self.state.plan_move(seat, text, "", now_ms()))

    def _keep(self, plan: Plan | None) -> None:
        for row in plan.rows if plan else []:
            self.state.apply(row)
            self.rows.append(row)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(Kept(self.header, self.rows)))
        shutil.move(fresh, self.file)


class Lecture:
    """The guide speaks, the learner types."""

    def __init__(self, course: Course) -> None:
        self.course: Final = course
        self.state: Final = course.state
        self.lesson: Final = course.state.lesson
        self.seat: Final = self.lesson.learner
        self.game: Final = self.lesson.table_game()
        self.words: Final[Speaker] = speaker(terminal.language, self.game)
        self.names: Final = self.lesson.names(self.words.say("player"), self.words)
        self.orders: Final = orders.order_words(self.words, ORDERS, "learn-order-")
        self.heard = 0  # records whose events have been told
        self.seen = -1  # records at which the table was shown
        self.chapter = -1
        self.said = ""
        self.left = False

    def give(self) -> None:
        screen.heading(self.words.say(self.lesson.key))
        screen.paragraph(self.words.aside(self.lesson.key, "about"))
        screen.paragraph(self.words.say("learn-help", {"order": self.words.say("learn-order-help")}), QUIET)
        self.heard = len(self.state.records)
        while not self.left and self.state.status != "over":
            self.step()
        if not self.left:
            self.end()

    # -- what the guide says -----------------------------------------------------------------------------------------

    def step(self) -> None:
        self.news()
        guide = self.state.guidance()
        if guide.kind == "chapter":
            title = self.words.aside(self.lesson.key, f"chapter-{guide.chapter + 2}")
            screen.heading(self.words.say("learn-chapter", {"title": title}))
            self.wait()
            return
        if self.seen != len(self.state.records) or self.chapter != guide.chapter:
            self.seen, self.chapter = len(self.state.records), guide.chapter
            screen.table(self.live, self.seat, self.words, self.names)
        if self.said != f"{guide.chapter} {guide.said}":
            self.said = f"{guide.chapter} {guide.said}"
            self.speak()
        if guide.kind == "show":
            self.wait()
        else:
            self.answer()

    def speak(self) -> None:
        guide = self.state.guidance()
        screen.heading(f"{guide.at}/{guide.of}")
        screen.paragraph(self.words.say(guide.said), "bold")
        things = [one for one in guide.things if not one.startswith("option:") and one != "question"]
        if things:
            about = self.words.listed([self.words.thing(one, self.names) for one in things])
            screen.paragraph(self.words.say("learn-about", {"things": about}), QUIET)

    @property
    def live(self) -> Live:
        assert self.state.live is not None
        return self.state.live

    def news(self) -> None:
        records = self.state.records
        self.heard = min(self.heard, len(records))
        told = [event for record in records[self.heard :] for event in record.events]
        self.heard = len(records)
        screen.events([event for event in told if event.readable(self.seat)], self.words, self.names)

    def end(self) -> None:
        self.news()
        terminal.print()
        screen.paragraph(self.words.say("learn-done"), "bold yellow")
        screen.paragraph(self.words.aside(self.lesson.key, "tip"))
        first = self.lesson.first
        options = [f"-o {name}={str(value).lower()}" for name, value in first.options.items()]
        command = " ".join(["vatra tty", self.game.id, "--seats", str(first.seats), *options])
        screen.paragraph(self.words.say("learn-first-game", {"command": command}))

    # -- what the learner types --------------------------------------------------------------------------------------

    def wait(self) -> None:
        """For Enter, or an order."""
        line = keyboard.read(f"{self.words.say('learn-next')} ")
        meaning = orders.understand(line, [], self.orders)
        if not line:
            self.course.go("on")
        elif isinstance(meaning, orders.Order):
            self.follow(meaning.name)

    def answer(self) -> None:
        table, words = self.state.table(), self.words
        ask = table.ask(self.seat)
        texts = table.actions(self.seat)
        labels = [
            words.tell(ask.label(table, self.seat, action), self.names) for action in table.options(self.seat)
        ]
        screen.question(words.tell(ask.prompt(table, self.seat), self.names), [(one, "") for one in labels])
        line = keyboard.read("> ")
        accepted = [orders.Words(label, text) for label, text in zip(labels, texts, strict=True)]
        meaning = orders.understand(line, accepted, self.orders)
        if isinstance(meaning, orders.Take):
            self.move(texts[meaning.option])
        elif isinstance(meaning, orders.Order):
            self.follow(meaning.name)
        elif isinstance(meaning, orders.Unclear):
            fits = " / ".join(meaning.fits)
            screen.paragraph(words.say("answer-unclear", {"given": line, "fits": fits}))
        elif isinstance(meaning, orders.NoSuchNumber):
            screen.paragraph(words.say("answer-number", {"max": len(texts)}))
        elif line:
            self.move(line)

    def move(self, text: str) -> None:
        try:
            self.course.move(self.seat, text)
        except Otherwise as other:
            screen.paragraph(self.words.aside(other.said, other.attribute), "yellow")
        except Refused as refusal:
            screen.paragraph(rule_text(refusal.rule, terminal.language), "yellow")

    def follow(self, order: str) -> None:
        if order == "table":
            screen.table(self.live, self.seat, self.words, self.names)
        elif order == "previous":
            self.course.go("back")
            self.said = ""
        elif order == "skip":
            self.course.go("skip")
        elif order == "again":
            self.course.go("restart")
            self.said, self.heard = "", 0
        elif order == "rule":
            rules = self.state.guidance().rules
            words = rule_text(rules[0], terminal.language) if rules else self.words.say("learn-no-rule")
            screen.paragraph(words)
        elif order == "help":
            for name in ORDERS:
                said = self.words.say(f"learn-order-{name}")
                screen.paragraph(f"{said}: {self.words.say(f'learn-order-{name}', attribute='help')}")
        else:
            self.left = True
            screen.paragraph(self.words.say("learn-later", {"command": f"vatra learn {self.game.id}"}))
