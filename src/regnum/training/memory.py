"""Where games are played: arrays that rules write to and the tensors that share their memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch


def _signed(array: Any) -> Any:
    """An array that PyTorch can work with; it can do little with unsigned numbers."""
    return array.view(np.int64) if array.dtype == np.uint64 else array


class ProcessorMemory:
    """The memory of the processor."""

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array in this memory."""
        return np.zeros(shape, dtype)

    def tensor(self, array: Any) -> Any:
        """The same memory as a tensor."""
        return torch.from_numpy(_signed(array))


class CardMemory:
    """The memory of a GPU."""

    def zeros(self, shape: Any, dtype: Any) -> Any:
        """An array in this memory."""
        from regnum.engine.devices import card

        found = card().device_array(shape, dtype)
        self.tensor(found).zero_()
        return found

    def tensor(self, array: Any) -> Any:
        """The same memory as a tensor."""
        return torch.as_tensor(_signed(array), device="cuda")
