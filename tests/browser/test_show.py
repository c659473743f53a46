"""The rulebook with pictures that run: from a statement, and from a refusal, to an example on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, PHONE


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_from_a_rule_to_its_example(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, language="uk").page
    page.goto("/rules/diamant")
    rule = page.locator("[id='diamant.treasure.share']")
    text = rule.inner_text().split("\n")[0].removesuffix("Показати на столі").strip()
    rule.locator("[data-show]").click()
    expect(page.locator(".rule p").first).to_have_text(text)
    expect(page.locator(".path .card").first).to_be_visible()
    page.locator("[data-play-replay]").click()
    last = page.locator(".at")
    expect(last).to_have_text(re.compile(r"(\d+)\D+\1$"))  # move n of n
    page.locator("[data-next-example]").click()
    expect(page.locator(".rule p").first).to_have_text(text)
    page.locator("[data-back]").click()
    page.locator("[data-back]").click()
    expect(rule).to_be_in_viewport()


@pytest.mark.parametrize("game", ["bonfire", "glow", "spirit_island"])
def test_every_board_shows_examples(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto(f"/rules/{game}")
    page.locator("[data-show]").nth(40).click()
    expect(page.locator(".rule p").first).not_to_be_empty()
    expect(page.locator(f".night[data-game={game}]")).to_be_visible()
    page.locator("[data-next]").click()
