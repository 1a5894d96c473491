"""What the tests of the server share."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once, except where a test wants to see them held."""
    monkeypatch.setattr("regnum.server.endpoints.HOLD", 0.0)
