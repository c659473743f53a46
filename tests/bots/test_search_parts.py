"""The parts of a search, one by one."""

from __future__ import annotations

import time

import pytest
from tests.bots.toys import Duel, Ladder
from tests.core.toys import FLOOD

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.game import Game, find_game
from vatra.core.result import Points, Result, common, ranked
from vatra.core.search.budget import Iterations, Seconds
from vatra.core.search.expansion import Expansion
from vatra.core.search.others import Habits, Others
from vatra.core.search.rollout import Rollout
from vatra.core.search.selection import Regret, Selection, Ucb, drawn
from vatra.core.search.tree import Arm, Arms, Node
from vatra.core.search.worth import Worth
from vatra.core.table import Table

DIAMANT = find_game("diamant")


def arms_with(*values: list[float]) -> tuple[Arms, list[Arm]]:
    """One arm for each list of the values that it led to."""
    arms = Arms()
    legal = [Arm(Action(f"option {i}")) for i in range(len(values))]
    for arm, brought in zip(legal, values, strict=True):
        arms.index[arm.action.text] = arm
        for value in brought:
            arms.credit(arm, value)
    return arms, legal


# -- selection ---------------------------------------------------------------------------------------------------


def test_bounds_follow_the_better_arm_and_return_to_the_neglected_one() -> None:
    arms, legal = arms_with([0.9, 0.7] * 10, [0.2, 0.4] * 10)
    assert Ucb().pick(arms, legal, seeded(1)) is legal[0]
    arms, legal = arms_with([0.6, 0.4] * 200, [0.5])
    assert Ucb().pick(arms, legal, seeded(1)) is legal[1]


def test_bounds_need_no_particular_scale() -> None:
    """Values of a thousandth, or of thousands, are explored alike."""
    for scale in (0.001, 1.0, 5000.0):
        picks = []
        arms, legal = arms_with([0.5 * scale], [0.4 * scale])
        for _ in range(60):
            arm = Ucb().pick(arms, legal, seeded(1))
            picks.append(legal.index(arm))
            arms.credit(arm, (0.5 if arm is legal[0] else 0.4) * scale)
        assert 0 < picks.count(1) < picks.count(0)


def test_bounds_play_what_was_tried_most() -> None:
    arms, legal = arms_with([0.5] * 3, [0.5] * 9, [0.9])
    assert Ucb().shares(arms, legal) == [0.0, 1.0, 0.0]


def learnt(selection: Selection, values: list[float], times: int) -> list[float]:
    """How it plays after so many rounds in which every option always brings the same."""
    arms, legal = arms_with(*[[value] for value in values])
    dice = seeded("learnt")
    for _ in range(times):
        arm = selection.pick(arms, legal, dice)
        value = values[legal.index(arm)]
        selection.learn(arms, legal, arm, value)
        arms.credit(arm, value)
    return selection.shares(arms, legal)


def test_regret_forgets_what_is_never_better() -> None:
    shares = learnt(Regret(), [0.3, 0.6, 0.1], 400)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > 0.98


def test_regret_is_impartial_before_it_knows_anything() -> None:
    arms, legal = arms_with([0.5], [0.5])
    assert Regret().shares(arms, legal) == [0.5, 0.5]


def test_shares_are_drawn_as_they_say() -> None:
    legal = [Arm(Action("a")), Arm(Action("b")), Arm(Action("c"))]
    dice = seeded("drawn")
    found = [drawn(legal, [0.2, 0.0, 0.8], dice).action.text for _ in range(5000)]
    assert "b" not in found
    assert found.count("a") / 5000 == pytest.approx(0.2, abs=0.02)


# -- expansion ---------------------------------------------------------------------------------------------------


def test_few_options_are_all_tried_and_many_little_by_little() -> None:
    expansion = Expansion(free=6, growth=1.0)
    assert expansion.limit(0) == 6
    assert expansion.limit(36) == 6
    assert expansion.limit(400) == 20


def grown(table: Table, expansion: Expansion, visits: int) -> list[str]:
    """The options that have been opened after so many visits."""
    arms = Arms()
    dice = seeded("grown")
    for _ in range(visits):
        options = table.options(0)
        legal = expansion.legal(arms, options)
        arm = expansion.fresh(table, 0, arms, legal, options, dice) or legal[0]
        arms.credit(arm, 0.5)
    return list(arms.index)


def test_widening_opens_more_with_every_visit() -> None:
    table = Ladder(60).new(2, {}, seeded(1))
    assert len(grown(table, Expansion(), 6)) == 6
    assert len(grown(table, Expansion(), 101)) == 10
    assert len(grown(table, Expansion(free=60), 101)) == 60


def test_what_the_game_weighs_heaviest_comes_first() -> None:
    class Weighing(Ladder):
        def weigh(self, table: Table, seat: int, options: list[Action]) -> list[float]:
            return [float(option.a == 41) + option.a / 1000 for option in options]

    table = Weighing(60).new(2, {}, seeded(1))
    assert grown(table, Expansion(free=2), 2) == ["take 41", "take 59"]


