"""What a seat, or a spectator, may know of a position, as rules.

A starting tile is secret until it is played (A-G16), a drawn one until it is placed, and the supply is face down. A
position as an observer sees it has `turns.UNKNOWN` for every tile that they have not seen; everything below `mask`
works on such a position, and on one in which everything is known.
"""

from __future__ import annotations

from regnum.engine import rule
from regnum.games.kingdoms.board import KINDS
from regnum.games.kingdoms.components import COLOURS, TILES_IN_BOX
from regnum.games.kingdoms.turns import (
    FIRST,
    HOLDS_START,
    LAST_CASTLE,
    NO_LUCK,
    OFF_BOARD,
    PHASE,
    PLACE_DRAWN,
    PLAYERS,
    ROUND,
    ROUND_OVER,
    ROUNDS,
    SEAT,
    TAKEN,
    UNKNOWN,
    Numbers,
    Round,
    Tiles,
    drawn_tile,
)

SPECTATOR = -1
"""The observer that no seat is."""
NO_TILE = -1
"""Where there is no tile at all; `UNKNOWN` is one that is face down."""

MOST_REVEALED = 2 + len(COLOURS)
"""At most how many numbers `write_revealed` writes."""

PHASE_SEEN, SEAT_SEEN, START_PLAYER, DRAWN_SEEN, SUPPLY, ROUNDS_KNOWN, SEEN = range(7)
"""The entries of `write_seen`: phase, the seat to act (`SPECTATOR` if none), the start player, the tile drawn, how many
tiles are in the supply, and how many rounds there are (0 if it is not known before); then how many entries."""


@rule
def mask(here: Round, observer: int, tiles: Tiles) -> None:
    """Write the tiles of a position with every tile struck out that the observer has not seen."""
    table, taken = here.table, here.table[TAKEN]
    for i in range(TILES_IN_BOX):
        tiles[i] = here.tiles[i] if i < taken else UNKNOWN
    for seat in range(table[PLAYERS]):
        if table[HOLDS_START + seat] and seat != observer:
            tiles[seat] = UNKNOWN
    if table[PHASE] == PLACE_DRAWN and table[SEAT] != observer:
        tiles[taken - 1] = UNKNOWN


@rule
def drawn_seen(here: Round) -> int:
    """The tile that must be placed now (A-G12), `NO_TILE` if there is none."""
    return drawn_tile(here) if here.table[PHASE] == PLACE_DRAWN else NO_TILE


@rule
def start_seen(here: Round, seat: int) -> int:
    """The starting tile of a seat, `NO_TILE` if it has none."""
    return int(here.tiles[seat]) if here.table[HOLDS_START + seat] else NO_TILE


@rule
def supply(here: Round) -> int:
    """How many tiles are left in the supply."""
    return TILES_IN_BOX - int(here.table[TAKEN])


@rule
def write_unseen(here: Round, unseen: Numbers) -> None:
    """Write how many tiles of each kind, from 1, have not been seen in this round.

    They are in the supply, or face down with another player; with No luck they are the supply, open to all (KG-X2).
    """
    for kind in range(1, KINDS + 1):
        unseen[kind] = here.table[OFF_BOARD + kind]
    for seat in range(here.table[PLAYERS]):
        tile = start_seen(here, seat)
        if tile > UNKNOWN:
            unseen[tile] -= 1
    tile = drawn_seen(here)
    if tile > UNKNOWN:
        unseen[tile] -= 1


@rule
def write_seen(here: Round, seen: Numbers) -> None:
    """Write what is seen of the course of the game."""
    table = here.table
    seen[PHASE_SEEN] = table[PHASE]
    seen[SEAT_SEEN] = table[SEAT] if table[PHASE] < ROUND_OVER else SPECTATOR
    seen[START_PLAYER] = table[FIRST]
    seen[DRAWN_SEEN] = drawn_seen(here)
    seen[SUPPLY] = supply(here)
    seen[ROUNDS_KNOWN] = 0 if table[LAST_CASTLE] else ROUNDS


@rule
def write_revealed(here: Round, lots: int, revealed: Numbers) -> int:
    """Write all that was secret or left to chance and has come to light; return how many numbers that is.

    That is each round's deal, every tile drawn and every starting tile played; with No luck how many lots have decided
    who begins (A-G21). A tile drawn counts at once, because it must be placed; so placing it reveals no more.
    """
    table = here.table
    if table[NO_LUCK]:
        revealed[0] = lots
        return 1
    revealed[0], revealed[1] = table[ROUND] + 1, table[TAKEN]
    for seat in range(table[PLAYERS]):
        revealed[2 + seat] = table[HOLDS_START + seat]
    return 2 + int(table[PLAYERS])
