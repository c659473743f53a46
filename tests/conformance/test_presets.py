"""A table that is set up already: every game offers some, and they can be played as they stand."""

from __future__ import annotations

import pytest

from vatra.bots import bot_names
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Game, games
from vatra.core.options import Preset
from vatra.core.words import LANGUAGES, speaker

OFFERED = [(game, one) for game in games() for one in game.presets()]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_game_offers_three_and_says_what_its_box_says(game: Game) -> None:
    assert [one.id for one in game.presets()] == ["first", "usual", "hard"]
    cover = game.cover()
    assert cover is not None
    assert 0 < cover.short < cover.long
    assert 1 <= cover.weight <= 5


@pytest.mark.parametrize(("game", "one"), OFFERED, ids=lambda one: getattr(one, "id", ""))
def test_it_can_be_dealt_and_is_said(game: Game, one: Preset) -> None:
    assert one.bot in bot_names(game)
    table = game.new(one.seats, one.options, seeded("presets"))
    assert table.waiting()
    for language in LANGUAGES:
        words = speaker(language, game)
        assert words.say(f"preset-{one.id}")
        assert words.aside(f"preset-{one.id}", "help")


def test_another_is_refused() -> None:
    with pytest.raises(BadInput, match="first, usual, hard"):
        games()[0].preset("odd")
