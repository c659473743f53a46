"""Bots by name."""

from __future__ import annotations

import pytest

from vatra.bots import bot_names, lab_names, make_bot
from vatra.bots.searching import FlatBot, SearchBot
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.core.search.budget import Iterations, Seconds
from vatra.core.seen import Seen

DIAMANT = find_game("diamant")


def test_levels_come_weakest_first() -> None:
    assert bot_names(DIAMANT)[-3:] == ["novice", "skilled", "expert"]


@pytest.mark.parametrize("name", [*bot_names(DIAMANT), *lab_names(DIAMANT), "threshold:7", "flat", "mcts"])
def test_every_name_sits_down(name: str) -> None:
    table = DIAMANT.new(3, {}, seeded(1))
    bot = make_bot(name.replace("1000", "20").replace("0.5s", "0.01s"), DIAMANT, 1)
    assert bot.choose(Seen(table, 0)).action.text in table.actions(0)


def test_the_argument_is_the_budget() -> None:
    search, timed, flat = (make_bot(name, DIAMANT, 1) for name in ("mcts:250", "mcts:1.5s", "flat:40"))
    assert isinstance(search, SearchBot)
    assert isinstance(search.budget, Iterations)
    assert search.budget.number == 250
    assert isinstance(timed, SearchBot)
    assert isinstance(timed.budget, Seconds)
    assert timed.budget.seconds == 1.5
    assert isinstance(flat, FlatBot)
    assert flat.playouts == 40


@pytest.mark.parametrize(
    "name",
    [
        "", ":", "nobody", "mcts:", "mcts:0", "mcts:-5", "mcts:ten", "mcts:0s", "mcts:1.s", "mcts:1000:2", "mcts: 5",
        "flat:0", "flat:1s", "random:3", "auto:1", "expert:300", "threshold:0", "threshold:many", "gain:2",
        "Expert", "mcts:99999999999", "mcts:٣",
    ],
)  # fmt: skip
def test_a_name_that_makes_no_sense_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(name, DIAMANT, 1)
    assert refused.value.name == "unknown-bot"
    for allowed in ("expert", "gain", "threshold", "flat:1000", "mcts:1000", "mcts:0.5s"):
        assert allowed in str(refused.value)
