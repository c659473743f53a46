"""Guests, accounts, passwords."""

from __future__ import annotations

import base64
import hashlib
import hmac
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from pyotp.totp import TOTP
from tests.server.guests import THREE_PEOPLE, Guest, guests
from tests.server.serving import GENEROUS, NearServer, Server

from vatra.server.people.persons import easily_guessed
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

        # A new password sends every other device away.
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


# -- devices -----------------------------------------------------------------------------------------------------------


def login_of(name: str) -> dict[str, str]:
    return {"login": f"{name}{time.time_ns()}", "password": "a fire at night"}


async def test_every_device_has_a_session_of_its_own(url: str) -> None:
    account = login_of("kalyna")
    async with guests(url, 2) as [phone, laptop]:
        before = phone.http.cookies["vatra"]
        await phone.post("/api/account", account, expect=200)
        assert (
            phone.http.cookies["vatra"] != before
        )  # what a guest's cookie was worth is not worth an account
        laptop.http.headers["User-Agent"] = "Laptop/1.0"
        await laptop.post("/api/login", account, expect=200)
        listed = await phone.get("/api/devices")
        assert [device["here"] for device in listed].count(True) == 1
        [other] = [device for device in listed if not device["here"]]
        assert other["agent"] == "Laptop/1.0"
        assert other["address"] == "127.0.0.1"
        assert other["created"] <= other["seen"]
        made = await laptop.make(THREE_PEOPLE)
        async with laptop.at(made["id"]) as talk:
            await phone.post(f"/api/devices/{other['id']}/end", expect=204)
            assert await talk.closed() == 4401
        assert (await laptop.get("/api/me"))["id"] != phone.me["id"]
        assert (await phone.post(f"/api/devices/{other['id']}/end", expect=404))["code"] == "no-such-device"


async def test_nobody_ends_my_devices(url: str) -> None:
    async with guests(url, 2) as [me, other]:
        [mine] = await me.get("/api/devices")
        assert (await other.post(f"/api/devices/{mine['id']}/end", expect=404))["code"] == "no-such-device"
        assert len(await me.get("/api/devices")) == 1


async def test_after_logging_out_the_cookie_is_worth_nothing(url: str) -> None:
    async with guests(url, 2) as [me, thief]:
        await me.post("/api/account", login_of("lipa"), expect=200)
        thief.http.cookies = httpx.Cookies(me.http.cookies)
        assert (await thief.get("/api/me"))["id"] == me.me["id"]
        await me.post("/api/logout", expect=200)
        assert (await thief.get("/api/me"))["id"] != me.me["id"]


async def test_a_new_password_closes_what_is_open_elsewhere(url: str) -> None:
    account = login_of("mavka")
    async with guests(url, 2) as [me, elsewhere]:
        await me.post("/api/account", account, expect=200)
        await elsewhere.post("/api/login", account, expect=200)
        made = await me.make(THREE_PEOPLE)
        async with elsewhere.at(made["id"]) as there, me.at(made["id"]) as here:
            change = {"current": account["password"], "password": "a fire at noon"}
            await me.post("/api/password", change, expect=200)
            assert await there.closed() == 4401
            assert (await here.ask(type="eyes", seat=0))["type"] == "done"


async def test_a_cookie_from_before_counts_once(server: Server, url: str) -> None:
    """Of the time when cookies were signed and the same everywhere."""
    async with guests(url) as [me]:
        secret = bytes.fromhex(Path(server.settings.secret_file).read_text().strip())
        said = f"{me.me['id']}.1"
        mac = hmac.new(secret, b"vatra cookie " + said.encode(), hashlib.sha256).digest()
        old = f"{said}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"
        for whose in (True, False):
            async with httpx.AsyncClient(base_url=url, cookies={"vatra": old}) as client:
                answer = await client.get("/api/me")
                assert (answer.json()["id"] == me.me["id"]) == whose
                assert answer.cookies["vatra"] != old
        assert (await me.get("/api/me"))["id"] == me.me["id"]


async def test_over_https_the_cookie_is_bound_to_this_server(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, headers={"X-Forwarded-Proto": "https"}) as client:
        cookie = (await client.get("/api/me")).headers["set-cookie"]
        assert cookie.startswith("__Host-vatra=")
        for flag in ("Secure", "HttpOnly", "Path=/", "SameSite=Lax"):
            assert flag in cookie
        assert "Domain" not in cookie
        token = cookie.split("=")[1].split(";")[0]
        again = await client.get("/api/me", headers={"Cookie": f"__Host-vatra={token}"})
        assert again.headers["set-cookie"].startswith(f"__Host-vatra={token};")


