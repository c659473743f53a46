"""Runs `vatra` inside the test, with what is typed, and hands back all it said."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vatra.cli import run


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return msgspec.json.decode(self.out)


Vatra = Callable[..., Ran]


@pytest.fixture
def vatra(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Callable[..., Ran]:
    """`vatra("tty", "diamant", typed="1\\n2\\n", lang="uk")`, in an empty folder."""
    for name in ("LANG", "VATRA_LANG", "VATRA_DEBUG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, typed: str = "", lang: str = "") -> Ran:
        if lang:
            monkeypatch.setenv("VATRA_LANG", lang)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(list(arguments))
        said = capsys.readouterr()
        out, err = [text.replace("\N{NO-BREAK SPACE}", " ") for text in (said.out, said.err)]
        return Ran(code, out, err)

    return call
