"""The rules have pictures, drawn by what draws the boards, in every language, on every screen and on paper."""

from __future__ import annotations

from itertools import cycle

import pytest
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, PHONE
from tests.browser.test_axe import serious

from vatra.core.game import games
from vatra.core.words import LANGUAGES

SEEN = [
    (game.id, language, size)
    for n, game in enumerate(games())
    for language, size in zip(LANGUAGES[n:] + LANGUAGES[:n], cycle([DESKTOP, PHONE]), strict=False)
][::2] + [(game.id, "uk", PHONE) for game in games()]

# Numbers in the picture, and the lines that say what they are.
NUMBERS = """(figure) => [
    [...figure.querySelectorAll('.frame > .mark')].map((one) => one.textContent),
    [...figure.querySelectorAll(':scope > ol > li .mark')].map((one) => one.textContent),
]"""


@pytest.mark.parametrize(("game", "language", "size"), SEEN)
def test_figures(visit: Visit, game: str, language: str, size: tuple[int, int]) -> None:
    page = visit(size, language).page
    page.goto(f"/rules/{game}")
    page.locator("[data-figure=pieces] li").first.wait_for()
    page.locator("[data-figure=setup] .frame > .mark").first.wait_for()
    assert page.locator("[data-figure=pieces] li").count() >= 7
    page.locator("[data-figure=turn] .frame > .mark").first.wait_for()
    for figure in page.locator("[data-figure]:has(.frame)").all():
        drawn, said = figure.evaluate(NUMBERS)
        assert set(drawn) <= set(said)
        assert len(drawn) >= (4 if size == DESKTOP else 1), drawn
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert serious(page) == []
    page.emulate_media(media="print")
    assert page.locator("[data-figure=setup]").is_visible()
