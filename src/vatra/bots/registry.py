"""Bots by name."""

from __future__ import annotations

from vatra.bots.bot import Bot
from vatra.bots.simple import AutoBot, PolicyBot, RandomBot
from vatra.core.chance import seeded
from vatra.core.errors import BadInput
from vatra.core.game import Game


def bot_names(game: Game) -> list[str]:
    """Every bot that can sit down at this game: the general ones, then the game's own, weakest first."""
    return ["random", "auto", *game.policies()]


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """The same name and seed give the same play."""
    policies = game.policies()
    if name == "random":
        return RandomBot(seeded(seed))
    if name == "auto":
        return AutoBot()
    if name in policies:
        return PolicyBot(policies[name], seeded(seed))
    raise BadInput("unknown-bot", {"bot": name, "game": game.id, "allowed": ", ".join(bot_names(game))})
