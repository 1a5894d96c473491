"""Checksums of events: each is linked to all events before it, so that a changed, lost or exchanged one is noticed.

The checksum of an event is the first eight bytes of a SHA-256 hash over the name of its table, the numbers and times of
all events up to this one, and its own body, written as `table\\n0 time\\n1 time\\n…body`. The bodies of earlier events
are not part of it: deleting personal data replaces some of them, perhaps while another process adds an event.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Self

from regnum.errors import RegnumError
from regnum.server.store import Row
from regnum.words.message import message

_BYTES = 8


class DamageError(RegnumError):
    """An event is not as it was written."""


class Checksums:
    """The checksums of a table's events, one after another."""

    def __init__(self, table: str) -> None:
        self._links = hashlib.sha256(f"{table}\n".encode(errors="surrogatepass"))
        self.next = 0
        """The number of the next event."""

    def copy(self) -> Self:
        """The same, to continue without changing this one."""
        other = type(self).__new__(type(self))
        other._links, other.next = self._links.copy(), self.next
        return other

    def row(self, time: int, body: bytes) -> Row:
        """The next event as it is kept."""
        number = self.next
        return Row(number, time, body, self._add(number, time, body))

    def check(self, rows: Iterable[Row]) -> None:
        """Raise `DamageError` unless these are the next events as they were written."""
        for row in rows:
            if row.number != self.next:
                raise DamageError(message("damage-missing", number=self.next))
            if row.checksum != self._add(row.number, row.time, row.body):
                raise DamageError(message("damage-changed", number=row.number))

    def follow(self, rows: Iterable[Row]) -> None:
        """Continue after events that have been checked."""
        for row in rows:
            self._links.update(b"%d %d\n" % (row.number, row.time))
            self.next = row.number + 1

    def _add(self, number: int, time: int, body: bytes) -> bytes:
        self.next = number + 1
        self._links.update(b"%d %d\n" % (number, time))
        whole = self._links.copy()
        whole.update(body)
        return whole.digest()[:_BYTES]
