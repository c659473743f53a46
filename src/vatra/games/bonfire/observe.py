"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

A city is a seat's; alone, Tom's city comes second.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import NOTHING, Aspect, Row
from vatra.games.bonfire.components import (
    CITY_SLUGS,
    COMMON,
    COUNTDOWN,
    ELDERS,
    FATE_TILES,
    GNOME_SLUGS,
    GUARDIANS,
    ISLAND_COUNT,
    PATH_COUNT,
    RESOURCES,
    SEATS_IN_COUNCIL,
    SHAPES,
    SLOTS,
    SPACES,
    SPECIALISTS,
    TASK_ISLANDS,
    TOKENS,
    TRIGGER,
)
from vatra.games.bonfire.geometry import CELLS, INSIDE
from vatra.games.bonfire.player import PASSED, STUCK, Player, slot_of
from vatra.games.bonfire.rules.turn import pass_value
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_COUNT

MANY: Final = 9  # of one kind of token or resource; more are cut off
POINTS: Final = 150
SYMBOLS: Final = 6  # that lie in a fate area
AREA: Final[list[int]] = [cell for cell in range(CELLS) if INSIDE[cell]]
SHORE: Final[list[int]] = [TASK_ISLANDS.index(i) if i in TASK_ISLANDS else -1 for i in range(ISLAND_COUNT)]
OWED: Final = len(RESOURCES) + 1  # a resource, or any

TASK: Final = Aspect("task")
GNOME: Final = Aspect("gnome")
TIMES: Final = Aspect("times")


def pieces(seats: int) -> list[Piece]:
    cities = seats if seats > 1 else 2
    return [
        Piece("first", seats, 0, 1, "per seat: 1 for the first player"),
        Piece("stuck", seats, 0, 1, "per seat: can do nothing more in this turn"),
        Piece("passed", seats, 0, 1, "per seat"),
        Piece("pass", 1, 0, COUNTDOWN, "points for passing now"),
        Piece("countdown", 1, 0, COUNTDOWN, "the countdown token on its way"),
        Piece("novices", 1, 0, 20, "novices in the council"),
        Piece("needed", 1, 0, max(TRIGGER), "novices that start the countdown"),
        Piece("tokens", seats * len(TOKENS), 0, MANY, "per seat, per action token"),
        Piece("resources", seats * len(RESOURCES), 0, MANY, "per seat, per resource"),
        Piece(
            "ships",
            seats * ISLAND_COUNT,
            0,
            1,
            "per seat: 1 for the island where its ship is; none: the dock",
        ),
        Piece("gifts", seats * ISLAND_COUNT, 0, 4, "per seat, per island: its gifts there"),
        Piece("open_gifts", seats * 2 * len(RESOURCES), 0, 1, "per seat, per pile: 1 for the gift face up"),
        Piece("gifts_below", seats * 2, 0, 4, "per seat, per pile: gifts face down"),
        Piece(
            "column",
            seats * len(FATE_TILES),
            0,
            len(FATE_TILES),
            "per seat, per fate tile: place in the column, 1 the top",
        ),
        Piece(
            "cells",
            seats * len(AREA) * SYMBOLS,
            0,
            1,
            "per seat, per cell of the fate area: 1 for its symbol",
        ),
        Piece("path", cities * PATH_COUNT, 0, SLOTS, "per city, per path tile: its space on the path"),
        Piece("tasks", cities * TASK_COUNT, 0, SLOTS, "per city, per task: its slot"),
        Piece("lit", cities * SLOTS, 0, 1, "per city, per slot: a lit Bonfire"),
        Piece("portals", cities * SHAPES, 0, 1, "per city, per notch: a portal"),
        Piece("city", cities * len(CITY_SLUGS), 0, 1, "per city: 1 for its board"),
        Piece("guardians", cities * len(GUARDIANS), 0, 1, "per city, per guardian: is in the city"),
        Piece(
            "walked",
            cities * len(GUARDIANS),
            0,
            SLOTS,
            "per city, per guardian: the path space it has come to",
        ),
        Piece(
            "beside",
            cities * len(GUARDIANS),
            0,
            SLOTS,
            "per city, per guardian: the slot of the Bonfire it stands at",
        ),
        Piece("gnomes", cities * len(GNOME_SLUGS), 0, 1, "per city, per specialist and elder"),
        Piece("points", cities, 0, POINTS, "per city: all points, as if the game ended now"),
        Piece("tasks_at", TASK_COUNT * len(TASK_ISLANDS), 0, 1, "per task: 1 for the island where it lies"),
        Piece("portals_at", SPACES * SHAPES, 0, 4, "per space of the Great Bonfire, per shape: portals"),
        Piece("pointer", SPACES, 0, 1, "per space of the Great Bonfire: 1 where the pointer is"),
        Piece("fire_used", 1, 0, 1, "its reward has been taken in this turn"),
        Piece("path_display", PATH_COUNT, 0, 1, "per path tile: lies face up"),
        Piece("specialist_display", SPECIALISTS, 0, 1, "per specialist: lies face up"),
        Piece("elder_display", ELDERS, 0, 1, "per elder: is free"),
        Piece("neutral_novices", len(COMMON), 0, 1, "per common task: still carries its novice"),
        Piece("council", seats * SEATS_IN_COUNCIL, 0, 2, "per seat, per council space: its novices"),
        Piece("council_neutral", SEATS_IN_COUNCIL, 0, 4, "per council space: neutral novices, and Tom's"),
        Piece("island_guardians", len(GUARDIANS), 0, 4, "per guardian: how many are on their island"),
        Piece("owed_token", len(TOKENS), 0, 1, "1 for the token to be paid"),
        Piece("owed_tokens", 1, 0, 4, "how many of it"),
        Piece("owed_resources", 2 * OWED, 0, 1, "twice: 1 for the resource to be paid, or for any"),
        Piece("owed_pair", 1, 0, 4, "pieces of a pair to be paid"),
        Piece("steps", 1, 0, 5, "steps of the procession that are left"),
        Piece("walkers", len(GUARDIANS), 0, 1, "per guardian: has not walked yet in the procession"),
        Piece("asked_task", TASK_COUNT, 0, 1, "1 for the task that the question is about"),
        Piece(
            "asked_gnome", len(GNOME_SLUGS), 0, 1, "1 for the specialist or elder that the question is about"
        ),
        Piece("asked_times", 1, 0, 4, "how often it is asked"),
    ]


