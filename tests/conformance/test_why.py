"""Somebody points at a thing that cannot be chosen: the rules say why."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from tests.conformance.test_things import by_game, examples, played

from vatra.core import scenario
from vatra.core.game import Game, find_game
from vatra.core.live import Live
from vatra.core.naming import Naming
from vatra.core.rulebook import rule_text
from vatra.core.scenario import read, scenario_files
from vatra.core.table import Table
from vatra.core.why import why_not
from vatra.core.words import speaker

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["Anna", "Borys", "Celina", "Dana", "Emil", "Fedir", "Hanna", "Ivan"]
NAMING = Naming({"push": "land:{land}/{w1} land:{w2}", "sail": "seat:{seat}/ship island:{w1}"})


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        ("land:B4", "push town B4"),
        ("land:A2/dahan", "push dahan A1"),
        ("land:B4/dahan", ""),  # from another land than the question is about
        ("deck", ""),
    ],
)
def test_an_option_with_another_thing(thing: str, text: str) -> None:
    assert NAMING.instead("push town A1", ["land:A2/town", "land:A1"], thing) == text


def test_what_would_name_a_thing() -> None:
    assert list(NAMING.saying("island:a1", 0, [])) == ["sail a1"]
    assert list(NAMING.saying("seat:1/ship", 1, ["island:a2"])) == ["sail a2"]
    assert list(NAMING.saying("seat:1/ship", 0, ["island:a2"])) == []


@by_game
def test_who_points_at_anything_hears_a_rule_or_nothing(game: Game) -> None:
    words, dice = speaker("en", game), random.Random(1)
    for at, table in enumerate(chain(played(game), examples(game))):
        for seat in table.to_act[: at % 4 == 0]:
            before = table.digest()
            for thing in dice.sample(sorted(game.naming().all(table.view(seat))), 4):
                reason = why_not(table, seat, [thing])
                if reason is not None:
                    assert rule_text(reason.rule, "en")
                    assert reason.because is None or words.tell(reason.because, NAMES)
            assert table.digest() == before


@pytest.mark.parametrize("game", ["glow", "spirit_island", "bonfire"])
def test_things_of_a_refused_move_are_refused_for_the_same_reason(game: str) -> None:
    """Whoever points at them may have meant something else: not in every case."""
    heard: Counter[bool] = Counter()
    for table, seat, text, rule in refused(find_game(game)):
        ask = table.ask(seat)
        things = table.game.naming().option(text, {**ask.prompt(table, seat).args, "seat": seat})
        if things:
            reason = why_not(table, seat, things)
            heard[reason is not None and reason.rule == rule] += 1
    assert heard[True] > 4 * heard[False]


def refused(game: Game) -> Iterator[tuple[Table, int, str, str]]:
    """Every move that an example shows to be refused, where somebody may move."""
    for file in scenario_files([ROOT / "scenarios" / game.id]):
        example = read(file)
        if example.new_refused:
            continue
        live = Live(scenario._dealer(example))
        for move in example.moves:
            seat = move.get("seat", next(iter(live.table.to_act), -1))
            if isinstance(move.get("refused"), str) and "do" in move and seat in live.table.to_act:
                yield live.table, seat, move["do"], move["refused"]
            scenario._move(live, move, lambda *_: None)
