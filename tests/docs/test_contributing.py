"""The guide 'Add a fifth game' is run as it stands: a stranger who copies it has a working game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from tests.conformance.checks import CHECKS
from tests.conformance.play import Case
from tests.docs.guide import FILES, pig_in

from vatra.cli import run
from vatra.core import scenario
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Game
from vatra.core.live import Live
from vatra.core.playout import playout
from vatra.core.rulebook import rulebook
from vatra.core.show import show_table
from vatra.core.words import SHARED_TEXT, Speaker
from vatra.envs import SeatEnv

SOURCES: Final = Path(__file__).parents[2] / "src" / "vatra"
GAME: Final = re.compile(r"\b(diamant|glow|spirit_island|bonfire)\b")


@pytest.fixture
def pig(tmp_path: Path) -> Iterator[Game]:
    with pig_in(tmp_path) as game:
        yield game


def test_the_guide_has_all_the_files() -> None:
    assert [Path(name).name for name in FILES] == [
        "components.py",
        "table.py",
        "rules.py",
        "game.py",
        "show.py",
        "en.ftl",
        "en.md",
        "a-one-costs-the-turn.toml",
        "twenty-points-win.toml",
    ]


def test_its_game_can_be_played_in_every_mode(pig: Game) -> None:
    for mode in pig.modes():
        for seed in range(50):
            table = pig.new(mode.seats, mode.options, seeded(seed))
            playout(table, seeded(seed))
            assert table.over
            assert pig.check(table) == []
            result = table.result
            assert result is not None
            assert max(result.scores) >= 20


def test_it_keeps_to_all_that_every_game_keeps_to(pig: Game) -> None:
    for mode in pig.modes():
        for name, keeps in CHECKS.items():
            try:
                keeps(Case(pig, mode))
            except AssertionError as fault:
                raise AssertionError(f"{name}: {fault}") from fault


def test_its_scenarios_hold_and_show_every_rule(pig: Game, tmp_path: Path) -> None:
    examples = [scenario.read(file) for file in sorted((tmp_path / "scenarios").rglob("*.toml"))]
    for example in examples:
        scenario.run(example)
    assert {rule for example in examples for rule in example.rules} == set(rulebook("pig", "en").rules())


def test_its_words_cover_all_that_is_told(pig: Game, tmp_path: Path) -> None:
    speaker = Speaker("en", (*SHARED_TEXT, tmp_path / "games" / "pig" / "text"))
    live = Live(lambda: pig.deal(2, pig.settle(2, {}), seeded(3)))
    told: list[Event] = list(live.opening)
    dice = seeded(4)
    while not live.table.over:
        seat = live.table.to_act[0]
        options = live.table.options(seat)
        ask = live.table.ask(seat)
        told.append(ask.prompt(live.table, seat))
        told += [ask.label(live.table, seat, option) for option in options]
        told += live.act(seat, options[dice.below(len(options))].text).events
        assert "Ann" in str(show_table(live.table, seat, speaker, ["Ann", "Ben"]))
    assert {event.name for event in told} == {"ask-turn", "do-roll", "do-hold", "roll", "hold"}
    for event in told:
        assert speaker.tell(event, ["Ann", "Ben"])


def test_every_room_takes_it_in(pig: Game, capsys: pytest.CaptureFixture[str]) -> None:
    """Terminal, laboratory and environments know it by the shelf alone; the page: `tests/browser/test_guide.py`."""
    assert run(["tty", "pig", "--seats", "random,random"]) == 0
    assert "Somebody reached the goal" in capsys.readouterr().out
    assert run(["rules", "pig", "pig.turn.one-loses"]) == 0
    assert "A one costs the points of the turn" in capsys.readouterr().out
    assert run(["sim", "pig", "--seats", "random,auto,auto", "--games", "30"]) == 0
    env = SeatEnv("pig", seats=2, opponents="random")
    for seed in range(5):
        env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, _ = env.step(int(env.action_masks().argmax()))


def test_nothing_outside_the_rooms_names_a_game() -> None:
    """But for the shelf, and examples in docstrings."""
    named = []
    for file in sorted(SOURCES.rglob("*.py")):
        if "games" in file.relative_to(SOURCES).parts:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in said else ""
            text = node.module if isinstance(node, ast.ImportFrom) else text
            if isinstance(text, str) and GAME.search(text):
                named.append(f"{file.relative_to(SOURCES)}: {text}")
    assert named == []
