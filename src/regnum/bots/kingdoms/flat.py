"""Flat Monte Carlo: every legal action is tried in playouts to the end of the game, the promising ones more often."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from regnum.bots.kingdoms.knowledge import Known, Numbers, imagine, imagine_round, known_to
from regnum.bots.protocol import Budget, spend
from regnum.bots.threads import on_cores
from regnum.engine import compiled, rule
from regnum.engine.mathematics import log
from regnum.games.chance import advance
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, Leads, choose
from regnum.games.kingdoms.position import Position
from regnum.games.kingdoms.state import View
from regnum.games.kingdoms.turns import Round

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
    spread = _EXPLORATION * math.sqrt(log(made + 1.0))
    for i in range(trials.actions.size):
        if trials.visits[i] == 0:
            return i
        bound = trials.victories[i] / trials.visits[i] + spread / math.sqrt(trials.visits[i])
        if bound > most:
            best, most = i, bound
    return best


@rule
def _victory(here: Round, seat: int) -> float:
    """A seat's share of the victory (KG-E1, A-G22)."""
    if here.table[turns.MONEY + seat] < turns.most_money(here):
        return 0.0
    return 1.0 / turns.count_richest(here)


class Scratch(NamedTuple):
    """A round to play in, and scratch for the policies."""

    here: Round
    prospects: Leads


@rule
def _play_out(policy: int, action: int, scratch: Scratch, chance: np.uint64) -> np.uint64:
    """Play an action, then by the policy to the end of the game."""
    here = scratch.here
    while True:
        turns.apply(here, action)
        if here.table[turns.PHASE] == turns.OVER:
            return chance
        if here.table[turns.PHASE] == turns.ROUND_OVER:
            chance = imagine_round(here, chance)
        action, chance = choose(policy, here, scratch.prospects, chance)


@compiled
def try_out(playouts: int, policy: int, known: Known, trials: Trials, scratch: Scratch, chance: np.uint64) -> np.uint64:
    """Make so many playouts."""
    made = 0
    for i in range(trials.visits.size):
        made += trials.visits[i]
    for _ in range(playouts):
        trial = _next_trial(trials, made)
        chance = imagine(known, scratch.here, chance)
        chance = _play_out(policy, trials.actions[trial], scratch, chance)
        trials.visits[trial] += 1
        trials.victories[trial] += _victory(scratch.here, known.here.table[turns.SEAT])
        made += 1
    return chance


def _tried(policy: int, position: Position, budget: Budget, chance: np.uint64) -> Trials:
    """The trials that one thread makes within the budget."""
    known, actions = known_to(position), np.array(position.legal_codes(), dtype=np.int64)
    trials = Trials(actions, np.zeros(actions.size, dtype=np.int64), np.zeros(actions.size))
    scratch = Scratch(turns.new_round(), np.zeros(PROSPECTS, dtype=np.int64))

    def search(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(try_out(playouts, policy, known, trials, scratch, chance))

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
