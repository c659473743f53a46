"""Codes of an authenticator app: switched on, asked for, refused, switched off; by the keyboard alone."""

from __future__ import annotations

import secrets
import time

import pytest
from playwright.sync_api import Page, expect
from pyotp.totp import TOTP
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, PHONE
from tests.browser.moves import open_page
from tests.browser.test_axe import serious

PASSWORD = "a long enough password"
STEP = 30  # seconds for which a code holds


def go_to(page: Page, label: str) -> None:
    """Tab until something that says this has the focus."""
    found = "document.activeElement.closest('label, button, summary')?.innerText.trim()"
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(found) == label:
            return
    raise AssertionError(f"no key leads to {label!r}")


def press(page: Page, label: str) -> None:
    go_to(page, label)
    page.keyboard.press("Enter")


def fill(page: Page, label: str, text: str) -> None:
    go_to(page, label)
    page.keyboard.type(text)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_second_factor(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size)
    page = visitor.page
    login = f"olena-{secrets.token_hex(4)}"
    open_page(page, "/settings")
    press(page, "Account")
    fill(page, "Login", login)
    fill(page, "Password", PASSWORD)
    press(page, "Make an account")
    expect(page.get_by_text(f"signed in as {login}")).to_be_visible()

    press(page, "Second step when signing in")
    press(page, "Switch on")
    expect(page.locator("img")).to_be_visible()
    assert serious(page) == []
    codes = TOTP(page.locator("[data-secret]").inner_text())
    fill(page, "Password", PASSWORD)
    fill(page, "Code", "000000")
    page.keyboard.press("Enter")
    expect(page.locator(".note")).to_contain_text("This code is not right")
    now = int(time.time())
    page.keyboard.press("Control+a")
    page.keyboard.type(codes.at(now))
    page.keyboard.press("Enter")
    spare = page.locator("[data-rescue] code")
    expect(spare).to_have_count(8)
    kept = spare.first.inner_text()
    assert serious(page) == []

    press(page, "Sign out")
    press(page, "Account")
    fill(page, "Login", login)
    fill(page, "Password", PASSWORD)
    press(page, "Sign in")
    expect(page.locator(".note", has_text="also asks for a code")).to_be_visible()
    assert serious(page) == []
    page.locator("[data-code]").focus()
    page.keyboard.type(codes.at(now))  # it was used when this was switched on
    press(page, "Sign in")
    expect(page.locator(".note", has_text="has been used already")).to_be_visible()
    page.locator("[data-code]").fill(codes.at(now + STEP))
    press(page, "Sign in")
    expect(page.get_by_text(f"signed in as {login}")).to_be_visible()

    press(page, "Second step when signing in")
    fill(page, "Password", PASSWORD)
    fill(page, "Code", kept)
    press(page, "Switch off")
    expect(page.locator("[data-second]")).to_be_visible()
    visitor.forgive("403")
