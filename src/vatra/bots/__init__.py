"""Players that are programs. A bot sees what its seat may know, never the table itself."""

from vatra.bots.bot import Bot
from vatra.bots.guests import BotLike, is_guest, name_of, title
from vatra.bots.registry import HINT, bot_names, lab_names, make_bot

__all__ = ["HINT", "Bot", "BotLike", "bot_names", "is_guest", "lab_names", "make_bot", "name_of", "title"]
