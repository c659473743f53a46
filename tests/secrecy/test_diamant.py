"""Diamant, directly: a face-down decision is turned over under the table, and nobody else may notice."""

from __future__ import annotations

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.observed import observed
from tests.secrecy.checks import refusals

from vatra.bots import bot_names, make_bot
from vatra.core.chance import seeded
from vatra.core.game import find_game
from vatra.core.live import Live
from vatra.core.log import dealer
from vatra.core.seen import Seen
from vatra.games.diamant.table import Cave

DIAMANT = find_game("diamant")
TEXTS = ["deeper", "back"]


def position(seats: int, relics: str, seed: int, moves: int) -> Cave:
    """Some random moves into a game; the decisions of all but the last few to decide are pending."""
    table = DIAMANT.new(seats, {"relics": relics}, seeded(seed))
    dice = seeded(f"{seed} dice")
    for _ in range(moves):
        if not table.over:
            seat = table.to_act[dice.below(len(table.to_act))]
            table.act(seat, TEXTS[int(dice.below(4)) // 3])
    assert isinstance(table, Cave)
    return table


@given(
    seats=st.integers(3, 8),
    relics=st.sampled_from(["none", "numbered", "identical"]),
    seed=st.integers(0, 10_000),
    moves=st.integers(1, 60),
    flip=st.integers(1, 255),
)
def test_flipped_decisions_of_others(seats: int, relics: str, seed: int, moves: int, flip: int) -> None:
    table = position(seats, relics, seed, moves)
    for viewer in (-1, *range(seats)):
        own = 1 << viewer if viewer >= 0 else 0
        hidden = table.chosen & flip & ~own
        other = table.copy()
        other.leaving ^= hidden
        assert (other.digest() == table.digest()) == (hidden == 0)
        assert json.dumps(other.view(viewer)) == json.dumps(table.view(viewer))
        assert refusals(other, viewer, TEXTS) == refusals(table, viewer, TEXTS)
        assert other.actions(viewer) == table.actions(viewer)
        if viewer >= 0 and not table.over:
            assert observed(other, viewer) == observed(table, viewer)


@given(seats=st.integers(3, 8), seed=st.integers(0, 10_000), moves=st.integers(1, 25))
@settings(max_examples=25)
def test_bots_do_not_notice(seats: int, seed: int, moves: int) -> None:
    table = position(seats, "numbered", seed, moves)
    for viewer in table.to_act[:1]:
        other = table.copy()
        other.leaving ^= table.chosen & ~(1 << viewer)
        for name in bot_names(DIAMANT):
            choices = [
                make_bot(name, DIAMANT, 5).choose(Seen(each, viewer)).action.text for each in (table, other)
            ]
            assert choices[0] == choices[1], name


def test_log_and_undo_of_everyone_at_one_decision() -> None:
    """Three of four have decided: for each reader, all the ways the others may have decided look the same."""

    def after(*texts: str) -> Live:
        live = Live(dealer(DIAMANT, 4, DIAMANT.settle(4, {}), seeded(3)))
        for seat, text in enumerate(texts):
            live.act(seat, text)
        return live

    def seen(live: Live, viewer: int) -> str:
        lines = [live.text_for(record, viewer) for record in live.records]
        events = [event for record in live.records for event in record.events if event.readable(viewer)]
        return json.dumps([live.table.view(viewer), lines, repr(events), live.why_no_undo(viewer)])

    ways = [(a, b, c) for a in TEXTS for b in TEXTS for c in TEXTS]
    assert len({seen(after(*way), -1) for way in ways}) == 1
    assert len({seen(after(*way), 3) for way in ways}) == 1
    for viewer in range(3):
        for own in TEXTS:
            assert len({seen(after(*way), viewer) for way in ways if way[viewer] == own}) == 1
        assert len({seen(after(*way), viewer) for way in ways}) == 2  # one's own decision one knows
