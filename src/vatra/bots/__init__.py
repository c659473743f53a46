"""Players that are programs. A bot sees what its seat may know, never the table itself."""

from vatra.bots.bot import Bot
from vatra.bots.registry import bot_names, lab_names, make_bot

__all__ = ["Bot", "bot_names", "lab_names", "make_bot"]
