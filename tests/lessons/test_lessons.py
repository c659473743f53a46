"""Every lesson holds, says little at a time in every language, and whatever is broken in one is noticed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.words.texts import messages, said_in

from vatra.core.errors import BadInput
from vatra.core.game import Game, games
from vatra.core.guide import Guide, otherwise
from vatra.core.lesson import LessonFailed, find_lesson, lesson_files, read
from vatra.core.lesson_check import check
from vatra.core.words import LANGUAGES, speaker, text_folder

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "lessons").glob("*/*.toml"))
MOST_SENTENCES = 2
MOST_WORDS = 14  # in English; other languages may take a little more room
LONGEST = 150  # letters of a bubble
WORDS_BEFORE_THE_FIRST_MOVE = 45  # some twenty seconds of reading


def short(file: Path) -> str:
    return str(file.relative_to(ROOT / "lessons"))


@pytest.mark.parametrize("file", FILES, ids=short)
def test_the_lesson_holds(file: Path) -> None:
    check(file)


def test_every_game_is_taught() -> None:
    assert [game.id for game in games() if not lesson_files(game.id)] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_belongs_to_a_step(game: Game, language: str) -> None:
    """What a lesson does not say any more is not translated any more."""
    taught = [read(file) for file in lesson_files(game.id)]
    wanted = {lesson.key for lesson in taught}
    for lesson in taught:
        wanted |= {lesson.key_of(step) for chapter in lesson.chapters for step in chapter.steps if step.id}
    there = {name.split(".")[0] for name in messages(text_folder(game) / "lessons" / f"{language}.ftl")}
    assert there == wanted


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", ["lessons", "coach"])
def test_a_bubble_says_little(game: Game, language: str, subject: str) -> None:
    long = []
    for name, text in said_in(text_folder(game) / subject / f"{language}.ftl").items():
        sentences = [s for s in re.split(r"(?<=[.!?…])\s+", text.strip()) if s]
        if len(sentences) > MOST_SENTENCES or len(text) > LONGEST:
            long.append(name)
        if language == "en" and max(len(s.split()) for s in sentences) > MOST_WORDS:
            long.append(name)
    assert long == []


@pytest.mark.parametrize("file", FILES, ids=short)
def test_the_learner_acts_soon(file: Path) -> None:
    lesson = read(file)
    words = speaker("en", lesson.table_game())
    read_first = 0
    for step in lesson.chapters[0].steps:
        if step.id:
            read_first += len(words.say(lesson.key_of(step)).split())
        if step.kind == "wait":
            break
    assert read_first <= WORDS_BEFORE_THE_FIRST_MOVE


# -- at the table ------------------------------------------------------------------------------------------------------


def test_other_moves_are_answered_and_not_made() -> None:
    lesson = find_lesson("diamant-1")
    guide = Guide(lesson, 0)
    guide.go_on()
    assert guide.step.id == "share"
    assert guide.accepts("deeper")
    assert not guide.accepts("back")
    assert otherwise(speaker("en", lesson.table_game()), lesson, guide.step, "back")


def test_back_takes_back_what_happened_since() -> None:
    guide = Guide(find_lesson("diamant-1"), 0)
    guide.go_on()
    moved = len(guide.live.records)
    before = guide.table.digest()
    guide.move("deeper")
    assert guide.step.id == "warning"
    guide.back()
    assert (guide.step.id, guide.table.digest(), len(guide.live.records)) == ("share", before, moved)
    guide.back()
    assert guide.step.id == "aim"
    guide.back()
    assert guide.step.id == "aim"


def test_a_lesson_that_is_not_there_is_named() -> None:
    for id in ("chess-1", "diamant-9", "", "../diamant-1"):
        with pytest.raises(BadInput) as fault:
            find_lesson(id)
        assert fault.value.name == "no-such-lesson"


# -- whatever is broken is noticed -------------------------------------------------------------------------------------

DIAMANT = "diamant/1-first-caves.toml"
GLOW = "glow/1-two-days.toml"
RIVER = "spirit_island/1-river.toml"
BONFIRE = "bonfire/1-first-fire.toml"
BROKEN = {
    "a draw too many": (DIAMANT, 'chance = ["spider"]\nrule', 'chance = ["spider", "ram"]\nrule'),
    "a draw too few": (DIAMANT, 'chance = ["spider"]\nrule', "rule"),
    "a draw that cannot come": (DIAMANT, 'chance = ["spider"]\nrule', 'chance = ["treasure 14"]\nrule'),
    "a thing that is not there": (DIAMANT, 'show   = "path/card:2"', 'show   = "path/card:3"'),
    "an answer that is not there": (BONFIRE, 'point  = "option:pass"', 'point  = "option:halt"'),
    "a number that is not so": (DIAMANT, '"left" = 5, "pockets.0" = 5', '"left" = 4, "pockets.0" = 5'),
    "a path that leads nowhere": (DIAMANT, '"left" = 5, "pockets.0" = 5', '"lefts" = 5'),
    "a rival who is not asked": (
        DIAMANT,
        '[{ seat = 3, do = "back", chance',
        '[{ seat = 2, do = "back", chance',
    ),
    "a rival who may not": (BONFIRE, '{ seat = 1, do = "pass" }', '{ seat = 1, do = "aboard" }'),
    "a move of the learner that is none": (DIAMANT, 'wait   = "back"', 'wait   = "home"'),
    "an accepted move that leads astray": (
        GLOW,
        'wait   = "recruit lumipili-a"',
        'wait   = ["recruit lumipili-a", "recruit briki-air-fire"]',
    ),
    "a rule that does not exist": (DIAMANT, '"diamant.hazard.first"', '"diamant.hazard.fist"'),
    "two steps of one name": (DIAMANT, 'id     = "chest"', 'id     = "back"'),
    "a step without words": (DIAMANT, 'id     = "chest"', 'id     = "chess"'),
    "an unknown key": (DIAMANT, 'id     = "chest"', 'ident  = "chest"'),
    "words said to nobody": (DIAMANT, 'wait   = "back"', 'wait   = ["back", "deeper"]'),
    "no words for some other moves": (GLOW, 'id     = "only-purple"', 'id     = "aim-two"'),
    "a free stretch without an end": (DIAMANT, 'until  = { "over" = true }', 'until  = { "round" = 9 }'),
    "an invader card too early": (RIVER, 'chance = ["i-jungle"]', 'chance = ["ii-jungle"]'),
    "a word of the position that is unknown": (BONFIRE, "fire_used   = true", "fire_lit    = true"),
    "not a lesson": (DIAMANT, "game    =", "game    "),
}


@pytest.mark.parametrize("what", BROKEN)
def test_whatever_is_broken_is_noticed(what: str, tmp_path: Path) -> None:
    name, old, new = BROKEN[what]
    text = (ROOT / "lessons" / name).read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / name
    broken.parent.mkdir()
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises((LessonFailed, BadInput)):
        check(broken)
