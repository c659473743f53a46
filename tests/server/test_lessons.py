"""Lessons at a table: led to the end, back, skipped, left and taken up again; and what is remembered of them."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.guests import Guest, Json, Talk, guests
from tests.server.serving import GENEROUS, NearServer, Server

from vatra.core import lesson as core_lesson
from vatra.core.game import games
from vatra.core.guide import at
from vatra.core.lesson import find_lesson, lessons
from vatra.core.shelves import shelf

pytestmark = pytest.mark.anyio
LESSONS = [lesson.id for game in games() for lesson in lessons(game.id)]
FIRST = "diamant-1"


async def begin(guest: Guest, lesson: str = FIRST, **wish: object) -> str:
    made = await guest.post("/api/lessons", {"lesson": lesson, "language": "uk"} | wish, expect=201)
    return str(made["id"])


async def press(talk: Talk, go: str) -> Json:
    answer = await talk.ask(type="lesson", go=go, seq=talk.frame["seq"])
    assert answer["type"] == "done", answer
    await talk.reach(answer["seq"])
    return guidance(talk)


async def move(talk: Talk, text: str) -> Json:
    answer = await talk.act(text)
    assert answer["type"] == "done", answer
    await talk.reach(answer["seq"])
    return guidance(talk)


def guidance(talk: Talk) -> Json:
    found: Json = talk.frame["lesson"]
    return found


async def follow(talk: Talk) -> Json:
    """Do what the bubble says."""
    now = guidance(talk)
    if now["kind"] in ("show", "chapter"):
        return await press(talk, "on")
    [ask] = talk.frame["asks"]
    texts = [option["text"] for option in ask["options"]]
    return await move(talk, now["accepts"][0] if now["accepts"] else texts[0])


async def to_step(talk: Talk, said: str) -> None:
    while guidance(talk)["said"] != f"lesson-{said}":
        await follow(talk)


@pytest.mark.parametrize("id", LESSONS)
async def test_every_lesson_is_taken_to_its_end(url: str, id: str) -> None:
    lesson = find_lesson(id)
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    async with guests(url) as [me]:
        async with me.at(await begin(me, id)) as talk:
            said: list[str] = []
            while (now := guidance(talk))["kind"] != "end":
                assert bool(talk.frame["asks"]) == (now["kind"] in ("wait", "until"))
                if now["kind"] != "chapter" and (not said or said[-1] != now["said"]):
                    said.append(now["said"])
                    [step] = [one for one in steps if one.id and lesson.key_of(one) == now["said"]]
                    for path, value in step.expect.items():
                        assert path == "over" or at(talk.frame["view"], path) == value
                await follow(talk)
            assert said == [lesson.key_of(step) for step in steps if step.id]
            assert not talk.frame["over"]
            assert "seed" not in talk.frame["table"]
        learnt = (await me.get("/api/me"))["learnt"]["lessons"]
        assert learnt == {id: {"at": len(said), "done": True}}
        lobby = await me.get("/api/lobby")
        assert lobby["mine"] == []


async def test_another_move_is_answered_and_not_made(url: str) -> None:
    async with guests(url) as [me], me.at(await begin(me)) as talk:
        await to_step(talk, "diamant-1-share")
        before = talk.frame
        answer = await talk.act("back")
        assert (answer["type"], answer["said"]) == ("otherwise", "lesson-diamant-1-share")
        assert answer["attribute"] == "else"
        assert (await talk.act("fly"))["type"] == "refused"
        assert (await talk.ask(type="hint", seat=0))["code"] == "nothing-to-hint"
        assert talk.frame == before
        # What is shown wants to be seen, and nothing else.
        await move(talk, "deeper")
        assert guidance(talk)["kind"] == "show"
        assert (await talk.act("deeper"))["attribute"] == ""
        # A press that was meant for the bubble before is not taken for this one.
        late = await talk.ask(type="lesson", go="on", seq=before["seq"])
        assert (late["type"], late["stale"]) == ("refused", True)


async def test_rivals_are_told_as_a_story_and_secrets_are_kept(url: str) -> None:
    async with guests(url) as [me], me.at(await begin(me)) as talk:
        await to_step(talk, "diamant-1-secret")
        assert [line["text"] for line in list(talk.lines.values())[-3:]] == ["", "", ""]
        await move(talk, "deeper")
        told = [beat["event"]["name"] for beat in talk.frame["beats"] if beat["event"]]
        assert "treasure" in told
        await to_step(talk, "diamant-1-flee")
        assert "flee" in [beat["event"]["name"] for beat in talk.frame["beats"] if beat["event"]]
        looked = await me.get(f"/api/tables/{talk.frame['table']['id']}/at/4")
        assert looked["view"]["pockets"] == [3, 3, 3, 3]


async def test_back_and_undo_are_the_same(url: str) -> None:
    async with guests(url) as [me], me.at(await begin(me)) as talk:
        views: dict[str, Json] = {}
        await to_step(talk, "diamant-1-aim")
        assert not guidance(talk)["back"]
        while guidance(talk)["said"] != "lesson-diamant-1-relic":
            views[guidance(talk)["said"]] = talk.frame["view"]
            await follow(talk)
        for n, said in enumerate(reversed(views)):
            if n % 2:
                await press(talk, "back")
            else:
                answer = await talk.ask(type="undo", seat=0)
                await talk.reach(answer["seq"])
            assert (guidance(talk)["said"], talk.frame["view"]) == (said, views[said])
            assert talk.frame["beats"] == []
        assert (await talk.ask(type="undo", seat=0))["rule"] == "core.undo.nothing"
        assert (await me.get("/api/me"))["learnt"]["lessons"][FIRST]["at"] == len(views) + 1


async def test_skipping(url: str) -> None:
    async with guests(url) as [me], me.at(await begin(me)) as talk:
        await to_step(talk, "diamant-1-share")
        await press(talk, "skip")  # it is done for me
        assert guidance(talk)["said"] == "lesson-diamant-1-warning"
        while guidance(talk)["chapter"] == 0:
            await press(talk, "skip")
        assert guidance(talk)["said"] == "lesson-diamant-1-score"
        await press(talk, "skip")
        assert guidance(talk)["kind"] == "until"
        assert guidance(talk)["accepts"] == []
        await press(talk, "end")
        assert guidance(talk)["kind"] == "end"
        assert not (await me.get("/api/me"))["learnt"]["lessons"][FIRST]["done"]
        await press(talk, "back")
        assert guidance(talk)["kind"] == "until"
        await press(talk, "restart")
        assert guidance(talk)["said"] == "lesson-diamant-1-aim"
        assert talk.frame["log"]["from"] == -1


async def test_left_and_taken_up_again(serve: Callable[..., NearServer]) -> None:
    """Also by a server that was started anew, and from a table of one's own for each lesson."""
    first = serve()
    async with guests(first.url) as [me]:
        table = await begin(me)
        async with me.at(table) as talk:
            await to_step(talk, "diamant-1-relic")
            was = talk.frame
        first.stop()
        again = serve()
        me.url, me.http.base_url = again.url, again.url
        assert await begin(me) == table
        assert await begin(me, "glow-1") != table
        async with me.at(table) as talk:
            assert talk.frame["lesson"] == was["lesson"]
            assert talk.frame["view"] == was["view"]
            assert (await follow(talk))["said"] == "lesson-diamant-1-patience"
            assert await begin(me, again=True) == table
            await talk.until(lambda frame: frame["lesson"]["said"] == "lesson-diamant-1-aim")


