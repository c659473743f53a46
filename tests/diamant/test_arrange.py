"""Positions from a few words: what the words say is there, and what cannot be is refused."""

from __future__ import annotations

from typing import Any

import pytest

from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import find_game
from vatra.games.diamant.table import Cave

DIAMANT = find_game("diamant")


def arranged(mode: str = "none", /, seats: int = 3, **words: Any) -> Cave:
    table = DIAMANT.arrange(seats, DIAMANT.settle(seats, {"relics": mode}), seeded(1), words)
    table.advance()
    assert isinstance(table, Cave)
    return table


def test_words_say_what_is_there() -> None:
    table = arranged(
        "numbered",
        round=4,
        chests=[7, 0, 12],
        pockets=[0, 3, 3],
        inside=[1, 2],
        path=["treasure 9", "lava", "relic 8", "treasure 2"],
        left=4,
        removed=["snake", "snake"],
        relics=[[5], [], []],
        gone=[7],
    )
    seen = DIAMANT.describe(table)
    assert DIAMANT.check(table) == []
    assert (seen["round"], seen["chests"], seen["pockets"], seen["inside"]) == (
        4,
        [7, 0, 12],
        [0, 3, 3],
        [1, 2],
    )
    assert [card["card"] for card in seen["path"]] == ["treasure 9", "lava", "relic 8", "treasure 2"]
    assert [card["left"] for card in seen["path"]] == [2, 0, 0, 2]
    assert (seen["left"], seen["seen"], seen["removed"]) == (4, ["lava"], ["snake", "snake"])
    assert (seen["relics"], seen["gone"], seen["pile"], seen["claimed"]) == ([[5], [], []], [7], [12], 1)
    assert seen["scores"] == [12, 0, 12]
    assert seen["deck"]["cards"].count("snake") == 1
    assert "relic 10" in seen["deck"]["cards"]
    assert table.to_act == [1, 2]


def test_identical_relics() -> None:
    table = arranged("identical", relics=[[5, 5], [], [5]], gone=1, path=["relic"])
    seen = DIAMANT.describe(table)
    assert DIAMANT.check(table) == []
    assert (seen["claimed"], seen["gone"], seen["deck"]["cards"].count("relic")) == (3, [0], 0)
    for seat, text in ((0, "deeper"), (1, "back"), (2, "deeper")):
        table.act(seat, text)
    assert DIAMANT.describe(table)["relics"] == [[5, 5], [10], [5]]


@pytest.mark.parametrize("path", [{}, {"path": []}])
def test_before_the_first_card_nobody_decides(path: dict[str, Any]) -> None:
    """An empty path is an expedition about to begin: its first card is turned."""
    table = arranged(round=2, **path)
    assert len(DIAMANT.describe(table)["path"]) == 1


@pytest.mark.parametrize(
    ("relics", "words", "word"),
    [
        ("none", {"round": 0}, "round"),
        ("none", {"round": 6}, "round"),
        ("none", {"round": "2"}, "round"),
        ("none", {"round": True}, "round"),
        ("none", {"chests": [1, 2]}, "chests"),
        ("none", {"chests": [1, 2, -3]}, "chests"),
        ("none", {"chests": 7}, "chests"),
        ("none", {"chests": ["1", 2, 3]}, "chests"),
        ("none", {"pockets": [1, 2, 3, 4]}, "pockets"),
        ("none", {"pockets": [1, 2, 3], "inside": [0, 1]}, "pockets"),
        ("none", {"inside": []}, "inside"),
        ("none", {"inside": [3]}, "inside"),
        ("none", {"inside": [-1]}, "inside"),
        ("none", {"inside": 2}, "inside"),
        ("none", {"path": "lava"}, "path"),
        ("none", {"path": [9]}, "path"),
        ("none", {"path": ["treasure 6"]}, "path"),
        ("none", {"path": ["treasure 0"]}, "path"),
        ("none", {"path": ["treasure 1", "treasure 1"]}, "path"),
        ("none", {"path": ["dragon"]}, "path"),
        ("none", {"path": [""]}, "path"),
        ("none", {"path": ["lava", "lava"]}, "path"),
        ("none", {"path": ["relic"]}, "path"),
        ("numbered", {"path": ["relic 7"]}, "path"),  # enters in the second expedition
        ("none", {"left": 3}, "left"),
        ("none", {"left": 3, "path": ["lava"]}, "left"),
        ("none", {"left": 10, "path": ["treasure 9"]}, "left"),
        ("none", {"left": -1, "path": ["treasure 9"]}, "left"),
        ("none", {"left": [1, 1], "path": ["treasure 9"]}, "left"),
        ("none", {"left": [10], "path": ["treasure 9"]}, "left"),
        ("none", {"removed": ["lava"] * 4}, "removed"),
        ("none", {"removed": ["treasure 9"]}, "removed"),
        ("none", {"removed": "lava"}, "removed"),
        ("none", {"relics": [[5], [], []]}, "relics"),
        ("numbered", {"relics": [[5], []]}, "relics"),
        ("numbered", {"relics": [5, 7, 8]}, "relics"),
        ("numbered", {"relics": [[7], [], []]}, "relics"),
        ("numbered", {"relics": [[99], [], []]}, "relics"),
        ("numbered", {"relics": [[0], [], []]}, "relics"),
        ("numbered", {"relics": [[5], [5], []]}, "relics"),
        ("identical", {"relics": [[7], [], []]}, "relics"),
        ("identical", {"relics": [[5] * 6, [], []]}, "relics"),
        ("numbered", {"gone": 1}, "gone"),
        ("numbered", {"gone": [99]}, "gone"),
        ("identical", {"gone": 6}, "gone"),
        ("identical", {"gone": -1}, "gone"),
        ("none", {"gone": [5]}, "gone"),
    ],
)
def test_what_cannot_be_is_refused(relics: str, words: dict[str, Any], word: str) -> None:
    with pytest.raises(BadInput) as bad:
        arranged(relics, **words)
    assert (bad.value.name, bad.value.said["word"]) == ("arrange-bad-value", word)
    assert "docs/scenarios.md" in str(bad.value)


def test_unknown_words_are_listed() -> None:
    with pytest.raises(BadInput) as bad:
        arranged(pocket=[1, 2, 3])
    assert bad.value.name == "arrange-unknown-word"
    assert "pockets" in str(bad.value)
