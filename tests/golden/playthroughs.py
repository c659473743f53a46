"""A fingerprint of many random games: two builds that print the same one play the same games.

python -m tests.golden.playthroughs diamant
"""

from __future__ import annotations

import hashlib
import json
import sys

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import seeded
from vatra.core.game import Game, Mode, find_game

ACTIONS = 600  # at least so many in every mode


def fingerprint(game: Game, mode: Mode, whole: bool) -> str:
    """Who moved, what they could do, and how it ended; the `whole` also has what the table looked like."""
    digest = hashlib.sha256()
    number = actions = 0
    while actions < ACTIONS:
        table = game.new(mode.seats, mode.options, seeded(f"golden {number}"))
        dice = seeded(f"golden dice {number}")
        while not table.over:
            seat = table.to_act[dice.below(len(table.to_act))]
            texts = table.actions(seat)
            table.act(seat, texts[dice.below(len(texts))])
            digest.update(f"{seat}{texts}".encode())
            actions += 1
            if whole and actions % 5 == 0:
                digest.update(f"{table.digest()}{json.dumps(table.view(seat))}".encode())
        result = table.result
        assert result is not None
        digest.update(json.dumps(result.data()).encode())
        number += 1
    return digest.hexdigest()


def fingerprints(game: Game, whole: bool = False) -> dict[str, str]:
    return {str(mode): fingerprint(game, mode, whole) for mode in game.modes()}


if __name__ == "__main__":
    print(json.dumps(fingerprints(find_game(sys.argv[1]), whole=True)))
