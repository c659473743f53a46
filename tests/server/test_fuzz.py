"""Every route, asked as nobody should: no fault of the server, no stack trace, no row changed."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest
from tests.server.guests import THREE_PEOPLE, guests
from tests.server.hostile import request, routes_of
from tests.server.serving import Server

pytestmark = pytest.mark.anyio
REQUESTS = 1500


async def ask_all(url: str, schema: dict[str, object], names: list[str], seed: int, count: int) -> None:
    dice = random.Random(seed)
    routes = routes_of(schema)
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


async def fuzzed(server: Server, count: int) -> None:
    before = len(server.log_lines())
    async with guests(server.url, 1) as [me]:
        made = await me.make(THREE_PEOPLE, public=False)
        seen = await me.get(f"/api/tables/{made['id']}")
        schema = await me.get("/schema/openapi.json")
        names = [made["id"], "diamant", "core", "en"]
        await asyncio.gather(*[ask_all(server.url, schema, names, seed, count // 4) for seed in range(4)])
        assert await me.get(f"/api/tables/{made['id']}") == seen
        assert await me.get("/api/me") == me.me
    bad = [line for line in server.log_lines()[before:] if line["level"] in ("error", "critical")]
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
