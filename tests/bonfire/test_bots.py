"""The players of the house: each better than the one before, and none slow. (Long matches: matches.py.)"""

from __future__ import annotations

import time

from tests.bonfire.matches import BONFIRE, match

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.seen import Seen

GAMES = 4
PATIENCE = 2.0  # seconds for a decision


def test_the_skilled_player_makes_more_points_than_the_novice() -> None:
    _, mine, theirs = match("skilled", "novice", GAMES)
    assert mine > theirs


def test_the_expert_says_why_and_is_quick() -> None:
    table = BONFIRE.new(1, {}, seeded("quick"))
    bot = make_bot("expert", BONFIRE, "quick")
    spent: list[float] = []
    reasons = 0
    while not table.over and len(spent) < 40:
        begin = time.process_time()
        choice = bot.choose(Seen(table, 0))
        spent.append(time.process_time() - begin)
        reasons += bool(choice.why)
        table.take(0, choice.action)
    assert max(spent) < PATIENCE
    assert reasons > 10
