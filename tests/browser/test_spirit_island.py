"""Spirit Island on the page: a whole solo game, a turn of two people, four spirits on every screen."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.house import DESKTOP, LAPTOP, PATIENCE, PHONE
from tests.browser.moves import (
    ME,
    OPEN,
    on_a_phone,
    open_log,
    open_table,
    question,
    table_id,
    wait_for_next_question,
)
from tests.browser.test_axe import serious

RIVER: Final = "river-surges-in-sunlight"
LIGHTNING: Final = "lightnings-swift-strike"
LIT: Final = "main [data-option]:not(svg *)"
END: Final = "section.end"
MOST_CLICKS: Final = 400
SPIRIT_PHASE: Final = ("growth", "presence", "track", "gain", "keep", "forget", "reclaim", "play", "ready")


def sit_down(page: Page, *seats: dict[str, str], **options: object) -> str:
    wish = {key.replace("_", "-"): options[key] for key in options}
    return open_table(page, "spirit_island", *seats, options=wish)


def alone(page: Page, spirit: str = RIVER, **options: object) -> str:
    table = sit_down(page, ME, spirit_1=spirit, **options)
    page.locator(LIT).first.wait_for()
    return table


def four(page: Page, **options: object) -> None:
    names = ("Olena", "Marek", "Sasha")
    others = [{"kind": "hot", "name": name} for name in names]
    sit_down(page, ME, *others, spirit_1=RIVER, other_spirits="random", **options)
    for _ in range(4):  # a spirit of the sea chooses where it begins
        page.locator(LIT).first.wait_for()
        if page.locator("[data-option='growth 2']").count():
            return
        before = question(page)
        page.locator(LIT).first.click()
        wait_for_next_question(page, before)


def options_of(page: Page, table: str) -> list[str]:
    """Everything the reader is asked, as the server says it."""
    frame = page.request.get(f"/api/tables/{table}").json()
    return [option["text"] for ask in frame["asks"] for option in ask["options"]]


def things_of(page: Page, text: str) -> list[str]:
    """What an answer is about, as the server says it."""
    frame = page.request.get(f"/api/tables/{table_id(page)}").json()
    options = [option for ask in frame["asks"] for option in ask["options"] if option["text"] == text]
    return list(options[0]["things"]) if options else []


def find(page: Page, text: str) -> Locator:
    """Whatever says an answer now, once the page has heard of the question."""
    late = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < late:
        button = look_for(page, text)
        if button.is_visible():
            return button
        page.wait_for_timeout(100)
    raise AssertionError(f"nothing says {text}")


def look_for(page: Page, text: str) -> Locator:
    """Wherever it is: on the map, in a list beside it, on a card; or after a press on what it names."""
    button = (
        page.locator(f'main button[data-option="{text}"]')
        .or_(page.locator(f'main [data-option="{text}"]'))
        .first
    )
    for thing in things_of(page, text):
        named = page.locator(f'main button[data-thing="{thing}"]').or_(
            page.locator(f'main [data-thing="{thing}"]')
        )
        if not button.is_visible() and named.first.is_visible():
            press(page, named.first)
    return button


def press(page: Page, thing: Locator) -> None:
    """In its middle: a piece lies under the button of its land, and is found all the same."""
    if on_a_phone(page):  # the question lies over the foot of the window
        thing.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if on_a_phone(page):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def answer(page: Page, text: str) -> None:
    """Give one answer, with a second word where it is asked for, and wait until something has come of it."""
    button = find(page, text)
    before = question(page)
    press(page, button)
    page.wait_for_function(
        """before => document.querySelector('[data-question]').dataset.question !== before
            || document.querySelector('[data-confirm]')""",
        arg=before,
    )
    if question(page) == before:
        page.locator("[data-confirm]").click()
    wait_for_next_question(page, before)


def decide(options: list[str]) -> str:
    """Grow, play what can be played, use what can be used; end a phase when nothing else is left."""
    for word in ("growth 2", "presence", "track", "play", "use", "at", "push", "gather", "kill"):
        for option in options:
            if option.startswith(word):
                return option
    return options[0]


# -- whole turns -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_whole_solo_game(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    table = alone(page)
    given: dict[str, int] = {}
    for _ in range(MOST_CLICKS):
        if page.locator(END).count():
            break
        options = options_of(page, table)
        if not options:
            page.locator(f"{LIT}, {END}").first.wait_for()
            continue
        text = decide(options)
        verb = text.split(" ")[0]
        given[verb] = given.get(verb, 0) + 1
        answer(page, text)
    expect(page.locator(END)).to_be_visible()
    for verb in ("growth", "presence", "track", "play"):
        assert given.get(verb), (verb, given)
    log = open_log(page)
    expect(log.locator("h3").filter(has_text=re.compile(r"^Turn [3-9]")).first).to_be_attached()
    expect(log.locator("h3").filter(has_text="Invader phase").first).to_be_attached()


# Words of cards that are not folded to their spines and find no room.
CUT: Final = """() => [...document.querySelectorAll('.tray [data-rank]:not([data-spine]), .draft .card')]
    .flatMap((card) => [...card.querySelectorAll('.text, .nm, .aim')])
    .filter((one) => one.scrollWidth > one.clientWidth + 2
        || one.matches('.text') && one.scrollHeight > one.clientHeight + 2)
    .map((one) => one.textContent)"""
ONE_LINE: Final = 72  # pixels; what the map leaves free for the question


@pytest.mark.parametrize("language", ["en", "uk", "pl", "ru"])
def test_no_word_of_a_card_is_cut(visit: Visit, language: str) -> None:
    """Where cards can be used and where they cannot; and a question without buttons keeps to its line over the sea."""
    page = visit(LAPTOP, language).page
    table = alone(page, "vital-strength-of-the-earth")
    seen: set[str] = set()
    while not seen >= {"growth", "keep", "play", "use"}:
        options = options_of(page, table)
        text = decide(options)
        seen |= {option.split(" ")[0] for option in options}
        find(page, text)
        page.wait_for_function(f"() => ({CUT})().length === 0")
        box = page.locator("section.dock").bounding_box()
        assert box is not None
        assert page.locator(".dock .options").count() or box["height"] <= ONE_LINE
        answer(page, text)


def test_every_answer_has_a_button(visit: Visit) -> None:
    """Two turns of a spirit with much to choose: whatever the server offers can be reached with the mouse."""
    page = visit().page
    table = alone(page, "thunderspeaker")
    for _ in range(40):
        options = options_of(page, table)
        if page.locator(END).count() or not options:
            break
        for text in options:
            assert find(page, text).is_visible(), text
        page.keyboard.press("Escape")
        answer(page, decide(options))
        if page.locator(".rail h2").inner_text().startswith("Turn 3"):
            return
    raise AssertionError("the third turn never came")


def test_a_turn_of_two_people(visit: Visit) -> None:
    """Both grow and play side by side, see each other's cards, and the fast powers begin when both are ready."""
    host, guest = visit().page, visit(language="pl").page
    table = sit_down(host, ME, OPEN, spirit_1=RIVER, other_spirits="chosen")
    link = host.locator("[data-invite]").input_value()
    guest.goto(link)
    guest.locator("[data-join='1']").click()
    guest.locator(f"[data-option='become {LIGHTNING}']").click()
    for page in (host, guest):
        page.locator("[data-option^='growth']").first.wait_for()
    grow_and_play(guest, table)
    # The host still grows, and sees what the guest is going to do.
    expect(host.locator("[data-option='growth 1']")).to_be_visible()
    expect(host.locator(".spirit[data-thing='seat:1']")).to_contain_text("ready")
    host.locator(".spirit[data-thing='seat:1']").click()
    expect(host.locator(".tray .card.unique").first).to_be_visible()
    presence = guest.request.get(f"/api/tables/{table}").json()["view"]["spirits"][1]["presence"]
    for land in presence:
        name = "Lightning’s Swift Strike"
        expect(host.locator(f"main .spot[data-thing='land:{land}']")).to_have_attribute(
            "aria-label", re.compile(name)
        )
    host.locator(".spirit[data-thing='seat:0']").click()
    grow_and_play(host, table)
    for page in (host, guest):
        page.wait_for_function(
            "() => !/Growth|Rozwój/.test(document.querySelector('.rail h2')?.innerText ?? '')"
        )


