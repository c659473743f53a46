"""A fingerprint of many random games: two builds that print the same one play the same games.

python -m tests.golden.playthroughs diamant
"""

from __future__ import annotations

import hashlib
import json
import sys

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.core.chance import Chance, seeded
from vatra.core.game import Game, Mode, find_game

ACTIONS = 600  # at least so many in every mode
MORE = {"bonfire": 3000}  # where novices are sent late and seldom


def some(texts: list[str], dice: Chance) -> str:
    """First what to do, then how: otherwise a game with many discards sees little else."""
    verbs = list(dict.fromkeys(text.split(" ")[0] for text in texts))
    verb = verbs[dice.below(len(verbs))]
    those = [text for text in texts if text.split(" ")[0] == verb]
    return those[dice.below(len(those))] if len(those) > 1 else those[0]


def fingerprint(game: Game, mode: Mode, whole: bool = False) -> str:
    """Who moved, what they could do, and how it ended; the `whole` also has what the table looked like."""
    digest = hashlib.sha256()
    number = actions = 0
    least = ACTIONS if whole else MORE.get(game.id, ACTIONS)
    while actions < least:
        table = game.new(mode.seats, mode.options, seeded(f"golden {number}"))
        dice = seeded(f"golden dice {number}")
        while not table.over:
            seat = table.to_act[dice.below(len(table.to_act))]
            texts = table.actions(seat)
            table.act(seat, some(texts, dice))
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
