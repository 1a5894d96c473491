"""The manifest that a module carries in a custom section: its entry points and what they were made from."""

from __future__ import annotations

import json
from typing import Any

_MAGIC = b"\0asm\1\0\0\0"
_CUSTOM = 0
_NAME = b"regnum"


def with_manifest(module: bytes, manifest: dict[str, Any]) -> bytes:
    """The module with a manifest behind its last section."""
    body = _number(len(_NAME)) + _NAME + json.dumps(manifest, separators=(",", ":")).encode()
    return module + bytes([_CUSTOM]) + _number(len(body)) + body


def manifest_of(module: bytes) -> dict[str, Any]:
    """The manifest of a module; `ValueError` if it has none."""
    return split(module)[1]


def split(module: bytes) -> tuple[bytes, dict[str, Any]]:
    """A module without its manifest, which comes last, and the manifest; `ValueError` if it has none."""
    if not module.startswith(_MAGIC):
        raise ValueError("not a WebAssembly module")
    at = len(_MAGIC)
    while at < len(module):
        start, section = at, module[at]
        size, at = _read_number(module, at + 1)
        length, name_at = _read_number(module, at)
        if section == _CUSTOM and module[name_at : name_at + length] == _NAME:
            manifest: dict[str, Any] = json.loads(module[name_at + length : at + size])
            return module[:start], manifest
        at += size
    raise ValueError("this module was not made by regnum.engine.build")


def _number(value: int) -> bytes:
    """An unsigned number in LEB128.

    >>> _number(624485).hex()
    'e58e26'
    """
    low, value = value & 0x7F, value >> 7
    return bytes([low]) if not value else bytes([low | 0x80]) + _number(value)


def _read_number(data: bytes, at: int) -> tuple[int, int]:
    """An unsigned number in LEB128, and where it ends.

    >>> _read_number(bytes.fromhex("e58e26"), 0)
    (624485, 3)
    """
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 0x80:
            return value, at
