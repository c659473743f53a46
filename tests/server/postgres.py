"""A private PostgreSQL for the tests: its own cluster in a temporary folder, on a loopback port."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.server.serving import free_port
from tools.provide import apt, postgresql


class Cluster:
    """As root everything runs as the user that Debian's package made: the server refuses to be root."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._root = os.geteuid() == 0
        self._folder = Path(tempfile.mkdtemp(prefix="vatra-postgres-"))
        if self._root:
            user = pwd.getpwnam("postgres")
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        self.port = free_port()
        self._numbers = itertools.count(1)

    def start(self) -> None:
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "vatra", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.go_on()

    def go_on(self) -> None:
        data = str(self._folder / "data")
        # Nothing here has to survive a power cut, and the socket file would otherwise go to a folder of the system's.
        options = f"-p {self.port} -h 127.0.0.1 -k {self._folder} -c fsync=off -c max_connections=200"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", data, "-l", log, "-w", "-t", "60", "-o", options, "start")

    def break_off(self) -> None:
        """As if its machine had been switched off."""
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "stop")

    def stop(self) -> None:
        self.break_off()
        shutil.rmtree(self._folder)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"vatra{next(self._numbers)}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://vatra@127.0.0.1:{self.port}/{name}"

    def sql(self, database: str, statement: str) -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "vatra", "-d", database]
        return self._run("psql", *where, "-A", "-t", "-c", statement)

    def _run(self, program: str, *arguments: str) -> str:
        who = ["runuser", "-u", "postgres", "--"] if self._root else []
        command = [*who, str(self._programs / program), *arguments]
        # pg_ctl leaves the server running with its own output, so the output must not be a pipe that waits for it.
        with tempfile.TemporaryFile("w+") as output:
            done = subprocess.run(command, cwd="/", stdout=output, stderr=subprocess.STDOUT)
            output.seek(0)
            text = output.read()
        if done.returncode:
            raise RuntimeError(f"{program}: {text}")
        return text.strip()


def programs() -> Path | None:
    """The folder of the server's programs; installed from Debian's packages where that needs no password."""
    if postgresql() is None:
        apt("postgresql")
    found = postgresql()
    return None if found is None else Path(found).resolve().parent
