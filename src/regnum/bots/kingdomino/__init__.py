"""Opponents for Kingdomino that search."""

from __future__ import annotations

from collections.abc import Callable

from regnum.bots.protocol import Bot

BOTS: dict[str, Callable[[], Bot]] = {}
"""What makes each of them, by name."""
