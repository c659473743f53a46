"""The handicap challenge from game to game."""

from __future__ import annotations

from pathlib import Path

import pytest

from vatra.cli import memory
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Played
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.result import Result
from vatra.core.words import LANGUAGES, speaker
from vatra.games.bonfire.game import BONFIRE
from vatra.games.bonfire.handicap import FIRST_HANDICAP, MOST_CHOSEN, next_handicap


def ended(reason: str) -> Result:
    won = reason == "tom-beaten"
    return Result([1 if won else 2], [0] if won else [], [0], [[]], reason)


@pytest.mark.parametrize(
    ("reason", "step"), [("tom-beaten", 5), ("tom-wins", -2), ("tom-tie", 0)], ids=["win", "loss", "tie"]
)
def test_the_next_handicap(reason: str, step: int) -> None:
    assert next_handicap(FIRST_HANDICAP, reason) == FIRST_HANDICAP + step


def test_the_challenge_has_no_limit() -> None:
    assert next_handicap(MOST_CHOSEN, "tom-beaten") == MOST_CHOSEN + 5
    assert BONFIRE.settle(1, {"solo": "challenge", "challenge": 285})["challenge"] == 285
    assert BONFIRE.settle(1, {"solo": "challenge", "challenge": "-77"})["challenge"] == -77
    with pytest.raises(BadInput):
        BONFIRE.settle(1, {"solo": "challenge", "challenge": "much"})
    with pytest.raises(BadInput):
        BONFIRE.settle(1, {"handicap": MOST_CHOSEN + 1})


def game(handicap: int, reason: str, seats: int = 1) -> Played:
    return Played(seats, 0, {"solo": "challenge", "challenge": handicap}, ended(reason))


def casual(handicap: int, reason: str) -> Played:
    return Played(1, 0, {"solo": "casual", "handicap": handicap}, ended(reason))


def test_the_challenge_goes_on_where_it_was() -> None:
    begun = [game(-10, "tom-beaten"), game(-5, "tom-beaten")]
    assert BONFIRE.propose(1, []) == {}
    assert BONFIRE.propose(1, begun) == {"solo": "challenge", "challenge": 0}
    assert BONFIRE.propose(1, [*begun, game(0, "tom-wins")])["challenge"] == -2
    assert BONFIRE.propose(1, [*begun, Played(3, 0, {}, ended("countdown"))])["challenge"] == 0
    assert BONFIRE.propose(2, begun) == {}
    assert BONFIRE.settle(1, {"solo": "challenge"})["challenge"] == FIRST_HANDICAP


def test_a_game_with_a_chosen_head_start_never_changes_it() -> None:
    """Also one from the days before there was a mode of its own, whose settings do not say what it was."""
    assert BONFIRE.propose(1, [casual(-10, "tom-beaten")]) == {}
    assert BONFIRE.propose(1, [Played(1, 0, {"handicap": 5}, ended("tom-wins"))]) == {}
    begun = [game(-10, "tom-beaten"), casual(20, "tom-beaten")]
    assert BONFIRE.propose(1, begun) == {"challenge": -5}
    assert (
        BONFIRE.settle(1, BONFIRE.propose(1, begun))["challenge"] == FIRST_HANDICAP
    )  # it plays no part there
    assert BONFIRE.settle(1, {"solo": "challenge", **BONFIRE.propose(1, begun)})["challenge"] == -5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_says_in_words_who_gets_the_points(language: str) -> None:
    words = speaker(language, BONFIRE)
    for option in ("handicap", "challenge"):
        mine, nobodys, toms = [words.value(option, number) for number in (-7, 0, 7)]
        assert len({mine, nobodys, toms}) == 3
        assert "7" in mine
        assert "7" in toms
        assert words.say("tom")[:2] in toms
        assert words.say("tom")[:2] not in mine


def test_the_terminal_remembers_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    live = Live(dealer(BONFIRE, 1, BONFIRE.settle(1, {"solo": "challenge"}), seeded("alone")))
    dice = seeded("choices")
    while not live.table.over:
        options = live.table.options(0)
        live.act(0, options[dice.below(len(options))].text)
    assert live.table.result is not None
    [note] = live.table.result.notes
    memory.remember(live, 0)
    following = str(note.args["handicap"])
    assert memory.with_proposals(BONFIRE, 1, {}) == {"solo": "challenge", "challenge": following}
    free = memory.with_proposals(BONFIRE, 1, {"solo": "casual", "handicap": "3"})
    assert BONFIRE.settle(1, free)["handicap"] == 3


@pytest.mark.parametrize(
    ("solo", "said"),
    [
        ({"solo": "challenge", "challenge": -4}, [{"handicap": 1, "n": 1, "sign": 1}]),
        ({"solo": "challenge", "challenge": -5}, [{"handicap": 0, "n": 0, "sign": 0}]),
        ({"solo": "challenge", "challenge": -12}, [{"handicap": -7, "n": 7, "sign": -1}]),
        ({"solo": "casual", "handicap": -5}, []),
    ],
    ids=["toms", "nobodys", "mine", "casual"],
)
def test_the_end_of_a_challenge_says_the_next_handicap(
    solo: dict[str, object], said: list[dict[str, int]]
) -> None:
    table = BONFIRE.arrange(
        1,
        BONFIRE.settle(1, solo),
        seeded(1),
        {"moment": "over", "fate_left": [1], "scored": [{"elders": 50}]},
    )
    table.advance()
    assert table.result is not None
    assert table.result.reason == "tom-beaten"
    assert [(note.name, dict(note.args)) for note in table.result.notes] == [
        ("next-handicap", args) for args in said
    ]
    assert [speaker("en", BONFIRE).say(name) for name, _ in table.result.rivals] == ["Tom"]
