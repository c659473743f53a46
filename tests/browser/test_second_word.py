"""What cannot be taken back asks once, and says what will follow."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.moves import question, table_id, wait_for_next_question
from tests.browser.test_spirit_island import alone, answer, decide, find, options_of, press


def ends_the_phase(page: Page) -> str:
    """An answer after which the invaders act; '' while there is none."""
    frame = page.request.get(f"/api/tables/{table_id(page)}").json()
    for ask in frame["asks"]:
        for option in ask["options"]:
            if any(event["name"] == "phase-begins" for event in option["follows"]):
                return str(option["text"])
    return ""


@pytest.mark.parametrize("wish", ["surprise", "never"])
def test_the_invaders_do_not_begin_unasked(visit: Visit, wish: str) -> None:
    page = visit().page
    page.goto("/settings")
    page.locator(f"[data-setting=confirm-{wish}]").click()
    table = alone(page)
    text = ends_the_phase(page)
    for _ in range(40):
        if text:
            break
        answer(page, decide(options_of(page, table)))
        text = ends_the_phase(page)
    assert text, "no answer ends a phase"
    button = find(page, text)
    before = question(page)
    press(page, button)
    if wish == "never":
        wait_for_next_question(page, before)
        return
    expect(page.locator("[data-follows]")).to_contain_text("Invader phase")
    assert question(page) == before
    cancel = page.get_by_role("button", name="Cancel")
    assert cancel.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)") > 10, "it cannot be read"
    cancel.click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    press(page, find(page, text))
    page.locator("[data-confirm]").click()
    wait_for_next_question(page, before)
