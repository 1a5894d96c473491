"""The training of the champion of Kingdoms."""

from __future__ import annotations

from regnum.training.kingdoms.export import pack
from regnum.training.kingdoms.pipeline import SHAPES, judge, network_of, new_session

__all__ = ["SHAPES", "judge", "network_of", "new_session", "pack"]
