"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

Amounts without an end of their own are cut off where games hardly ever come.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import counts, cut, cuts, marks, number, one
from vatra.games.spirit_island.blight import BLIGHT_CARDS
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_CARDS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.maps import MOST_LANDS
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import PHASES, Island
from vatra.games.spirit_island.terms import CITIES, ELEMENTS, EXPLORERS, THE_DAHAN, TOWNS, damage_of
from vatra.games.spirit_island.terms import TERRAINS as GROUNDS
from vatra.games.spirit_island.variants import ADVERSARIES, LEVELS, SCENARIOS

SPOTS: Final = MOST_LANDS + 1  # lands of a board, and its ocean as the last
TERRAINS: Final[list[int]] = [0, *GROUNDS]  # the first is the ocean
IS_CARD: Final[list[int]] = [int(power.deck != INNATE) for power in POWERS]
CARDS: Final = sum(IS_CARD)
NUMBER: Final[list[int]] = [sum(IS_CARD[:power]) for power in range(len(POWERS))]  # of a card among the cards
AGAINST: Final[list[str]] = list(ADVERSARIES)
TOLD: Final[list[str]] = list(SCENARIOS)
NOTHING: Final = -1  # whatever a question may be about, and is not
MOST_ENERGY: Final = 30
MOST_DEFEND: Final = 20


def pieces(seats: int) -> list[Piece]:
    lands = SPOTS * seats
    return [
        Piece("turn", 1, 0, 12, "the turn"),
        Piece("phase", len(PHASES), 0, 1, "1 for the phase: setup, growth, fast, invaders, slow"),
        Piece(
            "terrain",
            len(TERRAINS) * lands,
            0,
            1,
            "for ocean, jungle, mountain, sands, wetland: per land, if it is",
        ),
        Piece("explorers", lands, 0, 10, "per land"),
        Piece("towns", lands, 0, 5, "per land"),
        Piece("cities", lands, 0, 4, "per land"),
        Piece("dahan", lands, 0, 8, "per land"),
        Piece("damage", lands, 0, 4, "per land: damage of all pieces there"),
        Piece("blight", lands, 0, 6, "per land"),
        Piece("defend", lands, 0, MOST_DEFEND, "per land"),
        Piece("skipped", lands, 0, 1, "per land: 1 if invaders do nothing there in this turn"),
        Piece("presence", lands * seats, 0, 7, "per seat, per land"),
        Piece("spirit", len(PANEL_SLUGS) * seats, 0, 1, "per seat: 1 for its spirit"),
        Piece("energy", seats, 0, MOST_ENERGY, "per seat"),
        Piece("plays", seats, 0, 6, "per seat: cards it may still play"),
        Piece("tracks", 2 * seats, 0, 7, "per seat: open spaces of its energy and its card track"),
        Piece("destroyed", seats, 0, 13, "per seat: presence beside the board"),
        Piece("elements", len(ELEMENTS) * seats, 0, 8, "per seat, per element: what it has this turn"),
        Piece("hand", CARDS * seats, 0, 1, "per seat, per power card"),
        Piece("in_play", CARDS * seats, 0, 1, "per seat, per power card: played this turn, and not used yet"),
        Piece("used", CARDS * seats, 0, 1, "per seat, per power card: played and used this turn"),
        Piece("discard", CARDS * seats, 0, 1, "per seat, per power card"),
        Piece("offer", CARDS * seats, 0, 1, "per seat, per power card: drawn to choose from"),
        Piece("ravage", len(INVADER_CARDS), 0, 1, "per invader card: 1 if it lies there"),
        Piece("build", len(INVADER_CARDS), 0, 1, "per invader card"),
        Piece("extra_build", len(INVADER_CARDS), 0, 1, "per invader card"),
        Piece("next_stage", 3, 0, 1, "1 for the stage of the invader card that comes next"),
        Piece("deck", 3, 0, 5, "per stage: invader cards to come"),
        Piece("unseen", len(INVADER_CARDS), 0, 1, "per invader card: 1 if nobody has seen it"),
        Piece("fear", 3, 0, 16, "fear in the pool; fear cards earned and not resolved; resolved"),
        Piece("fear_deck", 4, 0, 16, "fear that earns a card; cards before terror level 2, before 3, in all"),
        Piece("adversary", len(AGAINST) + 1, 0, LEVELS - 1, "1 for the adversary; its level"),
        Piece("scenario", len(TOLD) + 1, 0, 2, "1 for the scenario; terror levels that came without fear"),
        Piece("fear_cards", len(FEAR_SLUGS), 0, 1, "per fear card: turned up"),
        Piece("blight_card", 2 + len(BLIGHT_CARDS), 0, 20, "blight on it; turned over; which it is"),
        Piece("asked_power", len(POWERS), 0, 1, "1 for the power that the question belongs to"),
        Piece("asked_fear", len(FEAR_SLUGS), 0, 1, "1 for the fear card that the question belongs to"),
        Piece("asked_land", lands, 0, 1, "per land: 1 for the one that the question is about"),
        Piece("asked_left", 1, 0, 8, "how many more times it will be asked"),
    ]


