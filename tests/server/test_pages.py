"""The page, words, rules, and what every answer says about safety."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from tests.server.guests import guests
from tests.server.serving import NearServer, Server

from vatra.core.words import LANGUAGES
from vatra.server.web.pages import Pages, Served

APP = Path(__file__).resolve().parents[2] / "web" / "src" / "App.svelte"

pytestmark = pytest.mark.anyio


async def test_every_answer_is_guarded(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        for path in ("/", "/api/me", "/api/games", "/nothing", "/schema", "/api/tables/none", "/healthz"):
            answer = await client.get(path)
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["x-frame-options"] == "DENY"
            assert "server" not in answer.headers
        assert (await client.get("/api/lobby")).headers["cache-control"] == "no-store"
        head = await client.head("/api/games")
        assert head.status_code == 200
        assert head.content == b""


async def test_words_in_four_languages(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        for language in LANGUAGES:
            for subject in ("core", "diamant"):
                answer = await client.get(f"/api/words/{language}/{subject}")
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                parsed = FluentParser().parse(answer.text)
                assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
                names = [entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)]
                assert len(names) == len(set(names))
                assert ("server-too-fast" in names) == (subject == "core")
                again = await client.get(
                    f"/api/words/{language}/{subject}", headers={"If-None-Match": answer.headers["etag"]}
                )
                assert again.status_code == 304
                assert again.content == b""
        kept = await client.get("/api/words/en/core?v=1")
        assert "immutable" in kept.headers["cache-control"]
        assert (await client.get("/api/words/xx/core")).json()["code"] == "no-such-language"
        assert (await client.get("/api/words/en/chess")).status_code == 404
        assert (await client.get("/api/words/en/..%2f..%2fsecret")).status_code == 404


async def test_rules(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        for language in LANGUAGES:
            book = (await client.get(f"/api/rules/diamant/{language}")).json()
            ids = [rule["id"] for section in book["sections"] for rule in section["rules"]]
            assert "diamant.decide.once" in ids
            assert (await client.get(f"/api/rules/core/{language}")).status_code == 200
        assert (await client.get("/api/rules/chess/en")).status_code == 404


async def test_examples(url: str) -> None:
    """A rule names its examples, and each comes as a small game: positions, lines, words."""
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        book = (await client.get("/api/rules/diamant/pl")).json()
        rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
        [name, *_] = rules["diamant.treasure.share"]["examples"]
        shown = (await client.get(f"/api/examples/diamant/pl/{name}")).json()
        assert "diamant.treasure.share" in shown["rules"]
        assert len(shown["positions"]) == len(shown["lines"]) == len(shown["words"]) == len(shown["refused"])
        assert [line["n"] for line in shown["lines"]] == list(range(-1, len(shown["lines"]) - 1))
        assert [position["n"] for position in shown["positions"]] == list(range(len(shown["lines"])))
        late = (await client.get("/api/examples/diamant/pl/too-late-to-change")).json()
        assert any(late["refused"])
        for wrong in ("diamant/pl/nothing", "chess/pl/x", "diamant/xx/x", "diamant/pl/..%2f..%2fpyproject"):
            assert (await client.get(f"/api/examples/{wrong}")).status_code == 404


async def test_what_can_be_asked_is_documented(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        answer = await client.get("/schema/openapi.json")
        assert answer.status_code == 200
        paths = answer.json()["paths"]
        assert {"/api/me", "/api/tables", "/api/tables/{table}/join", "/api/lobby"} <= set(paths)
        assert "Frame" in str(answer.json()["components"])
        page = (await client.get("/schema")).text
        assert "POST /api/tables" in page
        for outside in ("https://", "http://", "//cdn", "<script", "style="):
            assert outside not in page


async def test_the_page_finds_its_own_way(serve: Callable[..., NearServer], tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / ".vite").mkdir()
    (dist / "index.html").write_text("<!doctype html><title>The page</title>")
    (dist / "assets" / "index-abc.js").write_text("export const fire = 1;" * 100)
    (dist / ".vite" / "manifest.json").write_text("{}")
    server = serve(page=str(dist))
    async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
        for path in (
            "/",
            "/new",
            "/settings",
            "/t/abc",
            "/replay/abc?n=3",
            "/rules/diamant",
            "/show/glow/a/b",
        ):
            answer = await client.get(path)
            assert answer.status_code == 200
            assert "The page" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        # Whatever page the page knows may be opened, and opened again, by its address.
        known = re.findall(r"(\w+): \(\) => import\('\./pages/", APP.read_text(encoding="utf-8"))
        assert "learn" in known
        for name in set(known) - {"lobby", "lost"}:
            addresses = [f"/{name}", f"/{name}/a", f"/{name}/a/b"]
            assert 200 in [(await client.get(address)).status_code for address in addresses], name
        script = await client.get("/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "export const fire = 1;" * 100
        plain = await client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == script.text
        for path in (
            "/.vite/manifest.json",
            "/../secret",
            "/%2e%2e/secret",
            "/assets/../../secret",
            "/no.js",
        ):
            assert (await client.get(path)).status_code == 404, path
        lost = await client.get("/no/such/page", headers={"Accept": "text/html"})
        assert lost.status_code == 404
        assert "The page" in lost.text
        (dist / "index.html").write_text("<!doctype html><title>Built anew</title>")
        assert "Built anew" in (await client.get("/")).text


def test_a_page_that_was_not_built_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = Pages("")
    monkeypatch.setattr(Pages, "_where", lambda _self: None)
    assert pages._built() == {}
    text = pages._plain["not-built.html"].body.decode()
    for language in LANGUAGES:
        assert f'lang="{language}"' in text
    assert "npm run build" in text
    assert "style=" not in text


def test_packing_is_worth_it() -> None:
    small, large = Served(b"x", "text/plain"), Served(b"x" * 5000, "text/plain")
    assert small.packed is None
    assert large.packed is not None
    assert gzip.decompress(large.packed) == large.body
    assert Served(b"x" * 5000, "font/woff2").packed is None


async def test_health_and_numbers(url: str, server: Server) -> None:
    async with guests(url) as [me]:
        made = await me.make()
        async with me.at(made["id"]) as talk:
            await talk.act("deeper")
            text = (await me.http.get("/metrics")).text
    for name in ("rows_total", "request_seconds_bucket", "store_seconds_bucket", "connections", "rooms"):
        assert f"vatra_{name}" in text
    assert made["id"] not in text
    # One line of JSON for every request and every row; never the words of a move, never a query.
    lines = server.log_lines()
    assert any(line["what"] == "move" and line["table"] == made["id"] for line in lines)
    raw = server.log.read_text()
    for secret in ('"deeper"', "invite", made["invite"], me.http.cookies["vatra"]):
        assert secret not in raw


async def test_numbers_are_not_for_strangers() -> None:
    from vatra.server.web.gate import address, from_here

    assert from_here({"client": ("127.0.0.1", 1)})
    assert from_here({"client": ("::1", 1)})
    assert not from_here({"client": ("10.0.0.8", 1)})
    assert not from_here({"client": None})
    assert not from_here({"client": ("odd", 1)})
    assert address({"client": ("2001:db8:1:2:3:4:5:6", 1)}) == address({"client": ("2001:db8:1:2::9", 1)})
    assert address({"client": ("10.0.0.8", 1)}) != address({"client": ("10.0.0.9", 1)})


async def test_only_known_names(serve: Callable[..., NearServer]) -> None:
    server = serve(hosts=("127.0.0.1", "localhost"))
    async with httpx.AsyncClient(base_url=server.url, verify=False) as client:
        assert (await client.get("/api/games")).status_code == 200
        for host in ("evil.example", "", "[", "127.0.0.1.evil.example"):
            answer = await client.get("/api/games", headers={"Host": host})
            assert answer.status_code in (400, 421), host
