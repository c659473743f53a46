"""Adversaries: whole games against each of them, what its numbers are, and that the base rules know none of them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from benchmarks.many_games import play

from vatra.bots import make_bot
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Mode
from vatra.core.live import Live
from vatra.core.seen import Seen
from vatra.core.words import LANGUAGES, speaker
from vatra.games.spirit_island.game import SPIRIT_ISLAND as ISLAND
from vatra.games.spirit_island.table import Island
from vatra.games.spirit_island.twist import Twist
from vatra.games.spirit_island.variants import ADVERSARIES, LEVELS, twists_of

ROOM = Path(__file__).parents[2] / "src/vatra/games/spirit_island"
AGAINST = [(name, level) for name in ADVERSARIES for level in range(LEVELS)]


def options(name: str, level: int, seats: int) -> dict[str, object]:
    others = {"other-spirits": "random"} if seats > 1 else {}
    return {"spirit-1": "random", **others, "adversary": name, "adversary-level": level}


@pytest.mark.parametrize(("name", "level"), AGAINST)
def test_random_games(name: str, level: int) -> None:
    """The full run is `python benchmarks/many_games.py spirit_island --all --each`."""
    for seats in (1, 2, 3, 4):
        play(ISLAND, Mode(seats, options(name, level, seats)), "random", level)


@pytest.mark.thinking
@pytest.mark.parametrize("name", ADVERSARIES)
def test_skilled_players_play_against_them(name: str) -> None:
    table = ISLAND.new(1, options(name, 6, 1), seeded(f"bots {name}"))
    player = make_bot("skilled", ISLAND, 1)
    while not table.over:
        table.take(0, player.choose(Seen(table, 0)).action)
    assert table.result is not None
    assert table.view()["turn"] >= 2


def test_all_combinations_can_be_played() -> None:
    modes = ISLAND.all_modes()
    assert len({str(mode) for mode in modes}) == len(modes) >= 4 * (1 + len(AGAINST))
    for mode in modes:
        ISLAND.settle(mode.seats, mode.options)


# -- options and difficulty ------------------------------------------------------------------------------------------


def test_a_level_needs_an_adversary() -> None:
    with pytest.raises(BadInput) as refused:
        ISLAND.settle(1, {"adversary-level": 3})
    assert refused.value.name == "option-needs-other"
    assert "adversary" in str(refused.value)
    assert ISLAND.settle(1, {"adversary": "sweden", "adversary-level": "3"})["adversary-level"] == 3


DIFFICULTY = {
    "brandenburg-prussia": [1, 2, 4, 6, 7, 9, 10],
    "england": [1, 3, 4, 6, 7, 9, 10],
    "sweden": [1, 2, 3, 5, 6, 7, 8],
}


@pytest.mark.parametrize(("name", "level"), AGAINST)
def test_the_difficulty_is_known_before_the_table_is_made(name: str, level: int) -> None:
    settings = ISLAND.settle(2, options(name, level, 2))
    assert ISLAND.difficulty(2, settings) == DIFFICULTY[name][level]
    table = ISLAND.new(2, settings, seeded(1))
    assert table.view()["difficulty"] == DIFFICULTY[name][level]


FEAR_DECKS = {  # by level: fear cards above, between and below the dividers
    "brandenburg-prussia": ["333", "333", "333", "343", "443", "443", "444"],
    "england": ["333", "343", "443", "454", "455", "455", "454"],
    "sweden": ["333", "333", "343", "343", "344", "444", "445"],
}


@pytest.mark.parametrize(("name", "level"), AGAINST)
def test_the_fear_deck_is_that_of_the_level(name: str, level: int) -> None:
    top, middle, bottom = map(int, FEAR_DECKS[name][level])
    table = ISLAND.new(1, options(name, level, 1), seeded(1))
    assert isinstance(table, Island)
    assert (table.dividers, len(table.fear_cards)) == ([top, top + middle], top + middle + bottom)


def test_the_plain_game_is_not_difficult() -> None:
    assert ISLAND.difficulty(1, ISLAND.settle(1, {})) == 0


# -- words and code --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ADVERSARIES)
def test_every_change_has_words(name: str, language: str) -> None:
    words = speaker(language, ISLAND)
    table = ISLAND.new(1, options(name, 6, 1), seeded(1))
    view = table.view()
    assert len(view["adversary"]["effects"]) in (7, 8)
    reminded = [message for messages in view["reminders"].values() for message in messages]
    for message in [f"adversary-{name}", *view["adversary"]["effects"], *reminded]:
        assert words.has(message)
        assert words.aside(message, "text")


def test_the_base_rules_know_no_adversary() -> None:
    """They are asked through `Twist` alone; only the list of variants names them."""
    names = ["brandenburg", "prussia", "england", "sweden"]
    for file in sorted(ROOM.rglob("*.py")):
        inside = file.relative_to(ROOM)
        if inside.parts[0] != "adversaries" and inside.name not in ("variants.py", "game.py", "coach.py"):
            text = file.read_text(encoding="utf-8").lower()
            assert not [name for name in names if name in text], inside


def test_every_hook_is_used() -> None:
    """A hook that no variant overrides would be a rule for nobody."""
    used: set[str] = set()
    for settings in [ISLAND.settle(mode.seats, mode.options) for mode in ISLAND.all_modes()]:
        for twist in twists_of(settings):
            used |= {name for name in vars(Twist) if getattr(type(twist), name) is not getattr(Twist, name)}
    hooks = {name for name in vars(Twist) if not name.startswith("_")}
    assert hooks - used <= {"slug", "difficulty"}


def test_rules_of_every_level_are_shown_by_a_scenario() -> None:
    shown: set[str] = set()
    for file in (Path(__file__).parents[2] / "scenarios/spirit_island/adversaries").rglob("*.toml"):
        shown |= set(tomllib.loads(file.read_text(encoding="utf-8"))["rule"])
    for name in ADVERSARIES:
        for level in range(1, LEVELS):
            assert f"spirit_island.adversary.{name}.level-{level}" in shown
        assert f"spirit_island.adversary.{name}.escalation" in shown


def test_fear_cards_of_an_earlier_phase_do_not_count() -> None:
    """Without one in this invader phase Independent Resolve does the extra build twice."""
    words = {"phase": "blighted", "printed": False, "lands": {"A5": "explorer"}, "extra_build": "i-wetland"}
    table = ISLAND.arrange(1, ISLAND.settle(1, options("england", 6, 1)), seeded(1), words)
    assert isinstance(table, Island)
    table.resolved_now = 1
    table.advance()
    assert {"town", "city"} <= set(table.view()["lands"]["A5"]["pieces"])


# -- what people are reminded of -------------------------------------------------------------------------------------


def against(name: str, level: int, **words: Any) -> dict[str, Any]:
    table = ISLAND.arrange(
        1, ISLAND.settle(1, options(name, level, 1)), seeded(1), {"printed": False, **words}
    )
    return table.view()


@pytest.mark.parametrize("name", ADVERSARIES)
def test_the_flag_is_spoken_of_when_the_next_card_may_carry_it(name: str) -> None:
    near = [f"adversary-{name}-escalation"]
    assert against(name, 0, deck=[2, 3])["reminders"] == {"explore": near}
    for deck in ([], [1, 2], [3]):
        assert against(name, 0, deck=deck)["reminders"] == {}


@pytest.mark.parametrize(
    ("level", "card", "steps"),
    [
        (2, None, {"build": [1]}),
        (3, None, {"extra_build": [3], "build": [1]}),
        (5, "i-sands", {"extra_build": [4], "build": [1]}),
        (6, None, {"extra_build": [4], "build": [1]}),
        (6, "i-sands", {"fear": [6], "extra_build": [4], "build": [1]}),
    ],
)
def test_england_is_spoken_of_where_it_counts(level: int, card: str | None, steps: dict[str, Any]) -> None:
    words = {"extra_build": card} if card else {}
    told = {step: [f"adversary-england-{n}" for n in numbers] for step, numbers in steps.items()}
    assert against("england", level, deck=[1, 2], **words)["reminders"] == told


def test_where_a_capital_grows() -> None:
    lands = {"A4": "3 town", "A5": "3 town, city", "A7": "explorer, 5 city"}
    facts = against("england", 1, lands=lands)["adversary"]["facts"]
    assert facts == {"capital": 7, "buildings": {"A5": 4, "A7": 5}}


@pytest.mark.parametrize("name", ADVERSARIES)
def test_an_adversary_is_announced(name: str) -> None:
    live = Live(lambda: ISLAND.deal(1, ISLAND.settle(1, options(name, 2, 1)), seeded("announced")))
    told = {"adversary": f"adversary-{name}", "level": 2}
    assert [event.args for event in live.opening if event.name == "adversary-arrives"] == [told]
