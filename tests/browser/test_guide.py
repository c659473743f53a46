"""The game of the guide 'Add a fifth game' on the page: played by two at one screen, at the table without pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.house import Visitor
from tests.browser.moves import END, LIT, PASS, insist, points_add_up, question
from tests.docs.guide import pig_in
from tests.server.serving import NearServer, settings_in


@pytest.fixture
def page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """In a server of this process, because no other has the game."""
    with pig_in(tmp_path / "guide"):
        server = NearServer(settings_in(tmp_path))
        server.start()
        try:
            visitor = Visitor(browser, server.url)
            yield visitor.page
            visitor.leave()
        finally:
            server.stop()


def test_the_printed_game_is_played_to_its_end(page: Page) -> None:
    page.goto("/new?game=pig")
    page.locator("[data-seat='1']").select_option("hot")
    page.locator("[data-hot='1']").fill("Marek")
    page.locator("[data-make]").click()
    page.wait_for_url(re.compile(r"/t/"))
    for _ in range(200):
        page.locator(f"{PASS}, {LIT}, {END}").first.wait_for()
        if page.locator(END).count():
            break
        if page.locator(PASS).count():
            page.locator(PASS).click()
            continue
        expect(page.get_by_role("heading", name="At risk in this turn")).to_be_visible()
        before = question(page)
        hold = page.locator("[data-option=hold]")
        (hold if hold.count() else page.locator("[data-option=roll]")).click()
        insist(page, before)
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(END)).to_contain_text("Somebody reached the goal")
    points_add_up(page)
