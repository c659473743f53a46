"""Run one stage of `make test`: a line with its name, its seconds and the last thing it said.

    python -m tools.stage "ruff check" ruff check .

The stage's own output stays hidden while all is well, and is shown whole when it fails. V=1 shows it always.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time

WIDTH = 34


def main() -> int:
    name, *command = sys.argv[1:]
    show = os.environ.get("V", "") not in ("", "0")
    print(f"{name} {'.' * (WIDTH - len(name))}", end="\n" if show else " ", flush=True)
    running: list[subprocess.Popen[str]] = []
    stopped: list[int] = []

    def stop(number: int, frame: object = None) -> None:
        """Whoever stops a stage stops all that it has started: workers of tests, servers, browsers."""
        stopped.append(number)
        for each in running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(each.pid, signal.SIGKILL)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, stop)
    start = time.monotonic()
    ran = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=None if show else subprocess.PIPE,
        stderr=None if show else subprocess.STDOUT,
        text=True,
        errors="replace",
        env=os.environ | {"NO_COLOR": "1"},
        start_new_session=True,
    )
    running.append(ran)
    if stopped:
        stop(stopped[0])
    said = (ran.communicate()[0] or "").strip()
    if stopped:
        return 128 + stopped[0]
    seconds = f"{time.monotonic() - start:.1f} s"
    if ran.returncode:
        print(f"{seconds}  FAILED\n{said}\n\n{name} failed: {' '.join(command)}", flush=True)
        return 1
    print(f"{seconds}  {verdict(said)}".rstrip(), flush=True)
    return 0


def verdict(said: str) -> str:
    """The last line that counts something, as test runners end with, or else the last (`>` is npm naming a script)."""
    lines = [line.strip(" =") for line in said.splitlines() if not line.startswith(">")] or [""]
    counts = [line for line in lines if re.search(r"\d+ (passed|errors|kept)", line)]
    return (counts or lines)[-1]


if __name__ == "__main__":
    sys.exit(main())
