"""What is in the box: 90 power cards, 12 innate powers, 15 fear cards, 15 invader cards, four boards, eight spirits."""

from __future__ import annotations

import math

import pytest

from vatra.games.spirit_island.boards import BALANCED, BOARDS, LAYOUTS, Map
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_CARDS
from vatra.games.spirit_island.cards.fear import FEAR
from vatra.games.spirit_island.cards.spirits import PANELS
from vatra.games.spirit_island.chart import chart_of
from vatra.games.spirit_island.panels import PRESENCE
from vatra.games.spirit_island.power import INNATE, MAJORS, MINORS, POWERS, UNIQUE
from vatra.games.spirit_island.terms import DAHAN
from vatra.games.spirit_island.thematic import CHOICES, THEMATIC


def test_the_number_of_cards() -> None:
    uniques = [power.id for power in POWERS if power.deck == UNIQUE]
    innates = [power.id for power in POWERS if power.deck == INNATE]
    assert (len(MINORS), len(MAJORS), len(uniques), len(innates)) == (36, 22, 32, 12)
    assert sorted(id for panel in PANELS for id in panel.uniques) == sorted(uniques)
    assert sorted(id for panel in PANELS for id in panel.innates) == sorted(innates)
    assert [len(levels) for levels in FEAR] == [3] * len(FEAR_SLUGS) == [3] * 15
    assert [card.stage for card in INVADER_CARDS] == [1] * 4 + [2] * 5 + [3] * 6
    assert sum(card.escalation for card in INVADER_CARDS) == 4


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel.slug)
def test_a_spirit_has_13_presence(panel: object) -> None:
    found = next(each for each in PANELS if each is panel)
    placed = sum(start.presence for start in found.starts)
    assert placed + sum(len(track) - 1 for track in found.tracks) == PRESENCE


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_board(board: object) -> None:
    """Two lands of each terrain, six dahan, a city, a town and one blight."""
    found = next(each for each in BOARDS if each is board)
    assert sorted(land.terrain for land in found.lands) == [1, 1, 2, 2, 4, 4, 8, 8]
    pieces = [piece for land in found.lands for piece in land.pieces]
    assert (pieces.count(DAHAN), len(pieces), sum(land.blight for land in found.lands)) == (6, 8, 1)


def crossing(island: Map, boards: str, corners: bool = True) -> set[str]:
    chart = chart_of(island.name, island.split(boards), corners)
    return {
        f"{chart.names[a]}-{chart.names[b]}" for a, b in chart.pairs if chart.board_of[a] != chart.board_of[b]
    }


def test_boards_touch_where_the_rulebook_shows_it() -> None:
    assert crossing(BALANCED, "AB") == {"A7-B3", "A5-B3", "A4-B3", "A3-B3", "A3-B4", "A3-B7"}
    three = {"A7-B7", "B7-C4", "C4-A7", "C8-A3", "C8-A4", "A8-B3", "B8-C3"}
    assert three <= crossing(BALANCED, "ABC")
    four = crossing(BALANCED, "ABCD")
    assert four - crossing(BALANCED, "ABCD", False) == {"A8-C8", "B7-D6"}
    assert {"A8-D6", "A8-B7", "B7-C8", "C8-D6"} <= four
    assert sorted(LAYOUTS) == [1, 2, 3, 4]


def test_thematic_boards_touch_in_their_fixed_places() -> None:
    assert crossing(THEMATIC, "NE") == set()
    two = {"E7-W10", "E8-W8", "E8-W10", "E9-W7", "E9-W8", "E10-W6", "E10-W7"}
    assert crossing(THEMATIC, "W E") == two
    assert crossing(THEMATIC, "E W") == two
    assert crossing(THEMATIC, "W NE") == set()
    assert crossing(THEMATIC, "E NW") == {"NW9-E10"}
    four = crossing(THEMATIC, "W E NW NE")
    assert len(four) == 7 + 5 + 6 + 5 + 1
    assert four - crossing(THEMATIC, "W E NW NE", False) == {"NW9-E10"}
    assert "NE6-W6" not in four


def test_every_set_of_thematic_boards_can_be_chosen() -> None:
    for seats, choices in CHOICES.items():
        sets = [choice.upper().split("-") for choice in choices]
        assert len({frozenset(names) for names in sets}) == len(sets) == math.comb(4, seats)
        assert all(len(set(names)) == seats and set(names) <= set(THEMATIC.names) for names in sets)
