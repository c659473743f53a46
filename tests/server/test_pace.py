"""One address takes its share of the server's time, and no more."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
import time
from collections.abc import Callable

import pytest
from tests.server.guests import guests
from tests.server.serving import PLENTY, NearServer
from tests.server.test_accounts import come_from
from websockets.asyncio.client import connect

from vatra.server.faults import Denied
from vatra.server.people.pace import LONGEST_WAIT, Pace, Timed
from vatra.server.run.settings import Rate

pytestmark = pytest.mark.anyio
ME = {"kind": "me"}


def test_a_crowd_gets_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hundred pieces of 20 ms at once, again and again; somebody else never waits for more than a few."""
    now = 0.0
    monkeypatch.setattr("vatra.server.people.pace.monotonic", lambda: now)
    pace, order = Pace(Rate(0.5, 0.5)), itertools.count()
    due = [(0.0, next(order)) for _ in range(300)]
    worked: list[float] = []
    refused = 0
    while due and now < 60:
        at, number = heapq.heappop(due)
        now = max(now, at)
        if number >= 0:
            try:
                wait = pace.book("crowd")
            except Denied:
                refused += 1
                heapq.heappush(due, (now + 1, next(order)))
                continue
            heapq.heappush(due, (now + wait, -next(order) - 1))
        else:
            assert pace.book("somebody else") <= 0
            pace.spent("somebody else", 0.001)
            now += 0.02
            worked.append(now)
            pace.spent("crowd", 0.02)
            heapq.heappush(due, (now, next(order)))
    for begin in range(50):
        pieces = sum(begin < at <= begin + 10 for at in worked)
        assert pieces * 0.02 <= 0.5 * 10 + 2.5  # the burst, and the first pieces whose weight nobody knew
    assert len(worked) * 0.02 > 0.45 * 60
    assert refused


def test_nobody_waits_for_long() -> None:
    pace = Pace(Rate(0.0, 0.1))
    pace.book("me")
    pace.spent("me", LONGEST_WAIT)
    with pytest.raises(Denied):
        pace.book("me")
    assert pace.book("another") <= 0


async def test_only_ones_own_time_counts() -> None:
    async def work() -> str:
        await asyncio.sleep(0.2)
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        return "done"

    timed = Timed(work())
    assert await timed == "done"
    assert 0.05 <= timed.seconds < 0.15

    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("no")

    with pytest.raises(KeyError):
        await Timed(fails())


async def test_who_has_had_their_share_waits_alone(
    serve: Callable[..., NearServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests, messages, and the moves of their bots; whoever comes from elsewhere is answered."""
    server = serve()
    house = server.house
    used_up = house.seal.mark("127.0.0.2")
    async with guests(server.url) as [me], come_from(server.url, "127.0.0.2") as near:
        near.cookies = me.http.cookies
        bots = [{"kind": "bot", "bot": "novice"}] * 2
        table = (await near.post("/api/tables", json={"game": "diamant", "seats": [ME, *bots]})).json()["id"]
        monkeypatch.setattr(house, "pace", Pace(Rate(0.5, 0.5)))
        house.pace.book(used_up)
        house.pace.spent(used_up, 60.0)
        assert (await near.get("/livez")).status_code == 429
        assert (await me.http.get("/livez")).status_code == 200
        cookie = {"Cookie": f"vatra={me.http.cookies['vatra']}"}
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws"
        async with connect(address, additional_headers=cookie, local_addr=("127.0.0.2", 0)) as here:
            await here.recv()
            await here.send(json.dumps({"type": "eyes", "id": "e", "seat": 0}))
            assert json.loads(await here.recv())["code"] == "too-fast"
        async with me.at(table) as talk:
            done = await talk.act("deeper")
            await talk.silence(3.0)
            assert talk.frame["seq"] == done["seq"]
            monkeypatch.setattr(house, "pace", Pace(PLENTY))
            await talk.reach(done["seq"] + 1)
