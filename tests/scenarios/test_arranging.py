"""A fault in an arrangement is named in the words of the file: the word it stands at, and what is written there."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Game, games
from vatra.core.scenario import Scenario, read, scenario_files

EXAMPLES = [read(file) for file in scenario_files([Path(__file__).parents[2] / "scenarios"])]
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def spoilt(value: Any) -> Iterator[Any]:
    """The same with one fault in it: another name, another number, one too many, one twice."""
    if isinstance(value, str):
        yield "dragon"
        yield 7
    elif type(value) is int:
        yield from (99, -1, "dragon")
    elif isinstance(value, list):
        yield from ([*value, *value], [*value, "dragon"], "dragon")
        for at, part in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in spoilt(part))
    elif isinstance(value, dict):
        yield {**value, "dragon": 1}
        for key, part in value.items():
            yield from ({**value, key: other} for other in spoilt(part))


def positions(game: Game) -> Iterator[tuple[Scenario, dict[str, Any]]]:
    """Each kind of value is spoilt at every word a few times."""
    tried: dict[str, int] = {}
    for example in EXAMPLES:
        words = {word: value for word, value in example.arrange.items() if word not in ("chance", "seed")}
        if example.game != game.id or not words or example.new_refused:
            continue
        for word, value in words.items():
            for other in spoilt(value):
                shape = f"{word} {type(other)} {len(str(other)) // 20} {'dragon' in str(other)}"
                tried[shape] = tried.get(shape, 0) + 1
                if tried[shape] <= 12:
                    yield example, {**words, word: other}


def stands_in(value: str, file: Any) -> bool:
    """As a name (or a part of one, between commas or spaces), or as a value in the form of the file."""
    if isinstance(file, str):
        return value in (file, *file.split(), *[part.strip() for part in file.split(",")])
    if isinstance(file, dict) and any(value == key or stands_in(value, part) for key, part in file.items()):
        return True
    if isinstance(file, list) and any(stands_in(value, part) for part in file):
        return True
    try:
        return bool(tomllib.loads(f"x = {value}")["x"] == file)
    except tomllib.TOMLDecodeError:
        return False


def refusal(game: Game, example: Scenario, words: dict[str, Any]) -> BadInput | None:
    try:
        game.arrange(
            example.seats, game.settle(example.seats, example.options), seeded(1), copy.deepcopy(words)
        )
    except BadInput as fault:
        return fault
    except Exception as fault:
        raise AssertionError(f"{example.file.name}: {words}") from fault
    return None


@by_game
def test_a_fault_is_named_as_it_is_written(game: Game) -> None:
    refused = 0
    for example, words in positions(game):
        fault = refusal(game, example, words)
        refused += fault is not None
        if fault is not None and fault.name == "arrange-bad-value":
            assert str(fault.said["word"]).split(".")[0] in words, f"{words}: {fault}"
            assert stands_in(str(fault.said["value"]), words), f"{words}: {fault}"
    assert refused > 30
