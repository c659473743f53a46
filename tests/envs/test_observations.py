"""What an observation says of the question: equal observations, equal options. And its numbers keep their bounds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import numpy as np
import pytest

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.game import Game, Mode, games
from vatra.core.seen import Seen
from vatra.core.table import Table
from vatra.envs.parts import Parts

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
players = pytest.mark.parametrize("player", ["random", "novice"])
POSITIONS = {"random": 3000, "novice": 600}


def positions(game: Game, mode: Mode, player: str, seed: int) -> Iterator[Table]:
    """Every position of a game that these players play."""
    table = game.new(mode.seats, mode.options, seeded(f"observed {seed}"))
    bots = [make_bot(player, game, f"{seed} {seat}") for seat in range(mode.seats)]
    while not table.over:
        yield table
        seat = table.to_act[0]
        table.take(seat, bots[seat].choose(Seen(table, seat)).action)


@players
@every_game
def test_equal_observations_have_equal_options(game: Game, player: str) -> None:
    """At most one in a thousand different observations occurs with different sets of options."""
    modes = game.modes()
    for mode in (modes[0], modes[-1]):
        parts = Parts(game, mode.seats, mode.options, "win", "raise")
        found: dict[bytes, set[bytes]] = defaultdict(set)
        looked = seed = 0
        while looked < POSITIONS[player]:
            for table in positions(game, mode, player, seed):
                for seat in table.to_act:
                    seen = parts.observe(table, seat)
                    assert parts.low.shape == seen["observation"].shape
                    assert np.all((parts.low <= seen["observation"]) & (seen["observation"] <= parts.high))
                    found[seen["observation"].tobytes()].add(seen["action_mask"].tobytes())
                    looked += 1
            seed += 1
        assert sum(len(masks) > 1 for masks in found.values()) <= len(found) / 1000, mode


@every_game
def test_the_kind_of_every_question_is_known(game: Game) -> None:
    for mode in game.modes():
        parts = Parts(game, mode.seats, mode.options, "win", "raise")
        for table in positions(game, mode, "random", 1):
            seat = table.to_act[0]
            named = parts.named(parts.observe(table, seat)["observation"])
            kinds = {parts.kinds[i] for i in named["kind"].nonzero()[0]}
            assert type(table.ask(seat)).__name__ in kinds
            said = {parts.words[i] for i in named["options"].nonzero()[0]}
            assert {f"0 {text.split()[0]}" for text in table.actions(seat)} <= said
