"""One address takes its share of the server's time, and no more."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from tests.server.guests import BOTS, guests
from tests.server.serving import NearServer
from tests.server.test_accounts import come_from
from websockets.asyncio.client import connect

from vatra.server.people.pace import Pace
from vatra.server.run.settings import Rate

pytestmark = pytest.mark.anyio


def test_a_crowd_is_spread_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once, the rest one after the other; what was not used is saved up; nobody else waits."""
    now = 1000.0
    monkeypatch.setattr("vatra.server.people.pace.monotonic", lambda: now)
    pace = Pace(Rate(8, 4))
    waits = [pace.book("crowd") for _ in range(16)]
    assert max(waits[:8]) == 0
    assert waits[8:] == [0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0]
    assert pace.book("somebody else") < 0
    now += 2.25
    assert pace.book("crowd") == 0
    now += 60.0
    assert [pace.book("crowd") <= 0 for _ in range(9)] == [True] * 8 + [False]


async def test_who_has_had_their_share_waits_alone(
    serve: Callable[..., NearServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With messages, and with the moves of their bots; whoever comes from elsewhere is answered meanwhile."""
    server = serve()
    house = server.house
    async with guests(server.url) as [me], come_from(server.url, "127.0.0.2") as near:
        near.cookies = me.http.cookies
        table = (await near.post("/api/tables", json={"game": "diamant", "seats": BOTS})).json()["id"]
        cookie = {"Cookie": f"vatra={me.http.cookies['vatra']}"}
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/ws"
        async with (
            connect(address, additional_headers=cookie, local_addr=("127.0.0.2", 0)) as here,
            me.at(table) as elsewhere,
        ):
            await here.recv()
            monkeypatch.setattr(house, "pace", Pace(Rate(1, 0.2)))
            house.pace.book(house.seal.mark("127.0.0.2"))
            begun = time.monotonic()
            await here.send(json.dumps({"type": "chat", "id": "c", "text": "Anybody here?"}))
            done = await elsewhere.act("deeper")
            assert done["type"] == "done"
            assert elsewhere.frame["seq"] == done["seq"]
            await elsewhere.hear("chat")
            assert time.monotonic() - begun > 4
            await elsewhere.reach(done["seq"] + 1)
            assert time.monotonic() - begun > 4
