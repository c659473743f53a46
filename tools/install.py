"""Install this tree into its virtual environment, if it is not there already as it is now.

    python3 -m tools.install .venv                  what playing needs
    python3 -m tools.install .venv dev,lab          and what working on Vatra needs
    python3 -m tools.install .venv dev,lab --tools  all of that, but not Vatra itself: nothing is built

It must start on a Python that is too old for Vatra: whoever has only that one is told so in words.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tools.fingerprint import fingerprint

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
TOO_OLD = "vatra: {python} is {version}; 3.11 or newer is needed. Name one: make play PYTHON=python3.12"
NO_VENV = """\
vatra: {python} cannot make a virtual environment here (on Debian and Ubuntu: apt install python3-venv).
{words}"""


def main() -> None:
    if sys.version_info < OLDEST:
        sys.exit(TOO_OLD.format(python=sys.executable, version=".".join(map(str, sys.version_info[:3]))))
    venv, *extras = [word for word in sys.argv[1:] if word != "--tools"]
    home = Home(ROOT / venv)
    home.need({name for name in ",".join(extras).split(",") if name})
    if "--tools" not in sys.argv:
        home.vatra()


class Home:
    """A virtual environment that remembers what was put into it, and from which sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notes = folder / "vatra.json"
        # A virtual environment outlives the Python it was made with: its `python` is then a link to nothing.
        if not ((folder / "bin" / "python").exists() and (folder / "bin" / "pip").exists()):
            make_venv(folder)
        self.has: dict[str, Any] = {"recipe": "", "extras": [], "sources": ""}
        if self.notes.exists():
            self.has |= json.loads(self.notes.read_text(encoding="utf-8"))

    def need(self, extras: set[str]) -> None:
        """Everything Vatra depends on, in the versions that were tested (`make pin`); with extras also what the tests
        use. One that was asked for before stays."""
        extras |= set(self.has["extras"])
        pinned = ROOT / "requirements" / ("test.txt" if extras else "play.txt")
        recipe = pinned.read_text(encoding="utf-8")
        if self.has["recipe"] == recipe and extras <= set(self.has["extras"]):
            return
        self.pip("installing what Vatra needs", ["--require-hashes", "-r", str(pinned)])
        self.note(recipe=recipe, extras=sorted(extras), sources="")

    def vatra(self) -> None:
        """Vatra itself, as anyone would install it: compiled, with its page."""
        sources = f"{fingerprint(ROOT)} plain={os.environ.get('VATRA_PLAIN', '')}"
        if self.has["sources"] == sources:
            return
        self.note(sources="")
        # What a build needs is among the tools for developing; where those are, nothing has to be fetched for it.
        here = ["--no-build-isolation"] if "dev" in self.has["extras"] else []
        self.pip("building and installing Vatra", ["--no-deps", *here, str(ROOT)])
        self.note(sources=sources)
        print((ROOT / "build" / "engine.txt").read_text(encoding="utf-8").strip(), flush=True)

    def note(self, **changes: Any) -> None:
        self.has |= changes
        self.notes.write_text(json.dumps(self.has), encoding="utf-8")

    def pip(self, name: str, arguments: list[str]) -> None:
        print(f"{name} ...", end=" ", flush=True)
        start = time.monotonic()
        command = [str(self.folder / "bin" / "python"), "-m", "pip", "install", "--disable-pip-version-check"]
        done = subprocess.run(
            [*command, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        print(f"{time.monotonic() - start:.0f} s", flush=True)
        if done.returncode:
            sys.exit(f"{done.stdout}\nvatra: {name} failed; what pip said is above.")


def make_venv(folder: Path) -> None:
    command = [sys.executable, "-m", "venv", "--clear", str(folder)]
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if made.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        sys.exit(NO_VENV.format(python=sys.executable, words=made.stdout))


if __name__ == "__main__":
    main()
