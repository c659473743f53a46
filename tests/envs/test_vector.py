"""Tables stepped together are the tables that are stepped one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv

import vatra
from vatra.core.game import Game, games
from vatra.envs import (
    AecEnv,
    AecVectorEnv,
    IllegalAction,
    SeatEnv,
    SeatVectorEnv,
    Shaped,
    env,
    gym_id,
    parallel_env,
)

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
TABLES = 3
STEPS = {"diamant": 80, "glow": 60, "bonfire": 60, "spirit_island": 40}


def chosen(masks: Any, dice: np.random.Generator) -> Any:
    return np.array([dice.choice(mask.nonzero()[0]) for mask in masks])


@pytest.mark.parametrize("opponents", ["random", "auto"])
@every_game
def test_it_plays_what_single_environments_play(game: Game, opponents: str) -> None:
    settings: dict[str, Any] = {"seats": max(2, game.min_seats), "opponents": opponents, "seat": 1}
    if game.id == "diamant":
        settings["seats"] = 3
    together = SeatVectorEnv(game, TABLES, **settings)
    single = SyncVectorEnv([lambda: SeatEnv(game, **settings)] * TABLES)
    ours: Any = together.reset(seed=5)[0]
    theirs: Any = single.reset(seed=5)[0]
    dice = np.random.default_rng(1)
    ends = 0
    for _ in range(STEPS[game.id]):
        for name in ("observation", "action_mask"):
            assert np.array_equal(ours[name], theirs[name])
            assert ours[name].dtype == theirs[name].dtype
        for mine, other in zip(together.open, ours["action_mask"].nonzero(), strict=True):
            assert np.array_equal(mine, other)
        actions = chosen(ours["action_mask"], dice)
        ours, rewards, over, cut, _ = together.step(actions)
        expected: Any
        theirs, *expected = single.step(actions)
        for told, meant in zip((rewards, over, cut), expected, strict=False):
            assert np.array_equal(told, meant)
        ends += int(over.sum())
    assert ends or game.id != "diamant"


@every_game
def test_all_seats_together_play_what_single_tables_play(game: Game) -> None:
    seats = max(2, game.min_seats)
    together = AecVectorEnv(game, TABLES, seats=seats)
    single = [AecEnv(game, seats=seats) for _ in range(TABLES)]
    seen = together.reset(seed=5)
    for number, one in enumerate(single):
        one.reset(seed=5 + number)
    over = np.zeros(TABLES, bool)
    dice = np.random.default_rng(1)
    for _ in range(STEPS[game.id]):
        actions = chosen(seen["action_mask"], dice)
        for number, one in enumerate(single):
            if over[number]:
                continue
            assert one.agent_selection == f"seat_{together.turns[number]}"
            theirs = one.observe(one.agent_selection)
            for name in ("observation", "action_mask"):
                assert np.array_equal(seen[name][number], theirs[name])
            one.step(actions[number])
        before = over
        seen, rewards, over = together.step(actions)
        for number, one in enumerate(single):
            if before[number]:
                one.reset()
            else:
                assert over[number] == any(one.terminations.values())
                assert rewards[number].tolist() == list(one.rewards.values())


def test_all_seats_together_refuse_what_is_not_open() -> None:
    together = AecVectorEnv("diamant", 2)
    together.reset(seed=1)
    with pytest.raises(IllegalAction, match="to seat 0"):
        together.step([0, 2])


def test_gymnasium_makes_it() -> None:
    made = gymnasium.make_vec(gym_id(vatra.find_game("diamant")), num_envs=4, opponents="novice")
    assert isinstance(made.unwrapped, SeatVectorEnv)
    seen, _ = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert seen["observation"].shape[0] == 4


def test_arrays_are_shared_unless_copies_are_wanted() -> None:
    for copy in (False, True):
        two = SeatVectorEnv("diamant", 2, copy=copy)
        first, _ = two.reset(seed=1)
        before = first["observation"].copy()
        second, *_ = two.step([0, 0])
        assert (first["observation"] is second["observation"]) is not copy
        assert np.array_equal(before, first["observation"]) is copy


def test_what_is_not_open_ends_the_game_or_is_an_error() -> None:
    kind = SeatVectorEnv("diamant", 2)
    kind.reset(seed=1)
    _, rewards, over, _, infos = kind.step([2, 0])
    assert rewards[0] == -1
    assert over.tolist() == [True, False]
    assert "nothing" in infos["illegal"][0] or "not open" in infos["illegal"][0]
    _, rewards, over, _, _ = kind.step([0, 0])
    assert rewards[0] == 0
    assert not over[0]
    strict = SeatVectorEnv("diamant", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="not open"):
        strict.step([2, 0])


def test_shaped_rewards_add_up_to_the_reward_of_the_game() -> None:
    """They telescope, so no policy gains by them."""
    plain = SeatEnv("spirit_island", opponents=[])
    shaped = Shaped(SeatEnv("spirit_island", opponents=[]))
    plain.reset(seed=3)
    seen, _ = shaped.reset(seed=3)
    start, total, given, over = shaped.potential(), 0.0, 0.0, False
    steps = 0
    while not over:
        action = int(seen["action_mask"].argmax())
        seen, reward, over, _, _ = shaped.step(action)
        total, given = total + reward, given + float(plain.step(action)[1])
        steps += reward != 0
    assert steps > 5
    assert total == pytest.approx(given - start)
    with pytest.raises(ValueError, match="no potential"):
        Shaped(SeatEnv("diamant")).reset(seed=1)


def test_long_games_can_be_cut_short() -> None:
    aec = env("diamant", max_cycles=4)
    aec.reset(seed=1)
    for _ in range(4):
        aec.step(0)
    assert all(aec.truncations.values())
    assert not any(aec.terminations.values())
    for agent in aec.agent_iter():
        assert aec.last()[3], agent
        aec.step(None)
    assert not aec.agents
    parallel = parallel_env("diamant", max_cycles=2)
    parallel.reset(seed=1)
    for cut in (False, True):
        *_, truncated, _ = parallel.step(dict.fromkeys(parallel.agents, 0))
        assert set(truncated.values()) == {cut}
    assert not parallel.agents
