"""Everything explains itself: by a mouse that rests, a finger, and a key; never by a native title alone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser import test_glow
from tests.browser.conftest import Visit
from tests.browser.house import PHONE, ROOT
from tests.browser.moves import ME, bots, open_table, play_now
from tests.browser.test_axe import serious

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


# A thing of each game from its first question, what its sheet says of it, and what it says of this moment.
TOLD: Final = {
    "diamant": [("deck", "Deck", ""), ("seat:0", "pocket", "")],
    "glow": [("score-track", "Score track", "")],
    "spirit_island": [
        ("card:flash-floods", "damage", "Reaches now"),
        ("seat:0/energy", "Energy", ""),
        ("fear/pool", "Fear", ""),
        ("blight/card", "blight", ""),
    ],
    "bonfire": [
        ("island:a3", "guardian", ""),
        ("great-bonfire/space:2", "Gate", ""),
        ("seat:0/token:ship", "sail", ""),
        ("countdown", "council", ""),
        ("common:path", "path", ""),
    ],
}


def sit_down(page: Page, game: str) -> None:
    options = {"spirit-1": "river-surges-in-sunlight"} if game == "spirit_island" else {}
    open_table(page, game, ME, *bots(2 if game == "diamant" else 0), options=options)
    page.locator("main [data-lit], main [data-option]").first.wait_for()


@pytest.mark.parametrize("game", TOLD)
def test_every_game_explains_its_things(visit: Visit, game: str) -> None:
    page = visit().page
    sit_down(page, game)
    for thing, words, now in TOLD[game]:
        page.locator(f".night [data-thing='{thing}']").first.hover(force=True)
        sheet = page.locator("[data-sheet]")
        expect(sheet).to_contain_text(re.compile(words, re.IGNORECASE))
        expect(sheet.locator(".rule")).to_be_visible()
        if now:
            expect(sheet.locator(".now")).to_contain_text(now)
        page.mouse.move(683, 2)
        expect(sheet).to_have_count(0)
    page.locator("[data-legend]").click()
    expect(page.locator("dialog li p").first).to_be_visible()
    assert page.locator("dialog li").count() >= 9
    assert serious(page) == []


@pytest.mark.parametrize("game", ["glow", "spirit_island", "bonfire"])
def test_a_key_keeps_a_sheet_for_who_listens(visit: Visit, game: str) -> None:
    """I takes the focus to the sheet, with a way to the example of its rule; Escape brings it back."""
    page = visit().page
    sit_down(page, game)
    thing = {"glow": "adventurer:", "spirit_island": "card:", "bonfire": "gnome:"}[game]
    one = page.locator(f".night button[data-thing^='{thing}']").first
    one.focus()
    page.keyboard.press("i")
    sheet = page.locator("[data-sheet]")
    expect(sheet).to_be_focused()
    expect(sheet.locator(".rule a")).to_have_attribute("href", re.compile(f"/show/{game}/"))
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(one).to_be_focused()


def test_a_card_says_what_it_does_with_these_dice(visit: Visit) -> None:
    page = visit().page
    test_glow.sit_down(page, "shadows", bots=1)
    test_glow.play_on(page, "[data-option=done]")
    page.locator(".night .company [data-thing^='card:']").first.hover()
    expect(page.locator("[data-sheet^='card:'] .now")).to_contain_text("With these dice")
    page.locator(".night .company [data-thing^='card:'] .sign").first.hover()
    expect(page.locator("[data-sheet^='card:'] .of-sign")).not_to_be_empty()


def test_no_native_title_explains_a_board() -> None:
    """Neither mouse nor finger nor key has a native title at once and styled."""
    boards = ROOT / "web" / "src" / "games"
    found = [
        f"{path.relative_to(boards)}: {tag}"
        for path in boards.rglob("*.svelte")
        for tag in re.findall(r"<(?:[a-z]+|svelte:element)\b[^<]*?\stitle=|<title>", path.read_text("utf-8"))
    ]
    assert found == []
