"""Nothing moves under the pointer: a hint, a hovered place and another question leave what is lit where it lies."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.house import SETTLED
from tests.browser.moves import END, ME, bots, insist, open_table, question

SIZES: Final = [(1440, 900), (1440, 770), (1366, 768), (1024, 768), (768, 1024), (390, 844)]
GAMES: Final = {"diamant": 2, "glow": 1, "spirit_island": 1, "bonfire": 1}
# How far something may be moved, and over how many questions it is watched.
LITTLE: Final = 2
QUESTIONS: Final = 7
HOVERED: Final = 3
# Where nothing rises to a pointer.
CORNER: Final = (1, 1)

# Where everything lies that may be pressed: in the window, and on its sheet, whatever has been scrolled.
LIES: Final = """(parts) => {
    const found = {}
    for (const one of document.querySelectorAll(parts)) {
        const { x, y, width, height } = one.getBoundingClientRect()
        if (!width || !height) continue
        let [left, top] = [x, y]
        for (let box = one.parentElement; box; box = box.parentElement) {
            left += box.scrollLeft
            top += box.scrollTop
        }
        const name = one.dataset.thing ?? one.dataset.option
        let n = 0
        while (found[`${name} ${n}`]) n += 1
        found[`${name} ${n}`] = [[x, y], [left, top]]
    }
    return found
}"""
ON_THE_BOARD: Final = "[data-lit]"
ANYWHERE: Final = "[data-lit], .dock [data-option]"

Places = dict[str, list[list[float]]]


def places(page: Page, which: str) -> Places:
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate(LIES, which)
    return found


def kind(name: str) -> str:
    return name.split(":")[0]


def rises(name: str, hovered: str) -> bool:
    """What the pointer rests on may rise to it, and a hand that lies in a fan opens."""
    return name.startswith(f"{hovered} ") or kind(name) == kind(hovered) == "card"


def moved(before: Places, after: Places, why: str) -> list[str]:
    """What lies elsewhere. Where another card was taken from a hand, the others close ranks: that is no fault, nor is
    what stays in the window while the page is scrolled, nor what is scrolled with it."""
    ranks = {kind(name) for name in before.keys() ^ after.keys() if ":" in name}

    def far(name: str) -> float:
        ways = zip(before[name], after[name], strict=True)
        return min(max(abs(a - b) for a, b in zip(*way, strict=True)) for way in ways)

    return [
        f"{why}: {name} from {before[name]} to {after[name]}"
        for name in before.keys() & after.keys()
        if kind(name) not in ranks and far(name) > LITTLE
    ]


def asked(page: Page) -> bool:
    """Something is asked and told to its end; or the game is over."""
    page.locator(
        f"[data-question]:not([data-question='']):not([data-telling]) .dock [data-hint], {END}"
    ).first.wait_for()
    return page.locator(END).count() == 0


def made(page: Page, game: str) -> None:
    open_table(page, game, ME, *bots(GAMES[game]))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
@pytest.mark.parametrize("game", GAMES)
def test_what_is_lit_lies_still(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size).page
    made(page, game)
    faults: list[str] = []
    lay: Places = {}
    for n in range(QUESTIONS):
        if not asked(page):
            break
        page.mouse.move(*CORNER)
        now = places(page, ON_THE_BOARD)
        faults += moved(lay, now, f"question {n}")
        before = places(page, ANYWHERE)
        page.locator("[data-hint]").first.dispatch_event("click")  # a driven mouse would scroll to it first
        page.locator("[data-do-hint]").wait_for()
        page.mouse.move(*CORNER)
        faults += moved(before, places(page, ANYWHERE), f"hint {n}")
        if size[0] > 500:
            for one in page.locator(ON_THE_BOARD).all()[:HOVERED]:
                if one.is_visible():
                    one.scroll_into_view_if_needed()  # what that moves, the pointer has not moved
                    before = places(page, ANYWHERE)
                    one.hover(force=True)
                    own = one.get_attribute("data-thing") or ""
                    others = {name: spot for name, spot in before.items() if not rises(name, own)}
                    faults += moved(others, places(page, ANYWHERE), f"hover {n}")
            page.mouse.move(*CORNER)
        lay = places(page, ON_THE_BOARD)
        asked_then = question(page)
        page.locator("[data-do-hint]").click()
        insist(page, asked_then)
    assert not faults, "\n".join(faults)