def observe(t: Realm, seat: int, row: Row) -> None:
    players = [t.players[(seat + i) % t.seats] for i in range(t.seats)]
    row.piece("first").one((t.first - seat) % t.seats)
    stuck = row.piece("stuck")
    for player in players:
        stuck.number(int(player.status == STUCK))
    passed = row.piece("passed")
    for player in players:
        passed.number(int(player.status == PASSED))
    row.piece("pass").number(pass_value(t, seat))
    row.piece("countdown").number(t.countdown)
    row.piece("novices").number(t.novices())
    row.piece("needed").number(TRIGGER[t.seats])
    tokens = row.piece("tokens", t.seats)
    for player in players:
        tokens.amounts(player.tokens)
    resources = row.piece("resources", t.seats)
    for player in players:
        resources.amounts(player.resources)
    ships = row.piece("ships", t.seats)
    for player in players:
        ships.one(player.ship)
    gifts = row.piece("gifts", t.seats)
    for player in players:
        gifts.amounts(player.gifts)
    open_gifts = row.piece("open_gifts", 2 * t.seats)
    for player in players:
        open_gifts.one(player.open_left)
        open_gifts.one(player.open_right)
    below = row.piece("gifts_below")
    for player in players:
        below.number(player.pile_left)
        below.number(player.pile_right)
    column = row.piece("column", t.seats)
    for player in players:
        column.places(player.column)
    cells = row.piece("cells", len(AREA) * t.seats)
    for player in players:
        for cell in AREA:
            cells.one(player.grid[cell])
    cities(players if t.tom is None else [*players, t.tom.city], row)
    between(t, row)
    council = row.piece("council", t.seats)
    for player in players:
        council.amounts(player.sent)
    neutral = row.piece("council_neutral")
    for i in range(SEATS_IN_COUNCIL):
        neutral.number(t.neutral[i] + t.lying[i])
    row.piece("island_guardians").amounts(t.island_guardians)
    question(t, seat, row)


def cities(players: list[Player], row: Row) -> None:
    """The cities, Tom's among them."""
    path = row.piece("path", len(players))
    for player in players:
        path.places(player.path)
    tasks = row.piece("tasks", len(players))
    for player in players:
        tasks.places(player.slots)
    lit = row.piece("lit", len(players))
    for player in players:
        lit.bits(player.lit >> 1)
    portals = row.piece("portals", len(players))
    for player in players:
        portals.bits(player.notches >> 1)
    city = row.piece("city", len(players))
    for player in players:
        city.one(player.city)
    guardians = row.piece("guardians")
    for player in players:
        for at in player.guardians:
            guardians.number(int(at >= 0))
    walked = row.piece("walked")
    for player in players:
        for at in player.guardians:
            walked.number(at if 0 < at <= SLOTS else 0)
    beside = row.piece("beside")
    for player in players:
        for at in player.guardians:
            beside.number(slot_of(at))
    gnomes = row.piece("gnomes", len(players))
    for player in players:
        gnomes.bits(player.gnomes)
    points = row.piece("points")
    for player in players:
        points.number(total(player))


def between(t: Realm, row: Row) -> None:
    """Islands, the Great Bonfire and the displays."""
    lying = row.piece("tasks_at")
    for island in TASK_ISLANDS:
        for task in t.islands[island]:
            lying.put(task * len(TASK_ISLANDS) + SHORE[island], 1)
    portals = row.piece("portals_at", SPACES)
    for space in t.portals:
        portals.counts(space)
    row.piece("pointer").one(t.pointer)
    row.piece("fire_used").number(int(t.fire_used))
    row.piece("path_display").marks(t.display)
    row.piece("specialist_display").marks(t.masters)
    row.piece("elder_display").bits(t.elders)
    row.piece("neutral_novices").bits(t.neutrals)


def question(t: Realm, seat: int, row: Row) -> None:
    """What has to be paid, who walks, and what the question of this seat is about."""
    ask: Any = t.ask(seat) if t.waiting() >> seat & 1 else None
    row.piece("owed_token").one(t.owed_type if t.owed_tokens else NOTHING)
    row.piece("owed_tokens").number(t.owed_tokens)
    owed = row.piece("owed_resources", 2)
    owed.one(min(t.owed_first, OWED - 1))
    owed.one(min(t.owed_second, OWED - 1))
    row.piece("owed_pair").number(t.pair)
    row.piece("steps").number(t.steps)
    row.piece("walkers").bits(t.walkers)
    row.piece("asked_task").one(TASK.of(ask))
    row.piece("asked_gnome").one(GNOME.of(ask))
    row.piece("asked_times").number(TIMES.of(ask, 0))
