"""Where a server listens. A socket is bound before anything else happens, so a port in use is known at once."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Final

from vatra.server.faults import Problem

BACKLOG: Final = 2048
PORTS_TRIED: Final = 50


def listen(host: str, port: int, workers: int) -> socket.socket:
    """A socket that listens there; or one that keeps the port for several workers, who bind it for themselves."""
    first = bind(host, port)
    if workers == 1:
        return first
    found = first.getsockname()[1]
    first.close()  # it showed that nobody else listens there; sockets that share a port would not tell
    if not hasattr(socket, "SO_REUSEPORT"):
        raise Problem("server-workers-here")
    return bind(host, found, shared=True)


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that listens there, or a `Problem` that says what to do. One that is `shared` does not listen yet."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, where = found[0]
        listening = socket.socket(family, kind, protocol)
    except OSError:
        raise Problem("server-bad-host", {"host": host}) from None
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if shared:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listening.bind(where)
        if not shared:
            listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise Problem("server-port-taken", {"port": port}) from None
        if error.errno == errno.EACCES:
            raise Problem("server-port-denied", {"port": port}) from None
        raise Problem("server-bad-host", {"host": host}) from None
    return listening


def free_port(host: str, usual: int) -> socket.socket:
    """The usual port, or the next one that nobody uses."""
    for port in range(usual, usual + PORTS_TRIED):
        try:
            return bind(host, port)
        except Problem as problem:
            if problem.name != "server-port-taken":
                raise
    raise Problem("server-no-free-port", {"first": usual, "last": usual + PORTS_TRIED - 1})


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
