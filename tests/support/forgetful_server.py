"""A server that makes the mistake we promise never to make: it acknowledges first and writes afterwards.

The kill test must fail with it; otherwise that test would prove nothing.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Any

from regnum.cli.main import main
from regnum.server.store.sqlite import SqliteStore

_honest_write = SqliteStore._write
_OF_A_MOVE = 2
"""The statements that a move takes: a row of the log, and the entry."""
_under_way: set[asyncio.Task[None]] = set()


async def _forgetful_write(self: SqliteStore, statements: Sequence[Any], table: str | None = None) -> None:
    """Write moves later, and do not wait; only they are what the test looks at."""
    if table is None or len(statements) > _OF_A_MOVE:
        await _honest_write(self, statements, table)
        return

    async def later() -> None:
        await asyncio.sleep(0.05)
        await _honest_write(self, statements, table)

    task = asyncio.ensure_future(later())
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)


if __name__ == "__main__":
    SqliteStore._write = _forgetful_write  # type: ignore[method-assign]
    sys.exit(main())