def test_only_what_is_open_now_is_live() -> None:
    arms, legal = arms_with([0.1], [0.2], [0.3])
    open_now = [legal[2].action, Action("never met"), legal[0].action]
    assert Expansion().legal(arms, open_now) == [legal[2], legal[0]]


# -- rollout -----------------------------------------------------------------------------------------------------


def test_a_rollout_stops_where_the_game_evaluates() -> None:
    class Judged(Ladder):
        def evaluate(self, table: Table) -> list[float] | None:
            return [0.25, 0.5, 0.75] if table.to_act == [1] else None

    game = Judged(5)
    table = game.new(3, {}, seeded(1))
    assert Rollout(Worth()).finish(table, seeded(2)) == [0.25, 0.5, 0.75]
    assert not table.over
    table = game.new(3, {}, seeded(1))
    values = Rollout(Worth(), evaluated=False).finish(table, seeded(2))
    assert table.over
    assert sorted(value > 0.7 for value in values) == [False, False, True]


def test_a_rollout_follows_the_weights() -> None:
    class Weighing(Ladder):
        def weigh(self, table: Table, seat: int, options: list[Action]) -> list[float]:
            return [1.0 if option.a == 3 else 0.0 for option in options]

    game = Weighing(5)
    table = game.new(1, {}, seeded(1))
    for weighed in (True, False):
        rollout = Rollout(Worth(), weighed=weighed)
        chosen = {rollout.choose(table, 0, table.options(0), seeded(seed)).a for seed in range(30)}
        assert (chosen == {3}) == weighed


# -- worth -------------------------------------------------------------------------------------------------------


def outcome(*scores: int) -> Result:
    return ranked([[Points("points", score)] for score in scores], "over")


def test_a_win_is_worth_most_and_is_shared() -> None:
    alone, shared, close, clear = (
        Worth().of(outcome(*scores))[0] for scores in ([30, 20, 9], [30, 30, 9], [29, 30, 9], [3, 30, 9])
    )
    assert 1 >= alone > shared > close > clear >= 0


def test_scores_are_seen_in_proportion() -> None:
    assert Worth().of(outcome(300, 200)) == pytest.approx(Worth().of(outcome(30, 20)), abs=0.01)


def test_all_together_win_or_lose() -> None:
    won, lost, barely = (
        Worth().of(common(win, 3, [Points("light", score)], "over"))
        for win, score in ((True, 10), (False, 4), (False, 9))
    )
    assert won[0] == won[1] == won[2] > 0.7
    assert lost[0] < barely[0] < won[0]


def test_alone_more_points_are_better() -> None:
    values = [Worth().of(outcome(score))[0] for score in (0, 10, 50, 200)]
    assert values == sorted(set(values))
    assert max(values) <= 1


# -- others, budget, tree ----------------------------------------------------------------------------------------


def test_who_learns_in_the_tree() -> None:
    assert [Others().learns(seat, 1) for seat in range(3)] == [True, True, True]
    assert [Habits().learns(seat, 1) for seat in range(3)] == [False, True, False]


def test_iterations_are_counted() -> None:
    budget = Iterations(3)
    budget.start()
    assert [budget.left(done) for done in range(5)] == [True, True, True, False, False]


def test_seconds_run_out_and_leave_one_thought() -> None:
    budget = Seconds(0.02)
    budget.start()
    assert budget.left(1)
    time.sleep(0.03)
    assert not budget.left(1)
    assert budget.left(0)


def test_a_point_keeps_seats_and_their_answers_apart() -> None:
    node = Node()
    assert node.arms_of(1, "") is node.arms_of(1, "")
    assert node.arms_of(1, "") is not node.arms_of(11, "")
    assert node.arms_of(1, " up") is not node.arms_of(1, "")
    assert node.child("0 up;") is node.child("0 up;")
    assert node.child("0 up;") is not node.child("0 down;")


def test_a_game_that_teaches_nothing_is_played_to_its_end() -> None:
    games: list[Game] = [Duel([[50]]), FLOOD]
    for game in games:
        table = game.new(2, {}, seeded(1))
        assert game.evaluate(table) is None
        assert game.weigh(table, 0, table.options(table.to_act[0])) is None if not table.over else True
        assert game.mark(table) == 0


def test_diamant_evaluates_new_caves_only() -> None:
    table = DIAMANT.new(3, {}, seeded(4))
    dice = seeded("caves")
    judged = []
    while not table.over:
        values = DIAMANT.evaluate(table)
        fresh = table.view()["chosen"] == [""] * 3 and len(table.view()["caves"][-1]["cards"]) == 1
        assert (values is not None) == (fresh and len(table.view()["inside"]) == 3)
        if values is not None:
            assert sum(values) == pytest.approx(1)
            judged.append(values)
        seat = table.to_act[0]
        table.take(seat, table.options(seat)[dice.below(2)])
    assert len(judged) == 5
    assert judged[0] == pytest.approx([1 / 3] * 3)
