"""Marks of dreams, which nobody can see: by which powers a piece has dreamt of its death this turn."""

from __future__ import annotations

from vatra.core.chance import seeded
from vatra.games.spirit_island.deeds import destroy, replace_piece
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.terms import CITY, EXPLORER, MARK_SHIFT, TOWN
from vatra.games.spirit_island.use import Use

LAND = 4
FIRST, SECOND = 1, 2


def island(piece: int) -> Island:
    table = ISLAND.arrange(1, ISLAND.settle(1, {}), seeded(1), {"printed": False})
    assert isinstance(table, Island)
    table.pieces[LAND] = [piece]
    return table


def test_one_dream_does_not_make_another_forgotten() -> None:
    table = island(CITY | FIRST << MARK_SHIFT)
    destroy(table, Use(0, LAND, dreams=True, mark=SECOND), LAND, table.pieces[LAND][0])
    assert table.pieces[LAND] == [CITY | (FIRST | SECOND) << MARK_SHIFT]


def test_what_is_replaced_has_had_the_same_dreams() -> None:
    table = island(TOWN | SECOND << MARK_SHIFT)
    replace_piece(table, Use(0, LAND), LAND, table.pieces[LAND][0], [EXPLORER])
    assert table.pieces[LAND] == [EXPLORER | SECOND << MARK_SHIFT]
