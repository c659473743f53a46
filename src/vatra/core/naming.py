# plain: only the wire, words and tests ask
"""Things have names: whatever a person can point at has one, the same for options, lessons, page and screen readers.

A name is a path from the large to the small: parts with `/` between them; a part is a kind, or a kind and an id with
`:` between them (`land:A5/town`, `seat:0/die:2`). What contains a thing is a thing too. Ids are those of views and
option texts; nothing here is translated. What people call a thing says `Speaker.thing`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

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


def with_wholes(names: Iterable[str]) -> set[str]:
    """What contains a thing is a thing too."""
    found: set[str] = set()
    for name in names:
        parts = name.split("/")
        found |= {"/".join(parts[:n]) for n in range(1, len(parts) + 1)}
    return found


NAMELESS = Naming()
