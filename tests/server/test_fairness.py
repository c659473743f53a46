"""The deal is made of the server's secret and of every player's number; whatever is changed afterwards is noticed."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from tests.server.guests import BOTS, THREE_PEOPLE, Guest, Json, guests
from tests.server.serving import NearServer, Server

from vatra.core.errors import BadInput
from vatra.core.fair import dealt_from, pledge, promise
from vatra.core.log import log_of, open_live, read_log, verify
from vatra.server.run.settings import database_url

pytestmark = pytest.mark.anyio


def number() -> tuple[str, str]:
    value = secrets.token_bytes(32)
    return value.hex(), pledge(value)


async def played(me: Guest, table: str) -> Json:
    """To the end, as the page does it: the number is opened as soon as it is asked for."""
    async with me.at(table) as talk:
        while not talk.frame["over"]:
            await talk.until(lambda frame: frame["asks"] or frame["over"])
            if talk.frame["asks"]:
                await talk.act("back")
        return talk.frame


async def alone(me: Guest) -> tuple[str, Json, str, str]:
    """A game with bots: the table, its last frame, the log and the promise of its first frame."""
    value, pledged = number()
    made = await me.make(BOTS, pledge=pledged)
    first = (await me.get(f"/api/tables/{made['id']}"))["table"]
    assert first["dealing"]
    assert first["status"] == "waiting"  # nothing is dealt before my number is there
    assert first["parts"] == [{"seat": 0, "pledge": pledged, "value": ""}]
    await me.post(f"/api/tables/{made['id']}/open", {"value": value}, expect=204)
    end = await played(me, made["id"])
    assert end["table"]["parts"] == [{"seat": 0, "pledge": pledged, "value": value}]
    log = (await me.http.get(f"/api/tables/{made['id']}/log")).text
    return made["id"], end, log, first["commitment"]


async def test_a_table_of_one_person_and_bots(url: str) -> None:
    """The server's secret is bound before my number is known, so neither of us has chosen the deal."""
    async with guests(url) as [me]:
        table, end, text, promised = await alone(me)
        log = read_log(text, "log")
        live = verify(log, "log", promised, end["table"]["receipt"])
        assert live.table.over
        assert log.account is not None
        assert log.account.table == table
        assert log.account.players == ["person", *[bot["bot"] for bot in end["players"][1:]]]
        assert {move.by for move in log.moves if move.seat == 0} == {""}
        assert {move.by for move in log.moves if move.seat > 0} == {"bot"}
        assert log.result == end["result"]["places"]
        assert log.signature is not None
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(log.signature.key))
        key.verify(bytes.fromhex(log.signature.signature), log.signature.words.encode())


async def test_everybody_has_a_part(url: str) -> None:
    async with guests(url, 3) as people:
        numbers = [number() for _ in people]
        made = await people[0].make(THREE_PEOPLE, pledge=numbers[0][1])
        for one, (_, pledged) in zip(people[1:], numbers[1:], strict=True):
            await one.join(made["id"], pledge=pledged)
        where = f"/api/tables/{made['id']}"
        for n, one in enumerate(people):
            info = (await one.get(where))["table"]
            assert info["dealing"]
            assert [part["value"] for part in info["parts"]] == [
                ""
            ] * 3  # nobody sees one before the last is there
            assert (await one.post(f"{where}/open", {"value": numbers[n - 1][0]}, expect=400))[
                "code"
            ] == "other-number"
            await one.post(f"{where}/open", {"value": numbers[n][0]}, expect=204)
            if n == 0:  # who came now would know a number that is open
                assert (await people[1].post(f"{where}/leave", expect=409))["code"] == "already-started"
        info = (await people[0].get(where))["table"]
        assert info["status"] == "playing"
        assert [part["value"] for part in info["parts"]] == [value for value, _ in numbers]


async def test_a_number_that_never_comes(serve: Callable[..., NearServer]) -> None:
    """The others do not wait for ever, and everybody sees whose number is missing."""
    server = serve(deal_seconds=0.3)
    async with guests(server.url, 2) as [me, silent]:
        value, pledged = number()
        made = await me.make([{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}], pledge=pledged)
        await silent.join(made["id"], pledge=number()[1])
        await me.post(f"/api/tables/{made['id']}/open", {"value": value}, expect=204)
        async with me.at(made["id"]) as talk:
            frame = await talk.until(lambda frame: frame["table"]["status"] == "playing")
            assert [bool(part["value"]) for part in frame["table"]["parts"]] == [True, False]


async def test_the_deal_comes_even_if_nobody_looks(serve: Callable[..., NearServer]) -> None:
    server = serve(deal_seconds=0.3)
    async with guests(server.url) as [me]:
        made = await me.make(BOTS, pledge=number()[1])
        for _ in range(100):
            if (await me.get("/api/lobby"))["mine"][0]["status"] != "waiting":
                return
            await asyncio.sleep(0.1)
    raise AssertionError(made)


async def test_the_server_cannot_grind_a_seed(url: str) -> None:
    """Once it knows my number it tries secrets until the first card suits it, and makes log, promise and signature fit.
    Its log is true to itself, and not to the promise that I noted before I told my number."""
    async with guests(url) as [me]:
        table, _, text, promised = await alone(me)
    honest = read_log(text, "log")
    assert honest.account is not None
    cards = set()
    for n in range(40):
        secret = n.to_bytes(32, "big")
        live = open_live(
            honest.game, len(honest.seats), honest.settings, dealt_from(secret, honest.account.parts)
        )
        cards.add(tuple(live.gave))
        while not live.table.over:
            live.act(live.table.to_act[0], "back")
        fits = promise(
            secret, table, honest.game.id, honest.version, len(honest.seats), dict(honest.settings)
        )
        ground = log_of(live, honest.seats, secret, fits, None, honest.account).text()
        verify(read_log(ground, "log"), "log")
        with pytest.raises(BadInput) as noticed:
            verify(read_log(ground, "log"), "log", promised)
        assert noticed.value.name == "log-other-promise"
    assert len(cards) > 5  # it did have a choice


