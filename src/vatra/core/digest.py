"""The text of a value for the digest. Brackets and quotes keep different values apart."""

from __future__ import annotations

from typing import Any, Final

# How a field is said, found once for each text of a declaration.
SKIP: Final = 0
PLAIN: Final = 1  # numbers, words, and lists of them
SORTED: Final = 2
EACH_SORTED: Final = 3
NESTED: Final = 4  # records, or lists of them

PLAIN_NAMES: Final = {
    "i64",
    "int",
    "bool",
    "str",
    "float",
    "bytes",
    "None",
    "list",
    "dict",
    "tuple",
    "Final",
    "Kept",
}

_ways: Final[dict[str, int]] = {}


def way_of(declared: str) -> int:
    way = _ways.get(declared)
    if way is None:
        said = declared.partition("=")[0].strip()
        names = said.replace("[", " ").replace("]", " ").replace("|", " ").replace(",", " ").split()
        if said.startswith(("Derived[", "Said[")):
            way = SKIP
        elif said.startswith(("Bag[", "Kept[Bag[")):
            way = SORTED
        elif "Bag" in names:
            assert said.startswith(("list[Bag[", "Kept[list[Bag[")), said
            way = EACH_SORTED
        else:
            way = PLAIN if PLAIN_NAMES.issuperset(names) else NESTED
        _ways[declared] = way
    return way


def nested(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join([nested(part) for part in value]) + "]"
    if value is None:
        return "None"
    return f"({value.state()})"


def text_of(record: object, fields: dict[str, str]) -> str:
    """What these fields of it hold."""
    said: list[str] = []
    for name, declared in fields.items():
        way = way_of(declared)
        if way == SKIP:
            continue
        value = getattr(record, name)
        if way == SORTED:
            value = sorted(value)
        elif way == EACH_SORTED:
            value = [sorted(part) for part in value]
        said.append(nested(value) if way == NESTED else repr(value))
    return " ".join(said)


def state_of(record: Any) -> str:
    """What kind of record it is, and what it holds."""
    kind = type(record)
    return f"{kind.__name__} {text_of(record, kind.fields)}" if kind.fields else str(kind.__name__)
