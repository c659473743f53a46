"""Time for a decision, and what happens when it is up."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from tests.server.guests import guests
from tests.server.serving import NearServer

pytestmark = pytest.mark.anyio
PATIENCE = 20.0


async def test_when_time_is_up_the_table_moves(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        made = await me.make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], timer=5)
        await other.join(made["id"])
        begun = time.time()
        async with me.at(made["id"]) as talk:
            clock = talk.frame["clock"]
            assert clock["seats"] == [0, 1]
            assert abs(clock["deadline"] - clock["now"] - 5000) < 1500
            await talk.act("deeper")
            assert talk.frame["clock"]["seats"] == [1]
            await talk.until(lambda _: any(line["by"] == "timer" for line in talk.lines.values()), PATIENCE)
            [line] = [line for line in talk.lines.values() if line["by"] == "timer"]
            assert line["seat"] == 1
            assert line["text"] == "back"  # who is away goes home
            assert time.time() - begun > 4.5
            assert abs(line["at"] - clock["deadline"]) < 2500


async def test_no_clock_without_a_timer(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        assert (await me.get(f"/api/tables/{made['id']}"))["clock"] is None


async def test_time_stands_still_while_nobody_is_there(serve: Callable[..., NearServer]) -> None:
    """A game can be left and continued days later, also one with a clock."""
    server = serve(grace_seconds=0.1)
    async with guests(server.url) as [me]:
        made = await me.make([{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], timer=5)
        async with me.at(made["id"]) as talk:
            await talk.until(lambda frame: frame["to_act"] == [0])
            seq = talk.frame["seq"]
        time.sleep(6)
        async with me.at(made["id"]) as talk:
            assert talk.frame["seq"] == seq
            clock = talk.frame["clock"]
            assert clock["deadline"] - clock["now"] > 3500
