"""The score sheet of Kingdoms: the board of a real table at the end of a round."""

from __future__ import annotations

from typing import Annotated

import msgspec

from regnum.errors import BoardError
from regnum.games.kingdoms.account import Account
from regnum.games.kingdoms.components import COLOURS, Colour
from regnum.games.kingdoms.data import AccountData, IncomeData
from regnum.games.kingdoms.state import TIE_BREAKS
from regnum.games.kingdoms.text import MOST_TEXT, read_board
from regnum.games.protocol import Sheet
from regnum.games.sheet import Ranked, ranked
from regnum.words.message import message

_MOST_MONEY = 100_000

Text = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]
Money = Annotated[int, msgspec.Meta(ge=-_MOST_MONEY, le=_MOST_MONEY)]


class KingdomsSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of Kingdoms at the end of a round, as `regnum score kingdoms` reads it, and its players."""

    board: Text
    """Lines of six words from the top: `+3`, `-6`, `mountain`, `dragon`, `goldmine`, `wizard`, `red1`, `.`."""
    money: Annotated[dict[Colour, Money], msgspec.Meta(min_length=1, max_length=4)]
    """The colours that play, each with what its player had before the round."""


class KingdomsScore(msgspec.Struct, frozen=True):
    """The gold of a player before and after a round, and their income."""

    colour: Colour
    before: int
    """The money before the round."""
    income: IncomeData
    after: int


class KingdomsScores(msgspec.Struct, frozen=True):
    """The scoring of a board."""

    present: AccountData
    players: list[KingdomsScore]
    ranking: list[Ranked]


def count(sheet: KingdomsSheet) -> KingdomsScores:
    """Score a board of a real table and rank the players; one that cannot exist is refused with the reason."""
    account = read_board(sheet.board)
    _check_colours(account, sheet)
    players = [_player(account, colour, money) for colour, money in sheet.money.items()]
    return KingdomsScores(account.data(), players, ranked([(player.after,) for player in players], TIE_BREAKS))


def _check_colours(account: Account, sheet: KingdomsSheet) -> None:
    """KG-C1: every castle has a player."""
    for seat in account.seats:
        if COLOURS[seat] not in sheet.money:
            raise BoardError(message("kingdoms-sheet-colour", colour=COLOURS[seat]))


def _player(account: Account, colour: Colour, money: int) -> KingdomsScore:
    income = account.income(COLOURS.index(colour))
    return KingdomsScore(colour, money, income.data(), money + income.total)


SHEET = Sheet(KingdomsSheet, KingdomsScores, count)
