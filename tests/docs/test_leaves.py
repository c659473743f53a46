"""One leaf for each game: the same lines in every language, each of them said in full by rules that exist."""

from __future__ import annotations

import pytest

from vatra.core.game import games
from vatra.core.rulebook import leaf, rulebook
from vatra.core.words import LANGUAGES

MOST_LETTERS = 2600  # a phone screen and a half


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_leaf(game: str) -> None:
    known = rulebook(game, "en").rules()
    shape = [[line.rules for line in chapter.lines] for chapter in leaf(game, "en")]
    assert all(rules and set(rules) <= set(known) for chapter in shape for rules in chapter)
    for language in LANGUAGES:
        chapters = leaf(game, language)
        assert [[line.rules for line in chapter.lines] for chapter in chapters] == shape
        assert sum(len(line.text) for chapter in chapters for line in chapter.lines) < MOST_LETTERS
        assert all(chapter.title and line.text for chapter in chapters for line in chapter.lines)
