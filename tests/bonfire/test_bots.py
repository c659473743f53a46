"""The players of the house: they hope for what can be, say why, and none is slow. (Strength: tests/bots.)"""

from __future__ import annotations

import hashlib
import time

import pytest

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.seen import Seen
from vatra.games.bonfire.bot.forecast import FILE, features, learned_from, margin
from vatra.games.bonfire.bot.worth import WEIGHTS, worth
from vatra.games.bonfire.game import BONFIRE
from vatra.games.bonfire.player import FROM_ELDERS
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm

PATIENCE = 2.0  # seconds for a decision


def test_who_has_passed_hopes_for_nothing_more() -> None:
    table = BONFIRE.new(2, {}, seeded("passing"))
    bot = make_bot("skilled", BONFIRE, "passing")
    while "pass" not in table.actions(table.to_act[0]):
        seat = table.to_act[0]
        table.take(seat, bot.choose(Seen(table, seat)).action)
    seat = table.to_act[0]
    table.act(seat, "pass")
    assert isinstance(table, Realm)
    assert not table.over
    assert worth(table, seat, WEIGHTS) == total(table.players[seat])


@pytest.mark.parametrize(
    ("level", "seats", "decisions"), [("expert", 1, 24), ("expert", 4, 6), ("master", 1, 4), ("master", 2, 2)]
)
def test_the_strongest_say_why_and_are_quick(level: str, seats: int, decisions: int) -> None:
    table = BONFIRE.new(seats, {}, seeded("quick"))
    expert = make_bot(level, BONFIRE, "quick")
    skilled = make_bot("skilled", BONFIRE, "quick")
    spent: list[float] = []
    reasons = 0
    while not table.over and len(spent) < decisions:
        seat = table.to_act[0]
        if seat:
            table.take(seat, skilled.choose(Seen(table, seat)).action)
            continue
        begin = time.process_time()
        choice = expert.choose(Seen(table, 0))
        spent.append(time.process_time() - begin)
        reasons += bool(choice.why)
        table.take(0, choice.action)
    assert max(spent) < PATIENCE
    assert reasons > decisions // 4


def test_the_forecast_of_a_lonely_game_is_certain_at_its_end_and_sensible_before() -> None:
    table = BONFIRE.new(1, {}, seeded("forecast"))
    assert isinstance(table, Realm)
    assert table.tom is not None
    assert -40 < margin(table, table.tom) < 40
    ahead = table.copy()
    ahead.players[0].scored[FROM_ELDERS] += 10
    assert ahead.tom is not None
    assert 6 < margin(ahead, ahead.tom) - margin(table, table.tom) < 12
    bot = make_bot("skilled", BONFIRE, "forecast")
    while not table.over:
        table.take(0, bot.choose(Seen(table, 0)).action)
    view = table.view(0)
    assert table.result is not None
    assert margin(table, table.tom) == table.result.scores[0] - view["tom"]["total"]


# Whoever changes a feature changes this number too, and learns `forecast.toml` anew by the command in it.
FORECAST = "c1c34ad009b5"


def test_the_forecast_and_its_features_belong_together() -> None:
    told: list[str] = []
    for seed in range(3):
        table = BONFIRE.new(1, {}, seeded(f"features {seed}"))
        assert isinstance(table, Realm)
        while not table.over:
            assert table.tom is not None
            told.append(" ".join(f"{one:.2f}" for one in features(table, table.players[0], table.tom)))
            table.take(0, BONFIRE.auto(table, 0))
    assert hashlib.sha256("\n".join(told).encode()).hexdigest()[:12] == FORECAST
    said = FILE.read_text(encoding="utf-8")
    with pytest.raises(KeyError, match="train again"):
        learned_from(said.replace("hopes", "dreams"))


@pytest.mark.parametrize(("level", "seats", "moves"), [("expert", 2, 5), ("master", 2, 2), ("master", 1, 3)])
def test_the_same_seed_decides_alike_and_leaves_the_table_as_it_is(
    level: str, seats: int, moves: int
) -> None:
    table = BONFIRE.new(seats, {}, seeded("alike"))
    one, other = [make_bot(level, BONFIRE, "alike") for _ in range(2)]
    for _ in range(moves):
        seat = table.to_act[0]
        before = table.digest()
        choice = one.choose(Seen(table, seat))
        assert other.choose(Seen(table, seat)).action is choice.action
        assert table.digest() == before
        table.take(seat, choice.action)
