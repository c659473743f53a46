"""The difference of two views, small and easy to apply. `web/src/lib/patch.ts` applies it.

A patch is a list of changes, each a list itself: `[path, value]` sets, `[path]` takes away, `[path, at, gone, items]`
replaces `gone` items of a list from `at` on by `items`. A path is keys and numbers with slashes between; in a key `~1`
is a slash, `~0` a tilde.
"""

from __future__ import annotations

from typing import Any

Patch = list[list[Any]]


def diff(old: Any, new: Any) -> Patch:
    found: Patch = []
    _diff("", old, new, found)
    return found


def _diff(path: str, old: Any, new: Any, found: Patch) -> None:
    if type(old) is not type(new):
        found.append([path, new])
    elif isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append([_under(path, key)])
        for key, value in new.items():
            if key not in old:
                found.append([_under(path, key), value])
            elif old[key] != value:
                _diff(_under(path, key), old[key], value, found)
    elif isinstance(new, list | tuple):
        if len(old) == len(new) and any(isinstance(value, dict | list) for value in new):
            for i, value in enumerate(new):
                if old[i] != value:
                    _diff(_under(path, i), old[i], value, found)
        else:
            _splice(path, list(old), list(new), found)
    elif old != new:
        found.append([path, new])


def _splice(path: str, old: list[Any], new: list[Any], found: Patch) -> None:
    """What stands between an equal beginning and an equal end."""
    if old == new:
        return
    alike = min(len(old), len(new))
    begin = 0
    while begin < alike and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < alike - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    found.append([path, begin, len(old) - end - begin, new[begin : len(new) - end]])


def _under(path: str, key: Any) -> str:
    part = str(key).replace("~", "~0").replace("/", "~1")
    return f"{path}/{part}" if path else part
