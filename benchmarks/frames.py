"""How smoothly the page draws: frames at rest and while a story is told, on a processor slowed down four times.

    python benchmarks/frames.py                      all four games at 1440 by 900, 6 s each
    python benchmarks/frames.py glow --throttle 1    one game, as quick as this machine is
    python benchmarks/frames.py --phone              at 390 by 844

Opens a house of its own with a real Chromium, sits down with two bots, and watches the table: first at rest, with all
that always moves, then while somebody at another screen of the same seat plays on and every event travels at the usual
pace. `every` is the time between two frames, 16.7 ms at best; other work on the machine makes it longer, and without a
graphics card the picture is put together by the processor as well. `work` is the processor time of the page's own
thread for a frame, which nobody else disturbs. Prints one line of JSON for each scene.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import CDPSession, Page, sync_playwright
from tests.browser.house import DESKTOP, PHONE, Visitor, launch, open_house

GAMES: Final = ("diamant", "glow", "spirit_island", "bonfire")
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "glow": {"adventurers": "random"},
    "spirit_island": {"spirit-1": "river-surges-in-sunlight", "other-spirits": "random"},
}

# Answer whatever is asked, at random, with a breath between two answers, until it is told to stop.
PLAY_ON: Final = """([table, breath]) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/ws`)
    let frame = null, made = 0
    const act = () => {
        const ask = frame?.asks[0]
        if (!ask) return
        const option = ask.options[Math.floor(Math.random() * ask.options.length)]
        socket.send(JSON.stringify({ type: 'act', id: `m${made}`, seat: ask.seat, text: option.text, seq: frame.seq }))
        made += 1
    }
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'frame') frame = message
    }
    const timer = setInterval(act, breath)
    window.stopPlaying = () => { clearInterval(timer); socket.close(); return [made, Boolean(frame?.over)] }
}"""

COUNT_FRAMES: Final = """(ms) => new Promise((done) => {
    const gaps = []
    let last = performance.now()
    const end = last + ms
    requestAnimationFrame(function tick(now) {
        gaps.push(now - last)
        last = now
        if (now < end) requestAnimationFrame(tick)
        else done(gaps.slice(1))
    })
})"""


def work_of(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def measure(page: Page, session: CDPSession, seconds: float) -> dict[str, float]:
    before = work_of(session)
    gaps: list[float] = page.evaluate(COUNT_FRAMES, seconds * 1000)
    work = (work_of(session) - before) * 1000 / len(gaps)
    ordered = sorted(gaps)
    return {
        "frames": len(gaps),
        "every": round(statistics.median(gaps), 1),
        "every_95": round(ordered[int(len(ordered) * 0.95)], 1),
        "work": round(work, 1),
    }


def scenes(visitor: Visitor, game: str, throttle: float, seconds: float) -> None:
    page = visitor.page
    page.goto("/")
    page.locator("[data-play]").first.wait_for()
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 2],
        "options": OPTIONS.get(game, {}),
    }
    table = page.request.post("/api/tables", data=wish).json()["id"]
    page.goto(f"/t/{table}")
    page.locator("[data-question]:not([data-question=''])").first.wait_for()
    page.wait_for_timeout(2000)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    found = {"rest": measure(page, session, seconds)}
    other = page.context.new_page()
    other.goto("/settings")
    other.evaluate(PLAY_ON, [table, 700])
    page.bring_to_front()
    found["story"] = measure(page, session, seconds)
    made, over = other.evaluate("() => window.stopPlaying()")
    other.close()
    for scene, numbers in found.items():
        print(json.dumps({"game": game, "scene": scene, "throttle": throttle, **numbers}), flush=True)
    if not made or over:
        raise SystemExit(
            f"{game}: {made} answers were given, and the game is {'over' if over else 'not over'}"
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument(
        "games", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; all without one"
    )
    reader.add_argument("--throttle", type=float, default=4.0, help="how many times slower (default: 4)")
    reader.add_argument("--seconds", type=float, default=6.0, help="length of a scene (default: 6)")
    reader.add_argument("--phone", action="store_true", help="390 by 844 instead of 1440 by 900")
    wish = reader.parse_args()
    unknown = [game for game in wish.games if game not in GAMES]
    if unknown or wish.throttle < 1 or not 0 < wish.seconds <= 600:
        reader.error(f"no such game: {unknown[0]}" if unknown else "throttle is 1 or more, seconds 1 to 600")
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as address,
        sync_playwright() as play,
    ):
        browser = launch(play)
        for game in wish.games or GAMES:
            visitor = Visitor(browser, address, PHONE if wish.phone else DESKTOP, motion=True)
            scenes(visitor, game, wish.throttle, wish.seconds)
            visitor.leave()
        browser.close()


if __name__ == "__main__":
    main()
