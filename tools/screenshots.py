"""Pictures of the page, taken in a real browser: each game at several moments of its own.

`python -m tools.screenshots` writes those of the docs to docs/screenshots/ as small WebP files.
`python -m tools.screenshots FOLDER [WORD...]` writes every position whose name begins with one of the words, at three
sizes by night and at a desk by day, as PNG, for whoever draws.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.house import DESKTOP, LAPTOP, PHONE, ROOT, SETTLED, Visitor, launch, open_house
from tests.server.serving import settings_in

from tools.positions import Position, arrange, over
from vatra.core.step import Ask

FOLDER: Final = ROOT / "docs" / "screenshots"
LARGEST: Final = 200_000
QUALITY: Final = 80

Options = dict[str, str | int | bool]
Until = Callable[[Any, Ask[Any] | None], bool]


def asked(*names: str, when: Callable[[Any], bool] = lambda _: True) -> Until:
    """We are asked one of these questions, and the table is as wanted."""
    return lambda table, ask: ask is not None and (not names or type(ask).__name__ in names) and when(table)


def day(number: int, *names: str) -> Until:
    return asked(*names, when=lambda table: table.round >= number)


def turn(number: int, *names: str) -> Until:
    return asked(*names, when=lambda table: table.turn >= number)


def deep(cave: int, cards: int) -> Until:
    return asked(when=lambda table: table.cave == cave and len(table.path) >= cards and table.inside & 1)


def turns(number: int) -> Until:
    return asked("Turn", when=lambda table: table.turns >= number)


SEA: Final[Options] = {"map": "archipelago"}
ALONE: Final[Options] = {"spirit-1": "river-surges-in-sunlight"}
RIVER: Final[Options] = ALONE | {"other-spirits": "random"}
POSITIONS: Final = [
    Position("glow-start", "glow", 4, asked("ChooseAdventurer")),
    Position("glow-day1", "glow", 3, day(1, "Recruit")),
    Position("glow-day4", "glow", 4, day(4, "Walk")),
    Position("glow-day4-dice", "glow", 3, day(4, "Reroll")),
    Position("glow-day8", "glow", 3, day(8, "Walk")),
    Position("glow-end", "glow", 3, over),
    Position("glow-sea", "glow", 4, day(5, "Sail"), SEA),
    Position("glow-sea-day8", "glow", 2, day(8, "Sail"), SEA),
    Position("glow-arthur", "glow", 1, day(4, "Walk")),
    Position("glow-arthur-sea", "glow", 1, day(4, "Sail"), SEA),
    Position("spirit_island-choice", "spirit_island", 2, asked("ChooseSpirit")),
    Position("spirit_island-solo", "spirit_island", 1, turn(3, "UsePowers"), ALONE),
    Position(
        "spirit_island-growth", "spirit_island", 1, turn(2, "ChooseGrowth"), {"spirit-1": "thunderspeaker"}
    ),
    Position("spirit_island-play", "spirit_island", 2, turn(3, "PlayCards"), RIVER),
    Position("spirit_island-draft", "spirit_island", 2, turn(2, "KeepWhich"), RIVER),
    Position(
        "spirit_island-four",
        "spirit_island",
        4,
        turn(3, "UsePowers", "Target"),
        {"spirit-1": "oceans-hungry-grasp", "other-spirits": "random"},
    ),
    Position("spirit_island-thematic", "spirit_island", 2, turn(3, "UsePowers"), RIVER | {"map": "thematic"}),
    Position(
        "spirit_island-england",
        "spirit_island",
        2,
        turn(4, "UsePowers"),
        RIVER | {"adversary": "england", "adversary-level": 3},
    ),
    Position("spirit_island-blighted", "spirit_island", 1, asked(when=lambda table: table.blighted), ALONE),
    Position("spirit_island-end", "spirit_island", 1, over, ALONE),
    Position("bonfire-start", "bonfire", 2, turns(0)),
    Position("bonfire-two", "bonfire", 2, turns(50)),
    Position("bonfire-four", "bonfire", 4, turns(60)),
    Position("bonfire-tom", "bonfire", 1, turns(14)),
    Position("bonfire-late", "bonfire", 3, asked("Turn", when=lambda table: table.ending)),
    Position("bonfire-end", "bonfire", 3, over),
    Position("diamant-start", "diamant", 4, deep(1, 1), {"relics": "numbered"}),
    *[
        Position(f"diamant-cave{cave}", "diamant", 3 + cave, deep(cave, 4), {"relics": "numbered"})
        for cave in range(1, 6)
    ],
    Position("diamant-end", "diamant", 4, over),
]
BY_NAME: Final = {position.name: position for position in POSITIONS}
PAGES: Final = {"lobby": "/", "style": "/style", "new": "/new?game=spirit_island", "settings": "/settings"}
READY: Final = ".end .ranking, [data-question]:not([data-question='']), [data-play], main h1"
# What the docs show of each game, and in whose language on a phone.
DESK: Final = {
    "diamant": "diamant-cave3",
    "glow": "glow-day4",
    "spirit_island": "spirit_island-play",
    "bonfire": "bonfire-late",
}
PEOPLE: Final = {
    "diamant": ("uk", "Олена"),
    "glow": ("pl", "Maria"),
    "spirit_island": ("uk", "Олена"),
    "bonfire": ("ru", "Нина"),
}


class Guest:
    """A visitor who sits down at tables that stand where they are wanted."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        folder: Path,
        size: tuple[int, int],
        language: str,
        name: str,
        motion: bool = False,
    ) -> None:
        self.visitor = Visitor(browser, address, size, language, motion)
        self.page: Page = self.visitor.page
        self._settings = settings_in(folder)
        self._name = name
        self.page.goto("/")
        self.page.locator("[data-play]").first.wait_for()
        self._id = str(self.page.request.patch("/api/me", data={"name": name}).json()["id"])

    def arrange(self, wanted: Position) -> str:
        return arrange(self._settings, self._id, self._name, wanted)


