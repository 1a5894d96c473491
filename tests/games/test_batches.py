"""Many games in one call: who won, and what each part of a shared victory is."""

from __future__ import annotations

import numpy as np

from regnum.games.batches import win_shares


def test_shared_victories_are_divided() -> None:
    keys = np.array([[[9, 5, 1], [9, 5, 1], [9, 4, 9]], [[3, 1, 1], [2, 9, 9], [3, 1, 0]]])
    assert win_shares(keys).tolist() == [[0.5, 0.5, 0], [1, 0, 0]]
