"""Four languages, switched without a reload, and never a key in place of words."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.moves import LIT, always, decide, open_page, play_now, play_to_the_end, table_id

NAMES: Final = {"uk": "Діамант", "pl": "Diamenty", "ru": "Диамант", "en": "Diamant"}
KEY: Final = re.compile(
    r"\b(web|diamant|option|show|ask|do|bot|score|end|hazard|core|server)[-.][a-z][a-z.-]+\b|\{ ?\$|…\s*$",
    re.M,
)

# All that can be read or heard.
TEXT: Final = """document.body.innerText + '\\n' + [...document.querySelectorAll('[aria-label], [title]')]
    .map((node) => `${node.getAttribute('aria-label') ?? ''}\\n${node.title}`).join('\\n')"""


def no_keys(page: Page) -> None:
    page.wait_for_function(f"() => !/…$/m.test({TEXT})")  # until all words have arrived
    found = KEY.search(page.evaluate(TEXT))
    assert found is None, f"{page.url}: {found.group(0) if found else ''}"


@pytest.mark.parametrize("language", list(NAMES))
def test_every_page_speaks(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.page
    play_now(page)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("header .name")).to_have_text(NAMES[language])
    no_keys(page)
    page.locator("[data-option=deeper]").click()
    no_keys(page)
    page.locator("[data-option=back]").click()
    no_keys(page)
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    no_keys(page)
    page.keyboard.press("r")
    page.locator(".rules li").first.wait_for()
    no_keys(page)
    page.keyboard.press("p")
    page.locator(".plain").wait_for()
    no_keys(page)
    page.keyboard.press("p")
    page.keyboard.press("l")
    table = table_id(page)
    play_to_the_end(page, always("back"))
    no_keys(page)
    for path in (f"/replay/{table}", "/", "/new?game=diamant", "/settings", "/rules/diamant", "/nowhere"):
        open_page(page, path)
        no_keys(page)
    visitor.forgive("404")


def test_a_switch_needs_no_reload(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.evaluate("window.stayed = true")
    page.locator("[data-option=deeper]").click()
    for language, name in NAMES.items():
        page.locator("header .languages select").select_option(language)
        expect(page.locator("header .name")).to_have_text(name)
        expect(page.locator("[data-option=deeper]")).to_have_attribute("aria-pressed", "true")
        no_keys(page)
    assert page.evaluate("window.stayed") is True
    page.reload()
    page.locator(LIT).first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_rules_change_their_language_too(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.keyboard.press("r")
    expect(page.locator(".rules")).to_contain_text("Three to eight people play")
    page.locator("header .languages select").select_option("uk")
    expect(page.locator(".rules")).not_to_contain_text("Three to eight people play")
    expect(page.locator(".rules li").first).to_contain_text(re.compile("[а-яіїє]"))


def test_a_refusal_speaks_the_readers_language(visit: Visit) -> None:
    page = visit(language="pl").page
    play_now(page)
    page.locator("[data-undo]").click(force=True)
    expect(page.locator(".note")).to_contain_text("Dlaczego nie można?")
    decide(page, "back")
