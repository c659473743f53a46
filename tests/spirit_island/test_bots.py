"""The game's own players: they play any seat, explain themselves, and are far better than chance."""

from __future__ import annotations

import pytest
from tests.spirit_island.crowded import position

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.seen import Seen
from vatra.core.table import Table
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND

SIMPLE = "lightnings-swift-strike"


def play(bot: str, seed: int) -> Table:
    table = ISLAND.new(1, {"spirit-1": SIMPLE}, seeded(f"bots {seed}"))
    player = make_bot(bot, ISLAND, seed)
    while not table.over:
        table.take(0, player.choose(Seen(table, 0)).action)
    return table


def score(table: Table) -> int:
    result = table.result
    assert result is not None
    return result.scores[0]


def test_skilled_is_far_better_than_chance() -> None:
    by_chance = sum(score(play("random", seed)) for seed in range(4))
    skilled = sum(score(play("skilled", seed)) for seed in range(4))
    assert skilled > by_chance + 8


@pytest.mark.parametrize("bot", ["novice", "skilled"])
def test_the_same_seed_plays_the_same_game(bot: str) -> None:
    assert play(bot, 5).digest() == play(bot, 5).digest()


def test_a_choice_explains_itself() -> None:
    table = ISLAND.new(1, {"spirit-1": SIMPLE}, seeded("why"))
    player = make_bot("skilled", ISLAND, 1)
    named = set()
    while not table.over:
        choice = player.choose(Seen(table, 0))
        named |= {why.name for why in choice.why}
        table.take(0, choice.action)
    assert {"why-growth", "why-play", "why-use", "why-target"} <= named


def test_defence_before_a_ravage() -> None:
    """A city is about to ravage the only land that matters, and one card would stop it."""
    words = {
        "spirits": ["vital-strength-of-the-earth"],
        "boards": "A",
        "lands": {f"A{n}": "" for n in range(1, 9)} | {"A4": "city, 2 explorer", "A7": "explorer"},
        "presence": [{"A4": 2, "A5": 1}],
        "destroyed": [0],
        "played": [["a-year-of-perfect-stillness"]],
        "hand": [[]],
        "phase": "fast",
        "ravage": "i-sands",
    }
    table = position(1, "defence", words, ["vital-strength-of-the-earth"])
    player = make_bot("skilled", ISLAND, 1)
    assert player.choose(Seen(table, 0)).action.text == "use a-year-of-perfect-stillness"
    table.act(0, "use a-year-of-perfect-stillness")
    assert player.choose(Seen(table, 0)).action.text == "at A4"
