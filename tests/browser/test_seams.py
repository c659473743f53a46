"""Between tables and people: links that open, invitations at any time, who watches, and a call to play again."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, LAPTOP, PHONE
from tests.browser.moves import END, LIT, decide, lay_down, play_now
from tests.browser.test_two_browsers import sit_down


def play_back(*pages: Page) -> None:
    """Everybody goes home at once, in every cave."""
    for _ in range(200):
        if all(page.locator(END).count() for page in pages):
            return
        for page in pages:
            page.locator(f"{LIT}, {END}, [data-option].laid").first.wait_for()
            if page.locator(LIT).count():
                decide(page, "back")
    raise AssertionError("the game does not end")


def test_a_call_to_play_again_and_a_link_for_everybody(visit: Visit) -> None:
    host, guest = (visitor.page for visitor in sit_down(visit))
    play_back(host, guest)
    table = host.url.split("/t/")[1]
    guest.goto("/")
    guest.locator(".card").first.wait_for()
    host.locator("[data-rematch]").click()
    # One press, wherever the guest is.
    guest.locator("[data-call]").click()
    guest.wait_for_url(re.compile(r"/t/.*\?sit"))
    guest.locator(LIT).first.wait_for()
    host.locator(LIT).first.wait_for()
    stranger = visit().page
    stranger.goto(f"/replay/{table}?n=1")
    expect(stranger.locator(".at")).to_contain_text("Move 1 of")


def test_whoever_watches_is_seen_and_invited_during_the_game(visit: Visit) -> None:
    host, guest = (visitor.page for visitor in sit_down(visit))
    guest.locator("[data-company]").click()
    link = guest.locator("dialog [data-invite]").input_value()
    watcher = visit().page
    watcher.goto(link)
    expect(watcher.locator(".prompt")).to_be_visible()
    name = watcher.request.get("/api/me").json()["name"]
    expect(host.locator("[data-company] .count")).to_have_text("1")
    host.locator("[data-company]").click()
    expect(host.locator("[data-watching]")).to_contain_text(name)


def test_a_phone_keeps_what_was_read(visit: Visit) -> None:
    """The log opens at its end; what was said is counted until it is read, and stays read when the page comes anew."""
    host, guest = sit_down(visit)
    page = guest.page
    for one in (host.page, page):
        lay_down(one, "deeper")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    host.page.locator("[data-tab=chat]").click()
    host.page.get_by_placeholder("Say something").fill("Hello")
    host.page.keyboard.press("Enter")
    talk = page.locator("header button.round", has=page.locator(".count")).first
    talk.click()
    expect(page.locator("dialog .chat")).to_contain_text("Hello")
    page.keyboard.press("Escape")
    expect(page.locator("header .count")).to_have_count(0)
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(page.locator("header .count")).to_have_count(0)


def test_the_log_opens_at_its_end(visit: Visit) -> None:
    page = visit(PHONE).page
    play_now(page)
    for _ in range(4):
        decide(page, "deeper")
    page.locator(LIT).first.wait_for()
    page.locator("header button.round").first.click()
    page.wait_for_function(
        """() => {
            const log = document.querySelector('dialog .log')
            return log && log.scrollHeight > log.clientHeight
                && log.scrollTop + log.clientHeight > log.scrollHeight - 4
        }"""
    )


# Buttons of the lobby, and what they lie on of a picture, in pixels.
COVERED: Final = """(buttons) => [...document.querySelectorAll('article.game')].flatMap((card) => {
    const art = card.querySelector('.art').getBoundingClientRect()
    return [...card.querySelectorAll(buttons)].map((one) => one.getBoundingClientRect())
        .filter(({ width, top }) => width && top < art.bottom - 1)
        .map(({ top }) => `${card.dataset.game}: ${art.bottom - top}`)
})"""


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "uk", "pl", "ru"])
def test_no_button_lies_on_a_picture_of_the_lobby(visit: Visit, language: str, size: tuple[int, int]) -> None:
    page = visit(size, language).page
    page.goto("/")
    page.locator("[data-play]").nth(3).wait_for()
    assert page.evaluate(COVERED, ".actions > *" if size == PHONE else ".actions > *, .read > *") == []
