"""What the third migration adds to the events of earlier versions: checksums, and the tables of every player.

It is done at once rather than with the next event of a table, because finished games would never get any, and because
from then on an event without a checksum is damaged, without exceptions.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.server.store import Row
from regnum.server.store.checksums import Checksums
from regnum.server.store.sql import ADD_PERSON, Statement

NUMBER = 3
"""The migration after which it is done."""
NEXT = """
    SELECT table_id, number, time, body, checksum FROM events WHERE (table_id, number) > (?, ?)
    ORDER BY table_id, number LIMIT 2000
"""
"""All events, in pieces: from the place of the last one."""
FIRST = ("", -1)
_SET_CHECKSUM = "UPDATE events SET checksum = ? WHERE table_id = ? AND number = ?"


class _Event(msgspec.Struct):
    """The players of an event, whatever else is in it."""

    by: str = ""
    player: str = ""


_decode = msgspec.json.Decoder(_Event).decode


class Filling:
    """Reads all events in order, and says what is to be added."""

    def __init__(self) -> None:
        self.last: tuple[str, int] = FIRST
        """The place of the last event that was read."""
        self._checksums = Checksums("")
        self._people: set[str] = set()

    def statements(self, rows: Sequence[tuple[Any, ...]]) -> list[Statement]:
        """What is to be written for some more events."""
        found: list[Statement] = []
        for table, number, time, body, _ in rows:
            if table != self.last[0]:
                self._checksums, self._people = Checksums(table), set()
            self.last = (table, number)
            self._checksums.next = number
            row = self._checksums.row(time, bytes(body))
            found.append((_SET_CHECKSUM, (row.checksum, table, number)))
            for player in _people(row) - self._people:
                self._people.add(player)
                found.append((ADD_PERSON, (player, table)))
        return found


def _people(row: Row) -> set[str]:
    try:
        event = _decode(row.body)
    except (msgspec.DecodeError, UnicodeDecodeError):  # damaged before it could be noticed: loading it tells
        return set()
    return {event.by, event.player} - {""}
