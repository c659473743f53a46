"""A reconnect is invisible: one frame with exactly what was missed."""

from __future__ import annotations

import pytest
from tests.server.guests import Json, guests, table_of_three

pytestmark = pytest.mark.anyio


async def test_exactly_what_was_missed(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        for talk in talks:
            await talk.act("deeper")
        await talks[0].reach(max(talk.frame["seq"] for talk in talks))
        known = dict(talks[0].lines)
        since, log = talks[0].frame["seq"], max(known) + 1
        await talks[0].socket.close()
        async with people[0].at(table, since=since, log=log) as nothing:
            assert nothing.frame["log"] == {"from": log, "lines": []}
        if not talks[1].frame["asks"]:
            await talks[1].until(lambda frame: frame["asks"])
        await talks[1].act("back")
        async with people[0].at(table, since=since, log=log) as one:
            assert one.frame["log"]["from"] == log
            assert [line["text"] for line in one.frame["log"]["lines"]] == [""]
            await talks[2].until(lambda frame: frame["asks"])
            await talks[2].act("back")
            await one.reach(talks[2].frame["seq"])
            await one.act("deeper")
            whole = await people[0].get(f"/api/tables/{table}")
        # Secrets that were laid open meanwhile come again, with their words.
        async with people[0].at(table, since=since + 1, log=log) as late:
            lines = known | {line["n"]: line for line in late.frame["log"]["lines"]}
            assert late.frame["log"]["from"] == log
            assert list(lines.values()) == whole["log"]["lines"]


async def test_lines_that_an_undo_removed(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        await talks[1].act("deeper")
        await talks[0].reach(talks[1].frame["seq"])
        since, log = talks[0].frame["seq"], 1
        await talks[1].ask(type="undo", seat=1)
        async with people[0].at(table, since=since, log=log) as talk:
            assert talk.frame["log"] == {"from": 0, "lines": []}


async def test_odd_places_get_the_whole_table(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        await talks[0].act("deeper")
        whole: Json = (await people[1].get(f"/api/tables/{table}"))["log"]
        odd: list[dict[str, object]] = [
            {},
            {"since": 99999, "log": 4},
            {"since": -3},
            {"since": "x", "log": "y"},
            {"since": "9" * 50},
            {"since": 0, "log": 5},
        ]
        for query in odd:
            async with people[1].at(table, **query) as talk:
                assert talk.frame["log"] == whole, query


async def test_talk_that_was_missed(url: str) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            for word in ("one", "two", "three"):
                await talk.ask(type="chat", text=word)
            seq = talk.frame["seq"]
        async with me.at(made["id"], since=seq, log=0, chat=2) as talk:
            assert [message["text"] for message in talk.frame["chat"]] == ["three"]
        async with me.at(made["id"]) as talk:
            assert [message["n"] for message in talk.frame["chat"]] == [1, 2, 3]
