"""Finished games are remembered, for games that propose options after them."""

from __future__ import annotations

from tests.cli.conftest import Vatra

from vatra.cli import memory
from vatra.core.game import find_game

DIAMANT = find_game("diamant")
GLOW = find_game("glow")


def test_a_finished_game_is_remembered(vatra: Vatra) -> None:
    assert memory.past(DIAMANT) == []
    for option in ("relics=none", "relics=numbered"):
        assert vatra("tty", "diamant", "--seed", "3", "--option", option, typed="2\n" * 40).code == 0
    first, second = memory.past(DIAMANT)
    assert (first.seats, first.seat, first.settings["relics"]) == (3, 0, "none")
    assert second.settings["relics"] == "numbered"
    assert first.result.reason == "caves-closed"
    assert len(first.result.scores) == 3
    assert memory.past(GLOW) == []
    assert memory.with_proposals(DIAMANT, 3, {"relics": "none"}) == {"relics": "none"}


def test_a_game_that_was_left_is_not(vatra: Vatra) -> None:
    assert vatra("tty", "diamant", typed="1\n").code == 1
    assert memory.past(DIAMANT) == []


def test_a_record_that_cannot_be_read_is_named(vatra: Vatra) -> None:
    assert vatra("tty", "diamant", typed="2\n" * 40).code == 0
    with memory.file().open("a", encoding="utf-8") as out:
        out.write("rubbish\n")
    ran = vatra("tty", "diamant", typed="2\n" * 40)
    assert ran.code != 0
    assert f"{memory.file()}, line 2" in ran.err
    assert "Traceback" not in ran.err


def test_several_people_at_one_keyboard_are_not_one_player(vatra: Vatra) -> None:
    assert vatra("tty", "diamant", "--seats", "3", "--hot-seat", typed="\n2\n" * 80).code == 0
    assert memory.past(DIAMANT) == []
