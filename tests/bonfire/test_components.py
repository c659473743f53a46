"""The box: counts that the rulebook states, and what `docs/bonfire.md` says of the rest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import vatra.games.bonfire.components as box
from vatra.games.bonfire import geometry, tasks

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bonfire.md").read_text(encoding="utf-8")


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


def test_spots() -> None:
    assert geometry.SPOTS_INSIDE == 34
    assert len(geometry.SPOTS) == 78
    for spot in geometry.SPOTS:
        assert any(geometry.INSIDE[cell] for cell in spot.cells)
        assert int(spot.low).bit_count() + int(spot.high).bit_count() == 3


def rows(width: int) -> Iterator[list[str]]:
    """The rows of the tables with so many columns on the page that says what is known of the box."""
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and len(cells) == width:
            yield cells


def named(words: str) -> list[str]:
    """What stands there with commas between, as the box calls it."""
    return [
        {"yellow": "wild", "great bonfire": "great-bonfire"}.get(w.lower(), w.lower())
        for w in words.split(", ")
    ]


def test_the_page_names_the_tables_of_what_is_reconstructed() -> None:
    names = re.findall(r"`(\w+)`", "".join(re.findall(r"^### .*$", PAGE, re.MULTILINE)))
    assert len(names) == 13
    for name in names:
        assert any(hasattr(table, name) for table in (box, tasks)), name


def test_islands_and_routes_are_those_of_the_page() -> None:
    shown = {
        slug.lower(): (what, corner == "yes")
        for slug, _, what, corner in rows(4)
        if re.fullmatch("[ABC][1-5]", slug)
    }
    for island in box.ISLANDS:
        guardian = f"{box.GUARDIANS[island.guardian]} guardian" if island.guardian >= 0 else ""
        what = guardian or box.RESOURCES[island.resource]
        assert shown.pop(island.slug) == (what, island.corner)
    assert not shown
    assert [f"{a} {b}".lower() for a, b in re.findall(r"([ABC]\d)–([ABC]\d)", PAGE)] == box.ROUTES


def test_the_great_bonfire_is_that_of_the_page() -> None:
    ring = [(token, gift) for space, token, gift in rows(3) if space.isdigit()]
    assert [[named(token)[0]] for token, _ in ring] == [[box.TOKENS[token]] for token in box.RING_TOKEN]
    assert [gift for _, gift in ring] == [
        "2 points" if gift == box.TWO_POINTS else box.RESOURCES[gift] for gift in box.RING_GIFT
    ]


def test_cities_are_those_of_the_page() -> None:
    shapes = {slug: named(order) for slug, _, order in rows(3) if slug in box.CITY_SLUGS}
    names = shapes["a"]
    assert [[names.index(shape) + 1 for shape in shapes[slug]] for slug in box.CITY_SLUGS] == box.CITIES
    assert [[0, *map(int, points)] for slot, *points in rows(8) if slot != "slot" and "-" not in slot] == [
        box.GUARDIAN_POINTS
    ]


def test_tiles_are_those_of_the_page() -> None:
    fate = [(slug.lower(), named(symbols)) for slug, symbols in rows(2) if re.fullmatch(r"F\d", slug)]
    assert fate == [
        (slug, [box.TOKENS[symbol] for symbol in tile])
        for slug, tile in zip(box.FATE_SLUGS, box.FATE_TILES, strict=True)
    ]
    assert re.findall(r"G\d\d (\w+)", PAGE) == [box.RESOURCES[gift] for gift in box.GIFTS]
    paths = [
        (crystal, *tile.split())
        for crystal, tiles in rows(2)
        if crystal in box.COLOURS
        for tile in tiles.split(", ")
    ]
    assert paths == [
        (box.COLOURS[path.crystal], slug.upper(), box.RESOURCES[path.resource])
        for slug, path in zip(box.PATH_SLUGS, box.PATHS, strict=True)
    ]


def test_gnomes_are_those_of_the_page() -> None:
    shown = [(who, what) for who, _, what in rows(3) if re.match(r"(specialist|elder) \d", who)]
    doubles = {
        specialist: box.GUARDIANS[guardian] for guardian, specialist in enumerate(box.DOUBLED) if guardian
    }
    for number, (who, what) in enumerate(shown):
        guardian = f" ({doubles[number]} guardian)" if number in doubles else ""
        assert what == box.RESOURCES[box.GNOME_RESOURCES[number]] + guardian
        assert who.replace("specialist ", "s").replace("elder ", "e") == box.GNOME_SLUGS[number]
    assert len(shown) == len(box.GNOME_SLUGS)


def test_tasks_and_toms_cards_are_those_of_the_page() -> None:
    points = [(slug.lower(), int(n)) for slug, _, _, n in rows(4) if re.fullmatch(r"[BRY]\d\d", slug)]
    assert points == [(slug, task.points) for slug, task in zip(tasks.TASK_SLUGS, tasks.TASKS, strict=True)]
    kinds = {"Great Bonfire (known)": "great-bonfire", "Task I": "task-1", "Task II": "task-2"}
    cards = [
        (slug.lower(), kinds.get(what, what.lower())) for slug, what in rows(2) if re.fullmatch(r"T\d", slug)
    ]
    assert cards == [
        (slug, box.TOM_ACTIONS[card]) for slug, card in zip(box.TOM_SLUGS, box.TOM_CARDS, strict=True)
    ]
