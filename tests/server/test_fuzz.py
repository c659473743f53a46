"""Every route, asked as nobody should: no fault of the server, no stack trace, no row changed."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter

import httpx
import pytest
from tests.server.guests import THREE_PEOPLE, Guest, guests
from tests.server.hostile import request, routes_of
from tests.server.serving import Server

pytestmark = pytest.mark.anyio
REQUESTS = 1500


Counts = Counter[tuple[str, str]]


async def ask_all(
    url: str, routes: list[tuple[str, str]], names: list[str], seed: int, count: int
) -> Counter[int]:
    dice = random.Random(seed)
    answers: Counter[int] = Counter()
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        await client.get("/api/me")
        for _ in range(count):
            asked = request(dice, routes, names)
            sent = client.build_request(
                asked.method, asked.url.raw_path.decode(), headers=asked.headers, content=asked.content
            )
            answer = await client.send(sent)
            assert answer.status_code < 500, (asked.method, str(asked.url), asked.content, answer.text)
            assert "Traceback" not in answer.text
            answers[answer.status_code] += 1
    return answers


async def reached(me: Guest) -> Counts:
    """How often each route was, as the server counts them."""
    counted: Counts = Counter()
    for line in (await me.http.get("/metrics")).text.splitlines():
        if found := re.match(r'vatra_request_seconds_count\{method="(\w+)",route="([^"]+)",.*\} (\d+)', line):
            counted[found[1], found[2]] += int(found[3])
    return counted


async def fuzzed(server: Server, count: int) -> None:
    logged = len(server.log_lines())
    async with guests(server.url, 1) as [me]:
        made = await me.make(THREE_PEOPLE, public=False)
        seen = await me.get(f"/api/tables/{made['id']}")
        schema = await me.get("/schema/openapi.json")
        names = [made["id"], "diamant", "core", "en"]
        routes = routes_of(schema)
        before = await reached(me)
        asking = [ask_all(server.url, routes, names, seed, count // 4) for seed in range(4)]
        answers = sum(await asyncio.gather(*asking), Counter[int]())
        assert await me.get(f"/api/tables/{made['id']}") == seen
        assert await me.get("/api/me") == me.me
        # Nothing was turned away at the gate: every route was reached, some with what it takes.
        met = await reached(me) - before
        assert [route for route in routes_of(schema, listed=True) if not met[route]] == []
        assert answers[429] == 0
        assert answers[200] > count / 10
        assert answers[400] > count / 10
    bad = [line for line in server.log_lines()[logged:] if line["level"] in ("error", "critical")]
    assert not bad, bad[:3]


async def test_all_routes(server: Server) -> None:
    await fuzzed(server, REQUESTS)


@pytest.mark.parametrize("path", ["/api/games", "/", "/healthz", "/api/words/uk/core", "/t/none", "/nowhere"])
async def test_head_is_get_without_a_body(url: str, path: str) -> None:
    async with httpx.AsyncClient(base_url=url) as client:
        got, head = await client.get(path), await client.head(path)
        assert head.status_code == got.status_code
        assert head.headers["content-length"] == got.headers["content-length"]
        assert head.content == b""
        assert (await client.get(path)).status_code == got.status_code  # and the connection goes on


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xed\xa0\x80", b'{"name": "\\ud800"}'])
async def test_a_body_that_is_not_utf8(url: str, body: bytes) -> None:
    async with guests(url) as [me]:
        answer = await me.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert answer.json()["code"] == "bad-request"
