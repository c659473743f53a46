"""The machine: steps run, asks wait, forced answers are not asked, and the outside world is checked."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64
from tests.core.toys.base import Bench, bench_of, texts

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.errors import Refused
from vatra.core.event import Event
from vatra.core.step import Ask, SeatAsk, Step
from vatra.core.table import FIRST, SEATS_OF


class Say(Step[Bench]):
    """Writes its word, then pushes what it was given."""

    def __init__(self, word: str, *then: Step[Bench]) -> None:
        self.word = word
        self.next = then

    def run(self, t: Bench) -> None:
        t.trail.append(self.word)
        t.then(*self.next)

    def state(self) -> str:
        return f"Say {self.word}"


class Choose(SeatAsk[Bench]):
    """One seat picks one of the words."""

    def __init__(self, seat: int, *words: str) -> None:
        super().__init__(seat)
        self.words = words

    def options(self, t: Bench, seat: int) -> list[Action]:
        return [Action(word, i) for i, word in enumerate(self.words)]

    def take(self, t: Bench, seat: int, action: Action) -> None:
        t.pop()
        t.trail.append(f"{seat} {action.text}")

    def state(self) -> str:
        return f"Choose {self.seat} {self.words}"


class Sees(SeatAsk[Bench]):
    """Offers whatever has happened so far, and to leave or stay."""

    def options(self, t: Bench, seat: int) -> list[Action]:
        return [Action(word) for word in [*t.trail, "leave", "stay"]]


class Everyone(Ask[Bench]):
    """All seats answer, in any order."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def waiting(self, t: Bench) -> i64:
        return sum(1 << seat for seat in range(t.seats) if not t.said[seat])

    def options(self, t: Bench, seat: int) -> list[Action]:
        return [Action(word) for word in self.words]

    def take(self, t: Bench, seat: int, action: Action) -> None:
        t.said[seat] = action.text
        if all(t.said):
            t.pop()

    def forbids(self, t: Bench, seat: int, text: str) -> str:
        return "bench.words-only"

    def excludes(self, t: Bench, seat: int) -> str:
        return "bench.once"


def bench(seats: int, *steps: Step[Any]) -> Bench:
    """The steps run in the order written."""
    t = bench_of(seats, list(steps)[::-1], seeded(1))
    t.advance()
    return t


# -- steps ---------------------------------------------------------------------------------------------------


def test_steps_run_top_down_and_what_they_push_comes_first() -> None:
    t = bench(1, Say("a", Say("a1"), Say("a2", Say("a2x"))), Say("b"))
    assert t.trail == ["a", "a1", "a2", "a2x", "b"]
    assert t.over


def test_nesting_has_no_limit() -> None:
    step = Say("deepest")
    for depth in range(5000):
        step = Say(str(depth), step)
    t = bench(1, step, Say("after"))
    assert t.trail[-2:] == ["deepest", "after"]


def test_an_empty_table_is_over() -> None:
    t = bench(2)
    assert t.over
    assert (t.to_act, t.waiting(), t.actions(0)) == ([], 0, [])


def test_base_classes_say_that_something_is_missing() -> None:
    t = bench(1)
    for call in (
        lambda: Step[Bench]().run(t),
        lambda: Ask[Bench]().waiting(t),
        lambda: Ask[Bench]().options(t, 0),
        lambda: Ask[Bench]().take(t, 0, Action("x")),
    ):
        with pytest.raises(NotImplementedError):
            call()


# -- asks ----------------------------------------------------------------------------------------------------


def test_an_ask_stops_the_machine_until_it_is_answered() -> None:
    t = bench(2, Say("a"), Choose(1, "x", "y"), Say("b"))
    assert (t.trail, t.to_act, texts(t, 1)) == (["a"], [1], ["x", "y"])
    t.act(1, "y")
    assert t.trail == ["a", "1 y", "b"]
    assert t.over


def test_a_forced_answer_is_not_asked() -> None:
    t = bench(2, Choose(1, "only"), Choose(0, "x", "y"))
    assert (t.trail, t.to_act) == (["1 only"], [0])


def test_a_chain_of_forced_answers_runs_to_the_end() -> None:
    t = bench(2, Choose(0, "a"), Choose(1, "b"), Choose(0, "c"))
    assert t.trail == ["0 a", "1 b", "0 c"]
    assert t.over


def test_nobody_is_forced_while_several_may_answer() -> None:
    """Answering for one of them would tell the others that it had no choice."""
    t = bench(3, Everyone("only"))
    assert t.to_act == [0, 1, 2]
    t.act(1, "only")
    assert t.to_act == [0, 2]
    t.act(2, "only")  # the last one has one answer and is not asked
    assert t.over
    assert t.said == ["only"] * 3


def test_what_is_open_is_counted_once() -> None:
    """By the machine, when it looks for a forced answer; whoever chooses need not count it again."""
    counted: list[int] = []

    class Counted(Sees):
        def options(self, t: Bench, seat: int) -> list[Action]:
            counted.append(seat)
            return super().options(t, seat)

    t = bench(1, Counted(0))
    assert texts(t, 0) == ["leave", "stay"]
    assert counted == [0]


def test_a_table_that_was_changed_from_outside_is_looked_at_anew() -> None:
    t = bench(1, Sees(0))
    t.trail.append("rain")
    t.advance()
    assert texts(t, 0) == ["rain", "leave", "stay"]


