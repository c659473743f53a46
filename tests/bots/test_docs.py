"""The examples in docs/bots.md run, and what the page says of names and levels is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from vatra.bots import bot_names, make_bot
from vatra.core.errors import BadInput
from vatra.core.game import Game, games
from vatra.core.words import speaker

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
PROTOCOL, BOT, *REST = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    """As one program, in the order of the page."""
    names: dict[str, Any] = {}
    for block in [block for block in (BOT, *REST) if "import bots" not in block]:
        exec(block, names)
    said = capsys.readouterr().out.splitlines()
    won = int(said[0].removesuffix(" of 200 games"))
    assert won > 150
    assert said[1] in ("back", "deeper")
    assert "going back wins" in said[2]
    assert said[-1] in ("back", "deeper")


def test_a_bot_is_ten_lines() -> None:
    assert len([line for line in BOT.splitlines() if line]) <= 10


def test_the_page_says_what_the_levels_say_of_themselves() -> None:
    table = PAGE[PAGE.index("## Levels") :].split("\n\n")[1].splitlines()
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table[2:]]
    listed = [(speaker("en", game).say("game-name"), level) for game in games() for level in game.policies()]
    assert [(title, level) for title, level, _ in rows] == listed


def sits_down(name: str, game: Game) -> bool:
    try:
        make_bot(name, game, 1)
    except BadInput:
        return False
    return True


def test_the_names_on_the_page_can_be_asked_for() -> None:
    table = PAGE[PAGE.index("## Bots by name") :].split("\n\n")[2]
    named = [name for row in table.splitlines()[2:] for name in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert {bot for game in games() for bot in bot_names(game)} <= set(named)
    for name in named:
        assert any(sits_down(name, game) for game in games()), name
