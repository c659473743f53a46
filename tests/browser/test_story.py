"""What happened is shown moment by moment, at the pace of whoever looks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.moves import LIT, ME, OPEN, bots, decide, lay_down, my_turn_or_end, open_table, play_now

TELLING = "[data-telling]"


def start_a_story(page: Page) -> None:
    """Everybody has decided, and the first moment waits to be looked at."""
    play_now(page)
    lay_down(page, "deeper")
    page.locator(TELLING).wait_for()


def sentence(page: Page) -> str:
    return page.locator(".prompt").inner_text()


def test_step_by_step(visit: Visit) -> None:
    """A press for each moment, one back, and no question before the end."""
    page = visit(pace="step").page
    start_a_story(page)
    expect(page.locator(".prompt")).to_contain_text(re.compile("Deeper|back to camp"))
    expect(page.locator(LIT)).to_have_count(0)
    first = sentence(page)
    page.locator("[data-story=next]").click()
    expect(page.locator(".prompt")).not_to_have_text(first)
    page.locator("[data-story=back]").click()
    expect(page.locator(".prompt")).to_have_text(first)
    while page.locator(TELLING).count():
        page.locator("[data-story=next]").click()
    expect(page.locator(LIT).first).to_be_visible()


def test_the_end_and_again(visit: Visit) -> None:
    page = visit(pace="step").page
    start_a_story(page)
    first = sentence(page)
    page.locator("[data-story=end]").click()
    expect(page.locator(TELLING)).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()
    page.locator("[data-story=again]").click()
    expect(page.locator(".prompt")).to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator(LIT).first).to_be_visible()


def test_the_log_tells_no_more_than_the_board(visit: Visit) -> None:
    """No card is named in the log before it is turned."""
    page = visit(pace="step").page
    start_a_story(page)
    before = page.locator(".log .event").all_inner_texts()
    assert before[-1] == sentence(page)
    page.locator("[data-story=end]").click()
    expect(page.locator(TELLING)).to_have_count(0)
    assert len(page.locator(".log .event").all_inner_texts()) > len(before)


def test_less_motion_keeps_the_sentence_and_the_ring(visit: Visit) -> None:
    """Nothing travels, but what is told about is said and ringed, and there is time to read it."""
    page = visit(pace="usual").page
    play_now(page)
    page.evaluate(
        """() => {
            window.rings = window.others = 0
            new MutationObserver((found) => {
                for (const { addedNodes } of found)
                    for (const one of addedNodes) one.className === 'ring' ? window.rings++ : window.others++
            }).observe(document.querySelector('.sky'), { childList: true })
        }"""
    )
    for _ in range(3):
        decide(page, "deeper")
        assert my_turn_or_end(page)
    assert page.evaluate("window.rings") > 0
    assert page.evaluate("window.others") == 0


def test_a_line_of_the_log_looks_back_into_its_move(visit: Visit) -> None:
    page = visit(pace="step").page
    start_a_story(page)
    page.locator("[data-story=end]").click()
    told = page.locator(".log .event").all_inner_texts()
    page.locator(".log button", has_text="Deeper").last.click()
    page.locator(".past [data-story=next]").wait_for()
    assert page.locator(".past span").first.inner_text() in told
    while page.locator(".past [data-story=next]").count():
        page.locator(".past [data-story=next]").click()
    page.locator("[data-now]").click()
    expect(page.locator(LIT).first).to_be_visible()


def test_while_i_waited(visit: Visit) -> None:
    """What came of others' moves is summed up, and what was about me stands above it."""
    host, guest = visit().page, visit().page
    open_table(host, "diamant", ME, OPEN, *bots(1))
    guest.goto(host.locator("[data-invite]").input_value())
    guest.locator("[data-join='1']").click()
    decide(host, "deeper")
    decide(guest, "back")
    assert my_turn_or_end(host)
    expect(host.locator("[data-to-me]").first).to_contain_text("Deeper")
    summary = host.locator(".meanwhile summary")
    expect(summary).to_contain_text("While you waited")
    summary.click()
    expect(host.locator(".meanwhile li", has_text="back to camp")).to_have_count(1)


def test_the_pace_is_kept(visit: Visit) -> None:
    page = visit(pace="step").page
    start_a_story(page)
    page.locator(".dock .story select").select_option("once")
    page.locator("[data-story=end]").click()
    decide(page, "deeper")
    assert my_turn_or_end(page)
    page.goto("/settings")
    expect(page.get_by_role("radio", name="at once")).to_be_checked()
