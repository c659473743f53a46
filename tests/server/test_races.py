"""One seat, one move: whoever is first."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from tests.server.guests import Guest, Json, guests, table_of_three

pytestmark = pytest.mark.anyio


async def test_of_twenty_moves_for_one_seat_one_lands(url: str) -> None:
    async with table_of_three(url) as (people, _talks, table), contextlib.AsyncExitStack() as opened:
        tabs = [await opened.enter_async_context(people[0].at(table)) for _ in range(20)]
        seq = tabs[0].frame["seq"]
        answers = await asyncio.gather(
            *[tab.act("back" if n % 2 else "deeper", seq=seq) for n, tab in enumerate(tabs)]
        )
        done = [answer for answer in answers if answer["type"] == "done"]
        assert len(done) == 1
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert len(refused) == 19
        assert {answer["rule"] for answer in refused} == {"diamant.decide.once"}
        after = await people[1].get(f"/api/tables/{table}")
        assert after["seq"] == seq + 1
        assert [line["seat"] for line in after["log"]["lines"][1:]] == [0]


async def test_everybody_at_once(url: str) -> None:
    """A simultaneous ask: all answers come from the same view, and all count."""
    async with table_of_three(url) as (_people, talks, _table):
        seq = talks[0].frame["seq"]
        answers = await asyncio.gather(*[talk.act("deeper", seq=seq) for talk in talks])
        assert [answer["type"] for answer in answers] == ["done"] * 3
        assert sorted(answer["seq"] for answer in answers) == [seq + 1, seq + 2, seq + 3]


async def test_a_move_from_an_outdated_view_is_refused_with_the_present_one(url: str) -> None:
    async with table_of_three(url) as (_people, talks, _table):
        old = talks[0].frame["seq"]
        for talk in talks:
            await talk.act("deeper")
        before = await talks[0].until(lambda frame: frame["seq"] == old + 3)
        if not before["asks"]:
            pytest.skip("a hazard ended the first cave at once")
        answer = await talks[0].act("back", seq=old)
        assert answer == {"type": "refused", "id": answer["id"], "rule": "", "stale": True}
        assert (await talks[0].hear("frame"))["seq"] == old + 3
        assert (await talks[0].act("back"))["type"] == "done"


async def test_a_view_from_the_future_is_refused(url: str) -> None:
    async with table_of_three(url) as (_people, talks, _table):
        answer = await talks[0].act("deeper", seq=talks[0].frame["seq"] + 1000)
        assert answer["stale"]


async def test_the_last_open_seat_goes_to_one_of_many(url: str) -> None:
    async with guests(url, 10) as people:
        made = await people[0].make([{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}])

        async def join(guest: Guest) -> Json | None:
            answer = await guest.http.post(f"/api/tables/{made['id']}/join", json={})
            return None if answer.status_code == 204 else answer.json()

        complaints = await asyncio.gather(*[join(guest) for guest in people[1:]])
        assert complaints.count(None) == 1
        codes = {complaint["code"] for complaint in complaints if complaint is not None}
        assert codes <= {"already-started", "table-full"}
        frame = await people[0].get(f"/api/tables/{made['id']}")
        assert frame["table"]["status"] == "playing"


async def test_a_rematch_asked_for_by_all_at_once_is_one_table(url: str) -> None:
    async with table_of_three(url) as (people, talks, table):
        while not talks[0].frame["over"]:
            for talk in talks:
                if talk.can_act():
                    await talk.act("back")
            seq = max(talk.frame["seq"] for talk in talks)
            for talk in talks:
                await talk.reach(seq)
        made = await asyncio.gather(*[one.post(f"/api/tables/{table}/rematch") for one in people])
        assert len({answer["id"] for answer in made}) == 1
        again = await people[0].get(f"/api/tables/{made[0]['id']}")
        assert again["table"]["status"] == "playing"
        assert [player["name"] for player in again["players"]] == [one.me["name"] for one in people]
        assert (await talks[0].until(lambda frame: "rematch" in frame["table"]))["table"]["rematch"] == again[
            "table"
        ]["id"]
