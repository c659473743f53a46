"""Glow on the page: whole games on both boards, with a bot and against Arthur, and what each screen shows."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect
from tests.browser import moves
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, LAPTOP, PHONE
from tests.browser.moves import (
    ASKED,
    ME,
    OPEN,
    insist,
    open_log,
    open_table,
    press,
    question,
    wait_for_next_question,
)
from tests.browser.test_axe import serious
from tests.browser.test_phone import LEAST, SMALL

END: Final = ".end .ranking"
# What answers when it is pressed, on the board and in the dock; and what may mean several things, to choose from then.
LIT: Final = f"{ASKED} main [data-option]:visible:not(svg *)"
OPENS: Final = f"{ASKED} main [data-lit]:not([data-option]):visible:not(svg *)"
MOST_CLICKS: Final = 240
# Once a day each of these is tried where it is lit; then the quick answer ends the part of the day.
TREATS: Final = ("power", "token", "track", "walk", "pay", "sail", "camp")
QUICK: Final = ("done", "stop", "stay", "alone", "keep")


def sit_down(page: Page, board: str, bots: int) -> None:
    """A table of one's own, with bots that take the first thing they find."""
    open_table(page, "glow", ME, *moves.bots(bots, "random"), options={"map": board})


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


def click(page: Page, option: str) -> None:
    """Press what is lit, and wait until it has been answered."""
    before = question(page)
    press(page.locator(LIT).and_(page.locator(f'[data-option="{option}"]')).first)
    insist(page, before)
    wait_for_next_question(page, before)


