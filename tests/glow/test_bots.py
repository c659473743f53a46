"""Players choose among their options, by what they see and their seed alone, and soon enough."""

from __future__ import annotations

import time

import pytest

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Mode
from vatra.core.seen import Seen
from vatra.core.words import LANGUAGES, speaker
from vatra.games.glow.bot.levels import FROM_START
from vatra.games.glow.game import GLOW
from vatra.games.glow.table import Journey

PATIENCE = (
    30  # seconds for one decision, plain and on a busy machine; compiled on a quiet one it is far below two
)


@pytest.mark.parametrize("bot", ["novice", "skilled", "expert", "master"])
@pytest.mark.parametrize("mode", [Mode(2, {"map": "shadows"}), Mode(1, {"map": "archipelago"})], ids=str)
def test_a_few_days(mode: Mode, bot: str) -> None:
    days = {"novice": 9, "master": 1}.get(bot, 2)
    table = GLOW.new(mode.seats, mode.options, seeded(f"bots {mode}"))
    players = [make_bot(bot, GLOW, seat) for seat in range(mode.seats)]
    twins = [make_bot(bot, GLOW, seat) for seat in range(mode.seats)]
    while not table.over and table.view(0)["round"] <= days:
        seat = table.to_act[0]
        before = table.digest()
        begin = time.monotonic()
        choice = players[seat].choose(Seen(table, seat))
        assert time.monotonic() - begin < PATIENCE
        assert table.digest() == before, "thinking changed the table"
        assert choice.action.text in table.actions(seat)
        other = table.copy()
        other.chance = seeded("another future")
        assert twins[seat].choose(Seen(other, seat)).action.text == choice.action.text, "it knew the future"
        for why in choice.why:
            for language in LANGUAGES:
                speaker(language, GLOW).tell(why, ["Anna", "Borys"])
        table.take(seat, choice.action)


def test_a_novice_does_not_walk_back_to_the_start() -> None:
    """It is a beginner, not a die: it may rest, but it knows which way the journey goes."""
    steps = 0
    for seed in range(6):
        table = GLOW.new(2, {"map": "shadows"}, seeded(f"forward {seed}"))
        players = [make_bot("novice", GLOW, f"{seed} {seat}") for seat in range(2)]
        while not table.over:
            seat = table.to_act[0]
            action = players[seat].choose(Seen(table, seat)).action
            if action.text.startswith("walk "):
                assert isinstance(table, Journey)
                steps += 1
                assert FROM_START[action.a] >= FROM_START[table.players[seat].company]
            table.take(seat, action)
    assert steps > 20
