"""The allowed characters are the same for every version of Unicode."""

from __future__ import annotations

import sys
import unicodedata

from regnum.words.characters import is_plain, plain

ALWAYS_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp", "Zs"}


def test_what_this_python_prints_is_allowed_and_what_it_hides_is_not() -> None:
    # Characters that are not assigned yet are allowed: a later version of Unicode may assign them.
    for code in range(sys.maxunicode + 1):
        letter = chr(code)
        category = unicodedata.category(letter)
        if letter.isprintable():
            assert is_plain(letter), hex(code)
        elif category in ALWAYS_HIDDEN:
            assert not is_plain(letter), hex(code)
        else:
            is_never_assigned = code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF
            is_format_later = 0x13439 <= code <= 0x1343F
            assert is_plain(letter) != (is_never_assigned or is_format_later), hex(code)


def test_what_is_hidden_is_taken_out() -> None:
    assert plain("An\u200dna\n Béla\ufeff") == "Anna Béla"
