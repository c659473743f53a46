"""Was it fair? The page keeps what was promised, shows it beside the board, and says when it is another promise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.house import Visitor, open_house
from tests.browser.moves import LIT, always, play_now, play_to_the_end, table_id

from vatra.cli import run


def shown(page: Page, what: str) -> str:
    return page.locator(what).first.inner_text()


def look(page: Page) -> None:
    """Beside the board, where everybody at the table is named."""
    page.locator("[data-company]").click()
    if not page.locator(".fairness[open]").count():
        page.locator(".fairness summary").click()
    expect(page.locator("[data-promise]")).to_be_visible()


@pytest.fixture
def player(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """At a house that deals as a real one: the others of these tests deal the same cards every time."""
    with open_house(tmp_path, luck="") as address:
        visitor = Visitor(browser, address)
        yield visitor
        visitor.leave()


def test_a_game_is_held_to_what_the_page_noted(
    player: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = player.page
    play_now(page)
    look(page)
    promise = shown(page, "[data-promise]")
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "yes")
    page.keyboard.press("Escape")
    play_to_the_end(page, always("back"))
    page.locator(".end .fairness summary").click()
    expect(page.locator(".end [data-fair]")).to_have_attribute("data-fair", "yes")
    receipt = shown(page, ".end [data-receipt]")
    log = tmp_path / "mine.log"
    log.write_bytes(page.request.get(f"/api/tables/{table_id(page)}/log").body())
    assert run(["verify", str(log), "--promise", promise, "--receipt", receipt]) == 0
    assert run(["verify", str(log), "--promise", receipt]) == 1
    capsys.readouterr()


def test_another_promise_is_noticed(visit: Visit) -> None:
    """A server that changed its mind after the deal."""
    page = visit().page
    play_now(page)
    look(page)
    promise = shown(page, "[data-promise]")

    def exchange(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: socket.send(str(said).replace(promise, "0" * 64)))

    page.route_web_socket("**/ws*", exchange)
    page.reload()
    page.locator(LIT).first.wait_for()
    look(page)
    expect(page.locator("[data-fair]")).to_have_attribute("data-fair", "promise")
    expect(page.locator("[data-promise]")).to_have_text("0" * 64)