def lines_of(text: str) -> list[Json]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[Json]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def changed(at: int, **values: Any) -> Callable[[list[Json]], list[Json]]:
    def change(lines: list[Json]) -> list[Json]:
        lines[at] |= values
        return lines

    return change


def other_seed(lines: list[Json]) -> list[Json]:
    """The whole game dealt anew from another secret, with a promise that fits it."""
    seed = secrets.token_bytes(32)
    head = lines[0]
    lines[-2]["seed"] = seed.hex()
    head["commitment"] = promise(
        seed, head["table"], head["game"], head["version"], len(head["seats"]), head["options"]
    )
    return lines


TAMPERED: dict[str, Callable[[list[Json]], list[Json]]] = {
    "another seed": changed(-2, seed="00" * 32),
    "another seed with its promise": other_seed,
    "another promise": changed(0, commitment="00" * 32),
    "another name": changed(0, seats=["Somebody", "else", "here"]),
    "another player": changed(0, players=["person", "person", "person"]),
    "another program": changed(0, program="9.9.9"),
    "another table": changed(0, table="elsewhere"),
    "another version": changed(0, version=99),
    "another option": changed(0, options={"relics": "numbered"}),
    "no parts": changed(0, parts=[]),
    "another number": lambda lines: changed(0, parts=[[0, number()[1], number()[0]]])(lines),
    "a number unopened": lambda lines: changed(0, parts=[[*lines[0]["parts"][0][:2], ""]])(lines),
    "another maker of a move": changed(1, by="timer"),
    "another move": lambda lines: changed(1, do="deeper" if lines[1]["do"] == "back" else "back")(lines),
    "a move less": lambda lines: lines[:1] + lines[2:],
    "a move twice": lambda lines: lines[:2] + lines[1:],
    "another card": changed(0, gave=["no such card"]),
    "another result": changed(-2, result=[9, 9, 9]),
    "another end": changed(-2, digest="00" * 32),
    "another signature": changed(-1, signature="00" * 64),
    "no signature": lambda lines: lines[:-1],
}  # fmt: skip


async def test_whatever_is_changed_is_noticed(url: str) -> None:
    """By who noted the promise and the receipt, or knows the server's key."""
    async with guests(url) as [me]:
        _, end, text, promised = await alone(me)
    key = read_log(text, "log").signature
    assert key is not None
    for kind, change in TAMPERED.items():
        tampered = text_of(change(lines_of(text)))
        assert tampered != text, kind
        noticed = []
        try:
            log = read_log(tampered, "log")
            verify(log, "log", promised, end["table"]["receipt"])
        except BadInput:
            noticed.append("receipt")
        try:
            log = read_log(tampered, "log")
            assert log.signature is not None
            assert log.signature.key == key.key
            public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key.key))
            public.verify(bytes.fromhex(log.signature.signature), log.signature.words.encode())
        except Exception:
            noticed.append("signature")
        assert noticed, kind
        if kind not in ("another signature", "no signature"):
            assert noticed == ["receipt", "signature"], kind


async def test_the_promise_binds_what_is_played(url: str) -> None:
    async with guests(url) as [me]:
        promises = set()
        for options in ({}, {"relics": "numbered"}):
            made = await me.make(BOTS, options=options)
            promises.add((await me.get(f"/api/tables/{made['id']}"))["table"]["commitment"])
        assert len(promises) == 2


async def test_seeds_are_sealed_in_the_database(url: str, server: Server) -> None:
    async with guests(url) as [me]:
        table, end, _, _ = await alone(me)
    file = database_url(server.settings.database).database
    assert file is not None
    with sqlite3.connect(file) as database:
        [(kept,)] = database.execute("SELECT seed FROM tables WHERE id = ?", [table])
    database.close()
    assert bytes.fromhex(end["table"]["seed"]) not in bytes(kept)
    assert len(kept) > 32


async def test_the_receipt_is_the_hash_of_the_log(url: str) -> None:
    async with guests(url) as [me]:
        _, end, text, _ = await alone(me)
    unsigned = "".join(text.splitlines(keepends=True)[:-1])
    assert hashlib.sha256(unsigned.encode()).hexdigest() == end["table"]["receipt"]


async def test_tables_from_before_play_on(serve: Callable[..., NearServer]) -> None:
    """Made when players had no part yet: their promise and their log are what they were."""
    server = serve()
    async with guests(server.url) as [me]:
        made = await me.make(BOTS)
        end = await played(me, made["id"])
        file = database_url(server._settings.database).database
        assert file is not None
        with sqlite3.connect(file) as database:
            database.execute("UPDATE moves SET text = '' WHERE kind = 'made'")
            database.execute("UPDATE tables SET seed = ?", [bytes.fromhex(end["table"]["seed"])])
        database.close()
        room = server.house.rooms.loaded(made["id"])
        assert room is not None
        server.house.rooms.forget(room)
        log = read_log((await me.http.get(f"/api/tables/{made['id']}/log")).text, "log")
        assert log.account is None
        verify(log, "log")
