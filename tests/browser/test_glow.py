"""Glow on the page: whole games with the mouse, on both boards, with a bot and against Arthur."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, PHONE, ROOT

from vatra.games.glow.boards import ISLANDS, PLAIN_PATHS, ROUTES, SPACES, SYMBOLS_ON_PATHS
from vatra.games.glow.components import (
    ADVENTURERS,
    ANY_COLOUR,
    COLOURS,
    COMPANIONS,
    NO_DIE,
    REROLL_SPACES,
    SIXTH,
    SPELLS,
    TILES,
)
from vatra.games.glow.effects import SYMBOLS, Effect

LIT: Final = ".lit[data-option], .option[data-option]"
END: Final = ".end .ranking"
MOST_CLICKS: Final = 240
FOLDER: Final = ROOT / "web" / "src" / "games" / "glow"
# Once a day each of these is tried where it is lit; then the quick answer ends the part of the day.
TREATS: Final = ("power", "token", "walk", "pay", "sail", "camp")
QUICK: Final = ("done", "stop", "stay", "alone", "keep")


def sit_down(page: Page, board: str, bots: int) -> None:
    """A table of one's own, with bots that take the first thing they find."""
    page.goto("/")
    page.locator("[data-play=glow]").wait_for()
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * bots
    made = page.request.post("/api/tables", data={"game": "glow", "seats": seats, "options": {"map": board}})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")


def lit_options(page: Page) -> list[str]:
    found: list[str] = page.locator(LIT).evaluate_all("lit => lit.map((one) => one.dataset.option)")
    return found


def decide(options: list[str], treated: set[str]) -> str:
    for option in options:
        verb = option.split(" ")[0]
        if verb in TREATS and verb not in treated:
            treated.add(verb)
            return option
    for option in options:
        if option in QUICK:
            return option
    return options[0]


# What tells one moment of the game from the next: a move without events leaves no line in the log.
MOMENT: Final = """() => document.querySelector('.end .ranking') ? 'end' : JSON.stringify([
    document.querySelector('.log')?.innerText,
    [...document.querySelectorAll('.lit[data-option], .option[data-option]')].map((lit) => lit.dataset.option),
])"""


def click(page: Page, option: str) -> None:
    """Press what is lit, and wait until something has come of it."""
    before = page.evaluate(MOMENT)
    page.locator(LIT).and_(page.locator(f'[data-option="{option}"]')).first.click()
    wait_for_change(page, before)


def wait_for_change(page: Page, before: str) -> None:
    page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)


def play_on(page: Page) -> dict[str, int]:
    """Click lit options to the end of the game; how often each kind of answer was given."""
    given: dict[str, int] = {}
    treated: set[str] = set()
    for _ in range(MOST_CLICKS):
        page.locator(f"{LIT}, {END}").first.wait_for()
        if page.locator(END).count():
            return given
        options = lit_options(page)
        if not options:
            continue  # the picture changed while it was read
        if any(option.startswith("recruit ") for option in options):
            treated.clear()
        option = decide(options, treated)
        verb = option.split(" ")[0]
        given[verb] = given.get(verb, 0) + 1
        click(page, option)
    raise AssertionError(f"the game does not end: {given}")


def test_a_whole_game_with_a_bot(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "shadows", bots=1)
    given = play_on(page)
    assert given["recruit"] == 8
    assert given["dismiss"] == 4
    assert given["token"] > 0
    assert given["reroll"] > 0
    expect(page.locator(".ranking > li")).to_have_count(2)
    expect(page.locator(".log h3").last).to_contain_text("Day 8")


@pytest.mark.parametrize("board", ["shadows", "archipelago"])
def test_a_solo_game(visit: Visit, board: str) -> None:
    page = visit().page
    sit_down(page, board, bots=0)
    page.locator("[data-option^='adventurer ']").first.wait_for()
    given = play_on(page)
    assert given["arthur"] == 2
    assert given["recruit"] == 8
    expect(page.locator(".end")).to_contain_text("Arthur")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("board", ["shadows", "archipelago"])
