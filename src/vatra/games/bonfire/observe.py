"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first.

A city is a seat's; alone, Tom's city comes second.
"""

from __future__ import annotations

from typing import Any, Final

from vatra.core.game import Piece
from vatra.core.observing import bits, counts, cut, cuts, marks, number, one
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
from vatra.games.bonfire.player import PASSED, STUCK, slot_of
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
        Piece(
            "owed",
            len(TOKENS) + 2 + 2 * OWED,
            0,
            4,
            "to be paid: 1 for the token, how many; 1 for each resource; pieces of a pair",
        ),
        Piece("procession", 1 + len(GUARDIANS), 0, 5, "steps left; per guardian: has not walked yet"),
        Piece("asked_task", TASK_COUNT, 0, 1, "1 for the task that the question is about"),
        Piece(
            "asked_gnome", len(GNOME_SLUGS), 0, 1, "1 for the specialist or elder that the question is about"
        ),
        Piece("asked_times", 1, 0, 4, "how often it is asked"),
    ]


def observe(t: Realm, seat: int) -> dict[str, bytes]:
    order = [(seat + i) % t.seats for i in range(t.seats)]
    players = [t.players[other] for other in order]
    cities = [*players, t.tom.city] if t.tom is not None else players
    found = {
        "first": bytes([int(other == t.first) for other in order]),
        "stuck": bytes([int(player.status == STUCK) for player in players]),
        "passed": bytes([int(player.status == PASSED) for player in players]),
        "pass": number(int(pass_value(t, seat))),
        "countdown": number(int(t.countdown)),
        "novices": number(cut(t.novices(), 20)),
        "needed": number(TRIGGER[t.seats]),
        "tokens": b"".join([cuts(player.tokens, MANY) for player in players]),
        "resources": b"".join([cuts(player.resources, MANY) for player in players]),
        "ships": b"".join([one(int(player.ship), ISLAND_COUNT) for player in players]),
        "gifts": b"".join([cuts(player.gifts, 4) for player in players]),
        "open_gifts": b"".join(
            [
                one(int(gift), len(RESOURCES))
                for player in players
                for gift in [player.open_left, player.open_right]
            ]
        ),
        "gifts_below": bytes([int(n) for player in players for n in [player.pile_left, player.pile_right]]),
        "column": b"".join([numbered(player.column, len(FATE_TILES)) for player in players]),
        "cells": b"".join([one(player.grid[cell], SYMBOLS) for player in players for cell in AREA]),
        "path": b"".join([numbered(player.path, PATH_COUNT) for player in cities]),
        "tasks": b"".join([numbered(player.slots, TASK_COUNT) for player in cities]),
        "lit": b"".join([bits(player.lit >> 1, SLOTS) for player in cities]),
        "portals": b"".join([bits(player.notches >> 1, SHAPES) for player in cities]),
        "city": b"".join([one(int(player.city), len(CITY_SLUGS)) for player in cities]),
        "guardians": bytes([int(at >= 0) for player in cities for at in player.guardians]),
        "walked": bytes([at if 0 < at <= SLOTS else 0 for player in cities for at in player.guardians]),
        "beside": bytes([slot_of(at) for player in cities for at in player.guardians]),
        "gnomes": b"".join([bits(player.gnomes, len(GNOME_SLUGS)) for player in cities]),
        "points": bytes([cut(total(player), POINTS) for player in cities]),
    }
    found.update(between(t))
    found["council"] = b"".join([cuts(player.sent, 2) for player in players])
    found["council_neutral"] = bytes([cut(t.neutral[i] + t.lying[i], 4) for i in range(SEATS_IN_COUNCIL)])
    found["island_guardians"] = bytes(t.island_guardians)
    found.update(question(t, seat))
    return found


def between(t: Realm) -> dict[str, bytes]:
    """Islands, the Great Bonfire and the displays."""
    width = len(TASK_ISLANDS)
    lying = [task * width + SHORE[island] for island in range(ISLAND_COUNT) for task in t.islands[island]]
    return {
        "tasks_at": marks(lying, TASK_COUNT * width),
        "portals_at": b"".join([counts(space, SHAPES, 4) for space in t.portals]),
        "pointer": one(int(t.pointer), SPACES),
        "fire_used": number(int(t.fire_used)),
        "path_display": marks(t.display, PATH_COUNT),
        "specialist_display": marks(t.masters, SPECIALISTS),
        "elder_display": bits(t.elders, ELDERS),
        "neutral_novices": bits(t.neutrals, len(COMMON)),
    }


def question(t: Realm, seat: int) -> dict[str, bytes]:
    """What has to be paid, who walks, and what the question of this seat is about."""
    ask: Any = t.ask(seat) if int(t.waiting()) >> seat & 1 else None
    resources = [one(min(int(owed), OWED - 1), OWED) for owed in [t.owed_first, t.owed_second]]
    token = int(t.owed_type) if t.owed_tokens else -1
    many = number(cut(int(t.owed_tokens), 4))
    return {
        "owed": b"".join([one(token, len(TOKENS)), many, *resources, number(int(t.pair))]),
        "procession": number(cut(int(t.steps), 5)) + bits(t.walkers, len(GUARDIANS)),
        "asked_task": one(getattr(ask, "task", -1), TASK_COUNT),
        "asked_gnome": one(getattr(ask, "gnome", -1), len(GNOME_SLUGS)),
        "asked_times": number(cut(getattr(ask, "times", 0), 4)),
    }


def numbered(things: list[int], many: int) -> bytes:
    """The place of each thing in this row, from 1; 0 for what is not in it."""
    places = bytearray(many)
    for i in range(len(things)):
        if things[i] >= 0:
            places[things[i]] = i + 1
    return bytes(places)
