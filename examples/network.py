"""A small network that learns by proximal policy optimisation, in NumPy alone; `ppo.py` and `selfplay.py` share it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


class Network:
    """Two layers, then the odds of the actions and the worth of the position. Actions that are shut have no odds."""

    def __init__(self, high: Array, actions: int, width: int = 64, seed: int = 0) -> None:
        dice = np.random.default_rng(seed)
        sizes = {
            "first": (high.size, width),
            "second": (width, width),
            "odds": (width, actions),
            "worth": (width, 1),
        }
        scales = {"first": 1.0, "second": 1.0, "odds": 0.01, "worth": 1.0}
        self.high = high.astype(np.float32)
        self.weights: dict[str, Array] = {}
        for name, (wide, tall) in sizes.items():
            drawn = dice.normal(0, scales[name] / np.sqrt(wide), (wide, tall))
            self.weights[name] = drawn.astype(np.float32)
            self.weights[f"{name} bias"] = np.zeros(tall, np.float32)
        self.means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, tuple[Array, Array, Array]]:
        """The logarithms of the odds, the worth, and what `backward` needs."""
        w = self.weights
        seen = seen / self.high
        first = np.tanh(seen @ w["first"] + w["first bias"])
        second = np.tanh(first @ w["second"] + w["second bias"])
        scores = np.where(mask != 0, second @ w["odds"] + w["odds bias"], np.float32(-1e9))
        scores -= scores.max(1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(1, keepdims=True))
        return logs, (second @ w["worth"] + w["worth bias"])[:, 0], (seen, first, second)

    def choose(self, seen: Array, mask: Array, dice: np.random.Generator) -> tuple[Array, Array, Array]:
        """Actions drawn by their odds, the logarithms of these, and what the positions are worth."""
        logs, worth, _ = self.forward(seen, mask)
        actions = (np.exp(logs).cumsum(1) > dice.random((len(seen), 1))).argmax(1)
        return actions, logs[np.arange(len(seen)), actions], worth

    def best(self, seen: dict[str, Array]) -> int:
        """The likeliest action in one position: a policy for `vatra.envs.Learned`."""
        logs, _, _ = self.forward(seen["observation"][None], seen["action_mask"][None])
        return int(logs[0].argmax())

    def backward(self, kept: tuple[Array, Array, Array], odds: Array, worth: Array) -> dict[str, Array]:
        """How every weight changes the loss, from how scores and worth do."""
        seen, first, second = kept
        w = self.weights
        grads = {"odds": second.T @ odds, "odds bias": odds.sum(0)}
        grads |= {"worth": second.T @ worth[:, None], "worth bias": worth.sum(keepdims=True)}
        back = (odds @ w["odds"].T + worth[:, None] @ w["worth"].T) * (1 - second**2)
        grads |= {"second": first.T @ back, "second bias": back.sum(0)}
        back = back @ w["second"].T * (1 - first**2)
        return grads | {"first": seen.T @ back, "first bias": back.sum(0)}

    def learn(self, grads: dict[str, Array], rate: float) -> None:
        """One step of Adam, with gradients no longer than 0.5."""
        self.steps += 1
        length = np.sqrt(sum(float((grad**2).sum()) for grad in grads.values()))
        for name, grad in grads.items():
            grad = grad * min(1.0, 0.5 / (length + 1e-8))
            self.means[name] += 0.1 * (grad - self.means[name])
            self.squares[name] += 0.001 * (grad**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-5)

    def save(self, file: Path) -> None:
        kept: dict[str, Any] = {"high": self.high, **self.weights}
        np.savez_compressed(file, **kept)

    @classmethod
    def load(cls, file: Path) -> Network:
        kept = dict(np.load(file))
        made = cls(kept.pop("high"), kept["odds"].shape[1], kept["second"].shape[0])
        made.weights = kept
        return made


def improve(
    network: Network,
    batch: dict[str, Array],
    dice: np.random.Generator,
    *,
    rate: float,
    entropy: float = 0.01,
    rounds: int = 4,
    parts: int = 4,
) -> None:
    """Proximal policy optimisation (Schulman and others 2017) on decisions with their gains and returns."""
    size = len(batch["action"])
    gains = (batch["gain"] - batch["gain"].mean()) / (batch["gain"].std() + 1e-8)
    for _ in range(rounds):
        for rows in np.array_split(dice.permutation(size), parts):
            logs, worth, kept = network.forward(batch["seen"][rows], batch["mask"][rows])
            odds, at = np.exp(logs), np.arange(len(rows))
            actions, gain = batch["action"][rows], gains[rows]
            ratio = np.exp(logs[at, actions] - batch["log"][rows])
            clipped = ((ratio > 1.2) & (gain > 0)) | ((ratio < 0.8) & (gain < 0))
            pull = np.where(clipped, 0, -gain * ratio) / len(rows)
            scores = -odds * pull[:, None]
            scores[at, actions] += pull
            spread = -(odds * np.maximum(logs, -50)).sum(1, keepdims=True)
            scores += entropy / len(rows) * odds * (np.maximum(logs, -50) + spread)
            network.learn(network.backward(kept, scores, (worth - batch["return"][rows]) / len(rows)), rate)
