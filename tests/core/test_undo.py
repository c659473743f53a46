"""Taking back: mine, if it drew nothing and showed nothing, and if all that others did since still stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from mypy_extensions import i64
from tests.core.test_live import Roll, live_bench, live_of, walk
from tests.core.test_table import Choose, Everyone
from tests.core.toys import CAMP, HARBOUR, ISLAND, MARKET, SCOUTS
from tests.core.toys.base import Bench, bench_of, own, play, shelved
from tests.core.toys.camp import Camp
from tests.core.toys.market import Stalls

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.errors import Refused
from vatra.core.live import KEPT, Live
from vatra.core.log import log_of, open_live, read_log, replay
from vatra.core.step import SeatAsk, Step, Together


def refused(act: Callable[[], None]) -> str:
    with pytest.raises(Refused) as refusal:
        act()
    return refusal.value.rule


def test_nothing_to_take_back() -> None:
    live = live_bench(2, Choose(0, "x", "y"), Choose(1, "x", "y"))
    for seat in (0, 1, -1, 9):
        assert live.why_no_undo(seat) == "core.undo.nothing"
        assert refused(partial(live.undo, seat)) == "core.undo.nothing"
    live.act(0, "x")
    assert live.why_no_undo(1) == "core.undo.nothing"


def test_the_last_move_is_taken_back_and_made_again() -> None:
    live = live_bench(2, Choose(0, "x", "y"), Choose(1, "x", "y"))
    before = live.table.digest()
    live.act(0, "x")
    assert live.why_no_undo(0) == ""
    live.undo(0)
    assert (live.table.digest(), live.records) == (before, [])
    live.act(0, "y")
    assert live.table.to_act == [1]


def test_asking_changes_nothing() -> None:
    live = live_bench(2, Choose(0, "x", "y"), Choose(1, "x", "y"))
    live.act(0, "x")
    table, records, digest = live.table, live.records[:], live.table.digest()
    live.why_no_undo(0)
    live.why_no_undo(1)
    assert live.table is table
    assert (live.records, live.table.digest()) == (records, digest)


def test_what_chance_has_shown_stands() -> None:
    live = live_bench(1, Roll(0), Choose(0, "x", "y"))
    live.act(0, "roll")
    assert refused(lambda: live.undo(0)) == "core.undo.chance"
    live.act(0, "x")
    live.undo(0)  # the move after the roll can go
    assert refused(lambda: live.undo(0)) == "core.undo.chance"


def test_what_came_to_light_stands() -> None:
    live = live_of(SCOUTS, 2, script=["card 1"])
    play(live, (0, "draw"), (1, "rest"), (0, "bury 1"))
    assert live.records[-1].draws == 0
    assert refused(lambda: live.undo(0)) == "core.undo.shown"


def test_the_answer_that_completes_a_secret_choice_stands() -> None:
    """Otherwise the last one to choose could look at all the others and choose again."""

    class Sealed(Everyone):
        secret = True

        def take(self, t: Bench, seat: int, action: Action) -> None:
            super().take(t, seat, action)
            if all(t.said):
                t.lay_open()

    live = live_bench(2, Sealed("x", "y"), Choose(0, "p", "q"))
    live.act(0, "x")
    assert live.why_no_undo(0) == ""
    live.act(1, "y")
    assert live.why_no_undo(1) == "core.undo.shown"
    assert live.why_no_undo(0) == "core.undo.others-moved"


def test_in_a_simultaneous_ask_others_may_have_answered_since() -> None:
    live = live_of(MARKET, 3)
    play(live, (0, "bid 2"), (1, "bid 1"))
    live.undo(0)
    assert own(Stalls, live.table).bids == [-1, 1, -1]
    play(live, (0, "bid 0"))
    assert own(Stalls, live.table).bids == [0, 1, -1]


def test_in_lanes_others_may_have_gone_on() -> None:
    live = live_bench(2, Together([[Choose(s, "x", "y"), Choose(s, "p", "q")] for s in range(2)]))
    play(live, (0, "x"), (1, "y"), (1, "q"))
    live.undo(0)
    assert [(r.seat, r.text) for r in live.records] == [(1, "y"), (1, "q")]
    play(live, (0, "y"), (0, "p"))
    assert live.table.over


def test_draws_of_others_in_lanes_stay_the_same() -> None:
    lanes = Together([[Choose(0, "x", "y")], [Roll(1), Roll(1)]])
    live = live_bench(2, lanes)
    play(live, (0, "x"), (1, "roll"), (1, "roll"))
    gave = [record.gave for record in live.records[1:]]
    assert live.why_no_undo(1) == "core.undo.chance"
    live.undo(0)
    assert [record.gave for record in live.records] == gave


def test_a_lane_that_waited_for_mine_has_built_on_it() -> None:
    live = live_of(CAMP, 2, script=["0", "0"])
    play(live, (1, "fire catcher"), (0, "fire torch"), (0, "fire die"))
    play(live, (0, "catch ember"), (1, "catch torch"))
    assert own(Camp, live.table).light == [3, 0]
    assert live.why_no_undo(0) == "core.undo.others-moved"


class Grab(SeatAsk[Bench]):
    """Takes what nobody has taken yet."""

    def options(self, t: Bench, seat: int) -> list[Action]:
        free = [word for word in ("apple", "pear", "plum", "fig") if word not in t.said]
        return [Action(word) for word in free]

    def take(self, t: Bench, seat: int, action: Action) -> None:
        t.pop()
        t.said[seat] = action.text


class Wish(SeatAsk[Bench]):
    """May only be answered after somebody took the apple."""

    def waiting(self, t: Bench) -> i64:
        return 1 << self.seat if "apple" in t.said else 0

    def options(self, t: Bench, seat: int) -> list[Action]:
        return [Action("roll"), Action("stay")]

    def take(self, t: Bench, seat: int, action: Action) -> None:
        t.pop()
        if action.text == "roll":
            t.chance.pick(["1", "2", "3"] if "pear" in t.said else ["1", "2"])


def orchard(seed: int) -> Bench:
    return bench_of(3, [Together([[Grab(0)], [Wish(1)], [Grab(2)]])], seeded(seed))


def test_moves_that_would_no_longer_be_legal_keep_mine_in_place() -> None:
    live = Live(lambda: orchard(1))
    play(live, (0, "apple"), (1, "stay"))
    before = live.table.digest()
    assert refused(lambda: live.undo(0)) == "core.undo.others-moved"
    assert live.table.digest() == before
    assert len(live.records) == 2


def test_moves_that_would_draw_something_else_keep_mine_in_place() -> None:
    """The die that seat 1 rolled had three faces because of my pear: without it another number might come."""
    for seed in range(20):
        live = Live(partial(orchard, seed))
        play(live, (0, "apple"), (2, "pear"), (1, "roll"))
        same = len(live.records[-1].gave) and live.rewound(1).act(1, "roll").gave == live.records[-1].gave
        assert live.why_no_undo(2) == ("" if same else "core.undo.others-moved")


def test_a_table_that_was_replayed_by_its_draws_can_take_back_too() -> None:
    """Chance is bound to the log there: a draw that cannot come again is a refusal, not a crash."""
    live = Live(lambda: dictated(orchard(1)))
    play(live, (0, "apple"), (2, "pear"))
    live.act(1, "roll", ["3"])  # without the pear there is no third face
    before = live.table.digest()
    assert live.why_no_undo(2) == "core.undo.others-moved"
    assert refused(lambda: live.undo(2)) == "core.undo.others-moved"
    assert live.table.digest() == before


def dictated(table: Bench) -> Bench:
    table.chance.bound = True
    return table


def test_my_own_moves_go_one_after_the_other_down_to_the_first() -> None:
    """The whole turn can be taken back; also after the log came from a file."""
    with shelved(HARBOUR):
        live = open_live(HARBOUR, 2, {}, b"seed")
        start = live.table.digest()
        play(live, (0, "sail 2"), (0, "pay path"), (0, "pay task"), (0, "pay ship"))
        live = replay(read_log(log_of(live, ["A", "B"], b"seed").text(), "log"), "log")
        for left in (3, 2, 1, 0):
            live.undo(0)
            assert len(live.records) == left
        assert live.table.digest() == start


def test_far_back_beyond_the_kept_copies() -> None:
    rounds = KEPT + 8
    lanes: list[list[Step[Any]]] = [[Choose(0, "x", "y")], [Choose(1, "x", "y") for _ in range(rounds)]]
    live = live_bench(2, Together(lanes))
    live.act(0, "x")
    for _ in range(rounds - 1):
        live.act(1, "y")
    assert all(len(live.records) - moves <= 2 * KEPT for moves, _ in live.kept)
    live.undo(0)
    assert len(live.records) == rounds - 1
    live.act(0, "y")
    live.act(1, "x")
    assert live.table.over
    assert live.rewound(0).table.to_act == [0, 1]


def test_after_taking_back_the_kept_copies_still_fit() -> None:
    live = live_of(ISLAND, 2)
    play(live, (0, "use storm 1"), (1, "use vengeance 1"), (0, "use push 1"), (0, "to 0"))
    live.undo(1)
    assert [record.text for record in live.records] == ["use storm 1", "use push 1", "to 0"]
    for moves in range(4):
        fresh = live_of(ISLAND, 2)
        play(fresh, *[(r.seat, r.text) for r in live.records[:moves]])
        assert live.rewound(moves).table.digest() == fresh.table.digest()


def test_a_power_of_another_that_mine_made_possible() -> None:
    live = live_of(ISLAND, 2)
    play(live, (1, "use winds 0"), (1, "enough"), (0, "use storm 1"), (1, "repeat winds 1"))
    assert live.why_no_undo(0) == "core.undo.others-moved"
    live.undo(1)
    assert live.why_no_undo(0) == ""


def test_the_last_move_of_the_game_can_be_taken_back() -> None:
    live = live_bench(1, Choose(0, "x", "y"))
    live.act(0, "x")
    assert live.table.over
    live.undo(0)
    assert not live.table.over


def test_whatever_may_be_taken_back_can_be_made_again() -> None:
    """In random games, with undos thrown in: the position after a redo is the one before the undo."""
    taken_back = 0
    for game in (MARKET, SCOUTS, CAMP, HARBOUR, ISLAND):
        for seed in range(6):
            live = live_of(game, 2, seed)
            dice = seeded(seed)
            while not live.table.over:
                seat = live.table.to_act[dice.below(len(live.table.to_act))]
                record = live.act(seat, live.table.actions(seat)[dice.below(len(live.table.actions(seat)))])
                after = live.table.digest()
                if live.why_no_undo(seat) == "":
                    live.undo(seat)
                    assert live.table.digest() != after
                    live.act(seat, record.text)
                    taken_back += 1
                assert live.table.digest() == after
    assert taken_back > 100


def test_walk_is_the_same_with_and_without_undos() -> None:
    plain, back = live_of(HARBOUR, 2, 3), live_of(HARBOUR, 2, 3)
    walk(plain)
    for record in plain.records:
        back.act(record.seat, record.text)
        if back.why_no_undo(record.seat) == "":
            back.undo(record.seat)
            back.act(record.seat, record.text)
    assert back.table.digest() == plain.table.digest()
