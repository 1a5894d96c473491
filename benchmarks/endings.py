"""How many points a bot loses in endings, compared with exact play: python -m benchmarks.endings --bot champion@0.2s

Mighty Duel with both bonuses (exact Middle Kingdom). Until four dominoes are in the box, both seats play with few
visits, then the bot plays against its rival. Every position is solved: what the margin falls by at the bot's own
decisions is lost.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from regnum.bots import Budget, Contender, bot
from regnum.bots.kingdomino.exact import best_margin
from regnum.bots.kingdomino.knowledge import SCORE_SHIFT
from regnum.bots.protocol import decision_chance
from regnum.games.kingdomino import Options, State, start

OPTIONS = Options.of(mighty_duel=True, harmony=True, middle_kingdom="exact")
_OPENING = 30


def margin_of(state: State, seconds: float) -> int | None:
    """The margin of the first seat in points, if it can be proved."""
    if state.is_over:
        first, second = state.result().scores
        return int(first - second)
    assert state.seat is not None
    found = best_margin(state.view(state.seat), Budget(seconds=seconds))
    return None if found is None else round(found[1] / (1 << SCORE_SHIFT))


def lost_points(bot_name: str, rival: str, seconds: float, game: int) -> tuple[float, int, int]:
    """What one bot loses in one game, at how many decisions, and how many of them could not be judged."""
    quick = Contender("champion", Budget(playouts=_OPENING))
    players = [Contender.parse("kingdomino", text, quick.budget) for text in (bot_name, rival)]
    state, mine, secret = start(OPTIONS, f"endings {game // 2}"), game % 2, str(game).encode()
    lost, judged, open_ones = 0.0, 0, 0
    while not state.is_over:
        seat, is_late = state.seat, state.dominoes_in_box <= OPTIONS.row
        assert seat is not None
        one = players[0 if seat == mine else 1] if is_late else quick
        player = bot("kingdomino", one.name)
        action, _ = player.choose(state.view(seat), one.budget, decision_chance(secret, len(state.actions)))
        after = state.play(action)
        if is_late and seat == mine:
            best, got = margin_of(state, seconds), margin_of(after, seconds)
            if best is not None and got is not None:
                lost += (best - got) if seat == 0 else (got - best)
                judged += 1
            else:
                open_ones += 1
        state = after
    return lost, judged, open_ones


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bot", default="champion@0.2s")
    parser.add_argument("--rival", default="search@0.2s")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0, help="for the proof of one position")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    work = partial(lost_points, arguments.bot, arguments.rival, arguments.seconds)
    found = [work(0)]  # compiles once for all
    with ProcessPoolExecutor(arguments.workers) as pool:
        for one in pool.map(work, range(1, arguments.games)):
            found.append(one)
            lost = [points for points, *_ in found]
            mean = sum(lost) / len(lost)
            error = 1.96 * math.sqrt(sum((points - mean) ** 2 for points in lost) / len(lost) / len(lost))
            judged, open_ones = sum(one[1] for one in found), sum(one[2] for one in found)
            print(
                f"{len(lost)} games: {mean:.3f} ± {error:.3f} points lost; {judged} decisions, {open_ones} not proved",
                flush=True,
            )


if __name__ == "__main__":
    main()
