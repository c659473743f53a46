"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first."""

from __future__ import annotations

from typing import Final

from vatra.core.game import Piece
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_CARDS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.maps import MOST_LANDS
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import EMPTY, PHASES, UNSEEN, Island
from vatra.games.spirit_island.terms import (
    CITIES,
    ELEMENTS,
    EXPLORERS,
    MOST_HEALTH,
    TERRAINS,
    THE_DAHAN,
    TOWNS,
    damage_of,
)
from vatra.games.spirit_island.variants import ADVERSARIES, LEVELS, NONE, SCENARIOS

SPOTS: Final = MOST_LANDS + 1  # lands of a board, and its ocean as the last
IS_CARD: Final[list[int]] = [int(power.deck != INNATE) for power in POWERS]
CARDS: Final = sum(IS_CARD)
NUMBER: Final[list[int]] = [sum(IS_CARD[:power]) for power in range(len(POWERS))]  # of a card among the cards
MANY: Final = 99
IN_HAND: Final = 1
IN_PLAY: Final = 2
USED: Final = 3
DISCARDED: Final = 4
OFFERED: Final = 5


def pieces(seats: int) -> list[Piece]:
    lands = SPOTS * seats
    return [
        Piece("turn", 1, 0, MANY),
        Piece("phase", 1, 0, len(PHASES) - 1),
        Piece("terrain", lands, 0, len(TERRAINS) + 1),  # 0: no such land, then the ocean
        Piece("explorers", lands, 0, MANY),
        Piece("towns", lands, 0, MANY),
        Piece("cities", lands, 0, MANY),
        Piece("dahan", lands, 0, MANY),
        Piece("damage", lands, 0, MANY * max(MOST_HEALTH)),  # of all pieces there
        Piece("blight", lands, 0, MANY),
        Piece("defend", lands, 0, MANY * 9),
        Piece("skipped", lands, 0, 1),
        Piece("presence", lands * seats, 0, 13),  # all lands for each seat
        Piece("spirit", seats, 0, len(PANEL_SLUGS)),  # 0: not chosen
        Piece("energy", seats, 0, MANY * 9),
        Piece("plays", seats, 0, MANY),
        Piece("tracks", 2 * seats, 0, 9),
        Piece("destroyed", seats, 0, 13),
        Piece("elements", len(ELEMENTS) * seats, 0, MANY),
        Piece("cards", CARDS * seats, 0, OFFERED),  # where each power card is
        Piece("ravage", 1, 0, len(INVADER_CARDS)),  # 0: none
        Piece("build", 1, 0, len(INVADER_CARDS)),
        Piece("extra_build", 1, 0, len(INVADER_CARDS)),
        Piece("next_stage", 1, 0, 3),  # of the invader deck; 0: it is empty
        Piece("deck", 3, 0, 6),  # cards of each stage to come
        Piece("unseen", len(INVADER_CARDS), 0, 1),
        Piece("fear", 3, 0, MANY),  # in the pool, earned, resolved
        Piece("fear_deck", 4, 0, MANY),  # size of the pool; cards before terror 2, before 3, in all
        Piece("adversary", 2, 0, max(len(ADVERSARIES), LEVELS - 1)),  # which (0: none), at which level
        Piece("scenario", 2, 0, len(SCENARIOS)),  # which (0: none), and terror levels raised without fear
        Piece("fear_cards", len(FEAR_SLUGS), 0, 1),  # turned up
        Piece("blight_card", 3, 0, MANY),  # blight on it, turned, which
    ]


def observe(t: Island, seat: int) -> dict[str, list[int]]:
    lands = list(range(t.chart.size))
    terrains = [0, *TERRAINS]
    order = [(seat + i) % t.seats for i in range(t.seats)]
    spirits: list[Spirit | None] = [t.spirits[i] if i < len(t.spirits) else None for i in order]
    return {
        "turn": [int(t.turn)],
        "phase": [int(t.phase)],
        "terrain": spread(t, [terrains.index(t.chart.terrain[land]) + 1 for land in lands]),
        "explorers": spread(t, [t.count(land, EXPLORERS) for land in lands]),
        "towns": spread(t, [t.count(land, TOWNS) for land in lands]),
        "cities": spread(t, [t.count(land, CITIES) for land in lands]),
        "dahan": spread(t, [t.count(land, THE_DAHAN) for land in lands]),
        "damage": spread(t, [sum([damage_of(p) for p in t.pieces[land]]) for land in lands]),
        "blight": spread(t, t.blight),
        "defend": spread(t, [t.defence(land) if len(t.spirits) == t.seats else 0 for land in lands]),
        "skipped": spread(t, [int(t.skipped >> land & 1) for land in lands]),
        "presence": [
            n for s in spirits for n in spread(t, s.presence if s is not None else [0] * len(lands))
        ],
        "spirit": [PANEL_SLUGS.index(s.panel.slug) + 1 if s is not None else 0 for s in spirits],
        "energy": [int(s.energy) if s is not None else 0 for s in spirits],
        "plays": [int(s.plays) if s is not None else 0 for s in spirits],
        "tracks": [n for s in spirits for n in (s.open if s is not None else [0, 0])],
        "destroyed": [int(s.destroyed) if s is not None else 0 for s in spirits],
        "elements": [n for s in spirits for n in (s.elements if s is not None else [0] * len(ELEMENTS))],
        "cards": [n for s in spirits for n in (places(s) if s is not None else [0] * CARDS)],
        "ravage": [0 if t.ravage_card == EMPTY else int(t.ravage_card) + 1],
        "build": [0 if t.build_card == EMPTY else int(t.build_card) + 1],
        "extra_build": [0 if t.extra_card == EMPTY else int(t.extra_card) + 1],
        "next_stage": [t.stages[-1] if t.stages else 0],
        "deck": [t.stages.count(stage) for stage in (1, 2, 3)],
        "unseen": [
            int(card in t.unseen[INVADER_CARDS[card].stage - 1]) for card in range(len(INVADER_CARDS))
        ],
        "fear": [int(t.fear), int(t.earned), int(t.resolved)],
        "fear_deck": [int(t.fear_size), *t.cards_before()],
        "adversary": [
            [NONE, *ADVERSARIES].index(str(t.settings["adversary"])),
            int(t.settings["adversary-level"]),
        ],
        "scenario": [[NONE, *SCENARIOS].index(str(t.settings["scenario"])), int(t.raised)],
        "fear_cards": [int(card in t.fear_cards) for card in range(len(FEAR_SLUGS))],
        "blight_card": [
            int(t.blight_pool),
            int(t.blighted),
            0 if t.blight_face == UNSEEN else int(t.blight_face) + 1,
        ],
    }


def spread(t: Island, values: list[int]) -> list[int]:
    """A value of each land at its place among the spots of all boards; boards have different numbers of lands."""
    found = [0] * (SPOTS * t.seats)
    for land in range(t.chart.size):
        number = t.chart.number[land] or SPOTS  # of an ocean it is 0
        found[t.chart.board_of[land] * SPOTS + number - 1] = values[land]
    return found


def places(spirit: Spirit) -> list[int]:
    """Where each power card is, as far as this spirit has it."""
    found = [0] * CARDS
    for card in spirit.hand:
        found[NUMBER[card]] = IN_HAND
    for card in spirit.played:
        found[NUMBER[card]] = USED if card in spirit.used else IN_PLAY
    for card in spirit.discard:
        found[NUMBER[card]] = DISCARDED
    for card in spirit.offer:
        found[NUMBER[card]] = OFFERED
    return found
