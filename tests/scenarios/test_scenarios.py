"""The executable rulebook: every example holds, every rule has one, and every rule that is named exists."""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

import pytest
from tests.core.toys import HARBOUR
from tests.core.toys.base import shelved
from tests.scenarios.said import check

from vatra.core.game import Game, games
from vatra.core.rulebook import rulebook
from vatra.core.scenario import Scenario, read, run, scenario_files
from vatra.core.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FILES = scenario_files([ROOT / "scenarios"])
SUBJECTS = ["core", *[game.id for game in games()]]
RULE = re.compile(r"[a-z_]+(\.[a-z0-9-]+)+")
by_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


def short(file: Path) -> str:
    return str(file.relative_to(ROOT / "scenarios"))


def rules_of(subject: str, language: str = "en") -> dict[str, str]:
    return rulebook(subject, language).rules()


ALL_RULES = {rule for subject in SUBJECTS for rule in rules_of(subject)}


@functools.cache
def scenarios() -> list[Scenario]:
    return [read(file) for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=short)
def test_the_example_holds(file: Path) -> None:
    """And asks what it is to ask: see `said.py`."""
    check(read(file))


def test_there_are_examples_for_every_game() -> None:
    assert {scenario.game for scenario in scenarios()} == {game.id for game in games()}


@by_game
def test_every_rule_is_shown(game: Game) -> None:
    shown = {rule for scenario in scenarios() for rule in scenario.rules}
    assert sorted(set(rules_of(game.id)) - shown) == []


HOUSE = scenario_files([Path(__file__).parent / "house"])


@pytest.mark.parametrize("file", HOUSE, ids=lambda file: file.name)
def test_the_example_of_the_house_holds(file: Path) -> None:
    """Games give better reasons than the house's most general ones, so these are shown on a toy."""
    with shelved(HARBOUR):
        run(read(file))


def test_every_rule_of_the_house_is_shown() -> None:
    shown = {rule for scenario in (*scenarios(), *map(read, HOUSE)) for rule in scenario.rules}
    assert sorted(set(rules_of("core")) - shown) == []


def rules_named_by(scenario: Scenario) -> set[str]:
    refusals = [move["refused"] for move in scenario.moves if isinstance(move.get("refused"), str)]
    return {*scenario.rules, *refusals, *filter(None, [scenario.new_refused])}


def test_examples_name_rules_that_exist() -> None:
    unknown = {short(each.file): sorted(rules_named_by(each) - ALL_RULES) for each in scenarios()}
    assert {file: rules for file, rules in unknown.items() if rules} == {}
    assert [short(each.file) for each in scenarios() if len(set(each.rules)) < len(each.rules)] == []


def test_examples_lie_where_they_belong() -> None:
    assert [short(each.file) for each in scenarios() if Path(short(each.file)).parts[0] != each.game] == []
    foreign = [
        rule for each in scenarios() for rule in each.rules if rule.split(".")[0] not in (each.game, "core")
    ]
    assert foreign == []


def test_no_two_examples_have_one_title() -> None:
    titles = [(scenario.game, scenario.title) for scenario in scenarios()]
    assert len(set(titles)) == len(titles)


# -- ids in the code -----------------------------------------------------------------------------------------


def rules_in(file: Path) -> set[str]:
    """Every text in the code that has the form of a rule's id and names one of our books."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    texts = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in texts if RULE.fullmatch(text) and text.split(".")[0] in SUBJECTS}


def test_every_rule_that_the_code_names_exists() -> None:
    named = {
        (rule, str(file.relative_to(ROOT)))
        for part in ("core", "games")
        for file in sorted((ROOT / "src" / "vatra" / part).rglob("*.py"))
        for rule in rules_in(file)
    }
    assert len(named) > 8, "no ids found: did their form change?"
    assert sorted((rule, file) for rule, file in named if rule not in ALL_RULES) == []


@by_game
def test_the_rule_of_the_seats_exists(game: Game) -> None:
    assert game.seats_rule in rules_of(game.id)


# -- four languages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_the_same_rules_in_the_same_order_in_every_language(subject: str, language: str) -> None:
    book, english = rulebook(subject, language), rulebook(subject, "en")
    assert list(book.rules()) == list(english.rules())
    ids = [[rule.id for rule in section.rules] for section in book.sections]
    assert ids == [[rule.id for rule in section.rules] for section in english.sections]
    assert book.title
    assert book.intro
    assert all(book.rules().values())
    if language != "en":
        same = [rule for rule in book.rules() if book.rules()[rule] == english.rules()[rule]]
        assert same == [], "not translated"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_nothing_on_the_page_is_lost(subject: str, language: str) -> None:
    """Every line of the Markdown lands in the book: titles, introduction, statements."""
    page = (ROOT / "docs" / "rules" / subject / f"{language}.md").read_text(encoding="utf-8")
    book = rulebook(subject, language)
    kept = " ".join([book.title, book.intro, *[section.title for section in book.sections]])
    kept += " ".join(book.rules().values())
    for line in page.splitlines():
        text = line.strip().lstrip("# ")
        if text and not re.fullmatch(r"`[^`]+`", text):
            assert text in kept, f"{subject}/{language}.md: {line}"
    ids = re.findall(r"^`([^`]+)`$", page, re.MULTILINE)
    assert ids == list(book.rules()), "an id stands twice or has an odd form"
    assert all(rule.split(".")[0] == subject for rule in ids)
