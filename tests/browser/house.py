"""A real server on this machine and a real Chromium, for the tests of the page and for the screenshots."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, WebError
from tests.server.serving import Server, settings_in

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: Final = (1440, 900)
LAPTOP: Final = (1366, 768)
PHONE: Final = (390, 844)
# How long a page may take on a busy machine.
PATIENCE: Final = 20_000
# Tables of one kind are dealt alike, so that a test meets the same game every time. Another word, another deal.
LUCK: Final = os.environ.get("VATRA_TEST_LUCK", "hazel")
# How many times slower than here the page is to run: a test must not depend on which of two things comes first.
SLOW: Final = float(os.environ.get("VATRA_TEST_SLOW", "1"))
AT_PACE: Final = """
    if (location.protocol === 'http:' && !localStorage.getItem('vatra-settings'))
        localStorage.setItem('vatra-settings', '{"pace": "PACE", "coach": COACH}')
"""
# Letters have come, and in two frames in a row nothing moves but what always moves.
SETTLED: Final = """async () => {
    const runs = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity
    const passing = () => document.getAnimations().filter(runs)
    await document.fonts.ready
    for (let still = 0; still < 2; still += 1) {
        await new Promise(requestAnimationFrame)
        if (!passing().length) continue
        still = -1
        await Promise.allSettled(passing().map((one) => one.finished))
    }
}"""
ROOT: Final = Path(__file__).resolve().parents[2]


@contextmanager
def open_house(folder: Path, bot_delay: float = 0.02, luck: str = LUCK) -> Iterator[str]:
    """The address of a running server: generous limits, and bots that hardly pretend to think. Without `luck` it deals
    as a real one."""
    server = Server(settings_in(folder, bot_delay=(bot_delay, 2 * bot_delay)), folder, luck=luck)
    server.start()
    try:
        yield server.url
    finally:
        server.stop()


def launch(playwright: Playwright) -> Browser:
    assert Path(CHROMIUM).exists(), f"install Chromium first: {CHROMIUM} is missing"
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)


class Visitor:
    """Somebody with a browser of their own, who remembers everything the page complained about."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        motion: bool = False,
        pace: str = "",
        day: bool = False,
        coach: bool = False,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=size == PHONE,
            color_scheme="light" if day else "dark",
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        # Whoever does not look at the story has it told at once.
        wishes = AT_PACE.replace("PACE", pace or ("usual" if motion else "once"))
        self.context.add_init_script(wishes.replace("COACH", str(coach).lower()))
        self.context.on("console", self._hear)
        self.context.on("weberror", self._fail)
        self.page: Page = self.context.new_page()
        if SLOW > 1:
            self.context.new_cdp_session(self.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOW})

    def _hear(self, message: ConsoleMessage) -> None:
        # Chromium reports a broken content security policy as an error on the console too.
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _fail(self, fault: WebError) -> None:
        self.complaints.append(f"uncaught: {fault.error}")

    def keep(self, where: Path) -> None:
        """A picture of the page, and what its table tells this visitor."""
        where.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=where.with_suffix(".png"))
        found = re.search(r"/(?:t|replay)/([^?/]+)(\?.*)?", self.page.url)
        if found:
            told = self.context.request.get(f"/api/tables/{found[1]}{found[2] or ''}")
            where.with_suffix(".json").write_bytes(told.body())

    def forgive(self, text: str) -> None:
        """A complaint that belongs to what was tested: Chromium reports every answer 404 on the console."""
        self.complaints = [complaint for complaint in self.complaints if text not in complaint]

    def leave(self) -> None:
        self.context.close()
        assert not self.complaints, f"the page complained: {self.complaints}"
