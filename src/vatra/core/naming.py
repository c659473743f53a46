# plain: only the wire, words and tests ask
"""Things have names: whatever a person can point at has one, the same for options, lessons, page and screen readers.

A name is a path from the large to the small: parts with `/` between them; a part is a kind, or a kind and an id with
`:` between them (`land:A5/town`, `seat:0/die:2`). What contains a thing is a thing too. Ids are those of views and
option texts; nothing here is translated. What people call a thing says `Speaker.thing`.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from string import Formatter
from typing import Any, Final, NamedTuple

from vatra.core.errors import Arg
from vatra.core.event import Event

View = dict[str, Any]


def nothing(view: View) -> Iterable[str]:
    """A game that names nothing: all its options are buttons."""
    return ()


class Naming:
    """What a game's room says in `things.py`.

    `verbs`: by an option's text or its first word, the things it names, in names with gaps. `{seat}` is who is asked,
    `{w1}`, `{w2}` are the words after the verb, and the rest is what the question is about: the arguments of its
    prompt, and what the ask adds. `buttons`: texts and verbs that name nothing. `mentions`: by an event's argument, the
    thing that its value names; by the beginning of a value, where that ends with `-`.
    """

    def __init__(
        self,
        verbs: Mapping[str, str] | None = None,
        buttons: Iterable[str] = (),
        mentions: Mapping[str, str] | None = None,
        things: Callable[[View], Iterable[str]] = nothing,
    ) -> None:
        self.verbs = dict(verbs or {})
        self.buttons = frozenset(buttons)
        self.mentions = {"seat": "seat:{}", **(mentions or {})}
        self.things = things

    def option(self, text: str, gaps: Mapping[str, object]) -> list[str]:
        """What an option names. A thing with a gap that nobody fills is left out."""
        words = text.split(" ")
        pattern = "" if text in self.buttons else self.verbs.get(text, self.verbs.get(words[0], ""))
        filled = {**gaps, **{f"w{i}": word for i, word in enumerate(words) if i}}
        found: list[str] = []
        for part in pattern.split():
            try:
                found += part.format_map(filled).split()
            except KeyError:
                continue
        return found

    def instead(self, text: str, names: Iterable[str], thing: str) -> str:
        """The option that names this thing in the place of one of those that it names; empty where there is none."""
        words = text.split(" ")
        for part in self.verbs.get(text, self.verbs.get(words[0], "")).split():
            meant = _read(part, thing)
            if meant and any(known.rest == meant.rest for name in names if (known := _read(part, name))):
                return " ".join([meant.words.get(f"w{i}", word) for i, word in enumerate(words)])
        return ""

    def saying(self, thing: str, seat: int, there: list[str]) -> Iterator[str]:
        """Every text of this seat that names the thing; what else it has to name is the first fit of what is there."""
        for verb, pattern in self.verbs.items():
            parts = pattern.split()
            needed = [gap for gap in _WORDS if f"{{{gap}}}" in pattern]
            for meant in (_read(part, thing) for part in parts):
                if meant is None or meant.rest not in ({}, {"seat": f"{seat}"}):
                    continue
                words = meant.words
                for other in parts:
                    if any(f"{{{gap}}}" in other for gap in needed if gap not in words):
                        fits = (_read(other, name) for name in there)
                        words = {**next((fit.words for fit in fits if fit), {}), **words}
                if len(words) == len(needed):
                    yield " ".join([verb, *[words[gap] for gap in needed]])

    def event(self, event: Event, gaps: Mapping[str, object] | None = None) -> list[str]:
        """What an event or a prompt is about. `gaps` fills what the event itself leaves out: whom it is told."""
        known = {**(gaps or {}), **event.args}
        found: list[str] = []
        for key, value in event.args.items():
            if key == "seats" and isinstance(value, int):
                found += [f"seat:{seat}" for seat in range(value.bit_length()) if value >> seat & 1]
            else:
                found += self.mentioned(key, value, known)
        return list(dict.fromkeys(found))

    def mentioned(self, key: str, value: Arg, known: Mapping[str, object]) -> list[str]:
        """The things that one argument names, if any: by its own name, else by how its value begins."""
        names = [(self.mentions[key], one) for one in str(value).split()] if key in self.mentions else []
        if not names and isinstance(value, str):
            begins = [one for one in self.mentions if one.endswith("-") and value.startswith(one)]
            names = [(self.mentions[one], value.removeprefix(one)) for one in begins]
        try:
            return [name.format(said, **known) for name, said in names]
        except KeyError:
            return []

    def all(self, view: View) -> set[str]:
        """Everything that can be pointed at in a position, as whoever sees this view may know it."""
        return with_wholes(self.things(view))


class _Read(NamedTuple):
    """What fills the gaps of a name so that it is that of a thing: the words of an option, and the rest."""

    words: dict[str, str]
    rest: dict[str, str]


_WORDS: Final = ("w1", "w2", "w3", "w4")


def _read(part: str, thing: str) -> _Read | None:
    found = _form(part).fullmatch(thing)
    gaps = found.groupdict() if found else {}
    words: dict[str, str] = {gap: gaps.pop(gap) for gap in _WORDS if gap in gaps}
    return _Read(words, gaps) if found else None


@functools.cache
def _form(part: str) -> re.Pattern[str]:
    pieces = [(re.escape(said), gap) for said, gap, *_ in Formatter().parse(part)]
    return re.compile("".join([said + (f"(?P<{gap}>[^/ ]+)" if gap else "") for said, gap in pieces]))


def upwards(thing: str) -> list[str]:
    """A thing, and all that it is a part of, the smallest first."""
    parts = thing.split("/")
    return ["/".join(parts[:n]) for n in range(len(parts), 0, -1)]


def with_wholes(names: Iterable[str]) -> set[str]:
    """What contains a thing is a thing too."""
    found: set[str] = set()
    for name in names:
        found.update(upwards(name))
    return found


NAMELESS = Naming()
