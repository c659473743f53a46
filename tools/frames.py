"""What a frame costs: `python -m tools.frames [BOARD...]` opens boards in a real browser and traces its main thread.

Script, style, layout and paint are counted in processor time of that thread, so other work on the machine does not
show, and times four for a laptop that is four times slower. What compositor and graphics card do is not in it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.house import DESKTOP, launch, open_house

from tools.screenshots import BY_NAME, Guest, open_table, settle

SECONDS: Final = 4
SLOWER: Final = 4
FRAME: Final = 1000 / 60
CATEGORIES: Final = ["toplevel", "devtools.timeline", "blink.user_timing", "__metadata"]
BOARDS: Final = [
    "diamant-cave3",
    "glow-day1",
    "glow-day4",
    "glow-sea",
    "spirit_island-solo",
    "spirit_island-four",
    "bonfire-two",
    "bonfire-four",
]
# From this move on a game is told again.
BACK: Final = {"diamant": 4, "glow": 8, "spirit_island": 20, "bonfire": 20}


def tasks(trace: bytes) -> list[float]:
    """How long each task of the page's main thread kept a processor busy, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    runs = [
        one
        for one in events
        if one["name"].endswith("RunTask") and "tdur" in one and (one["pid"], one["tid"]) in mains
    ]
    if not runs:
        raise SystemExit("this browser's traces tell no processor time")
    return [one["tdur"] / 1000 for one in runs]


def watched(browser: Browser, page: Page, name: str) -> None:
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.wait_for_timeout(SECONDS * 1000)
    took = tasks(browser.stop_tracing())
    each = SLOWER * sum(took) / (SECONDS * 60)
    late = [SLOWER * one for one in took if SLOWER * one > FRAME]
    longest = (
        f"{len(late)} tasks longer than that, of {max(late):.0f} ms at most" if late else "no task longer"
    )
    print(f"{name:36} {each:4.1f} ms a frame of {FRAME:.1f}, {longest}", flush=True)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        guest = Guest(browser, address, Path(folder), DESKTOP, "en", "Olena", motion=True)
        page = guest.page
        for name in sys.argv[1:] or BOARDS:
            table = guest.arrange(BY_NAME[name])
            open_table(page, table)
            settle(page)
            watched(browser, page, f"{name}, at rest")
            page.goto(f"/replay/{table}?n={BACK[name.split('-')[0]]}")
            page.locator("[data-play-replay]").wait_for()
            settle(page)
            page.locator("[data-play-replay]").click()
            watched(browser, page, f"{name}, moves are told")
        browser.close()


if __name__ == "__main__":
    main()