def grow_and_play(page: Page, table: str) -> None:
    """Grow, play what can be played, and be ready: a spirit that can play nothing more is ready by itself."""
    for _ in range(20):
        options = options_of(page, table)
        if not options or not any(option.split(" ")[0] in SPIRIT_PHASE for option in options):
            return
        answer(page, decide(options))
    raise AssertionError("never ready")


# -- the island ------------------------------------------------------------------------------------------------------


def test_an_unlit_land_says_why(visit: Visit) -> None:
    page = visit().page
    alone(page, LIGHTNING, boards="A")
    answer(page, "growth 3")
    page.locator(".spot:not([data-lit])").first.click()
    expect(page.locator("[data-why]")).to_contain_text("within the range")
    expect(page.locator("[data-why] a")).to_have_attribute("href", re.compile("/show/spirit_island/"))
    page.keyboard.press("Escape")
    expect(page.locator("[data-why]")).to_have_count(0)


def test_what_is_coming_is_told(visit: Visit) -> None:
    page = visit().page
    table = alone(page)
    view = page.request.get(f"/api/tables/{table}").json()["view"]
    assert view["forecast"]["build"]
    for land, piece in view["forecast"]["build"].items():
        expect(page.locator(f"main .spot[data-thing='land:{land}']")).to_have_attribute(
            "aria-label", re.compile(f"build: {piece}")
        )
        expect(page.locator(".invaders .build li").filter(has_text=land)).to_have_count(1)