def test_an_ask_without_options_is_a_fault_of_ours() -> None:
    with pytest.raises(AssertionError):
        bench(1, Choose(0))


def test_answers_come_in_any_order() -> None:
    t = bench(3, Everyone("x", "y"))
    for seat in (2, 0):
        t.act(seat, "x")
    assert t.to_act == [1]
    t.act(1, "y")
    assert t.over


def test_prompt_and_label_are_messages() -> None:
    t = bench(2, Choose(1, "reroll 2 five", "stop"))
    ask = t.ask(1)
    prompt, label = ask.prompt(t, 1), ask.label(t, 1, t.options(1)[0])
    assert (prompt.name, prompt.args) == ("ask-choose", {})
    assert (label.name, label.args) == ("do-reroll", {"a": 2, "b": "five"})
    assert ask.label(t, 1, t.options(1)[1]).args == {}


# -- the outside world ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        (1, "sideways", "bench.words-only"),
        (1, "", "bench.words-only"),
        (0, "x", "bench.once"),
        (-1, "x", "core.unknown-seat"),
        (3, "x", "core.unknown-seat"),
        (99, "x", "core.unknown-seat"),
    ],
)
def test_a_refused_move_names_its_rule_and_changes_nothing(seat: int, text: str, rule: str) -> None:
    t = bench(3, Everyone("x", "y"))
    t.act(0, "y")
    before = t.digest()
    with pytest.raises(Refused) as refused:
        t.act(seat, text)
    assert refused.value.rule == rule
    assert t.digest() == before
    assert t._running is t.shared


def test_asks_refuse_in_general_words_unless_they_know_better() -> None:
    t = bench(2, Choose(0, "x", "y"))
    for seat, rule in ((0, "core.not-an-option"), (1, "core.not-your-move")):
        with pytest.raises(Refused) as refused:
            t.act(seat, "z")
        assert refused.value.rule == rule


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    t = bench(2, Choose(0, "x", "y"))
    assert t.result is None
    t.act(0, "x")
    assert t.result is not None
    with pytest.raises(Refused) as refused:
        t.act(0, "x")
    assert refused.value.rule == "core.game-over"


def test_actions_are_texts_and_empty_for_everyone_else() -> None:
    t = bench(3, Choose(1, "x", "y"))
    assert [t.actions(seat) for seat in (-1, 0, 1, 2, 3)] == [[], [], ["x", "y"], [], []]


def test_trusted_callers_take_what_they_chose() -> None:
    t = bench(1, Choose(0, "x", "y"))
    t.take(0, t.options(0)[1])
    assert t.trail == ["0 y"]


def test_lists_handed_out_belong_to_the_caller() -> None:
    """A caller may shuffle or empty them; the tables that the engine shares must not notice."""
    t = bench(3, Everyone("x", "y"))
    t.to_act.clear()
    assert t.to_act == [0, 1, 2]
    t.actions(0).clear()
    assert t.actions(0) == ["x", "y"]


def test_masks_and_seats() -> None:
    for mask in range(1, 256):
        seats = [seat for seat in range(8) if mask >> seat & 1]
        assert (SEATS_OF[mask], FIRST[mask]) == (seats, seats[0])


# -- what is told and shown ----------------------------------------------------------------------------------


def test_the_journal_is_written_where_there_is_one() -> None:
    t = bench(2)
    t.tell("silence", {})
    t.journal = []
    t.tell("rain", {"n": 2})
    t.tell("whisper", {}, 0b10)
    rain, whisper = t.journal
    assert repr(rain) == "rain n=2"
    assert [rain.readable(seat) for seat in (-1, 0, 1)] == [True, True, True]
    assert [whisper.readable(seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert not Event("nobody", {}, 0).readable(0)


def test_counters_of_what_came_to_light() -> None:
    t = bench(1)
    t.show()
    t.lay_open()
    assert (t.shown, t.opened) == (2, 1)
    copy = t.copy()
    assert (copy.shown, copy.opened) == (2, 1)


# -- copies and digests --------------------------------------------------------------------------------------


def test_a_copy_in_the_middle_of_an_effect_goes_its_own_way() -> None:
    t = bench(2, Say("a", Choose(0, "x", "y"), Say("b", Choose(1, "p", "q"))), Say("c"))
    copy = t.copy()
    before = t.digest()
    assert copy.digest() == before
    copy.act(0, "y")
    copy.act(1, "q")
    assert copy.over
    assert t.digest() == before
    t.act(0, "x")
    t.act(1, "p")
    assert (t.trail, copy.trail) == (["a", "0 x", "b", "1 p", "c"], ["a", "0 y", "b", "1 q", "c"])


def test_the_digest_sees_state_and_stack() -> None:
    tables = [
        bench(1, Choose(0, "x", "y")),
        bench(1, Choose(0, "x", "z")),
        bench(1, Choose(0, "x", "y"), Say("b")),
        bench(1, Say("a"), Choose(0, "x", "y")),
    ]
    assert len({t.digest() for t in tables}) == 4
    assert bench(1, Choose(0, "x", "y")).digest() == tables[0].digest()


def test_actions_are_values() -> None:
    assert Action("x", 1) == Action("x", 1)
    assert hash(Action("x", 1)) == hash(Action("x", 2))
    assert Action("x") != Action("y")
    assert Action("x") != "x"
    assert repr(Action("reroll 2", 2)) == "reroll 2"
