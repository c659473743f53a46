"""See to it that a program from the system's packages is here, for the tests that need it.

    python -m tools.provide chromium | postgresql

Where apt-get may be used (as root, or with a sudo that asks nothing) the package is installed. Elsewhere the exit
status is 1, and what to install is noted for the end of the run (tools/suites.py prints it).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from glob import glob

from tools.suites import SKIPPED


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def postgresql() -> str | None:
    """The server's programs are rarely on the PATH: Debian keeps them apart, by version."""
    return shutil.which("initdb") or next(iter(glob("/usr/lib/postgresql/*/bin/initdb")), None)


PROGRAMS = {"chromium": (chromium, "the browser tests"), "postgresql": (postgresql, "the PostgreSQL tests")}


def main() -> int:
    package = sys.argv[1]
    here, suite = PROGRAMS[package]
    if not here():
        apt(package)
    if here():
        return 0
    SKIPPED.parent.mkdir(parents=True, exist_ok=True)
    with SKIPPED.open("a", encoding="utf-8") as notes:
        notes.write(f"{suite} (install the package {package})\n")
    return 1


def apt(package: str) -> None:
    root = may_be_root()
    if root is None or shutil.which("apt-get") is None:
        return
    get = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", "--yes"]
    stage = [sys.executable, "-m", "tools.stage"]
    # A list that cannot be fetched (one dead mirror is enough) need not stop the installation.
    subprocess.run([*stage, "apt-get update", *get, "update"])
    subprocess.run(
        [*stage, f"apt-get install {package}", *get, "install", "--no-install-recommends", package]
    )


def may_be_root() -> list[str] | None:
    """What to put before a command so that root runs it; None where somebody would have to type a password."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True).returncode == 0:
        return sudo
    return None


if __name__ == "__main__":
    sys.exit(main())
