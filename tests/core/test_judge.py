"""Judgements: what is chosen, what comes next, and what escapes an eye that overlooks things."""

from __future__ import annotations

from vatra.core.action import Action
from vatra.core.chance import seeded
from vatra.core.judge import Judgement, only

OPTIONS = [Action(text) for text in ("walk", "rest", "sing", "wait")]
VALUES = [2.0, 5.0, 4.5, -995.0]


def test_the_best_is_chosen_and_the_next_best_told() -> None:
    judgement = Judgement(OPTIONS, VALUES)
    assert judgement.action.text == "rest"
    assert judgement.ahead() == 0.5
    second = judgement.choice().second
    assert second is not None
    assert second.text == "sing"


def test_a_judge_may_choose_otherwise() -> None:
    judgement = Judgement(OPTIONS, VALUES, chosen=0)
    assert judgement.action.text == "walk"
    assert judgement.best == 1


def test_what_was_not_compared_or_looked_at_is_not_told_as_next_best() -> None:
    assert only(OPTIONS, OPTIONS[2]).choice().second is None
    assert only(OPTIONS, OPTIONS[2]).action.text == "sing"
    assert Judgement(OPTIONS, [1.0, -999.0, -999.0, -999.0]).choice().second is None
    assert Judgement(OPTIONS[:2], [1.0, 0.9]).choice().second is None, "that goes without saying"


def test_who_overlooks_takes_the_best_of_what_is_left() -> None:
    """Often the best, now and then another, seldom the worst; and no reasons for what was not the best."""
    chance = seeded("overlooked")
    judgement = Judgement(OPTIONS, VALUES)
    taken = [judgement.overlooking(chance, 25) for _ in range(400)]
    counts = [sum(one.chosen == i for one in taken) for i in range(4)]
    assert 270 < counts[1] < 330
    assert counts[1] > counts[2] > counts[0] > counts[3]
