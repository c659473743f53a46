"""Several worker processes behind one address.

Every worker listens at a socket of its own on the same port, and the kernel spreads connections evenly over them; with
one shared socket nearly all long-lived connections would end up at one worker. Nobody else holds that socket: of a
worker that dies, or has not begun, nobody waits for an answer, since the kernel leads whoever comes to the others.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import uvicorn

from vatra.server.faults import Problem
from vatra.server.run.listening import bind
from vatra.server.run.logs import set_up, tell

TOO_SOON: Final = 5.0  # seconds: a worker that ends sooner did not start at all
MOST_FAILURES: Final = 3  # starts in a row that fail before the parent gives up, if none ever succeeded
LONGEST_PAUSE: Final = 30.0  # seconds between two starts of a worker that keeps failing
STOP_SECONDS: Final = 15.0


class Worker:
    def __init__(self, host: str, port: int) -> None:
        self._where: Final = (host, str(port))
        self.process = self._start()
        self.started = time.monotonic()
        self.failures = 0
        self._due: float | None = None  # when a worker that ended is to be started again

    def _start(self) -> subprocess.Popen[bytes]:
        """The worker's input is a pipe that nothing is written to: it ends when the parent does."""
        command = [sys.executable, "-P", "-m", "vatra.server.run.workers", *self._where]
        return subprocess.Popen(command, stdin=subprocess.PIPE)

    @property
    def stands(self) -> bool:
        """It has run for a while."""
        return self._due is None and time.monotonic() - self.started > TOO_SOON

    def look(self) -> None:
        """Start it again if it has ended: at once, or after a pause that grows while it keeps failing."""
        now = time.monotonic()
        if self._due is not None:
            if now >= self._due:
                self._due = None
                self.process = self._start()
                self.started = now
        elif self.process.poll() is not None:
            lived = now - self.started
            self.failures = self.failures + 1 if lived < TOO_SOON else 0
            pause = min(LONGEST_PAUSE, 2.0 ** (self.failures - 1)) if self.failures else 0.0
            self._due = now + pause
            tell(
                "worker-ended",
                logging.ERROR,
                status=self.process.returncode,
                lived=round(lived, 1),
                again_in=pause,
            )

    def stop(self, until: float) -> None:
        try:
            self.process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


def supervise(count: int, host: str, port: int) -> None:
    """Keep so many workers at this port until told to stop. `Problem`: not one of them can be started."""
    told = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        told.set()

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    workers = [Worker(host, port) for _ in range(count)]
    stood = False
    try:
        while not told.wait(0.2):
            for worker in workers:
                worker.look()
            stood = stood or any(worker.stands for worker in workers)
            if not stood and all(worker.failures >= MOST_FAILURES for worker in workers):
                raise Problem("server-workers-fail")
    finally:
        for worker in workers:
            worker.process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for worker in workers:
            worker.stop(until)
        for number, handler in before.items():
            signal.signal(number, handler)


# -- the worker's side -------------------------------------------------------------------------------------------------


def main(config: Callable[[], uvicorn.Config]) -> None:
    """Serve where the parent said, until told to stop or left alone."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        uvicorn.Server(config()).run(sockets=[bind(sys.argv[1], int(sys.argv[2]), shared=True)])
    except Exception as error:
        set_up(quiet=False)
        tell("worker-failed", logging.ERROR, error, why=f"{type(error).__name__}: {error}"[:300])
        raise SystemExit(3) from None


def _end_with_parent() -> None:
    os.read(
        sys.stdin.fileno(), 1
    )  # a buffer would be locked for ever, and an interpreter that ends breaks off at that
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    from vatra.server.run.settings import from_environment
    from vatra.server.run.start import config_of

    main(lambda: config_of(from_environment(), "vatra.server.app:create"))
