"""Whoever copies a block of code out of the docs sees it run: every one is run as printed, in the order of its page.

A Python block that begins with the name of a file is that file, for the blocks after it. Commands play fewer games than
they say; those that wait for people or need a machine of their own are only read by the command line.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import typer

import vatra
from vatra.bots import make_bot
from vatra.cli.app import app
from vatra.cli.main import run
from vatra.core.log import log_of, open_live
from vatra.core.seen import Seen

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = ["README.md", *sorted(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md"))]
FILE: Final = re.compile(r"# ([\w/]+\.py)\b")
FEW: Final = 20
ONLY_READ: Final = {"play", "tty", "learn", "serve", "bench"}


def blocks(page: str) -> list[tuple[str, str]]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```(\w*)\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the examples speak of: scenarios, lessons, the log of a game."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    for folder in ("scenarios/diamant", "scenarios/bonfire", "lessons/glow"):
        (tmp_path / folder).mkdir(parents=True)
        for file in sorted((ROOT / folder).rglob("*.toml"))[:12]:
            shutil.copy(file, tmp_path / folder)
    shutil.copy(ROOT / "scenarios/diamant/two-rams-in-a-row.toml", tmp_path / "scenarios/diamant")
    live = open_live(vatra.find_game("diamant"), 3, {"relics": "identical", "unofficial": False}, bytes(32))
    bot = make_bot("random", live.table.game, 1)
    while not live.table.over:
        seat = live.table.to_act[0]
        live.act(seat, bot.choose(Seen(live.table, seat)).action.text)
    (tmp_path / "game.log").write_text(log_of(live, ["Ada", "Bo", "Cy"], bytes(32)).text(), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)])
def test_blocks_run_as_printed(page: str, workplace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = set(sys.modules)
    names: dict[str, Any] = {"__name__": "__main__"}
    for language, text in blocks(page):
        file = FILE.match(text)
        if language == "python" and file:
            (workplace / file[1]).parent.mkdir(parents=True, exist_ok=True)
            (workplace / file[1]).write_text(text, encoding="utf-8")
            if "/" in file[1]:
                exec(text, names)
        elif language == "python":
            exec(text, names)
        elif language == "sh":
            for line in text.splitlines():
                command(line, monkeypatch)
        elif language == "toml":
            tomllib.loads(text)
    for module in set(sys.modules) - known:
        if module.startswith("my_package"):
            del sys.modules[module]


def command(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = shlex.split(line, comments=True)
    while words and "=" in words[0]:
        words.pop(0)
    if not words or words[0] != "vatra":
        assert not words or words[0] in ("make", "pytest", "pip", "python"), line
        return
    if words[1] in ONLY_READ or "--ray" in words:
        told = typer.main.get_command(app)
        assert hasattr(told, "commands")
        told.commands[words[1]].make_context(words[1], words[2:])
        return
    few = 8 if words[1] == "train" else FEW  # of strong players
    for number in [i + 1 for i, word in enumerate(words) if word == "--games"]:
        words[number] = str(min(int(words[number]), 101 if {"--logs", "--only"} & set(words) else few))
    assert run(words[1:]) == 0, line
