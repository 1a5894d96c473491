"""Shared by the score sheets of all games: a ranking, in the form in which it is handed out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from regnum.games.protocol import rank


class Ranked(msgspec.Struct, frozen=True):
    """A line of the ranking."""

    player: int
    """From 0, in the order in which the players were named."""
    rank: int
    """Equals share a rank."""
    key: tuple[int, ...]
    """What was compared, most important first."""
    decided_by: str
    """What separated this player from the next: the name of an entry of `key`; or `shared`, or `last`."""


def ranked(keys: Sequence[tuple[int, ...]], names: Sequence[str]) -> list[Ranked]:
    """The players from first to last by their keys, with what decided each standing."""
    return [Ranked(one.seat, one.rank, one.key, one.decided_by) for one in rank(keys, names)]
