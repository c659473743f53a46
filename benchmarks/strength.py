"""How strong a player is: fixed numbers of fixed deals, with intervals and the time it thinks.

    python benchmarks/strength.py glow expert skilled --games 400 --option map=shadows
    python benchmarks/strength.py glow expert --games 100                     # alone, against the game's own rival
    python benchmarks/strength.py spirit_island expert --games 100 --each spirit-1
    python benchmarks/strength.py diamant expert mcts:1000 mcts:1000 mcts:1000 --games 1000

The first player is measured among the others. Every deal is played once from each seat it can have, so games come in
groups with the same deal; intervals of leads are over groups. All follows from `--seed` and the number of the game: the
same command gives the same games. `--record FILE` keeps every game and goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path
from typing import Any

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Game, find_game
from vatra.core.seen import Seen
from vatra.core.table import Table
from vatra.lab.match import wilson

# 97.5 % points of Student's t for few degrees of freedom; the normal one beyond.
STUDENT = [
    12.71,
    4.30,
    3.18,
    2.78,
    2.57,
    2.45,
    2.36,
    2.31,
    2.26,
    2.23,
    2.20,
    2.18,
    2.16,
    2.14,
    2.13,
    2.12,
    2.11,
    2.10,
]
NORMAL = 1.96
OPEN = ("random", "chosen")


def play(game: Game, players: list[str], seat: int, deal: str, options: dict[str, Any]) -> dict[str, Any]:
    """One game of the first player in this seat, the others behind it in turn."""
    seats = len(players)
    table = game.new(seats, options, seeded(deal))
    names = [players[(at - seat) % seats] for at in range(seats)]
    bots = [make_bot(name, game, f"{deal} player {at}") for at, name in enumerate(names)]
    moves, spent, slowest = 0, 0.0, 0.0
    while not table.over:
        at = table.to_act[0]
        begin = time.process_time()
        action = bots[at].choose(Seen(table, at)).action
        took = time.process_time() - begin
        if at == seat:
            moves, spent, slowest = moves + 1, spent + took, max(slowest, took)
        table.take(at, action)
    result = table.result
    assert result is not None
    return {
        "deal": deal,
        "seat": seat,
        "share": 1 / len(result.winners) if seat in result.winners else 0.0,
        "common": result.cooperative and bool(result.winners),
        "points": result.scores[seat],
        "rival": best_rival(table, seat),
        "reason": result.reason,
        "moves": moves,
        "spent": round(spent, 4),
        "slowest": round(slowest, 4),
    }


def best_rival(table: Table, seat: int) -> int:
    """The points of the best of the others; alone those of whom the game plays against."""
    result = table.result
    assert result is not None
    others = [score for at, score in enumerate(result.scores) if at != seat]
    if not others or result.cooperative:
        view = table.view(seat)
        others = [int(view[name]["total"]) for name in ("arthur", "tom") if view.get(name)]
    return max(others, default=0)


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    t = STUDENT[n - 2] if n - 2 < len(STUDENT) else NORMAL
    return mean, t * math.sqrt(variance / n)


def told(name: str, games: list[dict[str, Any]]) -> str:
    """One line for a table of results."""
    n = len(games)
    won = sum(1.0 if game["common"] else game["share"] for game in games)
    low, high = wilson(won / n, n)
    groups: dict[str, list[float]] = {}
    for game in games:
        groups.setdefault(game["deal"], []).append(float(game["points"] - game["rival"]))
    lead, error = mean_and_error([sum(leads) / len(leads) for leads in groups.values()])
    moves = sum(game["moves"] for game in games)
    spent = 1000 * sum(game["spent"] for game in games) / max(1, moves)
    points = sum(game["points"] for game in games) / n
    rivals = sum(game["rival"] for game in games) / n
    reasons: dict[str, int] = {}
    for game in games:
        reasons[game["reason"]] = reasons.get(game["reason"], 0) + 1
    ends = ", ".join(
        f"{reason} {count}" for reason, count in sorted(reasons.items(), key=lambda one: -one[1])
    )
    slowest = max(game["slowest"] for game in games)
    return (
        f"{name}: {won:g} of {n}, {100 * won / n:.1f} % [{100 * low:.1f}, {100 * high:.1f}];"
        f" lead {lead:+.1f} ± {error:.1f} ({points:.1f} : {rivals:.1f});"
        f" {spent:.1f} ms a move, slowest {slowest:.2f} s; {ends}"
    )


def measured(
    game: Game, players: list[str], games: int, seed: str, options: dict[str, Any], record: Path | None
) -> list[dict[str, Any]]:
    seats = len(players)
    places = 1 if len(set(players)) == 1 else seats  # players that are all alike need not change seats
    key = json.dumps([game.id, players, seed, options], sort_keys=True)
    done: dict[tuple[str, int], dict[str, Any]] = {}
    if record is not None and record.exists():
        lines = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
        done = {(line["deal"], line["seat"]): line for line in lines if line["key"] == key}
    found: list[dict[str, Any]] = []
    for number in range(games):
        deal, seat = f"{seed} {number // places}", number % places
        if (deal, seat) not in done:
            line = play(game, players, seat, deal, options) | {"key": key}
            done[deal, seat] = line
            if record is not None:
                with record.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
        found.append(done[deal, seat])
    return found


def values_of(game: Game, option: str) -> list[str]:
    """All that an option of the game can be set to, without those that leave it open."""
    for one in game.options:
        if one.id == option:
            return [str(value) for value in one.values if value not in OPEN]
    raise SystemExit(
        f"{game.id} has no option '{option}'; it has {', '.join(one.id for one in game.options)}"
    )


def settings(game: Game, seats: int, words: list[str]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        options[name] = int(value) if value.lstrip("-").isdigit() else value
    game.settle(seats, options)  # raises what is wrong with them
    return options


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("player")
    parser.add_argument("others", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--each", default="", metavar="OPTION", help="once with every value of this option")
    parser.add_argument("--record", type=Path)
    asked = parser.parse_args()
    game = find_game(asked.game)
    players = [asked.player, *asked.others]
    options = settings(game, len(players), asked.option)
    values = values_of(game, asked.each) if asked.each else [""]
    everything: list[dict[str, Any]] = []
    for value in values:
        more = {asked.each: value} if value else {}
        games = measured(game, players, asked.games, asked.seed, options | more, asked.record)
        everything += games
        print(told(value or " ".join(players), games), flush=True)
    if asked.each:
        print(told("all", everything))


if __name__ == "__main__":
    main()
