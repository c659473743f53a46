"""Real questions for gesture.test.ts: `python web/test/record_asks.py` writes web/test/asks.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from vatra.core.chance import seeded
from vatra.core.game import Game, games

EACH = 2  # questions of every kind, those with the most options


def questions(game: Game) -> list[dict[str, Any]]:
    """Of each kind of question those with the most options, from random games in a few modes."""
    found: dict[str, list[dict[str, Any]]] = {}
    for n, mode in enumerate(game.modes()[:: max(1, len(game.modes()) // 5)]):
        table, dice = game.new(mode.seats, mode.options, seeded(n)), seeded(f"dice {n}")
        while not table.over:
            seat = table.to_act[dice.below(len(table.to_act))]
            ask = table.ask(seat)
            options = table.options(seat)
            kind = type(getattr(ask, "ask", ask)).__name__
            named = [{"text": one.text, "things": ask.things(table, seat, one)} for one in options]
            best = [*found.get(kind, []), {"game": game.id, "ask": kind, "options": named}]
            found[kind] = sorted(best, key=lambda one: -len(one["options"]))[:EACH]
            table.take(seat, options[dice.below(len(options))])
    return [one for kind in sorted(found) for one in found[kind]]


if __name__ == "__main__":
    rows = [json.dumps(one, ensure_ascii=False) for game in games() for one in questions(game)]
    text = "[\n" + ",\n".join(rows) + "\n]\n"
    (Path(__file__).parent / "asks.json").write_text(text, encoding="utf-8")
