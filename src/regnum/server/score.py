"""The score sheet: what kingdoms or a board at a real table are worth, without any game being played here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from regnum.errors import BoardError
from regnum.games.kingdomino.kingdom import Kingdom
from regnum.games.kingdomino.state import TIE_BREAKS
from regnum.games.kingdomino.text import check_pieces, read_kingdom
from regnum.games.kingdoms.account import Account
from regnum.games.kingdoms.components import COLOURS
from regnum.games.kingdoms.state import TIE_BREAKS as MONEY
from regnum.games.kingdoms.text import read_board
from regnum.games.protocol import Place, rank
from regnum.server.answers import Answer
from regnum.server.endpoints import Call, Endpoint
from regnum.words.message import message

_LONGEST_TEXT = 2000
_MOST_MONEY = 100_000

Text = Annotated[str, msgspec.Meta(max_length=_LONGEST_TEXT)]
Money = Annotated[int, msgspec.Meta(ge=-_MOST_MONEY, le=_MOST_MONEY)]
Colour = Literal["red", "yellow", "green", "blue"]


class KingdomsOfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The kingdoms of a game of Kingdomino, each as `regnum score kingdomino` reads it."""

    kingdoms: Annotated[tuple[Text, ...], msgspec.Meta(min_length=1, max_length=4)]
    """One row a line from the north: `W F L P S M` with the number of crowns, `C` the castle, `.` an empty square."""
    size: Literal[5, 7] = 5
    middle_kingdom: Literal["off", "symmetric", "exact"] = "off"
    harmony: bool = False


class BoardOfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of Kingdoms at the end of a round, as `regnum score kingdoms` reads it, and who plays."""

    board: Text
    """Lines of six words from the top: `+3`, `-6`, `mountain`, `dragon`, `goldmine`, `wizard`, `red1`, `.`."""
    money: Annotated[dict[Colour, Money], msgspec.Meta(min_length=1, max_length=4)]
    """The colours that play, each with what its player had before the round."""


class Ranked(Answer, frozen=True):
    """A line of the ranking."""

    player: int
    """From 0, in the order in which the players were named."""
    rank: int
    """Equals share a rank."""
    key: tuple[int, ...]
    """What was compared, most important first."""
    decided_by: str
    """What set this place apart from the next: `score`, `largest`, `crowns` or `money`; or `shared`, or `last`."""


class KingdomsScored(Answer, frozen=True):
    """What kingdoms are worth."""

    kingdoms: list[dict[str, Any]]
    """Each in the form of `view.kingdoms`: `squares`, `score`, `properties`, `largest`, `crowns`, `bonuses`."""
    ranking: list[Ranked]


class BoardScored(Answer, frozen=True):
    """What a board pays."""

    present: dict[str, Any]
    """In the form of `view.present`: the `board` and its `lines`."""
    players: list[dict[str, Any]]
    """Each with `colour`, money `before` and `after`, and the `income` by rows and columns."""
    ranking: list[Ranked]


async def score_kingdomino(call: Call) -> KingdomsScored:
    """Score the kingdoms of a real table and rank them; those that cannot exist are refused with the reason."""
    sheet: KingdomsOfTable = call.body
    kingdoms = [_kingdom(sheet, number) for number in range(len(sheet.kingdoms))]
    check_pieces([square for kingdom in kingdoms for square in kingdom.squares.values()])
    scores = [kingdom.score(middle_kingdom=sheet.middle_kingdom, harmony=sheet.harmony) for kingdom in kingdoms]
    scored = [
        {"squares": kingdom.data(), "discards": 0, **score.data()}
        for kingdom, score in zip(kingdoms, scores, strict=True)
    ]
    return KingdomsScored(scored, _ranked(rank([score.key for score in scores], TIE_BREAKS)))


async def score_kingdoms(call: Call) -> BoardScored:
    """Score a board of a real table and rank the players; one that cannot exist is refused with the reason."""
    sheet: BoardOfTable = call.body
    account = read_board(sheet.board)
    _check_colours(account, sheet)
    players = [_player(account, colour, money) for colour, money in sheet.money.items()]
    present = {"board": account.words(), "lines": [line.data() for line in account.lines]}
    return BoardScored(present, players, _ranked(rank([(player["after"],) for player in players], MONEY)))


def _kingdom(sheet: KingdomsOfTable, number: int) -> Kingdom:
    try:
        return read_kingdom(sheet.kingdoms[number], sheet.size)
    except BoardError as problem:
        if len(sheet.kingdoms) == 1:
            raise
        raise BoardError(message("sheet-kingdom", number=number + 1, problem=problem.message)) from None


def _check_colours(account: Account, sheet: BoardOfTable) -> None:
    """KG-C1: every castle has a player."""
    for seat in account.seats:
        if COLOURS[seat] not in sheet.money:
            raise BoardError(message("sheet-colour", colour=COLOURS[seat]))


def _player(account: Account, colour: Colour, money: int) -> dict[str, Any]:
    income = account.income(COLOURS.index(colour))
    return {"colour": colour, "before": money, "income": income.data(), "after": money + income.total}


def _ranked(places: tuple[Place, ...]) -> list[Ranked]:
    return [Ranked(place.seat, place.rank, place.key, place.decided_by) for place in places]


ENDPOINTS = (
    Endpoint("POST", "/api/score/kingdomino", score_kingdomino, KingdomsScored, body=KingdomsOfTable),
    Endpoint("POST", "/api/score/kingdoms", score_kingdoms, BoardScored, body=BoardOfTable),
)
