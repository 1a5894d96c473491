"""JSON that programs could understand differently is refused, with what is wrong."""

from __future__ import annotations

import json

import pytest

from regnum.errors import RecordError
from regnum.records import load
from regnum.records.strict import DEEPEST, LARGEST_NUMBER, LONGEST_TEXT, check_json
from tests.records.test_records import FINISHED


def refused(text: str | bytes) -> str:
    with pytest.raises(RecordError) as caught:
        check_json(text)
    return caught.value.message.name


def test_a_forged_result_before_the_true_one_is_refused() -> None:
    forged = json.dumps({**json.loads(FINISHED)["result"], "ranks": [2, 1]})
    with pytest.raises(RecordError, match="“result” appears twice"):
        load(FINISHED.replace('"result":', f'"result":{forged},"result":', 1))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"a": 1, "a": 1}', "error-json-twice"),
        ('[{"a": {"b": 1, "\\u0062": 2}}]', "error-json-twice"),
        (str(LARGEST_NUMBER + 1), "error-json-number"),
        (str(-LARGEST_NUMBER - 1), "error-json-number"),
        ("9" * 400, "error-json-number"),
        ("9" * 5000, "error-json-number"),
        ("1e400", "error-json-number"),
        ("NaN", "error-json-constant"),
        ("[-Infinity]", "error-json-constant"),
        (json.dumps(["x" * (LONGEST_TEXT + 1)]), "error-json-text"),
        (json.dumps({"x" * (LONGEST_TEXT + 1): 1}), "error-json-text"),
        ("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "error-json-deep"),
        ("[" * 100_000, "error-json-deep"),
        ('{"a": 1', "error-json"),
        (b'{"a": "\xff"}', "error-json"),
        ("", "error-json"),
        (b'{"type":"play","ply":1,"type":"undo"}', "error-json-twice"),
        (b'{"ply":%d}' % (LARGEST_NUMBER + 1), "error-json-number"),
        (b'{"ply":1,}', "error-json"),
        (b'{"ply":01}', "error-json"),
        (b'{"ply":1}}', "error-json"),
    ],
)
def test_what_is_refused(text: str | bytes, problem: str) -> None:
    assert refused(text) == problem


@pytest.mark.parametrize(
    "text",
    [
        str(LARGEST_NUMBER),
        str(-LARGEST_NUMBER),
        "[0.1, -2e10, null, true]",
        json.dumps(["x" * LONGEST_TEXT]),
        "[" * DEEPEST + "]" * DEEPEST,
        '[{"a": 1}, {"a": 2}]',
        ' {"type": "play", "ply": -7, "is_hinted": true, "key": null, "action": "12@b3", "\\u0061": 1} ',
        '{"type":"play","ply":0,"action":"ply: 1, \\"ply\\": 2"}',
    ],
)
def test_what_is_allowed(text: str) -> None:
    check_json(text)
    check_json(text.encode())


@pytest.mark.parametrize(("text", "character"), [("?", 1), (b"\xff", 1), ("[1, ?]", 5), ('["\u00e9", ?]', 7)])
def test_the_place_is_counted_in_characters_from_one(text: str | bytes, character: int) -> None:
    with pytest.raises(RecordError) as caught:
        check_json(text)
    assert caught.value.message.arguments["character"] == character


def test_half_a_character_is_refused() -> None:
    with pytest.raises(RecordError):
        load(FINISHED.replace('"players":[{"name":"', '"players":[{"name":"\\ud800', 1))
