"""Work that takes long enough to keep others waiting, done beside the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Aside:
    """One thread, which does one piece of work after another: they compete with each other, not with everyone."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, f"regnum-{name}")

    async def run(self, work: Callable[[], T]) -> T:
        """The result of some work that neither uses the event loop nor changes what others see."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Begin nothing more; whoever still waits is not answered."""
        self._thread.shutdown(wait=False, cancel_futures=True)
