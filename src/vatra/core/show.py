# plain: words for people, and nothing here is hot
"""The table without pictures: a view as headings and lists, for the terminal, for blind players, and for tests.

Every game's room has a `show.py` with `show(view, seat, settings, words, names) -> list[Section]`. It sees the view
of a seat and nothing else, so it cannot tell more than the seat may know.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from vatra.core.game import Game
from vatra.core.options import Settings
from vatra.core.table import Table
from vatra.core.words import Speaker

Show = Callable[[dict[str, Any], int, Settings, Speaker, list[str]], "list[Section]"]


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it. A row is a few short cells: columns on a screen, commas when read aloud."""

    title: str
    rows: list[list[str]]


def show_table(table: Table, seat: int, words: Speaker, names: list[str]) -> list[Section]:
    """The table as this seat sees it; seat -1 is a spectator."""
    return show_of(table.game)(table.view(seat), seat, table.settings, words, names)


def show_of(game: Game) -> Show:
    """The game's own rendering, from its room."""
    package = type(game).__module__.rpartition(".")[0]
    show: Show = importlib.import_module(f"{package}.show").show
    return show


def lines(sections: list[Section]) -> list[str]:
    """As plain text: a heading, then a list."""
    text: list[str] = []
    for section in sections:
        text.append(f"## {section.title}")
        text += [f"- {', '.join([cell for cell in row if cell])}" for row in section.rows]
    return text
