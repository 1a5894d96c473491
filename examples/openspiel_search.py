"""OpenSpiel's own Monte Carlo tree search plays Kingdoms or Kingdomino against random agents.

pip install "regnum[envs]"
python examples/openspiel_search.py --game kingdoms --games 2 --simulations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import regnum.envs.openspiel  # noqa: F401 - registers the games


def play(game: Any, bots: list[Any], chance: np.random.RandomState) -> list[float]:
    """A game between bots: the returns."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=weights)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    """Play some games and say who won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingdoms", choices=("kingdomino", "kingdoms"))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    arguments = parser.parse_args()
    game, chance = pyspiel.load_game(f"regnum_{arguments.game}"), np.random.RandomState(1)
    searching = mcts.MCTSBot(
        game, 2.0, arguments.simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance
    )
    bots = [searching, uniform_random.UniformRandomBot(1, chance)]
    for number in range(arguments.games):
        print(f"game {number + 1}: {play(game, bots, chance)}")  # noqa: T201


if __name__ == "__main__":
    main()
