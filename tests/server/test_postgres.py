"""Several workers on PostgreSQL: they tell one another, races are settled, and one may die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.guests import BOTS, Guest, Json, Talk, guests, play_to_the_end
from tests.server.postgres import Cluster, programs
from tests.server.serving import Server, free_port, settings_in
from tests.server.test_fuzz import fuzzed
from websockets.exceptions import ConnectionClosed, InvalidHandshake

OUTAGES = 10
TABLES_AWAY = 8

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not here: install the package postgresql")
    running = Cluster(found)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database, each at an address of its own: whom a guest talks to is the test's choice."""
    folder = tmp_path_factory.mktemp("pair")
    settings = settings_in(folder, database=cluster.new_database(), sweep_seconds=1.0)
    servers = (Server(settings, folder), Server(settings, folder))
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        assert server.stop() in (0, -15)


def elsewhere(guest: Guest, server: Server) -> Guest:
    """The same person at another worker."""
    twin = Guest(server.url)
    twin.http.cookies = guest.http.cookies
    twin.me = guest.me
    return twin


@contextlib.asynccontextmanager
async def table_across(pair: tuple[Server, Server]) -> AsyncIterator[tuple[list[Guest], list[Talk], str]]:
    """Three people at one table; the second sits at the other worker."""
    near, far = pair
    async with guests(near.url, 3) as [first, second, third], contextlib.AsyncExitStack() as opened:
        people = [first, elsewhere(second, far), third]
        made = await first.make([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
        for one in people[1:]:
            await one.join(made["id"])
        talks = [await opened.enter_async_context(one.at(made["id"])) for one in people]
        yield people, talks, made["id"]
        await people[1].leave_house()


async def test_a_game_across_two_workers(pair: tuple[Server, Server]) -> None:
    dice = random.Random(3)
    async with table_across(pair) as (people, talks, table):
        await play_to_the_end(talks, lambda _seat, _frame: dice.choice(["deeper", "deeper", "back"]))
        logs = [(await one.http.get(f"/api/tables/{table}/log")).text for one in people[:2]]
        assert logs[0] == logs[1]
        assert talks[0].lines == talks[2].lines
        assert [line["text"] for line in talks[0].lines.values()] == [
            line["text"] for line in talks[1].lines.values()
        ]


async def test_a_move_reaches_the_other_worker_quickly(pair: tuple[Server, Server]) -> None:
    async with table_across(pair) as (_people, talks, _table):
        times: list[float] = []
        for _ in range(5):
            begun = time.perf_counter()
            answer = await talks[0].act("deeper")
            await talks[1].reach(answer["seq"])
            times.append(time.perf_counter() - begun)
            await talks[0].ask(type="undo", seat=0)
        assert min(times) < 1.0, times  # far below the few seconds after which a lost note would be noticed


async def test_of_twenty_moves_at_two_workers_one_lands(pair: tuple[Server, Server]) -> None:
    async with table_across(pair) as (people, _talks, table), contextlib.AsyncExitStack() as opened:
        twin = elsewhere(people[0], pair[1])
        tabs = [await opened.enter_async_context((twin if n % 2 else people[0]).at(table)) for n in range(20)]
        seq = tabs[0].frame["seq"]
        answers = await asyncio.gather(*[tab.act("back", seq=seq) for tab in tabs])
        assert [answer["type"] for answer in answers].count("done") == 1
        assert {answer["rule"] for answer in answers if answer["type"] != "done"} == {"diamant.decide.once"}
        for one in (people[0], twin):
            assert (await one.get(f"/api/tables/{table}"))["seq"] == seq + 1
        await twin.leave_house()


async def test_simultaneous_answers_at_two_workers_all_count(pair: tuple[Server, Server]) -> None:
    """The same view, the same moment, different workers: the key settles the order, and nobody has to ask again."""
    async with table_across(pair) as (_people, talks, _table):
        for _ in range(6):
            if any(not talk.can_act() for talk in talks):
                break
            seq = talks[0].frame["seq"]
            answers = await asyncio.gather(*[talk.act("deeper", seq=seq) for talk in talks])
            assert [answer["type"] for answer in answers] == ["done"] * 3
            for talk in talks:
                await talk.reach(seq + 3)


async def test_talk_and_presence_across_workers(pair: tuple[Server, Server]) -> None:
    near, far = pair
    async with guests(near.url, 2) as [me, other]:
        made = await me.make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
        twin = elsewhere(other, far)
        await twin.join(made["id"])
        async with me.at(made["id"]) as here:
            async with twin.at(made["id"]) as there:
                await here.until(lambda frame: frame["players"][1]["kind"] == "person")
                players = await presence(here, there, 1, True)
                assert players[1]["name"] == other.me["name"]
                await presence(there, here, 0, True)
                await there.ask(type="chat", text="hello over there")
                assert (await here.hear("chat"))["text"] == "hello over there"
            await presence(here, None, 1, False)
        await twin.leave_house()


async def presence(talk: Talk, _other: Talk | None, seat: int, connected: bool) -> list[Json]:
    """Listen until a seat is, or is no longer, connected."""
    players: list[Json] = talk.frame["players"]
    while players[seat]["connected"] != connected:
        message = await talk.receive()
        if message["type"] in ("presence", "frame"):
            players = message["players"]
    return players


async def test_one_worker_dies_and_the_other_plays_on(cluster: Cluster, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=cluster.new_database(), sweep_seconds=0.5)
    doomed, survivor = Server(settings, tmp_path), Server(settings, tmp_path)
    doomed.start()
    survivor.start()
    try:
        async with guests(doomed.url) as [me]:
            made = await me.make(BOTS)
            async with me.at(made["id"]) as talk:
                await talk.until(lambda frame: frame["to_act"] == [0])
                done = await talk.act("deeper")
                assert done["type"] == "done"
                doomed.kill()
            twin = elsewhere(me, survivor)
            async with twin.at(made["id"]) as talk:
                assert talk.frame["seq"] >= done["seq"]
                # Its bots are the survivor's now.
                while not talk.frame["over"]:
                    await talk.until(lambda frame: frame["asks"] or frame["over"])
                    if talk.frame["asks"]:
                        await talk.act("back")
            await twin.leave_house()
    finally:
        survivor.stop()


async def test_who_comes_from_a_worker_that_died_waits_for_no_sweep(cluster: Cluster, tmp_path: Path) -> None:
    """The other worker knows the table, and that it was not the one to see to its bots."""
    settings = settings_in(tmp_path, database=cluster.new_database(), sweep_seconds=3600.0)
    slow = msgspec.structs.replace(settings, bot_delay=(3600.0, 3600.0))
    doomed, survivor = Server(slow, tmp_path), Server(settings, tmp_path)
    doomed.start()
    survivor.start()
    try:
        async with guests(doomed.url) as [me], guests(survivor.url) as [looks_on]:
            made = await me.make(BOTS)
            twin = elsewhere(me, survivor)
            async with me.at(made["id"]) as talk, looks_on.at(made["id"]) as watch:
                done = await talk.act("deeper")
                await watch.reach(done["seq"])
                doomed.kill()
            database = settings.database.rpartition("/")[2]
            held = (
                "SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database "
                f"WHERE locktype = 'advisory' AND datname = '{database}'"
            )
            async with asyncio.timeout(20):
                while cluster.sql("postgres", held) != "0":
                    await asyncio.sleep(0.05)
            async with twin.at(made["id"]) as talk:
                await talk.reach(done["seq"] + 1)
            await twin.leave_house()
    finally:
        survivor.stop()


async def test_connections_that_are_cut_come_back(pair: tuple[Server, Server], cluster: Cluster) -> None:
    name = pair[0].settings.database.rsplit("/", 1)[1]
    async with table_across(pair) as (_people, talks, _table):
        await talks[0].act("deeper")
        await talks[1].reach(talks[0].frame["seq"])
        cluster.sql(
            "postgres",
            f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        answer: Json = {}
        for _ in range(20):
            answer = await talks[1].act("deeper")
            if answer["type"] == "done":
                break
            assert answer["code"] == "try-again"
            await asyncio.sleep(0.3)
        await talks[0].reach(answer["seq"])
        await talks[2].act("deeper")
        await talks[1].reach(talks[2].frame["seq"])
        # Notes are heard again, not only looked for now and then.
        await asyncio.sleep(2.5)
        if talks[0].can_act():
            begun = time.perf_counter()
            done = await talks[0].act("back")
            await talks[1].reach(done["seq"])
            assert time.perf_counter() - begun < 2.0


async def test_the_database_is_away_again_and_again(tmp_path: Path) -> None:
    """Stopped hard and started again in the middle of play: people are asked to try again, bots and clocks go on by
    themselves, every table ends, and nothing that was acknowledged is lost."""
    found = programs()
    assert found is not None
    breaking = Cluster(found)
    breaking.start()
    settings = settings_in(tmp_path, database=breaking.new_database(), bot_delay=(0.01, 0.2))
    server = Server(settings, tmp_path)
    server.start()
    acknowledged: dict[str, list[str]] = {}
    try:
        async with guests(server.url, TABLES_AWAY) as people:
            for me in people:
                made = await me.make(BOTS, timer=None if me is people[0] else 30)
                acknowledged[made["id"]] = []
            outages = asyncio.create_task(asyncio.to_thread(break_again_and_again, breaking))
            playing = [
                play_through(me, table, said, outages)
                for me, (table, said) in zip(people, acknowledged.items(), strict=True)
            ]
            async with asyncio.timeout(100):
                await asyncio.gather(outages, *playing)
            for me, (table, said) in zip(people, acknowledged.items(), strict=True):
                log = (await me.get(f"/api/tables/{table}"))["log"]["lines"]
                own = [line["text"] for line in log if line["seat"] == 0]
                rest = iter(own)
                assert all(text in rest for text in said), (said, own)  # in this order, whatever lies between
    finally:
        server.stop()
        breaking.stop()
    faults = {line["what"] for line in server.log_lines() if line["level"] == "error"}
    assert "driver-failed" not in faults
    assert not [line for line in server.log_lines() if line.get("status") == 500]


def break_again_and_again(breaking: Cluster) -> None:
    for _ in range(OUTAGES):
        time.sleep(random.uniform(0.1, 0.6))
        breaking.break_off()
        time.sleep(random.uniform(0.0, 0.5))
        breaking.go_on()


async def play_through(me: Guest, table: str, said: list[str], outages: asyncio.Task[None]) -> None:
    """Play on through every outage; after the last one, to the end. `said` is what was acknowledged."""
    while True:
        try:
            async with me.at(table) as talk:
                while not talk.frame["over"]:
                    await talk.until(lambda frame: frame["asks"] or frame["over"], patience=15)
                    if talk.frame["asks"]:
                        text = "deeper" if not outages.done() and random.random() < 0.8 else "back"
                        answer = await talk.act(text)
                        if answer["type"] == "done":
                            said.append(text)
                        else:
                            assert answer["type"] == "refused" or answer["code"] == "try-again", answer
                            await asyncio.sleep(0.1)
                return
        except (ConnectionClosed, InvalidHandshake, KeyError):
            await asyncio.sleep(0.2)  # turned away while the database was


async def test_who_has_joined_can_read_at_once(pair: tuple[Server, Server]) -> None:
    """Whichever worker answers."""
    near, far = pair
    async with guests(near.url, 2) as [host, me]:
        twin = elsewhere(me, far)
        watching = elsewhere(host, far)
        for _ in range(20):
            made = await host.make([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], public=False)
            await watching.get(f"/api/tables/{made['id']}")  # the other worker has the table open
            await me.join(made["id"], invite=made["invite"])
            assert (await twin.get(f"/api/tables/{made['id']}"))["you"] == [1]
        await twin.leave_house()
        await watching.leave_house()


async def test_all_routes_on_postgres(pair: tuple[Server, Server]) -> None:
    await fuzzed(pair[0], 800)
    async with guests(pair[0].url) as [me]:
        for login in ("\0", "ole\0na"):
            wrong = {"login": login, "password": "a fire at night"}
            assert (await me.post("/api/login", wrong, expect=403))["code"] == "wrong-password"
        assert (await me.http.get("/api/tables/%00")).status_code == 400


async def test_a_worker_that_keeps_dying_takes_nobody_with_it(cluster: Cluster, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=cluster.new_database(), workers=2)
    server = Server(settings, tmp_path, free_port())
    server.start()
    try:
        known = await workers_of(server.url, set())
        healthy, doomed = server.children()
        served = 0
        for _ in range(4):
            os.kill(doomed, signal.SIGKILL)
            async with asyncio.timeout(120):
                while not (found := set(server.children()) - {healthy, doomed}):
                    # Whoever comes meanwhile is served by the other: nobody waits for the one that is gone.
                    if doomed not in server.children():
                        await fresh(server.url)
                        served += 1
                    assert server.process is not None
                    assert server.process.poll() is None
                    await asyncio.sleep(0.01)
            [doomed] = found
        assert served
        assert healthy in server.children()
        await workers_of(server.url, known)
    finally:
        assert server.stop() == 0


async def test_two_workers_behind_one_address(cluster: Cluster, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=cluster.new_database(), workers=2)
    server = Server(settings, tmp_path, free_port())
    server.start()
    try:
        assert len(server.children()) >= 2
        async with guests(server.url, 6) as people:
            made = await people[0].make([{"kind": "me"}, *[{"kind": "open"}] * 5])
            for one in people[1:]:
                await one.join(made["id"])
            async with contextlib.AsyncExitStack() as opened:
                talks = [await opened.enter_async_context(one.at(made["id"])) for one in people]
                dice = random.Random(1)
                await play_to_the_end(talks, lambda _s, _f: dice.choice(["deeper", "back"]))
                ends = [[line["text"] for line in talk.lines.values()] for talk in talks]
                assert all(end == ends[0] for end in ends)
        workers = await workers_of(server.url, set())
        # One is killed: another takes its place, and the first was not disturbed.
        doomed = server.children()[0]
        os.kill(doomed, signal.SIGKILL)
        await workers_of(server.url, workers)
        assert doomed not in server.children()
    finally:
        assert server.stop() == 0


async def fresh(url: str) -> str:
    """Which worker answers a connection that is made now."""
    async with httpx.AsyncClient(base_url=url, verify=False, timeout=30) as client:
        return str((await client.get("/healthz")).json()["worker"])


async def workers_of(url: str, known: set[str]) -> set[str]:
    """Ask until two workers have answered, or one that was not known."""
    found: set[str] = set()
    async with asyncio.timeout(120):
        while True:
            with contextlib.suppress(httpx.TransportError):  # it had come to the one that was killed
                found.add(await fresh(url))
            if len(found) == 2 or (known and found - known):
                return found
            await asyncio.sleep(0.05)


async def test_workers_end_with_a_killed_parent(cluster: Cluster, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=cluster.new_database(), workers=2)
    server = Server(settings, tmp_path)
    server.start()
    children = server.children()
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGKILL)
    server.process.wait()
    for _ in range(200):
        if not any(Path(f"/proc/{pid}").exists() for pid in children):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("workers outlive their parent")


async def test_bots_are_thought_for_once(pair: tuple[Server, Server]) -> None:
    """Both workers have the table open, and only one of them sees to its bots."""
    near, far = pair
    async with guests(near.url) as [me]:
        made = await me.make(BOTS)
        twin = elsewhere(me, far)
        async with me.at(made["id"]) as here, twin.at(made["id"]) as there:
            while not here.frame["over"]:
                await here.until(lambda frame: frame["asks"] or frame["over"])
                if here.frame["asks"]:
                    await here.act("back")
            await there.until(lambda frame: frame["over"])
        await twin.leave_house()
    moved = [
        [line for line in server.log_lines() if line.get("table") == made["id"] and line.get("by") == "bot"]
        for server in pair
    ]
    assert bool(moved[0]) != bool(moved[1])


async def test_the_database_is_away_at_the_start(tmp_path: Path) -> None:
    server = Server(settings_in(tmp_path, database="postgresql://vatra:geheim@127.0.0.1:1/vatra"), tmp_path)
    with pytest.raises(RuntimeError, match="cannot be used"):
        server.start()
    assert "geheim" not in server.log.read_text()
    assert "Traceback" not in server.log.read_text()


async def test_a_lesson_at_two_workers(pair: tuple[Server, Server]) -> None:
    """Begun at one, gone on with at the other; what is learnt at both at once is all remembered."""
    async with guests(pair[0].url) as [me]:
        there = elsewhere(me, pair[1])
        made = await me.post("/api/lessons", {"lesson": "diamant-1", "language": "pl"}, expect=201)
        async with me.at(made["id"]) as one, there.at(made["id"]) as other:
            for talk, silent in ((one, other), (other, one), (one, other)):
                go = talk.frame["lesson"]
                if go["kind"] == "show":
                    answer = await talk.ask(type="lesson", go="on", seq=talk.frame["seq"])
                else:
                    answer = await talk.act(go["accepts"][0])
                assert answer["type"] == "done"
                await talk.reach(answer["seq"])
                await silent.reach(answer["seq"])
                assert silent.frame["lesson"] == talk.frame["lesson"]
                assert silent.frame["view"] == talk.frame["view"]
        words = [f"diamant/coach-{n}" for n in range(8)]
        told = [
            (me, there)[n % 2].http.patch("/api/me", json={"met": [word]}) for n, word in enumerate(words)
        ]
        assert {answer.status_code for answer in await asyncio.gather(*told)} == {200}
        learnt = (await there.get("/api/me"))["learnt"]
        assert sorted(learnt["met"]) == words
        assert learnt["lessons"]["diamant-1"]["at"] == 4
        await there.leave_house()
