"""Several people at one keyboard: nobody reads what is another's."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.cli.conftest import Vatra

from vatra.cli import keyboard
from vatra.cli.seating import Chair
from vatra.cli.session import Session
from vatra.core.game import find_game
from vatra.core.log import open_live

THREE = ("tty", "diamant", "--seats", "me:Olena,me:Marek,me", "--seed", "4")


def test_a_whole_game_of_three_people(vatra: Vatra) -> None:
    ran = vatra("tty", "diamant", "--seats", "3", "--hot-seat", "--seed", "4", typed="\n2\n" * 60)
    assert (ran.code, ran.err) == (0, "")
    assert "Pass the keyboard to Player 1" in ran.out
    assert "Pass the keyboard to Player 3" in ran.out
    assert "ictory:" in ran.out


def test_the_screen_passes_between_people(vatra: Vatra) -> None:
    ran = vatra(*THREE, typed="\n1\n\n2\n\n")
    first, second, third = ran.out.split("Pass the keyboard to")[1:]
    assert first.startswith(" Olena")
    assert second.startswith(" Marek")
    assert third.startswith(" Player")
    assert "decision made" not in first
    assert second.count("decision made") == 1
    assert third.count("decision made") == 2
    for later in (second, third):  # after the keyboard has passed, nothing tells what was decided
        assert "decision: " not in later
        assert "Deeper:" not in later


def test_a_decision_can_be_taken_back_until_the_last_is_in(vatra: Vatra) -> None:
    ran = vatra(*THREE, typed="\n1\nundo\n2\n\n1\n\n1\n\n")
    assert "(Olena can still type “undo”.)" in ran.out
    assert "Taken back." in ran.out
    assert "Olena: back to camp" in ran.out
    assert "Deeper: Marek and Player." in ran.out


def test_the_screen_is_wiped_on_a_real_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What Olena chose is wiped before Marek is asked to sit down, and the question is put after he has."""
    game = find_game("diamant")
    chairs = [Chair(name="Olena"), Chair(name="Marek"), Chair("novice")]
    session = Session(open_live(game, 3, game.settle(3, {}), b"wiped"), chairs, b"wiped", None)
    happened: list[str] = []
    typed: Iterator[str] = iter(["", "1", "", "1"])

    def read(prompt: str) -> str:
        happened.append(prompt.split()[0] if ">" in prompt else "pass")
        return next(typed)

    wipe: Callable[[], None] = lambda: happened.append("wiped")  # noqa: E731
    monkeypatch.setattr(keyboard, "read", read)
    monkeypatch.setattr(keyboard, "hide", wipe)
    session.turn(0)
    session.turn(1)
    assert happened == ["pass", "wiped", "Olena", "wiped", "pass", "wiped", "Marek"]
