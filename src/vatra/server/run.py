"""Starting the server: for a host (`serve`) and for whoever just wants to play (`play`)."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from vatra.core.words import Speaker
from vatra.server import logs
from vatra.server.cookies import read_secret
from vatra.server.database import OneServer, prepare
from vatra.server.faults import TEXT, Problem
from vatra.server.settings import Settings, data_folder, database_url, default_database, to_environment

PORT: Final = 8000
PORTS_TRIED: Final = 50
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
    run(settings, bind(host, port), host, language)


def play(
    port: int | None = None, database: str | None = None, open_browser: bool = True, language: str = "en"
) -> None:
    """Serve this machine alone, on a free port, and open the page. Says one line: the address."""
    settings = Settings(database or default_database(), str(data_folder() / "secret"), hosts=HOME, quiet=True)
    run(settings, bind(HOME[0], port) if port else free_port(HOME[0]), HOME[0], language, open_browser)


def run(
    settings: Settings, listening: socket.socket, host: str, language: str, open_browser: bool = False
) -> None:
    """Get everything ready, say the address, serve."""
    url = database_url(settings.database)
    if settings.workers < 1:
        raise Problem("server-bad-workers")
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        raise Problem("server-workers-need-postgres")
    lock = OneServer(settings.database)
    try:
        read_secret(Path(settings.secret_file))  # made once, before several workers look for it
        logs.set_up(settings.quiet)
        asyncio.run(prepare(url))
        to_environment(settings)
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}"
        print(Speaker(language, (TEXT,)).say("server-open", {"address": address}), flush=True)
        if open_browser:
            opening = threading.Timer(1.0, webbrowser.open, [address])
            opening.daemon = True
            opening.start()
        _serve(settings, listening)
    finally:
        listening.close()
        lock.release()


def config_of(settings: Settings, app: Any) -> uvicorn.Config:
    """How uvicorn is to run the application."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,  # frames are small; a packed message could unpack to anything
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=30,
    )


def _serve(settings: Settings, listening: socket.socket) -> None:
    config = config_of(settings, "vatra.server.app:create")
    if settings.workers > 1:
        Multiprocess(config, sockets=[listening]).run()
        return
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        print(file=sys.stderr)  # the line that ^C was typed into


# -- where to listen ---------------------------------------------------------------------------------------------------


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens there, or a `Problem` that says what to do."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, where = found[0]
        listening = socket.socket(family, kind, protocol)
    except OSError:
        raise Problem("server-bad-host", {"host": host}) from None
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(2048)
        listening.set_inheritable(True)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise Problem("server-port-taken", {"port": port}) from None
        if error.errno == errno.EACCES:
            raise Problem("server-port-denied", {"port": port}) from None
        raise Problem("server-bad-host", {"host": host}) from None
    return listening


def free_port(host: str) -> socket.socket:
    """The usual port, or the next one that nobody uses."""
    for port in range(PORT, PORT + PORTS_TRIED):
        try:
            return bind(host, port)
        except Problem as problem:
            if problem.name != "server-port-taken":
                raise
    raise Problem("server-no-free-port", {"first": PORT, "last": PORT + PORTS_TRIED - 1})
