"""A server whose deals are the same in every run: a player's first table of a kind has one deal, the second another.

What a test in a browser shows must not depend on luck: a test that fails for one deal in ten fails always, or never.
Random numbers that a browser adds to a deal are left out. A salt that begins with `DEAL` chooses among the deals.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter

import msgspec

from regnum.cli.main import main
from regnum.table import Actor, Facts, OpenTable, deciding, opening
from regnum.table.events import Event

DEAL = "deal of "

_open_table = opening.open_table
_opened: Counter[tuple[str, str]] = Counter()


def _open_dealt(wish: OpenTable, actor: Actor, seed: str, facts: Facts) -> tuple[Event, ...]:
    """Open a table with the deal that is next for this player and this kind; every test has players of its own."""
    unsalted = msgspec.structs.replace(wish, salt="")
    named = wish.salt if wish.salt.startswith(DEAL) else ""
    kind = f"{msgspec.to_builtins(msgspec.structs.replace(unsalted, key=''))} {named}"
    _opened[actor.player, kind] += 1
    known = hashlib.sha256(f"{kind} {_opened[actor.player, kind]}".encode()).hexdigest()[: len(seed)]
    return _open_table(unsalted, actor, known, facts)


def _no_salt(_: str) -> str:
    return ""


if __name__ == "__main__":
    opening.open_table = _open_dealt
    vars(deciding)["clean_salt"] = _no_salt  # those who sit down add random numbers, too
    sys.exit(main())
