"""Two people, two browsers, one table: from the invitation to the last cave."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.house import Visitor
from tests.browser.moves import END, LIT, decide, lay_down, play_now


def set_table(host: Page) -> str:
    """Me, a friend by link, and a bot. The link."""
    host.goto("/new?game=diamant")
    host.locator("[data-all]").click()
    host.locator("[data-seat='1']").select_option("open")
    host.get_by_role("button", name="Remove seat 4").click()
    host.locator("[data-make]").click()
    host.wait_for_url(re.compile(r"/t/"))
    return host.locator("[data-invite]").input_value()


def sit_down(visit: Visit) -> tuple[Visitor, Visitor]:
    host, guest = visit(), visit(language="pl")
    link = set_table(host.page)
    guest.page.goto(link)
    guest.page.locator("[data-join='1']").click()
    host.page.locator(LIT).first.wait_for()
    guest.page.locator(LIT).first.wait_for()
    return host, guest


def test_two_people_play_to_the_end(visit: Visit) -> None:
    host, guest = (visitor.page for visitor in sit_down(visit))
    for turn in range(1000):
        if host.locator(END).count() and guest.locator(END).count():
            break
        if host.locator(LIT).count():
            decide(host, "deeper" if turn % 3 else "back")
        if guest.locator(LIT).count():
            decide(guest, "back")
        host.wait_for_timeout(50)
    expect(host.locator(END)).to_be_visible()
    expect(guest.locator(END)).to_be_visible()
    scores = [[row.split()[0] for row in page.locator(".score").all_inner_texts()] for page in (host, guest)]
    assert scores[0] == scores[1]


def test_a_secret_choice_can_be_changed_until_the_last_is_in(visit: Visit) -> None:
    host, guest = (visitor.page for visitor in sit_down(visit))
    decide(host, "deeper")
    expect(host.locator("[data-option=deeper]")).to_have_class(re.compile("laid"))
    mine = guest.locator(".explorer").nth(0)
    expect(mine.locator(".status")).to_have_text("decyzja wyłożona")
    table = guest.url.split("/t/")[1].split("?")[0]
    assert guest.request.get(f"/api/tables/{table}").json()["view"]["chosen"][0] == "?"
    assert "w głąb" not in mine.inner_text().lower()
    host.locator("[data-option=back]").click()
    expect(host.locator("[data-option=back]")).to_have_class(re.compile("laid"))
    host.keyboard.press("1")
    expect(host.locator("[data-option=deeper]")).to_have_class(re.compile("laid"))
    host.locator("[data-undo]").click()
    expect(host.locator("[data-option].laid")).to_have_count(0)
    expect(mine.locator(".status")).to_have_text("w jaskini")
    decide(host, "deeper")
    decide(guest, "deeper")
    expect(host.locator(".log")).to_contain_text(re.compile(r"Deeper: .*"))


def test_a_refused_move_names_the_rule(visit: Visit) -> None:
    """Whoever is in camp sees the two cards greyed; pressed, they say why."""
    host, guest = (visitor.page for visitor in sit_down(visit))
    unlit = host.locator("[data-option=deeper][aria-disabled=true]")
    for _ in range(5):  # once in thirty times a hazard repeats at once, and all are inside again
        decide(host, "back")
        decide(guest, "deeper")
        host.locator(".explorer.mine .status", has_text="camp").or_(host.locator(LIT).first).first.wait_for()
        if unlit.count():
            break
    unlit.click(force=True)
    expect(host.locator(".note")).to_contain_text("Why not?")
    expect(host.locator(".note")).to_contain_text("Only those inside decide.")


def test_the_waiting_player_sees_whom_we_wait_for(visit: Visit) -> None:
    host, guest = (visitor.page for visitor in sit_down(visit))
    decide(host, "deeper")
    name = guest.locator(".explorer.mine .name").inner_text().split("(")[0].strip()
    expect(host.locator(".prompt")).to_contain_text(name)


def test_talk(visit: Visit) -> None:
    host, guest = (visitor.page for visitor in sit_down(visit))
    for page in (host, guest):
        page.locator("[data-tab=chat]").click()
    host.get_by_placeholder("Say something").fill("Dzień dobry! <b>Добрий день</b>")
    host.keyboard.press("Enter")
    expect(guest.locator(".chat")).to_contain_text("Dzień dobry! <b>Добрий день</b>")
    guest.get_by_role("button", name="ogień").click()
    expect(host.locator(".chat").get_by_role("img", name="fire")).to_be_visible()


def test_a_reconnect_is_invisible(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    lines: list[object] = []

    def carry(ws: object) -> None:
        lines.append(ws)
        ws.connect_to_server()  # type: ignore[attr-defined]

    page.route_web_socket(re.compile(r"/ws"), carry)
    page.goto("/")
    page.locator("[data-play=diamant]").click()
    page.locator(LIT).first.wait_for()
    assert len(lines) == 1
    lines[0].close(code=1012)  # type: ignore[attr-defined]
    for _ in range(100):
        page.wait_for_timeout(100)
        if len(lines) > 1:
            break
    assert len(lines) == 2
    expect(page.locator(".banner")).to_have_count(0)
    decide(page, "deeper")


def test_a_quick_press_is_not_lost(visit: Visit) -> None:
    """The next position may arrive before the server's word that the last move is done; here that word never comes."""
    page = visit().page

    def carry(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()
        server.on_message(lambda message: None if json.loads(message)["type"] == "done" else ws.send(message))

    page.route_web_socket(re.compile(r"/ws"), carry)
    play_now(page)
    for _ in range(3):
        decide(page, "deeper")


def test_a_second_press_does_not_count(visit: Visit) -> None:
    """While an answer is under way a neighbour moves: the old question is still lit, and must not be answered twice."""
    host, guest = visit(), visit()
    sent: list[str] = []

    def carry(ws: WebSocketRoute) -> None:
        server = ws.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == "act":
                sent.append(json.loads(message)["text"])  # and the network keeps it
            else:
                server.send(message)

        ws.on_message(pass_on)

    host.page.route_web_socket(re.compile(r"/ws"), carry)
    guest.page.goto(set_table(host.page))
    guest.page.locator("[data-join='1']").click()
    host.page.locator(LIT).first.wait_for()
    lay_down(host.page, "deeper")
    decide(guest.page, "deeper")
    expect(host.page.locator(".explorer").nth(1).locator(".status")).to_have_text("ready")
    lay_down(host.page, "back")
    host.page.wait_for_timeout(300)
    assert sent == ["deeper"]


def test_a_private_table_stays_private(visit: Visit) -> None:
    host, stranger = visit(), visit()
    link = set_table(host.page)
    stranger.page.goto(link.split("?")[0])
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("by invitation only")


def test_watching(visit: Visit) -> None:
    host, guest = sit_down(visit)
    watcher = visit()
    watcher.page.goto(host.page.url + "?invite=" + host_invite(host.page))
    expect(watcher.page.locator(".prompt")).to_be_visible()
    expect(watcher.page.locator("[data-option]")).to_have_count(0)
    decide(host.page, "deeper")
    expect(watcher.page.locator(".explorer").nth(0).locator(".status")).to_have_text("ready")
    assert guest.page.locator(LIT).count()


def host_invite(page: Page) -> str:
    answer = page.request.get("/api/tables/" + page.url.split("/t/")[1])
    invite = answer.json()["table"]["invite"]
    assert isinstance(invite, str)
    return invite