def observe(t: Island, seat: int) -> dict[str, bytes]:
    lands = list(range(t.chart.size))
    order = [(seat + i) % t.seats for i in range(t.seats)]
    spirits: list[Spirit | None] = [t.spirits[i] if i < len(t.spirits) else None for i in order]
    spots = spots_of(t)
    whole = len(t.spirits) == t.seats
    found = {
        "turn": number(cut(int(t.turn), 12)),
        "phase": one(int(t.phase), len(PHASES)),
        "terrain": terrain(t, spots),
        "explorers": spread(t, spots, [t.count(land, EXPLORERS) for land in lands], 10),
        "towns": spread(t, spots, [t.count(land, TOWNS) for land in lands], 5),
        "cities": spread(t, spots, [t.count(land, CITIES) for land in lands], 4),
        "dahan": spread(t, spots, [t.count(land, THE_DAHAN) for land in lands], 8),
        "damage": spread(t, spots, [sum([damage_of(p) for p in t.pieces[land]]) for land in lands], 4),
        "blight": spread(t, spots, t.blight, 6),
        "defend": spread(t, spots, [t.defence(land) if whole else 0 for land in lands], MOST_DEFEND),
        "skipped": spread(t, spots, [int(t.skipped >> land & 1) for land in lands], 1),
        "presence": b"".join([spread(t, spots, s.presence if s is not None else [], 7) for s in spirits]),
        "spirit": b"".join(
            [
                one(PANEL_SLUGS.index(s.panel.slug) if s is not None else NOTHING, len(PANEL_SLUGS))
                for s in spirits
            ]
        ),
        "energy": bytes([cut(int(s.energy), MOST_ENERGY) if s is not None else 0 for s in spirits]),
        "plays": bytes([cut(int(s.plays), 6) if s is not None else 0 for s in spirits]),
        "tracks": b"".join([bytes(s.open if s is not None else [0, 0]) for s in spirits]),
        "destroyed": bytes([int(s.destroyed) if s is not None else 0 for s in spirits]),
        "elements": b"".join(
            [cuts(s.elements, 8) if s is not None else bytes(len(ELEMENTS)) for s in spirits]
        ),
        "hand": b"".join([cards(s.hand if s is not None else []) for s in spirits]),
        "in_play": b"".join(
            [cards([c for c in s.played if c not in s.used] if s is not None else []) for s in spirits]
        ),
        "used": b"".join(
            [cards([c for c in s.played if c in s.used] if s is not None else []) for s in spirits]
        ),
        "discard": b"".join([cards(s.discard if s is not None else []) for s in spirits]),
        "offer": b"".join([cards(s.offer if s is not None else []) for s in spirits]),
    }
    found.update(invaders(t))
    found.update(question(t, seat, spots))
    return found


def invaders(t: Island) -> dict[str, bytes]:
    """The invader board, fear and blight."""
    pool = bytes([cut(int(t.blight_pool), 20), int(t.blighted)])
    return {
        "ravage": one(int(t.ravage_card), len(INVADER_CARDS)),
        "build": one(int(t.build_card), len(INVADER_CARDS)),
        "extra_build": one(int(t.extra_card), len(INVADER_CARDS)),
        "next_stage": one(t.stages[-1] - 1 if t.stages else NOTHING, 3),
        "deck": counts([stage - 1 for stage in t.stages], 3, 5),
        "unseen": marks([card for stage in t.unseen for card in stage], len(INVADER_CARDS)),
        "fear": bytes([cut(int(n), 16) for n in (t.fear, t.earned, t.resolved)]),
        "fear_deck": bytes([cut(int(n), 16) for n in [t.fear_size, *t.cards_before()]]),
        "adversary": named(t.settings["adversary"], AGAINST) + number(int(t.settings["adversary-level"])),
        "scenario": named(t.settings["scenario"], TOLD) + number(int(t.raised)),
        "fear_cards": marks(t.fear_cards, len(FEAR_SLUGS)),
        "blight_card": pool + one(int(t.blight_face), len(BLIGHT_CARDS)),
    }


def question(t: Island, seat: int, spots: list[int]) -> dict[str, bytes]:
    """What the question of this seat belongs to; of a proposal or an objection, what is proposed."""
    power = fear = land = NOTHING
    left = 0
    if t.waiting() >> seat & 1:
        ask: Any = t.ask(seat)
        ask = getattr(ask, "ask", ask)
        use: Any = getattr(ask, "use", ask)
        power = getattr(use, "power", NOTHING)
        fear = getattr(use, "fear", NOTHING)
        land = getattr(ask, "land", getattr(use, "land", NOTHING))
        left = getattr(ask, "left", 0)
    return {
        "asked_power": one(power, len(POWERS)),
        "asked_fear": one(fear, len(FEAR_SLUGS)),
        "asked_land": one(spots[land] if land >= 0 else NOTHING, SPOTS * t.seats),
        "asked_left": number(cut(left, 8)),
    }


def spots_of(t: Island) -> list[int]:
    """The place of each land among the spots of all boards; boards have different numbers of lands."""
    return [
        t.chart.board_of[i] * SPOTS + (t.chart.number[i] or SPOTS) - 1 for i in range(t.chart.size)
    ]  # an ocean: 0


def spread(t: Island, spots: list[int], values: list[int], most: int) -> bytes:
    """A value of each land at its spot; zeros where there are none."""
    found = bytearray(SPOTS * t.seats)
    for land in range(len(values)):
        if values[land]:
            found[spots[land]] = cut(values[land], most)
    return bytes(found)


def terrain(t: Island, spots: list[int]) -> bytes:
    of_each = SPOTS * t.seats
    lands = range(len(spots))
    grounds = [TERRAINS.index(t.chart.terrain[land]) * of_each + spots[land] for land in lands]
    return marks(grounds, len(TERRAINS) * of_each)


def cards(held: list[int]) -> bytes:
    return marks([NUMBER[card] for card in held], CARDS)


def named(which: object, names: list[str]) -> bytes:
    return bytes([int(name == which) for name in names])
