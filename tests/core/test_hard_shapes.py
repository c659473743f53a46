"""The hardest shapes a card can have, on the island toy: is the contract of steps and asks enough for them?"""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.toys.base import play, texts
from tests.core.toys.island import ISLAND, LANDS, Island, Phase

from vatra.core.chance import seeded
from vatra.core.errors import Refused


def island(seats: int = 2, **fields: Any) -> Island:
    t = ISLAND.arrange(seats, {}, seeded(1), fields)
    assert isinstance(t, Island)
    t.advance()
    return t


def depth(t: Island) -> int:
    return len(t.shared)


# -- the phase -----------------------------------------------------------------------------------------------


def test_everyone_uses_powers_in_any_order_and_nobody_interrupts() -> None:
    t = island(3)
    assert t.to_act == [0, 1, 2]
    t.act(1, "use push 1")
    assert t.to_act == [1]
    with pytest.raises(Refused):
        t.act(0, "use winds 0")
    t.act(1, "to 0")
    assert t.to_act == [0, 1, 2]
    t.act(2, "done")
    with pytest.raises(Refused) as refused:
        t.act(2, "done")
    assert refused.value.rule == "island.phase.done"
    assert t.to_act == [0, 1]


def test_what_must_be_done_cannot_be_left_out() -> None:
    t = island()
    t.act(0, "use push 1")
    with pytest.raises(Refused) as refused:
        t.act(0, "enough")
    assert refused.value.rule == "island.push.mandatory"


# -- an action within an action within an action -------------------------------------------------------------


def test_five_levels_of_nesting() -> None:
    """My gift lets the other seat push; the town drowns, and the wave asks each of us about a presence."""
    t = island(2, towns=[1, 0, 1, 0])
    t.act(0, "use gift 1")
    assert (t.to_act, texts(t, 1)) == ([1], ["push 0", "push 2", "enough"])
    t.act(1, "push 2")
    t.act(1, "to 3")
    assert (t.to_act, texts(t, 0)) == ([0], ["save 2", "save 0", "let go"])
    assert len(t.frames) == 2  # the gift and, inside it, the push
    assert depth(t) == 5  # phase, end of the gift, end of the push, the second save, the first
    copy = t.copy()
    t.act(0, "save 2")
    t.act(1, "let go")
    assert (t.presence, t.frames, t.to_act) == ([[1, 0, 1, 0], [1, 0, 0, 0]], [], [0, 1])
    play(copy, (0, "let go"), (1, "save 0"))
    assert copy.presence == [[1, 0, 0, 0], [2, 0, 0, 0]]
    assert isinstance(t.shared[-1], Phase)


# -- watchers ------------------------------------------------------------------------------------------------


def test_a_watcher_answers_after_the_whole_action() -> None:
    t = island(2, towns=[2, 2, 0, 0])
    t.act(1, "use vengeance 0")
    t.act(0, "use winds 0")
    assert (t.to_act, texts(t, 1), t.towns) == ([1], ["hit 0", "hit 1"], [1, 2, 0, 0])
    t.act(1, "hit 1")  # the owner of the watcher allocates, not who woke it
    assert t.to_act == [0]
    assert texts(t, 0) == ["again 0", "again 1", "enough"]  # the repeat comes after the answer


def test_a_watcher_does_not_answer_itself() -> None:
    t = island(1, towns=[3, 0, 0, 0])
    play(t, (0, "use vengeance 0"), (0, "use winds 0"))
    assert t.towns == [1, 0, 0, 0]  # one by the winds, one by the answer (forced), and no answer to that
    assert texts(t, 0) == ["again 0", "enough"]


def test_two_watchers_answer_each_other_once_and_stop() -> None:
    t = island(2, towns=[9, 0, 0, 0])
    play(t, (0, "use vengeance 0"), (1, "use vengeance 0"), (0, "use winds 0"))
    # winds wake A and B; A's blow wakes B, B's blow wakes A: five towns in all, and then there is silence
    assert t.towns[0] == 9 - 5
    assert t.frames == []


def test_a_watcher_counts_what_the_action_did_in_its_land() -> None:
    t = island(1, towns=[0, 0, 2, 1], presence=[[0, 0, 0, 0]])
    play(t, (0, "use vengeance 3"), (0, "use push 2"), (0, "to 3"))
    assert texts(t, 0) == ["hit 2", "hit 3"]
    t.act(0, "hit 2")
    assert t.towns == [0, 0, 0, 1]


# -- repeats and grants --------------------------------------------------------------------------------------


def test_a_power_repeats_itself_once_with_a_new_target() -> None:
    t = island(1, towns=[2, 2, 0, 0])
    play(t, (0, "use winds 0"), (0, "again 1"))
    assert t.towns == [1, 1, 0, 0]
    assert isinstance(t.shared[-1], Phase)  # the repeat offers no repeat


def test_a_grant_lets_another_seat_repeat_and_a_repeat_grants_nothing() -> None:
    t = island(2, towns=[4, 0, 0, 0])
    with pytest.raises(Refused) as refused:
        t.act(1, "repeat winds 0")
    assert refused.value.rule == "island.repeat.granted"
    play(t, (1, "use winds 0"), (1, "enough"), (0, "use storm 1"))
    assert (t.grants, t.towns[0]) == ([0, 1], 3)
    t.act(1, "repeat winds 0")
    assert (t.grants, t.towns[0]) == ([0, 0], 2)
    assert isinstance(t.shared[-1], Phase)  # no repeat inside a repeat
    assert not any(text.startswith("repeat") for text in t.actions(1))


def test_nobody_repeats_a_grant() -> None:
    t = island(2, grants=[1, 0])
    t.act(0, "use storm 0")
    assert t.grants == [2, 0]
    assert not any("storm" in text for text in t.actions(0))


# -- instead of it -------------------------------------------------------------------------------------------


def test_a_ravage_that_is_called_off_never_begins() -> None:
    t = island(1, towns=[1, 0, 0, 0], presence=[[1, 0, 0, 0]])
    t.act(0, "done")
    assert texts(t, 0) == ["call off", "ravage"]
    other = t.copy()
    t.act(0, "call off")
    other.act(0, "ravage")
    assert (t.blight, t.presence) == (0, [[0, 0, 0, 0]])
    assert (other.blight, other.presence) == (1, [[0, 0, 0, 0]])
    assert t.over
    assert other.over


def test_all_is_lost_in_the_middle_of_it() -> None:
    t = island(2, towns=[1, 1, 1, 1], presence=[[0] * LANDS] * 2, pool=2)
    play(t, (0, "done"), (1, "done"))
    assert t.over
    assert t.lost
    assert (t.blight, t.shared, t.lanes, t.frames) == (2, [], [], [])
    assert t.result is not None
    assert t.result.winners == []
