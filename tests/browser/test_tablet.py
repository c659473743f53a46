"""A tablet, upright and lying: nothing sticks out, and nothing that may be pressed lies under something else."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser import test_bonfire, test_glow, test_spirit_island
from tests.browser.conftest import Visit
from tests.browser.moves import LIT, play_now

UPRIGHT: Final = (820, 1180)
LYING: Final = (1024, 768)


def bonfire(page: Page) -> None:
    test_bonfire.sit_down(page, bots=0)
    test_bonfire.click(page, "first apart right")


def glow(page: Page) -> None:
    test_glow.sit_down(page, "archipelago", bots=0)
    test_glow.play_on(page, "[data-option^='recruit ']")


def spirit_island(page: Page) -> None:
    test_spirit_island.four(page)


TABLES: Final = {
    "diamant": play_now,
    "glow": glow,
    "spirit_island": spirit_island,
    "bonfire": bonfire,
}


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
@pytest.mark.parametrize("game", list(TABLES))
def test_all_that_is_lit_can_be_pressed(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size).page
    TABLES[game](page)
    lit = page.locator(
        {"bonfire": test_bonfire.LIT, "spirit_island": f"{test_spirit_island.LIT}:not([data-twin])"}.get(
            game, LIT
        )
    )
    expect(lit.first).to_be_visible()
    for one in lit.all():
        one.click(trial=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
def test_all_places_of_bonfire_lie_on_the_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    bonfire(page)
    for area in ("sea", "fire", "halls", "city", "fate"):
        expect(page.locator(f"[data-area={area}]")).to_be_visible()
    expect(page.locator("[data-place-tab]").first).to_be_hidden()


def test_the_log_is_one_press_away(visit: Visit) -> None:
    page = visit(LYING).page
    play_now(page)
    page.keyboard.press("l")
    expect(page.locator("dialog[open] .log")).to_be_visible()
