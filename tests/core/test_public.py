"""The front door: `vatra.new`, the examples that people copy, and whether the compiled engine is the one that runs."""

from __future__ import annotations

import doctest
import importlib
import importlib.machinery
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import vatra
import vatra.core.keep
from vatra.core.game import find_game, games, register

ROOT = Path(__file__).resolve().parents[2]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def test_a_new_table_stands_at_its_first_choice() -> None:
    table = vatra.new("diamant", seats=3, seed=7, options={"relics": "numbered"})
    assert table.to_act == [0, 1, 2]
    assert table.actions(0) == ["deeper", "back"]
    assert vatra.new("diamant", seats=3, seed=7, options={"relics": "numbered"}).digest() == table.digest()
    assert vatra.new("diamant", seats=3, seed=8, options={"relics": "numbered"}).digest() != table.digest()


@pytest.mark.parametrize(
    ("game", "seats", "options", "name", "lists"),
    [
        ("chess", 3, {}, "unknown-game", "diamant"),
        ("diamant", 2, {}, "bad-seats", "3, 4, 5, 6, 7, 8"),
        ("diamant", 9, {}, "bad-seats", "3, 4, 5, 6, 7, 8"),
        ("diamant", 1, {"unofficial": True}, "bad-seats", "2, 3, 4, 5, 6, 7, 8"),
        ("diamant", 3, {"relix": "none"}, "unknown-option", "relics, chests, unofficial"),
        ("diamant", 3, {"relics": "all"}, "bad-option-value", "none, numbered, identical"),
    ],
)
def test_what_cannot_be_is_refused_and_what_can_be_is_listed(
    game: str, seats: int, options: dict[str, object], name: str, lists: str
) -> None:
    with pytest.raises(vatra.BadInput) as bad:
        vatra.new(game, seats=seats, options=options)
    assert bad.value.name == name
    assert lists in str(bad.value)


def test_a_refusal_is_an_exception_with_a_rule() -> None:
    table = vatra.new("diamant", seats=3)
    with pytest.raises(vatra.Refused) as refused:
        table.act(0, "sideways")
    assert refused.value.rule == "diamant.decide.two-ways"
    assert "diamant.decide.two-ways" in str(refused.value)


def test_public_names_exist() -> None:
    assert all(hasattr(vatra, name) for name in vatra.__all__)


def test_no_game_is_put_on_the_shelf_twice() -> None:
    with pytest.raises(AssertionError):
        register(find_game("diamant"))
    assert len({game.id for game in games()}) == len(games())


def test_core_names_no_game() -> None:
    """The arrows are import-linter's; words could still creep in."""
    for file in (ROOT / "src" / "vatra" / "core").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        code = re.sub(r'("""|\'\'\').*?\1', "", text, flags=re.DOTALL)  # examples may name one
        assert not [game.id for game in games() if game.id in code], file


def test_the_example_of_the_package_holds() -> None:
    for module in (vatra, vatra.core.keep):
        result = doctest.testmod(module)
        assert result.attempted > 0
        assert result.failed == 0


def readme_blocks() -> list[str]:
    return PYTHON_BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))


def test_the_readme_has_an_example() -> None:
    assert readme_blocks()


@pytest.mark.parametrize("block", readme_blocks())
def test_the_examples_of_the_readme_run(block: str, tmp_path: Path) -> None:
    """As a stranger would: in a file of its own, with this vatra."""
    script = tmp_path / "example.py"
    if ">>>" in block:
        failed = doctest.DocTestRunner().run(
            doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
        )
        assert failed.attempted > 0
        assert failed.failed == 0
        return
    script.write_text(block, encoding="utf-8")
    place = str(Path(vatra.__file__).parent.parent)
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(script)],
        env=os.environ | {"PYTHONPATH": place},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout


HOT = [
    "vatra.core.table",
    "vatra.core.step",
    "vatra.core.chance",
    "vatra.core.live",
    "vatra.games.diamant.rules",
]


@pytest.mark.parametrize("name", HOT)
def test_the_engine_is_all_compiled_or_all_plain(name: str) -> None:
    """With VATRA_EXPECT_COMPILED=1 it has to be compiled: a silent fallback would test the wrong thing."""
    file = importlib.import_module(name).__file__
    assert file is not None
    compiled = file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    if os.environ.get("VATRA_EXPECT_COMPILED") == "1":
        assert compiled, f"{name} was loaded from {file}"
    first = importlib.import_module(HOT[0]).__file__
    assert first is not None
    assert compiled == first.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
