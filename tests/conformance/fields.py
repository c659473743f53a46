"""Every field of every record on a table counts: in its digest, in its copies, in its pickles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from vatra.core.record import Record
from vatra.core.table import Table

# What a table keeps beside its fields: stacks are in the digest by another way, the rest never is.
BESIDE = {
    *("_running", "lanes", "journal", "moments", "answered", "shown", "opened", "everyone"),
    *("_looked", "_open"),  # what is open, once counted: `nothing_but_a_move_changes_a_table` counts it anew
}
SHARED = ("Kept[", "Said[", "Final[")  # by copies, because it never changes
ASIDE = ("Derived[", "Said[")  # no part of the digest

Way = tuple[str | int, ...]  # names of fields, and places in lists


def records(value: Any, way: Way = ()) -> Iterator[tuple[Way, Record]]:
    """All records in it, itself first, each with the way that leads there."""
    if isinstance(value, Record):
        yield way, value
        for name, declared in type(value).fields.items():
            if not declared.startswith(SHARED):
                yield from records(getattr(value, name), (*way, name))
    elif isinstance(value, list):
        for n, part in enumerate(value):
            if isinstance(part, Record | list):
                yield from records(part, (*way, n))


def follow(value: Any, way: Way) -> Any:
    for step in way:
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return value


def attributes(record: Record) -> set[str]:
    """All that an object holds, whoever wrote it there."""
    return set(getattr(type(record), "__mypyc_attrs__", ())) | set(getattr(record, "__dict__", {}))


def own_fields(record: Record) -> dict[str, str]:
    """Its fields; of a table those that its game added."""
    above = Table.fields if isinstance(record, Table) else {}
    return {name: declared for name, declared in type(record).fields.items() if name not in above}


def other(value: Any) -> Any:
    """Something else of the same kind, made anew; None where nobody can know what that would be."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list) and value:
        first = other(value[0])
        return value[1:] if first is None else [first, *value[1:]]
    return None


def scribble(value: Any) -> bool:
    """Change a list in its place, as deep as it goes."""
    if not isinstance(value, list):
        return False
    if value and isinstance(value[0], list):
        return scribble(value[0])
    value.append(value[0] if value else None)
    return True


def what_is_forgotten(table: Table) -> list[str]:
    found = []
    before = table.digest()
    for way, record in records(table):
        kind = type(record).__name__
        beside = BESIDE if isinstance(record, Table) else set()
        found += [f"{kind}.{name} is no field" for name in attributes(record) - set(record.fields) - beside]
        for name, declared in own_fields(record).items():
            value = getattr(record, name)
            copy = table.copy()
            twin = follow(copy, way)
            if not isinstance(value, Record | list) and getattr(twin, name) != value:
                found.append(f"{kind}.{name} is not copied")
            if not declared.startswith(ASIDE) and (new := other(getattr(twin, name))) is not None:
                setattr(twin, name, new)
                if copy.digest() == before:
                    found.append(f"{kind}.{name} is no part of the digest")
            twin = follow(table.copy(), way)
            was = repr(value)
            if not declared.startswith(SHARED) and scribble(getattr(twin, name)) and repr(value) != was:
                return [*found, f"{kind}.{name} is shared by copies"]
    return found
