"""Bots by name: `name`, `name:argument`, or `package.module:Class` for one from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from vatra.bots.bot import Bot
from vatra.bots.guests import BotLike, guest, guest_names, is_guest, seated
from vatra.bots.searching import FlatBot, SearchBot, mixing_plan, standard_plan
from vatra.bots.simple import Adviser, AutoBot, PolicyBot, RandomBot
from vatra.core.chance import Chance, seeded
from vatra.core.errors import BadInput
from vatra.core.game import Game
from vatra.core.search.budget import Budget, Iterations, Seconds

HINT: Final = "hint"  # gives the advice of a game's strongest player; nobody sits down as it
THINKING: Final = 1000  # playouts or iterations, where the name does not say


def bot_names(game: Game) -> list[str]:
    """Who can sit down with people at this game: the general ones, the game's own, weakest first, and guests."""
    return ["random", "auto", *game.policies(), *guest_names(game)]


def lab_names(game: Game) -> list[str]:
    """Players to experiment with, as examples of what may be asked for: the number is theirs to choose."""
    return [
        *game.former(),
        *game.baselines(),
        f"flat:{THINKING}",
        f"mcts:{THINKING}",
        "mcts:0.5s",
        f"mcts-mixing:{THINKING}",
    ]


def make_bot(bot: BotLike | Bot, game: Game, seed: int | str) -> Bot:
    """By name, from a class or a function that makes one, or one that is ready.

    The same name and seed give the same play, unless the clock is its budget.
    """
    if not isinstance(bot, str):
        return seated(bot, getattr(bot, "__qualname__", type(bot).__qualname__), seeded(seed))
    return _named(bot, game, seed)


def _named(name: str, game: Game, seed: int | str) -> Bot:
    if name == HINT:
        levels = list(game.policies().values())
        return Adviser(levels[-1], seeded(seed)) if levels else AutoBot()
    plain, colon, argument = name.partition(":")
    bot: Bot | None = None
    if argument or not colon:
        bot = _own(plain, argument, game, seeded(seed)) or _general(plain, argument, seeded(seed))
    if bot is None and is_guest(name) and plain not in [*GENERAL, *game.baselines()]:
        bot = guest(name, seeded(seed))
    if bot is None:
        allowed = ", ".join([*bot_names(game), *lab_names(game)])
        raise BadInput("unknown-bot", {"bot": name, "game": game.id, "allowed": allowed})
    return bot


def _own(plain: str, argument: str, game: Game, chance: Chance) -> Bot | None:
    """A player that the game brings along."""
    policies = game.policies() | game.former()
    if plain in policies and not argument:
        return PolicyBot(policies[plain], chance)
    baselines = game.baselines()
    if plain in baselines and (not argument or number(argument)):
        policy = baselines[plain](number(argument))
        return None if policy is None else PolicyBot(policy, chance)
    return None


def _general(plain: str, argument: str, chance: Chance) -> Bot | None:
    return GENERAL[plain](argument, chance) if plain in GENERAL else None


# -- the general ones: from what stands after the colon; None where it makes no sense --------------------------------


def _random(argument: str, chance: Chance) -> Bot | None:
    return None if argument else RandomBot(chance)


def _auto(argument: str, chance: Chance) -> Bot | None:
    return None if argument else AutoBot()


def _flat(argument: str, chance: Chance) -> Bot | None:
    playouts = number(argument) if argument else THINKING
    return None if playouts is None else FlatBot(playouts, chance)


def _mcts(argument: str, chance: Chance) -> Bot | None:
    budget = budget_of(argument)
    return None if budget is None else SearchBot(budget, chance, standard_plan())


def _mixing(argument: str, chance: Chance) -> Bot | None:
    budget = budget_of(argument)
    return None if budget is None else SearchBot(budget, chance, mixing_plan())


GENERAL: Final[dict[str, Callable[[str, Chance], Bot | None]]] = {
    "random": _random,
    "auto": _auto,
    "flat": _flat,
    "mcts": _mcts,
    "mcts-mixing": _mixing,
}


def number(argument: str) -> int | None:
    """A whole number from 1 to 999,999,999."""
    return int(argument) if re.fullmatch(r"[1-9][0-9]{0,8}", argument) else None


def budget_of(argument: str) -> Budget | None:
    """`2000` is a number of iterations, `0.5s` a time; nothing is the usual number of iterations."""
    if not argument:
        return Iterations(THINKING)
    if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", argument) and float(argument[:-1]) > 0:
        return Seconds(float(argument[:-1]))
    iterations = number(argument)
    return None if iterations is None else Iterations(iterations)
