"""Bonfire on the page: whole games with a bot and against Tom, fate tiles by every way, rivals, the phone."""

from __future__ import annotations

import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser import moves
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, LAPTOP, PHONE
from tests.browser.moves import ME, insist, on_a_phone, open_table, points_add_up, press, question, table_id
from tests.browser.test_axe import serious
from tests.browser.test_phone import LEAST, SMALL

LIT: Final = "[data-lit]:visible, .option[data-option]:visible"
END: Final = ".end .ranking"
MOST_CLICKS: Final = 700
# What is done at once where it is possible; everything else is left to chance.
FIRST: Final = ("lay", "light", "send", "bonus", "pay", "slot", "task")
LAST: Final = ("discard", "renew", "decline", "aboard", "halt", "pass", "pair", "with")

# What tells one moment from the next: the question, and what has been pressed to answer it.
MOMENT: Final = """() => document.querySelector('.end .ranking') ? 'end' : JSON.stringify([
    document.querySelector('[data-question]')?.dataset.question,
    ...['held', 'lit'].map((state) =>
        [...document.querySelectorAll(`[data-${state}]`)].map((one) => one.dataset.thing)),
])"""


def sit_down(page: Page, bots: int, options: dict[str, Any] | None = None, bot: str = "novice") -> None:
    open_table(page, "bonfire", ME, *moves.bots(bots, bot), options=options or {})
    page.locator("[data-thing$='fate/apart'][data-lit]").first.wait_for()


def asked(page: Page) -> dict[str, list[str]]:
    """What may be answered, with the things that say it, once the page asks it."""
    while True:
        page.locator(LIT).first.wait_for()
        frame = page.request.get(f"/api/tables/{table_id(page)}").json()
        for ask in frame["asks"]:
            if f"{ask['seat']} {ask['asked']}" == question(page):
                return {option["text"]: option["things"] for option in ask["options"]}


def decide(options: list[str], given: dict[str, int], chance: random.Random) -> str:
    """What is most urgent; otherwise what was done least often."""
    for verb in FIRST:
        found = [option for option in options if option.split(" ")[0] == verb]
        if found:
            return chance.choice(found)
    keen = [option for option in options if option.split(" ")[0] not in LAST] or options
    least = min(given.get(option.split(" ")[0], 0) for option in keen)
    return chance.choice([option for option in keen if given.get(option.split(" ")[0], 0) == least])


def click(page: Page, option: str) -> None:
    """Press what says it: a button, or thing after thing on the board. Wait until something has come of it."""
    things = asked(page)[option]
    before = question(page)
    said = page.locator(f'[data-option="{option}"]:visible')
    if option.startswith("discard "):
        if page.locator("[data-discards][aria-pressed=false]").count():
            page.locator("[data-discards]").click()
        page.locator(f'[data-thing="{things[0]}"][data-lit]').wait_for()
    for thing in sorted(things, key=lambda thing: "/way:" not in thing):
        if said.count() or question(page) != before:
            break
        pressable = "button:not([data-held])" if "/way:" in thing else "[data-lit]"
        lit = page.locator(f'{pressable}[data-thing="{thing}"]:visible')
        if on_a_phone(page):
            turn_to(page, lit)
        if lit.count():
            moment = page.evaluate(MOMENT)
            answer(lit.first)
            insist(page, moment, MOMENT)
    if question(page) == before:
        asks_on = page.locator(f"[data-question]:not([data-question='{before}']), [data-confirm], {END}")
        asks_on.or_(said).first.wait_for()
        if not asks_on.count():
            answer(said.first)
    insist(page, before)


def answer(thing: Locator) -> None:
    """A finger is shown first what a fate tile would bring there, and lays it with a second tap."""
    page = thing.page
    shows = on_a_phone(page) and thing.get_attribute("data-cell") is not None
    press(thing)
    if shows:
        page.locator(".ghost.held").first.wait_for()
        press(thing)


def turn_to(page: Page, lit: Locator) -> None:
    """On the phone one place is shown at a time: look through those that call for one where it can be pressed."""
    for place in page.locator("[data-place-tab].calls").all():
        if lit.count():
            return
        press(place)


def wait_for_change(page: Page, before: str) -> None:
    page.wait_for_function(f"(before) => ({MOMENT})() !== before", arg=before)


