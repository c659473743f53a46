"""What a page does with a patch, in Python."""

from __future__ import annotations

from typing import Any


def applied(view: Any, patch: list[list[Any]]) -> Any:
    """A new view; the old one stays as it was."""
    for change in patch:
        keys = (
            [part.replace("~1", "/").replace("~0", "~") for part in change[0].split("/")] if change[0] else []
        )
        view = _changed(view, keys, change)
    return view


def _changed(here: Any, keys: list[str], change: list[Any]) -> Any:
    if not keys:
        if len(change) == 2:
            return change[1]
        _, at, gone, items = change
        return [*here[:at], *items, *here[at + gone :]]
    copy: Any = dict(here) if isinstance(here, dict) else list(here)
    key: Any = keys[0] if isinstance(here, dict) else int(keys[0])
    if len(keys) == 1 and len(change) == 1:
        del copy[key]
    else:
        old = None if isinstance(here, dict) and key not in here else here[key]
        copy[key] = _changed(old, keys[1:], change)
    return copy
