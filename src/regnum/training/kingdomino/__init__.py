"""The training of the champion of Kingdomino."""

from __future__ import annotations

from regnum.training.kingdomino.export import pack
from regnum.training.kingdomino.pipeline import SHAPES, network_of, new_session

__all__ = ["SHAPES", "network_of", "new_session", "pack"]
