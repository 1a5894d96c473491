"""Every sensible shape of a game of Kingdomino: player counts, editions, variants."""

from __future__ import annotations

from itertools import product

from regnum.games.kingdomino import EDITIONS, Options


def all_options(dynasty: bool | None = None) -> list[Options]:
    """Every combination that makes sense; only those with or without Dynasty if asked."""
    found = []
    for edition, players, duel in product(EDITIONS, (2, 3, 4), (False, True)):
        if (duel and players != 2) or (edition == "modern" and players == 2 and not duel):
            continue
        for middle, harmony, match in product(("off", "symmetric", "exact"), (False, True), (False, True)):
            if dynasty is None or match == dynasty:
                found.append(
                    Options.of(
                        edition,
                        players=players,
                        mighty_duel=duel if players == 2 else None,
                        middle_kingdom=middle,  # type: ignore[arg-type]
                        harmony=harmony,
                        dynasty=match,
                    )
                )
    return found
