"""Text that people write to each other: short, one line, and nothing that could play tricks on a screen."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from regnum.table.errors import TableError
from regnum.words.message import message

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_SALT = 64
LONGEST_KEY = 64

_JOINERS = {"\N{ZERO WIDTH JOINER}", "\N{ZERO WIDTH NON-JOINER}"}
"""Format characters that scripts and emoji need, and that turn nothing round."""
_JOINED = {"Lo", "Mn", "Mc", "So", "Sk"}
"""What they may follow: after other letters they would only make two names look the same."""
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols by name, of which nothing can be seen."""
_HARMFUL = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MOST_MARKS = 4
"""Accents in a row: more than any language stacks, fewer than it takes to cover the lines above."""


def clean_name(text: str) -> str:
    """A player's name as it is kept; one that cannot be raises `TableError`."""
    name = _clean(text, LONGEST_NAME)
    if not name:
        raise TableError(message("table-name", most=LONGEST_NAME))
    return name


def clean_chat(text: str) -> str:
    """A line of chat as it is kept; one that cannot be raises `TableError`."""
    line = _clean(text, LONGEST_CHAT)
    if not line:
        raise TableError(message("table-chat", most=LONGEST_CHAT))
    return line


def clean_salt(text: str) -> str:
    """A salt for the deal, of ordinary characters."""
    if len(text) > LONGEST_SALT or not text.isascii() or not text.isprintable():
        raise TableError(message("table-salt", most=LONGEST_SALT))
    return text


def _clean(text: str, most: int) -> str:
    """The text without blanks around it and in one of the ways to write it; empty if it cannot be used."""
    if len(text) > 4 * most:
        return ""
    letters = unicodedata.normalize("NFC", text)
    text = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in letters).strip()
    if len(text) > most or any(map(_is_harmful, text)) or _is_stacked(text) or _is_joined_wrongly(text):
        return ""
    return text if any(unicodedata.category(letter)[0] in "LNPS" for letter in text) else ""


def _is_harmful(letter: str) -> bool:
    return letter in _BLANK or (letter not in _JOINERS and unicodedata.category(letter) in _HARMFUL)


def _is_joined_wrongly(text: str) -> bool:
    return any(
        letter in _JOINERS and unicodedata.category(before) not in _JOINED for before, letter in pairwise(f" {text}")
    )


def _is_stacked(text: str) -> bool:
    marks = 0
    for letter in text:
        if letter not in _JOINERS:
            marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False
