# plain: reads TOML, and nothing here is hot
"""Lessons: guided first games. One file is one lesson; what it says are messages of the game's room.

A lesson has chapters, each a table of its own; a chapter has steps; a step is moves of rivals, a bubble, and one thing
to wait for. Nothing in the rules or on the boards knows of lessons: see `guide`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Game, find_game
from vatra.core.options import Value
from vatra.core.shelves import shelf
from vatra.core.table import Table
from vatra.core.words import Speaker

_HEAD: Final = {"game", "seats", "learner", "names", "options", "minutes", "after", "first", "chapter"}
_FIRST: Final = {"seats", "options"}
_CHAPTER: Final = {"arrange", "chance", "free", "step"}
_STEP: Final = {"id", "point", "show", "wait", "rival", "until", "chance", "free", "expect", "rule"}
_RIVAL: Final = {"seat", "do", "chance"}
KINDS: Final = ("show", "wait", "until")


class LessonFailed(Exception):
    """The lesson does not hold; the message says where and why."""


@dataclass(frozen=True)
class Rival:
    """A move of another seat, and what it draws."""

    seat: int
    do: str
    chance: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """`show`: look, a press goes on. `wait`: make one of these moves. `until`: play freely. None: rivals move alone."""

    id: str  # of its message; empty where it says nothing
    kind: str
    things: tuple[str, ...]  # to point at; the first one carries the bubble
    accepts: tuple[str, ...]  # the moves that go on
    until: Mapping[str, Any]  # paths of the view, and what they will be
    rivals: tuple[Rival, ...]
    chance: tuple[str, ...]  # what the awaited move draws
    free: bool  # its draws need not be dictated
    expect: Mapping[str, Any]  # what the words rely on
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Chapter:
    arrange: Mapping[str, Any]
    chance: tuple[str, ...]
    free: bool
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class First:
    """The real game to play after a lesson: how many sit down, and the options that suit a beginner."""

    seats: int
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Lesson:
    """`id` is its place among the lessons of its game: `glow-2`. `key` is its message, the title, with `.about`."""

    id: str
    game: str
    seats: int
    learner: int
    rivals: tuple[str, ...]  # messages of the other seats' names
    options: Mapping[str, Any]
    minutes: int
    after: str  # the lesson to take before this one
    first: First
    chapters: tuple[Chapter, ...]

    @property
    def key(self) -> str:
        return f"lesson-{self.id}"

    def table_game(self) -> Game:
        return find_game(self.game)

    def key_of(self, step: Step) -> str:
        return f"{self.key}-{step.id}"

    @property
    def teaches(self) -> list[str]:
        """The rules that it shows, in the order in which they come."""
        return list(
            dict.fromkeys(rule for chapter in self.chapters for step in chapter.steps for rule in step.rules)
        )

    @property
    def bubbles(self) -> int:
        return sum(bool(step.id) for chapter in self.chapters for step in chapter.steps)

    def names(self, learner: str, words: Speaker) -> list[str]:
        """Who sits where."""
        names = [words.say(name) for name in self.rivals]
        names.insert(self.learner, learner)
        return names

    def deal(self, chapter: int) -> Table:
        """The table at which a chapter begins; nothing has run yet."""
        begins = self.chapters[chapter]
        game = self.table_game()
        settings = game.settle(self.seats, self.options)
        words = dict(begins.arrange)
        chance = seeded(words.pop("seed", 1))
        chance.script = list(begins.chance)
        chance.bound = not begins.free
        if words:
            return game.arrange(self.seats, settings, chance, words)
        return game.deal(self.seats, settings, chance)


# -- where they lie ----------------------------------------------------------------------------------------------------


def lesson_files(game: str) -> list[Path]:
    """The lessons of a game, in the order in which to take them."""
    return sorted((shelf("lessons") / game).glob("*.toml"))


def lessons(game: str) -> list[Lesson]:
    return [read(file) for file in lesson_files(game)]


def find_lesson(id: str) -> Lesson:
    """The lesson of this id."""
    game = id.rpartition("-")[0].replace("-", "_")
    for file in lesson_files(game) if game else []:
        if id_of(file) == id:
            return read(file)
    raise BadInput("no-such-lesson", {"lesson": id})


def id_of(file: Path) -> str:
    return f"{file.parent.name.replace('_', '-')}-{file.stem.split('-')[0]}"


# -- their form --------------------------------------------------------------------------------------------------------


def is_lesson(file: Path) -> bool:
    """What tells a lesson from a scenario."""
    return (
        re.search(r"^\[\[chapter\]\]", file.read_text(encoding="utf-8", errors="replace"), re.MULTILINE)
        is not None
    )


def read(file: Path) -> Lesson:
    """Parse a lesson and check its form."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise LessonFailed(f"not valid TOML: {fault}") from None
    _only(data, _HEAD, "the lesson")
    for key in ("game", "seats", "minutes", "chapter"):
        if key not in data:
            raise LessonFailed(f"`{key}` is missing")
    if len(data.get("names", [])) != data["seats"] - 1:
        raise LessonFailed("`names` must name every seat but the learner's")
    ids: set[str] = set()
    return Lesson(
        id_of(file),
        data["game"],
        data["seats"],
        data.get("learner", 0),
        tuple(f"lesson-name-{name}" for name in data.get("names", [])),
        data.get("options", {}),
        data["minutes"],
        data.get("after", ""),
        _first(data.get("first", {}), data["seats"]),
        tuple(_chapter(chapter, ids) for chapter in data["chapter"]),
    )


