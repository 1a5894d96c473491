"""The daily deal: the same deal and the same rivals for everyone on a given day, from the date alone.

`docs/daily.md` describes it. The web app makes the same from what `levels.py` of each game tells it.
"""

from __future__ import annotations

from datetime import date
from importlib import import_module
from typing import Any

from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.records import FORMAT, Player, Record
from regnum.records.record import dealt
from regnum.words.message import message

SEAT = 0
"""Where the player sits."""
_BEFORE_FIRST = date(2025, 12, 31)


def number_of(day: date) -> int:
    """The number of the deal of a day: 1 for the first day of 2026.

    >>> number_of(date(2026, 11, 16))
    320
    """
    return (day - _BEFORE_FIRST).days


def day_of(text: str) -> date:
    """A day written as 2026-11-16; anything else, and days before the first deal, raise `UsageError`."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise UsageError(message("daily-no-date", date=text)) from None
    if day.isoformat() != text or number_of(day) < 1:
        raise UsageError(message("daily-no-date", date=text))
    return day


def has_daily(game_name: str) -> bool:
    """Whether a game has a daily deal."""
    return game_name in GAMES


def daily_options(game_name: str) -> dict[str, Any]:
    """The options of the daily deal by name, but for the number of players."""
    options: dict[str, Any] = _told(game_name)["options"]
    return options


def daily_record(game_name: str, day: date, name: str) -> Record:
    """The game of a day before its first action; the player, called `name`, has seat 0."""
    told = _told(game_name)
    rivals = told["rivals"][number_of(day) % len(told["rivals"])]
    options = game(game_name).chosen({**told["options"], "players": len(rivals) + 1})
    return Record(
        regnum=FORMAT,
        game=game_name,
        options=options.data(),
        deal=dealt(SeededDeal(f"daily {day.isoformat()}")),
        players=[Player(name), *(Player(bot, bot) for bot in rivals)],
        actions=[],
        result=None,
    )


def is_daily(record: Record, day: date) -> bool:
    """Whether a record is a game of the deal of a day, by any player and of any length."""
    if not has_daily(record.game):
        return False
    first = daily_record(record.game, day, record.players[SEAT].name)
    same = (record.options, record.deal, record.players) == (first.options, first.deal, first.players)
    return same and record.players[SEAT].bot is None


def _told(game_name: str) -> dict[str, Any]:
    if not has_daily(game_name):
        raise UsageError(message("daily-no-game", game=game_name, known=", ".join(GAMES)))
    told: dict[str, Any] = import_module(f"regnum.bots.{game_name}.levels").DAILY
    return told
