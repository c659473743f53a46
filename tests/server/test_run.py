"""Starting and stopping: clear words when it cannot begin, good order when it ends."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.guests import guests
from tests.server.serving import ROOT, Server, settings_in

from vatra.core.words import LANGUAGES
from vatra.server.faults import Problem
from vatra.server.people.cookies import Signer, read_secret
from vatra.server.run.listening import address_of, bind, free_port, listen
from vatra.server.run.settings import ENVIRONMENT, Settings, database_url
from vatra.server.run.start import allow_many_files, check, serve
from vatra.server.store.database import OneServer


def test_a_port_in_use() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Problem, match=rf"Port\s{port}\sis in use") as problem:
            bind("127.0.0.1", port)
        for language in LANGUAGES:
            assert "--port" in problem.value.in_words(language)
        with pytest.raises(Problem, match="in use"):
            listen("127.0.0.1", port, 2)
        with free_port("127.0.0.1", port) as found:
            assert found.getsockname()[1] > port


def test_no_place_to_listen() -> None:
    with pytest.raises(Problem, match="no address"):
        bind("203.0.113.7", 0)
    with pytest.raises(Problem, match="no address"):
        bind("no such host.invalid", 0)
    assert address_of("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert address_of("::1", 8000) == "http://[::1]:8000"


def test_workers_share_a_port() -> None:
    with listen("127.0.0.1", 0, 2) as kept:
        where = kept.getsockname()
        first, second = (bind(where[0], where[1], shared=True) for _ in range(2))
        with first, second:
            assert first.getsockname() == second.getsockname() == where
            first.listen()
            with socket.create_connection(where, 5), first.accept()[0]:
                pass  # it was not led to whoever does not listen yet


def test_as_many_files_as_the_system_lets() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before[1] // 2, before[1]))
        allow_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_what_cannot_work_is_said_first(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="Several workers need PostgreSQL"):
        check(Settings(f"sqlite:///{tmp_path}/x.sqlite3", "", workers=2))
    with pytest.raises(Problem, match="at least one worker"):
        serve(workers=0, database=f"sqlite:///{tmp_path}/x.sqlite3")
    for address, words in (
        ("nonsense", "not the address"),
        ("sqlite://", "SQLite needs a file"),
        ("sqlite:///:memory:", "SQLite needs a file"),
        ("mysql://x/y", "cannot be used"),
    ):
        with pytest.raises(Problem, match=words):
            database_url(address)
    assert database_url("postgres://u@h/d").drivername == "postgresql+asyncpg"
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Problem, match="database cannot be used"):
        OneServer(f"sqlite:///{tmp_path}/file/deeper/vatra.sqlite3")


def test_one_server_for_one_file(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/vatra.sqlite3"
    first = OneServer(address)
    with pytest.raises(Problem, match="Another Vatra server"):
        OneServer(address)
    first.release()
    OneServer(address).release()


def test_the_secret(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "secret"
    secret = read_secret(file)
    assert read_secret(file) == secret
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    read_secret(file)
    assert file.stat().st_mode & 0o777 == 0o600
    for bad in ("", "abcd", "not hexadecimal " * 9):
        file.write_text(bad)
        with pytest.raises(Problem, match="Delete it"):
            read_secret(file)


def test_signatures() -> None:
    signer, other = Signer(b"a" * 32), Signer(b"b" * 32)
    cookie = f"person.3.{signer._signature('person.3')}"
    assert signer.read(cookie) == ("person", 3)
    assert other.read(cookie) is None
    for n in range(len(cookie)):
        changed = cookie[:n] + ("A" if cookie[n] != "A" else "B") + cookie[n + 1 :]
        assert signer.read(changed) is None


def test_play_says_one_line_and_ends_on_request(tmp_path: Path) -> None:
    program = "from vatra.server.run.start import play; play(open_browser=False)"
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    playing = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    line = playing.stdout.readline()
    assert line.startswith("Vatra is at http://127.0.0.1:")
    address = line.split()[-1]
    with httpx.Client(base_url=address, verify=False, timeout=30) as client:
        assert client.get("/api/me").status_code == 200
        assert client.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
    assert (tmp_path / "vatra" / "vatra.sqlite3").exists()
    assert (tmp_path / "vatra" / "secret").stat().st_mode & 0o777 == 0o600
    again = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert "Another Vatra server is using" in again.stderr
    playing.send_signal(signal.SIGINT)
    rest, errors = playing.communicate(timeout=20)
    assert rest == ""
    assert errors.strip() == ""
    assert playing.returncode == 0


def test_a_worker_that_cannot_start_says_why(tmp_path: Path) -> None:
    """In one line, in the form of the log."""
    (tmp_path / "secret").write_text("not hexadecimal")
    to_start = Settings(f"sqlite:///{tmp_path}/vatra.sqlite3", str(tmp_path / "secret"))
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "vatra.server.run.workers", "127.0.0.1", "0"],
        env=os.environ | {ENVIRONMENT: msgspec.json.encode(to_start).decode()},
        stdin=subprocess.PIPE,  # it ends with its parent, who lets go of this
        stderr=subprocess.PIPE,
        text=True,
    ) as worker:
        assert worker.stderr is not None
        told = worker.stderr.read()
    assert worker.returncode == 3
    [line] = told.splitlines()
    said = json.loads(line)
    assert said["level"] == "error"
    assert "secret" in said["why"]


@pytest.mark.anyio
async def test_going_down_in_good_order(tmp_path: Path) -> None:
    server = Server(settings_in(tmp_path), tmp_path)
    server.start()
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            await talk.act("deeper")
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await talk.closed() in (1012, 1001)
            assert await stopping in (0, -signal.SIGTERM)
    assert not [line for line in server.log_lines() if line["level"] == "error"]
    assert "Traceback" not in server.log.read_text()
