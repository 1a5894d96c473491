"""Layers of networks as rules over arrays: the same arithmetic, in the same order, at every speed.

All arrays are float32. Sums run over inputs in a fixed order and over many outputs at once, which processors do with
vector instructions.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np
import numpy.typing as npt

from regnum.engine import Axes, rule
from regnum.engine.mathematics import exp

Vector = npt.NDArray[np.float32]
Matrix = Annotated[npt.NDArray[np.float32], Axes(2)]


@rule
def multiply(values: Vector, weights: Matrix, start: int, into: Vector) -> None:
    """Add values times the rows of a matrix from `start` on; the number of values is a multiple of four."""
    for i in range(0, values.size, 4):
        a, b, c, d = values[i], values[i + 1], values[i + 2], values[i + 3]
        row = start + i
        for j in range(into.size):
            into[j] += (a * weights[row, j] + b * weights[row + 1, j]) + (
                c * weights[row + 2, j] + d * weights[row + 3, j]
            )


@rule
def add_row(weights: Matrix, row: int, into: Vector) -> None:
    """Add a row of a matrix."""
    for j in range(into.size):
        into[j] += weights[row, j]


@rule
def copy(values: Vector, into: Vector) -> None:
    """Write values, as many as there is room for."""
    for j in range(into.size):
        into[j] = values[j]


@rule
def clear(into: Vector) -> None:
    """Write zeros."""
    for j in range(into.size):
        into[j] = np.float32(0.0)


@rule
def layer(values: Vector, weights: Matrix, bias: Vector, into: Vector) -> None:
    """Write a bias plus values times a matrix."""
    copy(bias, into)
    multiply(values, weights, 0, into)


@rule
def softmax(values: Vector, into: npt.NDArray[np.float64]) -> None:
    """Turn as many values as there is room for into chances that add up to 1."""
    most = values[0]
    for i in range(1, into.size):
        most = max(most, values[i])
    total = 0.0
    for i in range(into.size):
        into[i] = exp(float(values[i] - most))
        total += into[i]
    for i in range(into.size):
        into[i] /= total


@rule
def rectify(values: Vector) -> None:
    """Negative values become 0."""
    for j in range(values.size):
        values[j] = values[j] if values[j] > np.float32(0.0) else np.float32(0.0)
