"""What is installed is fixed: every package once, with hashes and without an address, as pyproject.toml allows."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.pin import EXTRAS, file_of

ROOT = Path(__file__).resolve().parent.parent.parent


def pinned(name: str) -> dict[str, list[Requirement]]:
    """The entries of a list by package: one, or one for each kind of machine."""
    found: dict[str, list[Requirement]] = {}
    for entry in file_of(name).read_text().replace("\\\n", " ").splitlines():
        what, *hashes = entry.split(" --hash=")
        assert hashes, entry
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one.strip()) for one in hashes), entry
        one = Requirement(what)
        assert one.url is None
        assert [given.operator for given in one.specifier] == ["=="], entry
        found.setdefault(canonicalize_name(one.name), []).append(one)
    return found


@pytest.mark.parametrize("name", EXTRAS)
def test_what_is_installed_is_fixed(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"]]
    for extra in EXTRAS[name]:
        wanted += project["optional-dependencies"][extra]
    found = pinned(name)
    for line in wanted:
        asked = Requirement(line)
        if asked.name == project["name"]:
            continue
        entries = found[canonicalize_name(asked.name)]
        for one in entries:
            [version] = [given.version for given in one.specifier]
            assert asked.specifier.contains(version, prereleases=True), (line, version)
    assert "://" not in file_of(name).read_text()
