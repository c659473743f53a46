"""What an open table keeps in memory, by game: played at random, or by its novices, to three fifths of the game.

    python benchmarks/memory.py            # at random
    python benchmarks/memory.py novice     # games of people last longer: this is nearer to them

MB of what Python's allocator handed out for the table with its log, without the game's own cards and words; mean and
largest of four games with as many seats as the game allows, up to four.
"""

from __future__ import annotations

import gc
import sys
import tracemalloc

import vatra.games  # noqa: F401  (they register themselves)
from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Game, games
from vatra.core.live import Live
from vatra.core.seen import Seen

GAMES = 4
PART = 0.6


def play(game: Game, player: str, number: int, moves: int) -> Live:
    """The table after so many moves; fewer when the game is over before."""
    seats = min(4, game.max_seats)
    live = Live(lambda: game.new(seats, {}, seeded(f"memory {number}")))
    bots = [make_bot(player, game, f"memory {number} {seat}") for seat in range(seats)]
    while not live.table.over and len(live.records) < moves:
        seat = live.table.to_act[0]
        live.act(seat, bots[seat].choose(Seen(live.table, seat)).action.text)
    return live


def measured(game: Game, player: str, number: int) -> float:
    """MB that the table holds, measured by letting go of it."""
    moves = int(PART * len(play(game, player, number, 100_000).records))
    gc.collect()
    tracemalloc.start()
    live: list[Live] = [play(game, player, number, moves)]
    gc.collect()
    with_table = tracemalloc.get_traced_memory()[0]
    live.clear()
    gc.collect()
    held = with_table - tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held / 1_000_000


def main() -> None:
    player = sys.argv[1] if len(sys.argv) > 1 else "random"
    for game in games():
        found = [measured(game, player, number) for number in range(GAMES)]
        print(f"{game.id}: {sum(found) / len(found):.3f} MB, largest {max(found):.3f}", flush=True)


if __name__ == "__main__":
    main()
