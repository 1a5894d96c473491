"""How many playouts per second the Monte Carlo players of Kingdomino make, by round: `python -m benchmarks.playouts`.

The setting of Gedda, Lagerkvist and Butler (2018): four players, both bonuses, one searcher among full greedy players.
"""

from __future__ import annotations

import time
from collections import defaultdict

from benchmarks.measure import table
from regnum.bots import Budget, bot
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, start

PLAYERS = ("mce-tr", "mce-fg", "uct-fg", "olts", "search")
GAMES = 4
PLAYOUTS = 200
PLAYED_OUT = 11
"""From this round on our own search plays exactly, so nothing is compared."""
OPTIONS = Options.of(players=4, harmony=True, middle_kingdom="symmetric")


def by_round(name: str) -> dict[int, float]:
    """Playouts per second in each round, the first draft being round 0."""
    seconds, playouts = defaultdict[int, float](float), defaultdict[int, int](int)
    searcher, rival, chance = bot("kingdomino", name), bot("kingdomino", "full-greedy"), seeded(1)
    for game in range(GAMES):
        state = start(OPTIONS, SeededDeal(f"playouts/{game}"))
        while not state.is_over:
            assert state.seat is not None
            view = state.view(state.seat)
            if state.seat == 0 and len(view.legal_actions()) > 1 and state.round_number < PLAYED_OUT:
                began = time.process_time()
                action, chance = searcher.choose(view, Budget(playouts=PLAYOUTS), chance)
                seconds[state.round_number] += time.process_time() - began
                playouts[state.round_number] += PLAYOUTS
            else:
                action, chance = rival.choose(view, Budget(), chance)
            state = state.play(action)
    return {number: playouts[number] / seconds[number] for number in sorted(seconds)}


def main() -> None:
    """Print the table."""
    for name in PLAYERS:
        by_round(name)  # compiles
    found = {name: by_round(name) for name in PLAYERS}
    rounds = sorted({number for speeds in found.values() for number in speeds})
    rows = [[str(number), *(f"{found[name].get(number, 0):,.0f}" for name in PLAYERS)] for number in rounds]
    print(table(["round", *PLAYERS], rows))


if __name__ == "__main__":
    main()