def open_table(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.locator(".end .ranking, [data-question]:not([data-question=''])").first.wait_for()


def settle(page: Page) -> None:
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)


# -- of the docs -------------------------------------------------------------------------------------------------------


def take(page: Page, name: str) -> None:
    """Chromium itself writes WebP; Playwright's own screenshots cannot."""
    settle(page)
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    picture = base64.b64decode(answer["data"])
    if len(picture) > LARGEST:
        raise SystemExit(f"{name} has {len(picture)} bytes, more than {LARGEST}")
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp  {len(picture) / 1000:.0f} kB")


def at_a_desk(browser: Browser, address: str, folder: Path) -> None:
    guest = Guest(browser, address, folder, DESKTOP, "en", "Olena")
    page = guest.page
    for game, position in DESK.items():
        open_table(page, guest.arrange(BY_NAME[position]))
        take(page, game)
    page.goto("/")
    page.locator("a[href^='/t/']").first.wait_for()
    take(page, "lobby")
    ended = guest.arrange(BY_NAME["glow-end"])
    open_table(page, ended)
    take(page, "end")
    page.goto(f"/replay/{ended}")
    page.locator(".log button").nth(4).click()
    take(page, "replay")
    guest.visitor.leave()


def on_a_phone(browser: Browser, address: str, folder: Path, game: str) -> None:
    language, name = PEOPLE[game]
    guest = Guest(browser, address, folder, PHONE, language, name)
    open_table(guest.page, guest.arrange(BY_NAME[DESK[game]]))
    take(guest.page, f"{game}-phone")
    guest.visitor.leave()


def for_the_docs(browser: Browser, address: str, folder: Path) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    at_a_desk(browser, address, folder)
    for game in PEOPLE:
        on_a_phone(browser, address, folder, game)


# -- for whoever draws -------------------------------------------------------------------------------------------------


def for_the_eye(browser: Browser, address: str, folder: Path, where: Path, words: list[str]) -> None:
    where.mkdir(parents=True, exist_ok=True)
    desk = Guest(browser, address, folder, DESKTOP, "uk", "Олена")
    phone = Visitor(browser, address, PHONE, "uk")
    phone.context.add_cookies(desk.visitor.context.cookies())  # type: ignore[arg-type]
    for name, path in chosen(desk, words):
        for page in (desk.page, phone.page):
            page.goto(path)
            page.locator(READY).first.wait_for()
        photograph(desk.page, DESKTOP, where / f"{name}-1440.png")
        photograph(desk.page, LAPTOP, where / f"{name}-1366.png")
        photograph(desk.page, DESKTOP, where / f"{name}-1440-day.png", day=True)
        photograph(phone.page, PHONE, where / f"{name}-390.png")
        print(name, path, flush=True)
    phone.leave()
    desk.visitor.leave()


def photograph(page: Page, size: tuple[int, int], where: Path, day: bool = False) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="light" if day else "dark", reduced_motion="reduce")
    settle(page)
    page.screenshot(path=where)


def chosen(guest: Guest, words: list[str]) -> Iterator[tuple[str, str]]:
    """Names and paths; a table is made when it is its turn."""

    def wanted(name: str) -> bool:
        return not words or name.startswith(tuple(words))

    for name, path in PAGES.items():
        if wanted(name):
            yield name, path
    for position in POSITIONS:
        if wanted(position.name):
            yield position.name, f"/t/{guest.arrange(position)}"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        if len(sys.argv) > 1:
            for_the_eye(browser, address, Path(folder), Path(sys.argv[1]), sys.argv[2:])
        else:
            for_the_docs(browser, address, Path(folder))
        browser.close()


if __name__ == "__main__":
    main()
