"""Several people at one screen: it changes hands before every secret question."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.moves import END, LIT, PASS, decide


def sit_down(page: Page) -> None:
    page.goto("/new?game=diamant")
    page.locator("[data-all]").click()
    for seat, name in ((1, "Marek"), (2, "Ruta")):
        page.locator(f"[data-seat='{seat}']").select_option("hot")
        page.locator(f"[data-hot='{seat}']").fill(name)
    page.get_by_role("button", name="Remove seat 4").click()
    page.locator("[data-make]").click()
    page.wait_for_url(re.compile(r"/t/"))


def test_a_whole_game_at_one_screen(visit: Visit) -> None:
    page = visit().page
    sit_down(page)
    seen: set[str] = set()
    for turn in range(200):
        page.locator(f"{PASS}, {LIT}, {END}").first.wait_for()
        if page.locator(END).count():
            break
        if page.locator(PASS).count():
            seen.add(page.locator("#pass-title").inner_text())
            assert page.locator("[data-option]").count() == 0
            page.locator(PASS).click()
        page.locator(LIT).first.wait_for()
        decide(page, "deeper" if turn % 5 == 0 else "back")
    expect(page.locator(END)).to_be_visible()
    assert any("Marek" in text for text in seen)
    assert any("Ruta" in text for text in seen)


def test_nobody_reads_what_the_neighbour_chose(visit: Visit) -> None:
    page = visit().page
    sit_down(page)
    page.locator(PASS).click()
    decide(page, "back")
    expect(page.locator("#pass-title")).to_contain_text("Marek")
    page.locator(PASS).click()
    page.locator(LIT).first.wait_for()
    statuses = page.locator(".explorer .status").all_inner_texts()
    assert statuses[0] == "ready"
    expect(page.locator("[data-option].laid")).to_have_count(0)
    expect(page.locator(".log")).not_to_contain_text("Back")
