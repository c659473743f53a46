"""Who sits where: people and bots, from `--seats` or from a log, and what they are called on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vatra.bots import bot_names, is_guest, make_bot, title
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.core.words import Speaker

PERSON: Final = "me"
LONGEST_NAME: Final = 24
MOST_DIGITS: Final = 4


@dataclass(frozen=True)
class Chair:
    """A bot by its id, or a person (no bot), who may have a name."""

    bot: str = ""
    name: str = ""

    @property
    def label(self) -> str:
        """How a log calls it."""
        return self.bot or self.name or PERSON


def usual_bot(game: Game) -> str:
    """The opponent for somebody who did not ask for another: the game's gentlest own player."""
    return next(iter(game.policies()), "random")


def seats_given(game: Game, text: str, hot_seat: bool, options: Mapping[str, object]) -> list[Chair]:
    """`4` is one person and three bots (or four people, on one keyboard); `me,me:Olena,novice` says who is who."""
    text = text.strip() or str(game.min_seats)
    if text.isdecimal() and len(text) <= MOST_DIGITS:
        count = int(text)
        game.settle(count, options)
        people = count if hot_seat else 1
        return [Chair() if seat < people else Chair(usual_bot(game)) for seat in range(count)]
    chairs = [_chair(game, entry.strip()) for entry in text.split(",")]
    if hot_seat and len(people_of(chairs)) < 2:
        raise BadInput("seats-hot-seat", {"given": text})
    return chairs


def _chair(game: Game, entry: str) -> Chair:
    kind, colon, name = entry.partition(":")
    if kind == PERSON:
        return Chair(name=checked_name(game, name.strip())) if colon else Chair()
    if is_guest(entry):
        make_bot(entry, game, 0)  # or a sentence that says why not
    elif entry not in bot_names(game):
        allowed = ", ".join([PERSON, f"{PERSON}:…", *bot_names(game)])
        raise BadInput("seats-nobody", {"given": entry, "allowed": allowed})
    return Chair(entry)


def checked_name(game: Game, name: str) -> str:
    """A name that can stand in a log and on a screen."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "," in name:
        raise BadInput("seats-bad-name", {"name": name, "longest": LONGEST_NAME})
    if name == PERSON or name in bot_names(game):
        raise BadInput("seats-name-taken", {"name": name})
    return name


def seats_of_log(game: Game, labels: list[str]) -> list[Chair]:
    return [_chair_of_log(game, label) for label in labels]


def _chair_of_log(game: Game, label: str) -> Chair:
    """A log may come from anywhere: what could move the cursor is not shown."""
    if label == PERSON:
        return Chair()
    if label in bot_names(game):
        return Chair(label)
    name = "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in label])
    return Chair(name=name[:LONGEST_NAME] or "?")


def people_of(chairs: list[Chair]) -> list[int]:
    return [seat for seat, chair in enumerate(chairs) if not chair.bot]


def names_of(chairs: list[Chair], words: Speaker) -> list[str]:
    """On the screen: a single person is "you", who would be called the same is numbered."""
    plain = [_called(chair, len(people_of(chairs)) == 1, words) for chair in chairs]
    number: Counter[str] = Counter()
    names: list[str] = []
    for chair, name in zip(chairs, plain, strict=True):
        number[name] += 1
        nameless = not chair.name and plain.count(name) > 1
        names.append(f"{name} {number[name]}" if nameless or number[name] > 1 else name)
    return names


def _called(chair: Chair, alone: bool, words: Speaker) -> str:
    if chair.bot:
        return bot_title(chair.bot, words)
    return chair.name or words.say("you" if alone else "player")


def bot_title(bot: str, words: Speaker) -> str:
    """A bot's name in the reader's language; one that is made to measure is called what was typed."""
    return words.say(f"bot-{bot}") if words.has(f"bot-{bot}") else title(bot)
