"""How fast a move reaches the other screens while many tables play.

    python benchmarks/load.py                            1,000 tables, a move every 10 s at each, for a minute
    python benchmarks/load.py --tables 100 --every 1     100 busy tables

Starts a server of its own on a loopback port (or takes one with --url, which must be on loopback and have generous
limits), seats two people at every table, each reading it, and lets them move in turn. Times are taken
where the people are: from sending a move to its acknowledgement, and to the frame on the other screen. The people
are one Python process on the same machine, so their own delays are part of every number. Prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vatra.server.faults import Problem
from vatra.server.run.listening import listen
from vatra.server.run.settings import Limits, Rate, Settings
from vatra.server.run.start import check, run

MOST_TABLES = 5000
MOST_SECONDS = 900.0
AT_ONCE = 24  # tables that are being set up at the same time
PLENTY = Rate(1e9, 1e9)
LIMITS = Limits(
    requests=PLENTY,
    guests=PLENTY,
    tables=PLENTY,
    tables_of_address=PLENTY,
    messages=PLENTY,
    busy=PLENTY,
    connections=10**6,
    sockets=10**6,
    all_sockets=10**6,
    open_tables=10**6,
    open_tables_of_address=10**6,
)


@dataclass
class Times:
    """Milliseconds."""

    done: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0
    lost: int = 0


class Person:
    """One screen at one table."""

    def __init__(self, url: str, times: Times) -> None:
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=False)
        self.times = times
        self.url = url
        self.frame: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.sent: dict[str, float] = {}
        self.seen: dict[int, float] = {}  # when each row reached this screen
        self.answered: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._ids = itertools.count(1)

    async def come_in(self) -> None:
        (await self.http.get("/api/me")).raise_for_status()

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def sit_down(self, table: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        self.frame = json.loads(await self.socket.recv())
        await self.http.aclose()

    async def listen(self) -> None:
        assert self.socket is not None
        async for raw in self.socket:
            now = time.perf_counter()
            message = msgspec.json.decode(raw)
            if message["type"] == "frame":
                self.frame = message
                self.seen[message["seq"]] = now
            elif message.get("id") in self.answered:
                message["now"] = now
                self.answered.pop(message["id"]).set_result(message)

    async def act(self) -> dict[str, Any] | None:
        """Make a move if it is one's turn; returns the answer with the milliseconds it took."""
        asks = self.frame["asks"]
        if not asks:
            return None
        assert self.socket is not None
        id = f"c{next(self._ids)}"
        text = "back" if random.random() < 0.1 else "deeper"
        self.answered[id] = future = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": id, "seat": asks[0]["seat"], "text": text, "seq": self.frame["seq"]}
        raw = json.dumps(message)
        begun = time.perf_counter()
        await self.socket.send(raw)
        async with asyncio.timeout(60):
            answer: dict[str, Any] = await future
        answer["begun"] = begun
        answer["ms"] = (answer["now"] - begun) * 1000
        return answer


class Table:
    def __init__(self, url: str, times: Times) -> None:
        self.people = [Person(url, times), Person(url, times)]
        self.times = times

    async def open(self) -> None:
        first, second = self.people
        await first.come_in()
        await second.come_in()
        body = {
            "game": "diamant",
            "options": {"unofficial": True},
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "public": True,
        }
        made = await first.post("/api/tables", body)
        await second.post(f"/api/tables/{made['id']}/join", {})
        for person in self.people:
            await person.sit_down(made["id"])

    async def play(self, every: float, until: float) -> None:
        """A move every so many seconds, somewhere in each interval."""
        listening = [asyncio.create_task(person.listen()) for person in self.people]
        try:
            await asyncio.sleep(random.uniform(0, every))
            turn = 0
            while time.monotonic() < until:
                begun = time.monotonic()
                await self.move(turn)
                turn += 1
                await asyncio.sleep(max(0.0, every - (time.monotonic() - begun)))
        finally:
            for task in listening:
                task.cancel()

    async def move(self, turn: int) -> None:
        order = self.people if turn % 2 else self.people[::-1]
        for mover, other in (order, order[::-1]):
            answer = await mover.act()
            if answer is None:
                continue
            if answer["type"] != "done":
                self.times.refused += 1
                return
            self.times.done.append(answer["ms"])
            await self.arrived(other, answer)
            return
        self.times.finished += 1

    async def arrived(self, other: Person, answer: dict[str, Any]) -> None:
        """The same row on the other screen."""
        for _ in range(2000):
            at = other.seen.pop(answer["seq"], None)
            if at is not None:
                self.times.other.append((at - answer["begun"]) * 1000)
                return
            await asyncio.sleep(0.005)
        self.times.lost += 1

    async def close(self) -> None:
        for person in self.people:
            if person.socket is not None:
                await person.socket.close()


