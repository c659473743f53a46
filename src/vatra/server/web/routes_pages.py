"""The page, words, rules, and what a watchful host wants to know."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from vatra.server.faults import Denied
from vatra.server.run import metrics
from vatra.server.store.database import stores
from vatra.server.web.access import TheHouse
from vatra.server.web.gate import from_here
from vatra.server.web.messages import Example, Rulebook

AnyRequest = Request[Any, Any, Any]


@get(
    [
        "/",
        "/new",
        "/settings",
        "/style",
        "/t/{table:str}",
        "/replay/{table:str}",
        "/learn/{game:str}",
        "/rules/{game:str}",
        "/show/{game:str}/{name:path}",
    ],
    include_in_schema=False,
)
async def page(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    return house.pages.page(request)


@get("/{path:path}", include_in_schema=False)
async def file(request: AnyRequest, house: TheHouse, path: FromPath[str]) -> Response[bytes]:
    return house.pages.file(request, path.lstrip("/"))


@get("/api/words/{language:str}/{subject:str}", media_type="text/plain")
async def words(
    request: AnyRequest, house: TheHouse, language: FromPath[str], subject: FromPath[str]
) -> Response[bytes]:
    """Fluent messages of the house (`core`) or of a game. With `?v=…` they may be kept for ever."""
    return house.pages.words(request, language, subject)


@get(
    "/api/rules/{subject:str}/{language:str}",
    media_type="application/json",
    responses={200: ResponseSpec(Rulebook, generate_examples=False)},
)
async def rules(
    request: AnyRequest, house: TheHouse, subject: FromPath[str], language: FromPath[str]
) -> Response[bytes]:
    """The rules of every table (`core`) or of a game, in our own words."""
    return await house.pages.rules(request, subject, language)


@get(
    "/api/examples/{game:str}/{language:str}/{name:path}",
    media_type="application/json",
    responses={200: ResponseSpec(Example, generate_examples=False)},
)
async def example(
    request: AnyRequest, house: TheHouse, game: FromPath[str], language: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """An example that shows a rule, played from its position to its end."""
    return await house.pages.example(request, game, name.lstrip("/"), language)


@get("/healthz", include_in_schema=False)
async def healthz(house: TheHouse) -> Response[dict[str, bool | str]]:
    """Whether moves can be stored here."""
    ok = await stores(house.database)
    return Response({"ok": ok, "worker": house.bell.worker}, status_code=200 if ok else 503)


@get("/livez", include_in_schema=False)
async def livez(house: TheHouse) -> dict[str, bool | str]:
    """Whether this worker answers at all, wherever its database is."""
    return {"ok": True, "worker": house.bell.worker}


@get("/metrics", include_in_schema=False)
async def see_metrics(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    if not house.settings.open_metrics and not from_here(dict(request.scope)):
        raise Denied(403, "metrics-closed")
    return Response(house.metrics.text(), media_type=metrics.TEXT)
