"""Pictures of the page for the docs: `python -m tools.screenshots` plays every game in a real browser and takes them.

They land in docs/screenshots/ as small WebP files: each game at a desk and on a phone, a lobby, an end, a replay.
"""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.house import DESKTOP, PHONE, ROOT, Visitor, launch, open_house
from tests.browser.moves import decide, my_turn_or_end

FOLDER: Final = ROOT / "docs" / "screenshots"
LARGEST: Final = 120_000
ALL_TOGETHER: Final = 1_000_000
QUALITY: Final = 80
DESK_SCALE: Final = 0.75

# Follow the hints over a second connection until a question of this kind, with so many answers, comes after so many
# moves; or, without a kind, to the end of the game.
FOLLOW_HINTS: Final = """([table, moves, kind, answers]) => new Promise((done, fail) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`)
    let frame = null, made = 0, refused = 0, waiting = false
    const say = (message) => socket.send(JSON.stringify({ id: 'm' + made, ...message }))
    const step = () => {
        const ask = frame.asks[0]
        const there = frame.over || (ask && kind && made >= moves && ask.kind === kind && ask.options.length >= answers)
        if (there) { socket.close(); done(frame.over); return }
        if (!ask || waiting) return
        waiting = true
        say({ type: 'hint', seat: ask.seat })
    }
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'hint') say({ type: 'act', seat: message.seat, text: message.text, seq: frame.seq })
        else if (message.type === 'done') { waiting = false; made += 1; step() }
        else if (message.type === 'frame') { frame = message; if (!waiting) step() }
        else if (message.type === 'refused' && refused < 20) { // somebody was faster
            waiting = false
            refused += 1
            step()
        }
        else if (message.type === 'refused' || message.type === 'error') fail(new Error(data))
    }
})"""


class Scene(NamedTuple):
    """A table that is worth a look: who sits there, and the first question of this kind after so many moves."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    moves: int = 0
    kind: str = ""
    answers: int = 1


GLOW: Final = Scene("glow", ["novice"] * 2, {}, 36, "walk", 4)
SPIRITS: Final = {"spirit-1": "river-surges-in-sunlight", "other-spirits": "random"}
SPIRIT_ISLAND: Final = Scene("spirit_island", ["novice"], SPIRITS, 40, "choose", 6)
BONFIRE: Final = Scene("bonfire", ["novice"] * 2, {}, 45, "turn", 25)
DIAMANT: Final = Scene("diamant", ["novice"] * 3, {"relics": "numbered"})


def take(page: Page, name: str, size: tuple[int, int] = DESKTOP) -> None:
    """Chromium itself writes WebP; Playwright's own screenshots cannot."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(900)  # fonts and lights have settled
    scale = DESK_SCALE if size == DESKTOP else 1
    clip = {"x": 0, "y": page.evaluate("scrollY"), "width": size[0], "height": size[1], "scale": scale}
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    picture = base64.b64decode(answer["data"])
    if len(picture) > LARGEST:
        raise SystemExit(f"{name} has {len(picture)} bytes, more than {LARGEST}")
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp  {len(picture) / 1000:.0f} kB")


def arrive(browser: Browser, address: str, size: tuple[int, int], language: str, name: str) -> Visitor:
    visitor = Visitor(browser, address, size, language)
    visitor.page.goto("/")
    visitor.page.locator("[data-play]").first.wait_for()
    visitor.page.request.patch("/api/me", data={"name": name})
    return visitor


def sit_down(page: Page, scene: Scene) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": bot} for bot in scene.bots]]
    wish = {"game": scene.game, "seats": seats, "options": scene.options}
    made = page.request.post("/api/tables", data=wish)
    if not made.ok:
        raise SystemExit(f"no table of {scene.game}: {made.text()}")
    return str(made.json()["id"])


def play(page: Page, scene: Scene) -> str:
    """The table at the moment that the scene names; a game that ends before is played anew."""
    while True:
        table = sit_down(page, scene)
        ended = page.evaluate(FOLLOW_HINTS, [table, scene.moves, scene.kind, scene.answers])
        if bool(ended) == (scene.kind == ""):
            return table


def go_deep(page: Page, cards: int) -> None:
    """Diamant: play until so many cards lie on the path and it is our turn; a lost expedition begins anew."""
    while my_turn_or_end(page):
        if page.locator(".path .card").count() >= cards and page.locator(".path .treasure").count() >= 2:
            return
        decide(page, "deeper")
        page.wait_for_timeout(250)
    raise SystemExit("no expedition went deep enough: run it again")


def show(page: Page, scene: Scene, name: str, size: tuple[int, int]) -> str:
    """Sit at the scene's table and take its picture."""
    if scene.kind:
        table = play(page, scene)
        page.goto(f"/t/{table}")
        page.locator("[data-option]").first.wait_for()
    else:
        table = sit_down(page, scene)
        page.goto(f"/t/{table}")
        go_deep(page, 5 if size == DESKTOP else 4)
        page.locator("[data-option=deeper]").click()
    take(page, name, size)
    return table


def at_a_desk(browser: Browser, address: str) -> None:
    visitor = arrive(browser, address, DESKTOP, "en", "Olena")
    page = visitor.page
    for scene in (GLOW, SPIRIT_ISLAND, BONFIRE):
        show(page, scene, scene.game, DESKTOP)
    diamant = show(page, DIAMANT, "diamant", DESKTOP)
    page.goto("/")
    page.locator("a[href^='/t/']").first.wait_for()
    take(page, "lobby")
    page.goto(f"/t/{play(page, GLOW._replace(kind=''))}")
    page.locator(".end .ranking").wait_for()
    take(page, "end")
    page.evaluate(FOLLOW_HINTS, [diamant, 0, "", 1])
    page.goto(f"/replay/{diamant}")
    page.locator(".log button").nth(4).click()
    take(page, "replay")
    visitor.leave()


def on_a_phone(browser: Browser, address: str, scene: Scene, language: str, name: str) -> None:
    visitor = arrive(browser, address, PHONE, language, name)
    show(visitor.page, scene, f"{scene.game}-phone", PHONE)
    visitor.leave()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.webp"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        at_a_desk(browser, address)
        on_a_phone(browser, address, DIAMANT, "uk", "Олена")
        on_a_phone(browser, address, GLOW, "pl", "Maria")
        on_a_phone(browser, address, SPIRIT_ISLAND, "uk", "Олена")
        on_a_phone(browser, address, BONFIRE, "ru", "Нина")
        browser.close()
    weight = sum(file.stat().st_size for file in FOLDER.glob("*.webp"))
    print(f"all together {weight / 1000:.0f} kB")
    if weight > ALL_TOGETHER:
        raise SystemExit(f"the pictures have {weight} bytes, more than {ALL_TOGETHER}")


if __name__ == "__main__":
    main()
