"""The game of the guide 'Add a fifth game', as it stands there: its files are written, and it is put on the shelf."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

import vatra.games
from vatra.core import rulebook
from vatra.core.game import Game, _games, register
from vatra.core.shelves import shelf

GUIDE: Final = Path(__file__).parents[2] / "CONTRIBUTING.md"
FILES: Final[dict[str, str]] = dict(
    re.findall(r"```(?:python|ftl|toml|md)\n# (\S+)\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
)


@contextmanager
def pig_in(folder: Path) -> Iterator[Game]:
    """A translator is the one thing the guide cannot print: the English words stand in for the other languages."""
    shutil.copytree(shelf("docs/rules"), folder / "docs" / "rules")
    for name, text in FILES.items():
        for language in ("en", "uk", "pl", "ru") if Path(name).stem == "en" else ("en",):
            file = folder / name.replace("en.", f"{language}.")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    (folder / "games" / "pig" / "__init__.py").write_text("")
    vatra.games.__path__.append(str(folder / "games"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebook, "shelf", folder.joinpath)
        try:
            game: Game = importlib.import_module("vatra.games.pig.game").PIG
            register(game)
            yield game
        finally:
            vatra.games.__path__.pop()
            _games.pop("pig", None)
            for module in [name for name in sys.modules if name.startswith("vatra.games.pig")]:
                del sys.modules[module]
