"""A batch of games of Kingdoms, all acting at the same time, judged by a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch

from regnum.bots.kingdoms.inputs import OWN_LEAD, features_of
from regnum.games.kingdoms import Options, turns
from regnum.games.kingdoms.components import SQUARES
from regnum.games.kingdoms.turns import Round
from regnum.training.choosing import best_of
from regnum.training.kingdoms.play import NO_ACTION, Listed, Owners

_AT_ONCE = 1 << 18
"""So many rows go through the network at a time."""
_SPARE = 1.15


def device_named(name: str, players: int) -> Any:
    """Where games are played: `cpu` or `cuda`."""
    if name == "cuda":
        from regnum.training.kingdoms.gpu import Card

        return Card()
    from regnum.training.kingdoms.loops import Processor

    return Processor(players)


class Judged(NamedTuple):
    """What the network says of every position that was listed, by steps after the mover."""

    wins: Any
    points: Any
    games: Any
    """`games[row]`: the game that it belongs to."""


class Batch:
    """Games in the memory of a device, and tensors that share it."""

    def __init__(
        self, options: Sequence[Options], number: int, device: Any, seed: int, weights: Sequence[float] = ()
    ) -> None:
        """The weights say how often each of the options is played; without any all are as often."""
        self.options, self.number, self.device = options, number, device
        self._weights = np.array(weights or [1.0] * len(options)) / (sum(weights) or len(options))
        self.players = options[0].players
        self.plies = max(one.most_rounds for one in options) * turns.MOST_PLIES_A_ROUND
        """More than a game can have."""
        self._random = np.random.default_rng(seed)
        zeros, tensor = device.zeros, device.tensor
        self.games = Round(*(zeros((number, field.size), np.int64) for field in turns.new_round()))
        self._settings, self._keys = zeros((number, turns.SETTINGS), np.int64), zeros((number, 8), np.uint64)
        self._counts, self._actions = zeros(number, np.int64), zeros(number, np.int64)
        self._ends = zeros((number, self.players), np.float32), zeros((number, self.players), np.float32)
        self._table = tensor(self.games.table)
        self._rows = zeros(number, np.int64)
        self._owners: Any = None
        self._many = 0

    def begin(self, *, is_paired: bool = False) -> None:
        """Deal new games; if they are paired, each deal is played once for every seat."""
        deals, copies = (self.number // self.players, self.players) if is_paired else (self.number, 1)
        keys = self._random.integers(0, 2**32, (deals, 8), dtype=np.int64)
        which = np.tile(self._random.choice(len(self.options), deals, p=self._weights), copies)
        tensor = self.device.tensor
        tensor(self._keys).copy_(torch.from_numpy(np.tile(keys, (copies, 1))))
        tensor(self._settings).copy_(torch.from_numpy(np.stack([one.settings() for one in self.options])[which]))
        for field in self.games:
            tensor(field).zero_()
        self.device.begin(self.games, self._settings, self._keys)

    def movers(self) -> Any:
        """The seat to act in each game."""
        return self._table[:, turns.SEAT].clone()

    def list(self) -> int:
        """List what may follow in every game; returns how many positions that are, 0 when all games are over."""
        self.device.count(self.games, self._counts)
        counts = self.device.tensor(self._counts)
        ends = counts.cumsum(0)
        self._many = int(ends[-1])
        if self._many:
            self._make_room()
            self.device.tensor(self._rows).copy_(ends - counts)
            numbers = torch.arange(self.number, device=counts.device)
            self.owners[: self._many] = torch.repeat_interleave(numbers, counts, output_size=self._many)
            self.device.list(self.games, self._many, Owners(self._owners, self._rows), self._listed)
        return self._many

    def _make_room(self) -> None:
        """Lists that are long enough."""
        if self._owners is not None and self._owners.shape[0] >= self._many:
            return
        zeros, rows = self.device.zeros, int(self._many * _SPARE) + 64
        self._owners = zeros(rows, np.int64)
        self._listed = Listed(
            zeros((rows, SQUARES), np.int8),
            zeros((rows, features_of(self.players)), np.float32),
            zeros((rows, self.players), np.float32),
            zeros((rows, self.players), np.float32),
            zeros(rows, np.int8),
            zeros(rows, np.int64),
        )
        self.owners = self.device.tensor(self._owners)
        self.listed: Any = Listed(*map(self.device.tensor, self._listed))

    @torch.no_grad()
    def judge(self, network: Any) -> Judged:
        """Have the network judge every position that was listed; of games that end the result is taken."""
        listed, many = self.listed, self._many
        parts = [slice(i, min(i + _AT_ONCE, many)) for i in range(0, many, _AT_ONCE)]
        with torch.autocast("cuda", torch.bfloat16, enabled=self.owners.is_cuda):
            found = [network(listed.contents[part], listed.features[part], listed.standings[part]) for part in parts]
        wins = torch.cat([logits for logits, _ in found]).softmax(1)
        points = torch.cat([points for _, points in found])
        is_end = (listed.ends[:many] == 1)[:, None]
        wins = torch.where(is_end, listed.wins[:many], wins)
        return Judged(wins, torch.where(is_end, listed.standings[:many], points), self.owners[:many])

    def static_worth(self) -> Any:
        """What the evaluator of `search` thinks of every position that was listed."""
        return self.listed.features[: self._many, OWN_LEAD]

    def best(self, worth: Any) -> Any:
        """The row that is worth most in each game; the number of rows where a game is over."""
        return best_of(worth, self.owners[: self._many], self.number)

    def take(self, rows: Any) -> None:
        """Carry out the action of a row in every game that is not over."""
        actions = self.listed.actions[rows.clamp(max=self._many - 1)]
        self.device.tensor(self._actions).copy_(torch.where(rows < self._many, actions, NO_ACTION))
        self.device.take(self.games, self._actions, self._keys)

    def results(self) -> tuple[Any, Any]:
        """The shares of the victory and the money of every seat of games that are over."""
        self.device.results(self.games, *self._ends)
        wins, points = map(self.device.tensor, self._ends)
        return wins.clone(), points.clone()
