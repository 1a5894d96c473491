"""Replays a record and checks everything it claims."""

from __future__ import annotations

from typing import Any

import msgspec

from regnum.errors import RecordError, RegnumError
from regnum.games import game, protocol
from regnum.records.record import Record, deal_of
from regnum.words.message import message


def replay(record: Record, plies: int | None = None) -> protocol.State[Any]:
    """The state after a record's first actions, or after all of them; the first illegal one is named."""
    state = _start(record)
    for ply, text in enumerate(record.actions[:plies], 1):
        state = _play(record, state, ply, text)
    return state


def verify(record: Record) -> protocol.State[Any]:
    """Check options, deal and commitment, every action, and the result; returns the last state.

    The first problem raises `RecordError`.
    """
    state = replay(record)
    if record.result is None and state.is_over:
        raise RecordError(message("error-record-no-result"))
    if record.result is not None and not state.is_over:
        raise RecordError(message("error-record-unfinished", plies=len(record.actions)))
    if record.result is not None and (entry := _first_difference(record.result, msgspec.to_builtins(state.result()))):
        raise RecordError(message("error-record-result", entry=entry))
    return state


def _start(record: Record) -> protocol.State[Any]:
    try:
        rules = game(record.game)
        options = rules.options_from_data(record.options)
        deal = deal_of(record)
        if len(record.players) != options.players:
            raise RecordError(message("error-record-players", names=len(record.players), players=options.players))
        return rules.start(options, deal)
    except RegnumError as problem:
        raise RecordError(problem.message) from None


def _play(record: Record, state: protocol.State[Any], ply: int, text: str) -> protocol.State[Any]:
    try:
        return state.play(game(record.game).parse_action(text))
    except RegnumError as problem:
        sentence = message("error-record-action", ply=ply, action=text[:40], problem=problem.message)
        raise RecordError(sentence) from None


def _first_difference(claimed: dict[str, Any], true: dict[str, Any]) -> str | None:
    """The first entry that is missing, unknown or not exactly the same: 1.0 and true are not 1."""

    def written(entries: dict[str, Any], name: str) -> bytes | None:
        return msgspec.json.encode(entries[name]) if name in entries else None

    return next((name for name in [*true, *claimed] if written(claimed, name) != written(true, name)), None)
