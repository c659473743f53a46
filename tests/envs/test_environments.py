"""What the three environments do beyond what the libraries' own tests ask."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from tests.core.toys.base import Toy
from tests.core.toys.flood import FLOOD

from vatra.core.action import Action
from vatra.core.chance import Chance
from vatra.core.options import Settings
from vatra.core.result import Points, Result, ranked
from vatra.core.step import SeatAsk, Step, Together
from vatra.core.table import Table
from vatra.envs import AecEnv, IllegalAction, ParallelEnv, SeatEnv

DEEPER, BACK, WAIT = 0, 1, 2


class Pile(Table):
    def __init__(self, game: Toy, seats: int, chance: Chance, shared: list[Step[Any]]) -> None:
        super().__init__(game, seats, {}, chance, shared)
        self.took = [-1] * seats

    def state(self) -> str:
        return str(self.took)


class Pick(SeatAsk[Pile]):
    def options(self, t: Pile, seat: int) -> list[Action]:
        return [Action(f"stone {n}", n) for n in range(4) if n not in t.took]

    def take(self, t: Pile, seat: int, action: Action) -> None:
        t.pop()
        t.took[seat] = action.a


class Stones(Toy):
    """Seats side by side want the same stones; the largest wins."""

    def __init__(self) -> None:
        super().__init__("stones", (3, 3), [f"stone {n}" for n in range(4)])

    def deal(self, seats: int, settings: Settings, chance: Chance) -> Pile:
        return Pile(self, seats, chance, [Together([[Pick(seat)] for seat in range(seats)])])

    def result(self, table: Table) -> Result:
        assert isinstance(table, Pile)
        return ranked([[Points("stones", stone)] for stone in table.took], "done")


STONES = Stones()


# -- AEC ---------------------------------------------------------------------------------------------------------------


def test_aec_goes_round_the_seats_that_may_act() -> None:
    env = AecEnv("diamant", seats=4)
    env.reset(seed=3)
    order = []
    for action in (DEEPER, BACK, DEEPER, DEEPER, DEEPER, DEEPER, DEEPER):
        order.append(env.agent_selection)
        env.step(action)
    assert order == ["seat_0", "seat_1", "seat_2", "seat_3", "seat_0", "seat_2", "seat_3"]


def test_aec_hands_out_the_result() -> None:
    env = AecEnv("diamant", seats=3, reward="margin")
    env.reset(seed=5)
    dice = np.random.default_rng(5)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, terminated, _, _ = env.last(observe=False)
        got[agent] = reward
        env.step(None if terminated else int(dice.integers(2)))
    assert env.table is not None
    result = env.table.result
    assert result is not None
    scores = np.array(result.scores, dtype=float)
    assert list(got.values()) == pytest.approx(list(scores - (scores.sum() - scores) / 2))


@pytest.mark.parametrize("action", [WAIT, 3, -1, None, "deeper", 0.5j])
def test_aec_refuses_what_is_not_open_and_changes_nothing(action: Any) -> None:
    env = AecEnv("diamant", seats=3)
    env.reset(seed=1)
    assert env.table is not None
    before = env.table.digest()
    with pytest.raises(IllegalAction, match=r"seat 0 now; open are 0 \(deeper\), 1 \(back\)"):
        env.step(action)
    assert env.table.digest() == before
    assert env.agent_selection == "seat_0"


def test_aec_may_end_the_game_instead() -> None:
    env = AecEnv("diamant", seats=3, illegal="end")
    env.reset(seed=1)
    env.step(DEEPER)
    env.step(WAIT)
    assert env.rewards == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert all(env.terminations.values())
    assert "not open to seat 1" in env.infos["seat_1"]["illegal"]


def test_aec_wants_a_reset_first() -> None:
    env = AecEnv("diamant", render_mode="ansi")
    for call in (lambda: env.step(0), lambda: env.observe("seat_0"), env.render):
        with pytest.raises(RuntimeError, match="call reset"):
            call()


# -- Parallel ----------------------------------------------------------------------------------------------------------


def test_parallel_moves_all_at_once() -> None:
    env = ParallelEnv("diamant", seats=3)
    env.reset(seed=3)
    seen, rewards, over, _, infos = env.step({"seat_0": BACK, "seat_1": DEEPER, "seat_2": DEEPER})
    assert rewards == {"seat_0": 0, "seat_1": 0, "seat_2": 0}
    assert not any(over.values())
    assert infos == {"seat_0": {}, "seat_1": {}, "seat_2": {}}
    assert seen["seat_0"]["action_mask"].tolist() == [0, 0, 1]
    assert seen["seat_1"]["action_mask"].tolist() == [1, 1, 0]
    env.step({"seat_0": WAIT, "seat_1": DEEPER, "seat_2": BACK})
    env.step({"seat_1": BACK})  # who waits may also be left out


def test_parallel_and_aec_play_the_same_game() -> None:
    aec, parallel = AecEnv("diamant", seats=4), ParallelEnv("diamant", seats=4)
    aec.reset(seed=9)
    seen, _ = parallel.reset(seed=9)
    dice = np.random.default_rng(9)
    while parallel.agents:
        actions = {
            agent: int(dice.integers(2)) if seen[agent]["action_mask"][DEEPER] else WAIT
            for agent in parallel.agents
        }
        seen, rewards, *_ = parallel.step(actions)
        for _ in range(sum(action != WAIT for action in actions.values())):
            aec.step(actions[aec.agent_selection])
        assert aec.table is not None
        assert parallel.table is not None
        assert aec.table.digest() == parallel.table.digest()
    assert aec.rewards == rewards


@pytest.mark.parametrize(
    "actions",
    [
        {"seat_0": BACK, "seat_1": BACK, "seat_2": WAIT},
        {"seat_0": BACK, "seat_1": BACK},
        {"seat_0": 17, "seat_1": BACK, "seat_2": BACK},
    ],
)
def test_parallel_checks_all_before_it_does_any(actions: dict[str, int]) -> None:
    env = ParallelEnv("diamant", seats=3)
    env.reset(seed=3)
    assert env.table is not None
    before = env.table.digest()
    with pytest.raises(IllegalAction, match="not open to seat"):
        env.step(actions)
    assert env.table.digest() == before


def test_parallel_lets_nobody_act_who_waits() -> None:
    env = ParallelEnv("diamant", seats=3)
    env.reset(seed=3)
    env.step({"seat_0": BACK, "seat_1": DEEPER, "seat_2": DEEPER})
    with pytest.raises(IllegalAction, match=r"seat 0: it has nothing to decide now; 2 \(wait\) is open"):
        env.step({"seat_0": DEEPER, "seat_1": DEEPER, "seat_2": DEEPER})


def test_parallel_says_who_came_too_late() -> None:
    """Three want the same stone: the first takes it, the others keep their turn."""
    env = ParallelEnv(STONES, seats=3)
    env.reset(seed=1)
    seen, _, _, _, infos = env.step(dict.fromkeys(env.agents, 2))
    assert infos == {"seat_0": {}, "seat_1": {"late": True}, "seat_2": {"late": True}}
    assert seen["seat_0"]["action_mask"].tolist() == [0, 0, 0, 0, 1]
    assert seen["seat_1"]["action_mask"].tolist() == [1, 1, 0, 1, 0]
    _, rewards, over, _, infos = env.step({"seat_0": 4, "seat_1": 0, "seat_2": 1})
    assert infos == {"seat_0": {}, "seat_1": {}, "seat_2": {}}
    assert all(over.values())
    assert rewards == {"seat_0": 1, "seat_1": 0, "seat_2": 0}


# -- one seat ----------------------------------------------------------------------------------------------------------


def played(env: SeatEnv, seed: int) -> tuple[list[list[float]], float]:
    dice = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    row, reward, over = [seen["observation"].tolist()], 0.0, False
    while not over:
        seen, reward, over, _, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        row.append(seen["observation"].tolist())
    return row, reward


def test_a_seat_is_asked_only_when_it_may_act() -> None:
    env = SeatEnv("diamant", seats=4, opponents=["novice", "random", "auto"], options={"relics": "identical"})
    for seed in range(20):
        row, reward = played(env, seed)
        named = [env.parts.named(np.array(seen)) for seen in row[:-1]]
        assert all(seen["inside"][0] == 1 and seen["ready"][0] == 0 for seen in named)
        assert 0 <= reward <= 1


def test_a_seat_plays_the_same_from_the_same_seed() -> None:
    first, second = (SeatEnv("diamant", seats=4, opponents="novice", seat="any") for _ in range(2))
    assert [played(first, seed) for seed in (1, 2, 3)] == [played(second, seed) for seed in (1, 2, 3)]
    assert played(first, 1) != played(first, 4)


def test_any_seat_is_any_seat() -> None:
    env = SeatEnv("diamant", seats=3, seat="any")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}


def test_one_seat_of_a_cooperative_game() -> None:
    env = SeatEnv(FLOOD, opponents="random")
    assert all(played(env, seed)[1] in (0, 1) for seed in range(5))


def test_a_seat_that_presses_what_is_not_open_loses() -> None:
    env = SeatEnv("diamant", seats=3)
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(WAIT)
    assert (reward, over, truncated) == (-1, True, False)
    assert "not open to seat 0" in info["illegal"]
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(DEEPER)


def test_a_seat_may_want_an_error_instead() -> None:
    env = SeatEnv("diamant", seats=3, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(WAIT)
    assert env.action_masks().tolist() == [True, True, False]
    env.step(DEEPER)


def test_bad_opponents_and_seats_are_named() -> None:
    with pytest.raises(ValueError, match="2 other seats need 2 opponents, not 1"):
        SeatEnv("diamant", seats=3, opponents=["random"])
    with pytest.raises(ValueError, match="wizard"):
        SeatEnv("diamant", seats=3, opponents="wizard")
    with pytest.raises(ValueError, match="seat is a number from 0 to 2, or 'any', not 3"):
        SeatEnv("diamant", seats=3, seat=3)


# -- pictures and extras -----------------------------------------------------------------------------------------------


def test_a_table_renders_as_text() -> None:
    for env in (
        AecEnv("diamant", render_mode="ansi"),
        ParallelEnv("diamant", render_mode="ansi"),
        SeatEnv("diamant", render_mode="ansi"),
    ):
        env.reset(seed=1)
        text = env.render()
        assert text is not None
        assert "chests: [0, 0, 0]" in text
    silent = SeatEnv("diamant")
    silent.reset(seed=1)
    assert silent.render() is None


@pytest.mark.parametrize("package", ["gymnasium", "numpy", "pettingzoo"])
def test_a_missing_package_is_named_with_the_extra(package: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import vatra.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert f"vatra.envs needs the package {package}" in last
    assert "pip install 'vatra[envs]'" in last