def play_on(page: Page, until: str = END) -> dict[str, int]:
    """Click lit options to the end of the game, or until this can be seen; how often each kind of answer was given."""
    given: dict[str, int] = {}
    treated: set[str] = set()
    for _ in range(MOST_CLICKS):
        page.locator(f"{LIT}, {OPENS}, {END}").first.wait_for()
        if page.locator(until).count():
            return given
        options = lit_options(page)
        if not options:
            if page.locator(OPENS).count():  # such as a die that three symbols roll again or turn
                press(page.locator(OPENS).first)
            continue
        if any(option.startswith("recruit ") for option in options):
            treated.clear()
        option = decide(options, treated)
        verb = option.split(" ")[0]
        given[verb] = given.get(verb, 0) + 1
        click(page, option)
    raise AssertionError(f"the game does not end: {given}")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_whole_game_with_a_bot(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    sit_down(page, "shadows", bots=1)
    given = play_on(page)
    assert given["recruit"] == 8
    assert given["dismiss"] == 4
    assert given["track"] > 0  # tokens and powers are a matter of luck, the score track is always there
    assert given["reroll"] > 0
    expect(page.locator(".ranking > li")).to_have_count(2)
    expect(open_log(page).locator("h3").last).to_contain_text("Day 8")


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
@pytest.mark.parametrize(
    ("board", "language"),
    [("shadows", "uk"), ("shadows", "pl"), ("archipelago", "ru"), ("archipelago", "en")],
)
def test_a_day_fits_the_screen(visit: Visit, size: tuple[int, int], board: str, language: str) -> None:
    """Four players: all places of the board, a rival's company, and fingers that find what they want."""
    page = visit(size, language).page
    sit_down(page, board, bots=3)
    page.locator("[data-option^='adventurer ']").first.wait_for()
    for moment in (
        "[data-option^='recruit ']",
        "[data-option=done]",
        "[data-option=stop], [data-option=stay]",
    ):
        play_on(page, moment)
        for place in page.locator("[data-place]").all():
            place.click()
            check_screen(page, size)
        page.locator("[data-place].calls, [data-place=journey]").first.click()
    page.locator("[data-look='1']").click()
    expect(page.locator("dialog[open] .company .card").first).to_be_visible()
    check_screen(page, size)


def check_screen(page: Page, size: tuple[int, int]) -> None:
    """Nothing is wider than the screen; a thumb hits everything; on a large screen there is nothing to scroll."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size == PHONE:
        assert page.evaluate(SMALL, LEAST) == []
    else:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("board", ["shadows", "archipelago"])
def test_no_way_on_the_map_covers_another(visit: Visit, board: str) -> None:
    page = visit(PHONE).page
    sit_down(page, board, bots=0)
    for _ in range(4):
        play_on(page, "[data-option=stop], [data-option=stay]")
        boxes = [way.bounding_box() for way in page.locator(".map button[data-option]").all()]
        for i, one in enumerate(boxes):
            assert one is not None
            assert min(one["width"], one["height"]) >= LEAST
            for other in boxes[i + 1 :]:
                assert other is not None
                apart = max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"]))
                assert apart >= LEAST, "two ways lie over each other"
        click(page, "stop" if page.locator("[data-option=stop]").count() else "stay")


def test_odds_of_a_reroll(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "shadows", bots=0)
    play_on(page, "[data-option=done]")
    odds = page.locator(".odds")
    expect(odds).to_be_visible()
    cards = odds.locator("[data-card]")
    assert cards.count() >= 1
    odds.locator("[data-odds='1']").click()
    expect(odds.locator(".faces li").first).to_be_visible()
    expect(odds).to_contain_text("On average")
    odds.locator("[data-odds='2']").click()
    expect(odds.locator(".faces")).to_have_count(0)
    assert odds.locator("[aria-pressed=true]").count() == 2
    assert serious(page) == []


def test_a_pick_says_what_it_brings(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "shadows", bots=1)
    play_on(page, "[data-option^='recruit ']")
    lit = page.locator("[data-option^='recruit ']").count()
    assert lit >= 3
    expect(page.locator(".brings")).to_have_count(lit)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("board", ["shadows", "archipelago"])
def test_nothing_serious_at_any_hour(visit: Visit, size: tuple[int, int], board: str) -> None:
    page = visit(size).page
    sit_down(page, board, bots=0)
    page.locator("[data-option^='adventurer ']").first.wait_for()
    assert serious(page) == []
    for moment in (
        "[data-option^='recruit ']",
        "[data-option=done]",
        "[data-option=stop], [data-option=stay]",
        "[data-option^='recruit ']",
        "[data-option=done]",  # on a phone the company no longer fits into its row
    ):
        play_on(page, moment)
        assert serious(page) == []


TOLD: Final = "(words) => document.querySelector('[data-tally] [role=status]')?.textContent.includes(words)"


def test_the_count_is_a_show_that_can_be_skipped(visit: Visit) -> None:
    """Who saw the last move sees category after category; who comes later finds the result."""
    page = visit().page
    sit_down(page, "shadows", bots=0)
    play_on(page, "main h2:has-text('Day 8')")
    play_on(page, "[data-option=stop]")
    page.emulate_media(reduced_motion="no-preference")
    page.locator("[data-option=stop]").click()
    tally = page.locator("[data-tally]")
    for category in ("Light gathered", "Cards"):  # the page itself looks: neither is told for long
        page.wait_for_function(TOLD, arg=category)
    expect(page.locator("[data-skip]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(END)).to_be_visible()
    expect(page.locator("#end-title")).to_be_focused()
    expect(page.locator(".ranking")).to_contain_text("Arthur")
    assert serious(page) == []
    page.reload()
    expect(page.locator(END)).to_be_visible()
    expect(tally).to_have_count(0)


# Notes every moment in which nothing is lit.
WATCH: Final = """(lit) => {
    window.dark = 0
    const look = () => {
        if (!document.querySelector(lit)) window.dark += 1
        requestAnimationFrame(look)
    }
    look()
}"""


def test_nobody_waits_for_a_neighbours_scenes(visit: Visit) -> None:
    """While I think about my dice, my neighbour's company gains and walks: what I may press stays where it is."""
    host, guest = visit(motion=True).page, visit().page
    open_table(host, "glow", ME, OPEN)
    guest.goto(host.locator("[data-invite]").input_value())
    guest.locator("[data-join='1']").click()
    morning = "[data-option=done]"
    while not (host.locator(morning).count() and guest.locator(morning).count()):
        for page in (host, guest):
            page.locator(LIT).first.or_(page.locator(".waiting")).first.wait_for()
            options = lit_options(page)
            if options and "done" not in options:
                click(page, options[0])
    host.evaluate(WATCH, "[data-lit]")
    told = host.locator("[role=log]")
    before = told.inner_text()
    click(guest, "done")
    for _ in range(30):
        options = lit_options(guest)
        if not options:
            break
        click(guest, options[0])
    expect(told).not_to_have_text(before)
    assert host.evaluate("() => window.dark") == 0


def test_the_keyboard_reaches_what_is_lit(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "shadows", bots=0)
    for _ in range(4):
        lit = page.locator(LIT).first
        lit.wait_for()
        before = question(page)
        lit.focus()
        page.keyboard.press("Enter")
        wait_for_next_question(page, before)
    expect(page.locator(".board .dice .die").first).to_be_visible()


LOW: Final = (1440, 770)
MOMENTS: Final = (
    "[data-option^='recruit ']",
    "[data-option=done]",
    "[data-option=stop], [data-option=stay]",
)
# Where what may be pressed lies, by its name; what has moved since, by how much.
REMEMBER: Final = """() => {
    const now = {}
    for (const one of document.querySelectorAll('main [data-lit]')) {
        const { x, y } = one.getBoundingClientRect()
        for (let n = 0; ; n++) {
            const name = one.dataset.thing + ' ' + n
            if (!(name in now)) { now[name] = [x, y + scrollY]; break }
        }
    }
    return now
}"""
# Boxes of the board that hold more than they show.
CUT: Final = """() => [...document.querySelectorAll(
        '.board .place, .board .others, .board .company, .board .tray, .board .purse, .board .frame, .board .sections')]
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.className}: ${box.scrollWidth}x${box.scrollHeight} in ${box.clientWidth}x${box.clientHeight}`)
"""


def moved(page: Page, before: dict[str, list[float]]) -> list[str]:
    now: dict[str, list[float]] = page.evaluate(REMEMBER)
    both = before.keys() & now.keys()
    assert both, "nothing is lit any more"
    return [name for name in both if max(abs(now[name][i] - before[name][i]) for i in (0, 1)) > 2]


@pytest.mark.parametrize("size", [LAPTOP, LOW, PHONE])
def test_nothing_moves_under_the_pointer(visit: Visit, size: tuple[int, int]) -> None:
    """Neither a hover nor a hint nor the next prompt of the same hour."""
    page = visit(size, "uk").page
    sit_down(page, "shadows", bots=1)
    for moment in MOMENTS:
        play_on(page, moment)
        before = page.evaluate(REMEMBER)
        if size != PHONE:
            for lit in page.locator("main [data-lit]:visible:not(svg *)").all()[:4]:
                lit.hover(force=True)
                assert moved(page, before) == []
            page.mouse.move(1, 1)
        page.locator("[data-hint]").click()
        page.locator(".dock .hint").wait_for()
        assert moved(page, before) == [], f"the hint moves them at {moment}"
        if "done" in moment:  # a symbol in hand: now dice are lit, and those sources that may still be used
            tray = page.locator(".tray .die").first.evaluate(
                "(die) => die.getBoundingClientRect().y + scrollY"
            )
            click(page, "track")
            now = page.locator(".tray .die").first.evaluate(
                "(die) => die.getBoundingClientRect().y + scrollY"
            )
            assert abs(now - tray) <= 2


def test_nothing_is_said_to_lie_beyond_a_screen_that_shows_all(visit: Visit) -> None:
    page = visit(LAPTOP).page
    sit_down(page, "shadows", bots=1)
    for moment in MOMENTS:
        play_on(page, moment)
        expect(page.locator("[data-beyond]")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, LOW])