def test_a_card_is_told_at_length(visit: Visit) -> None:
    page = visit().page
    alone(page)
    card = page.locator("[data-thing='card:flash-floods']")
    card.hover()
    sheet = page.locator("[data-sheet='card:flash-floods']")
    expect(sheet).to_contain_text("In a coastal land: 1 more damage.")
    expect(sheet.locator(".now")).to_contain_text("Reaches now")
    page.mouse.move(5, 5)
    expect(sheet).to_have_count(0)


def test_a_finger_that_rests_asks_and_does_not_answer(visit: Visit) -> None:
    page = visit(PHONE).page
    alone(page)
    answer(page, "growth 2")
    spot = page.locator(".spot[data-lit]").first
    spot.scroll_into_view_if_needed()
    spot.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator("[data-sheet]")).to_be_visible()
    spot.dispatch_event("pointerup", {"pointerType": "touch"})
    before = question(page)
    spot.dispatch_event("click")
    page.wait_for_timeout(300)
    assert question(page) == before


def test_the_keyboard_walks_over_the_island(visit: Visit) -> None:
    page = visit().page
    alone(page)
    answer(page, "growth 2")
    page.locator(".spot[data-lit]").first.focus()
    seen: set[str] = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(str(page.evaluate("document.activeElement.dataset.thing")))
    assert len(seen) >= 3
    page.locator(".spot[data-lit]").first.focus()
    before = question(page)
    page.keyboard.press("Enter")
    wait_for_next_question(page, before)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["uk", "pl", "ru", "en"])
def test_four_spirits_on_every_screen(visit: Visit, size: tuple[int, int], language: str) -> None:
    """Nothing is wider than the screen, names can be read, and fingers find what is lit."""
    page = visit(size, language).page
    four(page)
    page.locator("[data-option='growth 2']").click()
    page.locator(".spot[data-lit]").first.wait_for()
    look_at_the_boards(page, size, ["A", "B", "C", "D"])
    for lit in page.locator(LIT).all():
        box = lit.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40
    for place in ("discard", "panel"):
        page.locator(f"[data-place={place}]").click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_thematic_map_on_every_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    four(page, map="thematic")
    page.locator("[data-option='growth 2']").click()
    page.locator(".spot[data-lit]").first.wait_for()
    look_at_the_boards(page, size, ["W", "E", "NW", "NE"])


def look_at_the_boards(page: Page, size: tuple[int, int], boards: list[str]) -> None:
    for zoom in ("all", *boards):
        page.locator(f"[data-zoom={zoom}]").click()
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), zoom
        smallest = page.locator(".frame .name").evaluate_all(
            """names => Math.min(...names
                .map((name) => name.getBoundingClientRect())
                .filter((box) => box.width)
                .map((box) => box.height))"""
        )
        # On a phone the whole island is for the overview; its lands are read board by board.
        assert smallest >= 9 or (size == PHONE and zoom == "all"), zoom


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_axe_finds_nothing_serious(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size).page
    alone(page)
    assert serious(page) == []
    answer(page, "growth 2")
    assert serious(page) == []
    page.locator("[data-place=panel]").click()
    assert serious(page) == []
