"""The examples run, and what they train learns."""

from __future__ import annotations

import csv
import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples import ppo, selfplay
from examples.network import Network

import vatra
from vatra.core.seen import Seen
from vatra.envs import Learned, SeatEnv


def test_a_learner_beats_those_it_learns_from() -> None:
    network, found = ppo.learn("diamant", seats=3, opponents="random", steps=40_000, seed=1)
    rate, (low, _) = ppo.measure(network, "diamant", 300, 1, seats=3, opponents="random")
    assert low > 0.5  # a fair share is a third
    assert found[-1][1] > found[0][1]
    assert low < rate


def test_a_learner_learns_from_itself() -> None:
    network, found = selfplay.learn("diamant", seats=3, games=640, seed=1, against=("random",), measured=200)
    assert found["random"][0][0] == 0
    assert found["random"][-1] == (640, found["random"][-1][1])
    assert found["random"][-1][1] > 0.5
    bot = Learned(network.best)
    table = vatra.new("diamant", seats=3, seed=1)
    assert bot.choose(Seen(table, 0)).action.text in table.actions(0)


@pytest.mark.parametrize("example", [ppo, selfplay], ids=lambda module: module.__name__)
def test_one_command_writes_curve_and_network(
    example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    few = ["--steps", "8192", "--games", "100", "--opponents", "random"]
    words = ["example", "diamant", "--seats", "3", *(few if example is ppo else ["--games", "128"])]
    monkeypatch.setattr(sys, "argv", [*words, "--out", str(tmp_path)])
    if example is selfplay:
        monkeypatch.setattr(selfplay, "FINAL", 100)
    example.main()
    assert "wins" in capsys.readouterr().out
    rows = list(csv.DictReader((tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()))
    assert rows
    assert all(0 <= float(row["wins"]) <= 1 for row in rows)
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    again = Network.load(tmp_path / "network.npz")
    seen, _ = SeatEnv("diamant", seats=3).reset(seed=1)
    assert seen["action_mask"][again.best(seen)] == 1


def test_the_gradients_are_those_of_the_loss() -> None:
    """Against differences: every weight of a small network, in the score of one action and in the worth."""
    network = Network(np.ones(5, np.float32), 3, width=4, seed=2)
    for name, array in network.weights.items():
        network.weights[name] = array.astype(np.float64)
    dice = np.random.default_rng(1)
    seen, mask = dice.random((6, 5)), np.ones((6, 3))

    def loss() -> float:
        logs, worth, _ = network.forward(seen, mask)
        return float(logs[:, 1].sum() + worth.sum())

    logs, _, kept = network.forward(seen, mask)
    scores = -np.exp(logs)
    scores[:, 1] += 1
    grads = network.backward(kept, scores, np.ones(6))
    for name, array in network.weights.items():
        for at in np.ndindex(array.shape):
            before = array[at]
            array[at] = before + 1e-6
            above = loss()
            array[at] = before - 1e-6
            below = loss()
            array[at] = before
            assert grads[name][at] == pytest.approx((above - below) / 2e-6, abs=1e-5), name


def test_a_policy_that_chooses_what_is_shut_is_told() -> None:
    table = vatra.new("diamant", seats=3, seed=1)
    with pytest.raises(ValueError, match="is not open; open are"):
        Learned(lambda seen: 2).choose(Seen(table, 0))


# These two need PyTorch, which the tests do not install: hundreds of megabytes. Where it is, they run.
if importlib.util.find_spec("torch"):

    def test_cleanrl() -> None:
        from examples import cleanrl_ppo

        _, curve = cleanrl_ppo.train(
            cleanrl_ppo.parse(["--opponents", "random", "--total-timesteps", "40000"])
        )
        assert curve[-1][1] > 0.5


if importlib.util.find_spec("torch") and importlib.util.find_spec("tree"):

    def test_rllib() -> None:
        from examples import rllib_ppo

        wins = rllib_ppo.train(rllib_ppo.configured("diamant", "random", batch=600), 2)
        assert all(0 <= share <= 1 for share in wins)
