"""Bots think elsewhere, and a bot that fails never holds up a game."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.guests import BOTS, guests, table_of_three
from tests.server.serving import NearServer, Server, settings_in

from vatra.core.game import find_game
from vatra.core.log import log_of, open_live
from vatra.server.tables.bots import BotFailed, Thinkers, strongest
from vatra.server.tables.thinker import Positions, Question, think

pytestmark = pytest.mark.anyio


def question(moves: list[tuple[int, str]], seat: int, bot: str = "novice", table: str = "t") -> Question:
    live = open_live(find_game("diamant"), 3, find_game("diamant").settle(3, {}), bytes(32))
    for who, text in moves:
        live.act(who, text)
    return Question(table, log_of(live, ["a", "b", "c"], bytes(32)).text(), seat, bot, "seed")


def test_a_thought() -> None:
    positions = Positions()
    first = think(question([], 0), positions)
    assert first.text in ("deeper", "back")
    assert first.why
    assert first.why[0].name.startswith("why-")
    grown = think(question([(0, "deeper"), (1, "deeper")], 2), positions)  # only the new moves are played
    afresh = think(question([(0, "deeper"), (1, "deeper")], 2), Positions())
    assert grown == afresh
    undone = think(question([(1, "deeper")], 2), positions)
    assert undone == think(question([(1, "deeper")], 2), Positions())


def test_a_fault_is_told_without_secrets() -> None:
    thought = think(question([], 0, bot="grandmaster"), Positions())
    assert thought.text == ""
    assert thought.fault.startswith("BadInput in ")
    asked = question([(0, "back")], 0)
    broken = think(msgspec.structs.replace(asked, log=asked.log.replace("back", "secretly")), Positions())
    assert broken.fault.startswith("BadInput in ")
    assert "secretly" not in broken.fault


async def test_a_process_that_hangs_or_dies_is_replaced() -> None:
    thinkers = Thinkers(1, 1.0)
    await thinkers.warm_up()
    try:
        await thinkers.think(question([], 0))
        [process] = thinkers._all
        os.kill(process.process.pid, signal.SIGSTOP)
        with pytest.raises(BotFailed, match="no move within 1 s"):
            await thinkers.think(question([], 0))
        assert (await thinkers.think(question([], 0))).text
        [process] = thinkers._all
        process.process.kill()
        with pytest.raises(BotFailed, match="ended"):
            await thinkers.think(question([], 0))
        assert (await thinkers.think(question([], 0))).text
        with pytest.raises(BotFailed, match="BadInput"):
            await thinkers.think(question([], 0, bot="grandmaster"))
    finally:
        await thinkers.close()


async def test_no_more_processes_than_allowed() -> None:
    thinkers = Thinkers(2, 20.0)
    try:
        await asyncio.gather(*[thinkers.think(question([], 0, table=f"t{n}")) for n in range(10)])
        assert 1 <= len(thinkers._all) <= 2
    finally:
        await thinkers.close()


async def test_a_bot_that_fails_makes_the_automatic_move(tmp_path: Path) -> None:
    server = Server(settings_in(tmp_path, bot_seconds=0.5, bot_delay=(1.0, 1.0)), tmp_path)
    server.start()
    try:
        async with guests(server.url) as [me]:
            made = await me.make(BOTS)
            async with me.at(made["id"]) as talk:
                await talk.ask(type="hint", seat=0)
                for pid in server.children():
                    os.kill(pid, signal.SIGSTOP)  # whatever they think about, they will not finish
                await talk.until(lambda _: any(line["by"] == "fault" for line in talk.lines.values()))
                assert "back" not in str([line["text"] for line in talk.lines.values()])  # still secret
                await talk.until(lambda frame: frame["to_act"] == [0])
                await talk.act("deeper")
                faults = [line for line in talk.lines.values() if line["by"] == "fault"]
                assert {line["text"] for line in faults} == {"back"}
        failed = [line for line in server.log_lines() if line["what"] == "bot-failed"]
        assert failed
        assert failed[0]["level"] == "error"
        assert failed[0]["table"] == made["id"]
    finally:
        server.stop()


async def test_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    server = Server(settings_in(tmp_path), tmp_path)
    server.start()
    children = server.children()
    assert children
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    for _ in range(100):
        if not any(Path(f"/proc/{pid}/cmdline").exists() and running(pid) for pid in children):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("bots outlive the server")


def running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


async def test_a_hint_says_why(url: str) -> None:
    async with table_of_three(url) as (_people, talks, _table):
        hint = await talks[1].ask(type="hint", seat=1)
        assert hint["type"] == "hint"
        assert hint["text"] in ("deeper", "back")
        assert hint["bot"] == strongest(find_game("diamant"))
        assert hint["bot"] not in ("random", "auto")
        assert hint["why"]
        assert all(event["name"].startswith("why-") for event in hint["why"])
        await talks[1].act("back")
        assert (await talks[1].ask(type="hint", seat=1))["code"] == "nothing-to-hint"


async def test_a_bot_waits_a_little(serve: Callable[..., NearServer]) -> None:
    server = serve(bot_delay=(0.4, 0.5))
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            begun = talk.frame["log"]["lines"][0]["at"]
            frame = await talk.until(lambda frame: frame["to_act"] == [0])
            assert frame["log"]["lines"][-1]["at"] - begun >= 400


async def test_a_bot_of_the_hosts_own_sits_down_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / "mine.py").write_text(
        "from vatra.core.seen import Choice\n"
        "class Last:\n    def choose(self, seen):\n        return Choice(seen.options[-1])\n",
        encoding="utf-8",
    )
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("VATRA_BOTS", "mine:Last")
    server = Server(settings_in(tmp_path, bot_delay=(0.0, 0.0)), tmp_path)
    server.start()
    try:
        async with guests(server.url) as [me]:
            mine = {"kind": "bot", "bot": "mine:Last"}
            made = await me.make([{"kind": "me"}, mine, mine])
            async with me.at(made["id"]) as talk:
                for _ in range(40):
                    frame = await talk.until(lambda frame: 0 in frame["to_act"] or frame["result"])
                    if frame["result"]:
                        break
                    await talk.act("back")
        assert not [line for line in server.log_lines() if line["what"] == "bot-failed"]
    finally:
        server.stop()
