"""A server without limits, one with the default limits, and its clock."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.support.scene import (
    Clock,
)
from tests.support.server import Place, running


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as found:
        yield found


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Place]:
    """A server with the usual limits."""
    async with running(tmp_path, limits=1) as found:
        yield found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    fake = SimpleNamespace(monotonic=found, perf_counter=time.perf_counter)
    for module in ("endpoints", "flood"):
        monkeypatch.setattr(f"regnum.server.{module}.time", fake)
    return found