async def test_a_lesson_that_has_changed_begins_its_chapter_anew(
    serve: Callable[..., NearServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    async with guests(server.url) as [me]:
        table = await begin(me)
        async with me.at(table) as talk:
            await to_step(talk, "diamant-1-relic")
        server.stop()
        file = shelf("lessons") / "diamant" / "1-first-caves.toml"
        (tmp_path / "diamant").mkdir()
        shorter = file.read_text().replace('id     = "removed"\nshow   = "track/hazard:spider"', "", 1)
        shorter = shorter.replace('rule   = "diamant.hazard.removed"\n\n[[chapter.step]]\n', "", 1)
        (tmp_path / "diamant" / file.name).write_text(shorter)
        monkeypatch.setattr(core_lesson, "shelf", lambda name: tmp_path)
        again = serve()
        me.url, me.http.base_url = again.url, again.url
        async with me.at(table) as talk:
            assert guidance(talk)["said"] == "lesson-diamant-1-aim"
            await to_step(talk, "diamant-1-share")
        again.stop()
        third = serve()  # what was done since is about this version
        me.url, me.http.base_url = third.url, third.url
        async with me.at(table) as talk:
            assert guidance(talk)["said"] == "lesson-diamant-1-share"


async def test_it_is_nobody_elses_and_no_game(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        table = await begin(me)
        path = f"/api/tables/{table}"
        assert (await other.get(path, expect=403))["code"] == "by-invitation"
        assert (await me.get(f"{path}/log", expect=403))["code"] == "not-over"
        assert (await me.post(f"{path}/rematch", expect=409))["code"] == "not-over"
        assert (await me.post("/api/lessons", {"lesson": "diamant-9", "language": "en"}, expect=400))[
            "message"
        ]["name"] == "no-such-lesson"
        ordinary = await me.make()
        async with me.at(ordinary["id"]) as talk:
            answer = await talk.ask(type="lesson", go="on", seq=talk.frame["seq"])
            assert answer["code"] == "bad-message"
            assert talk.frame["lesson"] is None


async def test_lessons_do_not_fill_the_house(serve: Callable[..., NearServer]) -> None:
    from msgspec.structs import replace

    few = replace(GENEROUS, open_tables=1, open_tables_of_address=1)
    async with guests(serve(limits=few).url) as [me]:
        for id in LESSONS:
            await begin(me, id)
        await me.make()
        assert (await me.post("/api/tables", {"game": "glow", "seats": [{"kind": "me"}]}, expect=409))["code"]


async def test_what_was_learnt_comes_along_into_an_account(url: str, server: Server) -> None:
    login = f"Learner{time.time_ns()}"
    words = {"login": login, "password": "a fire at night"}
    async with guests(url, 2) as [me, another]:
        async with me.at(await begin(me)) as talk:
            await press(talk, "on")
        told = await me.http.patch("/api/me", json={"met": ["diamant/coach-decide"]})
        assert told.json()["learnt"]["met"] == ["diamant/coach-decide"]
        claimed = await me.post("/api/account", words, expect=200)
        assert claimed["learnt"] == {
            "lessons": {FIRST: {"at": 2, "done": False}},
            "met": ["diamant/coach-decide"],
        }
        table = await begin(another)
        async with another.at(table) as talk:
            await to_step(talk, "diamant-1-secret")
        await another.http.patch("/api/me", json={"met": ["diamant/coach-event-flee"]})
        both = await another.post("/api/login", words, expect=200)
        assert both["learnt"]["lessons"] == {FIRST: {"at": 5, "done": False}}
        assert both["learnt"]["met"] == ["diamant/coach-decide", "diamant/coach-event-flee"]
        assert await begin(another) == table
        wrong = await me.http.patch("/api/me", json={"met": ["no such thing"]})
        assert wrong.status_code == 400