def _first(data: dict[str, Any], seats: int) -> First:
    _only(data, _FIRST, "`first`")
    return First(data.get("seats", seats), data.get("options", {}))


def _chapter(data: dict[str, Any], ids: set[str]) -> Chapter:
    _only(data, _CHAPTER, "a chapter")
    steps = tuple(_step(step, ids) for step in data["step"])
    loose = False
    for step in steps:
        if loose and (step.kind == "wait" or step.rivals):
            raise LessonFailed(f"step {step.id or '?'}: after `until` nobody knows what can be done")
        loose = loose or step.kind == "until"
    return Chapter(data.get("arrange", {}), tuple(data.get("chance", [])), data.get("free", False), steps)


def _step(data: dict[str, Any], ids: set[str]) -> Step:
    name = data.get("id", "")
    what = f"step {name or '?'}"
    _only(data, _STEP, what)
    if name in ids:
        raise LessonFailed(f"two steps are called {name!r}")
    if name:
        ids.add(name)
    kinds = [kind for kind in KINDS if kind in data]
    if len(kinds) > 1 or (not kinds and "rival" not in data):
        raise LessonFailed(f"{what} needs one of {', '.join(KINDS)}, or is a `rival` alone")
    kind = kinds[0] if kinds else ""
    if kind == "show" and "point" in data:
        raise LessonFailed(f"{what}: `show` names its thing itself, `point` goes with `wait` and `until`")
    if kind == "show" and not name:
        raise LessonFailed(f"{what}: what is shown needs words, so the step needs an `id`")
    return Step(
        name,
        kind,
        tuple(_listed(data.get("show", data.get("point", [])))),
        tuple(_listed(data.get("wait", []))),
        data.get("until", {}),
        tuple(_rival(move) for move in _listed(data.get("rival", []))),
        tuple(data.get("chance", [])),
        data.get("free", False),
        data.get("expect", {}),
        tuple(_listed(data.get("rule", []))),
    )


def _rival(data: dict[str, Any]) -> Rival:
    _only(data, _RIVAL, "a rival's move")
    return Rival(data["seat"], data["do"], tuple(data.get("chance", [])))


def _only(data: Mapping[str, Any], known: set[str], what: str) -> None:
    unknown = sorted(set(data) - known)
    if unknown:
        raise LessonFailed(f"{what} has unknown keys: {', '.join(unknown)}")


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
