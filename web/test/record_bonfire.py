"""Positions of Bonfire for the tests of its page (with vatra importable):

python web/test/record_bonfire.py > web/test/bonfire-games.json
"""

from __future__ import annotations

import json
import random
from typing import Any

from vatra.core.game import find_game
from vatra.core.log import open_live


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
            made = live.act(seat, text)
            n += 1
            if text.startswith("lay ") or n % 25 == 0:
                events = [{"name": event.name, "args": event.args} for event in made.events]
                player = before["players"][seat]
                found.append({"seat": seat, "text": text, "events": events, "player": player})
    keep = chance.sample(range(len(found)), 24)
    return [found[i] for i in sorted(keep)]


if __name__ == "__main__":
    print(json.dumps(games(), ensure_ascii=False))
