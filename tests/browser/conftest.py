"""One house and one browser for a run; visitors with a context of their own for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.house import DESKTOP, PATIENCE, SLOW, Visitor, launch, open_house

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if SLOW > 1 and "browser" in item.path.parts:
            item.add_marker(pytest.mark.timeout(SLOW * float(config.getini("timeout"))))


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_house(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """A visitor; when the test is over, nothing may have been complained about."""
    visitors: list[Visitor] = []

    def arrive(size: tuple[int, int] = DESKTOP, language: str = "en", motion: bool = False) -> Visitor:
        visitors.append(Visitor(browser, address, size, language, motion))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
