"""Text that people write to each other: short, one line, and nothing that could play tricks on a screen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
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
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\ufffc\U0001d159"
    "\U000e0100-\U000e01ef]"
)
"""Letters, marks and symbols by name, of which nothing can be seen."""
_STYLES = "\ufe0e\ufe0f"
"""Choose between two forms of a symbol; after anything else nothing can be seen of them."""
_STYLED_WRONGLY = re.compile(f"(?:^|[^\\W\\d_]|[{_STYLES}])[{_STYLES}]")
_HARMFUL = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_MOST_MARKS = 4
"""Accents in a row: more than any language stacks, fewer than it takes to cover the lines above."""


_ALIKE = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορτυχωϲАВЕЅІЈКМНОРСТУХЬавгеһіјкмнопрсѕтухӏԁԛԝьѵՍՕհոսօıƖǀ|01",
    "ABEZHIKMNOPTYXaylkvoptuxwcABESIJKMHOPCTYXbabrehljkmhonpcstyxldqwbvUOhnuolllloL".lower(),
)
"""Letters that look like Latin ones, and digits that look like letters; each with what it looks like."""
_PAIRS = (("rn", "m"), ("vv", "w"))
_UNSEEN = re.compile(f"[\\s\u200c\u200d{_STYLES}]|{_BLANK.pattern}")


def skeleton(name: str) -> str:
    """What a name looks like at a glance: names with the same skeleton are easily taken for each other.

    Forms of the same letter, case, blanks and all that cannot be seen make no difference; letters of other scripts are
    replaced with the Latin letters that they look like. Accents do make a difference. The list is short on purpose: it
    has the scripts of our players and their neighbours, and a name that it does not catch still has to differ.

    >>> skeleton("Anna") == skeleton("\N{CYRILLIC CAPITAL LETTER A}nna"), skeleton("Réka") == skeleton("Reka")
    (True, False)
    """
    forms = unicodedata.normalize("NFKD", name).translate(_ALIKE).casefold()
    found = _UNSEEN.sub("", unicodedata.normalize("NFKD", forms)).replace("i", "l")
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it if one of the others looks the same.

    >>> distinct_name("Anna", ["Béla", "anna", "Anna 2"])
    'Anna 3'
    """
    taken = set(map(skeleton, others))
    found, number = name, 1
    while skeleton(found) in taken:
        number += 1
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)].rstrip(f" {''.join(_JOINERS)}") + end
    return found


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
    if len(text) > most or _is_hidden(text) or _is_stacked(text) or _is_joined_wrongly(text):
        return ""
    return text if any(unicodedata.category(letter)[0] in "LNPS" for letter in text) else ""


def _is_hidden(text: str) -> bool:
    """Whether a text has something that cannot be seen, or that does harm."""
    is_harmful = any(letter not in _JOINERS and unicodedata.category(letter) in _HARMFUL for letter in text)
    return is_harmful or bool(_BLANK.search(text) or _STYLED_WRONGLY.search(text))


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
