"""Bots from outside: `my_package.bots:Content`, a package's entry point, or a Python object. Nobody has to register."""

from __future__ import annotations

import functools
import importlib
import inspect
import os
import re
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, Final

from vatra.bots.bot import Bot
from vatra.core.chance import Chance
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.core.seen import Choice, Seen

GROUP: Final = "vatra.bots"  # of entry points
VARIABLE: Final = "VATRA_BOTS"  # of the environment: more that may sit down with people
PATH: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*(\.[^\W\d]\w*)*")

# A bot by its name, or whatever makes one: a class, or a function.
BotLike = str | Callable[..., Bot]


@functools.cache
def installed() -> dict[str, str]:
    """Bots that packages bring along: name and path."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def guest_names(game: Game) -> list[str]:
    """Who may sit down with people besides the game's own players; one that names its `games` only at those."""
    named = [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]
    return [name for name in dict.fromkeys([*installed(), *named]) if _plays(name, game)]


def _plays(name: str, game: Game) -> bool:
    try:
        return game.id in getattr(maker(name), "games", [game.id])
    except BadInput:
        return True  # who wants it to sit down hears why it cannot


def is_guest(name: str) -> bool:
    return name in installed() or PATH.fullmatch(name) is not None


def title(name: str) -> str:
    """What to call a bot for which there are no words."""
    return name.split(":")[-1] if PATH.fullmatch(name) else name


def name_of(bot: BotLike) -> str:
    """The name under which any process finds it again."""
    if isinstance(bot, str):
        return bot
    name = f"{getattr(bot, '__module__', '?')}:{getattr(bot, '__qualname__', type(bot).__qualname__)}"
    if not (is_guest(name) and maker(name) is bot):
        raise BadInput("guest-bot-nowhere", {"bot": repr(bot)})
    return name


def maker(name: str) -> Any:
    """The class or function that makes the bot, imported."""
    module, _, inside = installed().get(name, name).partition(":")
    try:
        found: Any = importlib.import_module(module)
    except Exception as fault:
        raise BadInput("guest-bot-no-module", {"bot": name, "module": module, "why": said(fault)}) from None
    for part in inside.split("."):
        found = getattr(found, part, None)
    if found is None:
        raise BadInput("guest-bot-no-such", {"bot": name, "module": module, "name": inside})
    return found


def guest(name: str, chance: Chance) -> Bot:
    return seated(maker(name), name, chance)


def seated(bot: Any, name: str, chance: Chance) -> Bot:
    """Made if need be, with `chance` if it asks for it by that name, and watched."""
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        try:
            bot = bot(chance=chance) if "chance" in inspect.signature(bot).parameters else bot()
        except Exception as fault:
            raise BadInput("guest-bot-not-made", {"bot": name, "why": said(fault)}) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadInput("guest-bot-no-choose", {"bot": name})
    return Guest(bot, name)


class Guest:
    """Whatever goes wrong in somebody else's code is said in a sentence that names it."""

    def __init__(self, bot: Any, name: str) -> None:
        self.bot = bot
        self.name = name

    def choose(self, seen: Seen) -> Choice:
        try:
            choice = self.bot.choose(seen)
        except Exception as fault:
            raise BadInput("guest-bot-failed", {"bot": self.name, "why": said(fault)}) from fault
        if not (isinstance(choice, Choice) and choice.action in seen.options):
            given = repr(choice.action if isinstance(choice, Choice) else choice)
            raise BadInput("guest-bot-chose-badly", {"bot": self.name, "given": given})
        return choice


def said(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"
