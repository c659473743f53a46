"""axe-core finds nothing serious on any screen, by night and by day."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, PHONE, ROOT, SETTLED
from tests.browser.moves import LIT, always, open_log, open_page, play_now, play_to_the_end, table_id
from tests.browser.test_still import asked, made

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(params=[False, True], ids=["night", "day"])
def day(request: pytest.FixtureRequest) -> bool:
    """What the device asks for; the page follows it."""
    return bool(request.param)


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical. It is run by the browser's own tools, past the page's policy."""
    page.evaluate(SETTLED)  # colours are measured when they stand
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        f"{fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(
    "path",
    ["/", "/new?game=diamant", "/settings", "/style", "/rules/diamant", "/show/diamant/too-late-to-change"],
)
def test_pages(visit: Visit, day: bool, path: str, size: tuple[int, int]) -> None:
    page = visit(size, day=day).page
    open_page(page, path)
    assert serious(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_table(visit: Visit, day: bool, size: tuple[int, int]) -> None:
    page = visit(size, day=day).page
    play_now(page)
    assert serious(page) == []
    page.locator("[data-option=deeper]").click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.keyboard.press("?")
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    page.locator(".plain").wait_for()
    assert serious(page) == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", ["glow", "spirit_island", "bonfire"])
def test_boards_by_day(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Their own tests look at them by night. By day what is around them changes."""
    page = visit(size, day=True).page
    made(page, game)
    assert asked(page)
    assert serious(page) == []
    open_log(page)
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert serious(page) == []


def test_panels(visit: Visit, day: bool) -> None:
    page = visit(day=day).page
    play_now(page)
    for tab, content in (("chat", ".chat"), ("rules", ".rules li")):
        page.locator(f"[data-tab={tab}]").click()
        page.locator(content).first.wait_for()
        assert serious(page) == []
    page.locator("[data-undo]").click(force=True)
    page.locator(".note").wait_for()
    assert serious(page) == []
    page.locator("[data-settings]").click()
    page.locator("dialog [data-setting=sound]").wait_for()
    assert serious(page) == []


def test_the_waiting_room_and_the_passing_screen(visit: Visit, day: bool) -> None:
    page = visit(day=day).page
    page.goto("/new?game=diamant")
    page.locator("[data-all]").click()
    page.locator("[data-seat='1']").select_option("open")
    page.locator("[data-seat='2']").select_option("hot")
    page.locator("[data-make]").click()
    page.locator("[data-invite]").wait_for()
    assert serious(page) == []
    page.locator("[data-start]").click()
    page.locator(f"[data-pass], {LIT}").first.wait_for()
    assert serious(page) == []


def test_the_end_and_the_replay(visit: Visit, day: bool) -> None:
    page = visit(day=day).page
    play_now(page)
    table = table_id(page)
    play_to_the_end(page, always("back"))
    assert serious(page) == []
    page.goto(f"/replay/{table}")
    page.locator(".controls").wait_for()
    assert serious(page) == []
