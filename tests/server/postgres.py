"""A private PostgreSQL for the tests: its own cluster in a temporary folder, on a loopback port."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
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
        options = ["-p", str(self.port), "-h", "127.0.0.1", "-k", str(self._folder)]
        options += ["-c", "fsync=off", "-c", "max_connections=200"]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                self._as_user("postgres", "-D", data, *options), cwd="/", stdout=log, stderr=log
            )
        until = time.monotonic() + 60
        while True:
            try:
                self.sql("postgres", "SELECT 1")
                return
            except RuntimeError:
                if self._server.poll() is not None or time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def break_off(self) -> None:
        """As if its machine had been switched off."""
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait()

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

    def _as_user(self, program: str, *arguments: str) -> list[str]:
        """It ends with the tests that started it, also when these are killed."""
        who = ["--reuid=postgres", "--regid=postgres", "--init-groups"] if self._root else []
        return ["setpriv", *who, "--pdeathsig=QUIT", str(self._programs / program), *arguments]

    def _run(self, program: str, *arguments: str) -> str:
        command = self._as_user(program, *arguments)
        done = subprocess.run(command, cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}")
        return done.stdout.strip()


def programs() -> Path | None:
    """The folder of the server's programs; installed from Debian's packages where that needs no password."""
    if postgresql() is None:
        apt("postgresql")
    found = postgresql()
    return None if found is None else Path(found).resolve().parent
