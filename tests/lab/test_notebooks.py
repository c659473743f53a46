"""The notebooks run, and say what they are printed with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tools import notebooks

ROOT = Path(__file__).parents[2]
BOOKS = sorted(notebooks.NOTEBOOKS.glob("*.ipynb"))


@pytest.mark.parametrize("file", BOOKS, ids=lambda file: file.stem)
def test_it_runs_and_says_the_same(file: Path) -> None:
    """In a process of its own, as whoever opens it."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.notebooks", "--check", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_are_pictures_in_each() -> None:
    assert [file.stem for file in BOOKS] == ["ladder", "too_strong", "training"]
    for file in BOOKS:
        cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
        shown = [
            data for cell in cells for output in cell.get("outputs", []) for data in output.get("data", {})
        ]
        assert "image/svg+xml" in shown
