"""A network learns a game against bots, by proximal policy optimisation, in NumPy alone.

    python -m examples.ppo diamant --seats 4 --opponents novice --steps 400000 --seed 1 --out build/ppo

One seat learns; bots hold the others. 64 tables are stepped together (`SeatVectorEnv`). In the folder: `curve.csv`,
`curve.svg` and `network.npz`. The same command gives the same numbers on the same machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from examples.network import Array, Network, improve

from vatra.envs import SeatVectorEnv
from vatra.lab import curve
from vatra.lab.match import wilson

TABLES, TURNS = 64, 64  # decisions between two improvements: their product
KEPT = ("seen", "mask", "action", "log", "worth", "reward", "over", "played")
GAMES = 300  # over at least so many a point of the curve is a mean


def learn(
    game: str,
    *,
    seats: int | None = None,
    opponents: Any = "novice",
    options: dict[str, Any] | None = None,
    steps: int = 400_000,
    seed: int = 1,
    rate: float = 1e-3,
    worth_of_next: float = 0.95,
) -> tuple[Network, list[tuple[float, float]]]:
    """The network, and its share of wins along the way: after so many decisions, over the games since the last."""
    envs = SeatVectorEnv(game, TABLES, seats=seats, opponents=opponents, options=options)
    dice = np.random.default_rng(seed)
    network = Network(envs.parts.high, len(envs.parts.actions), seed=seed)
    now: Any = envs.reset(seed=seed)[0]
    over = np.zeros(TABLES, bool)
    found: list[tuple[float, float]] = []
    wins: list[float] = []
    for update in range(max(1, steps // (TABLES * TURNS))):
        rows: dict[str, list[Array]] = {name: [] for name in KEPT}
        for _ in range(TURNS):
            actions, logs, worth = network.choose(now["observation"], now["action_mask"], dice)
            rows["seen"].append(now["observation"].copy())
            rows["mask"].append(now["action_mask"].copy())
            rows["played"].append(~over)  # after the end of a game the next step deals a new one
            now, rewards, over, _, _ = envs.step(actions)
            for name, values in zip(
                ("action", "log", "worth", "reward", "over"),
                (actions, logs, worth, rewards, over),
                strict=True,
            ):
                rows[name].append(values)
            wins += rewards[over].tolist()
        batch = {name: np.array(values) for name, values in rows.items()}
        worth_now = network.forward(now["observation"], now["action_mask"])[1]
        batch["gain"] = gains(batch, worth_now, worth_of_next)
        batch["return"] = batch["gain"] + batch["worth"]
        played = batch.pop("played").reshape(-1)
        flat = {name: values.reshape(-1, *values.shape[2:])[played] for name, values in batch.items()}
        share = 1 - update * TABLES * TURNS / max(1, steps)
        improve(network, flat, dice, rate=rate * share)
        if len(wins) >= GAMES:
            found.append(((update + 1) * TABLES * TURNS, float(np.mean(wins))))
            wins = []
    return network, found


def gains(batch: dict[str, Array], last: Array, worth_of_next: float) -> Array:
    """How much better each decision was than the position promised (generalised advantage estimation)."""
    found, ahead, gain = np.zeros_like(batch["worth"]), last, np.zeros_like(last)
    for turn in range(len(found) - 1, -1, -1):
        goes_on = ~batch["over"][turn]
        gain = batch["reward"][turn] + goes_on * (ahead + worth_of_next * gain) - batch["worth"][turn]
        found[turn], ahead = gain, batch["worth"][turn]
    return found


def measure(
    network: Network, game: str, games: int, seed: int, **table: Any
) -> tuple[float, tuple[float, float]]:
    """The share of wins over fresh games, where the network draws by its odds; and where it lies with 95 %."""
    envs = SeatVectorEnv(game, TABLES, **table)
    dice = np.random.default_rng(seed)
    now: Any = envs.reset(seed=1_000_000 + seed)[0]
    wins: list[float] = []
    while len(wins) < games:
        actions, _, _ = network.choose(now["observation"], now["action_mask"], dice)
        now, rewards, over, _, _ = envs.step(actions)
        wins += rewards[over].tolist()
    rate = float(np.mean(wins))
    return rate, wilson(rate, len(wins))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("--seats", type=int)
    words.add_argument("--opponents", default="novice")
    words.add_argument("--steps", type=int, default=400_000)
    words.add_argument("--games", type=int, default=2000, help="to measure the network with")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", type=Path, default=Path("build/ppo"))
    given = words.parse_args()
    table = {"seats": given.seats, "opponents": given.opponents}
    network, found = learn(given.game, steps=given.steps, seed=given.seed, **table)
    rate, (low, high) = measure(network, given.game, given.games, given.seed, **table)
    given.out.mkdir(parents=True, exist_ok=True)
    network.save(given.out / "network.npz")
    rows = [f"{steps},{wins:.4f}" for steps, wins in found]
    (given.out / "curve.csv").write_text("\n".join(["steps,wins", *rows, ""]), encoding="utf-8")
    curve(f"{given.game} against {given.opponents}", {"wins": found}).save(given.out / "curve.svg")
    against = f"{given.game}, {given.steps:,} decisions against {given.opponents}"
    print(f"{against}: wins {rate:.1%} [{low:.1%}, {high:.1%}] of {given.games:,} fresh games")


if __name__ == "__main__":
    main()
