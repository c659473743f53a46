"""What a typed line means."""

from __future__ import annotations

import pytest

from vatra.cli.orders import (
    Meaning,
    NoSuchNumber,
    Order,
    Other,
    Take,
    Unclear,
    Words,
    order_words,
    plain,
    understand,
)
from vatra.core.game import find_game
from vatra.core.words import LANGUAGES, speaker

OPTIONS = [Words("Deeper", "deeper", ("go on",)), Words("Back", "back", ("home",)), Words("Bathe", "bathe")]
ENGLISH = order_words(speaker("en"))


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("1", Take(0)),
        ("3", Take(2)),
        ("0", NoSuchNumber()),
        ("4", NoSuchNumber()),
        ("9" * 5000, NoSuchNumber()),
        ("DEEPER", Take(0)),
        ("d", Take(0)),
        ("go on", Take(0)),
        ("go", Other()),
        ("home", Take(1)),
        ("ho", Other()),
        ("ba", Unclear(("Back", "Bathe"))),
        ("bat", Take(2)),
        ("undo", Order("undo")),
        ("u", Order("undo")),
        ("?", Order("help")),
        ("h", Unclear(("hint", "help"))),
        ("save My Game.log", Order("save", "My Game.log")),
        ("rules  Snake", Order("rules", "Snake")),
        ("fly", Other()),
        ("deeper please", Other()),
        ("", Other()),
    ],
)
def test_lines(line: str, meaning: Meaning) -> None:
    assert understand(line, OPTIONS, ENGLISH) == meaning


def test_an_option_comes_before_an_order() -> None:
    saving = [Words("Save a friend", "save")]
    assert understand("save", saving, ENGLISH) == Take(0)
    assert understand("sa", saving, ENGLISH) == Unclear(("Save a friend", "save"))


def test_an_empty_line_is_never_an_answer() -> None:
    assert understand("", [Words("", "", ("",))], ENGLISH) == Other()


def test_letters_without_marks() -> None:
    assert plain("W Głąb") == "w glab"
    assert plain("ПІДКАЗКА") == plain("підказка")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_has_words_of_its_own(language: str) -> None:
    words = order_words(speaker(language, find_game("diamant")))
    assert set(words.values()) == {"table", "hint", "undo", "rules", "why", "log", "save", "help", "quit"}
    for name in ENGLISH:
        assert understand(name, OPTIONS, words) == Order(ENGLISH[name])
