"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first."""

from __future__ import annotations

from typing import Final

from vatra.core.game import Piece
from vatra.core.observing import Row, round_from
from vatra.games.diamant.components import (
    CAVES,
    EXPEDITION,
    HAZARDS,
    NAMES,
    PLAIN_RELIC,
    RELIC_VALUES,
    RELICS,
    numbered_relic,
)
from vatra.games.diamant.table import Cave

# Every kind of card in a fixed order: treasures by value, hazards, the plain relic, the numbered relics.
KINDS: Final[list[int]] = sorted(
    {*EXPEDITION, PLAIN_RELIC, *[numbered_relic(value) for value in RELIC_VALUES]}
)
KIND_OF: Final[list[int]] = [KINDS.index(card) if card in KINDS else -1 for card in range(len(NAMES))]
COPIES_AT_MOST: Final = max([RELICS, *[EXPEDITION.count(card) for card in KINDS]])
MOST_RUBIES: Final = 80  # in one pocket; more are cut off
MOST_SAFE: Final = 160


def pieces(seats: int) -> list[Piece]:
    return [
        Piece("cave", 1, 1, CAVES, "which of the five"),
        Piece("pockets", seats, 0, MOST_RUBIES, "per seat: rubies at risk"),
        Piece("chests", seats, 0, MOST_SAFE, "per seat: rubies that are safe"),
        Piece("relics", seats, 0, sum(RELIC_VALUES), "per seat: the value of the relics carried out"),
        Piece("inside", seats, 0, 1, "per seat: is in the cave"),
        Piece("ready", seats, 0, 1, "per seat: has decided; what, nobody else knows"),
        Piece("left", 1, 0, 30, "rubies lying on the path"),
        Piece(
            "hazards", len(HAZARDS), 0, 1, "per hazard: lies on the path; the next one ends the expedition"
        ),
        Piece("relics_here", 1, 0, RELICS, "relics on the path"),
        Piece("claimed", 1, 0, RELICS, "relics carried out so far by anybody"),
        Piece(
            "path",
            len(KINDS),
            0,
            COPIES_AT_MOST,
            "per kind of card (treasures by value, hazards, relics): on the path",
        ),
        Piece("deck", len(KINDS), 0, COPIES_AT_MOST, "per kind of card: may still come"),
    ]


def observe(t: Cave, seat: int, row: Row) -> None:
    """Everything but the face-down decisions of the others."""
    order = [i if i < t.seats else i - t.seats for i in range(seat, seat + t.seats)]
    row.piece("cave").number(t.cave)
    pockets = row.piece("pockets")
    for other in order:
        pockets.number(t.pockets[other])
    chests = row.piece("chests")
    for other in order:
        chests.number(t.chests[other])
    relics = row.piece("relics")
    for other in order:
        relics.number(sum(t.relics[other]))
    row.piece("inside").bits(round_from(t, t.inside, seat))
    row.piece("ready").bits(round_from(t, t.chosen, seat))
    row.piece("left").number(t.rest)
    row.piece("hazards").bits(t.seen)
    row.piece("relics_here").number(t.relics_here)
    row.piece("claimed").number(t.claimed)
    path = row.piece("path")
    for card in t.path:
        path.add(KIND_OF[card])
    deck = row.piece("deck")
    for card in t.deck.cards:
        deck.add(KIND_OF[card])
