"""Many whole games: all invariants hold after every move, and every game is played again from its moves.

    python benchmarks/many_games.py glow --games 10000 --jobs 2
    python benchmarks/many_games.py glow --bots skilled --games 1000 --each --jobs 2 --record skilled.txt
    python benchmarks/many_games.py glow --bots expert --games 50 --each --jobs 2 --record expert.txt

`--games` are spread over all modes; with `--each` every mode gets so many, and with `--all` the modes are all
combinations of what is played differently. Game by game, `--record` writes a line with the game's number, its moves,
the end of its position's digest, and its mode; started again with the same file, the script goes on where it stopped.
Everything follows from the number of the game alone. The first fault ends the run.
"""

from __future__ import annotations

import argparse
import functools
import multiprocessing
import time
from pathlib import Path

import vatra.games  # noqa: F401  (puts the games on the shelf)
from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Game, Mode, find_game, games
from vatra.core.seen import Seen


def play(game: Game, mode: Mode, bot: str, seed: int) -> tuple[int, str]:
    """One game; says how many moves it had and the digest of its last position. Every position is checked."""
    table = game.new(mode.seats, mode.options, seeded(f"many {seed} {mode}"))
    players = [make_bot(bot, game, f"{bot} {seat} {seed} {mode}") for seat in range(mode.seats)]
    order = seeded(f"order {seed} {mode}")
    moves: list[tuple[int, str]] = []
    progress = 0.0
    while not table.over:
        waiting = table.to_act
        assert waiting, f"nobody can act: {mode} {seed}"
        seat = waiting[order.below(len(waiting))]
        action = players[seat].choose(Seen(table, seat)).action
        moves.append((seat, action.text))
        table.take(seat, action)
        faults = game.check(table)
        assert not faults, f"{faults} after {moves[-1]}: {mode} {seed}"
        assert game.progress(table) >= progress, f"progress goes back: {mode} {seed}"
        progress = game.progress(table)
    assert table.result is not None
    again = game.new(mode.seats, mode.options, seeded(f"many {seed} {mode}"))
    for seat, text in moves:
        again.act(seat, text)
    assert again.digest() == table.digest(), f"a replay ends elsewhere: {mode} {seed}"
    return len(moves), table.digest()


def modes_of(game: Game, all: bool) -> list[Mode]:
    return game.all_modes() if all else game.modes()


def numbered(task: tuple[str, str, int], all: bool = False) -> str:
    """Game `number` as a line of the record. Modes take turns."""
    id, bot, number = task
    game = find_game(id)
    modes = modes_of(game, all)
    mode = modes[number % len(modes)]
    moves, digest = play(game, mode, bot, number)
    return f"{number} {moves} {digest[-12:]} {mode}"


def numbers_in(record: Path) -> set[int]:
    """The games that a record has; a last line that was not finished does not count."""
    if not record.exists():
        return set()
    return {
        int(line.split(" ")[0]) for line in record.read_text().splitlines(keepends=True) if line[-1] == "\n"
    }


def mend(record: Path) -> None:
    """Drop a last line that was not finished."""
    if record.exists():
        text = record.read_text()
        record.write_text(text[: text.rfind("\n") + 1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Play many games and check everything.")
    parser.add_argument("game", choices=[game.id for game in games()])
    parser.add_argument("--bots", default="random", help="all seats: random, or a level of the game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--each", action="store_true", help="so many games in every mode")
    parser.add_argument("--all", action="store_true", help="all combinations instead of the usual modes")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--record", type=Path, help="a text file to write, and to go on from")
    given = parser.parse_args()
    modes = len(modes_of(find_game(given.game), given.all))
    wanted = given.games * (modes if given.each else 1)
    done = numbers_in(given.record) if given.record else set()
    tasks = [(given.game, given.bots, number) for number in range(wanted) if number not in done]
    play_one = functools.partial(numbered, all=given.all)
    begin = time.monotonic()
    with multiprocessing.Pool(given.jobs) as pool:
        if given.record:
            mend(given.record)
            with given.record.open("a") as file:
                for line in pool.imap_unordered(play_one, tasks):
                    file.write(line + "\n")
                    file.flush()
        else:
            for _ in pool.imap_unordered(play_one, tasks):
                pass
    print(
        f"{wanted} games of {given.bots} players over {modes} modes ({wanted - len(tasks)} done before)"
        f" in {time.monotonic() - begin:.0f} s: all is well"
    )


if __name__ == "__main__":
    main()
