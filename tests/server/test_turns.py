"""Bots of many tables share the processors fairly."""

from __future__ import annotations

import asyncio
import time

from vatra.server.tables.turns import Turns


async def thought(turns: Turns, whose: str, order: list[str], seconds: float = 0.01) -> float:
    asked = time.monotonic()
    await turns.take(whose)
    waited = time.monotonic() - asked
    order.append(whose)
    await asyncio.sleep(0)
    turns.give(whose, seconds)
    return waited


def test_a_bystander_waits_for_none_of_three_hundred() -> None:
    async def story() -> None:
        turns, order = Turns(2), list[str]()
        crowd = [asyncio.create_task(thought(turns, "crowd", order)) for _ in range(300)]
        await asyncio.sleep(0)
        await thought(turns, "bystander", order)
        assert order.index("bystander") <= 4
        await asyncio.gather(*crowd)
        assert len(order) == 301
        await thought(turns, "again", order)  # and the turns are free again

    asyncio.run(story())


def test_equal_ones_take_turns_in_the_order_they_came() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()
        names = [f"house {n % 3}" for n in range(30)]
        await asyncio.gather(*[thought(turns, name, order) for name in names])
        assert order[:6] == names[:3] * 2

    asyncio.run(story())


def test_who_gives_up_takes_no_turn() -> None:
    async def story() -> None:
        turns, order = Turns(1), list[str]()
        await turns.take("first")
        waiting = [asyncio.create_task(thought(turns, f"w{n}", order)) for n in range(4)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.give("first", 1.0)
        waiting[1].cancel()  # its turn had come
        await asyncio.gather(*waiting, return_exceptions=True)
        assert order == ["w2", "w3"]
        await asyncio.wait_for(thought(turns, "last", order), 5)

    asyncio.run(story())
