"""Every lesson is played in the browser as its guide says, and the guide points at what is drawn."""

from __future__ import annotations

import os
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, LAPTOP, PHONE
from tests.browser.lessons import Learner
from tests.browser.moves import LIT, always, my_turn_or_end, play_to_the_end
from tests.browser.test_axe import serious

from vatra.core.game import games
from vatra.core.lesson import lessons
from vatra.core.words import LANGUAGES

SIZES: Final = [DESKTOP, PHONE, LAPTOP]
LESSONS: Final = [lesson.id for game in games() for lesson in lessons(game.id)]
# Each lesson in each language, the sizes in turn: so each lesson is seen at each size as well. All of it takes minutes.
TAKEN: Final = [
    (lesson, language, size)
    for n, lesson in enumerate(LESSONS)
    for m, language in enumerate(LANGUAGES)
    for size in (SIZES if os.environ.get("VATRA_TEST_ALL") else [SIZES[(n + m) % 3]])
]


def points_at_something(seen: dict[str, Any]) -> None:
    """The halo is in the window, and the bubble lies over nothing it points at, where there is any other room."""
    where = f"{seen['said']} at {seen['window']}"
    assert seen["text"].strip(" …"), where
    wide, high = seen["window"]
    assert seen["wide"] <= wide, f"{where}: the page is wider than the window"
    left, top, right, bottom = seen["bubble"]
    inside = left >= 0 and right <= wide and top >= 0 and bottom <= high
    assert inside, f"{where}: the bubble is cut off"
    if seen["kind"] == "chapter":
        return
    assert seen["halos"], f"{where}: it points at nothing"
    first = seen["halos"][0]
    in_sight = first[0] < wide and first[1] < high and first[2] > 0 and first[3] > 0
    assert in_sight, where
    large = (first[2] - first[0]) * (first[3] - first[1]) > wide * high / 3
    covers = left < first[2] and first[0] < right and top < first[3] and first[1] < bottom
    assert large or not covers, f"{where}: the bubble {seen['bubble']} covers {first}"


@pytest.mark.parametrize(
    ("lesson", "language", "size"),
    TAKEN,
    ids=[f"{one}-{lang}-{size[0]}" for one, lang, size in TAKEN],
)
def test_a_lesson_is_played_as_the_guide_says(
    visit: Visit, lesson: str, language: str, size: tuple[int, int]
) -> None:
    visitor = visit(size, language)
    learner = Learner(visitor, lesson)
    kinds: set[str] = set()
    while (seen := learner.look())["kind"] != "end":
        points_at_something(seen)
        if seen["kind"] not in kinds:
            assert serious(visitor.page) == []
        kinds.add(seen["kind"])
        learner.follow()
    assert serious(visitor.page) == []
    assert visitor.page.locator("[data-first-game]").is_visible()


def begin(page: Page) -> None:
    page.goto("/")
    page.locator("[data-learn=diamant]").click()
    page.locator("[data-guide]").wait_for()


def said(page: Page) -> str:
    return page.locator("[data-guide]").get_attribute("data-guide") or ""


def test_from_the_lobby_to_the_end_of_the_first_game_in_four_presses(visit: Visit) -> None:
    """Besides the moves, and the guide's own words: learn, play, and that is all."""
    visitor = visit()
    begin(visitor.page)  # the first press
    learner = Learner.at(visitor)
    while learner.look()["kind"] != "end":
        learner.follow()
    visitor.page.locator("[data-first-game]").click()  # the second one
    visitor.page.locator(LIT).first.wait_for()
    play_to_the_end(visitor.page, always("back"))
    assert not my_turn_or_end(visitor.page)
    visitor.page.goto("/")
    visitor.page.locator("[data-play=diamant].primary").wait_for()
    expect(visitor.page.locator("[data-learn=diamant]")).to_have_count(0)


def test_another_move_gets_a_friendly_word(visit: Visit) -> None:
    page = visit().page
    begin(page)
    page.locator("[data-go=on]").click()
    page.locator("[data-guide=lesson-diamant-1-share]").wait_for()
    page.locator("[data-option=back]").click()
    expect(page.locator("[data-otherwise]")).to_contain_text("Camp")
    assert said(page) == "lesson-diamant-1-share"
    page.locator("[data-option=deeper]").click()
    page.locator("[data-guide=lesson-diamant-1-warning]").wait_for()
    expect(page.locator("[data-otherwise]")).to_have_count(0)


def test_left_taken_up_again_stepped_back_begun_anew_and_skipped(visit: Visit) -> None:
    page = visit().page
    begin(page)
    page.locator("[data-go=on]").click()
    page.locator("[data-option=deeper]").click()
    page.locator("[data-guide=lesson-diamant-1-warning]").wait_for()
    page.goto("/")
    begin(page)
    assert said(page) == "lesson-diamant-1-warning"
    page.locator("[data-go=back]").click()
    page.locator("[data-guide=lesson-diamant-1-share]").wait_for()
    page.locator("[data-lesson-menu]").click()
    page.locator("[data-go=skip]").click()
    page.locator("[data-guide=lesson-diamant-1-warning]").wait_for()
    page.locator("[data-lesson-menu]").click()
    page.locator("[data-go=restart]").click()
    page.locator("[data-guide=lesson-diamant-1-aim]").wait_for()
    page.locator("[data-lesson-menu]").click()
    page.locator("[data-go=end]").click()
    page.locator("#lesson-end").wait_for()


def test_by_keys_alone(visit: Visit) -> None:
    page = visit().page
    begin(page)
    page.keyboard.press("Enter")
    page.locator("[data-guide=lesson-diamant-1-share]").wait_for()
    page.keyboard.press("g")
    expect(page.locator("[data-option=deeper]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-guide=lesson-diamant-1-warning]").wait_for()
    page.keyboard.press("Backspace")
    page.locator("[data-guide=lesson-diamant-1-share]").wait_for()


def test_more_leads_to_the_rule(visit: Visit) -> None:
    page = visit().page
    begin(page)
    page.locator("[data-more]").click()
    expect(page.locator("[data-rule]")).to_contain_text("five")
    page.locator("[data-rule] a").click()
    page.wait_for_url("**/show/diamant/**")


def test_without_pictures(visit: Visit) -> None:
    """The guide stands at the head of the table, and says in words what it is about."""
    visitor = visit()
    begin(visitor.page)
    visitor.page.keyboard.press("p")
    visitor.page.locator(".plain").wait_for()
    expect(visitor.page.locator(".meant")).to_be_visible()
    assert serious(visitor.page) == []
    learner = Learner.at(visitor)
    while learner.look()["kind"] != "end":
        learner.follow()
