"""What a reader may wish for, and the account that keeps it."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.moves import LIT, play_now


def test_wishes_are_kept(visit: Visit) -> None:
    page = visit(motion=True).page
    page.goto("/settings")
    expect(page.locator("[data-setting=sound]")).not_to_be_checked()
    page.locator("[data-setting=clearPalette]").click()
    expect(page.locator("html")).to_have_attribute("data-palette", "clear")
    page.get_by_label("less").check()
    expect(page.locator("html")).to_have_attribute("data-motion", "less")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-palette", "clear")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")


def test_the_device_may_ask_for_less_motion(visit: Visit) -> None:
    page = visit(motion=False).page
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-motion", "less")


def test_day_and_night(visit: Visit) -> None:
    page = visit(day=True).page
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.locator("[data-setting=theme-dark]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.locator("[data-setting=theme-system]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")


def test_a_new_name_is_seen_at_the_table(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    page.get_by_label("Name", exact=True).fill("Łucja Ґ")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".note")).to_contain_text("Saved.")
    play_now(page)
    expect(page.locator(".explorer.mine .name")).to_contain_text("Łucja Ґ")


def test_an_account_on_two_devices(visit: Visit) -> None:
    first, second = visit().page, visit(language="pl").page
    first.goto("/settings")
    first.locator("summary").click()
    login = "olena-" + re.sub(r"\D", "", first.evaluate("String(Math.random())"))[:9]
    first.get_by_label("Login").fill(login)
    first.get_by_label("Password").fill("a long enough password")
    first.get_by_role("button", name="Make an account").click()
    expect(first.get_by_text(f"signed in as {login}")).to_be_visible()
    first.locator("[data-language=uk]").click()
    expect(first.locator("html")).to_have_attribute("lang", "uk")
    play_now(first)

    second.goto("/settings")
    second.locator("summary").click()
    second.get_by_label("Login").fill(login)
    second.get_by_label("Hasło").fill("a long enough password")
    second.get_by_role("button", name="Zaloguj").click()
    expect(second.locator("html")).to_have_attribute("lang", "uk")
    second.goto("/")
    second.locator("a[href^='/t/']").first.click()
    second.locator(LIT).first.wait_for()

    # Each device is listed, and another one can be sent away.
    first.goto("/settings")
    expect(first.locator("[data-device=here]")).to_contain_text("цей пристрій")
    elsewhere = first.locator("[data-device=elsewhere]")
    expect(elsewhere).to_contain_text("Chrome")
    elsewhere.get_by_role("button", name="Вийти").click()
    expect(elsewhere).to_have_count(0)
    second.goto("/settings")
    # A guest again, who may make an account.
    second.locator("summary").first.click()
    expect(second.locator("[data-device]")).to_have_count(0)
    expect(second.get_by_text(login)).to_have_count(0)


def test_choices_without_a_second_press(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    page.locator("[data-setting=confirm-never]").click()
    play_now(page)
    page.locator("[data-option=back]").click()
    expect(page.locator(".log")).to_contain_text("back to camp")


def test_without_pictures(visit: Visit) -> None:
    page = visit().page
    play_now(page)
    page.get_by_role("button", name="Without pictures").click()
    plain = page.locator(".plain")
    expect(plain.get_by_role("heading", name="Explorers")).to_be_visible()
    expect(plain.get_by_role("heading", name="Path")).to_be_visible()
    expect(plain).to_contain_text("in the cave, pocket:")
    page.get_by_role("button", name=re.compile("Back")).first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".log")).to_contain_text("back to camp")