def play(page: Page, clicks: int, seed: int) -> dict[str, int]:
    """Click what is lit; how often each kind of answer was given, and under 'end' whether the game is over."""
    given: dict[str, int] = {}
    chance = random.Random(seed)
    for _ in range(clicks):
        page.locator(f"{LIT}, {END}").first.wait_for()
        if page.locator(END).count():
            given["end"] = 1
            return given
        option = decide(list(asked(page)), given, chance)
        verb = option.split(" ")[0]
        given[verb] = given.get(verb, 0) + 1
        click(page, option)
    return given


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["mouse", "touch"])
def test_a_whole_game_with_a_bot(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    sit_down(page, bots=1)
    given = play(page, MOST_CLICKS, seed=4)
    assert given["end"] == 1, given
    for verb in ("first", "fate", "lay", "sail", "turn", "path", "gnome"):
        assert given.get(verb, 0) > 0, (verb, given)
    assert len(given) >= 12, given
    expect(page.locator(".ranking > li")).to_have_count(2)
    points_add_up(page)
    expect(page.locator(".ranking")).not_to_contain_text("Tom")  # his cards brought nobody anything


def test_a_hint_while_a_tile_is_in_hand(visit: Visit) -> None:
    """How the tile is turned is said already, and the hint can be read and done all the same."""
    page = visit(LAPTOP, "pl").page
    sit_down(page, bots=0)
    chance, given = random.Random(4), {"": 0}
    while not any(option.startswith("lay ") for option in asked(page)):
        option = decide(list(asked(page)), given, chance)
        given[option.split(" ")[0]] = given.get(option.split(" ")[0], 0) + 1
        click(page, option)
    page.locator("[data-held]").first.wait_for()
    before = question(page)
    page.locator("[data-hint]").click()
    page.locator("[data-do-hint]").click()
    insist(page, before)


def test_a_solo_game(visit: Visit) -> None:
    """Tom has his chip and his city; the handicap counts; the end tells of him."""
    page = visit().page
    sit_down(page, bots=0, options={"handicap": 5})
    click(page, "first apart right")
    page.locator("[data-look=tom]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Tom")
    expect(dialog).to_contain_text("8 cards left")
    expect(dialog.locator("[data-slot]")).to_have_count(7)
    expect(dialog).to_contain_text("Head start 5")
    page.keyboard.press("Escape")
    given = play(page, MOST_CLICKS, seed=2)
    assert given["end"] == 1, given
    expect(page.locator(".ranking > li")).to_have_count(2)
    expect(page.locator(".ranking .who").filter(has_text="Tom")).to_have_count(1)


def test_four_at_a_table_without_scrolling(visit: Visit) -> None:
    page = visit().page
    sit_down(page, bots=3, bot="random")
    play(page, 24, seed=1)
    for area in ("sea", "fire", "halls", "city", "fate"):
        box = page.locator(f"[data-area={area}]").bounding_box()
        assert box is not None, area
        assert box["y"] + box["height"] <= DESKTOP[1], area
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Where everything lies that is lit.
LYING: Final = """() => Object.fromEntries([...document.querySelectorAll('[data-lit]')].map((lit) => {
    const { left, top } = lit.getBoundingClientRect()
    return [lit.dataset.thing, [left, top]]
}))"""


def test_tasks_are_large_enough_to_read(visit: Visit) -> None:
    page = visit().page
    sit_down(page, 1)
    tasks = page.locator("[data-thing=sea] .plaque")
    sizes = tasks.evaluate_all("(all) => all.map((one) => [one.offsetWidth, one.offsetHeight])")
    assert sizes
    assert all(wide >= 90 and high >= 28 for wide, high in sizes), sizes


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, (1440, 770)])
def test_a_hint_moves_nothing_and_all_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    """Board and purse fit a laptop; a hint and what is explained lie over the board."""
    page = visit(size).page
    sit_down(page, bots=1)
    click(page, "first apart right")
    asked(page)
    page.evaluate("document.fonts.ready")  # letters of another width move what stands beside them
    before = page.evaluate(LYING)
    page.locator("[data-hint]").click()
    page.locator("[data-hinted]").first.wait_for()
    page.locator("[data-island=a3]").hover()
    expect(page.locator("[data-sheet='island:a3']")).to_be_visible()
    after = page.evaluate(LYING)
    assert len(before) > 10
    for thing, (left, top) in before.items():
        assert abs(after[thing][0] - left) <= 2, thing
        assert abs(after[thing][1] - top) <= 2, thing
    for part in ("[data-area=sea]", "[data-area=halls]", "[data-area=fate]", "[data-area=city]", ".supply"):
        box = page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] + box["height"] <= size[1], part
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_the_phone(visit: Visit, language: str) -> None:
    """Every place fits, fingers find what they want, and a rival's city is one tap away."""
    page = visit(PHONE, language).page
    sit_down(page, bots=1)
    click(page, "first apart right")
    page.locator("[data-thing^='island:'][data-lit]").first.wait_for(state="attached")
    for place in ("sea", "fire", "halls", "city", "fate"):
        page.locator(f"[data-place-tab={place}]").tap()
        expect(page.locator(f"[data-area={place}]")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        assert page.evaluate(SMALL, LEAST) == [], place
    page.locator("[data-look='1']").tap()
    expect(page.locator("dialog[open] [data-slot]")).to_have_count(7)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_question_finds_its_reader(visit: Visit) -> None:
    """On the phone one place is shown at a time: it is one where something can be done, and nobody is pulled back."""
    page = visit(PHONE).page
    sit_down(page, bots=1)
    shown = page.locator("[data-place-tab][aria-selected=true]")
    expect(shown).to_have_attribute("data-place-tab", "fate")
    idle = page.locator("[data-place-tab]:not(.calls)").first
    idle.tap()
    expect(idle).to_have_attribute("aria-selected", "true")
    page.locator("[data-place-tab=fate]").tap()
    click(page, "first apart right")
    asked(page)
    expect(shown).to_have_class(re.compile("calls"))


def test_a_finger_that_rests_is_told_and_one_that_taps_acts(visit: Visit) -> None:
    page = visit(PHONE).page
    sit_down(page, bots=1)
    click(page, "first apart right")
    page.locator("[data-place-tab=sea]").tap()
    island = page.locator("[data-thing='island:a3'][data-lit]")
    island.wait_for()
    before = page.evaluate(MOMENT)
    island.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("[data-sheet='island:a3'] .now")).to_be_visible()
    island.dispatch_event("pointerup", {"pointerType": "touch"})
    island.dispatch_event("click")
    assert page.evaluate(MOMENT) == before
    page.locator("[data-sheet] .close").tap()
    island.tap()
    wait_for_change(page, before)


