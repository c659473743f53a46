"""A whole game with nothing but a mouse, or a finger, and what a table shows on the way."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import LAPTOP, PHONE
from tests.browser.moves import (
    END,
    ME,
    always,
    bots,
    decide,
    my_turn_or_end,
    notes,
    on_a_phone,
    open_log,
    open_table,
    play_now,
    play_to_the_end,
    points_add_up,
)

# By how much one of two neighbours has risen: wherever the page has moved them both.
RISEN: Final = """['deeper', 'back']
    .map((option) => document.querySelector(`[data-option=${option}]`).getBoundingClientRect().y)
    .reduce((neighbour, card) => neighbour - card)"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_stranger_plays_a_whole_game(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    play_now(page)
    asked = play_to_the_end(page, lambda n: "deeper" if n % 4 < 2 else "back")
    assert asked >= 5
    end = page.locator(END)
    expect(end.locator(".ranking > li")).to_have_count(4)
    expect(end.locator(".winner").first).to_be_visible()
    points_add_up(page)
    log = open_log(page) if on_a_phone(page) else page.locator(".log")
    for cave in range(1, 6):
        expect(log.locator("h3").nth(cave - 1)).to_contain_text(f"Cave {cave}")


def test_a_choice_is_shown_before_it_is_final(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.locator("[data-option=back]").click()
    expect(page.locator("[data-option=back]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".meaning")).to_contain_text("chest")
    page.locator("[data-option=deeper]").click()
    expect(page.locator(".meaning")).to_contain_text(re.compile("expedition"))
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-option=deeper]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_card_does_not_flutter_under_the_pointer(visit: Visit) -> None:
    """Touched at its lower edge it rises, and must not fall back because the pointer is beneath it now."""
    page = visit().page
    play_now(page)
    box = page.locator("[data-option=back]").bounding_box()
    assert box is not None

    def touch(across: int) -> None:
        page.mouse.move(box["x"] + 20 + across, box["y"] + box["height"] - 1)

    touch(0)
    page.wait_for_function(f"() => {RISEN} > 0")
    heights = set()
    for i in range(1, 11):
        touch(i)
        heights.add(page.evaluate(f"() => new Promise(requestAnimationFrame).then(() => {RISEN})"))
    assert heights == {2}


def test_a_greyed_undo_says_why(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-undo]").click(force=True)
    expect(notes(page)).to_contain_text("You have no move that could be taken back.")


def test_a_hint_has_a_reason(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.locator("[data-hint]").click()
    expect(page.locator(".hint")).to_contain_text(re.compile(r"Hint: (Deeper|Back)\."))
    expect(page.locator(".hint")).to_contain_text("The next card")


def test_a_line_of_the_log_shows_its_position(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    path = page.locator(".path .card")
    expect(path).to_have_count(1)
    first = path.first.inner_text()
    for _ in range(2):
        decide(page, "deeper")
    assert my_turn_or_end(page)
    page.locator(".log button").first.click()
    expect(page.locator(".past")).to_be_visible()
    expect(path).to_have_count(1)
    assert path.first.inner_text() == first
    expect(page.locator("[data-option]")).to_have_count(0)
    page.locator("[data-now]").click()
    expect(page.locator(".past")).to_have_count(0)
    expect(page.locator("[data-option]").first).to_be_visible()


def test_the_odds_on_demand(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    expect(page.locator(".odds")).to_have_count(0)
    page.get_by_role("button", name="Odds").click()
    expect(page.locator(".odds:visible")).to_contain_text("On average the next card brings")


def test_a_decision_may_have_a_time(visit: Visit) -> None:
    """The clock runs in sight; when it is over the table decides, and the log says so."""
    page = visit().page
    open_table(page, "diamant", ME, *bots(2), timer=5)
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("time was up: automatic move", timeout=20_000)


def test_rules_can_be_searched(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.locator("[data-tab=rules]").click()
    page.get_by_role("searchbox").fill("barricade")
    expect(page.locator(".rules li").first).to_contain_text("barricade")
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".rules li")).to_have_count(0)


def test_play_again(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    play_to_the_end(page, always("back"))
    before = page.url
    page.locator("[data-rematch]").click()
    page.wait_for_function("(before) => location.href !== before", arg=before)
    page.locator("[data-option].lit").first.wait_for()
    expect(page.locator(".explorer")).to_have_count(4)


def test_pieces_travel(visit: Visit) -> None:
    """With full motion gems fly, and nothing can be chosen from when the first sets out until the last has arrived."""
    page = visit(motion=True).page
    play_now(page)
    page.evaluate(
        """() => {
            window.flown = window.lit = 0
            const sky = document.querySelector('.sky')
            new MutationObserver((found) => {
                for (const { target, addedNodes } of found)
                    if (target === sky) window.flown += [...addedNodes].filter((one) => one.className !== 'ring').length
                if (sky.children.length) window.lit += document.querySelectorAll('.decision.lit').length
            }).observe(document.body, { childList: true, subtree: true })
        }"""
    )
    for _ in range(6):
        decide(page, "deeper")
        assert my_turn_or_end(page)
        if page.evaluate("window.flown") > 0:
            break
    assert page.evaluate("window.flown") > 0
    assert page.evaluate("window.lit") == 0
