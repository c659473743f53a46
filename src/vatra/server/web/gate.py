"""The gate every connection comes through: who may ask at all, how often, and what every answer says about safety."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from vatra.server.faults import Denied
from vatra.server.house import House
from vatra.server.people.limits import Buckets, Counted, network
from vatra.server.run.logs import tell
from vatra.server.web.messages import Complaint, Event

Scope = dict[str, Any]
Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Coroutine[Any, Any, None]]

NUL: Final = "\0"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an invitation is part of an address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")


class Gate:
    def __init__(self, app: App, house: House) -> None:
        self._app: Final = app
        self._house: Final = house
        self._settings: Final = house.settings
        self._metrics: Final = house.metrics
        self._requests: Final = Buckets(house.settings.limits.requests)
        self._connections: Final = Counted(house.settings.limits.connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._conversation(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # -- HTTP ----------------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500
        headers = header_map(scope)
        asked = scope["method"]
        # HEAD is the answer to GET without its body; whoever carries it to the browser has to know the difference.
        inner = scope | {"method": "GET"} if asked == "HEAD" else scope

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *self._added(scope, message)]
            elif asked == "HEAD":
                message["body"] = b""
            await send(message)

        try:
            self._check(scope, headers)
            await self._app(inner, receive, sending)
        except Denied as denied:
            await answer(denied, sending)
        finally:
            seconds = time.perf_counter() - begun
            route = inner.get("path_template") or "-"
            self._metrics.requests.labels(asked, route, str(status)).observe(seconds)
            # The path only: a query may hold an invitation.
            ms = round(seconds * 1000, 2)
            tell("request", method=asked, path=scope["path"][:200], status=status, ms=ms)

    def _added(self, scope: Scope, message: Message) -> list[tuple[bytes, bytes]]:
        added = list(HEADERS)
        if scope.get("scheme") == "https":
            added.append(HSTS)
        if not any(name.lower() == b"cache-control" for name, _ in message.get("headers", [])):
            added.append(NOT_KEPT)
        return added

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        if not self._host_known(headers):
            raise Denied(421, "other-host")
        if NUL in scope["path"] or NUL.encode() in scope["query_string"] or b"%00" in scope["query_string"]:
            # No name or id has one, and PostgreSQL keeps none.
            raise Denied(400, "bad-request", {"field": "?"})
        if scope["method"] not in SAFE and not self._own_page(headers):
            raise Denied(403, "other-page")
        if not self._requests.take(address(scope)):
            raise Denied(429, "too-fast")

    # -- conversations -------------------------------------------------------------------------------------------------

    async def _conversation(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = header_map(scope)
        key = address(scope)
        if not self._host_known(headers) or not self._own_page(headers) or NUL in scope["path"]:
            await refuse(receive, send, "other-page")
            return
        if not self._requests.take(key) or not self._connections.enter(key):
            self._metrics.dropped.labels("too-many").inc()
            await refuse(receive, send, "too-many")
            return
        begun = time.monotonic()
        self._metrics.readers.inc()
        try:
            await self._app(scope, receive, send)
        finally:
            self._metrics.readers.dec()
            self._connections.leave(key)
            tell("conversation", path=scope["path"][:200], seconds=round(time.monotonic() - begun, 1))
            scope.clear()  # it refers to the connection and the connection to it: both are freed at once

    # -- who asks ------------------------------------------------------------------------------------------------------

    def _host_known(self, headers: dict[str, str]) -> bool:
        """A name in the address line that is not ours is somebody's trick to reach a server in a home."""
        known = self._settings.hosts
        return not known or hostname(headers.get("host", "")) in known

    def _own_page(self, headers: dict[str, str]) -> bool:
        """Browsers say which page asks; other programs say nothing and carry no stranger's cookie."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin in self._settings.origins:
            return True
        return netloc(origin) == headers.get("host", "").lower() != ""


def header_map(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def hostname(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def address(scope: Scope) -> str:
    """Whom to count against."""
    client = scope.get("client")
    return network(str(client[0])) if client else "-"


def from_here(scope: Scope) -> bool:
    """Whether somebody on this very machine asks."""
    client = scope.get("client") or ("",)
    try:
        return ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


async def answer(denied: Denied, send: Send) -> None:
    body = msgspec.json.encode(complaint(denied))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if denied.status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": denied.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse(receive: Receive, send: Send, why: str) -> None:
    """Before a conversation has been accepted: the browser learns that it was refused, and nothing more."""
    await receive()
    tell("conversation-refused", why=why)
    await send({"type": "websocket.close", "code": 1008, "reason": why})


def complaint(denied: Denied) -> Complaint:
    return Complaint(denied.code, Event(denied.name, denied.said), denied.rule)
