# plain: finds files, and nothing here is hot
"""Files that travel with the package and are read while it runs: rules, scenarios, lessons."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent.parent


def shelf(name: str) -> Path:
    """Inside an installed package, else in the project itself: `docs/rules`, `lessons`, `scenarios`."""
    installed = _PACKAGE / "_shelf" / name
    return installed if installed.is_dir() else _PACKAGE.parent.parent / name
