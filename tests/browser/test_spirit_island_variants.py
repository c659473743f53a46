"""Adversaries, scenarios and the thematic map on the page: chosen in the form, told and counted at the table."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, PHONE
from tests.browser.moves import ME, OPEN, bots
from tests.browser.test_axe import serious
from tests.browser.test_phone import LEAST, SMALL, check
from tests.browser.test_spirit_island import END, LIT, RIVER, alone, answer, decide, options_of, sit_down

from vatra.games.spirit_island.variants import ADVERSARIES, SCENARIOS

FORM: Final = "/new?game=spirit_island"
VARIANTS: Final = "[data-variants]"
QUIET: Final = ("growth", "presence", "track", "gain", "forget", "ready", "done", "pass", "enough")


def choose(page: Page, option: str, value: str) -> None:
    """Press the label, as a person does: the field itself may lie under it."""
    field = f"input[name='option-{option}'][value='{value}']"
    page.locator(f"label:has({field})").click()
    expect(page.locator(field)).to_be_checked()


def difficulty(page: Page, number: int) -> None:
    expect(page.locator("[data-difficulty]")).to_have_text(f"Difficulty {number}")


def view_of(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()["view"]
    return found


def quietly(options: list[str]) -> str:
    """Grow a little and play nothing, so that the invaders come on."""
    return next((option for word in QUIET for option in options if option.startswith(word)), options[0])


# -- choosing --------------------------------------------------------------------------------------------------------


def test_choosing_by_mouse_shows_what_changes_and_how_hard_it_is(visit: Visit) -> None:
    page = visit().page
    page.goto(FORM)
    page.locator("[data-all]").click()
    difficulty(page, 0)
    level = page.locator("[name=option-adversary-level]")
    expect(level).to_have_count(0)
    choose(page, "adversary", "england")
    expect(level).to_have_count(7)
    difficulty(page, 1)
    changes = page.locator("[data-changed=adversary-level]")
    expect(changes).to_contain_text("7 or more towns and cities")
    expect(changes).not_to_contain_text("High Immigration")
    choose(page, "adversary-level", "3")
    difficulty(page, 6)
    expect(changes).to_contain_text("Criminals and Malcontents")
    expect(changes).to_contain_text("High Immigration (I)")
    expect(changes).not_to_contain_text("High Immigration (full)")
    choose(page, "scenario", "rituals-of-terror")
    difficulty(page, 9)
    expect(page.locator("[data-changed=scenario]")).to_contain_text("The third ritual wins.")
    choose(page, "map", "thematic")
    difficulty(page, 12)
    expect(page.locator("[name=option-boards]")).to_have_count(0)
    expect(page.locator("[name=option-thematic-1]")).to_have_count(4)
    choose(page, "adversary", "none")
    difficulty(page, 6)
    expect(level).to_have_count(0)


def test_what_cannot_be_together_is_told_and_not_offered(visit: Visit) -> None:
    page = visit().page
    page.goto(FORM)
    page.locator("[data-all]").click()
    choose(page, "map", "thematic")
    difficulty(page, 3)
    choose(page, "scenario", "guard-the-isles-heart")
    difficulty(page, 0)
    expect(page.locator("[name=option-map]")).to_have_count(0)
    expect(page.locator("[data-barred=map]")).to_contain_text(
        "This scenario is played on the balanced boards."
    )
    expect(page.locator("[name=option-thematic-1]")).to_have_count(0)
    expect(page.locator("[name=option-boards]")).to_have_count(5)
    choose(page, "scenario", "none")
    difficulty(page, 3)
    expect(page.locator("[data-barred=map]")).to_have_count(0)
    page.locator(f"[name=option-spirit-1][value={RIVER}]").check()
    choose(page, "scenario", "guard-the-isles-heart")
    page.locator("[data-make]").click()
    page.locator(LIT).first.wait_for()
    expect(page.locator(VARIANTS)).to_contain_text("Guard the Isle’s Heart")


@pytest.mark.parametrize(
    ("game", "option", "pictures"),
    [("spirit_island", "spirit-1", 8), ("spirit_island", "map", 2), ("glow", "map", 2)],
)
def test_spirits_and_maps_are_chosen_from_pictures(
    visit: Visit, game: str, option: str, pictures: int
) -> None:
    page = visit().page
    page.goto(f"/new?game={game}")
    page.locator("[data-all]").click()
    found = page.locator(f"[name=option-{option}] + .picture :is(svg, canvas)")
    expect(found).to_have_count(pictures)
    labels = page.locator(f"label:has([name=option-{option}] + .picture)")
    for label in labels.all():
        expect(label.locator(".small")).not_to_be_empty()  # what makes it special
    labels.last.click()
    expect(labels.last.locator("input")).to_be_checked()


def test_the_boards_of_the_map_follow_the_seats(visit: Visit) -> None:
    page = visit().page
    page.goto(FORM)
    page.locator("[data-all]").click()
    choose(page, "map", "thematic")
    for seats, choices in ((1, 4), (2, 6), (3, 4), (4, 0)):
        if seats > 1:
            page.locator("button", has_text="+").click()
        for other in range(1, 5):
            expect(page.locator(f"[name=option-thematic-{other}]")).to_have_count(
                choices if other == seats else 0
            )


def test_another_game_has_other_options(visit: Visit) -> None:
    """Glow has a map of its own: nothing that was chosen for one game is asked of another."""
    page = visit().page
    page.goto("/new?game=glow")
    page.locator("[data-all]").click()
    choose(page, "map", "archipelago")
    expect(page.locator("[data-difficulty]")).to_have_count(0)
    page.locator("label:has([name=game][value=spirit_island])").click()
    difficulty(page, 0)
    choose(page, "map", "thematic")
    difficulty(page, 3)
    page.locator("label:has([name=game][value=diamant])").click()
    expect(page.locator("[data-difficulty]")).to_have_count(0)
    expect(page.locator(".notes .note")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_form_fits_and_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    page.goto(FORM)
    page.locator("[data-all]").click()
    choose(page, "adversary", "brandenburg-prussia")
    choose(page, "adversary-level", "6")
    choose(page, "scenario", "guard-the-isles-heart")
    difficulty(page, 10)
    if size == PHONE:
        check(page)
    assert serious(page) == []


@pytest.mark.parametrize("language", ["uk", "pl", "ru"])
def test_every_change_is_told_in_every_language(visit: Visit, language: str) -> None:
    """A message without words would be a complaint of the page."""
    page = visit(PHONE, language).page
    page.goto(FORM)
    page.locator("[data-all]").click()
    for adversary in ADVERSARIES:
        choose(page, "adversary", adversary)
        choose(page, "adversary-level", "6")
        expect(page.locator("[data-changed=adversary-level] li")).to_have_count(
            8 if adversary == "england" else 7
        )
    for scenario in SCENARIOS:
        choose(page, "scenario", scenario)
        expect(page.locator("[data-changed=scenario] li").first).to_be_visible()
    assert "…" not in page.locator("[data-changes]").first.inner_text()
    check(page)


# -- at the table ----------------------------------------------------------------------------------------------------


def test_a_turn_against_england_from_the_form_on(visit: Visit) -> None:
    page = visit().page
    page.goto(FORM)
    page.locator("[data-all]").click()
    page.locator(f"[name=option-spirit-1][value={RIVER}]").check()
    choose(page, "adversary", "england")
    choose(page, "adversary-level", "4")
    choose(page, "scenario", "blitz")
    difficulty(page, 7)
    page.locator("[data-make]").click()
    page.wait_for_url(re.compile(r"/t/"))
    page.locator(LIT).first.wait_for()
    table = page.url.split("/t/")[1]
    told = page.locator(VARIANTS)
    for words in ("The Kingdom of England, level 4", "Blitz", "Difficulty 7"):
        expect(told).to_contain_text(words)
    while view_of(page, table)["turn"] < 1:  # Blitz asks where more explorers come
        answer(page, options_of(page, table)[0])
    expect(page.locator(".invaders .build [data-reminder=adversary-england-1]")).to_be_visible()
    expect(page.locator(".invaders .explore [data-reminder=scenario-blitz-more-explorers]")).to_be_visible()
    expect(page.locator(".invaders .extra_build")).to_be_visible()
    page.locator(".invaders .extra_build [data-reminder]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("The extra build lasts for the whole game.")
    expect(dialog).to_contain_text("Slow powers are used in the fast phase too.")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    paid_less(page, table)
    for _ in range(60):
        options = options_of(page, table)
        assert options, "the game has ended too early"
        if view_of(page, table)["turn"] == 2:
            return
        answer(page, decide(options))
    raise AssertionError("the second turn never came")


def paid_less(page: Page, table: str) -> None:
    """Under Blitz a fast card costs 1 less: what is printed on the page is what is paid."""
    costs = view_of(page, table)["spirits"][0]["costs"]
    assert costs
    for slug, cost in costs.items():
        shown = page.locator(f"[data-thing='card:{slug}'] .cost")
        expect(shown).to_have_text(str(cost) if cost >= 0 else f"+{-cost}")


def play_to_the_extra_build(page: Page, board: str) -> dict[str, Any]:
    """A new game, as far as the second build has somewhere to build, or to its end."""
    table = alone(page, boards=board, adversary="england", adversary_level=4)
    while True:
        view = view_of(page, table)
        options = options_of(page, table)
        if view["forecast"]["extra_build"] or not options:
            return view
        answer(page, quietly(options))


def test_the_extra_build_is_foretold(visit: Visit) -> None:
    page = visit().page
    for board in "ABCD":  # England may win before its second build finds a land
        view = play_to_the_extra_build(page, board)
        if view["forecast"]["extra_build"]:
            break
    assert view["invaders"]["extra_build"]
    expect(page.locator(".invaders .extra_build li:not(.reminders li)")).to_have_count(
        len(view["forecast"]["extra_build"])
    )
    for land, piece in view["forecast"]["extra_build"].items():
        expect(page.locator(f"main .spot[data-thing='land:{land}']")).to_have_attribute(
            "aria-label", re.compile(f"extra build ahead: {piece}")
        )


def test_the_heart_of_the_island_is_marked(visit: Visit) -> None:
    page = visit().page
    table = alone(page, scenario="guard-the-isles-heart")
    inner = view_of(page, table)["scenario"]["facts"]["inner"]
    assert inner
    expect(page.locator(".variants").first).to_contain_text(
        f"After turn 1 keep towns and cities out of {inner[0]}"
    )
    for land in inner:
        label = re.compile("heart of the island")
        expect(page.locator(f"main .spot[data-thing='land:{land}']")).to_have_attribute("aria-label", label)


def test_scenarios_say_what_wins(visit: Visit) -> None:
    page = visit().page
    alone(page, scenario="rituals-of-terror")
    expect(page.locator("section.fear")).to_contain_text("The third ritual wins.")
    expect(page.locator("section.fear")).to_contain_text("no invaders")
    expect(page.locator("section.fear [data-reminder]")).to_have_text(re.compile("Fear cards wait"))
    expect(page.locator(".variants").first).to_contain_text("Rituals held: 0 of 3")
    alone(page, scenario="dahan-insurrection")
    expect(page.locator("section.fear")).to_contain_text("no land may have more towns and cities than Dahan")
    expect(page.locator("section.fear")).not_to_contain_text("no invaders")
    expect(page.locator(".variants").first).to_contain_text("at least 2 are needed")


TABLES: Final[dict[str, dict[str, Any]]] = {
    "england": {"adversary": "england", "adversary_level": 6, "scenario": "rituals-of-terror"},
    "sweden": {
        "adversary": "sweden",
        "adversary_level": 6,
        "scenario": "dahan-insurrection",
        "map": "thematic",
    },
    "prussia": {
        "adversary": "brandenburg-prussia",
        "adversary_level": 6,
        "scenario": "guard-the-isles-heart",
    },
    "blitz": {"scenario": "blitz", "map": "thematic"},
}


@pytest.mark.parametrize("name", list(TABLES))
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_tables_fit_and_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int], name: str) -> None:
    page = visit(size, "uk").page
    alone(page, **TABLES[name])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    if size == PHONE:
        small = [
            found
            for found in page.evaluate(SMALL, LEAST)
            if "data-reminder" in found or "data-variants" in found
        ]
        assert small == []
    page.locator(VARIANTS).click()
    expect(page.locator("dialog[open] [data-changes]").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []


def test_the_plain_game_has_no_panel(visit: Visit) -> None:
    page = visit().page
    alone(page)
    expect(page.locator(VARIANTS)).to_have_count(0)
    expect(page.locator("[data-reminder]")).to_have_count(0)
    expect(page.locator(".invaders .extra_build")).to_have_count(0)


def test_who_waits_reads_the_options_and_the_difficulty(visit: Visit) -> None:
    page = visit().page
    options: dict[str, object] = {"adversary": "sweden", "adversary_level": 2, "map": "thematic"}
    sit_down(page, ME, OPEN, **options)
    room = page.locator("section.room")
    for words in ("Difficulty 6", "The Kingdom of Sweden", "Level of the adversary", "West and East"):
        expect(room).to_contain_text(words)
    expect(room.locator("dt", has_text=re.compile("^Boards$"))).to_have_count(0)


def test_the_end_counts_the_difficulty(visit: Visit) -> None:
    """A bot that takes anything loses against England; whoever watches sees the score."""
    page = visit().page
    sit_down(page, *bots(1, "random"), spirit_1=RIVER, adversary="england", adversary_level=6)
    page.locator(END).wait_for(timeout=120_000)
    expect(page.locator(END)).to_contain_text("Difficulty 10")
    expect(page.locator(f"{END} .parts")).to_contain_text(re.compile(r"Difficulty: (20|50)"))
