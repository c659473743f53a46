"""Prints a recorded game for `scenes.test.ts`: every step of a random game as [events, view after them].

python web/test/record_diamant.py > web/test/diamant-game.json      (with vatra importable)
"""

from __future__ import annotations

import json
import random
from typing import Any

import vatra
from vatra.core.event import Event
from vatra.core.game import find_game
from vatra.core.log import open_live


def record(seed: int) -> dict[str, Any]:
    """Three explorers who mostly go on, with numbered relics: claims, losses and narrow escapes all happen."""
    game = find_game("diamant")
    live = open_live(game, 3, game.settle(3, {"relics": "numbered"}), seed.to_bytes(32))
    chance = random.Random(seed)
    start = live.table.view(-1)
    steps: list[list[Any]] = []
    while not live.table.over:
        seat = chance.choice(live.table.to_act)
        made = live.act(seat, "back" if chance.random() < 0.22 else "deeper")
        if made.events:
            steps.append([[said(event) for event in made.events], live.table.view(-1)])
    return {"start": start, "steps": steps}


def said(event: Event) -> dict[str, Any]:
    return {"name": event.name, "args": event.args}


if __name__ == "__main__":
    assert vatra.__version__
    print(json.dumps(record(59), separators=(",", ":")))
