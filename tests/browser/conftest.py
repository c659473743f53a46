"""One house and one browser for a run; visitors with a context of their own for every test."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.house import DESKTOP, PATIENCE, ROOT, SLOW, Visitor, launch, open_house

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Visitor]
VISITORS: pytest.StashKey[list[Visitor]] = pytest.StashKey()
LEFT = ROOT / "build" / "test"


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What a failed test saw last: a picture of each page, and the log of its table."""
    report = yield
    if report.failed and report.when == "call" and "browser" in item.path.parts:
        visitors: list[Visitor] = item.stash.get(VISITORS, [])
        for number, visitor in enumerate(visitors):
            visitor.keep(LEFT / f"{item.name}-{number}")
    return report


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    """A visitor; when the test is over, nothing may have been complained about."""
    visitors: list[Visitor] = []
    request.node.stash[VISITORS] = visitors

    def arrive(
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        motion: bool = False,
        pace: str = "",
        day: bool = False,
        coach: bool = False,
    ) -> Visitor:
        visitors.append(Visitor(browser, address, size, language, motion, pace, day, coach))
        return visitors[-1]

    yield arrive
    for visitor in visitors:
        visitor.leave()
