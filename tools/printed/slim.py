"""Facts without those that say nothing."""

from __future__ import annotations

from typing import Any


def slim(**found: Any) -> dict[str, Any]:
    return {key: value for key, value in found.items() if value}
