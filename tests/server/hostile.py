"""Requests and messages that a page would never send, made from a seed: broken, too large, almost right."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote_from_bytes

import httpx

Json = dict[str, Any]
ODD: list[Any] = [
    None, True, -1, 8, 2**63, 1e308, "", "x" * 500, "\x00", "\ud83d\ude00" * 9, "\u202edeeper", "a\u0301" * 40,
    [], {}, [[[[]]]], {"a": {"b": 1}}, "deeper\n", "../../etc/passwd", "'; DROP TABLE moves;--",
    "${jndi:ldap://x}", "{0.__class__}", "%s%s%n", "\x1b[2J", "\u0000\u0001", "null", -(2**31), 0.1,
]  # fmt: skip
# What goes in where a path has a name, besides texts from above.
PLACES = ["core", "uk", "diamant", "0", "-1", "99999999999999999999", "nobody", ".", "..", "%", "a b", "ä"]
BODIES: list[Json] = [
    {"name": "Olena", "settings": {"language": "uk"}},
    {"login": "olena", "password": "a fire at night"},
    {"current": "a fire at night", "password": "a fire at noon"},
    {"game": "diamant", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "public": True},
    {"seats": 3, "options": {"relics": "numbered"}},
    {"seat": 0, "invite": "none", "kind": "bot", "bot": "novice"},
]


def message(dice: random.Random, seq: int, texts: Sequence[str] = ("deeper",)) -> str | bytes:
    """Something for the conversation at a table at which these moves are legal."""
    good: Json = dice.choice(
        [
            {"type": "act", "id": "h1", "seat": 0, "text": dice.choice(texts), "seq": seq},
            {"type": "why", "id": "h1", "seat": 0, "things": ["path", "seat:1/chest"]},
            {"type": "undo", "id": "h1", "seat": 0, "all": False},
            {"type": "hint", "id": "h1", "seat": 1},
            {"type": "chat", "id": "h1", "text": "hello"},
            {"type": "react", "id": "h1", "reaction": "fire"},
            {"type": "eyes", "id": "h1", "seat": 2},
            {"type": "lesson", "id": "h1", "go": "on", "seq": seq},
            {"type": "ping"},
        ]
    )
    way = dice.randrange(4)
    if way == 0:
        good["type"] = dice.choice(["frame", "done", "admin", "ACT", "", "__proto__"])
        return json.dumps(good)
    if way == 1:
        good["text"] = "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(1, 60)))
        return json.dumps(good)
    return spoilt(dice, good)


def spoilt(dice: random.Random, good: Json) -> str | bytes:
    """A body that is nearly one."""
    odd = dice.choice(ODD)
    way = dice.randrange(8)
    if way == 0:
        return dice.randbytes(dice.randrange(1, 200))
    if way == 1:
        return json.dumps(good)[: dice.randrange(1, 20)]
    if way == 2:
        good = good | {dice.choice(list(good)): odd}
    elif way == 3:
        good = {name: value for name, value in good.items() if name != dice.choice(list(good))}
    elif way == 4:
        good = good | {str(odd)[:20] or "more": odd}
    elif way == 5:
        return "[" * dice.randrange(1, 3000)
    elif way == 6:
        return json.dumps(odd)
    return json.dumps(good)


def request(dice: random.Random, routes: list[tuple[str, str]], names: list[str]) -> httpx.Request:
    """One of the server's routes (method, path with {places}), asked as nobody should. `names` are real ids."""
    method, path = dice.choice(routes)
    while "{" in path:
        before, _, rest = path.partition("{")
        path = before + place(dice, names) + rest.partition("}")[2]
    query = ""
    if dice.random() < 0.4:
        name = dice.choice(["invite", "seat", "moves", "since", "v", "x"])
        query = f"?{name}={place(dice, names)}"
    if dice.random() < 0.1:
        method = dice.choice(["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "GET", "POST", "BREW"])
    headers = {
        "Content-Type": dice.choice(["application/json"] * 6 + ["text/plain", "x/y; charset=utf-99", ""])
    }
    if dice.random() < 0.1:
        headers[dice.choice(["Accept-Language", "Cookie", "Range", "If-None-Match", "Accept-Encoding"])] = (
            dice.choice(["vatra=", "uk" * 50, "bytes=9-1", "*", '"', "vatra=a.1.b; vatra=c", "\x7f"])
        )
    body = b""
    if method not in ("GET", "HEAD"):
        raw = spoilt(dice, dict(dice.choice(BODIES)))
        body = raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass")
    return httpx.Request(method, f"http://table{path}{query}", headers=headers, content=body)


def place(dice: random.Random, names: list[str]) -> str:
    way = dice.randrange(4)
    if way == 0:
        return dice.choice(names)
    if way == 1:
        return quote_from_bytes(dice.randbytes(dice.randrange(1, 40)), safe="")
    if way == 2:
        return quote_from_bytes(str(dice.choice(ODD)).encode("utf-8", "surrogatepass"), safe="")
    return quote_from_bytes(dice.choice(PLACES).encode(), safe="")


MORE = ["/", "/new", "/settings", "/t/{table}", "/rules/{game}", "/{file}", "/healthz", "/livez", "/schema"]


def routes_of(schema: Json, listed: bool = False) -> list[tuple[str, str]]:
    """Everything an OpenAPI document lists and, unless only that is wanted, what it leaves out."""
    found = sorted((method.upper(), path) for path, item in schema["paths"].items() for method in item)
    return found if listed else found + [("GET", path) for path in MORE]
