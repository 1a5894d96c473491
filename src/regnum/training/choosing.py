"""What a batch of games chooses, and whose numbers are whose."""

from __future__ import annotations

from typing import Any

import torch


def best_of(worth: Any, games: Any, number: int) -> Any:
    """The entry that is worth most in each of so many games, the first of equals; `games[entry]` is its game.

    A game without entries gets the number of all entries.
    """
    entries, device = worth.numel(), worth.device
    top = torch.full((number,), -torch.inf, device=device).scatter_reduce(0, games, worth, "amax")
    order = torch.arange(entries, device=device)
    order = torch.where(worth >= top[games], order, entries)
    none = torch.full((number,), entries, device=device)
    return none.scatter_reduce(0, games, order, "amin")


def gumbel(like: Any) -> Any:
    """Noise that makes the best of several a random one, the better the likelier."""
    return -torch.log(-torch.log(torch.rand_like(like).clamp(1e-9, 1 - 1e-7)))


def by_seat(relative: Any, movers: Any) -> Any:
    """Values counted from the mover, as values by seat."""
    players = relative.shape[1]
    seats = torch.arange(players, device=relative.device)
    return relative.gather(1, (seats[None] - movers[:, None]) % players)


def utility(wins: Any, points: Any, win_weight: float, margin: float) -> Any:
    """What is best for the mover: the victory, and the margin to the best rival as a part of that many points."""
    lead = (points[:, 0] - points[:, 1:].amax(1)) / margin
    return win_weight * wins[:, 0] + (1 - win_weight) * (0.5 + lead.clamp(-0.5, 0.5))
