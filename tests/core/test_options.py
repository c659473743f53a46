"""Options and seats: every option has a value, and nothing else is let in."""

from __future__ import annotations

import pytest
from tests.core.toys.base import BENCH

from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.core.options import Option, said, settle

OPTIONS = [
    Option("relics", ["none", "numbered"]),
    Option("level", [0, 1, 2]),
    Option("solo", [False, True]),
    Option("chests", ["hidden", "open"], display=True),
]


def test_the_first_value_is_the_default() -> None:
    assert settle("toy", OPTIONS, {}) == {"relics": "none", "level": 0, "solo": False, "chests": "hidden"}
    assert [option.default for option in OPTIONS] == ["none", 0, False, "hidden"]


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({"relics": "numbered"}, "numbered"),
        ({"relics": "NUMBERED"}, "numbered"),
        ({"level": 2}, 2),
        ({"level": "2"}, 2),
        ({"solo": True}, True),
        ({"solo": "true"}, True),
        ({"solo": "False"}, False),
    ],
)
def test_values_come_as_they_are_or_as_texts(given: dict[str, object], value: object) -> None:
    (name,) = given
    settled = settle("toy", OPTIONS, given)[name]
    assert settled == value
    assert type(settled) is type(value)


def test_some_options_are_for_some_tables() -> None:
    alone = Option("level", [0, 1], seats=(1, 1))
    assert alone.number
    assert not Option("solo", [False, True]).number
    assert [alone.applies(seats, {}) for seats in (1, 2)] == [True, False]
    assert Option("relics", ["none"]).applies(8, {})
    glow = find_game("glow")
    assert glow.settle(1, {"arthur-climbs": "once"})["arthur-climbs"] == "once"
    assert glow.settle(2, {"arthur-climbs": "repeatedly"})["arthur-climbs"] == "repeatedly"
    with pytest.raises(BadInput, match="needs another number of players: 1"):
        glow.settle(2, {"arthur-climbs": "once"})


def test_some_options_need_another() -> None:
    level = Option("level", [0, 1], when=("rival", ["fox", "wolf"]))
    assert [level.applies(1, {"rival": rival}) for rival in ("none", "fox", "wolf")] == [False, True, True]
    shy = Option("level", [0, 1], seats=(1, 1), when=("bold", [False]))
    assert shy.applies(1, {"bold": False})
    assert shy.applies(1, {"bold": "false"})  # as the terminal knows it
    assert not shy.applies(1, {"bold": True})
    assert not shy.applies(2, {"bold": False})
    island = find_game("spirit_island")
    assert island.settle(1, {"adversary-level": 0})["adversary-level"] == 0
    with pytest.raises(BadInput, match=r"needs the option “adversary” to be one of: .*england"):
        island.settle(1, {"adversary-level": 2})


@pytest.mark.parametrize(
    ("given", "fault", "says"),
    [
        ({"relix": "none"}, "unknown-option", "relics, level, solo, chests"),
        ({"relics": "many"}, "bad-option-value", "none, numbered"),
        ({"relics": None}, "bad-option-value", "none, numbered"),
        ({"relics": ["none"]}, "bad-option-value", "none, numbered"),
        ({"level": 3}, "bad-option-value", "0, 1, 2"),
        ({"level": True}, "bad-option-value", "0, 1, 2"),  # not the number 1
        ({"level": 1.0}, "bad-option-value", "0, 1, 2"),
        ({"solo": 1}, "bad-option-value", "false, true"),  # not the answer yes
        ({"solo": "yes"}, "bad-option-value", "false, true"),
    ],
)
def test_anything_else_is_refused_and_what_is_allowed_is_listed(
    given: dict[str, object], fault: str, says: str
) -> None:
    with pytest.raises(BadInput) as bad:
        settle("toy", OPTIONS, given)
    assert bad.value.name == fault
    assert bad.value.said["allowed"] == says
    assert says in str(bad.value)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadInput) as bad:
        settle("toy", [], {"relics": "none"})
    assert bad.value.said["allowed"] == "-"


def test_values_in_the_words_of_a_command_line() -> None:
    assert [said(value) for value in (True, False, 3, "open")] == ["true", "false", "3", "open"]


@pytest.mark.parametrize("seats", [0, -1, 9, 100])
def test_seats_that_do_not_fit(seats: int) -> None:
    with pytest.raises(BadInput) as bad:
        BENCH.settle(seats, {})
    assert bad.value.name == "bad-seats"
    assert bad.value.said == {"game": "bench", "seats": seats, "allowed": "1, 2, 3, 4, 5, 6, 7, 8"}
