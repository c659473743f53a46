"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

Amounts without an end of their own are cut off where games hardly ever come.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import ABOUT, NOTHING, Aspect, Row
from vatra.games.spirit_island.blight import BLIGHT_CARDS
from vatra.games.spirit_island.cards.decks import FEAR_SLUGS, INVADER_CARDS
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.chart import GROUNDS, SPOTS
from vatra.games.spirit_island.panels import Panel
from vatra.games.spirit_island.power import INNATE, POWERS
from vatra.games.spirit_island.spirit import Spirit
from vatra.games.spirit_island.table import PHASES, Island
from vatra.games.spirit_island.terms import ELEMENTS, damage_of, lands_in
from vatra.games.spirit_island.variants import ADVERSARIES, LEVELS, SCENARIOS

IS_CARD: Final[list[int]] = [int(power.deck != INNATE) for power in POWERS]
CARDS: Final = sum(IS_CARD)
NUMBER: Final[list[int]] = [sum(IS_CARD[:power]) for power in range(len(POWERS))]  # of a card among the cards
NUMBER_OF_PANEL: Final[dict[str, int]] = {slug: i for i, slug in enumerate(PANEL_SLUGS)}
AGAINST: Final[dict[object, int]] = {slug: i for i, slug in enumerate(ADVERSARIES)}
TOLD: Final[dict[object, int]] = {slug: i for i, slug in enumerate(SCENARIOS)}
MOST_ENERGY: Final = 30
MOST_DEFEND: Final = 20

STANDING: Final[list[str]] = ["explorers", "towns", "cities", "dahan"]  # by class
# In the place of a spirit that has not been chosen.
UNBORN: Final = Spirit(Panel("", "", [], [], [], [], [], 0, 0, [], []), [], [], open=[0, 0])
USE: Final = Aspect("use")
POWER: Final = Aspect("power")
FEAR: Final = Aspect("fear")
LAND: Final = Aspect("land")
LEFT: Final = Aspect("left")


