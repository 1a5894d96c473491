"""Kingdoms played by a network against itself: what happens between two calls of the network.

All games of a batch act at the same time. `list_action` writes what the network has to judge after one legal action,
and `take_action` carries out what was chosen. Both are the same rules on the processor and on a GPU.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.inputs import OWN_LEAD, Sight, write_end, write_sight
from regnum.bots.tree import Numbers, Reals
from regnum.engine import Axes, rule
from regnum.games.bits import count, first, without_first
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.batch import deal_round
from regnum.games.kingdoms.turns import Round, Rounds
from regnum.games.stream import Words

NO_ACTION = -1
"""What is taken where a game is over."""
Floats = Annotated[npt.NDArray[np.float32], Axes(2)]


class Listed(NamedTuple):
    """What the network judges: every position after a legal action, those of one game side by side."""

    contents: Annotated[npt.NDArray[np.int8], Axes(2)]
    features: Floats
    standings: Floats
    """`standings[row, step]`: see `inputs.py`; the result of a game that is over."""
    wins: Floats
    """`wins[row, step]`: the shares of the victory if the game is over."""
    ends: npt.NDArray[np.int8]
    """`ends[row]`: 1 if it is."""
    actions: Numbers
    """`actions[row]`: the action that leads there."""


class Owners(NamedTuple):
    """Which game a row belongs to, and where each game's rows begin."""

    games: Numbers
    rows: Numbers


@rule
def begin_game(games: Rounds, n: int, settings: Numbers, key: Words, stream: Words) -> None:
    """Deal the first round of a game."""
    here = turns.nth_round(games, n)
    turns.set_up(here, settings)
    turns.begin_round(here, deal_round(here, key, stream))


@rule
def count_actions(here: Round) -> int:
    """How many actions are legal."""
    if here.table[turns.PHASE] >= turns.ROUND_OVER:
        return 0
    placements = count(turns.placeable(here)) * count(turns.empty_squares(here))
    return max(placements + (1 if turns.may_draw(here) else 0), 1)


@rule
def nth_action(here: Round, n: int) -> int:
    """The n-th legal action, in the order of `turns.list_actions`."""
    pieces, squares = turns.placeable(here), turns.empty_squares(here)
    empty = count(squares)
    if n >= count(pieces) * empty:
        return turns.DRAW if turns.may_draw(here) else turns.PASS
    for _ in range(n // empty):
        pieces = without_first(pieces)
    for _ in range(n % empty):
        squares = without_first(squares)
    return turns.placement(first(pieces), first(squares))


@rule
def list_action(games: Rounds, row: int, owners: Owners, listed: Listed, here: Round, scratch: Sight) -> None:
    """Write what follows a row's action; of the scratch only `unseen` and `points` are used."""
    game = owners.games[row]
    before = turns.nth_round(games, game)
    turns.copy_round(before, here)
    mover, action = here.table[turns.SEAT], nth_action(before, row - owners.rows[game])
    turns.apply(here, action)
    listed.actions[row] = action
    sight = Sight(listed.contents[row], listed.features[row], listed.standings[row], scratch.unseen, scratch.points)
    if here.table[turns.PHASE] == turns.OVER:
        listed.ends[row] = 1
        write_end(here, mover, listed.wins[row], listed.standings[row])
        sight.features[OWN_LEAD] = listed.wins[row, 0]
    else:
        listed.ends[row] = 0
        write_sight(here, mover, sight)


@rule
def take_action(games: Rounds, n: int, action: int, key: Words, stream: Words) -> None:
    """Carry out a game's action; if that ends a round, deal the next."""
    here = turns.nth_round(games, n)
    if action == NO_ACTION:
        return
    turns.apply(here, action)
    if here.table[turns.PHASE] == turns.ROUND_OVER:
        turns.begin_round(here, deal_round(here, key, stream))


@rule
def write_result(games: Rounds, n: int, wins: Reals, points: Reals) -> None:
    """Write every seat's share of the victory and its money."""
    write_end(turns.nth_round(games, n), 0, wins, points)
