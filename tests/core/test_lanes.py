"""Lanes: side by side, waiting for one another, interrupted by what must not wait, and closed together."""

from __future__ import annotations

import itertools

import pytest
from mypy_extensions import i64
from tests.core.test_table import Choose, Everyone, Say, Sees, bench
from tests.core.toys.base import Bench, texts

from vatra.core.action import Action
from vatra.core.errors import Refused
from vatra.core.step import SeatAsk, Step, Together


class After(Choose):
    """Waits until the word has been said by anybody."""

    def __init__(self, seat: int, word: str, *words: str) -> None:
        super().__init__(seat, *words)
        self.word = word

    def waiting(self, t: Bench) -> i64:
        return 1 << self.seat if self.word in t.trail else 0


class Shared(Step[Bench]):
    """From a lane: this runs at once."""

    def __init__(self, step: Step[Bench]) -> None:
        self.step = step

    def run(self, t: Bench) -> None:
        t.push_shared(self.step)


class Alarm(SeatAsk[Bench]):
    """An answer whose consequence must not be interrupted."""

    def options(self, t: Bench, seat: int) -> list[Action]:
        return [Action("alarm"), Action("quiet")]

    def take(self, t: Bench, seat: int, action: Action) -> None:
        t.pop()
        if action.text == "alarm":
            t.push_shared(Choose((seat + 1) % t.seats, "run", "hide"))


class Finish(Step[Bench]):
    """The game ends at once, in the middle of the lanes."""

    def run(self, t: Bench) -> None:
        t.shared.clear()
        t.lanes = []


def test_everyone_may_act_and_nobody_waits() -> None:
    t = bench(3, Together([[Choose(s, "x", "y"), Say(f"end {s}")] for s in range(3)]), Say("all"))
    assert t.to_act == [0, 1, 2]
    t.act(2, "y")
    t.act(0, "x")
    assert (t.trail, t.to_act) == (["2 y", "end 2", "0 x", "end 0"], [1])
    t.act(1, "x")
    assert t.trail[-2:] == ["end 1", "all"]
    assert t.over
    assert t.lanes == []


def test_lanes_run_in_the_order_written() -> None:
    t = bench(1, Together([[Say("a", Say("a1")), Say("b"), Choose(0, "x", "y"), Say("c")]]))
    assert t.trail == ["a", "a1", "b"]
    t.act(0, "x")
    assert t.trail == ["a", "a1", "b", "0 x", "c"]


def test_empty_lanes_close_at_once() -> None:
    assert bench(2, Together([[], []]), Say("on")).trail == ["on"]
    assert bench(2, Together([]), Say("on")).trail == ["on"]
    assert bench(2, Together([[], [Choose(1, "only")]]), Say("on")).trail == ["1 only", "on"]


def test_what_a_lane_pushes_stays_in_the_lane() -> None:
    t = bench(2, Together([[Choose(0, "x", "y"), Say("later", Choose(0, "p", "q"))], [Choose(1, "x", "y")]]))
    t.act(0, "x")
    assert (t.to_act, texts(t, 0), texts(t, 1)) == ([0, 1], ["p", "q"], ["x", "y"])
    t.act(1, "x")
    t.act(0, "q")
    assert t.over


def test_forced_answers_in_a_lane_are_not_asked() -> None:
    t = bench(2, Together([[Choose(0, "only"), Choose(0, "x", "y")], [Choose(1, "only")]]))
    assert (t.trail, t.to_act) == (["0 only", "1 only"], [0])


def test_a_lane_is_asked_about_what_a_later_one_has_done() -> None:
    t = bench(2, Together([[Sees(0)], [Say("rain"), Choose(1, "x", "y")]]))
    assert texts(t, 0) == ["rain", "leave", "stay"]


def test_every_interleaving_of_independent_lanes_ends_alike() -> None:
    ends = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 2, 2])):
        t = bench(3, Together([[Choose(s, "x", "y"), Choose(s, "p", "q")] for s in range(3)]))
        todo = {s: ["x", "q"] for s in range(3)}
        for seat in order:
            t.act(seat, todo[seat].pop(0))
        assert t.over
        ends.add(tuple(sorted(t.trail)))
    assert len(ends) == 1


# -- not to be interrupted -----------------------------------------------------------------------------------


def test_a_shared_step_from_a_lane_runs_before_any_other_lane() -> None:
    t = bench(2, Together([[Shared(Say("thunder")), Say("a")], [Say("b")]]))
    assert t.trail == ["thunder", "a", "b"]


def test_a_shared_ask_from_a_lane_cannot_be_interrupted() -> None:
    t = bench(3, Together([[Alarm(s), Say(f"end {s}")] for s in range(3)]))
    t.act(0, "alarm")
    assert (t.to_act, texts(t, 1)) == ([1], ["run", "hide"])
    for seat, text in ((0, "quiet"), (1, "quiet"), (2, "alarm")):
        with pytest.raises(Refused):
            t.act(seat, text)
    t.act(1, "hide")
    assert t.trail == ["1 hide", "end 0"]
    assert t.to_act == [1, 2]
    t.act(2, "alarm")
    assert t.to_act == [0]
    t.act(0, "run")
    t.act(1, "quiet")
    assert t.over