def pieces(seats: int) -> list[Piece]:
    lands = SPOTS * seats
    return [
        Piece("turn", 1, 0, 12, "the turn"),
        Piece("phase", len(PHASES), 0, 1, "1 for the phase: setup, growth, fast, invaders, slow"),
        Piece(
            "terrain",
            len(GROUNDS) * lands,
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
        Piece("adversary", len(AGAINST), 0, 1, "1 for the adversary"),
        Piece("level", 1, 0, LEVELS - 1, "the adversary's level"),
        Piece("scenario", len(TOLD), 0, 1, "1 for the scenario"),
        Piece("raised", 1, 0, 2, "terror levels that came without fear"),
        Piece("fear_cards", len(FEAR_SLUGS), 0, 1, "per fear card: turned up"),
        Piece("blight_pool", 1, 0, 20, "blight on the blight card"),
        Piece("blighted", 1, 0, 1, "1 once the blight card has been turned over"),
        Piece("blight_card", len(BLIGHT_CARDS), 0, 1, "1 for the card, once it has been turned over"),
        Piece("asked_power", len(POWERS), 0, 1, "1 for the power that the question belongs to"),
        Piece("asked_fear", len(FEAR_SLUGS), 0, 1, "1 for the fear card that the question belongs to"),
        Piece("asked_land", lands, 0, 1, "per land: 1 for the one that the question is about"),
        Piece("asked_left", 1, 0, 8, "how many more times it will be asked"),
    ]


def observe(t: Island, seat: int, row: Row) -> None:
    row.piece("turn").number(t.turn)
    row.piece("phase").one(t.phase)
    island(t, row)
    order = [(seat + i) % t.seats for i in range(t.seats)]
    spirits(t, [t.spirits[i] if i < len(t.spirits) else UNBORN for i in order], row)
    invaders(t, row)
    question(t, seat, row)


def island(t: Island, row: Row) -> None:
    """The lands, each at its spot."""
    spots = t.chart.spots
    terrain = row.piece("terrain", len(GROUNDS))
    for ground in t.chart.grounds:
        terrain.marks(ground)
    for cls in range(len(STANDING)):
        standing = row.piece(STANDING[cls])
        for land in range(len(spots)):
            for p in t.pieces[land]:
                if p & 3 == cls:
                    standing.add(spots[land])
    damage = row.piece("damage")
    for land in range(len(spots)):
        found = 0
        for p in t.pieces[land]:
            found += damage_of(p)
        damage.put(spots[land], found)
    row.piece("blight").spread(spots, t.blight)
    defend = row.piece("defend")
    if len(t.spirits) == t.seats:
        for land in range(len(spots)):
            defend.put(spots[land], t.defence(land))
    skipped = row.piece("skipped")
    for land in lands_in(t.skipped):
        skipped.put(spots[land], 1)


def spirits(t: Island, who: list[Spirit], row: Row) -> None:
    presence = row.piece("presence", t.seats)
    for s in who:
        presence.spread(t.chart.spots, s.presence)
    panels = row.piece("spirit", t.seats)
    for s in who:
        panels.one(NUMBER_OF_PANEL.get(s.panel.slug, NOTHING))
    energy = row.piece("energy")
    for s in who:
        energy.number(s.energy)
    plays = row.piece("plays")
    for s in who:
        plays.number(s.plays)
    tracks = row.piece("tracks", t.seats)
    for s in who:
        tracks.amounts(s.open)
    destroyed = row.piece("destroyed")
    for s in who:
        destroyed.number(s.destroyed)
    elements = row.piece("elements", t.seats)
    for s in who:
        elements.amounts(s.elements)
    hand = row.piece("hand", t.seats)
    for s in who:
        hand.marks([NUMBER[card] for card in s.hand])
    in_play = row.piece("in_play", t.seats)
    for s in who:
        in_play.marks([NUMBER[card] for card in s.played if card not in s.used])
    used = row.piece("used", t.seats)
    for s in who:
        used.marks([NUMBER[card] for card in s.played if card in s.used])
    discard = row.piece("discard", t.seats)
    for s in who:
        discard.marks([NUMBER[card] for card in s.discard])
    offer = row.piece("offer", t.seats)
    for s in who:
        offer.marks([NUMBER[card] for card in s.offer])


def invaders(t: Island, row: Row) -> None:
    """The invader board, fear and blight."""
    row.piece("ravage").one(t.ravage_card)
    row.piece("build").one(t.build_card)
    row.piece("extra_build").one(t.extra_card)
    row.piece("next_stage").one(t.stages[-1] - 1 if t.stages else NOTHING)
    row.piece("deck").counts([stage - 1 for stage in t.stages])
    unseen = row.piece("unseen")
    for stage in t.unseen:
        for card in stage:
            unseen.put(card, 1)
    row.piece("fear").amounts([int(t.fear), int(t.earned), int(t.resolved)])
    row.piece("fear_deck").amounts([int(t.fear_size), *t.cards_before()])
    row.piece("adversary").one(AGAINST.get(t.settings["adversary"], NOTHING))
    row.piece("level").number(int(t.settings["adversary-level"]))
    row.piece("scenario").one(TOLD.get(t.settings["scenario"], NOTHING))
    row.piece("raised").number(t.raised)
    row.piece("fear_cards").marks(t.fear_cards)
    row.piece("blight_pool").number(t.blight_pool)
    row.piece("blighted").number(int(t.blighted))
    row.piece("blight_card").one(t.blight_face)


def question(t: Island, seat: int, row: Row) -> None:
    """What the question of this seat belongs to; of a proposal or an objection, what is proposed."""
    ask: Any = t.ask(seat) if t.waiting() >> seat & 1 else None
    ask = ABOUT.of(ask, ask)
    use: Any = USE.of(ask, ask)
    land: int = LAND.of(ask, LAND.of(use))
    row.piece("asked_power").one(POWER.of(use))
    row.piece("asked_fear").one(FEAR.of(use))
    row.piece("asked_land").one(t.chart.spots[land] if land >= 0 else NOTHING)
    row.piece("asked_left").number(LEFT.of(ask, 0))
