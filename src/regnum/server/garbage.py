"""When Python collects cyclic garbage: nobody is answered meanwhile.

A collection takes about a millisecond for every thousand objects that it looks at, and a table has hundreds. With
Python's own thresholds one visitor could start a full collection by having long tables loaded, which makes many
objects. Here a collection looks at new objects only, and only once: a second look at those that were in use took half
of the time of all collections, and ten times as long at once. Everything is looked at once an hour. Little is left for
that hour, because requests and connections leave no cycles behind.
"""

from __future__ import annotations

import asyncio
import gc

_NEW = 1_000
"""Objects after which the new ones are looked at."""
_NEVER = 2**31 - 1
_SECONDS = 3600.0


def set_up() -> None:
    """Look at a thousand objects at a time."""
    gc.set_threshold(_NEW, _NEVER, _NEVER)


async def collect_everything() -> None:
    """Look at all that was made since the start, once an hour; what was there before is never looked at again."""
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(_SECONDS)
        gc.collect()
