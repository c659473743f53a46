"""One server for all tests of a run that do not need one of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.serving import NearServer, Server, settings_in


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(settings_in(folder), folder)
    running.start()
    yield running
    assert running.stop() in (0, -15)


@pytest.fixture(scope="session")
def url(server: Server) -> str:
    return server.url


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., NearServer]]:
    """A server of one's own, with settings of one's own."""
    started: list[NearServer] = []

    def start(**changes: object) -> NearServer:
        running = NearServer(settings_in(tmp_path, **changes))
        running.start()
        started.append(running)
        return running

    yield start
    for running in started:
        running.stop()
