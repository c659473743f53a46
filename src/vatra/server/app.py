"""Everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler

import vatra  # noqa: F401  (puts the games on the shelf)
from vatra.core.errors import BadInput
from vatra.server.faults import Denied, from_bad_input
from vatra.server.house import House
from vatra.server.run import logs
from vatra.server.run.settings import from_environment
from vatra.server.store.database import Away
from vatra.server.web import conversation, openapi, routes_pages, routes_people, routes_tables
from vatra.server.web.gate import Gate, complaint
from vatra.server.web.messages import Complaint

AnyRequest = Request[Any, Any, Any]
# What a request can be too much or too odd for, as a code of ours.
CODES = {400: "bad-request", 404: "no-such-page", 405: "no-such-page", 413: "too-large", 415: "bad-request"}


def create() -> Gate:
    """For uvicorn's worker processes: the settings come through the environment."""
    settings = from_environment()
    logs.set_up(settings.quiet)
    return build(House(settings))


def build(house: House) -> Gate:
    @asynccontextmanager
    async def open_house(_app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            one
            for module in (routes_people, routes_tables, routes_pages, conversation)
            for one in vars(module).values()
            if isinstance(one, BaseRouteHandler)
        ],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        lifespan=[house.bell.plugin, open_house],  # the channels outlive whoever rings
        exception_handlers={
            Denied: said_no,
            BadInput: said_bad_input,
            ValidationException: said_invalid,
            HTTPException: said_http,
            RecursionError: said_unreadable,
            UnicodeError: said_unreadable,
            Away: said_try_again,
            Exception: said_fault,
        },
        openapi_config=openapi.config(),
        request_max_body_size=house.settings.limits.body_bytes,
        debug=False,
        logging_config=None,
    )
    return Gate(app, house)


# -- answers other than yes --------------------------------------------------------------------------------------------


def no(denied: Denied) -> Response[Complaint]:
    headers = {"Retry-After": "2"} if denied.status in (429, 503) else {}
    return Response(
        complaint(denied), status_code=denied.status, headers=headers, media_type="application/json"
    )


def said_no(_: AnyRequest, denied: Denied) -> Response[Complaint]:
    return no(denied)


def said_bad_input(_: AnyRequest, bad: BadInput) -> Response[Complaint]:
    return no(from_bad_input(bad))


def said_invalid(_: AnyRequest, error: ValidationException) -> Response[Complaint]:
    """Names the field that is wrong, never what was in it: it may be a password."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(item.get("key", "")) for item in extra if isinstance(item, dict)]
    return no(Denied(400, "bad-request", {"field": ", ".join(key for key in keys if key) or "?"}))


def said_http(_: AnyRequest, error: HTTPException) -> Response[Complaint]:
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "fault")
    args: dict[str, int | str] = {"field": "?"} if code == "bad-request" else {}
    return no(Denied(error.status_code, code, args))


def said_unreadable(_: AnyRequest, _error: Exception) -> Response[Complaint]:
    """A body of brackets within brackets within brackets, or one that is not UTF-8."""
    return no(Denied(400, "bad-request", {"field": "?"}))


def said_try_again(request: AnyRequest, error: Away) -> Response[Complaint]:
    logs.tell("database-failed", logging.ERROR, error, path=request.scope["path"][:200])
    return no(Denied(503, "try-again"))


def said_fault(request: AnyRequest, error: Exception) -> Response[Complaint]:
    logs.tell("request-failed", logging.ERROR, error, path=request.scope["path"][:200])
    return no(Denied(500, "fault"))
