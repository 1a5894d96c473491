"""How long a call of an entry point may take."""

from __future__ import annotations

_seconds: float | None = None


def limit_calls(seconds: float | None) -> None:
    """Have every call in this process end with `EngineError` after some seconds; None sets no limit.

    Only WebAssembly can be interrupted. Code that can be is about a tenth slower, so only processes in which people
    wait for a bot set a limit.
    """
    global _seconds
    _seconds = seconds


def call_limit() -> float | None:
    """The seconds that a call may take, if there is a limit."""
    return _seconds
