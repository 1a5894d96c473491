"""The score sheet of Kingdomino: the kingdoms of a real table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from regnum.errors import BoardError
from regnum.games.kingdomino.data import KingdomData
from regnum.games.kingdomino.kingdom import Kingdom
from regnum.games.kingdomino.state import TIE_BREAKS
from regnum.games.kingdomino.text import MOST_TEXT, check_pieces, read_kingdom
from regnum.games.protocol import Sheet
from regnum.games.sheet import Ranked, ranked
from regnum.words.message import message

Text = Annotated[str, msgspec.Meta(max_length=MOST_TEXT)]


class KingdominoSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The kingdoms of a game of Kingdomino, each as `regnum score kingdomino` reads it."""

    kingdoms: Annotated[tuple[Text, ...], msgspec.Meta(min_length=1, max_length=4)]
    """One row per line from the north: `W F L P S M` with the number of crowns, `C` the castle, `.` an empty square."""
    size: Literal[5, 7] = 5
    middle_kingdom: Literal["off", "symmetric", "exact"] = "off"
    harmony: bool = False


DEFAULTS = {field.name: field.default for field in msgspec.structs.fields(KingdominoSheet) if not field.required}
"""What is meant where a sheet says nothing."""


class KingdominoScores(msgspec.Struct, frozen=True):
    """What kingdoms are worth."""

    kingdoms: list[KingdomData]
    ranking: list[Ranked]


def count(sheet: KingdominoSheet) -> KingdominoScores:
    """Score the kingdoms of a real table and rank them; those that cannot exist are refused with the reason."""
    kingdoms = [_kingdom(sheet, number) for number in range(len(sheet.kingdoms))]
    check_pieces([square for kingdom in kingdoms for square in kingdom.squares.values()])
    scores = [kingdom.score(middle_kingdom=sheet.middle_kingdom, harmony=sheet.harmony) for kingdom in kingdoms]
    scored = [KingdomData.of(kingdom.data(), 0, score.data()) for kingdom, score in zip(kingdoms, scores, strict=True)]
    return KingdominoScores(scored, ranked([score.key for score in scores], TIE_BREAKS))


def _kingdom(sheet: KingdominoSheet, number: int) -> Kingdom:
    try:
        return read_kingdom(sheet.kingdoms[number], sheet.size)
    except BoardError as problem:
        if len(sheet.kingdoms) == 1:
            raise
        raise BoardError(message("kingdomino-sheet-kingdom", number=number + 1, problem=problem.message)) from None


SHEET = Sheet(KingdominoSheet, KingdominoScores, count)
