"""What a line typed at the table means: one of the options, or an order to the terminal."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from vatra.core.words import Speaker

ORDERS: Final = ("table", "hint", "undo", "rules", "why", "log", "save", "help", "quit")
HELP: Final = "?"
MOST_DIGITS: Final = 4


@dataclass(frozen=True)
class Take:
    """An option, by its place in the list."""

    option: int


@dataclass(frozen=True)
class Order:
    name: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear:
    """Fits several things."""

    fits: tuple[str, ...]


@dataclass(frozen=True)
class NoSuchNumber:
    """A number, and no option has it."""


@dataclass(frozen=True)
class Other:
    """Neither an option nor an order: the table says why not."""


@dataclass(frozen=True)
class Words:
    """What can be typed for an option: its label or its text, or the beginning of them, or another word in full."""

    label: str
    text: str
    also: tuple[str, ...] = ()


Meaning = Take | Order | Unclear | NoSuchNumber | Other


def plain(word: str) -> str:
    """Small letters without marks: who has no Polish keyboard may type `w glab`."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def order_words(words: Speaker, names: tuple[str, ...] = ORDERS, messages: str = "order-") -> dict[str, str]:
    """Every word for an order, in the reader's language and in English."""
    found = {name: name for name in names}
    found.update({plain(words.say(messages + name)): name for name in names})
    found[HELP] = "help"
    return found


def understand(line: str, options: list[Words], orders: dict[str, str]) -> Meaning:
    """A number, a whole word, or the beginning of one where it can mean only one thing."""
    given = plain(line)
    first, _, rest = line.partition(" ")
    if not given:
        return Other()
    if given.isdecimal():
        number = int(given) if len(given) <= MOST_DIGITS else 0
        return Take(number - 1) if 1 <= number <= len(options) else NoSuchNumber()
    for at, words in enumerate(options):
        if given in [plain(word) for word in (words.label, words.text, *words.also)]:
            return Take(at)
    if plain(first) in orders:
        return Order(orders[plain(first)], rest.strip())
    fits: list[Take | Order] = [
        Take(at)
        for at, words in enumerate(options)
        if plain(words.label).startswith(given) or plain(words.text).startswith(given)
    ]
    begun = {orders[word]: word for word in orders if word.startswith(plain(first))}
    fits += [Order(name, rest.strip()) for name in begun]
    if len(fits) > 1:
        return Unclear(
            tuple([options[fit.option].label if isinstance(fit, Take) else begun[fit.name] for fit in fits])
        )
    return fits[0] if fits else Other()
