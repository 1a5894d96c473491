"""The characters that names, seeds and salts may have, by code point.

The list is fixed, so a record is read in the same way whatever version of Unicode a program knows: a character that a
later version adds is allowed at once. `docs/records.md` repeats it.
"""

from __future__ import annotations

import re

_CONTROLS = "\x00-\x1f\x7f-\x9f"
_SEPARATORS = "\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
"""All blanks and breaks but the ordinary space."""
_FORMATS = (
    "\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f"
    "\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0001\U000e0020-\U000e007f"
)
_NO_CHARACTERS = "\ud800-\udfff\ufdd0-\ufdef" + "".join(
    f"{chr(plane << 16 | 0xFFFE)}{chr(plane << 16 | 0xFFFF)}" for plane in range(17)
)
_PRIVATE = "\ue000-\uf8ff\U000f0000-\U000ffffd\U00100000-\U0010fffd"
HIDDEN = f"[{_CONTROLS}{_SEPARATORS}{_FORMATS}{_NO_CHARACTERS}{_PRIVATE}]"
"""The characters that are not allowed, as a regular expression that JavaScript reads, too."""
_HIDDEN = re.compile(HIDDEN)


def is_plain(text: str) -> bool:
    """Whether all characters can be seen, in one line.

    >>> is_plain("Béla 2"), is_plain("two\\nlines")
    (True, False)
    """
    return _HIDDEN.search(text) is None


def plain(text: str) -> str:
    """The text without the characters that are not allowed."""
    return _HIDDEN.sub("", text)
