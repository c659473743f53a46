"""What people do at a table, as helpers of the tests."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect
from tests.browser.house import PHONE

# Something is asked of the reader, and lies there to be pressed. In Diamant cards shine also while an answer may
# still be changed: that is no question.
# What is asked waits until the story has been told.
ASKED: Final = "[data-question]:not([data-question='']):not([data-telling])"
LIT: Final = f"{ASKED} [data-option].lit, {ASKED} .option[data-option]"
END: Final = "section.end"
# Somebody else is to take the device.
PASS: Final = "[data-pass]"
ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}


def play_now(page: Page) -> None:
    """From the lobby to a table with bots: two presses after the page is open."""
    page.goto("/")
    page.locator("[data-play=diamant]").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.locator(LIT).first.wait_for()


def open_table(page: Page, game: str, *seats: dict[str, str], **wish: object) -> str:
    """Go to a table made anew, past the lobby; which table."""
    page.request.get("/api/me")  # whoever comes for the first time is given a cookie
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, **wish})
    assert made.ok, made.text()
    table = str(made.json()["id"])
    page.goto(f"/t/{table}")
    return table


def bots(number: int, bot: str = "novice") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": bot}] * number


def open_page(page: Page, path: str) -> None:
    """Go there, and wait until everything it asked the server for has come."""
    page.goto(path)
    page.locator("main h1").wait_for()
    page.wait_for_load_state("networkidle")


def open_log(page: Page) -> Locator:
    """The log, which lies over a board that needs the width of a laptop for itself."""
    page.keyboard.press("l")
    page.locator("dialog[open] .log").wait_for()
    return page.locator(".log")


def table_id(page: Page) -> str:
    return page.url.split("/t/")[1].split("?")[0]


def my_turn_or_end(page: Page) -> bool:
    """Wait until this page is asked something; False when the game is over."""
    page.locator(f"{LIT}, {END}").first.wait_for()
    return page.locator(END).count() == 0


WANTS_A_WORD: Final = "document.querySelector('[data-confirm]')"
ASKS: Final = "() => document.querySelector('[data-question]')?.dataset.question"


def insist(page: Page, before: str, moment: str = ASKS) -> None:
    """After a press: say the second word where the table wants one, and wait until something has come of it."""
    changed = f"({moment})() !== before"
    page.wait_for_function(f"(before) => {WANTS_A_WORD} || {changed}", arg=before)
    if page.locator("[data-confirm]").count():
        press(page.locator("[data-confirm]"))
        page.wait_for_function(f"(before) => !{WANTS_A_WORD} && {changed}", arg=before)


def decide(page: Page, choice: str) -> None:
    """Choose, see what it means, lay it down, and wait until it has arrived."""
    page.locator(LIT).first.wait_for()
    before = question(page)
    lay_down(page, choice)
    wait_for_next_question(page, before)


def lay_down(page: Page, choice: str) -> None:
    press(page.locator(f"[data-option={choice}]"))
    press(page.locator("[data-confirm]"))


def play_to_the_end(page: Page, choose: Callable[[int], str], limit: int = 80) -> int:
    """Answer every question until the game is over; how many there were."""
    for asked in range(limit):
        if not my_turn_or_end(page):
            return asked
        decide(page, choose(asked))
    raise AssertionError("the game does not end")


def points_add_up(page: Page) -> None:
    """At the end of a game everyone's points are those of the categories."""
    for row in page.locator(".ranking > li").all():
        score = re.search(r"(\d+)\spoint", row.locator(".score").inner_text())
        parts = [int(text.rsplit(": ", 1)[1]) for text in row.locator(".parts li").all_inner_texts()]
        assert score is not None
        assert int(score.group(1)) == sum(parts)


def always(choice: str) -> Callable[[int], str]:
    return lambda asked: choice


def question(page: Page) -> str:
    """What is asked of the reader now, '' for nothing. A neighbour's moves and clicks on tabs leave it as it is."""
    return page.locator("[data-question]").get_attribute("data-question") or ""


def press(thing: Locator) -> None:
    """With a finger where there is one, else with the mouse."""
    if on_a_phone(thing.page):
        thing.tap()
    else:
        thing.click()


def on_a_phone(page: Page) -> bool:
    return page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}


def wait_for_next_question(page: Page, before: str) -> None:
    """The answer has arrived: another question is open, or none."""
    expect(page.locator("[data-question]")).not_to_have_attribute("data-question", before)


def notes(page: Page) -> Locator:
    return page.locator(".note")
