"""Every combination of options of Kingdoms."""

from __future__ import annotations

from regnum.games.kingdoms import Options
from regnum.games.kingdoms.options import CONTINUOUS


def all_options() -> list[Options]:
    """Every number of players with every combination of variants, in both readings of Continuous scoring."""
    return [
        Options.of(players=players, last_castle=last_castle, no_luck=no_luck, continuous=continuous)
        for players in (2, 3, 4)
        for last_castle in (False, True)
        for no_luck in (False, True)
        for continuous in CONTINUOUS
    ]