def test_a_place_for_a_task_shines(visit: Visit) -> None:
    """An empty place looks dull; not while a task may be put there."""
    page = visit().page
    sit_down(page, bots=0)
    dull = shine(page)
    assert len(dull) == 1
    click(page, "first apart right")
    wishes = ["slot", "task", "pay", "sail", "lay", "fate"]
    for _ in range(30):
        options = asked(page)
        wish = next(wish for wish in [*wishes, ""] if any(option.startswith(wish) for option in options))
        if wish == "slot":
            break
        click(page, next(option for option in options if option.startswith(wish)))
    assert len(options) == 7
    expect(page.locator("[data-slot][data-lit]")).to_have_count(7)
    assert not shine(page) & dull


def shine(page: Page) -> set[str]:
    found: list[str] = page.locator("[data-slot]").evaluate_all(
        "slots => slots.map((slot) => getComputedStyle(slot).boxShadow)"
    )
    return set(found)


def test_why_not(visit: Visit) -> None:
    """A press on what cannot be done shows the rule that forbids it."""
    page = visit().page
    sit_down(page, bots=0)
    to_a_fate_tile(page)
    while found := [option for option in asked(page) if option.startswith("discard ")]:
        click(page, found[0])
    page.locator("[data-island=a1]:not([data-lit])").click()
    expect(page.locator("[data-why]")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_serious_for_those_who_listen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    sit_down(page, bots=1)
    assert serious(page) == []
    click(page, "first apart right")
    page.locator("[data-thing^='island:'][data-lit]").first.wait_for(state="attached")
    places = ["sea", "fire", "halls", "city", "fate"] if size == PHONE else []
    for place in places:
        page.locator(f"[data-place-tab={place}]").click()
        assert serious(page) == [], place
    assert serious(page) == []
    page.locator("[data-look='1']").click()
    assert serious(page) == []


def test_the_replay(visit: Visit) -> None:
    """The same board tells a finished game, to people who do not sit at it."""
    page = visit().page
    sit_down(page, bots=1, bot="random")
    table = page.url.split("/t/")[1]
    click(page, "first apart right")
    page.goto(f"/replay/{table}")
    page.locator("[data-area=sea]").wait_for()
    expect(page.locator("[data-island]")).to_have_count(14)
    expect(page.locator(LIT)).to_have_count(0)


# -- fate tiles ----------------------------------------------------------------------------------------------------


TOP: Final = "[data-thing='seat:0/fate/column/top'][data-lit]"
BOTTOM: Final = TOP.replace("top", "bottom")
CELL: Final = "[data-area=fate] button.cell[data-lit]"


def to_a_fate_tile(page: Page) -> None:
    """Discard down to one token, so that a tile may be placed."""
    click(page, "first apart right")
    while "fate top" not in (options := asked(page)):
        click(page, next(option for option in options if option.startswith("discard ")))
    expect(page.locator(TOP)).to_be_visible()


def laid_symbols(page: Page) -> int:
    return page.locator("[data-area=fate] .cell.covered").count()


def test_a_fate_tile_by_mouse_with_its_yield_told(visit: Visit) -> None:
    page = visit().page
    sit_down(page, bots=0)
    to_a_fate_tile(page)
    page.locator(TOP).click()
    cell = page.locator(CELL).first
    cell.hover()
    told = page.locator("[data-area=fate] .yield")
    expect(told).to_contain_text(re.compile(r"\+\d"))
    expect(page.locator("[data-area=fate] .ghost.held")).to_have_count(3)
    assert laid_symbols(page) == 3
    cell.click()
    expect(page.locator("[data-area=fate] .cell.covered")).to_have_count(6)


def test_a_fate_tile_by_drag(visit: Visit) -> None:
    page = visit().page
    sit_down(page, bots=0)
    to_a_fate_tile(page)
    tile = page.locator(BOTTOM).bounding_box()
    goal = page.locator("[data-area=fate] [data-cell='3 4']").bounding_box()
    assert tile is not None
    assert goal is not None
    page.mouse.move(tile["x"] + 8, tile["y"] + 8)
    page.mouse.down()
    page.mouse.move(goal["x"] + 20, goal["y"] - 20, steps=4)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator("[data-area=fate] .ghost.held")).to_have_count(3)
    page.mouse.up()
    expect(page.locator("[data-area=fate] .cell.covered")).to_have_count(6)


