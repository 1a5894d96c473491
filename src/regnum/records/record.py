"""A game as a line of JSON, and back; what is not a record is refused with the place where it goes wrong.

A field added later has a default that means what was true before, and is not written where it has that value; unknown
fields are refused. So every later version reads a record of version 1, and writes it back unchanged.
"""

from __future__ import annotations

import codecs
import re
from pathlib import Path
from typing import Any

import msgspec

from regnum.errors import DealError, RecordError, UsageError, file_error
from regnum.games import protocol
from regnum.games.dealing import Deal, SeededDeal, WrittenDeal
from regnum.games.options import always_kept
from regnum.records.strict import check_json
from regnum.words.characters import is_plain
from regnum.words.message import message

FORMAT = 1
"""The version of the format that this program writes, and the newest it reads."""

_LARGEST_FILE = 1 << 30
_LONGEST_NAME = 200


class Player(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The player at a seat."""

    name: str
    bot: str | None = None
    """The name of the bot, if it was one."""


class Dealt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where the dominoes or tiles came from: a seed with salts and commitment, or every draw written out."""

    seed: str | None = None
    salts: list[str] = []
    commitment: str | None = None
    draws: list[list[list[int]]] | None = None


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A complete game: everything else follows from it."""

    regnum: int
    game: str
    options: dict[str, Any]
    deal: Dealt
    players: list[Player]
    actions: list[str]
    result: dict[str, Any] | None = always_kept(default=None)


def is_name(text: str) -> bool:
    """Whether this can be a player's name: short, and nothing that could harm a terminal."""
    return len(text) <= _LONGEST_NAME and is_plain(text)


class _Version(msgspec.Struct):
    regnum: int


def dealt(deal: Deal) -> Dealt:
    """A deal in the form kept in records."""
    if isinstance(deal, SeededDeal):
        return Dealt(seed=deal.seed, salts=list(deal.salts), commitment=deal.commitment)
    return Dealt(draws=[[list(draw) for draw in source] for source in deal.draws])


def deal_of(record: Record) -> Deal:
    """The deal of a record; its commitment must fit its seed."""
    kept = record.deal
    if kept.draws is not None and kept.seed is None and kept.commitment is None and not kept.salts:
        return WrittenDeal(tuple(tuple(tuple(draw) for draw in source) for source in kept.draws))
    if kept.draws is not None or kept.seed is None or kept.commitment is None:
        raise RecordError(message("error-record-deal"))
    try:
        deal = SeededDeal(kept.seed, tuple(kept.salts))
    except DealError as problem:
        raise RecordError(problem.message) from None
    if deal.commitment != kept.commitment:
        raise RecordError(message("error-record-commitment"))
    return deal


def record_of(game: str, state: protocol.State[Any], players: list[Player]) -> Record:
    """The record of a game so far; the result is left out until the game is over."""
    return Record(
        regnum=FORMAT,
        game=game,
        options=state.options.data(),
        deal=dealt(state.deal),
        players=players,
        actions=[str(action) for action in state.actions],
        result=msgspec.to_builtins(state.result()) if state.is_over else None,
    )


def shortened(record: Record, plies: int) -> Record:
    """The record of a game after its first actions; the result goes with the last of them."""
    if plies >= len(record.actions):
        return record
    return msgspec.structs.replace(record, actions=record.actions[:plies], result=None)


def dump(record: Record) -> str:
    """A record as one line of JSON, the same bytes everywhere."""
    return msgspec.json.encode(record).decode()


def load(text: str | bytes) -> Record:
    """Read one record; anything wrong with its form raises `RecordError`."""
    check_json(text)
    try:
        version = msgspec.json.decode(text, type=_Version).regnum
        if version != FORMAT:
            raise RecordError(message("error-record-version", version=version, newest=FORMAT))
        record = msgspec.json.decode(text, type=Record)
        for seat, player in enumerate(record.players):
            if not is_name(player.name):
                raise RecordError(message("error-record-field", field=f"players[{seat}].name"))
        return record
    except msgspec.ValidationError as problem:
        raise RecordError(message("error-record-field", field=_field(str(problem)))) from None
    except msgspec.DecodeError:  # half of a character, written with \\u
        raise RecordError(message("error-json", character=len(text))) from None


def load_all(path: Path) -> list[Record]:
    """Read a file with one record, or with one on each line."""
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise UsageError(message("error-file-large", file=str(path)))
        content = path.read_bytes()
    except OSError as problem:
        raise file_error(path, problem) from None
    content = content.removeprefix(codecs.BOM_UTF8)
    lines = [line for line in content.splitlines() if line.strip()]
    if not lines:
        raise RecordError(message("error-record-empty"))
    if len(lines) > 1 and lines[0].rstrip().endswith(b"}"):
        return [_load_line(line, number) for number, line in enumerate(lines, 1)]
    return [load(content)]


def _load_line(line: bytes, number: int) -> Record:
    try:
        return load(line)
    except RecordError as problem:
        raise RecordError(message("error-record-line", line=number, problem=problem.message)) from None


def _field(problem: str) -> str:
    """The field that msgspec complains about."""
    missing = re.search(r"field `(\w+)`", problem)
    path = re.search(r"at `\$\.?([^`]*)`", problem)
    return ".".join(part for part in (path[1] if path else "", missing[1] if missing else "") if part) or "regnum"
