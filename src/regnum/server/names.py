"""Names and secrets: what is shown, and what must not be guessed."""

from __future__ import annotations

import hashlib
import secrets

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are easily taken for another when read aloud or from a screen."""
_LETTER_SET = frozenset(_LETTERS)
_LENGTH = 10
_TOKEN_BYTES = 16


def new_name() -> str:
    """A name for a table or a player: short enough to be typed, one of some 8e14."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def derived_name(secret: str) -> str:
    """The one name that follows from a secret."""
    digest = hashlib.sha256(secret.encode()).digest()
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in digest[:_LENGTH])


def is_name(text: str) -> bool:
    """Whether a text can be the name of a table or a player."""
    return len(text) == _LENGTH and _LETTER_SET.issuperset(text)


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """All that is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
