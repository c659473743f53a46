"""Learn by play what Spirit Island's players should count for how much.

    python benchmarks/learn.py play --games 1600 --record build/learned.jsonl     # goes on where it stopped
    python benchmarks/learn.py fit build/learned.jsonl --clear 2

In every game the weights of one spirit are turned up and down by lot, a group of weights at a time, and so are its
points for ways to grow; a quick player plays it. What goes with winning is then found twice. *By play*: how much
farther the games came in which a group was turned up. *By position*: which parts of `worth` at the start of a turn
foretell victory. `fit` prints both, and tables for `weights.toml` that move only what is clear by play. A table is a
guess until `benchmarks/strength.py` has shown it on other deals. All follows from `--seed` and the number of the game.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.seen import Seen
from vatra.games.spirit_island.bot.levels import Depth, Thought
from vatra.games.spirit_island.bot.weights import HOUSE, NAMES, OWN, Sheet, Weights
from vatra.games.spirit_island.bot.worth import worth
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.table import Island

QUICK = Depth(1, 1)
GROUPS = {
    "explorers": ["explorer", "struck_explorer"],
    "towns": ["town", "struck_town"],
    "cities": ["city", "struck_city"],
    "builds": ["built_town", "built_city", "reached"],
    "next": ["next_ravage"],
    "later": ["later"],
    "ravage": ["coming_blight", "cascade", "coming_loss"],
    "blight": ["blight"],
    "danger": ["danger", "blighted"],
    "doom": ["doom"],
    "dahan": ["dahan", "coming_death"],
    "presence": ["presence", "lands", "sacred"],
    "near": ["near", "near_sacred"],
    "space": ["space"],
    "engine": ["engine"],
    "cards": ["hand", "discard"],
    "energy": ["energy"],
    "fear": ["fear", "level"],
    "haste": ["haste"],
    "way": ["way"],
    "last": ["last_buildings", "last_cities"],
}
POINTS = {"growth 1": 2.0, "growth 2": 2.0, "growth 3": 2.0, "gain major": 2.0, "track cards": 2.0}
QUESTIONS = [*GROUPS, *POINTS]
Numbers = NDArray[np.float64]

# -- games -------------------------------------------------------------------------------------------------------------


def like(weights: Weights, model: Weights) -> Weights:
    for name in NAMES:
        setattr(weights, name, getattr(model, name))
    weights.points = dict(model.points)
    weights.engines = model.engines  # no group has a part in them
    return weights


def disturbed(start: Weights, x: dict[str, float]) -> Weights:
    """Each group times e to the power of its number; points are added."""
    found = like(Weights(), start)
    for group, names in GROUPS.items():
        for name in names:
            setattr(found, name, getattr(start, name) * math.exp(x.get(group, 0.0)))
    for words, unit in POINTS.items():
        found.points[words] = found.points.get(words, 0.0) + unit * x.get(words, 0.0)
    return found


def parts(t: Island, start: Weights) -> list[float]:
    """What each group adds to what the island is worth: `worth` is linear in nearly all its weights."""
    base = worth(t, Sheet([start]))
    found: list[float] = []
    for names in GROUPS.values():
        more = disturbed(start, {})
        for name in names:
            setattr(more, name, 2.0 * getattr(start, name))
        found.append(round(worth(t, Sheet([more])) - base, 3))
    return found


def how_far(t: Island) -> float:
    """Finer than won or lost: what a lost game lived through and the fear it made, what a won one had left."""
    if t.won:
        return 1.0 + 0.05 * len(t.stages) + (0.0 if t.blighted else 0.1)
    fear = float(t.earned * t.fear_size + t.fear)
    return min(0.9, 0.06 * (float(t.turn) - 1.0) + 0.01 * fear)


def play(slug: str, deal: str, size: float) -> dict[str, Any]:
    game = find_game("spirit_island")
    t = game.new(1, {"spirit-1": slug}, seeded(deal))
    assert isinstance(t, Island)
    lot = random.Random(deal)
    own = OWN.setdefault(slug, Weights())  # what the player counts by, as long as nobody else made a sheet
    start = like(Weights(), own)
    x = {name: round(lot.gauss(0.0, size), 3) for name in QUESTIONS}
    chance = seeded(f"{deal} player")
    positions: list[list[float]] = []
    turn = 0
    like(own, disturbed(start, x))
    try:
        while not t.over:
            if t.lanes and t.turn > max(1, turn):
                turn = int(t.turn)
                positions.append([float(turn), *parts(t, start)])
            t.take(0, Thought(Seen(t, 0), chance, QUICK).judge().action)
    finally:
        like(own, start)
    return {"deal": deal, "spirit": slug, "won": bool(t.won), "far": how_far(t), "x": x, "turns": positions}


def record(asked: argparse.Namespace) -> None:
    done = {game["deal"] for game in read(asked.record)} if asked.record.exists() else set()
    asked.record.parent.mkdir(parents=True, exist_ok=True)
    with asked.record.open("a", encoding="utf-8") as file:
        for number in range(asked.games):
            slug = asked.spirits[number % len(asked.spirits)]
            deal = f"{asked.seed} {slug} {number // len(asked.spirits)}"
            if deal not in done:
                file.write(json.dumps(play(slug, deal, asked.size)) + "\n")
                file.flush()


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


# -- what they say -----------------------------------------------------------------------------------------------------


def solved(a: Numbers, y: Numbers, prior: Numbers) -> tuple[Numbers, Numbers]:
    """Ridge regression: what each column brings, and its error."""
    inverse = np.linalg.inv(a.T @ a + np.diag(prior))
    found = inverse @ a.T @ y
    left = y - a @ found
    return found, np.sqrt(np.diag(inverse) * (left @ left) / max(1, len(y) - a.shape[1]))


def by_play(games: list[dict[str, Any]]) -> tuple[Numbers, Numbers]:
    """How much further a game came for each question turned up by e, in spreads of its spirit's games."""
    far = np.array([game["far"] for game in games])
    for slug in {game["spirit"] for game in games}:
        here = np.array([game["spirit"] == slug for game in games])
        far[here] = (far[here] - far[here].mean()) / max(1e-6, far[here].std())
    x = np.array([[game["x"][name] for name in QUESTIONS] for game in games])
    return solved(x, far, np.full(len(QUESTIONS), 1e-3))


