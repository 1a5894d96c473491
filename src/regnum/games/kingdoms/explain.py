"""Why an action is legal or not: the rule it follows or breaks, in a sentence.

`turns.refusal` alone decides what is legal; this module puts its codes into words.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from regnum.engine import rule
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action, Build, Lay, LayStart, square_name
from regnum.games.kingdoms.components import COLOURS, Kind
from regnum.games.kingdoms.position import Position, code_of
from regnum.words import Message
from regnum.words.message import Argument, message

Reason = tuple[str, Message]
"""The number of a rule and the sentence about this action."""

PLACING, DRAWING, PASSING, WAITING = range(turns.OCCUPIED + 1, turns.OCCUPIED + 5)
"""Reasons beside the refusals of `turns.py`: what is allowed, and that another seat is to act."""

Mentioned = Literal["", "drawn", "rank", "tile", "square", "colour"]


class Words(NamedTuple):
    """How a reason is said."""

    rule: str
    name: str
    mentioned: Mentioned = ""
    """What the sentence mentions: the tile drawn, a part of the action, or the colour of the seat to act."""

    @property
    def message(self) -> str:
        """The name of the message."""
        return f"kingdoms-explain-{self.name}"


WORDS: dict[int, Words] = {
    turns.GAME_OVER: Words("KG-E1", "game-over"),
    turns.MUST_PLACE_DRAWN: Words("A-G12", "must-place-drawn", "drawn"),
    turns.CHOOSE_NOT_DRAW: Words("KG-X2", "choose-not-draw"),
    turns.SUPPLY_EMPTY: Words("A-G11", "supply-empty"),
    turns.MUST_NOT_PASS: Words("KG-T2", "must-not-pass"),
    turns.NO_CASTLE: Words("KG-T1", "no-castle", "rank"),
    turns.NO_STARTING_TILES: Words("A-G33", "no-starting-tiles"),
    turns.STARTING_TILE_PLAYED: Words("A-G15", "starting-tile-played"),
    turns.DRAW_FIRST: Words("KG-T1", "draw-first"),
    turns.NOT_IN_SUPPLY: Words("KG-X2", "not-in-supply", "tile"),
    turns.NO_SQUARE: Words("KG-C2", "no-square"),
    turns.OCCUPIED: Words("KG-T1", "occupied", "square"),
    PLACING: Words("KG-T1", "place", "square"),
    DRAWING: Words("KG-T1", "draw"),
    PASSING: Words("KG-T2", "pass"),
    WAITING: Words("KG-S4", "not-your-turn", "colour"),
}


@rule
def reason(here: turns.Round, action: int) -> int:
    """Why the seat to act may do this, or may not."""
    refused = turns.refusal(here, action)
    if refused != turns.LEGAL:
        return refused
    if action == turns.DRAW:
        return DRAWING
    return PASSING if action == turns.PASS else PLACING


def explain(position: Position, action: Action) -> Reason:
    """The reason for an action's legality for the seat to act."""
    words = WORDS[reason(position.arrays, code_of(action))]
    return _said(words, **_arguments(position, action, words.mentioned))


def explain_wait(seat: int) -> Reason:
    """Why a player has to wait while another seat is to act."""
    return _said(WORDS[WAITING], colour=COLOURS[seat])


def _said(words: Words, **arguments: Argument) -> Reason:
    return words.rule, message(words.message, **arguments)


def _arguments(position: Position, action: Action, mentioned: Mentioned) -> dict[str, Argument]:
    """What the sentence mentions."""
    match mentioned, action:
        case "drawn", _:
            return {"tile": Kind(turns.drawn_tile(position.arrays)).word}
        case "rank", Build(rank, _):
            return {"rank": rank}
        case "tile", Lay(kind, _):
            return {"tile": kind.word}
        case "square", (Build() | Lay() | LayStart()) as placed:
            return {"square": square_name(placed.square)}
    return {}
