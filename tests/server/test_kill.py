"""The server is killed in the middle of play, again and again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.guests import Guest, Json, guests
from tests.server.serving import ROOT, Server, settings_in
from tests.tools.test_stage import alive
from websockets.exceptions import ConnectionClosed, InvalidHandshake

pytestmark = pytest.mark.anyio
KILLS = 6


async def play_until_killed(guest: Guest, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """Play as fast as the server answers; note every move that it said it has."""
    try:
        async with guest.at(table) as talk:
            while True:
                await talk.until(lambda frame: frame["asks"] or frame["over"])
                if talk.frame["over"]:
                    return
                text = random.choice(["deeper", "back"])
                answer = await talk.act(text)
                if answer["type"] == "done":
                    acknowledged.append((answer["seq"], text))
    except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        return


async def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Server(settings_in(tmp_path), tmp_path)
    server.start()
    acknowledged: dict[str, list[tuple[int, str]]] = {}
    killed_while_playing = 0
    try:
        async with guests(server.url, 4) as people:
            for life in range(KILLS):
                tables = [(guest, (await guest.make())["id"]) for guest in people]
                for _, table in tables:
                    acknowledged[table] = []
                playing = [
                    asyncio.create_task(play_until_killed(guest, table, acknowledged[table]))
                    for guest, table in tables
                ]
                async with asyncio.timeout(30):
                    while sum(len(acknowledged[table]) for _, table in tables) <= life:
                        await asyncio.sleep(0.001)
                killed_while_playing += sum(not task.done() for task in playing)
                server.kill()
                await asyncio.gather(*playing)
                server.start()
                for guest, table in tables:
                    await check(guest, table, acknowledged[table])
            # And the games go on to their ends.
            for guest, table in tables:
                rest: list[tuple[int, str]] = []
                await play_until_killed(guest, table, rest)
                assert (await guest.get(f"/api/tables/{table}"))["over"]
    finally:
        server.stop()
    assert killed_while_playing >= KILLS
    assert sum(len(moves) for moves in acknowledged.values()) >= KILLS


async def check(guest: Guest, table: str, acknowledged: list[tuple[int, str]]) -> None:
    """Every move that was acknowledged is in the log, in its order."""
    frame: Json = await guest.get(f"/api/tables/{table}")
    own = [line["text"] for line in frame["log"]["lines"] if line["seat"] == 0]
    assert own[: len(acknowledged)] == [text for _, text in acknowledged]
    assert len(own) <= len(acknowledged) + 1  # at most one was stored whose acknowledgement never arrived
    assert frame["seq"] >= max((seq for seq, _ in acknowledged), default=0)


async def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """A bot was about to move when the server died."""
    server = Server(settings_in(tmp_path, bot_delay=(3600.0, 3600.0)), tmp_path)
    server.start()
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            await talk.act("deeper")
        server.kill()
        again = Server(settings_in(tmp_path), tmp_path, server.port)
        again.start()
        try:
            for _ in range(200):  # nobody is there, and yet they move
                [summary] = (await me.get("/api/lobby"))["mine"]
                if summary["your_turn"] or summary["status"] == "over":
                    break
                await asyncio.sleep(0.1)
            frame = await me.get(f"/api/tables/{made['id']}")
            assert {line["by"] for line in frame["log"]["lines"] if line["seat"] > 0} == {"bot"}
        finally:
            again.stop()


def test_a_server_ends_with_the_tests_that_started_it(tmp_path: Path) -> None:
    """However they end, so that a killed run leaves nothing behind."""
    program = """if True:
        import sys, time
        from pathlib import Path
        from tests.server.serving import Server, settings_in
        folder = Path(sys.argv[1])
        server = Server(settings_in(folder), folder)
        server.start()
        print(server.process.pid, flush=True)
        time.sleep(600)
    """
    command = [sys.executable, "-c", program, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        server = int(tests.stdout.readline())
        assert alive(server)
        tests.kill()
    while alive(server):
        time.sleep(0.01)
