"""Real questions for the page's tests, from random games.

python web/test/record_asks.py            writes web/test/asks.json, for gesture.test.ts
python web/test/record_asks.py --drawn    prints them with the positions in which they are asked, for drawn.test.ts
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from vatra.core.chance import seeded
from vatra.core.game import Game, Mode, games

EACH = 2  # questions of every kind, those with the most options


def questions(game: Game, modes: list[Mode], drawn: bool = False) -> list[dict[str, Any]]:
    """Of each kind of question those with the most options."""
    found: dict[str, list[dict[str, Any]]] = {}
    for n, mode in enumerate(modes):
        table, dice = game.new(mode.seats, mode.options, seeded(n)), seeded(f"dice {n}")
        while not table.over:
            seat = table.to_act[dice.below(len(table.to_act))]
            ask = table.ask(seat)
            options = table.options(seat)
            kind = type(getattr(ask, "ask", ask)).__name__
            best = found.setdefault(kind, [])
            if len(best) < EACH or len(best[-1]["options"]) < len(options):
                named = [{"text": one.text, "things": ask.things(table, seat, one)} for one in options]
                asked: dict[str, Any] = {"game": game.id, "ask": kind, "options": named}
                if drawn:
                    asked |= {
                        "seat": seat,
                        "seats": table.seats,
                        "view": table.view(seat),
                        "settings": dict(table.settings),
                    }
                    asked["about"] = game.naming().event(ask.prompt(table, seat), {"seat": seat})
                best.append(asked)
                best.sort(key=lambda one: -len(one["options"]))
                del best[EACH:]
            table.take(seat, options[dice.below(len(options))])
    return [one for kind in sorted(found) for one in found[kind]]


def some(modes: list[Mode]) -> list[Mode]:
    return modes[:: max(1, len(modes) // 5)]


if __name__ == "__main__":
    if "--drawn" in sys.argv:
        print(json.dumps({game.id: questions(game, game.modes(), drawn=True) for game in games()}))
    else:
        rows = [
            json.dumps(one, ensure_ascii=False)
            for game in games()
            for one in questions(game, some(game.modes()))
        ]
        text = "[\n" + ",\n".join(rows) + "\n]\n"
        (Path(__file__).parent / "asks.json").write_text(text, encoding="utf-8")
