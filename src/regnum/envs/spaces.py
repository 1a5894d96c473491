"""The spaces of observations and actions, as Gymnasium has them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from regnum.envs.layouts import Layout


def observation_space(layout: Layout) -> spaces.Dict:
    """An observation and a mask of legal actions."""
    highest = layout.highest()
    parts: dict[str, Any] = {
        "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
        "action_mask": spaces.Box(0, 1, (layout.actions,), dtype=np.int8),
    }
    return spaces.Dict(parts)


def action_space(layout: Layout) -> spaces.Discrete:
    """The numbers of all actions."""
    return spaces.Discrete(layout.actions)