def by_position(games: list[dict[str, Any]], rounds: int = 20) -> tuple[Numbers, Numbers]:
    """Logistic regression of victory on the parts of `worth` at the start of every turn, held back towards what they
    count today: 1 is as now. The turns of one game together count as much as two."""
    rows = [
        (turn[0], turn[1:], game["won"], 2.0 / len(game["turns"])) for game in games for turn in game["turns"]
    ]
    turns = np.array([min(row[0], 12.0) for row in rows])
    groups = np.array([row[1] for row in rows])
    y = np.array([float(row[2]) for row in rows])
    share = np.array([row[3] for row in rows])
    scale = 1.0 / max(1e-6, groups.sum(axis=1).std())
    a = np.column_stack([*[turns == turn for turn in range(2, 13)], scale * groups]).astype(float)
    prior = np.array([0.05] * 11 + [4.0] * len(GROUPS))
    centre = np.array([0.0] * 11 + [1.0] * len(GROUPS))
    b = centre.copy()
    for _ in range(rounds):
        p = 1.0 / (1.0 + np.exp(-np.clip(a @ b, -30.0, 30.0)))
        heavy = share * np.maximum(p * (1.0 - p), 1e-4)
        inverse = np.linalg.inv(a.T @ (a * heavy[:, None]) + np.diag(prior))
        b = b + inverse @ (a.T @ (share * (y - p)) - prior * (b - centre))
    return b[11:], np.sqrt(np.diag(inverse))[11:]


def table(slug: str, effects: Numbers, errors: Numbers, clear: float, step: float) -> list[str]:
    """What is clear moves by one step; nothing else does."""
    z = effects / errors
    x = {name: step * float(np.sign(z[i])) for i, name in enumerate(QUESTIONS) if abs(z[i]) >= clear}
    start = OWN.get(slug, HOUSE)
    moved = disturbed(start, x)
    lines = [f"[{slug}]"]
    lines += [
        f"{name} = {getattr(moved, name):.3g}"
        for name in NAMES
        if getattr(moved, name) != getattr(HOUSE, name)
    ]
    points = {words: value for words, value in moved.points.items() if value}
    if points:
        lines += [f"[{slug}.points]", *[f'"{words}" = {value:.3g}' for words, value in points.items()]]
    return lines


def fit(asked: argparse.Namespace) -> None:
    games = [game for game in read(asked.record) if game["spirit"] in asked.spirits]
    tables: list[str] = []
    for slug in [*[slug for slug in asked.spirits if any(game["spirit"] == slug for game in games)], ""]:
        some = [game for game in games if slug in (game["spirit"], "")]
        won = sum(game["won"] for game in some)
        effects, errors = by_play(some)
        counts, doubts = by_position(some)
        print(f"\n{slug or 'all'}: won {won} of {len(some)}")
        for i in sorted(range(len(QUESTIONS)), key=lambda i: -abs(effects[i] / errors[i])):
            told = f"  {QUESTIONS[i]:12} by play {effects[i]:+.2f} ± {errors[i]:.2f}"
            print(told + (f"   by position × {counts[i]:.2f} ± {doubts[i]:.2f}" if i < len(counts) else ""))
        if slug:
            tables += ["", *table(slug, effects, errors, asked.clear, asked.step)]
    print("\n".join(tables))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--spirits", type=lambda text: text.split(","), default=list(PANEL_SLUGS))
    orders = parser.add_subparsers(required=True)
    playing = orders.add_parser("play")
    playing.add_argument("--games", type=int, default=800)
    playing.add_argument("--seed", default="learn")
    playing.add_argument("--size", type=float, default=0.5, help="how far weights are turned")
    playing.add_argument("--record", type=Path, required=True)
    playing.set_defaults(do=record)
    fitting = orders.add_parser("fit")
    fitting.add_argument("record", type=Path)
    fitting.add_argument("--clear", type=float, default=2.0, help="errors from which on a finding counts")
    fitting.add_argument("--step", type=float, default=0.35)
    fitting.set_defaults(do=fit)
    asked = parser.parse_args()
    asked.do(asked)


if __name__ == "__main__":
    main()
