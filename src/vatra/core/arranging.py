# plain: reads a few words when a position is set up, and nothing here is hot
"""Reading the words of an arranged position: whatever does not fit is named with the word it stands at."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from vatra.core.errors import BadInput
from vatra.core.record import Fields


def only(words: Mapping[str, Any], known: list[str]) -> None:
    """No other words than these."""
    for word in words:
        if word not in known:
            raise BadInput("arrange-unknown-word", {"word": word, "allowed": ", ".join(known)})


def put(record: Fields, words: Mapping[str, Any], known: list[str]) -> None:
    """Each word is one of these fields, and takes a value of the kind that is there."""
    only(words, known)
    for word, value in words.items():
        if not alike(value, getattr(record, word)):
            raise bad(word, value)
        setattr(record, word, value[:] if isinstance(value, list) else value)


def alike(value: Any, now: Any) -> bool:
    if isinstance(value, list) and isinstance(now, list):
        return all([alike(part, now[0] if now else part) for part in value])
    return type(value) is type(now) and isinstance(value, bool | int | str | list)


@contextmanager
def inside(word: str) -> Iterator[None]:
    """The words read here stand in a table under this one."""
    try:
        yield
    except BadInput as fault:
        raise BadInput(
            fault.name, {**fault.said, "word": f"{word}.{fault.said['word']}"}, fault.rule
        ) from None


def bad(word: str, value: object) -> BadInput:
    return BadInput(
        "arrange-bad-value", {"word": word, "value": value if isinstance(value, str) else written(value)}
    )


def written(value: object) -> str:
    """As it stands in the file."""
    if isinstance(value, list):
        return f"[{', '.join(map(written, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {written(part)}' for key, part in value.items())} }}"
    return json.dumps(value, ensure_ascii=False)


def of_seat(words: Mapping[str, Any], word: str, seat: int) -> Any:
    """One value for each seat; seats at the end may be left out."""
    if word not in words:
        return None
    values = list_of(words[word], word)
    return values[seat] if seat < len(values) else None


def whole(value: Any, word: str) -> int:
    """A number that is not negative."""
    if type(value) is not int or value < 0:
        raise bad(word, value)
    return value


def wholes(value: Any, word: str) -> list[int]:
    return [whole(x, word) for x in list_of(value, word)]


def flag(words: Mapping[str, Any], word: str, default: bool) -> bool:
    value = words.get(word, default)
    if not isinstance(value, bool):
        raise bad(word, value)
    return value


def texts(value: Any, word: str) -> list[str]:
    found = list_of(value, word)
    if not all([isinstance(x, str) for x in found]):
        raise bad(word, value)
    return found


def list_of(value: Any, word: str) -> list[Any]:
    if not isinstance(value, list):
        raise bad(word, value)
    return list(value)


def mapping(value: Any, word: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise bad(word, value)
    return dict(value)


def place(names: list[str], name: Any, word: str) -> int:
    """The number of a thing that is named."""
    if name not in names:
        raise bad(word, name)
    return names.index(name)


def taken(pool: list[int], names: list[str], name: Any, word: str) -> int:
    """The number of a thing that is named, out of those that are left."""
    thing = place(names, name, word)
    if thing not in pool:
        raise bad(word, name)
    pool.remove(thing)
    return thing
