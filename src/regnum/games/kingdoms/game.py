"""Kingdoms as the registry of games knows it."""

from __future__ import annotations

from typing import Any

import numpy as np

from regnum.games.dealing import Deal
from regnum.games.kingdoms import batch, policies, state
from regnum.games.kingdoms.actions import Action, parse_action
from regnum.games.kingdoms.options import SWITCHES, Options
from regnum.games.kingdoms.position import action
from regnum.games.protocol import Batch


class Kingdoms:
    """The game behind the protocol that all games share."""

    name = "kingdoms"
    policies = policies.POLICIES
    switches = SWITCHES

    def options(self, **chosen: Any) -> Options:
        """Options from some of the switches."""
        return Options.of(**chosen)

    def options_from_data(self, data: dict[str, Any]) -> Options:
        """Options from a record."""
        return Options.from_data(data)

    def start(self, options: Options, deal: Deal) -> state.State:
        """A new game."""
        return state.start(options, deal)

    def parse_action(self, text: str) -> Action:
        """Read an action as it is written."""
        return parse_action(text)

    def choose(self, policy: str, view: state.View, chance: np.uint64) -> tuple[Action, np.uint64]:
        """A policy's action for the seat to act."""
        at = view.position
        number = policies.POLICIES.index(policy)
        prospects = np.zeros(policies.PROSPECTS, dtype=np.int64)
        code, chance = policies.choose(number, at.squares, at.lines, at.table, at.tiles, prospects, chance)
        return action(code), chance

    def simulate(self, options: Options, keys: list[bytes], names: tuple[str, ...], *, with_log: bool) -> Batch:
        """Play one game for each key."""
        return batch.simulate(options, keys, names, with_log=with_log)


GAME = Kingdoms()
