"""What is sent, as a program that reads the JSON finds it."""

from __future__ import annotations

from typing import Any

import msgspec


def plain(sent: object) -> Any:
    """Lists, dictionaries and texts."""
    return msgspec.json.decode(msgspec.json.encode(sent))
