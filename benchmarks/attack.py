"""What a server does when it is attacked: a table of attacks, each with what was seen.

    python benchmarks/attack.py                       everything once, small (some minutes)
    python benchmarks/attack.py messages --count 1000000
    python benchmarks/attack.py kills --count 100

Every server is one of its own on a loopback port, with the limits it has by default where limits are what is tried.
Attackers come from 127.0.0.2 and on, honest people from 127.0.0.200. Prints one line of JSON for each attack.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server import hostile
from tests.server.guests import BOTS, THREE_PEOPLE, Guest, guests
from tests.server.serving import Server, settings_in
from tests.server.test_kill import check, play_until_killed

from vatra.server.run.settings import Limits, Settings

HONEST = "127.0.0.200"
MOST = 2_000_000
Seen = dict[str, Any]


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


async def messages(count: int) -> Seen:
    """Hostile messages and requests: none may be answered with a fault of the server."""
    statuses: Counter[str] = Counter()
    async with server_with() as server, guests(server.url, 5) as [me, *others]:
        made = await me.make(THREE_PEOPLE)
        for one in others[:2]:
            await one.join(made["id"], invite=made["invite"])
        schema = await me.get("/schema/openapi.json")
        routes = hostile.routes_of(schema)
        talking, asking = count * 4 // 5, count // 5
        sent = 0

        async def talk(guest: Guest, seed: int) -> None:
            nonlocal sent
            dice = random.Random(seed)
            while sent < talking:
                try:
                    async with asyncio.timeout(600), guest.at(made["id"]) as conversation:
                        while sent < talking:
                            for _ in range(50):
                                await conversation.socket.send(
                                    hostile.message(dice, conversation.frame["seq"])
                                )
                            sent += 50
                            await conversation.ask(type="eyes", seat=7)
                            statuses.update(said.get("code") or said["type"] for said in conversation.heard)
                            conversation.heard.clear()
                except ConnectionClosed:
                    statuses["closed"] += 1
                except TimeoutError:
                    statuses["timed out"] += 1  # a handshake on a busy machine

        async def ask(seed: int) -> None:
            dice = random.Random(seed)
            async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
                for _ in range(asking // 4):
                    wanted = hostile.request(dice, routes, [made["id"], "diamant", "core"])
                    answer = await client.request(
                        wanted.method,
                        wanted.url.raw_path.decode(),
                        headers=wanted.headers,
                        content=wanted.content,
                    )
                    statuses[str(answer.status_code)] += 1

        await asyncio.gather(*[talk(one, n) for n, one in enumerate(others)], *[ask(n) for n in range(4)])
        faults = [line["what"] for line in server.log_lines() if line["level"] in ("error", "critical")]
        alive = await honest_ms(server.url)
    bad = sum(n for code, n in statuses.items() if code.startswith("5") or code == "fault")
    return {
        "sent": sent + asking // 4 * 4,
        "faults_answered": bad,
        "faults_logged": dict(Counter(map(str, faults))),
        "answers": dict(statuses.most_common(12)),
        "honest_ms_after": alive,
    }


async def kills(count: int) -> Seen:
    """The server is killed in the middle of play; every acknowledged move must be there afterwards."""
    acknowledged = 0
    with tempfile.TemporaryDirectory() as name:
        server = Server(settings_in(Path(name)), Path(name))
        server.start()
        try:
            async with guests(server.url, 4) as people:
                for _ in range(count):
                    tables: dict[str, list[tuple[int, str]]] = {}
                    owners = []
                    for one in people:
                        table = (await one.make(BOTS))["id"]
                        tables[table] = []
                        owners.append((one, table))
                    playing = [
                        asyncio.create_task(play_until_killed(one, table, tables[table]))
                        for one, table in owners
                    ]
                    await asyncio.sleep(random.uniform(0.05, 0.5))
                    server.kill()
                    await asyncio.gather(*playing)
                    server.start()
                    for one, table in owners:
                        await check(one, table, tables[table])  # an AssertionError ends the measurement
                        acknowledged += len(tables[table])
        finally:
            server.stop()
    return {"kills": count, "acknowledged": acknowledged, "lost": 0}


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
        waits = []
        async with from_address(server.url, HONEST) as honest:
            await honest.get("/api/me")
            body = {"game": "diamant", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "novice"}] * 2]}
            for _ in range(5):
                table = (await honest.post("/api/tables", json=body)).json()["id"]
                begun = time.perf_counter()
                async with asyncio.timeout(60):
                    while (await honest.get(f"/api/tables/{table}")).json()["to_act"] != [0]:
                        await asyncio.sleep(0.02)
                waits.append(round(time.perf_counter() - begun, 2))
        return {"tables": count, "bystander_s": waits}


ATTACKS: dict[str, tuple[Callable[[int], Awaitable[Seen]], int]] = {
    "messages": (messages, 20_000),
    "kills": (kills, 5),
    "silent": (silent, 1000),
    "heads": (heads, 20),
    "tables": (tables, 300),
    "passwords": (passwords, 240),
    "bots": (bots, 300),
}


async def main(given: argparse.Namespace) -> None:
    for name in given.attacks or ATTACKS:
        attack, usual = ATTACKS[name]
        begun = time.monotonic()
        seen = await attack(min(given.count or usual, MOST))
        print(json.dumps({"attack": name} | seen | {"took_s": round(time.monotonic() - begun)}), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="all of them if none is named")
    parser.add_argument("--count", type=int, default=0, help="how many of what the attack is made of")
    asyncio.run(main(parser.parse_args()))
