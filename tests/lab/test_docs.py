"""The examples in docstrings and in docs/lab.md run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import vatra.lab

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")

MODULES = ["vatra.lab", *[f"vatra.lab.{module.name}" for module in pkgutil.iter_modules(vatra.lab.__path__)]]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    found = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.failed == 0


def test_the_python_example_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    example = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)[-1]
    names: dict[str, Any] = {}
    exec(example, names)
    assert names["summary"].games == 200
    assert [line.split(" ")[0] for line in capsys.readouterr().out.splitlines()[:2]] == ["novice", "random"]
    assert (tmp_path / "ladder.html").read_text(encoding="utf-8").startswith("<!doctype html>")
