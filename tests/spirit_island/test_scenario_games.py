"""Scenarios and thematic maps: whole games, alone and against an adversary, and what can be chosen together."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.many_games import play

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.event import Event
from vatra.core.game import Mode
from vatra.core.live import Live
from vatra.core.rulebook import rulebook
from vatra.core.scenario import Scenario, read, scenario_files
from vatra.core.seen import Seen
from vatra.core.table import Table
from vatra.core.words import LANGUAGES, speaker
from vatra.games.spirit_island.cards.spirits import PANEL_SLUGS
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND
from vatra.games.spirit_island.thematic import CHOICES
from vatra.games.spirit_island.variants import ADVERSARIES, ANY_MAP, SCENARIOS

ROOT = Path(__file__).parents[2]
ROOM = ROOT / "src/vatra/games/spirit_island"
DIFFICULTY = {
    "blitz": 0,
    "guard-the-isles-heart": 0,
    "rituals-of-terror": 3,
    "dahan-insurrection": 4,
}
MAPS = [(name, "balanced") for name in SCENARIOS] + [
    (name, "thematic") for name in SCENARIOS if name in ANY_MAP
]


def options(seats: int, **given: object) -> dict[str, object]:
    others = {"other-spirits": "random"} if seats > 1 else {}
    return {"spirit-1": "random", **others, **given}


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "island"), MAPS)
def test_random_games(scenario: str, island: str) -> None:
    """The full run is `python benchmarks/many_games.py spirit_island --all --each`."""
    for seats in (1, 2, 3, 4):
        for seed in range(3):
            play(ISLAND, Mode(seats, options(seats, scenario=scenario, map=island)), "random", seed)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_random_games_against_an_adversary(scenario: str, adversary: str) -> None:
    for seats in (1, 2, 4):
        given = options(seats, scenario=scenario, adversary=adversary, **{"adversary-level": 6})
        play(ISLAND, Mode(seats, given), "random", seats)


@pytest.mark.parametrize("spirit", PANEL_SLUGS)
def test_random_games_of_every_spirit_on_every_thematic_board(spirit: str) -> None:
    for seed in range(len(CHOICES[1])):
        given = {"map": "thematic", "thematic-1": CHOICES[1][seed], "spirit-1": spirit}
        play(ISLAND, Mode(1, given), "random", seed)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_play_them(scenario: str) -> None:
    table = ISLAND.new(1, options(1, scenario=scenario), seeded(f"bots {scenario}"))
    player = make_bot("novice", ISLAND, 1)
    while not table.over:
        table.take(0, player.choose(Seen(table, 0)).action)
    assert table.result is not None


# -- what can be chosen ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "island"), MAPS)
def test_the_difficulty(scenario: str, island: str) -> None:
    settings = ISLAND.settle(2, options(2, scenario=scenario, map=island))
    expected = DIFFICULTY[scenario] + (3 if island == "thematic" else 0)
    assert ISLAND.difficulty(2, settings) == expected
    assert ISLAND.new(2, settings, seeded(1)).view()["difficulty"] == expected


def test_the_difficulties_add_up() -> None:
    given = {
        "scenario": "dahan-insurrection",
        "map": "thematic",
        "adversary": "england",
        "adversary-level": 6,
    }
    assert ISLAND.difficulty(1, ISLAND.settle(1, given)) == 4 + 3 + 10


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_thematic_boards_are_those_of_the_number_of_seats(seats: int) -> None:
    other = seats % 3 + 1
    with pytest.raises(BadInput, match="players"):
        ISLAND.settle(seats, {"map": "thematic", f"thematic-{other}": CHOICES[other][1]})
    with pytest.raises(BadInput, match="map"):
        ISLAND.settle(seats, {f"thematic-{seats}": CHOICES[seats][1]})
    for choice in CHOICES[seats]:
        given = options(seats, map="thematic", **{f"thematic-{seats}": choice})
        table = ISLAND.new(seats, given, seeded(choice))
        assert table.view()["boards"] == choice.upper().split("-")


def test_balanced_boards_are_not_chosen_on_the_thematic_map() -> None:
    with pytest.raises(BadInput, match="map"):
        ISLAND.settle(1, {"map": "thematic", "boards": "A"})


# -- words and code --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_change_has_words(scenario: str, language: str) -> None:
    words = speaker(language, ISLAND)
    view = ISLAND.new(1, options(1, scenario=scenario), seeded(1)).view()
    assert view["scenario"]["scenario"] == scenario
    assert len(view["scenario"]["effects"]) >= 4
    reminded = [message for messages in view["reminders"].values() for message in messages]
    assert reminded
    for message in [f"scenario-{scenario}", *view["scenario"]["effects"], *reminded]:
        assert words.has(message)
        assert words.aside(message, "text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_in_the_examples_can_be_told(language: str) -> None:
    """Rituals and risings are rare in random games, so the examples are told: events, questions and answers."""
    words = speaker(language, ISLAND)
    for event, seats in told():
        text = words.tell(event, ["Ada", "Bo", "Cy", "Di"][:seats])
        assert text.strip()
        assert "{" not in text, text
        things = [thing for value in event.args.values() if isinstance(value, str) for thing in value.split()]
        assert not [thing for thing in things if not words.has(thing)], event.name


@functools.cache
def told() -> list[tuple[Event, int]]:
    found: dict[str, tuple[Event, int]] = {}
    for file in scenario_files([ROOT / "scenarios/spirit_island/scenarios"]):
        example = read(file)
        if example.new_refused:
            continue
        for event in everything_in(example):
            found[repr(event) + str(example.seats)] = (event, example.seats)
    return list(found.values())


def everything_in(example: Scenario) -> Iterator[Event]:
    live = Live(lambda: dealt(example))
    yield from live.opening
    for move in [*example.moves, {}]:
        table = live.table
        for seat in table.to_act:
            ask = table.ask(seat)
            yield ask.prompt(table, seat)
            for option in table.options(seat):
                yield ask.label(table, seat, option)
        if "do" in move and "refused" not in move:
            yield from live.act(move.get("seat", table.to_act[0]), move["do"]).events


def dealt(example: Scenario) -> Table:
    words = dict(example.arrange)
    chance = seeded(1)
    chance.script = list(words.pop("chance", []))
    settings = ISLAND.settle(example.seats, example.options)
    if words:
        return ISLAND.arrange(example.seats, settings, chance, words)
    return ISLAND.deal(example.seats, settings, chance)


def test_the_base_rules_know_no_scenario_and_no_thematic_map() -> None:
    """They are asked through `Twist` and `Map` alone."""
    names = [
        "blitz",
        "isles-heart",
        "isle's heart",
        "rituals-of-terror",
        "rituals of terror",
        "insurrection",
        "thematic",
    ]
    allowed = {
        *("variants.py", "game.py", "maps.py", "thematic.py"),  # where they are listed
        *("said.py", "actions.py", "arrange.py", "statistics.py", "show.py", "coach.py"),  # where words are
    }
    for file in sorted(ROOM.rglob("*.py")):
        inside = file.relative_to(ROOM)
        if inside.parts[0] != "scenarios" and inside.name not in allowed:
            text = file.read_text(encoding="utf-8").lower()
            assert not [name for name in names if name in text], inside


def test_every_rule_is_shown_by_an_example_of_its_own_folder() -> None:
    shown: set[str] = set()
    for folder in ("scenarios", "maps"):
        for file in (ROOT / "scenarios/spirit_island" / folder).rglob("*.toml"):
            shown |= set(tomllib.loads(file.read_text(encoding="utf-8"))["rule"])
    rules = [
        rule for rule in rulebook("spirit_island", "en").rules() if ".scenario." in rule or ".map." in rule
    ]
    assert len(rules) == 32
    assert not set(rules) - shown
