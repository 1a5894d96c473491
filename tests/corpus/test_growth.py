"""A field added later leaves everything that was kept before readable, and written back byte for byte."""

from __future__ import annotations

from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_args

import apsw
import msgspec
import pytest

from regnum.errors import OptionsError, RecordError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.records import Player, Record, dump, load, record_of, verify
from regnum.records.record import Dealt
from regnum.table import events
from tests.support.grown_games import OPTIONS, grow

CORPUS = Path(__file__).parent
RECORDS = [line for path in sorted(CORPUS.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]
GAMES = sorted(OPTIONS)
EVENTS: tuple[type[msgspec.Struct], ...] = get_args(events.Event)


def kept_events() -> list[bytes]:
    """Every event of every table that a release kept."""
    rows: list[bytes] = []
    for path in sorted(CORPUS.glob("*/tables.sqlite")):
        database = apsw.Connection(f"file:{path}?immutable=1", apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        rows += [body for (body,) in database.execute("SELECT body FROM events ORDER BY table_id, number")]
        database.close()
    return rows


def later(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A kind of data with one more field."""
    return msgspec.defstruct(
        kind.__name__, [("added", int, 0)], bases=(kind,), kw_only=True, tag=kind.__struct_config__.tag
    )


@pytest.mark.parametrize("name", GAMES)
def test_old_records_are_read_with_one_more_option(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line for line in RECORDS if f'"game":"{name}"' in line]
    assert len(lines) >= 100
    grow(monkeypatch)
    for line in lines[::5]:
        record = load(line)
        state = verify(record)
        assert type(state.options) is OPTIONS[name]
        assert not state.options.fog
        assert dump(record_of(name, state, record.players)) == line


@pytest.mark.parametrize("name", GAMES)
def test_a_later_option_is_kept_and_refused_by_those_who_do_not_know_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as then:
        grow(then)
        options = game(name).chosen({"players": 2, "fog": True})
        state = game(name).start(options, SeededDeal("a foggy day"))
        record = record_of(name, state, [Player("Anna"), Player("Béla")])
        assert record.options["fog"] is True
        assert verify(load(dump(record))).options == options
    with pytest.raises(RecordError) as caught:
        verify(record)
    assert caught.value.message.name == "error-option-unknown"
    with pytest.raises(OptionsError):
        game(name).chosen({"fog": True})


def test_old_events_are_read_with_one_more_field() -> None:
    decode = msgspec.json.Decoder(reduce(or_, map(later, EVENTS))).decode
    rows = kept_events()
    seen = set()
    for row in rows:
        event: Any = decode(row)
        assert event.added == 0
        assert msgspec.json.encode(event) == row == events.encode(events.decode(row))
        seen.add(event.__struct_config__.tag)
    assert len(rows) > 300
    assert seen == {kind.__struct_config__.tag for kind in EVENTS} - {
        *("arranged", "stood", "undo_answered"),  # nobody did so in the games that were kept
        *("coloured", "nudged"),  # later versions have them
    }


@pytest.mark.parametrize("kind", [Record, Player, Dealt])
def test_old_records_are_read_with_one_more_field(kind: type[msgspec.Struct]) -> None:
    part = {"Player": "players", "Dealt": "deal"}.get(kind.__name__)
    for line in RECORDS[::40]:
        found = msgspec.json.decode(line)
        for old in [found] if part is None else found[part] if part == "players" else [found[part]]:
            text = msgspec.json.encode(old)
            assert msgspec.json.encode(msgspec.json.decode(text, type=later(kind))) == text


@pytest.mark.parametrize("row", kept_events()[::20])
def test_unknown_fields_of_events_are_refused(row: bytes) -> None:
    with pytest.raises(msgspec.ValidationError, match="surprise"):
        events.decode(msgspec.json.encode({**msgspec.json.decode(row), "surprise": 1}))
