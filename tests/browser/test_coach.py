"""The coach in real games: a word the first time, never again unless one asks, and not at all if one likes."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import PHONE
from tests.browser.moves import LIT, decide, my_turn_or_end, play_now
from tests.browser.test_axe import serious

ASK = "[data-coach=coach-decide]"


def known(page: Page) -> list[str]:
    found: list[str] = page.request.get("/api/me").json()["learnt"]["met"]
    return found


def test_a_question_is_explained_once(visit: Visit) -> None:
    page = visit(coach=True).page
    play_now(page)
    page.locator(ASK).wait_for()
    expect(page.locator("[data-halo]")).to_have_count(1)
    assert serious(page) == []
    page.locator(f"{ASK} [data-more]").click()
    expect(page.locator("[data-rule]")).not_to_be_empty()
    page.locator("[data-coach-done]").click()
    expect(page.locator("[data-coach], [data-halo]")).to_have_count(0)
    page.wait_for_function(
        "async () => (await (await fetch('/api/me')).json()).learnt.met.includes('diamant/coach-decide')"
    )
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(page.locator(ASK)).to_have_count(0)
    page.locator("[data-wonder]").click()
    page.locator(ASK).wait_for()
    page.locator("[data-wonder]").click()
    expect(page.locator(ASK)).to_have_count(0)


def test_whoever_answers_needs_to_press_nothing_else(visit: Visit) -> None:
    page = visit(PHONE, "uk", coach=True).page
    play_now(page)
    page.locator(ASK).wait_for()
    decide(page, "deeper")
    expect(page.locator(ASK)).to_have_count(0)
    assert known(page)[:1] == ["diamant/coach-decide"]


def test_an_event_is_explained_where_it_happened(visit: Visit) -> None:
    page = visit(coach=True).page
    play_now(page)
    met: set[str] = set()
    for _ in range(30):
        if not my_turn_or_end(page):
            break
        for said in page.locator("[data-coach]").all():
            met.add(said.get_attribute("data-coach") or "")
        decide(page, "deeper")
    assert {"coach-decide", "coach-event-flee"} <= met


def test_it_can_be_switched_off(visit: Visit) -> None:
    page = visit(coach=True).page
    play_now(page)
    page.locator("[data-coach-off]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.goto("/settings")
    expect(page.locator("[data-setting=coach]")).not_to_be_checked()
