"""Why an action is legal or not: the rule it follows or breaks, in a sentence."""

from __future__ import annotations

from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action, Build, Draw, Lay, LayStart, Pass, square_name
from regnum.games.kingdoms.components import COLOURS, SQUARES, Kind
from regnum.games.kingdoms.position import Position
from regnum.words import Message
from regnum.words.message import Argument, message

Reason = tuple[str, Message]
"""The number of a rule and the sentence about this action."""


def explain(position: Position, action: Action) -> Reason:
    """The reason for an action's legality for the seat to act."""
    if position.seat is None:
        return _reason("KG-E1", "game-over")
    is_drawn = isinstance(action, Lay) and action.kind == position.drawn
    if position.phase == turns.PLACE_DRAWN and not is_drawn:
        return _reason("A-G12", "must-place-drawn", tile=Kind(position.drawn).word)
    if isinstance(action, Draw):
        return _explain_draw(position)
    if isinstance(action, Pass):
        return _explain_pass(position, position.seat)
    return _explain_missing(position, position.seat, action) or _explain_square(position, action)


def explain_wait(seat: int) -> Reason:
    """Why somebody else than the seat to act may do nothing."""
    return _reason("KG-S4", "not-your-turn", colour=COLOURS[seat])


def _reason(rule: str, name: str, **arguments: Argument) -> Reason:
    return rule, message(f"kingdoms-explain-{name}", **arguments)


def _explain_draw(position: Position) -> Reason:
    if position.arrays.table[turns.NO_LUCK]:
        return _reason("KG-X2", "choose-not-draw")
    if not turns.may_draw(position.arrays):
        return _reason("A-G11", "supply-empty")
    return _reason("KG-T1", "draw")


def _explain_pass(position: Position, seat: int) -> Reason:
    if turns.can_act(position.arrays, seat):
        return _reason("KG-T2", "must-not-pass")
    return _reason("KG-T2", "pass")


def _explain_missing(position: Position, seat: int, action: Build | Lay | LayStart) -> Reason | None:
    """Why there is no such piece to place, if there is none."""
    if isinstance(action, Build):
        return _explain_no_castle(position, seat, action)
    return _explain_no_start(position, seat) if isinstance(action, LayStart) else _explain_no_tile(position, action)


def _explain_no_castle(position: Position, seat: int, action: Build) -> Reason | None:
    if position.castles(seat).get(action.rank):
        return None
    return _reason("KG-T1", "no-castle", rank=action.rank)


def _explain_no_start(position: Position, seat: int) -> Reason | None:
    if position.holds_start(seat):
        return None
    if position.arrays.table[turns.NO_LUCK]:
        return _reason("A-G33", "no-starting-tiles")
    return _reason("A-G15", "starting-tile-played")


def _explain_no_tile(position: Position, action: Lay) -> Reason | None:
    if position.phase == turns.PLACE_DRAWN:
        return None
    if not position.arrays.table[turns.NO_LUCK]:
        return _reason("KG-T1", "draw-first")
    if not position.off_board()[action.kind]:
        return _reason("KG-X2", "not-in-supply", tile=action.kind.word)
    return None


def _explain_square(position: Position, action: Build | Lay | LayStart) -> Reason:
    if action.square not in range(SQUARES):
        return _reason("KG-C2", "no-square")
    if position.arrays.squares[action.square] != rules.EMPTY:
        return _reason("KG-T1", "occupied", square=square_name(action.square))
    return _reason("KG-T1", "place", square=square_name(action.square))
