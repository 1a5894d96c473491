"""The log of a table as JSON: it is sent whole to all who come and changes only at its end, so it is kept in blocks."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec

from regnum.table import Audience, Table
from regnum.table import audience as seen
from regnum.table.events import Muted, Said

BLOCK = 100
"""Events that are encoded together."""
_encode = msgspec.json.Encoder().encode
_ANYONE = Audience()
_FOR_SOME = (Muted, Said)
"""What some may know and others not."""


class Told:
    """What is known of the log of one table by all who look at it."""

    def __init__(self) -> None:
        self._blocks: dict[int, bytes] = {}
        """By number, without brackets: complete blocks in which no event is hidden from anyone."""

    def key(self, table: Table, audience: Audience, start: int) -> Hashable:
        """Equal for audiences that may know the same of what happened from an event's number on."""
        is_for_all = start and not any(type(happened.event) in _FOR_SOME for happened in table.log[start:])
        return "events", start, None if is_for_all else audience

    def events(self, table: Table, audience: Audience, start: int) -> bytes:
        """What happened from an event's number on, as far as an audience may know, as a list in JSON."""
        parts, at, end = [], start, len(table.log)
        while at < end:
            number, until = at // BLOCK, min(end, (at // BLOCK + 1) * BLOCK)
            whole = self._block(table, number) if at == number * BLOCK and until == at + BLOCK else None
            parts.append(_encoded(table, audience, at, until) if whole is None else whole)
            at = until
        return b"[%b]" % b",".join(filter(None, parts))

    def prepare(self, table: Table) -> Iterator[None]:
        """Encode all complete blocks, and pause after each."""
        for number in range(len(table.log) // BLOCK):
            self._block(table, number)
            yield

    def _block(self, table: Table, number: int) -> bytes | None:
        """A complete block; None if some may know more of it than others."""
        if number not in self._blocks:
            some = table.log[number * BLOCK : (number + 1) * BLOCK]
            if any(type(happened.event) in _FOR_SOME for happened in some):
                return None
            self._blocks[number] = _encoded(table, _ANYONE, number * BLOCK, (number + 1) * BLOCK)
        return self._blocks[number]


def _encoded(table: Table, audience: Audience, start: int, end: int) -> bytes:
    """The events from one number to another, without the brackets of a list; empty if there are none."""
    return _encode(seen.events(table, audience, start, end))[1:-1]
