"""One number for everything an installed Vatra is made of: it tells whether a build is still good."""

from __future__ import annotations

import hashlib
from pathlib import Path

SOURCES = (
    "LICENSE",
    "README.md",
    "docs/rules",
    "hatch_build.py",
    "lessons",
    "pyproject.toml",
    "scenarios",
    "src",
    "web",
)
NOT_SOURCES = {"__pycache__", "dist", "node_modules"}


def fingerprint(root: Path) -> str:
    """Names and bytes of all source files. Times do not matter: a checkout changes them without changing anything."""
    found = hashlib.sha256()
    for source in SOURCES:
        start = root / source
        files = [start] if start.is_file() else sorted(file for file in start.rglob("*") if file.is_file())
        for file in files:
            name = file.relative_to(root)
            if NOT_SOURCES.isdisjoint(name.parts):
                found.update(f"{name.as_posix()}\0{file.stat().st_size}\0".encode())
                found.update(file.read_bytes())
    return found.hexdigest()
