"""Plots as inline SVG, drawn from a few shapes. Colours and type come from the page (report.css)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

WIDTH: Final = 720
LABELS: Final = 170  # room for names at the left
VALUES: Final = 120  # room for numbers at the right
ROW: Final = 30
FOOT: Final = 28
LETTERS: Final = 22  # of a name that fit beside a plot


@dataclass(frozen=True)
class Interval:
    """A value with what it may be, and the words for it."""

    label: str
    value: float
    low: float
    high: float
    words: str


def forest(
    title: str, rows: Sequence[Interval], tick: Callable[[float], str], mark: float | None = None
) -> str:
    """One line for each row: a dot at the value, a bar over the interval; `mark` is a dashed line to compare with."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if mark is None else [mark])
    axis = Axis(min(ends), max(ends), LABELS, WIDTH - VALUES)
    height = ROW * len(rows)
    body = [axis.draw(height, tick)]
    if mark is not None:
        body.append(line(axis.at(mark), 0, axis.at(mark), height, "mark"))
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        body.append(text(LABELS - 12, y + 4, shortened(row.label), "name", "end"))
        body.append(line(axis.at(row.low), y, axis.at(row.high), y, "interval"))
        body.append(f'<circle class="dot" cx="{axis.at(row.value):.1f}" cy="{y:.1f}" r="5"/>')
        body.append(text(WIDTH, y + 4, row.words, "value", "end"))
    return svg(title, WIDTH, height + FOOT, body)


def bars(title: str, rows: Sequence[tuple[str, float, str]], mark: float | None = None) -> str:
    """Lying bars from zero: (name, value, words)."""
    most = max([*[value for _, value, _ in rows], mark or 0.0, 1e-9])
    right = WIDTH - VALUES
    body: list[str] = []
    for number, (name, value, words) in enumerate(rows):
        y = ROW * number
        wide = (right - LABELS) * value / most
        body.append(text(LABELS - 12, y + ROW / 2 + 4, shortened(name), "name", "end"))
        body.append(box(LABELS, y + 6, wide, ROW - 12, "bar"))
        body.append(text(WIDTH, y + ROW / 2 + 4, words, "value", "end"))
    if mark is not None:
        x = LABELS + (right - LABELS) * mark / most
        body.append(line(x, 0, x, ROW * len(rows), "mark"))
    return svg(title, WIDTH, ROW * len(rows) + 6, body)


def histograms(title: str, rows: Sequence[tuple[str, dict[int, int], float, str]]) -> str:
    """How values are spread, one small plot for each row: (name, counts, mean, words). All share one axis."""
    low = min(min(counts) for _, counts, _, _ in rows)
    high = max(max(counts) for _, counts, _, _ in rows)
    step = bin_size(low, high)
    first = low // step * step
    axis = Axis(first, max(high + 1, first + step), LABELS, WIDTH - VALUES)
    tall = 52
    body = [axis.draw((tall + 8) * len(rows), whole)]
    for number, (name, counts, mean, words) in enumerate(rows):
        base = (tall + 8) * number + tall
        binned: dict[int, int] = {}
        for value, count in counts.items():
            start = (value - first) // step * step + first
            binned[start] = binned.get(start, 0) + count
        most = max(binned.values())
        for start, count in sorted(binned.items()):
            x, end = axis.at(start), axis.at(start + step)
            high_bar = tall * count / most
            body.append(box(x, base - high_bar, max(1.0, end - x - 1), high_bar, "bar"))
        body.append(line(LABELS, base, WIDTH - VALUES, base, "axis"))
        body.append(line(axis.at(mean), base - tall, axis.at(mean), base, "mark"))
        body.append(text(LABELS - 12, base - tall / 2 + 4, shortened(name), "name", "end"))
        body.append(text(WIDTH, base - tall / 2 + 4, words, "value", "end"))
    return svg(title, WIDTH, (tall + 8) * len(rows) + FOOT, body)


