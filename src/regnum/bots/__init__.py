"""Opponents: a bot maps what its seat may see to an action, and can say what it expects of the others."""

from regnum.bots.protocol import Analysis, Bot, Budget, Candidate, Turn, analyse
from regnum.bots.registry import Contender, bot, bot_names, guest_names, levels, usual_opponent

__all__ = [
    "Analysis",
    "Bot",
    "Budget",
    "Candidate",
    "Contender",
    "Turn",
    "analyse",
    "bot",
    "bot_names",
    "guest_names",
    "levels",
    "usual_opponent",
]
