"""Connections before anybody has asked anything: how many there may be, how long and how large a request may be.

uvicorn waits for ever for a request and takes headers of any size. A proxy in front would see to that; a server in a
home or a club has none.
"""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from vatra.server.people.limits import Counted, network
from vatra.server.run.logs import tell
from vatra.server.run.settings import Limits

TOO_LONG: Final = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
ADDRESS_TOO_LONG: Final = TOO_LONG % b"414 URI Too Long"
HEAD_TOO_LARGE: Final = TOO_LONG % b"431 Request Header Fields Too Large"


class Doors:
    """Who may connect: so many from one address, so many in all. A proxy that is believed to speak for others may
    connect as often as it likes; the gate counts those it speaks for."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self._from: Final = Counted(limits.sockets)
        self._all: Final = Counted(limits.all_sockets)
        proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").split(",")
        self._proxies: Final = {proxy.strip() for proxy in proxies}

    def enter(self, peer: str) -> bool:
        if not self._all.enter(""):
            return False
        if peer in self._proxies or "*" in self._proxies or self._from.enter(network(peer)):
            return True
        self._all.leave("")
        return False

    def leave(self, peer: str) -> None:
        self._all.leave("")
        if peer not in self._proxies and "*" not in self._proxies:
            self._from.leave(network(peer))


class Http(HttpToolsProtocol):
    doors: Doors

    def connection_made(self, transport: Any) -> None:
        self.peer = peer_of(transport)
        self.timer: asyncio.TimerHandle | None = None
        self.in_head = True
        self.head_bytes = 0
        self.admitted = self.doors.enter(self.peer)
        if not self.admitted:
            tell("connection-refused", logging.WARNING, of=self.peer)
            self.transport = transport
            transport.abort()
            return
        super().connection_made(transport)
        self.allow(self.doors.limits.silent_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.allow(None)
        if self.admitted:
            self.doors.leave(self.peer)
        super().connection_lost(exc)

    def allow(self, seconds: float | None) -> None:
        """So long may what is under way still take; None: uvicorn sees to it."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        super().data_received(data)
        if (
            self.transport.get_protocol() is not self
        ):  # it is a WebSocket now, and this object has done its work
            self.allow(None)
            self.parser = self.scope = self.headers = self.cycle = cast(Any, None)
            return
        if self.in_head:
            self.head_bytes += len(data)
            if self.head_bytes > self.doors.limits.head_bytes:
                self.refuse(HEAD_TOO_LARGE)
        if self.timer is None and (self.cycle is None or self.cycle.response_complete):
            self.allow(self.doors.limits.silent_seconds)

    def on_message_begin(self) -> None:
        self.in_head = True
        self.head_bytes = 0
        super().on_message_begin()
        self.allow(self.doors.limits.silent_seconds)

    def on_headers_complete(self) -> None:
        self.in_head = False
        limits = self.doors.limits
        if len(self.url) > limits.url_bytes:
            self.refuse(ADDRESS_TOO_LONG)
            raise TooMuch
        if sum([len(name) + len(value) for name, value in self.headers]) > limits.head_bytes:
            self.refuse(HEAD_TOO_LARGE)
            raise TooMuch
        if len(self.pipeline) >= limits.asked_ahead:
            self.transport.close()
            raise TooMuch
        self.allow(limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.allow(self.doors.limits.answer_seconds)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.allow(None)
        super().on_response_complete()

    def refuse(self, words: bytes) -> None:
        self.transport.write(words)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)


class TooMuch(Exception):
    """Ends the reading of a request whose sender has been told why."""


class WebSocket(WebSocketsSansIOProtocol):
    doors: Doors

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.queue.qsize() > self.doors.limits.said_ahead:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(peer_of(self.transport))
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to its connection and that to it: both are freed at once


def peer_of(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "-"


def protocols(limits: Limits) -> dict[str, Any]:
    """For uvicorn's configuration: both kinds of connections, counted together."""
    doors = Doors(limits)
    return {"http": type("Http", (Http,), {"doors": doors}), "ws": type("Ws", (WebSocket,), {"doors": doors})}
