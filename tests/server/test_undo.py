"""Taking moves back: rows that are added, never removed."""

from __future__ import annotations

import sqlite3

import pytest
from tests.server.guests import table_of_three
from tests.server.serving import Server

from vatra.server.run.settings import database_url

pytestmark = pytest.mark.anyio


async def test_change_your_mind_until_the_last_card_is_down(url: str, server: Server) -> None:
    async with table_of_three(url) as (people, talks, table):
        assert talks[0].frame["undo"] == [{"seat": 0, "why": "core.undo.nothing"}]
        await talks[0].act("back")
        assert talks[0].frame["undo"] == [{"seat": 0, "why": ""}]
        await talks[1].act("deeper")
        await talks[0].reach(talks[1].frame["seq"])
        assert talks[0].frame["undo"] == [{"seat": 0, "why": ""}]

        answer = await talks[0].ask(type="undo", seat=0)
        assert answer["type"] == "done"
        frame = await talks[0].reach(answer["seq"])
        assert frame["view"]["chosen"] == ["", "?", ""]
        assert [line["seat"] for line in talks[0].lines.values()] == [-1, 1]
        other = await talks[2].reach(answer["seq"])
        assert other["log"]["from"] == 0
        assert [line["text"] for line in talks[2].lines.values()] == ["", ""]

        await talks[0].act("deeper")
        await talks[2].act("deeper")
        seq = talks[2].frame["seq"]
        await talks[0].reach(seq)
        refused = await talks[0].ask(type="undo", seat=0)
        assert refused["type"] == "refused"
        assert refused["rule"].startswith("core.undo.")
        assert [talks[0].lines[n]["text"] for n in range(3)] == ["deeper"] * 3

        # What is stored: every row, the one taken back and the taking back too.
        file = database_url(server.settings.database).database
        assert file is not None
        database = sqlite3.connect(file)
        found = database.execute(
            "SELECT kind, seat, text FROM moves WHERE table_id = ? ORDER BY seq", [table]
        )
        rows = [row for row in found if row[0] in ("move", "undo")]
        database.close()
        assert rows == [
            ("move", 0, "back"),
            ("move", 1, "deeper"),
            ("undo", 0, ""),
            ("move", 0, "deeper"),
            ("move", 2, "deeper"),
        ]
        assert people


async def test_nothing_to_take_back(url: str) -> None:
    async with table_of_three(url) as (_people, talks, _table):
        refused = await talks[0].ask(type="undo", seat=0, all=True)
        assert refused == {
            "type": "refused",
            "id": refused["id"],
            "rule": "core.undo.nothing",
            "stale": False,
        }


async def test_a_finished_game_stays_finished(url: str) -> None:
    """The seed is public then: whoever could take a move back would know what comes."""
    async with table_of_three(url) as (_people, talks, _table):
        while not talks[0].frame["over"]:
            for talk in talks:
                if talk.can_act():
                    await talk.act("back")
            for talk in talks:
                await talk.reach(max(talk.frame["seq"] for talk in talks))
        assert talks[0].frame["undo"] == [{"seat": 0, "why": "core.game-over"}]
        assert (await talks[0].ask(type="undo", seat=0))["rule"] == "core.game-over"
        assert (await talks[0].act("deeper"))["rule"] == "core.game-over"
