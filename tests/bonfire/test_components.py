"""The box: counts that the rulebook states, and the marks on what is reconstructed."""

from __future__ import annotations

import vatra.games.bonfire.components as box
from vatra.games.bonfire import geometry, tasks


def test_counts_of_the_rulebook() -> None:
    assert [sum(task.colour == colour for task in tasks.TASKS) for colour in range(3)] == [22, 22, 22]
    assert [sum(path.crystal == colour for path in box.PATHS) for colour in range(3)] == [10, 10, 8]
    assert len(box.TASK_ISLANDS) == 10
    assert all(len(islands) == 2 for islands in box.ISLANDS_OF)
    assert sum(island.corner for island in box.ISLANDS) == 4
    assert box.SPECIALIST_RESOURCES.count(box.GOLD) == 3
    assert len(box.GIFTS) == 10
    assert len(box.TOM_CARDS) == 8
    assert [sum(box.tasks_on(i, seats) for i in box.TASK_ISLANDS) for seats in range(1, 5)] == [
        20,
        20,
        26,
        30,
    ]


def test_points_lie_in_the_range_of_their_colour() -> None:
    for task in tasks.TASKS:
        low, high = [(2, 3), (4, 5), (6, 8)][task.colour]
        assert low <= task.points <= high


def test_symbols_of_a_fate_tile_differ_and_come_out_even() -> None:
    symbols = [symbol for tile in box.FATE_TILES for symbol in tile]
    assert all(len(set(tile)) == 3 for tile in box.FATE_TILES)
    assert [symbols.count(symbol) for symbol in range(6)] == [4] * 6


def test_cities_need_every_shape_once_and_differ_at_every_notch() -> None:
    for order in box.CITIES:
        assert sorted(order) == list(range(1, 8))
    for notch in range(7):
        assert len({order[notch] for order in box.CITIES}) == 4


def test_every_reconstructed_table_is_there() -> None:
    for name in box.RECONSTRUCTED:
        assert any(hasattr(table, name) for table in (box, geometry, tasks)), name


def test_spots() -> None:
    assert geometry.SPOTS_INSIDE == 34
    assert len(geometry.SPOTS) == 78
    for spot in geometry.SPOTS:
        assert any(geometry.INSIDE[cell] for cell in spot.cells)
        assert int(spot.low).bit_count() + int(spot.high).bit_count() == 3
