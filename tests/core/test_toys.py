"""Glow's and Bonfire's hardest shapes in toys: a lane that waits for the graveyard, payments built of small asks."""

from __future__ import annotations

import itertools

import pytest
from tests.core.toys.base import own, play, texts
from tests.core.toys.camp import CAMP, Camp
from tests.core.toys.flood import FLOOD, Isle
from tests.core.toys.harbour import HARBOUR, Pay, Port
from tests.core.toys.market import MARKET, Stalls
from tests.core.toys.scouts import SCOUTS, Hills

from vatra.core.chance import Chance, seeded
from vatra.core.errors import Refused
from vatra.core.live import Live


def scripted(*names: str) -> Chance:
    chance = seeded(1)
    chance.script = list(names)
    return chance


# -- a lane that waits (a catch from the common graveyard, in turn order) ------------------------------------


def camp(seats: int, *names: str) -> Camp:
    return own(Camp, CAMP.new(seats, {}, scripted(*names)))


def test_a_catch_waits_for_the_seats_before_and_nobody_else_does() -> None:
    t = camp(3, "1", "1", "1")
    t.act(1, "fire catcher")
    assert t.to_act == [0, 2]
    t.act(2, "fire torch")  # the seats behind go on
    t.act(2, "fire catcher")
    assert t.to_act == [0]
    assert t.actions(1) == []
    play(t, (0, "fire torch"), (0, "fire die"), (0, "catch star"))
    assert t.to_act == [1]  # seat 0 fired its star by itself and is done; now seat 1 sees what is left
    assert texts(t, 1) == ["catch die", "catch ember", "catch star", "catch torch"]


def test_the_order_of_the_graveyard_is_that_of_the_seats() -> None:
    """Whoever is ready first: the lower seat catches first, and all interleavings of the others end alike."""
    ends = set()
    for first in itertools.permutations([0, 1, 2]):
        t = camp(3, *["0"] * 3)
        for seat in first:
            t.act(seat, "fire torch")
        for seat in first:
            t.act(seat, "fire die")
        for seat in (0, 1, 2):
            assert t.to_act == [seat]
            t.act(seat, "catch star" if seat == 0 else "catch torch")
        assert t.over
        ends.add(str(t.light))
    assert ends == {"[7, 4, 4]"}


# -- payments ------------------------------------------------------------------------------------------------


def debt(tokens: list[int], owed: int) -> Port:
    t = HARBOUR.deal(1, {}, seeded(1))
    t.tokens = [tokens[:]]
    t.shared.clear()
    t.push(Pay(0, owed, False))
    t.advance()
    return t


def test_a_debt_is_paid_token_by_token() -> None:
    t = debt([1, 1, 1, 1], 2)
    assert texts(t, 0) == ["pay ship", "pay path", "pay task", "pay wild"]
    t.act(0, "pay path")
    assert texts(t, 0) == ["pay ship", "pay task", "pay wild"]  # the other half of the pair
    t.act(0, "pay task")
    t.act(0, "pay ship")
    assert t.over
    assert t.tokens == [[0, 0, 0, 1]]


def test_the_last_way_to_pay_is_not_asked() -> None:
    assert debt([2, 0, 0, 0], 2).over
    assert debt([0, 4, 0, 0], 2).tokens == [[0, 0, 0, 0]]


def test_a_token_that_would_leave_the_debt_unpayable_is_refused() -> None:
    t = debt([1, 1, 1, 0], 2)
    t.act(0, "pay path")  # with the task it is one, and the ship the other; the two are paid without asking
    assert t.over
    t = debt([0, 2, 2, 1], 3)
    t.act(0, "pay path")
    assert texts(t, 0) == ["pay path", "pay task"]
    with pytest.raises(Refused) as refused:
        t.act(0, "pay wild")  # as half of a pair it would be missing later
    assert refused.value.rule == "harbour.pay.debt-must-be-met"


def reachable(t: Port) -> set[tuple[int, ...]]:
    if t.over:
        return {tuple(t.tokens[0])}
    found: set[tuple[int, ...]] = set()
    for option in t.options(0):
        copy = t.copy()
        copy.take(0, option)
        found |= reachable(copy)
    return found


def enumerated(tokens: tuple[int, ...], owed: int) -> set[tuple[int, ...]]:
    """Every way to pay, straight from the rule: a ship, a wild, or any two tokens for each unit."""
    if not owed:
        return {tokens}
    ways = [(0,), (3,), *itertools.combinations_with_replacement(range(4), 2)]
    found: set[tuple[int, ...]] = set()
    for way in ways:
        rest = list(tokens)
        for token in way:
            rest[token] -= 1
        if min(rest) >= 0:
            found |= enumerated(tuple(rest), owed - 1)
    return found


