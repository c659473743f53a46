"""Rows of short cells on a screen of any width: columns, or lines that flow where there is no room. Nothing is cut."""

from __future__ import annotations

import textwrap
from typing import Final

GAP: Final = 3  # spaces between columns
LEAST: Final = 24  # a column of text that is narrower than this cannot be read
INDENT: Final = "    "


def laid(rows: list[list[str]], width: int) -> list[list[str]]:
    """For each row its lines: all rows in columns, or each as its first cell and whatever else it has."""
    even = len({len(row) for row in rows}) == 1
    return (columns(rows, width) if even else None) or flowing(rows, width)


def columns(rows: list[list[str]], width: int) -> list[list[str]] | None:
    """The last column may take several lines; None where even that has no room."""
    widest = [max(map(len, column)) for column in zip(*rows, strict=True)] or [0]
    before = sum(widest[:-1]) + GAP * len(widest[:-1])
    if width - before < min(widest[-1], LEAST):
        return None
    found = []
    for *first, last in rows:
        lead = "".join([set_in(cell, wide) + " " * GAP for cell, wide in zip(first, widest, strict=False)])
        found.append(hanging(lead, set_in(last, widest[-1]) if widest[-1] < LEAST else last, width))
    return found


def set_in(cell: str, wide: int) -> str:
    """Numbers stand below one another by their last digit."""
    return cell.rjust(wide) if cell.lstrip("+−").isdecimal() else cell.ljust(wide)


def flowing(rows: list[list[str]], width: int) -> list[list[str]]:
    """The first cells in a column, the others one after the other; on a narrow screen one below the other."""
    pairs = [[row[0], " · ".join([cell for cell in row[1:] if cell])] for row in rows]
    found = iter(columns([pair for pair in pairs if pair[1]], width) or [])
    alone = [wrapped(" · ".join([cell for cell in pair if cell]), width, INDENT) for pair in pairs]
    return [next(found, lines) if pair[1] else lines for pair, lines in zip(pairs, alone, strict=True)]


def hanging(lead: str, text: str, width: int) -> list[str]:
    return [line.rstrip() for line in wrapped(lead + text, width, " " * len(lead), len(lead))]


def wrapped(text: str, width: int, indent: str, kept: int = 0) -> list[str]:
    """Lines of at most `width`; the first `kept` letters stay as they are, and a tied space is never a line's end."""
    lead, rest = text[:kept], text[kept:]
    return textwrap.wrap(
        rest,
        max(width, len(indent) + 1),
        initial_indent=lead,
        subsequent_indent=indent,
        break_on_hyphens=False,
    ) or [lead]
