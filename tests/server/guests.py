"""People as the page makes them: a cookie, requests, and a conversation at a table."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
from tests.server.patches import applied
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "bot", "bot": "random"}]
THREE_PEOPLE = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]

Json = dict[str, Any]


class Talk:
    """One conversation. Keeps the latest frame and the log, as the page does."""

    def __init__(self, socket: ClientConnection, ids: itertools.count[int]) -> None:
        self.socket = socket
        self.frame: Json = {}
        self.lines: dict[int, Json] = {}
        self.heard: list[Json] = []
        self._ids = ids

    async def receive(self, patience: float = PATIENCE) -> Json:
        async with asyncio.timeout(patience):
            raw = await self.socket.recv()
        message: Json = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "frame":
            self.take(message)
        return message

    def take(self, frame: Json) -> None:
        if frame["beats"]:  # the story leads from the view this reader had to the one that is sent
            view = self.frame["view"]
            for beat in frame["beats"]:
                view = applied(view, beat["patch"])
            assert view == frame["view"]
        self.frame = frame
        first = frame["log"]["from"]
        self.lines = {n: line for n, line in self.lines.items() if n < first}
        self.lines |= {line["n"]: line for line in frame["log"]["lines"]}

    async def say(self, **message: Any) -> str:
        id = f"c{next(self._ids)}"
        await self.socket.send(json.dumps({"id": id} | message))
        return id

    async def ask(self, **message: Any) -> Json:
        """Say it and wait for its answer."""
        id = await self.say(**message)
        while True:
            answer = await self.receive()
            if answer.get("id") == id:
                return answer

    async def act(self, text: str, seat: int | None = None, seq: int | None = None) -> Json:
        return await self.ask(
            type="act",
            seat=self.frame["seat"] if seat is None else seat,
            text=text,
            seq=self.frame["seq"] if seq is None else seq,
        )

    async def until(self, condition: Callable[[Json], object], patience: float = PATIENCE) -> Json:
        """Listen until a frame is as wanted."""
        while not self.frame or not condition(self.frame):
            await self.receive(patience)
        return self.frame

    async def reach(self, seq: int) -> Json:
        """Listen until everything up to a row is known."""
        return await self.until(lambda frame: frame["seq"] >= seq)

    async def hear(self, kind: str, patience: float = PATIENCE) -> Json:
        while True:
            message = await self.receive(patience)
            if message["type"] == kind:
                return message

    async def silence(self, seconds: float) -> list[Json]:
        """Whatever comes within a while."""
        came: list[Json] = []
        with contextlib.suppress(TimeoutError):
            while True:
                came.append(await self.receive(seconds))
        return came

    async def closed(self) -> int:
        """Listen until the server hangs up; returns its code."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def can_act(self) -> bool:
        return bool(self.frame["asks"])


class Guest:
    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
        self.me: Json = {}
        self._ids = itertools.count(1)

    async def come_in(self) -> Guest:
        self.me = (await self.http.get("/api/me")).json()
        return self

    async def post(self, path: str, body: Any = None, expect: int | None = None) -> Any:
        answer = await self.http.post(path, json={} if body is None else body)
        if expect is not None:
            assert answer.status_code == expect, answer.text
            return answer.json() if answer.content else None
        assert answer.status_code < 300, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str, expect: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == expect, answer.text
        return answer.json()

    async def make(self, seats: list[Json] | None = None, **table: Any) -> Json:
        body = {"game": "diamant", "seats": seats or BOTS, "public": True} | table
        made: Json = await self.post("/api/tables", body, expect=201)
        return made

    async def join(self, table: str, **wish: Any) -> None:
        await self.post(f"/api/tables/{table}/join", wish, expect=204)

    @contextlib.asynccontextmanager
    async def at(self, table: str, **query: Any) -> AsyncIterator[Talk]:
        """The conversation at a table, from its first frame on."""
        async with self.socket(table, **query) as socket:
            talk = Talk(socket, self._ids)
            await talk.receive()
            yield talk

    @contextlib.asynccontextmanager
    async def socket(self, table: str, **query: Any) -> AsyncIterator[ClientConnection]:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        params = str(httpx.QueryParams(query))
        async with connect(
            f"{address}?{params}", additional_headers={"Cookie": cookie}, compression=None, max_size=1 << 24
        ) as socket:
            yield socket

    async def leave_house(self) -> None:
        await self.http.aclose()


@contextlib.asynccontextmanager
async def guests(url: str, count: int = 1) -> AsyncIterator[list[Guest]]:
    found = [Guest(url) for _ in range(count)]
    try:
        for guest in found:
            await guest.come_in()
        yield found
    finally:
        for guest in found:
            await guest.leave_house()


@contextlib.asynccontextmanager
async def table_of_three(url: str, **table: Any) -> AsyncIterator[tuple[list[Guest], list[Talk], str]]:
    """Three people, each in the conversation, at a table that has just begun."""
    async with guests(url, 3) as people, contextlib.AsyncExitStack() as open_talks:
        made = await people[0].make(THREE_PEOPLE, **table)
        for other in people[1:]:
            await other.join(made["id"], invite=made["invite"])
        talks = [await open_talks.enter_async_context(one.at(made["id"])) for one in people]
        yield people, talks, made["id"]


async def play_to_the_end(talks: list[Talk], choose: Callable[[int, Json], str]) -> None:
    """Everybody who may act does, until the game is over."""
    while not talks[0].frame["over"]:
        for seat, talk in enumerate(talks):
            if talk.can_act():
                answer = await talk.act(choose(seat, talk.frame))
                assert answer["type"] == "done", answer
        seq = max(talk.frame["seq"] for talk in talks)
        for talk in talks:
            await talk.reach(seq)
