"""Kingdoms as the registry of games knows it."""

from __future__ import annotations

import numpy as np

from regnum.games.kingdoms import batch, policies, state
from regnum.games.kingdoms.actions import Action, parse_action
from regnum.games.kingdoms.data import KingdomsPreview, KingdomsResult, KingdomsView
from regnum.games.kingdoms.options import SWITCHES, Options
from regnum.games.kingdoms.policies import POLICIES
from regnum.games.kingdoms.sheet import SHEET
from regnum.games.protocol import Forms, Game


def choose(policy: str, view: state.View, chance: np.uint64) -> tuple[Action, np.uint64]:
    """A policy's action for the seat to act."""
    prospects = np.zeros(policies.PROSPECTS, dtype=np.int64)
    code, chance = policies.choose(POLICIES.index(policy), view.position.arrays, prospects, chance)
    return view.position.action(code), chance


GAME: Game[Options, state.View, Action] = Game(
    name="kingdoms",
    switches=SWITCHES,
    options=Options.of,
    options_from_data=Options.from_data,
    start=state.start,
    parse_action=parse_action,
    policies=POLICIES,
    choose=choose,
    simulate=batch.simulate,
    sheet=SHEET,
    forms=Forms(Options, KingdomsView, KingdomsPreview, KingdomsResult),
)
