"""Learning from positions: the newest games on the device, steps of AdamW, and averaged weights.

A position is a tuple of tensors: the inputs of the network, then every seat's share of the victory and its final
points, which are to be predicted. On a GPU a step is recorded once and replayed as a graph, because it takes longer
to launch its many small kernels from Python than to run them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch.nn import functional

POINTS_SCALE = 20.0
"""By how much points are divided for the loss."""
_CLIP = 1.0
_DECAY = 1e-4
_LOSS_EACH = 64
"""The losses are fetched from the device after this many steps."""
_REHEARSALS = 3
"""How many steps are taken before one is recorded."""


class Replay:
    """The newest batches of positions, on the device."""

    def __init__(self, most: int, seed: int) -> None:
        self._most = most
        self._batches: list[Sequence[Any]] = []
        self._choices = np.random.default_rng(seed)

    def add(self, positions: Sequence[Any]) -> None:
        """Keep a batch, the newest `most` of all."""
        self._batches = [*self._batches, positions][-self._most :]

    def keep(self, number: int) -> None:
        """Forget all but the newest few."""
        self._batches = self._batches[-number:]

    def sample(self, size: int, into: list[Any] | None) -> list[Any]:
        """Random positions of one batch, the newest twice as often; they are written to the tensors of `into`."""
        weights = np.ones(len(self._batches))
        weights[-1] = 2.0
        batch = self._batches[self._choices.choice(len(self._batches), p=weights / weights.sum())]
        index = torch.randint(0, batch[0].shape[0], (size,), device=batch[0].device)
        if into is None:
            return [field[index] for field in batch]
        for field, out in zip(batch, into, strict=True):
            torch.index_select(field, 0, index, out=out)
        return into


def rate_at(progress: float, first: float, last: float) -> float:
    """The learning rate after a part of the time: half a cosine from the first to the last."""
    return last + (first - last) * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))


class Learner:
    """Takes steps of learning, and averages the weights over time: the average is what plays and is kept."""

    def __init__(self, network: Any, average: Any) -> None:
        self.network, self.average = network, average
        self._device = next(network.parameters()).device
        self._is_card = self._device.type == "cuda"
        self._optimiser = torch.optim.AdamW(
            network.parameters(), lr=self._rate(1e-3), weight_decay=_DECAY, capturable=self._is_card
        )
        self._positions: list[Any] | None = None
        self._graph: Any = None
        self._keep = 0.0
        self._losses: tuple[Any, Any]

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps of the optimiser."""
        found: dict[str, Any] = self._optimiser.state_dict()
        return found

    def load(self, state: dict[str, Any]) -> None:
        """Continue with the optimiser of a checkpoint, wherever that was made."""
        for group in state["param_groups"]:
            group["capturable"], group["lr"] = self._is_card, self._rate(float(group["lr"]))
        self._optimiser.load_state_dict(state)
        for kept in self._optimiser.state.values():
            kept["step"] = kept["step"].to(self._device if self._is_card else "cpu")

    def learn(self, replay: Replay, steps: int, size: int, rate: float, keep: float) -> tuple[float, float]:
        """Take steps of `size` positions; `keep` is how much of the average a step leaves. Returns the mean losses."""
        self.network.train()
        self._set_rate(rate)
        if keep != self._keep:
            self._keep, self._graph = keep, None
        seen = []
        for step in range(steps):
            self._positions = replay.sample(size, self._positions)
            if self._is_card:
                self._replay()
            else:
                self._step()
            if step % _LOSS_EACH == 0:
                seen.append([float(loss) for loss in self._losses])
        wins, points = np.mean(seen, axis=0)
        return float(wins), float(points)

    def _rate(self, rate: float) -> Any:
        """The rate as the optimiser wants it: a recorded step reads it from the device."""
        return torch.tensor(rate, device=self._device) if self._is_card else rate

    def _set_rate(self, rate: float) -> None:
        for group in self._optimiser.param_groups:
            if self._is_card:
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def _step(self) -> None:
        assert self._positions is not None
        *inputs, wins, points = self._positions
        self._optimiser.zero_grad(set_to_none=True)
        with torch.autocast("cuda", torch.bfloat16, enabled=self._is_card, cache_enabled=False):
            logits, final = self.network(*inputs)
        by_wins = -(wins * logits.log_softmax(1)).sum(1).mean()
        by_points = functional.smooth_l1_loss(final / POINTS_SCALE, points / POINTS_SCALE)
        (by_wins + by_points).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), _CLIP)
        self._optimiser.step()
        with torch.no_grad():
            average, now = list(self.average.parameters()), list(self.network.parameters())
            torch._foreach_lerp_(average, now, 1 - self._keep)
        self._losses = by_wins.detach(), by_points.detach()

    def _replay(self) -> None:
        if self._graph is None:
            self._record()
        self._graph.replay()

    def _record(self) -> None:
        """Record a step. Before that, some are taken on another stream, as PyTorch wants it."""
        cuda: Any = torch.cuda
        stream = cuda.Stream()
        stream.wait_stream(cuda.current_stream())
        with cuda.stream(stream):
            for _ in range(_REHEARSALS):
                self._step()
        cuda.current_stream().wait_stream(stream)
        self._optimiser.zero_grad(set_to_none=True)
        self._graph = cuda.CUDAGraph()
        with cuda.graph(self._graph):
            self._step()


def fade(values: Any, result: Any, part: float, fresh: tuple[Any, Any] | None = None) -> Any:
    """TD(lambda): for each time the mean of what was said later and of the result, `part` of the weight going on.

    `values[time, game, seat]` is what was said, `result[game, seat]` how it ended. What follows a turn taken at random
    says nothing of the time before it: `fresh` is where that was so, and what was said of the best turn, which then
    stands for all that came later.
    """
    targets, later = torch.empty_like(values), result
    for time in range(values.shape[0] - 1, -1, -1):
        targets[time] = later
        later = (1 - part) * values[time] + part * later
        if fresh is not None:
            is_random, best = fresh
            later = torch.where(is_random[time, :, None], best[time], later)
    return targets