def test_a_fate_tile_by_keys(visit: Visit) -> None:
    page = visit().page
    sit_down(page, bots=0)
    to_a_fate_tile(page)
    page.locator(TOP).focus()
    page.keyboard.press("Enter")
    page.locator("[data-area=fate] [data-cell='3 4']").focus()
    turned = page.locator("[data-turn]").inner_text()
    page.keyboard.press("r")
    expect(page.locator("[data-turn]")).not_to_have_text(turned)
    cell = page.locator(CELL).first
    cell.focus()
    expect(cell).to_have_attribute("aria-label", re.compile(r"Row \d, column \d.*\d"))
    page.keyboard.press("Enter")
    expect(page.locator("[data-area=fate] .cell.covered")).to_have_count(6)


def test_ghost_tiles_for_planning(visit: Visit) -> None:
    """A tile whose turn has not come is tried out, stays, and goes when the plan is cleared; nothing is sent."""
    page = visit().page
    sit_down(page, bots=0)
    click(page, "first apart right")
    asked(page)
    before = question(page)
    for _ in range(2):
        page.locator("[data-area=fate] [data-tile]").nth(2 + _).click()
        page.locator("[data-area=fate] button.cell.plan").first.click()
    expect(page.locator("[data-area=fate] .ghost")).to_have_count(6)
    assert question(page) == before
    page.locator("[data-clear]").click()
    expect(page.locator("[data-area=fate] .ghost")).to_have_count(0)


def test_the_keyboard_reaches_what_is_lit(visit: Visit) -> None:
    page = visit().page
    sit_down(page, bots=0)
    for _ in range(4):
        lit = page.locator("button[data-lit]:visible, .option[data-option]:visible").first
        lit.wait_for()
        assert lit.get_attribute("aria-label") or lit.inner_text()
        before = page.evaluate(MOMENT)
        lit.focus()
        page.keyboard.press("Enter")
        wait_for_change(page, before)
