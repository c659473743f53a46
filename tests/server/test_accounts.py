"""Guests, accounts, passwords."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.guests import THREE_PEOPLE, Guest, guests
from tests.server.serving import GENEROUS, NearServer, Server

from vatra.server.run.settings import Limits, Rate, database_url

pytestmark = pytest.mark.anyio


async def test_a_guest_gets_a_cookie_that_scripts_cannot_read(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        answer = await client.get("/api/me", headers={"Accept-Language": "uk,en;q=0.5"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie  # plain HTTP on loopback
        assert not answer.json()["account"]
        assert any("а" <= letter <= "я" for letter in answer.json()["name"].lower().replace("і", "и"))
        assert (await client.get("/api/me")).json()["id"] == answer.json()["id"]


async def test_settings_are_kept(url: str) -> None:
    async with guests(url) as [me]:
        answer = await me.http.patch("/api/me", json={"settings": {"language": "uk", "motion": False}})
        assert answer.json()["settings"] == {"language": "uk", "motion": False}
        assert (await me.get("/api/me"))["settings"] == {"language": "uk", "motion": False}
        large = await me.http.patch("/api/me", json={"settings": {"x": "y" * 5000}})
        assert large.status_code == 413


async def test_an_account(url: str, server: Server) -> None:
    login = f"Olena{time.time_ns()}"
    async with guests(url, 3) as [me, second_device, other]:
        made = await me.make(THREE_PEOPLE)
        for body, code in (
            ({"login": "ab", "password": "long enough"}, "bad-login"),
            ({"login": "has space", "password": "long enough"}, "bad-login"),
            ({"login": login, "password": "short"}, "bad-password"),
        ):
            assert (await me.post("/api/account", body, expect=400))["code"] == code
        claimed = await me.post("/api/account", {"login": login, "password": "a fire at night"}, expect=200)
        assert claimed["account"]
        assert claimed["login"] == login
        assert claimed["id"] == me.me["id"]
        again = {"login": f"{login}2", "password": "a fire at night"}
        assert (await me.post("/api/account", again, expect=409))["code"] == "has-account"
        same = {"login": login.upper(), "password": "another fire"}
        assert (await other.post("/api/account", same, expect=409))["code"] == "login-taken"

        wrong = {"login": login, "password": "a fire at dawn"}
        assert (await second_device.post("/api/login", wrong, expect=403))["code"] == "wrong-password"
        unknown = {"login": f"no{login}", "password": "a fire at night"}
        assert (await second_device.post("/api/login", unknown, expect=403))["code"] == "wrong-password"
        right = {"login": login.lower(), "password": "a fire at night"}
        assert (await second_device.post("/api/login", right, expect=200))["id"] == me.me["id"]
        assert (await second_device.get(f"/api/tables/{made['id']}"))["you"] == [0]

        # A new password voids every other device's cookie.
        change = {"current": "a fire at night", "password": "a fire at noon"}
        assert (await me.post("/api/password", change | {"current": "x"}, expect=403))[
            "code"
        ] == "wrong-password"
        await me.post("/api/password", change, expect=200)
        assert (await me.get("/api/me"))["id"] == claimed["id"]
        assert (await second_device.get("/api/me"))["id"] != claimed["id"]
        assert (await other.post("/api/password", change, expect=409))["code"] == "no-account"

        assert not (await me.post("/api/logout"))["account"]
        assert (await me.get("/api/me"))["id"] != claimed["id"]
    file = database_url(server.settings.database).database
    assert file is not None
    with sqlite3.connect(file) as database:
        [(hashed,)] = database.execute("SELECT password FROM people WHERE login = ?", [login.lower()])
    database.close()
    assert hashed.startswith("$argon2id$")
    assert "fire" not in server.log.read_text()


async def test_seats_of_a_guest_go_over_to_the_account(url: str) -> None:
    login = f"marek{time.time_ns()}"
    async with guests(url, 3) as [first, device, friend]:
        await first.post("/api/account", {"login": login, "password": "a fire at night"})
        made = await device.make(THREE_PEOPLE)
        await friend.join(made["id"])
        async with friend.at(made["id"]) as talk:
            person = await device.post("/api/login", {"login": login, "password": "a fire at night"})
            frame = await device.get(f"/api/tables/{made['id']}")
            assert frame["you"] == [0]
            assert frame["table"]["host"]
            await talk.until(lambda frame: frame["players"][0]["name"] == person["name"])


async def test_guessing_passwords_is_slow(serve: Callable[..., NearServer]) -> None:
    server = serve(
        limits=Limits(requests=GENEROUS.requests, guests=GENEROUS.guests, passwords=Rate(3, 0.001))
    )
    async with guests(server.url) as [me]:
        body = {"login": "olena", "password": "guess guess"}
        answers = [await me.http.post("/api/login", json=body) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]


async def test_the_secret_is_the_servers_own(server: Server) -> None:
    file = Path(server.settings.secret_file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(bytes.fromhex(file.read_text().strip())) == 32
    assert file.read_text().strip() not in server.log.read_text()


async def test_unknown_logins_take_as_long_as_known_ones(url: str) -> None:
    login = f"zoria{time.time_ns()}"
    async with guests(url) as [me]:
        await me.post("/api/account", {"login": login, "password": "a fire at night"})

        async def seconds(guest: Guest, name: str) -> float:
            best = 9.0
            for _ in range(5):
                begun = time.perf_counter()
                await guest.http.post("/api/login", json={"login": name, "password": "wrong wrong"})
                best = min(best, time.perf_counter() - begun)
            return best

        known, unknown = await seconds(me, login), await seconds(me, f"not{login}")
        assert unknown > known / 3
