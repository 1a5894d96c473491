"""Kingdomino as the registry of games knows it."""

from __future__ import annotations

import numpy as np

from regnum.games.kingdomino import batch, policies, state, turns
from regnum.games.kingdomino.actions import Action, parse_action
from regnum.games.kingdomino.data import KingdominoPreview, KingdominoResult, KingdominoView
from regnum.games.kingdomino.options import SWITCHES, Options
from regnum.games.kingdomino.policies import POLICIES
from regnum.games.kingdomino.sheet import SHEET
from regnum.games.protocol import Forms, Game


def choose(policy: str, view: state.View, chance: np.uint64) -> tuple[Action, np.uint64]:
    """A policy's action for the seat to act."""
    code, chance = policies.choose(POLICIES.index(policy), turns.copied(view.position.arrays), chance)
    return view.position.action(code), chance


GAME: Game[Options, state.View, Action] = Game(
    name="kingdomino",
    switches=SWITCHES,
    options=Options.of,
    options_from_data=Options.from_data,
    start=state.start,
    parse_action=parse_action,
    policies=POLICIES,
    choose=choose,
    simulate=batch.simulate,
    sheet=SHEET,
    forms=Forms(Options, KingdominoView, KingdominoPreview, KingdominoResult),
)
