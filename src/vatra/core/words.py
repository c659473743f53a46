# plain: fluent.runtime works on dynamic objects, and nothing here is hot
"""Every word a person reads, in four languages (Project Fluent, so that each language has its own plurals)."""

from __future__ import annotations

import functools
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from vatra.core.errors import Arg
from vatra.core.event import Event
from vatra.core.game import Game
from vatra.core.options import Value, said

LANGUAGES: Final = ("uk", "pl", "ru", "en")
_HERE: Final = Path(__file__).parent
LONGEST: Final = 600
BIGGEST: Final = 10**15
SHARED_TEXT: Final = (_HERE / "text", _HERE.parent / "text")
_MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")
# A line never ends between a number and what it counts, before a dash, or (but in English) after a word of one letter.
_TIED: Final = re.compile(r"(?<=[\d№]) (?=[\w%№])| (?=[—–] )")
_SHORT_WORD: Final = re.compile(r"(?<!\w)([^\W\d_]) (?=\w)")


class MissingWords(LookupError):
    """A message that no language file has: a fault of ours that tests must catch."""


class Speaker:
    """Says messages in one language, from the texts of the house and of one game."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource(source(folder, language)), allow_overrides=False)

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def say(self, name: str, args: Mapping[str, Arg | float] | None = None, attribute: str = "") -> str:
        """The message with its arguments filled in as they are."""
        if not self.has(name):
            raise MissingWords(f"{self.language}: {name}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWords(f"{self.language}: {name}.{attribute}")
        filled = {"you": 0, **{k: _short(v) for k, v in (args or {}).items()}}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise MissingWords(f"{self.language}: {name}: {errors[0]}")
        return self.set(str(text))

    def set(self, text: str) -> str:
        """As a printer would set it: a true minus, and spaces at which no line may end."""
        text = _TIED.sub("\N{NO-BREAK SPACE}", _MINUS.sub("−", text))
        return text if self.language == "en" else _SHORT_WORD.sub("\\1\N{NO-BREAK SPACE}", text)

    def aside(self, name: str, attribute: str) -> str:
        """An attribute of a message that need not have it: what an option means (`.help`), or nothing."""
        return self.say(name, attribute=attribute) if attribute in self.attributes(name) else ""

    def attributes(self, name: str) -> list[str]:
        """The attributes that a message has."""
        return list(self._bundle.get_message(name).attributes) if self.has(name) else []

    def value(self, option: str, value: Value) -> str:
        """What an option is set to, in words; a number says itself, unless the game says what it means."""
        if isinstance(value, int) and not isinstance(value, bool):
            name = f"option-{option}-number"
            sign = (value > 0) - (value < 0)
            return self.say(name, {"n": abs(value), "sign": sign}) if self.has(name) else self.set(str(value))
        return self.say(f"option-{option}-{said(value)}")

    def tell(self, event: Event, names: list[str]) -> str:
        """An event, prompt or option: seats read as players, things by their names.

        `$you` is 1 where the player is only "you": verbs then take the endings of `you` in the language's texts.
        """
        args: dict[str, Arg] = {}
        for key, value in event.args.items():
            if key == "seat" and isinstance(value, int):
                args[key] = names[value]
            elif key == "seats" and isinstance(value, int):
                args[key] = self.listed([names[s] for s in range(len(names)) if value >> s & 1])
                args["count"] = value.bit_count()
            elif key == "things" and isinstance(value, str):
                args[key] = self.counted(value)
            elif isinstance(value, str) and value and all(self.has(thing) for thing in value.split()):
                args[key] = self.listed([self.say(thing) for thing in value.split()])
                args[f"{key}-id"] = value
            else:
                args[key] = value
        you = self.say("you") if self.has("you") else ""
        args["you"] = int(you == args.get("seat", args.get("seats")))
        return self.say(event.name, args)

    def thing(self, name: str, names: list[str]) -> str:
        """What people call a thing (`core/naming.py`): the particular first, then what it belongs to.

        Each stretch of the path is said by the message that covers most of it (`thing-path-card`), with the ids in it
        by kind and, of the last: `$id` as it stands, `$name` in words, `$player` if it is a seat, `$harm` of a piece.
        """
        parts = [Part(part) for part in name.split("/")]
        said: list[str] = []
        while parts:
            messages = ["thing-" + "-".join(part.kind for part in parts[at:]) for at in range(len(parts))]
            at = next((at for at in range(len(parts)) if self.has(messages[at])), len(parts) - 1)
            said.append(self.say(messages[at], self._about(messages[at], parts[at:], names)))
            del parts[at:]
        return ", ".join(said)

    def _about(self, message: str, parts: list[Part], names: list[str]) -> dict[str, Arg]:
        args: dict[str, Arg] = {part.kind: self._id(part.kind, part.id) for part in parts}
        last = parts[-1]
        row, _, column = last.id.partition("-")
        attributes = self._bundle.get_message(message).attributes
        called = self.say(message, {"id": last.id}, "id") if "id" in attributes else f"{last.kind}-{last.id}"
        called = called.replace("_", "-")
        player = names[int(last.id)] if last.id.isdigit() and int(last.id) < len(names) else ""
        return {
            **args,
            "id": last.id or "none",
            "name": self.say(called) if self.has(called) else last.id,
            "player": player,
            "harm": last.harm or "none",
            "row": row,
            "column": column,
        }

    def _id(self, kind: str, id: str) -> str:
        return self.say(f"{kind}-{id}") if self.has(f"{kind}-{id}") else id

    def counted(self, things: str) -> str:
        """`tokens-ship 2 resources-gold 1`: two ship tokens and one gold."""
        words = things.split(" ")
        pairs = zip(words[::2], words[1::2], strict=True)
        return self.listed([self.say(name, {"n": int(number)}) for name, number in pairs])

    def listed(self, names: list[str]) -> str:
        """Anna, Borys and Celina."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]})


class Part:
    """One part of a name. `town-1` is a town with a damage of 1, `town-1~2` with one that dreams deal as well."""

    def __init__(self, text: str) -> None:
        kind, _, self.id = text.partition(":")
        found = re.fullmatch(r"(.*?)-?(~?\d.*)", kind)
        self.kind, self.harm = (found[1], found[2].replace("~", "+")) if found else (kind, "")


def _short(value: Arg | float) -> Arg | float:
    """Fluent refuses to fill in a thousand letters or thirty digits, and nobody would read them."""
    if isinstance(value, int) and abs(value) >= BIGGEST:
        value = str(value)
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


@functools.cache
def speaker(language: str, game: Game | None = None) -> Speaker:
    """The speaker of a language, with a game's own words if one is given."""
    folders = SHARED_TEXT if game is None else (*SHARED_TEXT, text_folder(game))
    return Speaker(language, folders)


def source(folder: Path, language: str) -> str:
    """A folder's words as written: its own file, then those of subfolders, where a room sorts them by subject."""
    files = [folder / f"{language}.ftl", *sorted(folder.glob(f"*/{language}.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def text_folder(game: Game) -> Path:
    """Where a game's room keeps its words: beside the module that declares it."""
    return room(game) / "text"


def room(game: Game) -> Path:
    home = sys.modules[type(game).__module__].__file__
    assert home is not None
    return Path(home).parent
