"""Pictures of the page for the docs: `python -m tools.screenshots` plays a game in a real browser and takes them.

They land in docs/screenshots/ as WebP, each well below 200 kB.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.house import DESKTOP, PHONE, ROOT, Visitor, launch, open_house
from tests.browser.moves import always, decide, my_turn_or_end, play_to_the_end, table_id

FOLDER: Final = ROOT / "docs" / "screenshots"
LARGEST: Final = 200_000
QUALITY: Final = 82


def take(page: Page, name: str) -> None:
    """Chromium itself writes WebP; Playwright's own screenshots cannot."""
    page.wait_for_timeout(600)  # fonts and lights have settled
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    picture = base64.b64decode(answer["data"])
    if len(picture) > LARGEST:
        raise SystemExit(f"{name} has {len(picture)} bytes, more than {LARGEST}")
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp  {len(picture) / 1000:.0f} kB")


def rename(page: Page, name: str) -> None:
    page.request.patch("/api/me", data={"name": name})


def new_table(page: Page, bots: int) -> None:
    """A table with relics, against bots."""
    page.goto("/new?game=diamant")
    page.locator("input[value=numbered]").check()
    while page.locator("[data-seat]").count() < bots:
        page.locator(".seats + button").click()
    page.locator("[data-make]").click()


def go_deep(page: Page, cards: int) -> None:
    """Play until so many cards lie on the path and it is our turn; a lost expedition begins anew."""
    while my_turn_or_end(page):
        if page.locator(".path .card").count() >= cards and page.locator(".path .treasure").count() >= 2:
            return
        decide(page, "deeper")
        page.wait_for_timeout(250)
    raise SystemExit("no expedition went deep enough: run it again")


def at_a_desk(browser: Browser, address: str) -> None:
    visitor = Visitor(browser, address, DESKTOP, "en")
    page = visitor.page
    page.goto("/")
    page.locator("[data-play=diamant]").wait_for()
    rename(page, "Olena")
    page.goto("/new?game=diamant")
    page.locator("[data-seat='1']").select_option("open")
    page.locator("[data-make]").click()
    page.locator("[data-invite]").wait_for()
    new_table(page, 4)
    go_deep(page, 5)
    page.keyboard.press("o")
    page.locator("[data-option=deeper]").click()
    take(page, "table")
    page.keyboard.press("Escape")
    table = table_id(page)
    page.goto("/")
    page.locator("a[href^='/t/']").first.wait_for()
    take(page, "lobby")
    page.goto(f"/t/{table}")
    play_to_the_end(page, always("back"))
    page.mouse.move(0, 0)
    take(page, "end")
    page.goto(f"/replay/{table}")
    page.locator(".log button").nth(4).click()
    take(page, "replay")
    visitor.leave()


def on_a_phone(browser: Browser, address: str) -> None:
    visitor = Visitor(browser, address, PHONE, "uk")
    page = visitor.page
    page.goto("/")
    page.locator("[data-play=diamant]").wait_for()
    rename(page, "Оля")
    new_table(page, 3)
    go_deep(page, 4)
    page.locator("[data-option=back]").click()
    take(page, "phone")
    visitor.leave()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        at_a_desk(browser, address)
        on_a_phone(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
