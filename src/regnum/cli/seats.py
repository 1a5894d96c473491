"""The players by seat: people by their names, bots by their titles."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.bots.levels import LEVELS, level_name
from regnum.bots.registry import is_unpackaged
from regnum.records import Player
from regnum.words.speaker import Speaker


def bot_title(name: str, say: Speaker) -> str:
    """The name of a bot at the table: a level by its name in the language, others by their own."""
    if name in LEVELS:
        return say.say(level_name(name))
    return name.partition(":")[2] if is_unpackaged(name) else name.capitalize()


def seated(seats: Iterable[tuple[str, str | None]], say: Speaker) -> list[Player]:
    """The players, given each seat's name and bot, if it is one; bots of one kind are numbered."""
    found: list[Player] = []
    for name, bot in seats:
        if bot is None:
            found.append(Player(name))
            continue
        before, title = sum(player.bot == bot for player in found), bot_title(bot, say)
        found.append(Player(f"{title} {before + 1}" if before else title, bot))
    return found
