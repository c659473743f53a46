"""Live: a move is made whole or not at all, what it did is on record, and secrets stay secret until they lie open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.test_table import Choose, Everyone
from tests.core.toys.base import Bench, bench_of, own, play
from tests.core.toys.market import MARKET, Stalls
from tests.core.toys.scouts import SCOUTS

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.errors import BadInput, Refused
from vatra.core.game import Game
from vatra.core.live import KEPT, Live
from vatra.core.log import dealer
from vatra.core.step import SeatAsk, Step
from vatra.core.table import Table


def live_of(game: Game, seats: int, seed: int = 1, script: list[str] | None = None) -> Live:
    chance = seeded(seed)
    chance.script = script
    return Live(dealer(game, seats, {}, chance))


def live_bench(seats: int, *steps: Step[Any]) -> Live:
    return Live(lambda: bench_of(seats, list(steps)[::-1], seeded(1)))


class Roll(SeatAsk[Bench]):
    """Rolls a die by name, or looks away."""

    def options(self, t: Bench, seat: int) -> list[Action]:
        return [Action("roll", 1), Action("pass", 0)]

    def take(self, t: Bench, seat: int, action: Action) -> None:
        t.pop()
        if action.a:
            t.trail.append(f"face {t.chance.pick(['1', '2', '3', '4', '5', '6']) + 1}")
        t.tell("rolled", {"seat": seat})


class Break(Step[Bench]):
    """A rule with a bug in it: it fails after it has changed the table and drawn."""

    def run(self, t: Bench) -> None:
        t.trail.append("half")
        t.chance.pick(["a", "b"])
        t.show()
        raise ZeroDivisionError


def test_a_record_says_what_was_done_and_what_chance_gave() -> None:
    live = live_bench(2, Roll(0), Choose(1, "x", "y"))
    record = live.act(0, "roll")
    assert (record.seat, record.text, record.draws, record.shown) == (0, "roll", 1, 0)
    assert own(Bench, live.table).trail == [f"face {record.gave[0]}"]
    assert [event.name for event in record.events] == ["rolled"]
    assert live.records == [record]
    quiet = live.act(1, "y")
    assert (quiet.gave, quiet.draws, quiet.events) == ([], 0, [])


def test_what_happens_before_the_first_move_is_kept() -> None:
    class Open(Step[Bench]):
        def run(self, t: Bench) -> None:
            t.chance.pick(["dawn"])
            t.tell("opens", {})

    live = live_bench(1, Open(), Choose(0, "x", "y"))
    assert live.gave == ["dawn"]
    assert [event.name for event in live.opening] == ["opens"]


def test_listening_does_not_change_the_game() -> None:
    """The same seed and moves, with and without a log beside the table."""
    live, table = live_of(MARKET, 3, 5), MARKET.new(3, {}, seeded(5))
    dice = seeded(6)
    while not table.over:
        seat = table.to_act[dice.below(len(table.to_act))]
        text = table.actions(seat)[dice.below(len(table.actions(seat)))]
        table.act(seat, text)
        live.act(seat, text)
        assert live.table.digest() == table.digest()
    assert live.table.over


def test_a_refused_move_leaves_no_trace() -> None:
    live = live_bench(2, Choose(0, "x", "y"))
    before = live.table.digest()
    for seat, text in ((0, "z"), (1, "x"), (7, "x")):
        with pytest.raises(Refused):
            live.act(seat, text)
    assert live.table.digest() == before
    assert live.records == []


def test_a_fault_inside_a_rule_leaves_no_half_made_move() -> None:
    live = live_bench(2, Roll(0), Choose(1, "x", "y"), Break())
    live.act(0, "pass")
    before, drawn = live.table.digest(), live.table.chance.drawn
    with pytest.raises(ZeroDivisionError):
        live.act(1, "x")
    assert live.table.digest() == before
    assert (live.table.chance.drawn, live.table.shown, len(live.records)) == (drawn, 0, 1)
    assert live.table.to_act == [1]
    with pytest.raises(ZeroDivisionError):  # and the table can still be played
        live.act(1, "y")
    live.undo(0)
    assert live.table.to_act == [0]


def test_a_replay_dictates_what_chance_gives() -> None:
    live = live_bench(1, Roll(0), Roll(0))
    assert live.act(0, "roll", ["5"]).gave == ["5"]
    with pytest.raises(BadInput) as fault:
        live.act(0, "roll", ["7"])
    assert fault.value.name == "chance-cannot-give"
    assert len(live.records) == 1
    assert live.act(0, "roll", ["1"]).gave == ["1"]


# -- secrets -------------------------------------------------------------------------------------------------


def test_a_secret_answer_is_hidden_until_all_lie_open() -> None:
    live = live_of(MARKET, 3)
    first = live.act(1, "bid 2")
    assert [live.text_for(first, seat) for seat in (-1, 0, 1, 2)] == ["", "", "bid 2", ""]
    second = live.act(0, "bid 0")
    assert [live.text_for(second, seat) for seat in (-1, 0, 1, 2)] == ["", "bid 0", "", ""]
    third = live.act(2, "bid 1")
    for record in (first, second, third):
        assert [live.text_for(record, seat) for seat in (-1, 0, 1, 2)] == [record.text] * 4


def test_an_open_secret_stays_open_and_the_next_one_is_hidden() -> None:
    live = live_of(MARKET, 2, 3)
    play(live, (0, "bid 0"), (1, "bid 0"))
    while live.table.lanes:
        live.act(live.table.to_act[0], live.table.actions(live.table.to_act[0])[-1])
    first = live.records[0]
    hidden = live.act(0, "bid 1")
    assert live.text_for(first, 1) == "bid 0"
    assert live.text_for(hidden, 1) == ""


def test_taking_a_secret_answer_back_hides_nothing_else() -> None:
    live = live_of(MARKET, 3)
    play(live, (0, "bid 2"), (1, "bid 1"))
    live.undo(0)
    (left,) = live.records
    assert (live.text_for(left, 1), live.text_for(left, 0)) == ("bid 1", "")
    assert own(Stalls, live.table).bids == [-1, 1, -1]


def test_open_answers_are_open_at_once() -> None:
    live = live_bench(2, Everyone("x", "y"))
    assert live.text_for(live.act(0, "x"), 1) == "x"


def test_events_for_one_seat_are_for_one_seat() -> None:
    live = live_of(SCOUTS, 2)
    record = live.act(0, "peek 1")
    assert [[e.name for e in record.events if e.readable(seat)] for seat in (-1, 0, 1)] == [
        ["peeks"],
        ["peeks", "sees"],
        ["peeks"],
    ]


# -- going back ----------------------------------------------------------------------------------------------


def walk(live: Live, seed: int = 2) -> list[str]:
    """Play to the end; the digests before every move and at the end."""
    dice = seeded(seed)
    digests = [live.table.digest()]
    while not live.table.over:
        table: Table = live.table
        seat = table.to_act[dice.below(len(table.to_act))]
        live.act(seat, table.actions(seat)[dice.below(len(table.actions(seat)))])
        digests.append(live.table.digest())
    return digests


def test_rewound_to_every_move() -> None:
    live = live_of(MARKET, 3, 4)
    digests = walk(live)
    for moves, digest in enumerate(digests):
        again = live.rewound(moves)
        assert again.table.digest() == digest
        assert len(again.records) == moves
        assert again.gave == live.gave


def test_rewound_far_back_beyond_the_kept_copies() -> None:
    steps = [Roll(seat % 2) for seat in range(2 * KEPT + 10)]
    live = live_bench(2, *steps)
    digests = walk(live)
    assert len(live.kept) < 8
    for moves in (0, 1, KEPT, len(steps) - KEPT - 1, len(steps) - KEPT, len(steps) - 1, len(steps)):
        assert live.rewound(moves).table.digest() == digests[moves]


def test_a_rewound_table_goes_its_own_way() -> None:
    live = live_of(MARKET, 2, 4)
    digests = walk(live)
    again = live.rewound(3)
    before = [table.digest() for _, table in live.kept]
    walk(again, seed=9)
    assert live.table.digest() == digests[-1]
    assert [table.digest() for _, table in live.kept] == before
    assert live.rewound(3).table.digest() == digests[3]


def test_the_future_is_the_same_after_rewinding() -> None:
    live = live_of(MARKET, 2, 4)
    digests = walk(live)
    again = live.rewound(2)
    for record in live.records[2:]:
        assert again.act(record.seat, record.text).gave == record.gave
    assert again.table.digest() == digests[-1]
