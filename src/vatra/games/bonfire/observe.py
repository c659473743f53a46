"""What a seat knows, in numbers for learning. Seats are counted from the one that looks: it is always the first."""

from __future__ import annotations

from typing import Final

from vatra.core.game import Piece
from vatra.games.bonfire.components import (
    COMMON,
    COUNTDOWN,
    ELDERS,
    FATE_TILES,
    GNOME_SLUGS,
    GUARDIANS,
    ISLAND_COUNT,
    MAX_ADDED,
    PATH_COUNT,
    RESOURCES,
    SHAPES,
    SLOTS,
    SPACES,
    SPECIALISTS,
    TOKENS,
    TRIGGER,
)
from vatra.games.bonfire.geometry import CELLS
from vatra.games.bonfire.player import BONFIRE, Player
from vatra.games.bonfire.rules.turn import pass_value
from vatra.games.bonfire.scoring import total
from vatra.games.bonfire.table import Realm
from vatra.games.bonfire.tasks import TASK_COUNT

MANY: Final = 60  # of tokens or resources; more are cut off
POINTS: Final = 300


def pieces(seats: int) -> list[Piece]:
    cities = seats if seats > 1 else 2  # alone: Tom's city comes second
    return [
        Piece("to_act", seats, 0, 1),
        Piece("first", seats, 0, 1),
        Piece("status", seats, 0, 2),
        Piece("pass", 1, 0, COUNTDOWN),
        Piece("countdown", 1, 0, COUNTDOWN),
        Piece("novices", 1, 0, 40),
        Piece("needed", 1, 0, max(TRIGGER)),
        Piece("tokens", seats * len(TOKENS), 0, MANY),
        Piece("resources", seats * len(RESOURCES), 0, MANY),
        Piece("ships", seats, -1, ISLAND_COUNT - 1),
        Piece("gifts", seats * ISLAND_COUNT, 0, 5),
        Piece("open_gifts", seats * 2, -1, len(RESOURCES) - 1),
        Piece("gifts_below", seats * 2, 0, 4),
        Piece("columns", seats * (len(FATE_TILES) - 1), -1, len(FATE_TILES) - 1),
        Piece("cells", seats * CELLS, -1, len(TOKENS) - 2),
        Piece("paths", cities * MAX_ADDED, -1, PATH_COUNT - 1),
        Piece("slots", cities * SLOTS, -1, TASK_COUNT - 1),
        Piece("lit", cities * SLOTS, 0, 1),
        Piece("portals", cities * SHAPES, 0, 1),
        Piece("cities", cities, 0, 3),
        Piece("guardians", cities * len(GUARDIANS), -1, BONFIRE + SLOTS),
        Piece("gnomes", cities * len(GNOME_SLUGS), 0, 1),
        Piece("points", cities, 0, POINTS),
        Piece("tasks_at", TASK_COUNT, -1, ISLAND_COUNT - 1),
        Piece("portals_at", SPACES * SHAPES, 0, 4),
        Piece("pointer", 1, 0, SPACES - 1),
        Piece("fire_used", 1, 0, 1),
        Piece("path_display", PATH_COUNT, 0, 1),
        Piece("specialist_display", SPECIALISTS, 0, 1),
        Piece("elder_display", ELDERS, 0, 1),
        Piece("neutral_novices", len(COMMON), 0, 1),
        Piece("council", seats * 8, 0, 7),
        Piece("council_neutral", 8, 0, 5),
    ]


def observe(t: Realm, seat: int) -> dict[str, list[int]]:
    order = [(seat + i) % t.seats for i in range(t.seats)]
    players = [t.players[other] for other in order]
    cities = [*players, t.tom.city] if t.tom is not None else players
    waiting = int(t.waiting())
    at = [-1] * TASK_COUNT
    for island in range(ISLAND_COUNT):
        for task in t.islands[island]:
            at[task] = island
    return {
        "to_act": [waiting >> other & 1 for other in order],
        "first": [int(other == t.first) for other in order],
        "status": [int(player.status) for player in players],
        "pass": [int(pass_value(t, seat))],
        "countdown": [int(t.countdown)],
        "novices": [t.novices()],
        "needed": [TRIGGER[t.seats]],
        "tokens": [min(n, MANY) for player in players for n in player.tokens],
        "resources": [min(n, MANY) for player in players for n in player.resources],
        "ships": [int(player.ship) for player in players],
        "gifts": [n for player in players for n in player.gifts],
        "open_gifts": [int(gift) for player in players for gift in [player.open_left, player.open_right]],
        "gifts_below": [int(n) for player in players for n in [player.pile_left, player.pile_right]],
        "columns": [tile for player in players for tile in padded(player.column, len(FATE_TILES) - 1)],
        "cells": [symbol for player in players for symbol in player.grid],
        "paths": [tile for player in cities for tile in padded(player.path, MAX_ADDED)],
        "slots": [task for player in cities for task in player.slots],
        "lit": [int(player.lit >> slot & 1) for player in cities for slot in range(1, SLOTS + 1)],
        "portals": [int(player.notches >> notch & 1) for player in cities for notch in range(1, SHAPES + 1)],
        "cities": [int(player.city) for player in cities],
        "guardians": [where for player in cities for where in player.guardians],
        "gnomes": [bit for player in cities for bit in gnome_bits(player)],
        "points": [min(total(player), POINTS) for player in cities],
        "tasks_at": at,
        "portals_at": [space.count(shape) for space in t.portals for shape in range(SHAPES)],
        "pointer": [int(t.pointer)],
        "fire_used": [int(t.fire_used)],
        "path_display": [int(tile in t.display) for tile in range(PATH_COUNT)],
        "specialist_display": [int(gnome in t.masters) for gnome in range(SPECIALISTS)],
        "elder_display": [int(t.elders >> elder & 1) for elder in range(ELDERS)],
        "neutral_novices": [int(t.neutrals >> which & 1) for which in range(len(COMMON))],
        "council": [n for player in players for n in player.sent],
        "council_neutral": t.neutral[:],
    }


def padded(things: list[int], length: int) -> list[int]:
    return things + [-1] * (length - len(things))


def gnome_bits(player: Player) -> list[int]:
    return [int(player.gnomes >> gnome & 1) for gnome in range(len(GNOME_SLUGS))]
