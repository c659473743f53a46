"""What is kept as bytes comes back the same; what does not fit is refused in words."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

import vatra
from vatra.core.action import Action
from vatra.core.chance import Chance, Sealed, seeded
from vatra.core.event import Event
from vatra.core.game import Game, games
from vatra.core.playout import playout
from vatra.core.table import Table


def kept(thing: Any) -> list[Any]:
    """By every way there is."""
    return [pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing), vatra.from_bytes(vatra.to_bytes(thing))]


def in_the_middle(game: Game) -> Table:
    table, dice = game.new(game.max_seats, {}, seeded("kept")), seeded("moves")
    for _ in range(40):
        if not table.over:
            seat = table.to_act[0]
            options = table.options(seat)
            table.take(seat, options[dice.below(len(options))])
    return table


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_table_goes_on_where_it_was(game: Game) -> None:
    table = in_the_middle(game)
    again = kept(table)
    playout(table, seeded(3))
    for each in again:
        assert each.game is game
        playout(each, seeded(3))
        assert each.digest() == table.digest()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_table_can_be_kept_at_every_kind_of_question(game: Game) -> None:
    met: set[str] = set()
    for mode in game.modes():
        table, dice = game.new(mode.seats, mode.options, seeded(f"kept {mode}")), seeded("moves")
        while not table.over:
            seat = table.to_act[0]
            kind = type(table.ask(seat)).__name__
            if kind not in met:
                met.add(kind)
                assert pickle.loads(pickle.dumps(table)).digest() == table.digest()
            options = table.options(seat)
            table.take(seat, options[dice.below(len(options))])
    assert met


def test_a_table_that_declares_nothing_says_so() -> None:
    with pytest.raises(TypeError, match="declares no fields"):
        pickle.dumps(Table(games()[0], 2, {}, seeded(1), []))


@pytest.mark.parametrize("chance", [seeded(7), Sealed(b"s" * 32)], ids=["seeded", "sealed"])
def test_chance_goes_on_where_it_was(chance: Chance) -> None:
    names = ["a", "b", "c"]
    for _ in range(13):
        chance.pick(names)
    chance.script = ["b"]
    again = kept(chance)
    future = [chance.pick(names) for _ in range(50)]
    for each in again:
        assert type(each) is type(chance)
        assert each.drawn == 13
        assert [each.pick(names) for _ in range(50)] == future


def test_an_action_an_event_and_a_result() -> None:
    for action in kept(Action("sail 2", 2, 1)):
        assert (action.text, action.a, action.b, action.c) == ("sail 2", 2, 1, 0)
    for event in kept(Event("sails", {"seat": 1}, 2)):
        assert (event.name, event.args, event.knows) == ("sails", {"seat": 1}, 2)
    table = vatra.new("diamant", seats=3)
    playout(table, seeded(1))
    assert table.result is not None
    for result in kept(table.result):
        assert result.data() == table.result.data()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_another_process_reads_it(game: Game) -> None:
    table = in_the_middle(game)
    program = "import sys, vatra; print(vatra.from_bytes(sys.stdin.buffer.read()).digest())"
    ran = subprocess.run([sys.executable, "-c", program], input=vatra.to_bytes(table), capture_output=True)
    assert ran.stdout.decode().strip() == table.digest(), ran.stderr.decode()


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (lambda data: b"", "kept-not-ours"),
        (lambda data: b"PK" + data, "kept-not-ours"),
        (lambda data: data[: len(data) // 2], "kept-not-ours"),
        (lambda data: data.replace(b"state 1", b"state 2", 1), "kept-other-format"),
    ],
    ids=["nothing", "foreign", "cut off", "another format"],
)
def test_what_does_not_fit_is_refused(change: Any, name: str) -> None:
    data = vatra.to_bytes(vatra.new("diamant", seats=3))
    with pytest.raises(vatra.BadInput) as refusal:
        vatra.from_bytes(change(data))
    assert refusal.value.name == name


def test_another_version_of_the_game_is_refused() -> None:
    game = vatra.find_game("diamant")
    data = vatra.to_bytes(game)
    assert vatra.from_bytes(data) is game
    place = data.index(b"diamant") + len("diamant")
    older = data[:place] + data[place:].replace(bytes([75, game.version]), bytes([75, game.version + 1]), 1)
    with pytest.raises(vatra.BadInput) as refusal:
        vatra.from_bytes(older)
    assert refusal.value.name == "kept-other-version"
