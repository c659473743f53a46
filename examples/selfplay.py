"""A network learns a game from itself: it holds every seat of every table, and learns from all of them.

    python -m examples.selfplay diamant --seats 4 --games 6000 --seed 1 --out build/selfplay

64 tables are played side by side, one decision at each (`AecVectorEnv`), so that the network is asked for all at once.
What a seat's decisions were good for is what it won in the end. Now and then the network is measured against bots that
it has never met. In the folder: `curve.csv`, `curve.svg` and `network.npz`.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
from examples.network import Network, improve
from examples.ppo import measure

from vatra.envs import AecVectorEnv
from vatra.lab import curve

TABLES = 64
ROUND = 128  # games between two improvements
FINAL = 2000  # games against each bot, in the end
LOOKS = 8  # how often it is measured


def learn(
    game: str,
    *,
    seats: int | None = None,
    games: int = 6000,
    seed: int = 1,
    rate: float = 1e-3,
    against: tuple[str, ...] = ("random", "novice"),
    measured: int = 500,
) -> tuple[Network, dict[str, list[tuple[float, float]]]]:
    """The network, and its share of wins against each of these bots, after so many games."""
    dice = np.random.default_rng(seed)
    envs = AecVectorEnv(game, TABLES, seats=seats)
    network = Network(envs.parts.high, len(envs.parts.actions), seed=seed)
    seen = envs.reset(seed=seed * TABLES)
    ended = np.zeros(TABLES, bool)
    found: dict[str, list[tuple[float, float]]] = {bot: [] for bot in against}
    rounds = max(1, games // ROUND)
    going: list[dict[int, list[Any]]] = [defaultdict(list) for _ in range(TABLES)]
    for turn in range(rounds + 1):
        if turn * LOOKS // rounds > (turn - 1) * LOOKS // rounds:
            for bot in against:
                rate_of = measure(network, game, measured, seed, seats=seats, opponents=bot)[0]
                found[bot].append((turn * ROUND, rate_of))
        batch: dict[str, list[Any]] = defaultdict(list)
        over = 0
        while over < ROUND and turn < rounds:
            rows, masks, turns = seen["observation"].copy(), seen["action_mask"].copy(), envs.turns
            actions, logs, worth = network.choose(rows, masks, dice)
            for at in (~ended).nonzero()[0]:  # after the end of a game the next step deals a new one
                going[at][turns[at]].append((rows[at], masks[at], actions[at], logs[at], worth[at]))
            seen, rewards, ended = envs.step(actions)
            for at in ended.nonzero()[0]:
                for seat, decisions in going[at].items():
                    gather(batch, decisions, rewards[at, seat])
                going[at] = defaultdict(list)
            over += int(ended.sum())
        if batch:
            arrays = {name: np.array(values) for name, values in batch.items()}
            improve(network, arrays, dice, rate=rate * (1 - turn / rounds))
    return network, found


def gather(batch: dict[str, list[Any]], decisions: list[Any], won: float) -> None:
    """All that one seat decided in a game that is over."""
    for seen, mask, action, log, worth in decisions:
        for name, value in zip(
            ("seen", "mask", "action", "log", "return", "gain"),
            (seen, mask, action, log, won, won - worth),
            strict=True,
        ):
            batch[name].append(value)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--seats", type=int)
    words.add_argument("--games", type=int, default=6000)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, default=Path("build/selfplay"))
    given = words.parse_args()
    network, found = learn(given.game, seats=given.seats, games=given.games, seed=given.seed)
    given.out.mkdir(parents=True, exist_ok=True)
    network.save(given.out / "network.npz")
    rows = [f"{bot},{games},{wins:.4f}" for bot, points in found.items() for games, wins in points]
    (given.out / "curve.csv").write_text("\n".join(["against,games,wins", *rows, ""]), encoding="utf-8")
    fair = 1 / network_seats(given.game, given.seats)
    curve(f"{given.game} from itself", found, mark=fair).save(given.out / "curve.svg")
    for bot in found:
        rate, (low, high) = measure(network, given.game, FINAL, given.seed, seats=given.seats, opponents=bot)
        after = f"{given.game} after {given.games:,} games with itself"
        print(f"{after}: wins {rate:.1%} [{low:.1%}, {high:.1%}] against {bot}")


def network_seats(game: str, seats: int | None) -> int:
    return AecVectorEnv(game, seats=seats).parts.seats


if __name__ == "__main__":
    main()