@pytest.mark.parametrize("tokens", [[1, 1, 1, 1], [0, 2, 1, 1], [2, 1, 0, 1], [0, 2, 2, 0], [1, 3, 0, 0]])
@pytest.mark.parametrize("owed", [1, 2])
def test_small_asks_reach_every_sensible_payment_and_nothing_else(tokens: list[int], owed: int) -> None:
    """What they do not reach is dominated: a ship or a wild thrown in as half of a pair that it could pay alone."""
    got, all_ways = reachable(debt(tokens, owed)), enumerated(tuple(tokens), owed)
    assert got
    assert got <= all_ways
    for missed in all_ways - got:
        assert any(all(a <= b for a, b in zip(missed, better, strict=True)) for better in got)


def test_rewards_inside_rewards() -> None:
    """Council, pointer, two rewards, one of which is another novice on the council, and so on down."""
    t = HARBOUR.deal(2, {}, seeded(1))
    t.advance()
    play(t, (0, "novice"), (0, "council 2"), (0, "point 1"), (0, "reward novice"))
    assert texts(t, 0) == ["council 0", "council 1"]  # settled before the second reward
    t.act(0, "council 1")
    assert texts(t, 0) == ["reward token", "reward points"]
    t.act(0, "reward points")
    assert (t.points, t.council, t.to_act) == ([4, 0], 0b110, [1])


# -- dice and secrets in lanes -------------------------------------------------------------------------------


def test_a_storm_in_one_lane_stops_them_all() -> None:
    t = own(Stalls, MARKET.new(2, {}, scripted("storm", "one")))
    play(t, (0, "bid 0"), (1, "bid 0"))
    assert (t.to_act, texts(t, 1)) == ([1], ["bribe", "shelter"])
    t.act(1, "shelter")
    assert t.to_act == [0, 1]
    assert (t.points, t.dice) == ([0, -1], [[3], [0]])


# -- hidden tokens and a known bottom ------------------------------------------------------------------------


def test_a_token_is_known_to_who_looked() -> None:
    t = own(Hills, SCOUTS.new(2, {}, scripted("token 5", "token 2")))
    t.act(0, "peek 1")
    assert [t.view(seat)["tokens"] for seat in (-1, 0, 1)] == [[-1, -1, -1], [-1, 5, -1], [-1, -1, -1]]
    with pytest.raises(Refused):
        t.act(1, "peek 7")
    t.act(1, "turn 1")
    assert t.points == [0, 5]
    assert t.view(-1)["tokens"] == [-1, 5, -1]


def test_the_imagined_token_may_be_any_that_is_left() -> None:
    t = own(Hills, SCOUTS.new(2, {}, scripted("token 5", "token 2")))
    play(t, (0, "peek 1"), (1, "peek 0"))
    guesses = {own(Hills, t.imagine(1, seeded(n))).tokens[1] for n in range(60)}
    assert guesses == {1, 3, 4, 5, 6}
    assert {own(Hills, t.imagine(0, seeded(n))).tokens[1] for n in range(9)} == {5}


def test_a_buried_card_lies_at_the_known_bottom() -> None:
    live = Live(lambda: SCOUTS.deal(2, {}, scripted("card 3", "card 1")))
    play(live, (0, "draw"), (1, "draw"), (0, "bury 3"))
    t = own(Hills, live.table)
    assert t.view(1)["pile"] == {"size": 4, "bottom": [3]}
    assert t.view(1)["hands"] == [0, [1]]


# -- all together --------------------------------------------------------------------------------------------


def test_all_win_or_lose_together() -> None:
    won = own(Isle, FLOOD.arrange(2, {}, seeded(1), {"finds": 3, "flooded": [2]}))
    won.advance()
    won.act(0, "dig")
    assert won.over
    assert won.result is not None
    assert (won.result.winners, won.result.reason) == ([0, 1], "escaped")
    lost = own(Isle, FLOOD.arrange(2, {}, scripted("tile 2"), {"finds": 1, "flooded": [2]}))
    lost.advance()
    lost.act(1, "dig")  # in the lane of seat 1, while seat 0 has not worked yet
    assert lost.over
    assert lost.result is not None
    assert (lost.result.winners, lost.result.reason, lost.lanes) == ([], "sunk", [])
