"""Analysis for a bot that does not search: every legal action is played out by its own policy."""

from __future__ import annotations

import numpy as np

from regnum.bots import protocol
from regnum.bots.kingdoms.flat import EVENLY, new_flat_search, play_flat
from regnum.bots.protocol import Analysis, Budget, spend
from regnum.bots.tree import analysis_of, root_edges
from regnum.games.chance import advance
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.policies import POLICIES
from regnum.games.kingdoms.position import NAME, code_of
from regnum.games.kingdoms.state import View


def rolled_out(view: View, policy: int, chosen: Action, budget: Budget, chance: np.uint64) -> Analysis:
    """The legal actions, each tried once and then equally often while the budget lasts, the chosen one first.

    Unseen tiles are dealt at random, and from the action on all seats play by the policy. The other actions follow by
    chance of winning, then by expected points.
    """
    position, seat, code = view.position, int(view.seat or 0), code_of(chosen)
    search = play_flat.placed(new_flat_search(position, EVENLY))
    actions = len(position.legal_codes())

    def make(playouts: int) -> None:
        nonlocal chance
        chance = np.uint64(play_flat(playouts, policy, search, chance))

    make(actions)
    if budget.seconds is not None:
        spend(budget, make)
    elif budget.playouts is not None and budget.playouts > actions:
        make(budget.playouts - actions)
    edges = sorted(
        root_edges([search.tree]),
        key=lambda edge: (edge.action == code, edge.wins[seat] / edge.visits, edge.points[seat] / edge.visits),
        reverse=True,
    )
    return analysis_of(edges, seat, position.action, code)


class PolicyBot(protocol.PolicyBot):
    """A bot made of one of Kingdoms' own policies."""

    def __init__(self, policy: str) -> None:
        super().__init__(NAME, policy)

    def analyse(self, view: View, budget: Budget, chance: np.uint64) -> tuple[Analysis, np.uint64]:
        """The policy's choice first, then the other actions, all played out by the policy."""
        chosen, after = self.choose(view, budget, chance)
        return rolled_out(view, POLICIES.index(self.name), chosen, budget, advance(chance)), after
