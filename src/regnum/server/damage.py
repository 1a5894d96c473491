"""Checks everything that a store keeps of its tables."""

from __future__ import annotations

from typing import NamedTuple

from regnum.errors import RegnumError
from regnum.server.store import Row
from regnum.server.store.checksums import Checksums, DamageError
from regnum.server.store.sqlite import SqliteStore
from regnum.table import Table, events
from regnum.words.message import Message, message


class Damage(NamedTuple):
    """What is wrong with a table."""

    table: str
    problem: Message


async def find_damage(store: SqliteStore, *, replays: bool = False) -> list[Damage]:
    """Compare all events with their checksums, and logs with the list of tables; and replay all games, if asked for."""
    found = []
    async for table, changed, rows in store.logs():
        try:
            Checksums(table).check(rows)
            if changed is None or not rows or rows[-1].time < changed:
                raise DamageError(message("damage-list"))
            if replays:
                _replay(rows)
        except RegnumError as problem:
            found.append(Damage(table, problem.message))
    return found


def _replay(rows: list[Row]) -> None:
    try:
        Table.of((row.time, events.decode(row.body)) for row in rows)
    except Exception as problem:
        raise DamageError(message("damage-replay", problem=str(problem))) from None
