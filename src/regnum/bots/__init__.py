"""Opponents: a bot maps what its seat may see to an action."""

from regnum.bots.protocol import Bot, Budget
from regnum.bots.registry import Contender, bot, bot_names, guest_names, levels, usual_opponent

__all__ = ["Bot", "Budget", "Contender", "bot", "bot_names", "guest_names", "levels", "usual_opponent"]
