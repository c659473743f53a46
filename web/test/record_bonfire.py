"""What Bonfire's page knows of the engine: its components, and positions of games for the tests.

python web/test/record_bonfire.py components > web/src/games/bonfire/components.json      (with vatra importable)
python web/test/record_bonfire.py games > web/test/bonfire-games.json

`tests/browser/test_bonfire.py` fails when the first of them is out of date.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from vatra.core.game import find_game
from vatra.core.log import open_live
from vatra.core.table import Table
from vatra.games.bonfire import components as box
from vatra.games.bonfire import geometry, tasks
from vatra.games.bonfire.conditions import have, need
from vatra.games.bonfire.table import Realm

KINDS = [
    "guardian",
    "path-resource",
    "gift-resource",
    "gnome-resource",
    "group",
    "two-groups",
    "colours",
    "sets",
    "gifts-on-islands",
    "gifts-on-one",
    "common",
    "portals",
    "neighbours",
    "gnomes",
    "gold",
    "resource",
    "both-islands",
    "tiles",
    "guardians",
    "elders",
    "pile-empty",
    "crystals",
    "bonfires",
    "identical",
    "tokens",
    "cells",
    "guardians-home",
]
CELLS = ["highlighted", "gold", "outer"]


def what_of(kind: str, number: int) -> str:
    """The thing a task asks for, by its own name."""
    if number < 0:
        return ""
    if number == box.ANY:
        return "any"
    if kind == "guardian":
        return box.GUARDIANS[number]
    if kind in ("group", "two-groups", "tokens"):
        return box.TOKENS[number]
    if kind == "colours":
        return " ".join([colour for i, colour in enumerate(box.COLOURS) if number >> i & 1])
    if kind in ("tiles", "crystals"):
        return box.COLOURS[number]
    return CELLS[number] if kind == "cells" else box.RESOURCES[number]


def task_facts(task: tasks.Task) -> dict[str, Any]:
    kind = KINDS[task.kind]
    found = {
        "colour": box.COLOURS[task.colour],
        "points": int(task.points),
        "kind": kind,
        "what": what_of(kind, int(task.what)),
        "n": int(task.n),
        "each": int(task.each),
        "other": what_of(kind, int(task.other)),
    }
    return {key: value for key, value in found.items() if value}


def components() -> dict[str, Any]:
    return {
        "tokens": box.TOKENS,
        "resources": box.RESOURCES,
        "guardians": box.GUARDIANS,
        "guardianPoints": box.GUARDIAN_POINTS[1:],
        "islands": {
            one.slug: {
                "resource": box.RESOURCES[one.resource] if one.resource >= 0 else "",
                "guardian": box.GUARDIANS[one.guardian] if one.guardian >= 0 else "",
            }
            for one in box.ISLANDS
        },
        "routes": [route.split(" ") for route in box.ROUTES],
        "ring": [
            {
                "token": box.TOKENS[token],
                "gift": box.RESOURCES[gift] if gift != box.TWO_POINTS else "points",
            }
            for token, gift in box.RING
        ],
        "council": box.COUNCIL,
        "common": box.COMMON,
        "commonNeeds": dict(zip(box.COMMON, box.COMMON_NEEDS, strict=True)),
        "pathCost": box.PATH_COST,
        "gnomes": {slug: box.RESOURCES[box.GNOME_RESOURCES[i]] for i, slug in enumerate(box.GNOME_SLUGS)},
        "fate": {slug: [box.TOKENS[s] for s in box.FATE_TILES[i]] for i, slug in enumerate(box.FATE_SLUGS)},
        "paths": {
            slug: {"crystal": box.COLOURS[tile.crystal], "resource": box.RESOURCES[tile.resource]}
            for slug, tile in zip(box.PATH_SLUGS, box.PATHS, strict=True)
        },
        "tasks": {task.slug: task_facts(task) for task in tasks.TASKS},
        "tom": {slug: box.TOM_ACTIONS[box.TOM_CARDS[i]] for i, slug in enumerate(box.TOM_SLUGS)},
        "tomPasses": box.TOM_PASSES,
        "area": {
            "rows": geometry.FATE_ROWS,
            "columns": geometry.FATE_COLUMNS,
            "start": geometry.START_CENTRE,
            "gold": geometry.GOLD_SYMBOLS,
            "wild": geometry.WILD_SYMBOLS,
            "highlighted": geometry.HIGHLIGHTED_CELLS,
            "outer": geometry.OUTER_CELLS,
        },
    }


def progress(table: Table, seat: int) -> dict[str, list[int]]:
    """How far every task there is would be for this player."""
    assert isinstance(table, Realm)
    player = table.players[seat]
    return {task.slug: [int(have(player, task)), int(need(task))] for task in tasks.TASKS}


def games() -> list[dict[str, Any]]:
    """Positions of random games, with what came of one move: the page must agree."""
    found: list[dict[str, Any]] = []
    for seats, seed in [(1, 3), (2, 5), (4, 8)]:
        game = find_game("bonfire")
        live = open_live(game, seats, game.settle(seats, {}), seed.to_bytes(32))
        chance = random.Random(seed)
        n = 0
        while not live.table.over:
            seat = live.table.to_act[0]
            options = [option.text for option in live.table.options(seat)]
            lit = [text for text in options if text.startswith("light ")]
            kept = [text for text in options if not text.startswith(("discard ", "pass"))] or options
            text = lit[0] if lit else chance.choice(kept)
            before = live.table.view(-1)
            far = progress(live.table, seat)
            made = live.act(seat, text)
            n += 1
            if text.startswith("lay ") or n % 25 == 0:
                events = [{"name": event.name, "args": event.args} for event in made.events]
                gifts = {slug: island["gifts"] for slug, island in before["islands"].items()}
                player = before["players"][seat]
                found.append(
                    {"seat": seat, "text": text, "events": events}
                    | {"player": player, "gifts": gifts, "progress": far}
                )
    keep = chance.sample(range(len(found)), 24)
    return [found[i] for i in sorted(keep)]


if __name__ == "__main__":
    wanted = {"components": components, "games": games}
    if len(sys.argv) != 2 or sys.argv[1] not in wanted:
        sys.exit(__doc__)
    print(
        json.dumps(
            wanted[sys.argv[1]](), indent=2 if sys.argv[1] == "components" else None, ensure_ascii=False
        )
    )
