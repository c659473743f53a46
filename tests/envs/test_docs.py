"""The example in docs/envs.md runs, and learns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from tools.pieces import page

import vatra.envs

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_example_learns(capsys: Any) -> None:
    names: dict[str, Any] = {}
    exec(blocks()[0], names)
    wins = names["wins"]
    assert len(wins) == 400
    assert np.mean(wins[-100:]) > 0.6  # a player without a plan wins one in four
    assert "of the last 50" in capsys.readouterr().out


def test_every_way_to_make_one_works() -> None:
    names: dict[str, Any] = {**vars(vatra.envs), "gymnasium": gymnasium}
    made = next(block for block in blocks() if "gymnasium.make(" in block)
    lines = [line for line in made.splitlines() if line and " import " not in f" {line}"]
    assert len(lines) == 5
    for line in lines:
        env = eval(line, names)
        env.reset(seed=1)
        env.close()


def test_the_pieces_on_the_page_are_the_pieces() -> None:
    assert page(PAGE) == PAGE
