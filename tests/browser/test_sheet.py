"""Everything explains itself: by a mouse that rests, a finger, and a key; never by a native title alone."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import PHONE
from tests.browser.moves import play_now

HAZARD = "[data-thing='track/hazard:snake']"


def test_a_mouse_that_rests_has_the_sheet_and_takes_it_away(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.locator(HAZARD).hover()
    sheet = page.locator("[data-sheet='track/hazard:snake']")
    expect(sheet).to_contain_text("snakes")
    expect(sheet.locator(".rule")).to_contain_text("second")
    page.mouse.move(5, 895)
    expect(page.locator("[data-sheet]")).to_have_count(0)


def test_a_press_on_what_cannot_be_pressed_and_a_key_explain_it_too(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.locator("[data-thing='deck']").click()
    expect(page.locator("[data-sheet=deck]")).to_contain_text("Deck")
    page.keyboard.press("Escape")
    expect(page.locator("[data-sheet]")).to_have_count(0)
    page.locator("[data-thing='seat:1']").hover()
    page.keyboard.press("i")
    expect(page.locator("[data-sheet='seat:1'] .close")).to_be_visible()


def test_a_finger_has_it(visit: Visit) -> None:
    page = visit(PHONE).page
    play_now(page)
    page.locator(HAZARD).tap()
    expect(page.locator("[data-sheet] .close")).to_be_visible()
    page.locator("[data-sheet] .close").tap()
    expect(page.locator("[data-sheet]")).to_have_count(0)


def test_the_signs_are_one_press_away(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.locator("[data-legend]").click()
    expect(page.locator("dialog li")).to_have_count(9)


def test_no_native_title_explains_diamant(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    expect(page.locator(".stage [title]")).to_have_count(0)
