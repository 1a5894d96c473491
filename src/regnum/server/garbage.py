"""When Python collects cyclic garbage: nobody is answered meanwhile.

A collection takes about a millisecond for every thousand objects that it looks at, and a table has hundreds. With
Python's own thresholds one visitor could start a full collection by having long tables loaded, which makes many
objects. Here a collection looks at new objects only, and at everything once an hour. Little is left for that hour,
because requests and connections leave no cycles behind.
"""

from __future__ import annotations

import asyncio
import gc

_NEW, _OLDER = 1_000, 10
"""Objects after which the new ones are looked at, and how often that is done before those that were left are, too."""
_NEVER = 2**31 - 1
_SECONDS = 3600.0


def set_up() -> None:
    """Look at a few thousand objects at a time."""
    gc.set_threshold(_NEW, _OLDER, _NEVER)


async def collect_everything() -> None:
    """Look at all that was made since the start, once an hour; what was there before is never looked at again."""
    gc.collect()
    gc.freeze()
    while True:
        await asyncio.sleep(_SECONDS)
        gc.collect()
