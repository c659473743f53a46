"""The story of a table: beats lead from the view that a reader knew to the present one."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.core.toys import TOYS
from tests.core.toys.base import shelved
from tests.server.patches import applied
from tests.server.test_state import next_row, opened

from vatra.core.game import Game, games
from vatra.core.live import KEPT
from vatra.server.store.rows import Row
from vatra.server.tables.state import State
from vatra.server.web import frames
from vatra.server.web.frames import beats, beats_since
from vatra.server.web.messages import Beat
from vatra.server.web.patch import diff

GAMES = [*games(), *TOYS]


def everyone(state: State) -> list[int]:
    return [frames.SPECTATOR, *range(len(state.seats))]


def read(found: list[Beat]) -> list[Any]:
    """As the page reads them."""
    return [beat["patch"] for beat in json.loads(msgspec.json.encode(found))]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_beats_lead_to_the_view(game: Game) -> None:
    """Moves and undos at random, and a reader who listens now and then: there is a story where only moves came between,
    and it ends in the present view, through any eyes."""
    told = 0
    with shelved(game):
        for seed in range(3):
            dice = random.Random(seed)
            state, _ = opened(game, seed)
            known = {seat: (state.seq, plain(state.table().view(seat))) for seat in everyone(state)}
            undone = 0
            while state.status == "playing" and state.seq < 60:
                row = next_row(state, dice, 1000)
                state.apply(row)
                undone = state.seq if row.kind == "undo" else undone
                for seat in everyone(state):
                    if dice.random() < 0.6:
                        seq, view = known[seat]
                        story = beats_since(state, seat, seq)
                        now = plain(state.table().view(seat))
                        for patch in read(story):
                            view = applied(view, patch)
                        assert view == now or (seq < undone and not story)
                        assert seq >= undone or not story
                        told += len(story)
                        known[seat] = state.seq, now
    assert told > 10


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_game_is_over_at_its_end_only(game: Game) -> None:
    """Whoever plays the story must not see the end before it is there."""
    state, _ = opened(game, 5)
    dice = random.Random(5)
    while state.status == "playing":
        before = state.table().view(0)
        assert not before["over"]
        seat = dice.choice(state.to_act)
        text = dice.choice(state.table().actions(seat))
        gave, _ = state.try_move(seat, text)
        state.apply(Row(state.seq + 1, "move", 1000, seat, text, "", gave))
        live = state.live
        assert live is not None
        story = beats(live, 0, len(live.records) - 1)
        for beat in story[:-1]:
            before = applied(before, beat.patch)
            assert not before["over"]
    assert applied(before, story[-1].patch)["over"]


def test_nothing_is_told_of_what_was_before_or_was_taken_back() -> None:
    state, _ = opened(next(game for game in GAMES if game.id == "diamant"), 2)
    seq = state.seq
    assert beats_since(state, 1, seq - 1) == []  # there was no game to see then
    assert beats_since(state, 1, seq) == []  # nothing happened
    state.apply(Row(seq + 1, "move", 1000, 0, "deeper"))
    told = beats_since(state, 1, seq)
    assert [(beat.n, beat.event, beat.patch) for beat in told] == [(0, None, [["chosen", 0, 1, ["?"]]])]
    state.apply(Row(seq + 2, "undo", 1000, 0))
    assert beats_since(state, 1, seq) == []
    assert beats_since(state, 1, seq + 1) == []
    state.apply(Row(seq + 3, "move", 1000, 0, "back"))
    assert beats_since(state, 1, seq) == []
    assert len(beats_since(state, 1, seq + 2)) == 1
    assert beats_since(state, 1, 0) == []
    assert beats_since(state, 1, 99) == []


def test_moments_are_kept_for_the_latest_moves() -> None:
    """A long game does not grow in memory, and whoever was away for long is shown the present."""
    state, _ = opened(next(game for game in GAMES if game.id == "glow"), 3)
    dice = random.Random(3)
    first = state.seq
    while len(state.records) < KEPT + 20:
        seat = dice.choice(state.to_act)
        text = dice.choice(state.table().actions(seat))
        gave, _ = state.try_move(seat, text)
        state.apply(Row(state.seq + 1, "move", 1000, seat, text, "", gave))
    live = state.live
    assert live is not None
    assert len(live.kept) < 8
    assert beats_since(state, 0, first) == []
    assert beats_since(state, 0, state.seq - KEPT) != []


# Old view, new view, and the patch between them: the page's own tests read the same file.
CASES = json.loads((Path(__file__).parents[2] / "web/test/patches.json").read_text())


@pytest.mark.parametrize("case", CASES, ids=lambda case: json.dumps(case["new"]))
def test_a_patch_leads_from_one_view_to_the_other(case: dict[str, Any]) -> None:
    old, new, patch = case["old"], case["new"], case["patch"]
    before = json.dumps(old)
    assert plain(diff(old, new)) == patch
    assert json.dumps(applied(old, patch)) == json.dumps(new)
    assert json.dumps(old) == before
    assert (patch == []) == (json.dumps(old) == json.dumps(new))