def test_what_a_shared_step_pushes_is_shared_too() -> None:
    """Also when an answer in a lane has called it: nobody may slip in between."""

    class Bell(Alarm):
        def take(self, t: Bench, seat: int, action: Action) -> None:
            t.pop()
            t.push_shared(Say("bell", Choose(2, "x", "y"), Say("silence")))

    t = bench(3, Together([[Bell(0), Say("a")], [Choose(1, "x", "y")]]))
    t.act(0, "alarm")
    assert (t.to_act, t.trail) == ([2], ["bell"])
    t.act(2, "x")
    assert (t.to_act, t.trail) == ([1], ["bell", "2 x", "silence", "a"])


def test_a_forced_answer_may_also_call_everyone() -> None:
    class Bell(Alarm):
        def options(self, t: Bench, seat: int) -> list[Action]:
            return [Action("alarm")]

    t = bench(2, Together([[Bell(0), Say("a")], [Choose(1, "x", "y")]]))
    assert (t.to_act, texts(t, 1), t.trail) == ([1], ["run", "hide"], [])
    t.act(1, "run")
    assert (t.trail, texts(t, 1)) == (["1 run", "a"], ["x", "y"])


# -- a lane that waits for another ---------------------------------------------------------------------------


def test_a_lane_waits_for_another_and_resumes_by_itself() -> None:
    lanes: list[list[Step[Bench]]] = [[Choose(0, "x", "y"), Say("done")], [After(1, "done", "p", "q")]]
    t = bench(3, Together([*lanes, [Choose(2, "x", "y")]]))
    assert t.to_act == [0, 2]
    assert t.actions(1) == []
    with pytest.raises(Refused) as refused:
        t.act(1, "p")
    assert refused.value.rule == "core.not-your-move"
    t.act(2, "x")  # a neighbour does not have to wait
    t.act(0, "x")
    assert (t.to_act, texts(t, 1)) == ([1], ["p", "q"])
    t.act(1, "q")
    assert t.over


def test_a_chain_of_waiting_lanes_unwinds_backwards() -> None:
    """Lane 0 waits for 1 and 1 for 2: forced answers go back through lanes that had already been passed."""
    t = bench(
        3,
        Together(
            [
                [After(0, "one", "only"), Say("zero")],
                [After(1, "two", "only"), Say("one")],
                [Choose(2, "x", "y"), Say("two")],
            ]
        ),
    )
    assert t.to_act == [2]
    t.act(2, "x")
    assert t.trail == ["2 x", "two", "1 only", "one", "0 only", "zero"]
    assert t.over


def test_a_forced_answer_alone_wakes_a_lane_that_was_passed() -> None:
    t = bench(2, Together([[After(0, "1 only", "only")], [Choose(1, "only")]]))
    assert t.trail == ["1 only", "0 only"]
    assert t.over


def test_lanes_that_wait_for_each_other_leave_nobody_to_act() -> None:
    """A fault of the game, which the conformance suite looks for; the machine itself does not hang."""
    t = bench(2, Together([[After(0, "b", "x", "y"), Say("a")], [After(1, "a", "x", "y"), Say("b")]]))
    assert not t.over
    assert t.to_act == []


# -- the end of the game, copies, digest ---------------------------------------------------------------------


def test_the_game_may_end_inside_a_lane() -> None:
    lanes: list[list[Step[Bench]]] = [[Choose(0, "x", "y"), Finish(), Say("never")], [Choose(1, "x", "y")]]
    t = bench(2, Together(lanes), Say("never"))
    t.act(0, "x")
    assert t.over
    assert (t.lanes, t.trail, t.to_act) == ([], ["0 x"], [])
    assert t._running is t.shared


def test_lanes_open_again_after_they_closed() -> None:
    t = bench(2, *[Together([[Choose(s, "x", "y")] for s in range(2)]) for _ in range(2)])
    for seat in (1, 0, 0, 1):
        t.act(seat, "x")
    assert t.over


def test_lanes_do_not_nest() -> None:
    with pytest.raises(AssertionError, match="lanes do not nest"):
        bench(2, Together([[Together([[Choose(0, "x", "y")]])]]))


def test_an_ask_of_many_seats_in_one_lane() -> None:
    t = bench(3, Together([[Everyone("x", "y")]]))
    assert t.to_act == [0, 1, 2]
    t.act(1, "x")
    assert t.to_act == [0, 2]


def test_copies_of_open_lanes_go_their_own_way() -> None:
    t = bench(2, Together([[Choose(s, "x", "y"), Choose(s, "p", "q")] for s in range(2)]))
    t.act(0, "x")
    copy, before = t.copy(), t.digest()
    assert copy.digest() == before
    for seat, text in ((0, "p"), (1, "x"), (1, "p")):
        copy.act(seat, text)
    assert copy.over
    assert t.digest() == before
    assert texts(t, 0) == ["p", "q"]


def test_the_digest_sees_where_each_lane_is() -> None:
    first = bench(2, Together([[Choose(0, "x", "y")], [Choose(1, "x", "y")]]))
    longer = bench(2, Together([[Choose(0, "x", "y"), Say("a")], [Choose(1, "x", "y")]]))
    unopened = Together([[Choose(0, "x", "y")], [Say("a")]])
    other = Together([[Choose(0, "x", "z")], [Say("a")]])
    assert first.digest() != longer.digest()
    assert unopened.state() != other.state()


def test_the_shared_stack_runs_whenever_control_is_outside() -> None:
    t = bench(2, Together([[Choose(s, "x", "y")] for s in range(2)]))
    t.options(1)
    assert t._running is t.shared
    with pytest.raises(Refused):
        t.act(1, "z")
    assert t._running is t.shared
    t.act(1, "x")
    assert t._running is t.shared
