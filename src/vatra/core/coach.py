# plain: words for people, and nothing here is hot
"""The coach: what one is told the first time one meets a kind of question, or an event, and the rule that says more."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from vatra.core.event import Event
from vatra.core.step import Ask
from vatra.core.table import Table


@dataclass(frozen=True)
class Word:
    """`text` is a message; `thing` is what it speaks of; `rule` is what "more" opens."""

    text: str
    thing: str
    rule: str


class Coach:
    """What a game's room says in `coach.py`: by question and by event, the thing it speaks of and the rule.

    A question goes by its prompt without `ask-`. Where classes share a prompt and want different words, a class has a
    row of its own: the prompt, `-`, and its name. A row that ends with `-` is for all that begins so. Gaps of a thing
    are filled by the prompt; `{you}` is who is asked.
    """

    def __init__(
        self,
        asks: Mapping[str, tuple[str, str]] | None = None,
        events: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self.asks: Final = dict(asks or {})
        self.events: Final = dict(events or {})

    def of_ask(self, table: Table, seat: int, ask: Ask[Any]) -> Word | None:
        prompt = ask.prompt(table, seat)
        key = self.key_of(prompt.name, type(ask).__name__)
        if key is None:
            return None
        thing, rule = self.asks[key]
        return Word(f"coach-{key.rstrip('-')}", filled(thing, {**prompt.args, "you": seat}), rule)

    def key_of(self, prompt: str, kind: str) -> str | None:
        """The row for a question of this prompt and class."""
        base, name = prompt.removeprefix("ask-"), kebab(kind)
        begins = [key for key in self.asks if key.endswith("-") and f"{base}-".startswith(key)]
        return next((key for key in (f"{base}-{name}", base, name, *begins) if key in self.asks), None)

    def of_event(self, event: Event) -> Word | None:
        if event.name not in self.events:
            return None
        thing, rule = self.events[event.name]
        return Word(f"coach-event-{event.name}", filled(thing, event.args), rule)


SILENT: Final = Coach()


def filled(thing: str, args: Mapping[str, object]) -> str:
    """The thing, or as much of its name as can be said."""
    parts: list[str] = []
    for part in thing.split("/"):
        try:
            parts.append(part.format_map({key: _id(key, value) for key, value in args.items()}))
        except KeyError:
            break
    return "/".join(parts) or "question"


def _id(key: str, value: object) -> object:
    """Arguments are messages, such as `island-a5`; names of things hold the bare id."""
    return value.removeprefix(f"{key}-") if isinstance(value, str) else value


def kebab(name: str) -> str:
    """`HitAnother` is `hit-another`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
