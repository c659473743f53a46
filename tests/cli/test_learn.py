"""`vatra learn`: every lesson in the terminal, left and taken up again, another move, and what is not there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Vatra

from vatra.core.game import games
from vatra.core.lesson import Lesson, lessons
from vatra.core.words import LANGUAGES, Speaker, speaker

ALL = [(lesson, n) for game in games() for n, lesson in enumerate(lessons(game.id), 1)]


def typed(lesson: Lesson) -> list[str]:
    """What somebody types who does what the guide says; a free stretch is skipped."""
    lines: list[str] = []
    for chapter in lesson.chapters:
        for step in chapter.steps:
            lines += {"show": [""], "wait": list(step.accepts[:1]), "until": ["skip"]}.get(step.kind, [])
            if step.kind == "until":
                break
        lines.append("")  # on to the next chapter
    return lines


def words_of(lesson: Lesson, language: str) -> Speaker:
    return speaker(language, lesson.table_game())


def told(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("at", range(len(LANGUAGES)))
@pytest.mark.parametrize(("lesson", "number"), ALL, ids=[lesson.id for lesson, _ in ALL])
def test_a_lesson_from_beginning_to_end(vatra: Vatra, lesson: Lesson, number: int, at: int) -> None:
    language = LANGUAGES[at]
    ran = vatra("learn", lesson.game, str(number), typed="\n".join(typed(lesson)), lang=language)
    assert (ran.code, ran.err) == (0, "")
    words = words_of(lesson, language)
    for chapter in lesson.chapters:
        for step in chapter.steps:
            if step.kind == "until":
                break
            assert not step.id or told(words.say(lesson.key_of(step))) in ran.out
    assert told(words.aside(lesson.key, "tip")) in ran.out
    assert f"vatra tty {lesson.game} --seats {lesson.first.seats}" in ran.out
    assert f"vatra learn {lesson.game} {number}" in (listed := vatra("learn", lang=language).out)
    assert "✓" in listed


def test_left_and_taken_up_again(vatra: Vatra) -> None:
    first = vatra("learn", "diamant", typed="\ndeeper\nquit\n")
    assert "3/22" in first.out
    assert "vatra learn diamant" in first.out
    again = vatra("learn", "diamant", typed="previous\nprevious\n\n")  # then nobody types any more
    assert "3/22" in again.out
    assert "1/22" in again.out
    assert again.code == 0
    assert "2/22" in vatra("learn", "diamant").out
    anew = vatra("learn", "diamant", "--again").out
    assert "1/22" in anew
    assert "2/22" not in anew


def test_another_move_is_answered_in_a_friendly_way(vatra: Vatra) -> None:
    [lesson] = lessons("diamant")
    ran = vatra("learn", "diamant", typed="\nback\nfly\nrule\nhelp\ntable\nskip\nagain\n")
    assert told(words_of(lesson, "en").say("lesson-diamant-1-share", attribute="else")) in ran.out
    assert "3/22" in ran.out
    assert ran.out.count("1/22") == 2


def test_what_is_not_there(vatra: Vatra, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert vatra("learn", "chess").code == 2
    assert vatra("learn", "diamant", "7").code == 2
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    vatra("learn", "diamant", typed="\n")
    [file] = tmp_path.rglob("diamant-1.json")
    file.write_text("{")
    assert str(file) in vatra("learn", "diamant").err
