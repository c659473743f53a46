"""What a bot is given, and random play through the contract that everybody uses."""

from __future__ import annotations

from tests.core.toys import CLIMB, MARKET
from tests.core.toys.base import own
from tests.core.toys.market import Stalls

import vatra  # noqa: F401  (puts the games on the shelf)
from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.playout import copies, playout, playouts
from vatra.core.seen import Choice, Seen


def test_a_bot_sees_what_its_seat_may_know() -> None:
    table = MARKET.new(3, {}, seeded(1))
    table.act(0, "bid 2")
    seen = Seen(table, 1)
    assert (seen.seat, seen.seats, seen.game) == (1, 3, MARKET)
    assert seen.view["bids"] == ["?", "-1", "-1"]
    assert [option.text for option in seen.options] == table.actions(1)
    assert seen.auto().text in table.actions(1)


def test_a_bot_imagines_another_table() -> None:
    table = MARKET.new(3, {}, seeded(1))
    table.act(0, "bid 2")
    before = table.digest()
    guesses = set()
    for n in range(40):
        guess = Seen(table, 1).imagine(seeded(n))
        guesses.add(own(Stalls, guess).bids[0])
        playout(guess, seeded(n))
    assert guesses == {0, 1, 2, 3}
    assert table.digest() == before


def test_a_bot_may_shuffle_its_options() -> None:
    """Games hand out one list again and again: a bot that sorts it would change the game for everyone."""
    table = find_game("diamant").new(3, {}, seeded(1))
    Seen(table, 0).options.reverse()
    assert table.actions(0) == table.actions(1) == ["deeper", "back"]


def test_a_choice_has_reasons_or_none() -> None:
    assert Choice(Action("x")).why == []
    assert [why.name for why in Choice(Action("x"), [Event("why", {})]).why] == ["why"]


def test_a_playout_ends_the_game_and_counts_its_actions() -> None:
    table = CLIMB.new(1, {}, seeded(3))
    assert playout(table, seeded(4)) > 0
    assert table.over
    assert playout(table, seeded(4)) == 0


def test_playouts_are_the_games_of_their_seeds() -> None:
    dice = seeded("playouts 5")
    expected = sum(playout(MARKET.new(2, {}, seeded(5 + number)), dice) for number in range(10))
    assert playouts(MARKET, 2, {}, 10, 5) == expected


def test_copies_leave_the_table_alone() -> None:
    table = MARKET.new(2, {}, seeded(1))
    before = table.digest()
    copies(table, 10)
    assert table.digest() == before
