"""docs/scenarios.md is true: its example runs, and it knows every key, every word and every path there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vatra.core import scenario
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.games.diamant.arrange import WORDS

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = [block for block in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if block.startswith("rule")]


def section(title: str) -> str:
    """What stands below a heading, up to the next."""
    found = re.search(rf"^## {re.escape(title)}.*?\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    assert found, title
    return found.group(1)


def first_column(text: str) -> set[str]:
    """The words in backticks at the beginning of each row of its tables."""
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {word.split(" ")[0] for row in rows for word in re.findall(r"`([^`]+)`", row)}


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_example_runs(text: str, tmp_path: Path) -> None:
    file = tmp_path / "example.toml"
    file.write_text(text, encoding="utf-8")
    scenario.run(scenario.read(file))


def test_there_is_an_example() -> None:
    assert EXAMPLES


def test_every_key_is_on_the_page() -> None:
    assert first_column(section("The head")) | {"arrange", "move", "expect"} == scenario._TOP
    assert first_column(section("`[[move]]`")) == scenario._MOVE
    keys, _, compared = section("`[expect]`").partition("A value is compared")
    assert first_column(keys) == scenario._SPECIAL
    assert set(re.findall(r"\{ (\w+) =", compared)) == scenario._COMPARE
    assert first_column(section("`[arrange]`")) == {"chance", "seed"}


def test_every_word_and_path_of_diamant_is_on_the_page() -> None:
    words, _, paths = section("The words of Diamant").partition("Moves are")
    assert first_column(words) == set(WORDS)
    diamant = find_game("diamant")
    described = diamant.describe(diamant.new(3, {}, seeded(1)))
    assert {path.split(".")[0] for path in first_column(paths)} == set(described)
