"""A whole game with nothing but a keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.moves import END, my_turn_or_end, notes, question, wait_for_next_question


def tab_to(page: Page, selector: str, limit: int = 40) -> None:
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def start(page: Page) -> None:
    page.goto("/")
    page.locator("[data-play=diamant]").wait_for()
    tab_to(page, "[data-play=diamant]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/"))
    my_turn_or_end(page)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    page = visit().page
    start(page)
    for asked in range(80):
        if not my_turn_or_end(page):
            break
        before = question(page)
        page.keyboard.press("1" if asked % 3 == 0 else "2")
        expect(page.locator("[data-confirm]")).to_be_visible()
        page.keyboard.press("Enter")
        wait_for_next_question(page, before)
    expect(page.locator(END)).to_be_visible()
    tab_to(page, "a[href^='/replay/']")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/replay/"))
    at = page.locator(".at")
    expect(at).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(at).not_to_contain_text("Move 0 of")
    page.keyboard.press("End")
    last = re.search(r"of (\d+)", at.inner_text())
    assert last is not None
    expect(at).to_contain_text(f"Move {last.group(1)} of")
    page.keyboard.press("Home")
    expect(at).to_contain_text("Move 0 of")


def test_every_shortcut(visit: Visit) -> None:
    page = visit().page
    start(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Take back")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("u")
    expect(notes(page)).to_contain_text("no move")
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator(".log")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".chat")).to_be_visible()
    page.keyboard.press("o")
    expect(page.locator(".odds:visible")).to_have_count(1)
    page.keyboard.press("p")
    expect(page.locator(".plain")).to_be_visible()
    page.keyboard.press("p")
    expect(page.locator(".cave")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator("[data-option=back]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-option=back]")).to_have_attribute("aria-pressed", "false")


def test_letters_are_found_in_a_cyrillic_layout(visit: Visit) -> None:
    page = visit(language="uk").page
    start(page)
    page.locator("body").dispatch_event("keydown", {"key": "р", "code": "KeyH", "bubbles": True})
    expect(page.locator(".hint")).to_be_visible()


def test_writing_is_not_playing(visit: Visit) -> None:
    page = visit().page
    start(page)
    page.keyboard.press("c")
    page.get_by_placeholder("Say something").fill("")
    page.get_by_placeholder("Say something").press_sequentially("1 huhu 2")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(".chat")).to_contain_text("1 huhu 2")


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    page = visit().page
    start(page)
    page.locator("[data-settings]").click()
    page.locator("[data-setting=keys]").click()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_focus_can_be_seen(visit: Visit) -> None:
    page = visit().page
    start(page)
    for _ in range(12):
        page.keyboard.press("Tab")
        width = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
        assert float(width.removesuffix("px")) >= 2
