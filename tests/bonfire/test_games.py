"""Whole games: nothing is lost, replays are identical, and whatever the box holds comes into play."""

from __future__ import annotations

from collections import Counter

import pytest
from benchmarks.many_games import play

from vatra.core.chance import seeded
from vatra.core.event import Event
from vatra.core.game import Mode
from vatra.games.bonfire.components import COUNCIL, SPECIALIST_SLUGS, TOM_SLUGS
from vatra.games.bonfire.game import BONFIRE

MODES = BONFIRE.modes()


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_random_games(mode: Mode) -> None:
    for seed in range(8):
        play(BONFIRE, mode, "random", seed)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_nobody_faces_hundreds_of_options(mode: Mode) -> None:
    for seed in range(8):
        table = BONFIRE.new(mode.seats, mode.options, seeded(f"options {seed} {mode}"))
        dice = seeded(seed)
        while not table.over:
            [seat] = table.to_act
            options = table.options(seat)
            assert 1 < len(options) < 100, f"{len(options)} options: {mode} {seed}"
            table.take(seat, options[dice.below(len(options))])


def test_specialists_council_and_tom_all_come_into_play() -> None:
    """Random players who light what they can and pay as proposed: otherwise few novices would be sent."""
    seen: Counter[str] = Counter()
    wanted = {f"gnome {slug}" for slug in SPECIALIST_SLUGS}
    wanted |= {f"bonus {bonus}" for bonus in COUNCIL}
    wanted |= {f"tom-{slug}" for slug in TOM_SLUGS}
    for seed in range(300):
        mode = MODES[seed % len(MODES)]
        table = BONFIRE.deal(mode.seats, BONFIRE.settle(mode.seats, mode.options), seeded(f"eager {seed}"))
        events: list[Event] = []
        table.journal = events
        table.advance()
        dice = seeded(seed)
        while not table.over:
            seat = table.to_act[0]
            options = table.options(seat)
            eager = [
                option for option in options if option.text.split(" ")[0] in ("light", "pay", "send", "bonus")
            ]
            options = (
                eager or [option for option in options if not option.text.startswith("discard")] or options
            )
            action = options[dice.below(len(options))]
            seen[action.text] += 1
            table.take(seat, action)
            assert not BONFIRE.check(table), f"after {action.text}: {mode} {seed}"
        seen.update(str(event.args["card"]) for event in events if event.name == "toms-card")
        if wanted <= set(seen):
            break
    assert wanted - set(seen) == set()