# -- the server --------------------------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def own_server(database: str, workers: int, synced: bool) -> AsyncIterator[tuple[str, int]]:
    """A server for this measurement alone; yields its address and its process."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        settings = Settings(
            database or f"sqlite:///{folder}/load.sqlite3",
            f"{folder}/secret",
            synced=synced,
            workers=workers,
            quiet=True,
            limits=LIMITS,
        )
        process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(port)], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(settings))
        process.stdin.close()
        url = f"http://127.0.0.1:{port}"
        try:
            await wait_for(url)
            yield url, process.pid
        finally:
            process.terminate()
            process.wait(30)


async def wait_for(url: str) -> None:
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            try:
                if (await client.get(f"{url}/healthz", timeout=5)).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server did not come up")


def serve(port: int) -> None:
    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    try:
        check(settings)
        run(settings, listen("127.0.0.1", port, settings.workers), "127.0.0.1", "en")
    except Problem as problem:
        raise SystemExit(str(problem)) from None


# -- the measurement ---------------------------------------------------------------------------------------------------


async def own_delays(delays: list[float]) -> None:
    """How late this very process is: what the server cannot be blamed for."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.05)
        delays.append((time.perf_counter() - begun - 0.05) * 1000)


async def measure(url: str, pid: int, tables: int, every: float, seconds: float) -> dict[str, Any]:
    times = Times()
    all_tables = [Table(url, times) for _ in range(tables)]
    turn = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table) -> None:
        async with turn:
            await table.open()

    begun = time.monotonic()
    await asyncio.gather(*[open_one(table) for table in all_tables])
    opened = time.monotonic() - begun
    used = cpu_seconds(pid)
    delays: list[float] = []
    watching = asyncio.create_task(own_delays(delays))
    gc.collect()
    gc.freeze()  # a pause of this process would be measured as one of the server's
    begun = time.monotonic()
    await asyncio.gather(*[table.play(every, begun + seconds) for table in all_tables])
    lasted = time.monotonic() - begun
    watching.cancel()
    used = cpu_seconds(pid) - used
    megabytes = memory(pid)
    told = await numbers(url)
    await asyncio.gather(*[table.close() for table in all_tables])
    return {
        "tables": tables,
        "connections": 2 * tables,
        "every_s": every,
        "seconds": round(lasted, 1),
        "set_up_s": round(opened, 1),
        "moves": len(times.done),
        "moves_per_s": round(len(times.done) / lasted, 1),
        "refused": times.refused,
        "lost": times.lost,
        "games_over": times.finished,
        "acknowledged_ms": percentiles(times.done),
        "other_screen_ms": percentiles(times.other),
        "own_delay_ms": percentiles(delays),
        "server_stored_in_25ms": share(told, "vatra_store_seconds", 0.025),
        "server_loop_late_by_less_than_25ms": share(told, "vatra_loop_lag_seconds", 0.025),
        "server_cpu": round(used / lasted, 3),
        "server_mb": megabytes,
        "load_average": round(os.getloadavg()[0], 2),
        "cores": os.cpu_count(),
    }


async def numbers(url: str) -> dict[str, float]:
    """What the server says about itself, set-up included."""
    async with httpx.AsyncClient(verify=False) as client:
        text = (await client.get(f"{url}/metrics", timeout=30)).text
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def share(told: dict[str, float], name: str, seconds: float) -> float:
    """How many of a histogram's values are at most so many seconds."""
    count = told.get(f"{name}_count", 0.0)
    return round(told.get(f'{name}_bucket{{le="{seconds}"}}', 0.0) / count, 4) if count else 0.0


def percentiles(values: list[float]) -> dict[str, float]:
    if not values:
        return {}
    ordered = sorted(values)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)

    return {"p50": at(0.5), "p90": at(0.9), "p99": at(0.99), "p999": at(0.999), "max": round(ordered[-1], 2)}


def cpu_seconds(pid: int) -> float:
    """Of the server's own process, as Linux counts it."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory(pid: int) -> int:
    with contextlib.suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024
    return 0


async def main(given: argparse.Namespace) -> None:
    tables = min(given.tables, MOST_TABLES)
    seconds = min(given.seconds, MOST_SECONDS)
    if given.url:
        if httpx.URL(given.url).host not in ("127.0.0.1", "localhost", "::1"):
            raise SystemExit("--url: only a server on this machine (127.0.0.1)")
        print(json.dumps(await measure(given.url, 0, tables, given.every, seconds)))
        return
    async with own_server(given.database, given.workers, not given.unsynced) as (url, pid):
        print(json.dumps(await measure(url, pid, tables, given.every, seconds)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=10.0, help="seconds between two moves at one table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--unsynced", action="store_true", help="SQLite does not wait for the disk")
    parser.add_argument("--url", default="", help="measure a server that runs already, on loopback")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    return parser.parse_args()


if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found = arguments()
    if found.serve:
        serve(found.serve)
    else:
        asyncio.run(main(found))
