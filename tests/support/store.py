"""What the tests of stores share: a look into the index."""

from __future__ import annotations

from regnum.server.store import Entry, Store
from regnum.server.store.sql import WITH_SEATS, SqlStore, entries_from

_ENTRY = WITH_SEATS.format(found="SELECT * FROM tables WHERE table_id = ?")


async def entry_in(store: Store, table: str) -> Entry | None:
    """A table's entry with its seats, listed or not; None if there is no such table."""
    assert isinstance(store, SqlStore)
    return next(entries_from(await store._read(_ENTRY, (table,))), None)
