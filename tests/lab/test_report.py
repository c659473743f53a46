"""The report: whole, self-contained, in four languages, and the same for the same games."""

from __future__ import annotations

import dataclasses
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from vatra.core.game import find_game
from vatra.core.words import LANGUAGES
from vatra.lab import Match, Patch, Plan, compare, ladder, play_game, read_positions, run
from vatra.lab.plots import Interval, bin_size, forest, histograms, matrix, ticks
from vatra.lab.report import HERE, Report, write_report
from vatra.lab.summary import Summary

BOTS = ("random", "auto", "novice")
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "diamant"
VOID = {"meta", "line", "rect", "circle"}


class Checked(HTMLParser):
    """Every tag is closed, nothing is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        assert tag not in {"script", "link", "img", "iframe"}
        assert not {"src", "href", "onload"} & {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in VOID

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def checked(html: str) -> Checked:
    page = Checked()
    page.feed(html)
    page.close()
    assert page.open == []
    assert "url(" not in html
    assert "http" not in html
    return page


@pytest.fixture(scope="module")
def summary() -> Summary:
    return run(ladder("diamant", BOTS, seats=4, games=90, seed=1, options={"relics": "identical"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ladder_in_every_language(summary: Summary, language: str) -> None:
    html = Report(summary, language, "vatra sim diamant").html()
    page = checked(html)
    assert f'<html lang="{language}">' in html
    assert len(page.headings) == 8
    assert html.count("<svg") == 6 + 8  # every measure of Diamant, relics too
    assert not re.search(
        r"(report|stat|bot|option|hazard)-[a-z]", re.sub(r"<style>.*?</style>", "", html, flags=re.S)
    )


def test_the_same_games_give_the_same_file(summary: Summary, tmp_path: Path) -> None:
    write_report(tmp_path / "one.html", summary, command="c")
    write_report(tmp_path / "two.html", run(summary.plan, jobs=2), command="c")
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()
    assert len(list(tmp_path.iterdir())) == 2


def test_what_people_write_is_not_markup(summary: Summary) -> None:
    html = Report(summary, "en", "vatra sim <script>alert(1)</script> & more").html()
    checked(html)
    assert "&lt;script&gt;" in html


def test_a_comparison_shows_the_change() -> None:
    source = (
        "from vatra.games.diamant import components as box\nbox.EXPEDITION[:] = box.EXPEDITION[1:] + [17]\n"
    )
    plan = dataclasses.replace(
        ladder("diamant", BOTS, seats=3, games=30), patch=Patch("folder/my.py", source)
    )
    comparison = compare(plan)
    html = Report(comparison, "en", "").html()
    page = checked(html)
    assert page.headings[0] == "What the patch changes"
    assert f"{comparison.changed} of 30 games came out differently." in html.replace("\xa0", " ")
    assert "box.EXPEDITION[1:]" in html
    assert "<dd>my.py</dd>" in html


def test_positions_are_listed() -> None:
    positions = read_positions(find_game("diamant"), [SCENARIOS])[:5]
    summary = run(Plan((Match("diamant", ("random", "novice"), 40, 1),), positions=positions))
    html = Report(summary, "en", "").html()
    assert "Position by position" in checked(html).headings
    assert all(position.name in html for position in positions)


def test_a_match_of_one_kind_of_bot() -> None:
    html = Report(run(Plan((Match("diamant", ("random",) * 3, 10, 1),))), "en", "").html()
    page = checked(html)
    assert "Who comes in before whom" not in page.headings
    assert "Elo" not in html


def test_a_game_that_all_win_or_lose_together(summary: Summary) -> None:
    together = Summary(summary.plan)
    together.cooperative = True
    for number in range(20):
        record = play_game(summary.plan, number)
        won = tuple(range(4)) if number % 2 else ()
        together.add(dataclasses.replace(record, cooperative=True, winners=won, places=(1, 1, 1, 1)))
    html = Report(together, "en", "").html()
    page = checked(html)
    assert not {"Who comes in before whom", "Does the seat matter?"} & set(page.headings)
    assert "Elo" not in html
    assert "fair share" not in html


# -- words and plots ---------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, set[str]]:
    """Every message with the arguments it uses."""
    source = (HERE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.span is not None:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


def test_plots_survive_any_numbers() -> None:
    assert "NaN" not in forest("t", [Interval("a", 1, 1, 1, "1")], str)
    assert "nan" not in histograms("t", [("a", {0: 3}, 0.0, "0")])
    assert matrix("t", ["a", "b"], {(0, 1): (1.0, "100")}).count("<rect") == 4
    assert ticks(0, 1) == [0, 0.2, 0.4, 0.6, 0.8, 1]
    assert ticks(-3, 4) == [-2, 0, 2, 4]
    assert bin_size(0, 39) == 1
    assert bin_size(0, 40) == 2