def test_nothing_is_wider_than_the_screen(visit: Visit, size: tuple[int, int], board: str) -> None:
    """All places of the board, a rival's company, and fingers that find what they want."""
    page = visit(size, "uk").page
    sit_down(page, board, bots=1)
    page.locator("[data-option^='adventurer ']").first.click()
    page.locator("[data-option^='recruit ']").first.wait_for()
    for place in ("journey", "graveyard", "encounter"):
        page.locator(f"[data-place={place}]").click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
    for lit in page.locator(LIT).all():
        box = lit.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    page.locator("[data-look='1']").click()
    expect(page.locator("dialog[open] .company .card").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_keyboard_reaches_what_is_lit(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "shadows", bots=0)
    for _ in range(4):
        lit = page.locator(LIT).first
        lit.wait_for()
        before = page.evaluate(MOMENT)
        lit.focus()
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    expect(page.locator(".board .dice .die").first).to_be_visible()


# -- what is printed -----------------------------------------------------------------------------------------------


def facts(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def slim(**found: Any) -> dict[str, Any]:
    return {key: value for key, value in found.items() if value}


def effect_facts(effect: Effect) -> dict[str, Any]:
    return slim(
        needs=[SYMBOLS[symbol] for symbol in effect.when.listed],
        alike=int(effect.when.alike),
        forbids=[SYMBOLS[symbol] for symbol in effect.when.forbids],
        light=int(effect.light),
        footprints=int(effect.footprints),
        fireflies=int(effect.fireflies),
        rerolls=int(effect.rerolls),
        skull=effect.skull,
        special=["", "cast", "catch", "kill"][int(effect.special)],
    )


def test_the_page_prints_the_engines_cards() -> None:
    cards = facts("cards")
    assert cards["adventurers"] == {
        one.slug: slim(
            colour=COLOURS[one.colour], dice=one.dice, end=one.end, effect=effect_facts(one.effect)
        )
        for one in ADVENTURERS
    }
    colours = [*COLOURS, "any"]
    assert colours[ANY_COLOUR] == "any"
    assert cards["companions"] == {
        one.slug: slim(
            deck=one.deck,
            end=one.end,
            lights=one.lights,
            reroll=one.reroll,
            die="" if one.die == NO_DIE else colours[one.die],
            immune=one.immune,
            effect=effect_facts(one.effect),
        )
        for one in COMPANIONS
    }
    assert cards["spells"] == {one.slug: {"effect": effect_facts(one.effect)} for one in SPELLS}
    assert cards["tiles"] == {
        one.slug: slim(arrows=one.arrows, light=one.light, camp=one.camp, boat=["", "min", "max"][one.boat])
        for one in TILES
    }
    assert cards["rerollSpaces"] == REROLL_SPACES
    assert cards["sixth"] == {COLOURS[i]: SYMBOLS[SIXTH[i]] for i in range(len(COLOURS))}


def test_the_page_draws_the_engines_boards() -> None:
    boards = facts("boards")
    kinds = ["start", "village", "need", "forbid"]
    assert boards["spaces"] == [
        slim(
            id=one.id,
            kind=kinds[one.kind],
            symbol=SYMBOLS[one.symbol] if one.symbol >= 0 else "",
            light=one.light,
            cost=one.cost,
            fireflies=one.fireflies,
            rerolls=one.rerolls,
        )
        | {"x": one.x, "y": one.y}
        for one in SPACES
    ]
    assert boards["paths"] == [path.split("-") for path in PLAIN_PATHS]
    assert boards["signs"] == [
        slim(
            a=one.a,
            b=one.b,
            light=one.light,
            fireflies=one.fireflies,
            rerolls=one.rerolls,
            giveUp=one.give_up,
        )
        | {"x": one.x, "y": one.y}
        for one in SYMBOLS_ON_PATHS
    ]
    assert boards["islands"] == [
        slim(
            id=one.id,
            distance=one.distance,
            footprints=one.footprints,
            fireflies=one.fireflies,
            rerolls=one.rerolls,
            giveUp=one.give_up,
        )
        | {"light": one.light, "x": one.x, "y": one.y}
        for one in ISLANDS
    ]
    assert boards["routes"] == [
        slim(a=one.a, b=one.b, toll=one.toll) | {"elements": one.elements, "x": one.x, "y": one.y}
        for one in ROUTES
    ]
