"""The guide 'Add a fifth game' is run as it stands: a stranger who copies it has a working game."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conformance.checks import CHECKS
from tests.conformance.play import Case

import vatra.games
from vatra.core import scenario
from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Game, _games, register
from vatra.core.live import Live
from vatra.core.playout import playout
from vatra.core.show import show_table
from vatra.core.words import SHARED_TEXT, Speaker

GUIDE = Path(__file__).parents[2] / "CONTRIBUTING.md"
BLOCK = re.compile(r"```(?:python|ftl|toml)\n# (\S+)\n(.*?)```", re.DOTALL)


@pytest.fixture
def pig(tmp_path: Path) -> Iterator[Game]:
    """Write the guide's files where it says, and put the game on the shelf for the time of a test."""
    for name, text in BLOCK.findall(GUIDE.read_text(encoding="utf-8")):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (tmp_path / "games" / "pig" / "__init__.py").write_text("")
    vatra.games.__path__.append(str(tmp_path / "games"))
    try:
        game: Game = importlib.import_module("vatra.games.pig.game").PIG
        register(game)
        yield game
    finally:
        vatra.games.__path__.pop()
        _games.pop("pig", None)
        for module in [name for name in sys.modules if name.startswith("vatra.games.pig")]:
            del sys.modules[module]


def test_the_guide_has_all_the_files() -> None:
    names = [name for name, _ in BLOCK.findall(GUIDE.read_text(encoding="utf-8"))]
    assert [Path(name).name for name in names] == [
        "components.py",
        "table.py",
        "rules.py",
        "game.py",
        "show.py",
        "en.ftl",
        "a-one-costs-the-turn.toml",
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


def test_its_scenario_holds(pig: Game, tmp_path: Path) -> None:
    (file,) = (tmp_path / "scenarios").rglob("*.toml")
    scenario.run(scenario.read(file))


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