@pytest.mark.parametrize("board", ["shadows", "archipelago"])
def test_a_laptop_shows_all_of_the_board(visit: Visit, size: tuple[int, int], board: str) -> None:
    page = visit(size, "pl").page
    sit_down(page, board, bots=2)
    page.locator("[data-option^='adventurer ']").first.wait_for()
    assert page.evaluate(CUT) == []
    for moment in MOMENTS:
        play_on(page, moment)
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("board", ["shadows", "archipelago"])
def test_on_a_phone_map_and_dice_are_beside_the_question(visit: Visit, board: str) -> None:
    page = visit(PHONE).page
    sit_down(page, board, bots=1)
    play_on(page, "[data-option=done]")
    page.mouse.wheel(0, 2000)
    expect(page.locator(".tray .die").first).to_be_in_viewport()
    play_on(page, "[data-option=stop], [data-option=stay]")
    page.evaluate("scrollTo(0, 0)")
    ground, dock = page.locator(".frame").bounding_box(), page.locator("div.foot").bounding_box()
    assert ground is not None
    assert dock is not None
    assert ground["y"] + ground["height"] <= dock["y"], "the question lies over the map"
    expect(page.locator(".tray .die").first).to_be_in_viewport()


def test_maps_zoom_and_are_dragged(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "archipelago", bots=0)
    play_on(page, "[data-option=stay]")
    frame = page.locator(".frame")
    box = frame.bounding_box()
    assert box is not None
    wide = page.locator(".map").evaluate("(map) => map.clientWidth")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
    page.mouse.wheel(0, -200)
    page.wait_for_function("(wide) => document.querySelector('.map').clientWidth > wide", arg=wide)
    before = frame.evaluate("(frame) => frame.scrollLeft")
    before_question = question(page)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 60, box["y"] + 40, steps=4)
    page.mouse.up()
    assert frame.evaluate("(frame) => frame.scrollLeft") > before
    assert question(page) == before_question, "a drag of the map is no answer"


def test_a_rivals_company_is_one_hover_away(visit: Visit) -> None:
    page = visit().page
    sit_down(page, "shadows", bots=1)
    play_on(page, "[data-option=done]")
    expect(page.locator("[data-look='1'] .rolled .die").first).to_be_visible()
    page.locator("[data-look='1']").hover()
    expect(page.locator("[data-sheet='seat:1'] .card").first).to_be_visible()
    page.mouse.move(700, 5)
    expect(page.locator("[data-sheet]")).to_have_count(0)