@pytest.mark.parametrize("password", ["password1", "qwertyuiop", "12345678", "iloveyou", "abcdefgh1"])
async def test_what_anybody_would_guess_is_no_password(url: str, password: str) -> None:
    async with guests(url) as [me]:
        answer = await me.post("/api/account", login_of("rosa") | {"password": password}, expect=400)
        assert answer["code"] == "common-password"
        assert not (await me.get("/api/me"))["account"]


def test_no_password_takes_long_to_look_at() -> None:
    """Signs that may each stand for several letters took seconds of a processor, while others waited to come in."""
    begun = time.process_time()
    assert not easily_guessed("4@8({[<369&6!|1!|17|$5+720%2" * 9, "olena")
    assert time.process_time() - begun < 0.8


async def test_a_second_factor(url: str) -> None:
    account = login_of("sowa")
    async with guests(url, 2) as [me, device]:
        assert (await me.post("/api/second/offer", expect=409))["code"] == "no-account"
        await me.post("/api/account", account, expect=200)
        offer = await me.post("/api/second/offer", expect=200)
        assert offer["address"].startswith("otpauth://totp/Vatra:")
        assert offer["picture"].startswith("data:image/svg+xml")
        wish = {"password": account["password"], "secret": offer["secret"], "code": "000000"}
        assert (await me.post("/api/second", wish, expect=403))["code"] == "wrong-code"
        code = TOTP(offer["secret"]).now()
        rescue = (await me.post("/api/second", wish | {"code": code}, expect=200))["rescue"]
        assert (await me.get("/api/me"))["second"]
        assert (await me.post("/api/second", wish | {"code": code}, expect=409))["code"] == "has-second"

        assert (await device.post("/api/login", account, expect=403))["code"] == "code-needed"
        wrong = account | {"password": "a fire at dawn"}
        assert (await device.post("/api/login", wrong, expect=403))["code"] == "wrong-password"
        used = account | {"code": code}
        assert (await device.post("/api/login", used, expect=403))["code"] == "wrong-code"  # it counted once
        await device.post("/api/login", account | {"code": rescue[0]}, expect=200)
        assert (await device.post("/api/login", account | {"code": rescue[0]}, expect=403))[
            "code"
        ] == "wrong-code"
        end = {"password": account["password"], "code": rescue[1]}
        await device.post("/api/second", end, expect=200)
        assert not (await me.get("/api/me"))["second"]


async def test_the_second_factor_is_sealed(url: str, server: Server) -> None:
    account = login_of("zoria")
    async with guests(url) as [me]:
        await me.post("/api/account", account, expect=200)
        offer = await me.post("/api/second/offer", expect=200)
        code = TOTP(offer["secret"]).now()
        wish = {"password": account["password"], "secret": offer["secret"], "code": code}
        rescue = (await me.post("/api/second", wish, expect=200))["rescue"]
    file = database_url(server.settings.database).database
    assert file is not None
    with sqlite3.connect(file) as database:
        [(kept,)] = database.execute("SELECT second FROM people WHERE login = ?", [account["login"]])
        dump = "\n".join(database.iterdump())
    database.close()
    assert kept
    for secret in (offer["secret"], rescue[0], me.http.cookies["vatra"]):
        assert secret not in dump
        assert secret not in server.log.read_text()


async def test_nobody_is_locked_out(serve: Callable[..., NearServer]) -> None:
    """Others guess at my password for all they are worth, however they spell my login; from a new address I get in."""
    limits = msgspec.structs.replace(GENEROUS, passwords=Rate(3, 0.001))
    server = serve(limits=limits)
    account = login_of("jasen")
    async with guests(server.url) as [me]:
        await me.post("/api/account", account, expect=200)
    login = account["login"]
    spelt = [login, login.upper(), f" {login}", "".join(chr(ord(letter) + 0xFEE0) for letter in login)]
    codes = []
    for n in range(2, 6):
        async with come_from(server.url, f"127.0.0.{n}") as attacker:
            for m in range(5):
                guess = {"login": spelt[(n + m) % len(spelt)], "password": "guess guess"}
                codes.append((await attacker.post("/api/login", json=guess)).status_code)
    assert 403 in codes
    assert codes[-1] == 429
    assert codes.count(403) <= 4 + 3  # each address once, and three more for all of them together
    async with come_from(server.url, "127.0.0.9") as mine:
        assert (await mine.post("/api/login", json=account)).status_code == 200


def come_from(url: str, address: str) -> httpx.AsyncClient:
    """Somebody at another address of this machine."""
    return httpx.AsyncClient(
        base_url=url, transport=httpx.AsyncHTTPTransport(local_address=address), timeout=60
    )
