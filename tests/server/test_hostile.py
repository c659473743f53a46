"""Malformed, oversized, hasty and foreign messages: refused, never a crash, never a leak."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable

import httpx
import pytest
from tests.server import hostile
from tests.server.guests import THREE_PEOPLE, Guest, Json, guests, table_of_three
from tests.server.serving import GENEROUS, NearServer, Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from vatra.server.run.settings import Limits, Rate

pytestmark = pytest.mark.anyio
MESSAGES = 10_000
BATCH = 20


async def test_ten_thousand_hostile_messages(server: Server) -> None:
    url = server.url
    async with table_of_three(url) as (people, talks, table), guests(url) as [stranger]:
        answered = 0

        async def pester(guest: Guest, seed: int) -> None:
            nonlocal answered
            dice = random.Random(seed)
            sent = 0
            while sent < MESSAGES // 4:
                async with guest.at(table) as talk:
                    with contextlib.suppress(ConnectionClosed):  # too hasty to be served: come again
                        while sent < MESSAGES // 4:
                            for _ in range(BATCH):
                                await talk.socket.send(hostile.message(dice, talk.frame["seq"]))
                            sent += BATCH
                            # Whatever came before, this is answered as always.
                            assert (await talk.ask(type="eyes", seat=7))["code"] == "not-your-seat"
                    answered += len(talk.heard)
                    for message in talk.heard:
                        check_says_nothing(message)

        await asyncio.gather(*[pester(one, n) for n, one in enumerate([stranger, *people])])
        assert answered > MESSAGES * 0.8
        # The table stands, the people at it can play on, and nobody moved for somebody else.
        for talk in talks:
            await talk.socket.close()
        async with people[1].at(table) as talk:
            await talk.act("deeper")
        frame = await stranger.get(f"/api/tables/{table}")
        assert frame["table"]["status"] == "playing"
        assert (await people[0].http.get("/healthz")).json()["ok"]
    faults = [line for line in server.log_lines() if line["level"] == "error"]
    assert not [line for line in faults if line["what"] not in ("bot-failed", "hint-failed")], faults


def check_says_nothing(message: Json) -> None:
    """No stack traces, paths or names of Python in any answer."""
    text = json.dumps(message)
    for word in ("Traceback", "vatra/server", ".py", "msgspec", "sqlalchemy", "Exception"):
        assert word not in text


async def test_other_peoples_seats(url: str) -> None:
    async with table_of_three(url) as (people, talks, table), guests(url) as [stranger]:
        for message in (
            {"type": "act", "seat": 1, "text": "back", "seq": talks[0].frame["seq"]},
            {"type": "why", "seat": 1, "things": ["deck"]},
            {"type": "undo", "seat": 1},
            {"type": "hint", "seat": 1},
            {"type": "eyes", "seat": 1},
        ):
            assert (await talks[0].ask(**message))["code"] == "not-your-seat"
        async with stranger.at(table) as watching:
            assert watching.frame["you"] == []
            assert watching.frame["seat"] == -1
            assert (await watching.act("back", seat=0))["code"] == "not-your-seat"
        for path in ("start", "seat", "rematch"):
            body = {"seat": 1, "kind": "bot"} if path == "seat" else {}
            answer = await stranger.http.post(f"/api/tables/{table}/{path}", json=body)
            assert answer.status_code == 403, answer.text
        assert (await people[1].get(f"/api/tables/{table}"))["seq"] == talks[0].frame["seq"]


async def test_a_forged_cookie_is_nobodys(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        made = await me.make(THREE_PEOPLE, public=False)
        token, person = str(me.http.cookies["vatra"]), me.me["id"]
        [own] = [device["id"] for device in await me.get("/api/devices")]
        for forged in (
            f"{person}.1.{other.http.cookies['vatra']}", f"{person}.1.", f"{person}.x.y", "..", "", "a.b.c",
            token[:-1], token.swapcase(), f"{token}\u00e9", own, person,
        ):  # fmt: skip
            async with httpx.AsyncClient() as client:
                answer = await client.get(
                    f"{url}/api/tables/{made['id']}", headers={b"Cookie": f"vatra={forged}".encode()}
                )
            assert answer.status_code == 403, forged


async def test_too_large(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            await talk.socket.send(json.dumps({"type": "chat", "id": "c1", "text": "x" * 20_000}))
            assert await talk.closed() == 1009
        answer = await me.http.post("/api/tables", content=b"[" + b"1," * 100_000 + b"1]")
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"
        deep = await me.http.post(
            "/api/tables", content=b'{"game":' + b"[" * 20_000, headers={"Content-Type": "application/json"}
        )
        assert deep.status_code == 400
        assert (await me.get(f"/api/tables/{made['id']}"))["table"]["status"] == "playing"


async def test_a_flood_is_stopped(serve: Callable[..., NearServer]) -> None:
    server = serve(limits=Limits(offences=10))
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            try:
                for _ in range(300):
                    await talk.socket.send('{"type": "ping"}')
            except ConnectionClosed:
                pass
            assert await talk.closed() == 1008
            codes = [message.get("code") for message in talk.heard]
            assert 0 < codes.count("too-fast") <= 11
        async with me.at(made["id"]) as talk:  # who behaves may come back
            assert (await talk.ask(type="react", reaction="fire"))["type"] == "done"


async def test_bad_messages_end_a_conversation(serve: Callable[..., NearServer]) -> None:
    server = serve(limits=Limits(offences=5))
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            for _ in range(6):
                await talk.socket.send("nonsense")
            assert await talk.closed() == 1008


async def test_limits_of_http(serve: Callable[..., NearServer]) -> None:
    server = serve(
        limits=Limits(requests=Rate(40, 0.01), guests=Rate(3, 0.001), tables=Rate(2, 0.001), open_tables=2)
    )
    async with httpx.AsyncClient(base_url=server.url) as client:
        codes = []
        for _ in range(4):
            client.cookies.clear()
            codes.append((await client.get("/api/me")).status_code)
        assert codes == [200, 200, 200, 429]
    async with httpx.AsyncClient(base_url=server.url) as client:
        late = await client.get("/api/me")
        assert late.json()["code"] == "too-fast"
        assert late.headers["retry-after"]
        statuses = [(await client.get("/api/games")).status_code for _ in range(50)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


async def test_limits_of_tables_and_readers(serve: Callable[..., NearServer]) -> None:
    server = serve(
        limits=Limits(
            requests=GENEROUS.requests, open_tables=2, tables=GENEROUS.tables, connections_per_person=2
        )
    )
    async with guests(server.url) as [me]:
        made = await me.make()
        await me.make()
        body = {"game": "diamant", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
        assert (await me.post("/api/tables", body, expect=409))["code"] == "too-many-tables"
        async with me.at(made["id"]), me.at(made["id"]), me.socket(made["id"]) as third:
            assert json.loads(await third.recv())["code"] == "too-many-readers"


async def test_pages_of_others_may_not_ask(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        for headers in (
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Origin": url + ".evil.example"},
            {"Origin": "http://["},
            {"Sec-Fetch-Site": "cross-site"},
        ):
            answer = await me.http.post("/api/logout", json={}, headers=headers)
            assert answer.status_code == 403, headers
            assert answer.json()["code"] == "other-page"
        assert (
            await me.http.post("/api/tables/x/leave", json={}, headers={"Origin": url})
        ).status_code == 404
        address = url.replace("http", "ws") + f"/api/tables/{made['id']}/ws"
        with pytest.raises(InvalidStatus):
            async with connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
                pass


async def test_odd_bodies(url: str) -> None:
    """Every kind of wrong body is named as such, without repeating what was in it."""
    async with guests(url) as [me]:
        for path in ("/api/tables", "/api/account", "/api/login", "/api/tables/none/join"):
            for body in (
                b"",
                b"{",
                b"null",
                b"[]",
                b'{"password": 7}',
                b'{"login": "secretly"}',
                b"\xff\xfe",
            ):
                answer = await me.http.post(path, content=body, headers={"Content-Type": "application/json"})
                assert answer.status_code in (400, 404), (path, body, answer.status_code, answer.text)
                assert set(answer.json()) == {"code", "message", "rule"}
                assert "secretly" not in answer.text
        answer = await me.http.post("/api/login", content=b"login=a", headers={"Content-Type": "text/plain"})
        assert answer.status_code == 400
