"""A real server in a process of its own, on a free loopback port.

Run as a program (`python -m tests.server.serving PORT LUCK`) it is that process; its settings come as JSON.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import hashlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvicorn

from vatra.core.game import Game
from vatra.core.options import Settings as Options
from vatra.server.app import build
from vatra.server.faults import Problem
from vatra.server.house import House
from vatra.server.run.listening import bind, listen
from vatra.server.run.settings import Limits, Rate, Settings, database_url
from vatra.server.run.start import check, config_of, run
from vatra.server.store.database import prepare
from vatra.server.store.rows import Header
from vatra.server.tables import making, state
from vatra.server.web.sockets import Http

ROOT = Path(__file__).resolve().parent.parent.parent
PLENTY = Rate(1e9, 1e9)
PARENT_DIES = 1  # what Linux calls PR_SET_PDEATHSIG
# Tests that are not about limits must not meet them.
GENEROUS = Limits(
    requests=PLENTY,
    guests=PLENTY,
    passwords=PLENTY,
    tables=PLENTY,
    tables_of_address=PLENTY,
    messages=PLENTY,
    talk=PLENTY,
    hints=PLENTY,
    connections=100_000,
    connections_per_person=1000,
    sockets=100_000,
    all_sockets=100_000,
    busy=PLENTY,
    asked_ahead=100_000,
    said_ahead=100_000,
    readers=1000,
    offences=1_000_000_000,
    open_tables=100_000,
    open_tables_of_address=100_000,
)


def settings_in(folder: Path, **changes: object) -> Settings:
    """Quick bots, generous limits, everything in one folder, which need not survive a power cut."""
    values: dict[str, object] = {
        "database": f"sqlite:///{folder / 'vatra.sqlite3'}",
        "secret_file": str(folder / "secret"),
        "synced": False,
        "bot_delay": (0.0, 0.0),
        "thinkers": 1,
        "grace_seconds": 0.2,
        "limits": GENEROUS,
    }
    return Settings(**(values | changes))  # type: ignore[arg-type]


class Server:
    def __init__(self, settings: Settings, folder: Path, port: int = 0, luck: str = "") -> None:
        self.settings = settings
        self.luck = luck
        self.port = port or free_port()
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.serving", str(self.port), self.luck],
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(self.settings))
        self.process.stdin.close()
        self._wait_until_up()

    def _wait_until_up(self) -> None:
        assert self.process is not None
        for _ in range(600):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not come up: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """In good order; returns the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def children(self) -> list[int]:
        """Processes of the server's own, such as those in which bots think."""
        assert self.process is not None
        file = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in file.read_text().split()]

    def log_lines(self) -> list[dict[str, object]]:
        *lines, _half = self.log.read_text().split("\n")  # a path in a line may hold other ends of lines
        return [msgspec.json.decode(line) for line in lines if line.startswith("{")]


class NearServer:
    """The same server in a thread of the test: it starts at once, and cannot be killed."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self._settings = settings
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._listening = bind("127.0.0.1", self.port)
        self.house = House(settings)
        self._server = uvicorn.Server(config_of(settings, build(self.house)))
        self._server.config.loop = "asyncio"
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        asyncio.run(prepare(database_url(self._settings.database)))
        self._server.run(sockets=[self._listening])

    def start(self) -> None:
        self._thread.start()
        for _ in range(1200):
            if self._server.started:
                return
            time.sleep(0.02)
        raise RuntimeError("the server did not come up")

    def connections(self) -> list[Http]:
        """Those that ask, or may yet."""
        return [one for one in list(self._server.server_state.connections) if isinstance(one, Http)]

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        self._listening.close()
        assert not self._thread.is_alive()


def free_port() -> int:
    """Below those that the system gives to whoever connects: while a killed server is away its port stays free, and
    those who try to reach it do not reach themselves."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def deal_alike(luck: str) -> None:
    """From now on this process deals tables of one kind (game, seats, options) alike."""
    by_chance = making.new_header
    cast(Any, state).dealt_from = lambda seed, _parts: (
        seed
    )  # what the players add would make every deal another one

    def new_header(
        game: Game, options: Options, seats: int, public: bool, timer: int | None, rematch_of: str
    ) -> Header:
        kind = repr((luck, game.id, sorted(options.items()), seats, bool(rematch_of)))
        header = by_chance(game, options, seats, public, timer, rematch_of)
        return msgspec.structs.replace(header, seed=hashlib.sha256(kind.encode()).digest())

    making.new_header = new_header


def main() -> None:
    if sys.platform == "linux":  # whoever kills the tests kills their servers
        ctypes.CDLL(None).prctl(PARENT_DIES, signal.SIGKILL)
    if luck := sys.argv[2]:
        deal_alike(luck)
    settings = msgspec.json.decode(sys.stdin.buffer.read(), type=Settings)
    try:
        check(settings)
        run(settings, listen("127.0.0.1", int(sys.argv[1]), settings.workers), "127.0.0.1", "en")
    except Problem as problem:
        raise SystemExit(str(problem)) from None


if __name__ == "__main__":
    main()
