"""Flat Monte Carlo: every legal action is tried in playouts to the end of the game, the promising ones more often."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.knowledge import (
    Numbers,
    Round,
    Unseen,
    blank_round,
    copy_round,
    imagine,
    imagine_round,
    seen_from,
    unseen_tiles,
)
from regnum.bots.protocol import Budget, spend
from regnum.bots.threads import on_cores
from regnum.engine import compiled, rule
from regnum.games.chance import advance
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, choose
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.state import View

_EXPLORATION = 0.7


class Trials(NamedTuple):
    """The legal actions, how often each was tried, and the victories it led to."""

    actions: Numbers
    visits: Numbers
    victories: npt.NDArray[np.float64]


@rule
def _next_trial(trials: Trials, made: int) -> int:
    """UCB1: the action with the highest upper confidence bound; each is tried once first."""
    best, most = 0, -math.inf
    spread = _EXPLORATION * math.sqrt(math.log(made + 1.0))
    for i in range(trials.actions.size):
        if trials.visits[i] == 0:
            return i
        bound = trials.victories[i] / trials.visits[i] + spread / math.sqrt(trials.visits[i])
        if bound > most:
            best, most = i, bound
    return best


@rule
def _victory(table: turns.Table, seat: int) -> float:
    """A seat's share of the victory (KG-E1, A-G22)."""
    if table[turns.MONEY + seat] < turns.most_money(table):
        return 0.0
    return 1.0 / turns.count_richest(table)


@rule
def _play_out(policy: int, here: Round, action: int, prospects: Numbers, chance: np.uint64) -> np.uint64:
    """Play an action, then by the policy to the end of the game."""
    while True:
        turns.apply(here.squares, here.lines, here.table, here.tiles, action)
        if here.table[turns.PHASE] == turns.OVER:
            return chance
        if here.table[turns.PHASE] == turns.ROUND_OVER:
            chance = imagine_round(here, chance)
        action, chance = choose(policy, here.squares, here.lines, here.table, here.tiles, prospects, chance)


@compiled
def try_out(
    playouts: int,
    policy: int,
    root: Round,
    unseen: Unseen,
    trials: Trials,
    here: Round,
    prospects: Numbers,
    chance: np.uint64,
) -> np.uint64:
    """Make so many playouts; `here` and `prospects` are scratch."""
    made = 0
    for i in range(trials.visits.size):
        made += trials.visits[i]
    for _ in range(playouts):
        trial = _next_trial(trials, made)
        copy_round(root, here)
        chance = imagine(unseen, here.tiles, chance)
        chance = _play_out(policy, here, trials.actions[trial], prospects, chance)
        trials.visits[trial] += 1
        trials.victories[trial] += _victory(here.table, root.table[turns.SEAT])
        made += 1
    return chance


def _tried(policy: int, position: Position, budget: Budget, chance: np.uint64) -> Trials:
    """The trials that one thread makes within the budget."""
    root, unseen = seen_from(position), unseen_tiles(position)
    actions = np.array(position.legal_codes(), dtype=np.int64)
    trials = Trials(actions, np.zeros(actions.size, dtype=np.int64), np.zeros(actions.size))
    here, prospects = blank_round(), np.zeros(PROSPECTS, dtype=np.int64)

    def search(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(try_out(playouts, policy, root, unseen, trials, here, prospects, chance))

    spend(budget, search)
    return trials


class FlatBot:
    """The honest baseline: flat Monte Carlo with playouts by one of the game's own policies."""

    def __init__(self, name: str, policy: str) -> None:
        self.name = name
        self._policy = POLICIES.index(policy)

    def choose(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Action, np.uint64]:
        """The action tried most often by all threads together; of equals the one that won more."""
        position = view.position
        codes = position.legal_codes()
        if len(codes) == 1:
            return position.action(codes[0]), advance(chance)
        found = on_cores(budget.cores, chance, lambda state: _tried(self._policy, position, budget, state))
        visits = np.sum([trials.visits for trials in found], axis=0)
        victories = np.sum([trials.victories for trials in found], axis=0)
        return position.action(codes[np.lexsort((victories, visits))[-1]]), advance(chance)
