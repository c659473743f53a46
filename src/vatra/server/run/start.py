"""Starting the server: for a host (`serve`) and for whoever just wants to play (`play`)."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import uvicorn

from vatra.core.words import Speaker
from vatra.server.faults import TEXT, Problem
from vatra.server.people.cookies import read_secret
from vatra.server.run import logs
from vatra.server.run.listening import address_of, bind, free_port, listen
from vatra.server.run.settings import Settings, data_folder, database_url, default_database, to_environment
from vatra.server.run.workers import supervise
from vatra.server.store.database import OneServer, prepare
from vatra.server.web.sockets import protocols

PORT: Final = 8000
SHUTDOWN_SECONDS: Final = 5
HOME: Final = ("127.0.0.1", "localhost", "::1")


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    database: str | None = None,
    workers: int = 1,
    secret_file: Path | None = None,
    hosts: tuple[str, ...] = (),
    open_metrics: bool = False,
    language: str = "en",
) -> None:
    """Serve until told to stop. `Problem` says why it cannot begin."""
    settings = Settings(
        database or default_database(),
        str(secret_file or data_folder() / "secret"),
        workers=workers,
        hosts=hosts,
        open_metrics=open_metrics,
    )
    check(settings)
    run(settings, listen(host, port, workers), host, language)


def play(
    port: int | None = None, database: str | None = None, open_browser: bool = True, language: str = "en"
) -> None:
    """Serve this machine alone, on a free port, and open the page. Says one line: the address."""
    settings = Settings(database or default_database(), str(data_folder() / "secret"), hosts=HOME, quiet=True)
    listening = bind(HOME[0], port) if port else free_port(HOME[0], PORT)
    run(settings, listening, HOME[0], language, open_browser)


def check(settings: Settings) -> None:
    """What cannot work is said before anything is opened."""
    if settings.workers < 1:
        raise Problem("server-bad-workers")
    if settings.workers > 1 and database_url(settings.database).get_backend_name() == "sqlite":
        raise Problem("server-workers-need-postgres")


def run(
    settings: Settings, listening: socket.socket, host: str, language: str, open_browser: bool = False
) -> None:
    """Get everything ready, say the address, serve."""
    url = database_url(settings.database)
    lock = OneServer(settings.database)
    allow_many_files()
    try:
        read_secret(Path(settings.secret_file))  # made once, before several workers look for it
        logs.set_up(settings.quiet)
        asyncio.run(prepare(url))
        to_environment(settings)
        port = listening.getsockname()[1]
        address = address_of(host, port)
        print(Speaker(language, (TEXT,)).say("server-open", {"address": address}), flush=True)
        if open_browser:
            opening = threading.Timer(1.0, webbrowser.open, [address])
            opening.daemon = True
            opening.start()
        if settings.workers > 1:
            supervise(settings.workers, host, port)
        else:
            _serve(settings, listening)
    finally:
        listening.close()
        lock.release()


def allow_many_files() -> None:
    """As many connections as the system lets this user have; what it sets for a shell is a few hundred."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config_of(settings: Settings, app: Any) -> uvicorn.Config:
    """How uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # frames are small; a packed message could unpack to anything
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=int(settings.limits.silent_seconds),
        **protocols(settings.limits),
    )


def _serve(settings: Settings, listening: socket.socket) -> None:
    server = uvicorn.Server(config_of(settings, "vatra.server.app:create"))
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the line that ^C was typed into
