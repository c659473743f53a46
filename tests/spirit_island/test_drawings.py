"""The boards that the page draws are those of the game: the shapes are drawn by hand, so they are compared."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

from vatra.games.spirit_island.boards import BOARDS, LAYOUTS
from vatra.games.spirit_island.chart import chart_of
from vatra.games.spirit_island.thematic import THEMATIC

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "spirit_island"


def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_the_page_draws_the_engines_boards() -> None:
    """Lands touch in the drawing where they touch in the game, and the same lands lie at the coast."""
    shapes = facts("boards")["boards"]
    for board in BOARDS:
        lands = [{tuple(point) for point in outline} for outline in shapes[board.name]["lands"]]
        numbers = range(1, len(lands) + 1)
        touching = [(a, b) for a in numbers for b in numbers if a < b and lands[a - 1] & lands[b - 1]]
        assert touching == sorted(board.adjacent)
        coast = {tuple(point) for point in shapes[board.name]["coast"]}
        assert [n for n in numbers if len(lands[n - 1] & coast) > 1] == board.coastal


def test_the_page_draws_the_engines_thematic_map() -> None:
    """The boards lie side by side in one drawing: lands touch in it where they touch in the game, and no others."""
    shapes = facts("thematic")["boards"]
    chart = chart_of(THEMATIC.name, THEMATIC.names, corners=True)
    outlines = {
        f"{name}{n}": {tuple(point) for point in outline}
        for name, shape in shapes.items()
        for n, outline in enumerate(shape["lands"], start=1)
    }
    drawn = {frozenset({a, b}) for a in outlines for b in outlines if a != b and outlines[a] & outlines[b]}
    assert drawn == {frozenset({chart.names[a], chart.names[b]}) for a, b in chart.pairs}
    for board in THEMATIC.boards:
        coast = {tuple(point) for point in shapes[board.name]["coast"]}
        numbers = range(1, len(board.lands) + 1)
        assert [n for n in numbers if len(outlines[f"{board.name}{n}"] & coast) > 1] == board.coastal


def test_the_page_lays_the_boards_as_the_engine_joins_them() -> None:
    """Sides that the engine joins lie on each other in the drawing."""
    corners = {"P0": (0, 0), "P1": (1000, 0), "P2": (1500, -866), "P3": (500, -866)}
    ends = {"south": ("P1", "P0"), "east": ("P2", "P1"), "north": ("P3", "P2")}

    def at(place: dict[str, int], corner: str) -> tuple[float, float]:
        x, y = corners[corner]
        angle = -place["turns"] * math.pi / 3
        cos, sin = math.cos(angle), math.sin(angle)
        return place["x"] + x * cos - y * sin, place["y"] + x * sin + y * cos

    for seats, places in enumerate(facts("boards")["layouts"], start=1):
        assert len(places) == seats
        for left, side, right, other in LAYOUTS[seats].joins:
            mine = [at(places[left], corner) for corner in ends[side]]
            theirs = [at(places[right], corner) for corner in reversed(ends[other])]
            for a, b in zip(mine, theirs, strict=True):
                assert math.dist(a, b) < 3, (seats, left, side, right, other)
        for left, point, right, opposite in LAYOUTS[seats].corners:
            assert math.dist(at(places[left], point), at(places[right], opposite)) < 3
