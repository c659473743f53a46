"""What a server does when it is attacked: a table of attacks, each with what was seen.

    python benchmarks/attack.py                       everything once, small (some minutes)
    python benchmarks/attack.py messages --count 1000000
    python benchmarks/attack.py server-kills worker-kills database-kills --count 100

Every server is one of its own on a loopback port, with the limits it has by default where limits are what is tried.
Attackers come from 127.0.0.2 and on, honest people from 127.0.0.200. Prints one line of JSON for each attack.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import signal
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.load import cpu_seconds, memory
from tests.server import hostile
from tests.server.guests import BOTS, Guest, Json, Talk, guests
from tests.server.postgres import Cluster, programs
from tests.server.serving import PLENTY, Server, settings_in

from vatra.server.run.settings import Limits, Settings

HONEST = "127.0.0.200"
MOST = 2_000_000
TELL = 60  # seconds between two lines that say how far it is
PATIENCE = 600  # seconds until whoever was killed lets people play on, on whatever machine
FAILED = ("faults_answered", "faults_logged", "unanswered")  # of which there may be none
ALONE: list[Json] = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
SEATS = {"diamant": BOTS, "glow": ALONE, "spirit_island": ALONE, "bonfire": ALONE}
LOST = (
    ConnectionClosed,
    InvalidHandshake,
    OSError,
    TimeoutError,
    KeyError,
)  # KeyError: turned away at the table
Seen = dict[str, Any]


def dice() -> random.Random:
    """Dice of its own for one of many who attack at once: their order is not the same each time, what each does is."""
    return random.Random(random.getrandbits(64))


@contextlib.asynccontextmanager
async def server_with(limits: Limits | None = None, **more: object) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        changes = more if limits is None else more | {"limits": limits}
        settings: Settings = settings_in(Path(folder), **changes)
        server = Server(settings, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def from_address(url: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=30)


async def honest_ms(url: str, path: str = "/api/lobby") -> float:
    """How long somebody else waits meanwhile."""
    async with from_address(url, HONEST) as client:
        begun = time.perf_counter()
        (await client.get(path)).raise_for_status()
        return round((time.perf_counter() - begun) * 1000, 1)


async def patiently(ask: Callable[[], Awaitable[httpx.Response]]) -> Any:
    """Ask again as long as the server is away, or asks for patience."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = await ask()
            if answer.status_code < 300:
                return answer.json()
            if answer.status_code not in (429, 503):
                raise SystemExit(f"{answer.request.url}: {answer.status_code} {answer.text}")
        await asyncio.sleep(0.1)


async def a_table(me: Guest, game: str) -> Any:
    return await patiently(lambda: me.http.post("/api/tables", json={"game": game, "seats": SEATS[game]}))


