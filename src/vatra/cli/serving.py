"""`vatra play`, `vatra serve`, `vatra schema`: the table in the browser."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from vatra.cli.given import Lang
from vatra.cli.terminal import terminal

Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
FreePort = Annotated[int | None, typer.Option("--port", min=1, max=65535)]
Port = Annotated[int, typer.Option("--port", min=1, max=65535)]
Browser = Annotated[bool, typer.Option("--browser/--no-browser")]
Host = Annotated[str, typer.Option("--host")]
Workers = Annotated[int, typer.Option("--workers", min=1)]
SecretFile = Annotated[Path | None, typer.Option("--secret", metavar="FILE")]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="HOST")]
Metrics = Annotated[bool, typer.Option("--open-metrics")]


def play(
    port: FreePort = None, database: Database = None, browser: Browser = True, lang: Lang = None
) -> None:
    """Open the table in the browser, for this machine alone. (In the terminal: vatra tty.)"""
    from vatra.server.run import start

    with problems_in_words():
        start.play(port, database, browser, terminal.language)


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    workers: Workers = 1,
    secret: SecretFile = None,
    name: Names = None,
    open_metrics: Metrics = False,
    lang: Lang = None,
) -> None:
    """Serve tables to a club or to the internet; docs/hosting.md says how to do it well."""
    from vatra.server.run import start

    with problems_in_words():
        start.serve(host, port, database, workers, secret, tuple(name or ()), open_metrics, terminal.language)


@contextlib.contextmanager
def problems_in_words() -> Iterator[None]:
    """A server that cannot start says why and what to do, and the exit code says it too."""
    from vatra.server.faults import Problem

    try:
        yield
    except Problem as problem:
        terminal.fault(problem.in_words(terminal.language))
        raise typer.Exit(2) from None


def schema() -> None:
    """Print the JSON Schema of every message between page and server."""
    from vatra.server.web.schema import schema as wire

    terminal.json(wire())
