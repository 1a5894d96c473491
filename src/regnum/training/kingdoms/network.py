"""The network of Kingdoms in PyTorch: learned here, run by `bots/kingdoms/network.py` everywhere else."""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn.functional import relu

from regnum.bots.kingdoms.inputs import contents_of, features_of
from regnum.bots.kingdoms.network import LINES, POINTS_SCALE
from regnum.games.kingdoms.components import COLUMNS, ROWS, SQUARES

MEETINGS = 0.1
"""How much each empty square counts where rows and columns meet."""


class Sizes(NamedTuple):
    """How many numbers the layers have."""

    inner: int = 64
    embedding: int = 32
    crossed: int = 32
    joint: int = 128
    last: int = 32


class Network(nn.Module):
    """One network for a number of players; see `docs/champion.md`."""

    mirrored: Any
    sorts: Any

    def __init__(self, players: int, sizes: Sizes) -> None:
        super().__init__()
        self.players, contents = players, contents_of(players)
        self.register_buffer("mirrored", _mirrored(), persistent=False)
        self.register_buffer("sorts", torch.arange(1, contents + 1, dtype=torch.int8), persistent=False)
        self.rows = nn.Linear(COLUMNS * contents, sizes.inner)
        self.rows_second = nn.Linear(sizes.inner, sizes.embedding)
        self.rows_cross = nn.Linear(sizes.embedding, sizes.crossed)
        self.columns = nn.Linear(ROWS * contents, sizes.inner)
        self.columns_second = nn.Linear(sizes.inner, sizes.embedding)
        self.columns_cross = nn.Linear(sizes.embedding, sizes.crossed, bias=False)
        self.context = nn.Linear(features_of(players), sizes.crossed, bias=False)
        self.lines = nn.Linear(LINES * sizes.embedding, sizes.joint, bias=False)
        self.crossed = nn.Linear(sizes.crossed, sizes.joint, bias=False)
        self.features = nn.Linear(features_of(players), sizes.joint)
        self.third = nn.Linear(sizes.joint, sizes.last)
        self.out = nn.Linear(sizes.last, 2 * players)

    def _board(self, contents: Any) -> Any:
        """The board as bits; while learning a quarter of the positions is mirrored in each of four ways."""
        rows = contents.shape[0]
        if self.training:
            groups = torch.arange(rows, device=contents.device) * self.mirrored.shape[0] // rows
            contents = contents.gather(1, self.mirrored[groups])
        kind = torch.bfloat16 if contents.is_cuda else torch.float32
        return (contents[:, :, None] == self.sorts).to(kind).view(rows, ROWS, COLUMNS, -1)

    def _joint(self, contents: Any, features: Any) -> Any:
        """The joint layer, before its negative numbers become 0."""
        board = self._board(contents)
        across = relu(self.rows_second(relu(self.rows(board.flatten(2)))))
        down = relu(self.columns_second(relu(self.columns(board.transpose(1, 2).flatten(2)))))
        is_empty = 1 - board.sum(3, keepdim=True)
        from_rows = self.rows_cross(across) + self.context(features)[:, None]
        met = relu(from_rows[:, :, None] + self.columns_cross(down)[:, None]) * is_empty
        pooled = met.sum((1, 2)) * MEETINGS
        lines = self.lines(torch.cat([across.flatten(1), down.flatten(1)], 1))
        return lines + self.crossed(pooled) + self.features(features)

    def forward(self, contents: Any, features: Any, standings: Any) -> tuple[Any, Any]:
        """The logits of the victory and the final money, by steps after the mover."""
        kind = torch.bfloat16 if contents.is_cuda else torch.float32
        joint = relu(self._joint(contents, features.to(kind)))
        out = self.out(relu(self.third(joint))).float()
        return out[:, : self.players], out[:, self.players :] * POINTS_SCALE + standings.float()


def sizes_of(state: dict[str, Any]) -> Sizes:
    """The sizes of a network whose weights are kept."""
    layers = ("rows", "rows_second", "rows_cross", "features", "third")
    return Sizes(*(state[f"{name}.weight"].shape[0] for name in layers))


def _mirrored() -> Any:
    """`found[way, square]`: the square whose content comes there if the board is mirrored, turned, or left alone."""
    board = torch.arange(SQUARES).view(ROWS, COLUMNS)
    return torch.stack([board.flip(sides).flatten() for sides in ([], [0], [1], [0, 1])])