def matrix(title: str, names: Sequence[str], cells: dict[tuple[int, int], tuple[float, str]]) -> str:
    """A square of shares between 0 and 1, the stronger the darker: (row, column) to (share, words)."""
    side = min(76, (WIDTH - LABELS) // len(names))
    top = 34
    body: list[str] = []
    for column, name in enumerate(names):
        body.append(text(LABELS + side * column + side / 2, 20, shortened(name, side // 7), "name", "middle"))
    for row, name in enumerate(names):
        y = top + 40 * row
        body.append(text(LABELS - 12, y + 24, shortened(name), "name", "end"))
        for column in range(len(names)):
            share, words = cells.get((row, column), (0.0, ""))
            x = LABELS + side * column
            body.append(
                f'<rect class="cell" x="{x + 1:.1f}" y="{y + 1}" width="{side - 2}" height="38" rx="4" '
                f'fill-opacity="{share:.3f}"/>'
            )
            body.append(text(x + side / 2, y + 25, words, "in-cell" if share < 0.55 else "on-cell", "middle"))
    return svg(title, WIDTH, top + 40 * len(names), body)


def lines(
    title: str,
    rows: dict[str, list[tuple[float, float]]],
    tick: Callable[[float], str],
    mark: float | None = None,
) -> str:
    """Lines over a common axis from 0 to 1, named at their ends; `mark` is a dashed line to compare with."""
    top, tall = 12, 240
    across = [x for points in rows.values() for x, _ in points]
    axis = Axis(min(across), max(across), 60, WIDTH - VALUES)
    body = [axis.draw(top + tall, thousands)]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = top + tall * (1 - share)
        body.append(line(60, y, WIDTH - VALUES, y, "grid"))
        body.append(text(52, y + 4, tick(share), "tick", "end"))
    if mark is not None:
        fair = top + tall * (1 - mark)
        body.append(line(60, fair, WIDTH - VALUES, fair, "mark"))
    for number, (name, points) in enumerate(rows.items()):
        places = " ".join([f"{axis.at(x):.1f},{top + tall * (1 - y):.1f}" for x, y in points])
        body.append(f'<polyline class="curve curve-{number}" points="{places}"/>')
        end = top + tall * (1 - points[-1][1])
        body.append(text(WIDTH - VALUES + 8, end + 4, f"{name} {tick(points[-1][1])}", "name", "start"))
    return svg(title, WIDTH, top + tall + FOOT, body)


# -- pictures that stand alone -----------------------------------------------------------------------------------------

ALONE: Final = """\
svg { background: #f4ead7; color: #2b2430; font-family: system-ui, sans-serif; font-size: 13px; }
.name, .value, .in-cell { fill: #2b2430; } .tick { fill: #5d5260; font-size: 12px; } .on-cell { fill: #fff8ec; }
.grid { stroke: #e7d9be; } .axis { stroke: #cbb892; } .mark { stroke: #5d5260; stroke-dasharray: 4 4; }
.interval { stroke: #2b2430; stroke-width: 2.5; } .dot, .bar, .cell { fill: #b24c14; }
.curve { fill: none; stroke: #b24c14; stroke-width: 2; } .curve-1 { stroke: #2f5d62; } .curve-2 { stroke: #6b4e9b; }
"""


@dataclass(frozen=True)
class Plot:
    """A picture: a notebook shows it, `save` writes it as an SVG."""

    svg: str

    def _repr_svg_(self) -> str:
        head, rest = self.svg.split(">", 1)
        box = head.split('viewBox="')[1].split('"')[0].split(" ")
        size = f'xmlns="http://www.w3.org/2000/svg" width="{box[2]}" height="{box[3]}"'
        return f"{head} {size}><style>{ALONE}</style>{rest}"

    def save(self, file: str | Path) -> None:
        Path(file).write_text(self._repr_svg_() + "\n", encoding="utf-8")


# -- shapes ------------------------------------------------------------------------------------------------------------


class Axis:
    """From values to places on the paper."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        margin = (high - low) * 0.04 or 1.0
        self.low, self.high = low - margin, high + margin
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def draw(self, height: float, words: Callable[[float], str]) -> str:
        """Faint lines at round numbers, with the numbers below."""
        parts: list[str] = []
        for value in ticks(self.low, self.high):
            parts.append(line(self.at(value), 0, self.at(value), height, "grid"))
            parts.append(text(self.at(value), height + 18, words(value), "tick", "middle"))
        return "".join(parts)


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers between two ends.

    >>> ticks(1230, 1690)
    [1300.0, 1400.0, 1500.0, 1600.0]
    """
    step = 10 ** math.floor(math.log10((high - low) / about))
    for factor in (1, 2, 5, 10):
        if (high - low) / (step * factor) <= about:
            step *= factor
            break
    first = math.ceil(low / step)
    return [round(number * step, 10) + 0.0 for number in range(first, math.floor(high / step) + 1)]


def bin_size(low: int, high: int, about: int = 40) -> int:
    """How many values go into one bar.

    >>> bin_size(0, 30), bin_size(0, 130), bin_size(100, 2000)
    (1, 5, 50)
    """
    size = 1
    while (high - low + 1) / size > about:
        size = size * 5 // 2 if str(size)[0] == "2" else size * 2
    return size


def whole(value: float) -> str:
    return f"{value:g}"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def thousands(value: float) -> str:
    return f"{value:,.0f}"


def shortened(name: str, letters: int = LETTERS) -> str:
    return name if len(name) <= letters else name[: max(1, letters - 1)] + "…"


def svg(title: str, width: float, height: float, body: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2"/>'


def text(x: float, y: float, words: str, kind: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
