"""Fix what `make play` and `make test` install: every package with its version and hashes, for all systems.

    python -m tools.pin            take the latest that pyproject.toml allows
    python -m tools.pin --audit    name those of today's pins that are known to be vulnerable

The lists hold no addresses: pip asks the index that this machine uses, and takes nothing with another hash.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS: dict[str, list[str]] = {"play": [], "test": ["dev", "lab", "envs", "openspiel", "ray"]}
COMPILE = (
    *("uv", "pip", "compile", "pyproject.toml", "--upgrade", "--quiet", "--universal", "--generate-hashes"),
    *("--no-annotate", "--no-header", "--no-emit-index-url", "--python-version", "3.11"),
)
AUDIT = ("pip-audit", "--require-hashes", "--disable-pip", "--progress-spinner", "off", "-r")
# What pip-audit says when it finds something; anything else means that it could not look.
FOUND = "known vulnerabilit"


def file_of(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def pin() -> int:
    for name, extras in EXTRAS.items():
        wanted = [word for extra in extras for word in ("--extra", extra)]
        subprocess.run([*COMPILE, *wanted, "-o", str(file_of(name))], cwd=ROOT, check=True)
        print(f"{file_of(name).relative_to(ROOT)}: {file_of(name).read_text().count('==')} packages")
    return 0


def audit() -> int:
    done = subprocess.run([*AUDIT, str(file_of("test"))], capture_output=True, text=True)
    if done.returncode == 0:
        print("none of the pinned packages is known to be vulnerable")
        return 0
    if FOUND in done.stdout + done.stderr:
        print(done.stdout + done.stderr)
        return 1
    print("no database of vulnerabilities could be reached from here, so nothing was looked up")
    return 0


if __name__ == "__main__":
    sys.exit(audit() if "--audit" in sys.argv else pin())
