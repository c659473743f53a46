"""Observations, masks, rewards and seeds, checked against the table itself."""

from __future__ import annotations

import numpy as np
import pytest
from tests.core.observed import observed
from tests.core.toys import TOYS

import vatra
from vatra.core.chance import seeded
from vatra.core.game import Game, games
from vatra.core.result import Points, common, ranked
from vatra.core.table import Table
from vatra.envs.parts import Illegal, Parts, Reward

EVERY_GAME = [*games(), *TOYS]
every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)


def parts_of(game: Game, reward: Reward = "win", illegal: Illegal = "raise") -> list[Parts]:
    modes = game.modes()
    return [Parts(game, mode.seats, mode.options, reward, illegal) for mode in (modes[0], modes[-1])]


def positions(parts: Parts, seed: int) -> list[Table]:
    """Every position of a random game."""
    dice = seeded(f"test {seed}")
    table = parts.deal(seed)
    seen = [table.copy()]
    while not table.over:
        seat = table.to_act[dice.below(len(table.to_act))]
        options = table.options(seat)
        table.take(seat, options[dice.below(len(options))])
        seen.append(table.copy())
    return seen


@every_game
def test_observations_are_as_declared(game: Game) -> None:
    for parts in parts_of(game):
        declared = {piece.name: piece for piece in game.pieces(parts.seats)}
        space = parts.observation_space()
        for table in positions(parts, 1):
            for seat in range(parts.seats):
                pieces = observed(table, seat)
                assert list(pieces) == list(declared)
                for name, values in pieces.items():
                    assert len(values) == declared[name].length, name
                    assert all(declared[name].low <= v <= declared[name].high for v in values), name
                seen = parts.observe(table, seat)
                assert space.contains(seen)
                named = parts.named(seen["observation"])
                assert list(named)[:4] == ["to_act", "over", "kind", "options"]
                assert {name: bytes(map(int, values)) for name, values in list(named.items())[4:]} == pieces


@every_game
def test_an_observation_holds_nothing_the_seat_does_not_know(game: Game) -> None:
    """Guess everything hidden anew: the seat sees the same numbers and the same options."""
    for parts in parts_of(game):
        for number, table in enumerate(positions(parts, 2)):
            for seat in range(parts.seats):
                seen = parts.observe(table, seat)
                for guess in range(4):
                    other = table.imagine(seat, seeded(f"{number} {guess}"))
                    again = parts.observe(other, seat)
                    assert np.array_equal(seen["observation"], again["observation"])
                    assert np.array_equal(seen["action_mask"], again["action_mask"])


@every_game
def test_the_mask_is_the_list_of_options(game: Game) -> None:
    for parts in parts_of(game):
        assert parts.actions == [*game.actions, "wait"]
        for table in positions(parts, 3):
            for seat in range(parts.seats):
                mask = parts.mask(table, seat)
                texts = {parts.actions[i] for i in mask.nonzero()[0]}
                assert texts == (set(table.actions(seat)) or {"wait"})


def test_me_comes_first() -> None:
    parts = Parts("diamant", 4, None, "win", "raise")
    table = vatra.find_game("diamant").arrange(
        4, parts.settings, seeded(1), {"path": ["lava"], "pockets": [1, 2, 0, 4], "inside": [0, 1, 3]}
    )
    table.advance()
    table.act(3, "back")
    seen = parts.named(parts.observe(table, 2)["observation"])
    assert list(seen["pockets"]) == [0, 4, 1, 2]
    assert list(seen["inside"]) == [0, 1, 1, 1]
    assert list(seen["ready"]) == [0, 1, 0, 0]
    assert list(seen["hazards"]) == [0, 0, 1, 0, 0]
    assert seen["path"].sum() == 1
    assert seen["deck"].sum() == 29


def test_a_seed_deals_the_table_that_vatra_new_deals() -> None:
    parts = Parts("diamant", 5, {"relics": "numbered"}, "win", "raise")
    dealt = parts.deal(parts.next_seed(7))
    assert dealt.digest() == vatra.new("diamant", seats=5, seed=7, options={"relics": "numbered"}).digest()


def test_games_after_a_seed_follow_from_it() -> None:
    def row(parts: Parts) -> list[int | str]:
        return [parts.next_seed(seed) for seed in (7, None, None, 8, None)]

    first = row(Parts("diamant", 3, None, "win", "raise"))
    assert first == row(Parts("diamant", 3, None, "win", "raise"))
    assert len(set(first)) == 5
    unseeded = {Parts("diamant", 3, None, "win", "raise").next_seed(None) for _ in range(3)}
    assert len(unseeded) == 3


def test_rewards() -> None:
    tie = ranked([[Points("gems", n)] for n in (9, 9, 3)], "caves-closed")
    win, margin = (Parts("diamant", 3, None, reward, "raise") for reward in ("win", "margin"))
    assert win.rewards(tie) == [0.5, 0.5, 0]
    assert margin.rewards(tie) == [3, 3, -6]
    assert sum(win.rewards(tie)) == 1
    assert sum(margin.rewards(tie)) == 0


def test_rewards_are_common_where_all_play_together() -> None:
    won, lost = (common(won, 3, [Points("fear", 12)], "end") for won in (True, False))
    win, margin = (Parts("diamant", 3, None, reward, "raise") for reward in ("win", "margin"))
    assert win.rewards(won) == [1, 1, 1]
    assert win.rewards(lost) == [0, 0, 0]
    assert margin.rewards(lost) == [12, 12, 12]


def test_bad_arguments_say_what_would_do() -> None:
    with pytest.raises(vatra.BadInput):
        Parts("chess", 2, None, "win", "raise")
    with pytest.raises(vatra.BadInput):
        Parts("diamant", 9, None, "win", "raise")
    with pytest.raises(ValueError, match="reward is 'win' or 'margin', not 'gold'"):
        Parts("diamant", 3, None, "gold", "raise")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="illegal is 'raise' or 'end', not 'skip'"):
        Parts("diamant", 3, None, "win", "skip")  # type: ignore[arg-type]
