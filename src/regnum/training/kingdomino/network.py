"""The network of Kingdomino in PyTorch: learned here, run by `bots/kingdomino/network.py` everywhere else."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn.functional import one_hot, relu

from regnum.bots.kingdomino.evaluation import FEATURES, MOST_LEFT, POINTS
from regnum.bots.kingdomino.inputs import (
    CLAIMED,
    CURRENT_STATE,
    DENSE,
    FREE,
    KINGDOM,
    LEFT,
    LIMITS,
    MOST_REACH,
    NEXT,
    NEXT_STATE,
)
from regnum.bots.kingdomino.network import FITS, POINTS_SCALE, ROLES
from regnum.games.kingdomino.land import PLANES, SIDES
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SLOTS

_PADDED = (KINGDOM + 7) // 8 * 8
"""Multiplying is fastest with a multiple of eight inputs."""
_FLAGS = 4
_EDGE = 8
"""A kingdom is kept on a torus of 8 × 8 squares with the castle at the origin."""
_SYMMETRIES = 8
_DIRECTIONS = [(-1, 0), (1, 0), (0, -1), (0, 1)]
"""In which limits are kept: west, east, south, north."""


class Sizes(NamedTuple):
    """How many numbers the layers have."""

    hidden: int = 256
    embedding: int = 64
    token: int = 32
    joint: int = 128
    last: int = 32


def unpacked(planes: Any) -> Any:
    """The bits of `planes[row, plane]`, as `bits[row, 64 * plane + square]`."""
    shifts = torch.arange(8, device=planes.device, dtype=torch.uint8)
    return ((planes.contiguous().view(torch.uint8)[:, :, None] >> shifts) & 1).flatten(1)


class Network(nn.Module):
    """One network for a number of players; see `docs/champion.md`."""

    scale: Any
    squares: Any
    sides: Any

    def __init__(self, players: int, sizes: Sizes) -> None:
        super().__init__()
        self.players = players
        self.register_buffer("scale", torch.ones(FEATURES))
        self.register_buffer("squares", torch.from_numpy(turned_squares()), persistent=False)
        self.register_buffer("sides", torch.from_numpy(turned_sides()), persistent=False)
        self.first = nn.Linear(_PADDED, sizes.hidden)
        self.second = nn.Linear(sizes.hidden, sizes.embedding)
        self.mix = nn.Linear(sizes.embedding, sizes.token)
        self.tables = nn.Parameter(torch.randn(ROLES, MOST_DOMINOES + 1, sizes.token) * 0.5)
        kingdoms = (players - 1) * (sizes.embedding + ROLES * sizes.token + FITS)
        states = MOST_SLOTS * (players + 1) + MOST_SLOTS * (players + 2)
        self.own = nn.Linear(sizes.embedding, sizes.joint)
        self.own_tokens = nn.Linear(ROLES * sizes.token, sizes.joint, bias=False)
        self.own_fits = nn.Linear(FITS, sizes.joint, bias=False)
        self.rest = nn.Linear(kingdoms + states + MOST_DOMINOES + _FLAGS, sizes.joint, bias=False)
        self.third = nn.Linear(sizes.joint, sizes.last)
        self.out = nn.Linear(sizes.last, 2 * players)

    def inputs(self, planes: Any, features: Any, extras: Any) -> Any:
        """The inputs of kingdoms; while learning an eighth of them is turned or mirrored in each of eight ways."""
        rows = planes.shape[0]
        kind = torch.bfloat16 if planes.is_cuda else torch.float32
        found = torch.zeros(rows, _PADDED, device=planes.device, dtype=kind)
        bits, numbers = unpacked(planes), extras.long()
        if self.training:
            groups = torch.arange(rows, device=planes.device) * _SYMMETRIES // rows
            squares = self.squares[groups][:, None].expand(-1, PLANES, -1)
            bits = bits.view(-1, PLANES, _EDGE * _EDGE).gather(2, squares).flatten(1)
            numbers = torch.cat([numbers[:, :SIDES].gather(1, self.sides[groups]), numbers[:, SIDES:]], 1)
        found[:, :LIMITS] = bits
        steps = torch.arange(SIDES, device=planes.device) * MOST_REACH
        limits = LIMITS + steps + numbers[:, :SIDES].clamp(0, MOST_REACH - 1)
        found.scatter_(1, torch.cat([limits, LEFT + numbers[:, SIDES:].clamp(0, MOST_LEFT)], 1), 1.0)
        found[:, DENSE : DENSE + FEATURES] = (features.float() * self.scale).to(kind)
        return found

    def encode(self, planes: Any, features: Any, extras: Any) -> Any:
        """The embeddings of kingdoms."""
        return relu(self.second(relu(self.first(self.inputs(planes, features, extras)))))

    def _sums(self, roles: Any, current: Any, following: Any) -> Any:
        """The rows of a seat's dominoes to place, claimed, and free ones, for the roles of that seat.

        Bits times tables: to look rows up would make the way back slow.
        """
        tables = self.tables.to(current.dtype)
        dominoes = current, following, following
        found = [torch.einsum("bs,bsd->bd", roles[:, n], dominoes[n]) @ tables[n] for n in range(ROLES)]
        return torch.cat(found, 1)

    def table(self, rivals: Any, fits: Any, tokens: Any, unseen: Any, flags: Any) -> tuple[Any, Any, Any]:
        """The part of the joint layer that no placement changes; the mover's sums of dominoes, and their roles.

        `rivals[row, step - 1]` are the embeddings of the seats after the mover, `fits` their fits.
        """
        numbers, kind = tokens.long(), rivals.dtype
        now, later = numbers[:, CURRENT_STATE:NEXT_STATE], numbers[:, NEXT_STATE:]
        dominoes = [
            one_hot(part, MOST_DOMINOES + 1).to(kind) for part in (numbers[:, :NEXT], numbers[:, NEXT:CURRENT_STATE])
        ]
        roles = [
            torch.stack([now == 1 + seat, later == CLAIMED + seat, later == FREE], 1).to(kind)
            for seat in range(self.players)
        ]
        mixed = self.mix(rivals)
        seats = range(1, self.players)
        parts = [rivals.flatten(1)]
        parts += [mixed[:, seat - 1].repeat(1, ROLES) * self._sums(roles[seat], *dominoes) for seat in seats]
        parts += [by_role(fits[:, seat - 1], roles[seat]) for seat in seats]
        parts += [
            one_hot(now, self.players + 1).flatten(1).to(kind),
            one_hot(later, self.players + 2).flatten(1).to(kind),
        ]
        parts += [unpacked(unseen[:, None])[:, :MOST_DOMINOES].to(kind), flags.to(kind)]
        return self.rest(torch.cat(parts, 1)), self._sums(roles[0], *dominoes), roles[0]

    def finish(self, own: Any, mixed: Any, fits: Any, claimed: Any) -> tuple[Any, Any]:
        """The logits of the victory and the points to come, by seat counted from the mover.

        `claimed` is what `table` gives for the claim.
        """
        table, sums, roles = claimed
        meetings = self.own_tokens(mixed.repeat(1, ROLES) * sums) + self.own_fits(by_role(fits, roles))
        out = self.out(relu(self.third(relu(own + table + meetings)))).float()
        return out[:, : self.players], out[:, self.players :] * POINTS_SCALE

    def forward(self, planes: Any, features: Any, extras: Any, fits: Any, *on_table: Any) -> tuple[Any, Any]:
        """The logits of the victory and the final points; `planes[row, 0]` is the kingdom of the seat that moved.

        Behind the kingdoms' inputs come the tokens, the unseen dominoes, and the flags.
        """
        rows, players = planes.shape[:2]
        found = self.encode(planes.flatten(0, 1), features.flatten(0, 1), extras.flatten(0, 1)).view(rows, players, -1)
        claimed = self.table(found[:, 1:], fits[:, 1:], *on_table)
        logits, to_come = self.finish(self.own(found[:, 0]), self.mix(found[:, 0]), fits[:, 0], claimed)
        return logits, to_come + features[:, :, POINTS].float()


def by_role(fits: Any, roles: Any) -> Any:
    """`fits[row, slot]` by role: of dominoes to place, claimed and free, as far as `roles[row, role, slot]` is 1."""
    current, following = fits[:, None, :MOST_SLOTS], fits[:, None, MOST_SLOTS:]
    return (torch.cat([current, following, following], 1) * roles[:, :, :, None]).to(roles.dtype).flatten(1)


def sizes_of(state: dict[str, Any]) -> Sizes:
    """The sizes of a network whose weights are kept."""
    return Sizes(
        state["first.weight"].shape[0],
        state["second.weight"].shape[0],
        state["tables"].shape[2],
        state["own.weight"].shape[0],
        state["third.weight"].shape[0],
    )


def _turned(symmetry: int, x: int, y: int) -> tuple[int, int]:
    """Where a step from the castle comes from if the kingdom is turned or mirrored."""
    a, b = (y, x) if symmetry & 4 else (x, y)
    return -a if symmetry & 1 else a, -b if symmetry & 2 else b


def turned_squares() -> Any:
    """`found[symmetry, square]`: the square whose content comes there."""
    found = np.zeros((_SYMMETRIES, _EDGE * _EDGE), np.int64)
    for symmetry in range(_SYMMETRIES):
        for square in range(_EDGE * _EDGE):
            a, b = _turned(symmetry, square % _EDGE, square // _EDGE)
            found[symmetry, square] = _EDGE * (b % _EDGE) + a % _EDGE
    return found


def turned_sides() -> Any:
    """`found[symmetry, side]`: the side whose limit comes there."""
    turned = [[_turned(symmetry, x, y) for x, y in _DIRECTIONS] for symmetry in range(_SYMMETRIES)]
    return np.array([[_DIRECTIONS.index(side) for side in row] for row in turned], np.int64)
