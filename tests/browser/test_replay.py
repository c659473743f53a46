"""A finished game again, move by move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, LAPTOP, PHONE, SETTLED
from tests.browser.moves import always, play_now, play_to_the_end, table_id


def finished(page: Page) -> str:
    play_now(page)
    table = table_id(page)
    play_to_the_end(page, always("back"))
    return table


def at(page: Page) -> int:
    found = re.search(r"Move\s(\d+)\sof", page.locator(".at").inner_text())
    assert found is not None
    return int(found.group(1))


def test_step_jump_and_share(visit: Visit) -> None:
    page = visit().page
    table = finished(page)
    page.goto(f"/replay/{table}")
    expect(page.locator(".at")).to_contain_text("Move 0 of")
    expect(page.locator(".path .card")).to_have_count(1)
    page.locator("[data-next]").click()
    expect(page.locator(".at")).not_to_contain_text("Move 0 of")
    expect(page).to_have_url(re.compile(rf"\?n={at(page)}$"))
    page.locator("[data-prev]").click()
    expect(page.locator(".at")).to_contain_text("Move 0 of")
    expect(page).not_to_have_url(re.compile(r"\?n=[1-9]"))
    page.locator(".log button").nth(2).click()
    expect(page.locator(".log button").nth(2)).to_have_attribute("aria-pressed", "true")
    expect(page).to_have_url(re.compile(r"\?n=[1-9]"))
    shared, news = page.url, page.locator(".news").inner_text()
    friend = visit().page
    friend.goto(shared.replace(f"/replay/{table}?", f"/replay/{table}?invite={invite_of(page, table)}&"))
    expect(friend.locator(".news")).to_have_text(news, use_inner_text=True)


def invite_of(page: Page, table: str) -> str:
    invite = page.request.get(f"/api/tables/{table}").json()["table"]["invite"]
    assert isinstance(invite, str)
    return invite


def test_it_plays_by_itself(visit: Visit) -> None:
    page = visit().page
    table = finished(page)
    page.evaluate("localStorage.setItem('vatra-settings', JSON.stringify({ pace: 'usual' }))")
    page.goto(f"/replay/{table}")
    page.locator("[data-play-replay]").click()
    page.wait_for_function(
        "() => !document.querySelector('.at').innerText.includes('Move 0 ')", timeout=20_000
    )
    page.locator("[data-play-replay]").click()
    stopped = at(page)
    page.wait_for_timeout(800)
    assert at(page) >= stopped


def test_the_lobby_leads_to_it(visit: Visit) -> None:
    page = visit().page
    table = finished(page)
    page.goto("/")
    page.locator(f"a[href='/replay/{table}']").click()
    expect(page.locator(".controls")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
@pytest.mark.parametrize("game", ["diamant", "glow", "spirit_island", "bonfire"])
def test_the_controls_cover_nothing_of_the_board(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size).page
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * 2]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats})
    page.goto(f"/replay/{made.json()['id']}")
    page.locator(".night > *").first.wait_for()
    page.evaluate(SETTLED)
    page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)")
    board, controls, window = page.evaluate(
        """() => [...['.night', '.controls'].map((part) => document.querySelector(part).getBoundingClientRect()),
            { height: innerHeight }]"""
    )
    if size == PHONE:
        assert board["bottom"] <= controls["top"], "scrolled to its end, the board's foot is covered"
    else:
        assert controls["bottom"] <= board["top"], "the controls lie over the board"
        assert board["bottom"] <= window["height"], "the board needs scrolling"
