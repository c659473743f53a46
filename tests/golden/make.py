"""Make golden files: games that have to replay for ever, and fingerprints of random play and of the index of actions.

    python -m tests.golden.make bonfire            the fingerprints: games go another way or have other actions, and it
                                                   is meant
    python -m tests.golden.make diamant            and logs that are missing, where the game has a folder for them
    python -m tests.golden.make diamant --again    all logs anew: only when the rules have changed, with their version

A log that exists is not touched: that an old game still replays is what it is there for.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path

from tests.conformance.play import random_live
from tests.golden.playthroughs import fingerprints

from vatra.core.chance import seeded
from vatra.core.game import Game, Mode, find_game
from vatra.core.log import log_of, open_live

HERE = Path(__file__).parent
FINGERPRINTS = HERE / "playthroughs.json"
ACTIONS = HERE / "actions.json"
NAMES = ["Олена", "Marek", "Ольга", "Anna", "Борис", "Łucja", "Ivan", "novice"]
PER_GAME = 12


def logs_of(game: Game) -> dict[Path, Mode]:
    """A dozen modes at most, spread over all of them, each with its file."""
    modes = game.modes()
    chosen = [modes[i * len(modes) // PER_GAME] for i in range(PER_GAME)] if len(modes) > PER_GAME else modes
    return {
        HERE / game.id / f"{str(mode).replace('=', '-').replace(' ', '_')}.jsonl": mode for mode in chosen
    }


def text_of(game: Game, mode: Mode) -> str:
    seed = hashlib.sha256(f"golden {game.id} {mode}".encode()).digest()
    live = open_live(game, mode.seats, game.settle(mode.seats, mode.options), seed)
    random_live(live, seeded(f"golden {mode}"))
    return log_of(live, NAMES[: mode.seats], seed).text()


def actions(game: Game) -> list[int | str]:
    """How many there are in the index, and a fingerprint of them in their order."""
    return [len(game.actions), hashlib.sha256("\n".join(game.actions).encode()).hexdigest()]


def write(file: Path, game: Game, found: object) -> None:
    known = json.loads(file.read_text()) if file.exists() else {}
    known[game.id] = found
    file.write_text(json.dumps(known, indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--again", action="store_true", help="rewrite logs that exist")
    given = parser.parse_args()
    game = find_game(given.game)
    for file, mode in logs_of(game).items() if (HERE / game.id).is_dir() else []:
        if given.again or not file.exists():
            file.write_text(text_of(game, mode), encoding="utf-8")
            print(f"{file.relative_to(HERE)}: {file.stat().st_size} bytes")
    write(FINGERPRINTS, game, fingerprints(game))
    write(ACTIONS, game, actions(game))


if __name__ == "__main__":
    main()
