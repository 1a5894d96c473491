"""Reads JSON strictly: what two programs could understand differently, or not at all, is refused.

Keys are unique, numbers are those that every reader of JSON keeps exactly, and texts and nesting have limits.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, NoReturn

from regnum.errors import RecordError
from regnum.words.message import message

LARGEST_NUMBER = 2**53 - 1
LONGEST_TEXT = 10_000
"""In characters."""
DEEPEST = 32
"""How many lists and objects may be inside each other."""


def check_json(content: str | bytes) -> None:
    """Refuse with `RecordError` what is not JSON, or exceeds the limits.

    >>> check_json('{"regnum": 1, "players": [{"name": "Anna"}]}')
    >>> check_json('{"regnum": 1, "regnum": 2}')
    Traceback (most recent call last):
    regnum.errors.RecordError: The key “regnum” appears twice.
    """
    if isinstance(content, bytes) and _is_plain(content):
        return
    text = _decoded(content) if isinstance(content, bytes) else content
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as problem:
        raise RecordError(message("error-json", character=problem.pos + 1)) from None
    except RecursionError:
        raise RecordError(message("error-json-deep", most=DEEPEST)) from None
    _check_sizes(value, DEEPEST)


def _is_plain(content: bytes) -> bool:
    """Whether it is one object with short numbers and texts, as most requests are: then only its keys matter."""
    if not _PLAIN.fullmatch(content):
        return False
    keys = _KEY.findall(content)
    return len(set(keys)) == len(keys)


def _decoded(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as problem:
        before = content[: problem.start].decode()
        raise RecordError(message("error-json", character=len(before) + 1)) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RecordError(message("error-json-twice", key=key[:100]))
        found[key] = value
    return found


def _number(digits: str) -> float:
    # The exact value of a long number costs time that grows with the square of its length.
    value = float(digits)
    if not math.isfinite(value) or abs(value) > LARGEST_NUMBER:
        raise RecordError(message("error-json-number", most=str(LARGEST_NUMBER)))
    return value


def _no_number(name: str) -> NoReturn:
    raise RecordError(message("error-json-constant", name=name))


def _check_sizes(value: object, deepest: int) -> None:
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, list | dict):
        if deepest == 0:
            raise RecordError(message("error-json-deep", most=DEEPEST))
        for key in value if isinstance(value, dict) else ():
            _check_text(key)
        for item in value.values() if isinstance(value, dict) else value:
            _check_sizes(item, deepest - 1)


def _check_text(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise RecordError(message("error-json-text", most=LONGEST_TEXT))


_GAP = rb"[ \t\r\n]*"
_KEY = re.compile(rb'"([a-z_]{1,40})"' + _GAP + rb":")
_VALUE = rb'(?:"[ !#-\[\]-~]{0,1000}"|-?(?:0|[1-9][0-9]{0,14})|true|false|null)'
_MEMBER = _GAP + _KEY.pattern + _GAP + _VALUE + _GAP
_PLAIN = re.compile(_GAP + rb"\{" + _MEMBER + rb"(?:," + _MEMBER + rb")*\}" + _GAP)
"""Texts have no quotation marks in them, so that what looks like a key is one."""
_DECODER = json.JSONDecoder(
    object_pairs_hook=_unique, parse_int=_number, parse_float=_number, parse_constant=_no_number
)