async def messages(count: int) -> Seen:
    """Hostile messages at tables of all games, legal moves among them, and hostile requests: none may be answered
    with a fault of the server."""
    answers: Counter[str] = Counter()
    asking = count // 10
    left = {game: (count - asking) // len(SEATS) for game in SEATS}
    async with server_with() as server, guests(server.url, len(SEATS)) as people:
        assert server.process is not None
        before = memory(server.process.pid)
        names = ["core"]

        async def talk(me: Guest, game: str, luck: random.Random) -> None:
            while left[game] > 0:
                table = (await a_table(me, game))["id"]
                names[1:] = [game, table]
                enough = left[game] - 10_000  # then another table: this one may be over, and its chat is long
                while left[game] > max(0, enough):
                    with contextlib.suppress(ConnectionClosed, TimeoutError):
                        await abuse(me, table, luck)

        async def abuse(me: Guest, table: str, luck: random.Random) -> None:
            async with me.at(table) as talk:
                game = talk.frame["table"]["game"]
                for _ in range(min(10, -(-left[game] // 50))):
                    texts = [option["text"] for ask in talk.frame["asks"] for option in ask["options"]]
                    seq = talk.frame["seq"]
                    at_once(talk, [hostile.message(luck, seq, texts or ["deeper"]) for _ in range(50)])
                    left[game] -= 50
                    await talk.ask(type="eyes", seat=7)
                    answers.update(said.get("code") or said["type"] for said in talk.heard)
                    talk.heard.clear()

        async def ask(luck: random.Random, routes: list[tuple[str, str]]) -> None:
            async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=False) as client:
                for _ in range(asking // 4):
                    wanted = hostile.request(luck, routes, names)
                    path = wanted.url.raw_path.decode()
                    try:
                        answer = await client.request(
                            wanted.method, path, headers=wanted.headers, content=wanted.content
                        )
                        answers[str(answer.status_code)] += 1
                    except httpx.TimeoutException:
                        answers["unanswered"] += 1
                    except (
                        httpx.TransportError
                    ) as error:  # closed, as it had idled; or refused before it was sent
                        answers[type(error).__name__] += 1

        async def tell() -> None:
            while True:
                await asyncio.sleep(TELL)
                print(f"messages: {sum(left.values())} to go, {dict(answers)}", file=sys.stderr, flush=True)

        routes = hostile.routes_of(await people[0].get("/schema/openapi.json"))
        talking = [talk(one, game, dice()) for one, game in zip(people, SEATS, strict=True)]
        telling = asyncio.create_task(tell())
        await asyncio.gather(*talking, *[ask(dice(), routes) for _ in range(4)])
        telling.cancel()
        faults = [line["what"] for line in server.log_lines() if line["level"] in ("error", "critical")]
        alive = await honest_ms(server.url)
        grown = memory(server.process.pid) - before
    bad = sum(n for code, n in answers.items() if code.startswith("5") or code == "fault")
    return {
        "sent": asking // 4 * 4 + sum((count - asking) // len(SEATS) - n for n in left.values()),
        "faults_answered": bad,
        "faults_logged": dict(Counter(map(str, faults))),
        "unanswered": answers.pop("unanswered", 0),
        "answers": dict(answers.most_common()),
        "server_grew_mb": grown,
        "honest_ms_after": alive,
    }


def at_once(talk: Talk, said: list[str | bytes]) -> None:
    """All of it in one piece: a call of the system for each would take this process longer than the server."""
    protocol = talk.socket.protocol
    for one in said:
        if isinstance(one, str):
            protocol.send_text(one.encode())
        else:
            protocol.send_binary(one)
    talk.socket.transport.write(b"".join(protocol.data_to_send()))


# -- kills -------------------------------------------------------------------------------------------------------------


class Players:
    """People who play all games through whatever happens, and remember what was acknowledged. `check`ed at the end of
    each table: every acknowledged move is in its log, in order, and no more of theirs than could be."""

    def __init__(self) -> None:
        self.acknowledged = 0
        self.tables = 0
        self.over = False

    async def play(self, me: Guest, game: str, luck: random.Random) -> None:
        while not self.over:
            made = await a_table(me, game)
            said: list[str] = []
            unsure = 0
            while not self.over and len(said) < 40:
                try:
                    async with me.at(made["id"]) as talk:
                        await talk.until(lambda frame: frame["asks"] or frame["over"])
                        while talk.frame["asks"] and not self.over and len(said) < 40:
                            text = luck.choice(talk.frame["asks"][0]["options"])["text"]
                            unsure += 1
                            if (await talk.act(text))["type"] == "done":
                                unsure -= 1
                                said.append(text)
                                self.acknowledged += 1
                            else:
                                await asyncio.sleep(0.05)
                            await talk.until(lambda frame: frame["asks"] or frame["over"])
                        if talk.frame["over"]:
                            break
                except LOST:
                    await asyncio.sleep(0.05)
            frame = await patiently(lambda id=made["id"]: me.http.get(f"/api/tables/{id}"))  # type: ignore[misc]
            own = [line["text"] for line in frame["log"]["lines"] if line["seat"] == 0]
            rest = iter(own)
            if not all(text in rest for text in said) or len(own) > len(said) + unsure:
                raise SystemExit(f"table {made['id']}: acknowledged {said}, stored {own}, unsure {unsure}")
            self.tables += 1


async def killing(count: int, server: Server, kill: Callable[[], None]) -> Seen:
    """Kill something in the middle of play, again and again; after each time play goes on by itself."""
    players = Players()
    pauses = []
    async with guests(server.url, 2 * len(SEATS)) as people:
        playing = asyncio.gather(
            *[players.play(me, game, dice()) for me, game in zip(people, [*SEATS] * 2, strict=True)]
        )
        for n in range(count + 1):
            begun, before = time.monotonic(), players.acknowledged
            if n:
                await asyncio.to_thread(kill)
            while players.acknowledged < before + len(people):
                if playing.done():
                    playing.result()
                if time.monotonic() - begun > PATIENCE:
                    raise SystemExit(f"nobody can play on after kill {n}")
                await asyncio.sleep(0.01)
            pauses.append(time.monotonic() - begun)
            if n % 10 == 0:
                said = f"{n} kills, {players.tables} tables, {players.acknowledged} acknowledged, none lost"
                print(said, file=sys.stderr, flush=True)
            await asyncio.sleep(random.uniform(0, 0.5))
        players.over = True
        await playing
    pauses = sorted(pauses[1:])
    return {
        "kills": count,
        "tables": players.tables,
        "acknowledged": players.acknowledged,
        "lost": 0,  # else it would have ended
        "plays_on_after_s": {"median": round(pauses[count // 2], 1), "longest": round(pauses[-1], 1)},
        "errors_logged": dict(
            Counter(
                str(line["what"]) for line in server.log_lines() if line["level"] in ("error", "critical")
            )
        ),
    }


async def server_kills(count: int) -> Seen:
    """The whole server, on SQLite."""
    async with server_with() as server:

        def kill() -> None:
            server.kill()
            server.start()

        return await killing(count, server, kill)


async def worker_kills(count: int) -> Seen:
    """One of two workers on PostgreSQL, the one that has lived longer."""
    with cluster() as running:
        async with server_with(database=running.new_database(), workers=2) as server:
            order = server.children()

            def kill() -> None:
                doomed = order.pop(0)
                os.kill(doomed, signal.SIGKILL)
                while not (new := set(server.children()) - {doomed, *order}):
                    time.sleep(0.05)
                order.extend(new)

            return await killing(count, server, kill)


async def database_kills(count: int) -> Seen:
    """PostgreSQL itself, away for up to half a second."""
    with cluster() as running:
        async with server_with(database=running.new_database(), sweep_seconds=1.0) as server:

            def kill() -> None:
                running.break_off()
                time.sleep(random.uniform(0, 0.5))
                running.go_on()

            return await killing(count, server, kill)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is not here: install the package postgresql")
    running = Cluster(found)
    running.start()
    try:
        yield running
    finally:
        running.stop()


# -- floods ------------------------------------------------------------------------------------------------------------


async def silent(count: int) -> Seen:
    """Connections that say nothing, as many as one address gets, while somebody else comes in."""
    async with server_with(Limits()) as server:
        held: list[socket.socket] = []
        for _ in range(count):
            with contextlib.suppress(OSError):
                held.append(socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.2", 0)))
        waited = await honest_ms(server.url)
        begun = time.monotonic()
        loop = asyncio.get_running_loop()
        for one in held:
            one.settimeout(30)
            with contextlib.suppress(OSError):
                await loop.run_in_executor(None, one.recv, 1)
            one.close()
        return {
            "connections": len(held),
            "honest_ms": waited,
            "all_closed_after_s": round(time.monotonic() - begun, 1),
        }


async def heads(count: int) -> Seen:
    """Headers without end."""
    async with server_with(Limits()) as server:
        taken = 0
        for _ in range(count):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.2", 0))
            writer.write(b"GET / HTTP/1.1\r\nX-A: ")
            with contextlib.suppress(OSError):
                for _ in range(128):
                    writer.write(b"a" * (1 << 20))
                    await writer.drain()
                    taken += 1
            writer.close()
        return {"connections": count, "mb_taken": taken, "honest_ms": await honest_ms(server.url)}


async def ahead(count: int) -> Seen:
    """Connections that ask thousands of times at once and listen to no answer."""
    async with server_with(Limits()) as server:
        assert server.process is not None
        before = memory(server.process.pid)
        held = []
        for _ in range(count):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.2", 0))
            writer.write(b"GET / HTTP/1.1\r\n\r\n" * 60_000)
            held.append(writer)
        waited = await honest_ms(server.url)
        grown = memory(server.process.pid) - before
        for writer in held:
            writer.transport.abort()
        return {"connections": count, "honest_ms": waited, "server_grew_mb": grown}


async def tables(count: int) -> Seen:
    """As many guests and tables as one address can make, while somebody else's table stands in the lobby."""
    async with server_with(Limits()) as server:
        async with from_address(server.url, HONEST) as honest:
            await honest.get("/api/me")
            body = {"game": "diamant", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2], "public": True}
            mine = (await honest.post("/api/tables", json=body)).json()["id"]
            statuses: Counter[int] = Counter()
            begun = time.monotonic()
            for _ in range(count):
                async with from_address(server.url, "127.0.0.2") as client:
                    await client.get("/api/me")
                    for _ in range(4):
                        statuses[(await client.post("/api/tables", json=body)).status_code] += 1
                if time.monotonic() - begun > 60:
                    break
            async with from_address(server.url, "127.0.0.201") as other:
                await other.get("/api/me")
                shown = [table["id"] for table in (await other.get("/api/lobby")).json()["open"]]
        return {
            "seconds": round(time.monotonic() - begun, 1),
            "made": statuses[201],
            "refused": sum(statuses.values()) - statuses[201],
            "honest_table_shown": mine in shown,
        }


async def passwords(count: int) -> Seen:
    """Many addresses guess at one login; its owner comes in from a new one with the right password."""
    async with server_with(Limits()) as server:
        account = {"login": "olena", "password": "a fire at night"}
        async with from_address(server.url, HONEST) as owner:
            await owner.get("/api/me")
            (await owner.post("/api/account", json=account)).raise_for_status()
        statuses: Counter[int] = Counter()
        let_in = 0
        for n in range(12):
            async with from_address(server.url, f"127.0.0.{2 + n}") as attacker:
                for _ in range(count // 12):
                    wrong = account | {"password": "guess guess"}
                    statuses[(await attacker.post("/api/login", json=wrong)).status_code] += 1
            async with from_address(server.url, f"127.0.0.{210 + n}") as again:
                let_in += (await again.post("/api/login", json=account)).status_code == 200
        return {"guesses": dict(statuses), "owner_let_in": f"{let_in} of 12"}


async def bots(count: int) -> Seen:
    """Many tables of one address have bots that think; how soon does the bot at another one's table move?"""
    async with server_with(bot_delay=(0.0, 0.0)) as server:
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        async with from_address(server.url, "127.0.0.2") as crowd:
            await crowd.get("/api/me")
            for _ in range(count):
                body = {"game": "glow", "seats": [*seats[:3], {"kind": "me"}], "options": {}}
                (await crowd.post("/api/tables", json=body)).raise_for_status()
        return {"tables": count, "bystander_s": await bystander(server.url)}


async def bystander(url: str) -> list[float]:
    """How soon bots at somebody else's table move, as a process sees it that does not attack."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as elsewhere:
        return await asyncio.get_running_loop().run_in_executor(elsewhere, standing_by, url)


def standing_by(url: str) -> list[float]:
    return asyncio.run(waiting(url))


async def waiting(url: str) -> list[float]:
    waits = []
    async with from_address(url, HONEST) as honest:
        await honest.get("/api/me")
        body = {"game": "diamant", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 2]}
        for _ in range(5):
            begun = time.perf_counter()
            table = (await honest.post("/api/tables", json=body)).json()["id"]
            async with asyncio.timeout(60):
                while (await honest.get(f"/api/tables/{table}")).json()["to_act"] != [0]:
                    await asyncio.sleep(0.02)
            waits.append(round(time.perf_counter() - begun, 2))
    return waits


async def greed(count: int) -> Seen:
    """One address keeps as many connections as it gets busy, all within their limits: each asks for a whole table of
    Spirit Island again and again. How soon do bots elsewhere move, where what one address asks for is spread out,
    and where it would not be?"""
    seen: Seen = {"connections": count}
    for name, limits in (("paced", Limits()), ("unpaced", msgspec.structs.replace(Limits(), busy=PLENTY))):
        async with server_with(limits, bot_delay=(0.0, 0.0)) as server, contextlib.AsyncExitStack() as held:
            answers: Counter[str] = Counter()
            asking: list[asyncio.Task[None]] = []
            while len(asking) < count:
                one = await held.enter_async_context(from_address(server.url, "127.0.0.2"))
                (await one.get("/api/me")).raise_for_status()
                made = await one.post("/api/tables", json={"game": "spirit_island", "seats": ALONE})
                for _ in range(limits.connections_per_person):
                    asks = ask_for_all(server.url, one, made.json()["id"], answers)
                    asking.append(asyncio.create_task(asks))
            await asyncio.sleep(5)
            assert server.process is not None
            before, begun, used = answers.total(), time.monotonic(), cpu_seconds(server.process.pid)
            waits = await bystander(server.url)
            lasted = time.monotonic() - begun
            seen[name] = {
                "bystander_s": waits,
                "server_cpu_s_each": round((cpu_seconds(server.process.pid) - used) / len(waits), 2),
                "answers_a_second": round((answers.total() - before) / lasted),
                "answers": dict(answers),
            }
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
    return seen


async def ask_for_all(url: str, who: httpx.AsyncClient, table: str, answers: Counter[str]) -> None:
    """The whole table as often as one connection may ask for it; what comes is not even read."""
    cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
    where = f"{url.replace('http', 'ws')}/api/tables/{table}/ws"
    wish = json.dumps({"type": "eyes", "id": "e", "seat": 0})
    while True:
        try:
            async with connect(
                where, additional_headers={"Cookie": cookie}, local_addr=("127.0.0.2", 0), compression=None
            ) as talk:
                while True:
                    await talk.send(wish)
                    while '"id":"e"' not in (said := str(await talk.recv()))[-200:]:
                        pass
                    answers["done" if '"done"' in said else "refused"] += 1
                    await asyncio.sleep(1 / 15)
        except LOST as error:
            answers[type(error).__name__] += 1
            await asyncio.sleep(1)


ATTACKS: dict[str, tuple[Callable[[int], Awaitable[Seen]], int]] = {
    "messages": (messages, 20_000),
    "server-kills": (server_kills, 5),
    "worker-kills": (worker_kills, 5),
    "database-kills": (database_kills, 5),
    "silent": (silent, 1000),
    "heads": (heads, 20),
    "ahead": (ahead, 40),
    "tables": (tables, 300),
    "passwords": (passwords, 240),
    "bots": (bots, 300),
    "greed": (greed, 300),
}


async def main(given: argparse.Namespace) -> None:
    for name in given.attacks or ATTACKS:
        attack, usual = ATTACKS[name]
        random.seed(f"{name} {given.seed}")
        begun = time.monotonic()
        seen = await attack(min(given.count or usual, MOST))
        said = {"attack": name, "seed": given.seed} | seen | {"took_s": round(time.monotonic() - begun)}
        print(json.dumps(said), flush=True)
        if any(seen.get(fault) for fault in FAILED):
            raise SystemExit(f"{name}: the server did not stand")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="all of them if none is named")
    parser.add_argument("--count", type=int, default=0, help="how many of what the attack is made of")
    parser.add_argument("--seed", type=int, default=1, help="another one: other messages, moves and moments")
    asyncio.run(main(parser.parse_args()))
