"""390 by 844: nothing sticks out, and everything can be hit with a thumb."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import PHONE
from tests.browser.moves import LIT, always, open_page, play_now, play_to_the_end, table_id

LEAST = 40

# What can be pressed, with the label that belongs to it counted as part of the target.
SMALL = """(least) => [...document.querySelectorAll('button, a, input, select, summary')]
    .map((node) => ({ node, box: (node.closest('label') ?? node).getBoundingClientRect() }))
    .filter(({ node, box }) => box.width > 1 && box.height > 1 && node.checkVisibility())
    .filter(({ node }) => !node.classList.contains('skip'))
    .filter(({ node }) => getComputedStyle(node).pointerEvents !== 'none')  // twins are for the keyboard alone
    .filter(({ box }) => box.width < least || box.height < least)
    .map(({ node, box }) => `${node.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)"""


def check(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], f"{page.url} is {wide} wide"
    assert page.evaluate(SMALL, LEAST) == []


@pytest.mark.parametrize("language", ["en", "uk", "pl", "ru"])
@pytest.mark.parametrize("path", ["/", "/new?game=diamant", "/settings", "/rules/diamant", "/nowhere"])
def test_pages_fit(visit: Visit, path: str, language: str) -> None:
    visitor = visit(PHONE, language)
    page = visitor.page
    open_page(page, path)
    check(page)
    if path == "/nowhere":
        visitor.forgive("404")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_table_fits_from_the_first_card_to_the_end(visit: Visit, language: str) -> None:
    page = visit(PHONE, language).page
    play_now(page)
    check(page)
    page.locator("[data-option=deeper]").tap()
    check(page)
    for card in ("deeper", "back"):
        box = page.locator(f"[data-option={card}]").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= PHONE[1], "the decision is not in reach of a thumb"
        assert box["y"] > PHONE[1] / 2
    page.locator("[data-confirm]").tap()
    for name in ("log", "chat", "rules"):
        page.locator("header button.round").nth(("log", "chat", "rules").index(name)).tap()
        page.locator(f"dialog [data-tab={name}]").wait_for()
        check(page)
        page.keyboard.press("Escape")
    page.locator("[data-settings]").tap()
    page.locator("dialog [data-setting=sound]").wait_for()
    check(page)
    page.keyboard.press("Escape")


def test_the_end_and_the_replay_fit(visit: Visit) -> None:
    page = visit(PHONE).page
    play_now(page)
    table = table_id(page)
    play_to_the_end(page, always("back"))
    check(page)
    page.goto(f"/replay/{table}")
    page.locator(".controls").wait_for()
    check(page)


def test_eight_explorers_fit(visit: Visit) -> None:
    page = visit(PHONE, "uk").page
    page.goto("/new?game=diamant")
    page.locator("[data-all]").click()
    for _ in range(4):
        page.locator("button", has_text="+").tap()
    check(page)
    page.locator("[data-make]").tap()
    page.locator(LIT).first.wait_for()
    expect(page.locator(".explorer")).to_have_count(8)
    check(page)


def test_the_waiting_room_fits(visit: Visit) -> None:
    page = visit(PHONE, "pl").page
    page.goto("/new?game=diamant")
    page.locator("[data-all]").click()
    page.locator("[data-seat='1']").select_option("open")
    page.locator("[data-make]").tap()
    page.locator("[data-invite]").wait_for()
    check(page)


def test_a_game_by_touch(visit: Visit) -> None:
    page = visit(PHONE).page
    play_now(page)
    page.locator("[data-option=deeper]").tap()
    page.locator("[data-confirm]").tap()
    page.locator("[data-confirm]").wait_for(state="detached")
