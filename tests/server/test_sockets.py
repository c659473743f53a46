"""Connections that ask for nothing, for too much, or too often; and what is left of those that ended."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import Callable

import httpx
import msgspec
import pytest
from tests.server.guests import guests
from tests.server.serving import GENEROUS, NearServer
from websockets.asyncio.client import connect

from vatra.server.web.conversation import Socket, Talk
from vatra.server.web.sockets import Http, WebSocket

pytestmark = pytest.mark.anyio
QUICK = msgspec.structs.replace(GENEROUS, silent_seconds=0.5, body_seconds=0.5, sockets=10)


async def closed_within(port: int, said: bytes, seconds: float) -> bytes:
    """What a connection that says only this hears until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
    writer.write(said)
    try:
        async with asyncio.timeout(seconds):
            return await reader.read(-1)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        b"\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
    ],
)
async def test_who_says_nothing_more_is_closed(serve: Callable[..., NearServer], said: bytes) -> None:
    await closed_within(serve(limits=QUICK).port, said, 10)


async def test_large_heads_are_refused(serve: Callable[..., NearServer]) -> None:
    port = serve(limits=QUICK).port
    many = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 5000 + b"\r\n"
    assert (await closed_within(port, many, 10)).startswith(b"HTTP/1.1 431 ")
    endless = b"GET / HTTP/1.1\r\nX-A: " + b"a" * 1_000_000
    assert (await closed_within(port, endless, 10))[:13] in (
        b"HTTP/1.1 431 ",
        b"",
    )  # or reset before it was read
    long = b"GET /?x=" + b"a" * 10_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
    assert (await closed_within(port, long, 10)).startswith(b"HTTP/1.1 414 ")


async def test_who_asks_on_and_on_without_listening_is_closed(serve: Callable[..., NearServer]) -> None:
    """Forty connections that each asked sixty thousand times at once kept others waiting for twenty seconds, and the
    server kept every question."""
    server = serve(limits=msgspec.structs.replace(GENEROUS, asked_ahead=5, said_ahead=5, silent_seconds=3))
    asked = b"GET /livez HTTP/1.1\r\n\r\n"
    assert (await closed_within(server.port, asked * 5, 10)).count(b"HTTP/1.1 200 OK") == 5
    assert (await closed_within(server.port, asked * 1000, 10)).count(b"HTTP/1.1 200 OK") <= 6
    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            ping = talk.socket.protocol
            for _ in range(5000):
                ping.send_text(b'{"type":"ping"}')
            talk.socket.transport.write(b"".join(ping.data_to_send()))
            assert await talk.closed() == 1006
            assert len(talk.heard) <= 7


async def test_one_address_cannot_take_all_connections(serve: Callable[..., NearServer]) -> None:
    server = serve(limits=QUICK)
    greedy = [socket.create_connection(("127.0.0.1", server.port), 5, ("127.0.0.2", 0)) for _ in range(30)]
    try:
        open_now = 0
        async with asyncio.timeout(10):
            while True:
                open_now = sum(1 for one in server.connections() if one.peer == "127.0.0.2")
                async with httpx.AsyncClient() as client:  # somebody else is served meanwhile
                    assert (await client.get(f"{server.url}/livez")).status_code == 200
                if open_now == 0:  # and the silent ones are sent away
                    break
                assert open_now <= QUICK.sockets
                await asyncio.sleep(0.05)
    finally:
        for one in greedy:
            one.close()
    assert (await closed_within(server.port, b"", 10)) == b""  # whose connections ended may come again


async def test_all_addresses_together_cannot_either(serve: Callable[..., NearServer]) -> None:
    server = serve(limits=msgspec.structs.replace(GENEROUS, all_sockets=5))
    come = [
        socket.create_connection(("127.0.0.1", server.port), 5, (f"127.0.0.{n}", 0)) for n in range(2, 10)
    ]
    try:
        closed = await asyncio.gather(*[asyncio.to_thread(one.recv, 1) for one in come[5:]])
        assert closed == [b""] * 3
        assert len(server.connections()) == 5
    finally:
        for one in come:
            one.close()


async def test_a_reader_is_counted_until_it_leaves(serve: Callable[..., NearServer]) -> None:
    # Somebody honest is here as well, whom a busy machine may keep waiting.
    limits = msgspec.structs.replace(QUICK, silent_seconds=3.0, body_seconds=20.0)
    server = serve(limits=limits)
    async with guests(server.url) as [me]:
        made = await me.make()
        cookie = {"Cookie": f"vatra={me.http.cookies['vatra']}"}
        address = f"{server.url.replace('http', 'ws')}/api/tables/{made['id']}/ws"
        for _ in range(3 * limits.sockets):
            async with connect(address, additional_headers=cookie, local_addr=("127.0.0.2", 0)) as talk:
                await talk.recv()
                began = time.monotonic()
        await closed_within(server.port, b"", 10)
        assert time.monotonic() - began > limits.silent_seconds / 2  # it was let in and waited for


async def test_connections_that_ended_are_freed_at_once(serve: Callable[..., NearServer]) -> None:
    """Without the collector: with many readers it hardly ever runs."""
    server = serve()
    kinds = (Talk, Socket.__origin__, WebSocket, Http)  # type: ignore[attr-defined]

    def alive() -> int:
        return sum(any(kind in type(one).__mro__ for kind in kinds) for one in gc.get_objects())

    async with guests(server.url) as [me]:
        made = await me.make()
        async with me.at(made["id"]):
            pass
        gc.collect()
        gc.disable()
        try:
            before = alive()
            for _ in range(10):
                async with me.at(made["id"]):
                    pass
            async with asyncio.timeout(10):
                while alive() > before:
                    await asyncio.sleep(0.1)
        finally:
            gc.enable()
