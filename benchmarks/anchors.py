"""How many times as fast as catanatron (Catan, plain Python) the games are. Run it on an installed (compiled) Vatra:

    python -m venv SOMEWHERE && SOMEWHERE/bin/pip install catanatron
    python benchmarks/anchors.py SOMEWHERE/bin/python [SECONDS] [ROUNDS]

Four players decide at random on both sides; actions are counted over whole games, copies are made in the middle of
one. Both take turns, round by round, on seconds of the processor, and the best round of each counts: what else the
machine does can only make a round slower.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable

from vatra.cli.bench import halfway
from vatra.core.game import Game, games
from vatra.core.playout import copies, playouts

SEATS = 4
THEIRS = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
def new():
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
def actions():
    game, done = new(), 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        done += 1
    return done
middle = new()
for _ in range(250):
    middle.play_tick()
def copies():
    for _ in range(50):
        middle.copy()
    return 50
def rate(work, seconds):
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent
for line in sys.stdin:
    print(json.dumps([rate(actions, float(line)), rate(copies, float(line))]), flush=True)
"""


def rate(work: Callable[[int], int], seconds: float) -> float:
    done, rounds, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work(rounds)
        rounds += 1
    return done / spent


def ours(game: Game, seconds: float) -> tuple[float, float]:
    settings = game.settle(SEATS, {})
    middle = halfway(game, SEATS, settings)

    def copied(_: int) -> int:
        copies(middle, 100)
        return 100

    def played(number: int) -> int:
        return playouts(game, SEATS, settings, 10, number * 10)

    return rate(played, seconds), rate(copied, seconds)


def main() -> None:
    python, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    found: dict[str, list[tuple[float, float]]] = {}
    with subprocess.Popen([python, "-c", THEIRS], stdin=-1, stdout=-1, text=True, bufsize=1) as other:
        assert other.stdin
        assert other.stdout
        for _ in range(rounds):
            print(seconds, file=other.stdin, flush=True)
            found.setdefault("catanatron", []).append(tuple(json.loads(other.stdout.readline())))
            for game in games():
                found.setdefault(game.id, []).append(ours(game, seconds))
        other.stdin.close()
    best = {name: [max(column) for column in zip(*rates, strict=True)] for name, rates in found.items()}
    for name, (actions, copied) in best.items():
        times = [mine / theirs for mine, theirs in zip((actions, copied), best["catanatron"], strict=True)]
        print(
            f"{name:14}{actions:>12,.0f} actions/s ({times[0]:.1f} times){copied:>12,.0f} copies/s ({times[1]:.1f})"
        )


if __name__ == "__main__":
    main()
