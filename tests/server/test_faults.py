"""The database goes away, or nobody knows whether it took a row: nothing is half-done, and nothing is told."""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.guests import guests, table_of_three
from tests.server.serving import NearServer, Server, settings_in

from vatra.server.store.database import faults
from vatra.server.store.rows import Row, Standing

pytestmark = pytest.mark.anyio
SECRET = "SELECT secret FROM people"


async def failing(*_: Any) -> Any:
    """As the database's driver fails while it is away."""
    with faults():
        raise OperationalError(SECRET, {"password": "geheim"}, Exception("gone fishing"))


async def test_a_move_that_could_not_be_stored(
    serve: Callable[..., NearServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    async with table_of_three(server.url) as (_people, talks, _table):
        seq = talks[0].frame["seq"]
        with monkeypatch.context() as patched:
            patched.setattr(server.house.tables, "append", failing)
            answer = await talks[0].act("deeper")
            assert answer["code"] == "try-again"
            assert "SELECT" not in json.dumps(answer)
        answer = await talks[0].act("deeper")
        assert answer["type"] == "done"
        assert answer["seq"] == seq + 1


async def test_a_move_that_was_stored_and_nobody_heard(
    serve: Callable[..., NearServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the commit. The database knows, so it is asked before anything else is done."""
    server = serve()
    append = server.house.tables.append

    async def stored_and_lost(table: str, rows: list[Row], standing: Standing) -> None:
        await append(table, rows, standing)
        await failing()

    async with table_of_three(server.url) as (_people, talks, _table):
        seq = talks[0].frame["seq"]
        with monkeypatch.context() as patched:
            patched.setattr(server.house.tables, "append", stored_and_lost)
            assert (await talks[0].act("deeper"))["code"] == "try-again"
        answer = await talks[0].act("back")
        assert answer["type"] == "refused"
        assert answer["rule"] == "diamant.decide.once"
        await talks[1].reach(seq + 1)
        assert (await talks[1].act("back"))["seq"] == seq + 2
        assert talks[0].lines[0]["text"] == "deeper"


async def test_faults_tell_nothing(
    serve: Callable[..., NearServer], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    async with guests(server.url) as [me]:
        made = await me.make()
        with monkeypatch.context() as patched:
            patched.setattr(server.house.chats, "since", failing)
            answer = await me.http.get(f"/api/tables/{made['id']}")
            assert answer.status_code == 503
            assert answer.json()["code"] == "try-again"
            async with me.socket(made["id"]) as socket:
                raw = await socket.recv()
                assert json.loads(raw)["code"] == "try-again"
                await socket.wait_closed()
                assert socket.close_code == 1013
                assert socket.close_reason == ""

        def broken(*_: Any) -> Any:
            raise KeyError("a hidden card")

        with monkeypatch.context() as patched:
            patched.setattr("vatra.server.web.frames.players", broken)
            answer = await me.http.get(f"/api/tables/{made['id']}")
            assert answer.status_code == 500
            assert answer.json() == {
                "code": "fault",
                "message": {"name": "server-fault", "args": {}},
                "rule": "",
            }
            async with me.socket(made["id"]) as socket:
                assert json.loads(await socket.recv())["code"] == "fault"
        assert (await me.http.get(f"/api/tables/{made['id']}")).status_code == 200
    from vatra.server.run.logs import JsonLines

    lines = [JsonLines().format(record) for record in caplog.records if record.name == "vatra.server"]
    told = "\n".join(lines)
    assert '"fault":"OperationalError"' in told
    assert '"fault":"KeyError"' in told
    for secret in (SECRET, "geheim", "gone fishing", "a hidden card"):
        assert secret not in told


async def test_bots_go_on_when_the_database_is_back(
    serve: Callable[..., NearServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody knows whether a bot's move was stored, and then not even that can be asked: no seat is given up."""
    server = serve()
    async with guests(server.url) as [me]:
        made = await me.make()
        store, moved, lost = server.house.tables.append, asyncio.Event(), asyncio.Event()

        async def dying(table: str, rows: list[Row], standing: Standing) -> None:
            """The person's first move is the last that is stored."""
            if moved.is_set():
                lost.set()
                await failing()
            await store(table, rows, standing)
            if not rows[0].by:
                moved.set()

        async with me.at(made["id"]) as talk:
            with monkeypatch.context() as patched:
                patched.setattr(server.house.tables, "append", dying)
                assert (await talk.act("deeper"))["type"] == "done"
                patched.setattr(server.house.tables, "rows_after", failing)
                room = server.house.rooms.loaded(made["id"])
                assert room is not None
                async with asyncio.timeout(20):
                    await lost.wait()
                # Of the latest row: a bot may have been quicker than the fault.
                assert (await talk.act("back", seq=room.state.seq))["code"] == "try-again"
            await talk.until(lambda frame: frame["asks"] or frame["over"])
            assert not room.driver._stuck


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
async def test_the_disk_is_full(tmp_path: Path) -> None:
    """No file of the server may grow: it says so to whoever watches over it, asks people to try again, and goes on."""
    server = Server(settings_in(tmp_path), tmp_path)
    server.start()
    assert server.process is not None
    try:
        async with table_of_three(server.url) as (people, talks, _table):
            written = (tmp_path / "vatra.sqlite3-wal").stat().st_size
            before = resource.prlimit(
                server.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY)
            )
            assert (await talks[0].act("deeper"))["code"] == "try-again"
            assert not (await people[0].get("/healthz", expect=503))["ok"]
            assert (await people[0].get("/livez"))["ok"]
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
            assert (await people[0].get("/healthz"))["ok"]
            assert (await talks[0].act("deeper"))["type"] == "done"
    finally:
        server.stop()


async def test_tables_that_cannot_move_keep_nobody_waiting(serve: Callable[..., NearServer]) -> None:
    """A sweep wakes a few, the oldest first, and the next goes on where it stopped."""
    server = serve()
    store = server.house.tables
    async with guests(server.url) as [me]:
        made = [(await me.make())["id"] for _ in range(5)]
    for age, table in enumerate(made):
        rows = await store.rows_after(table, 0)
        row = Row(len(rows) + 1, "rematch", 1, text="none")
        await store.append(table, [row], Standing("playing", 1, 0.1, True, 1000 - age))
    woken: list[str] = []
    after = (0, "")
    for _ in range(3):
        due = await store.bots_due(2000, 2, after)
        woken += [table for _, table in due]
        after = due[-1]
    assert woken == made[::-1]


async def test_a_table_that_no_longer_holds(serve: Callable[..., NearServer]) -> None:
    """Rows that today's rules refuse: the table says so, and the others play on."""
    server = serve()
    async with guests(server.url) as [me]:
        made, other = await me.make(), await me.make()
        room = server.house.rooms.loaded(made["id"])
        if room is not None:
            server.house.rooms.forget(room)
        store = server.house.tables  # it works in threads, and may be waited for in any loop
        stored = await store.rows_after(made["id"], 0)
        odd = Row(len(stored) + 1, "move", 1, 0, "sideways")
        await store.append(made["id"], [odd], Standing("playing", 1, 0.1, False, 1))
        assert (await me.get(f"/api/tables/{made['id']}", expect=500))["code"] == "table-broken"
        async with me.socket(made["id"]) as socket:
            assert json.loads(await socket.recv())["code"] == "table-broken"
        assert (await me.get(f"/api/tables/{other['id']}"))["table"]["status"] == "playing"
