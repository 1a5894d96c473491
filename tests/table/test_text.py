"""Names and chat: what people may write, and what would play tricks on a screen."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from regnum.table.errors import TableError
from regnum.table.text import (
    LONGEST_CHAT,
    LONGEST_NAME,
    LONGEST_SALT,
    clean_chat,
    clean_name,
    clean_salt,
    distinct_name,
    skeleton,
)

Clean = Callable[[str], str]
BOTH = pytest.mark.parametrize("clean", [clean_name, clean_chat])

GOOD = [
    "Anna",
    "x",
    "7",
    "!?",
    "Kovács Őrző",
    "Zażółć gęślą jaźń",
    "Õnne Järveäär",
    "Žluťoučký kůň",
    "Nguyễn Thị Ánh",
    "Σωκράτης",
    "Дмитрий Ёлкин",
    "李小龍",
    "たろう スズキ",
    "김철수",
    "محمد",
    "مُحَمَّدٌ",
    "می\u200cخواهم",
    "שָׁלוֹם",
    "สวัสดีที่นี่",
    "क्‍ष श्री",
    "བསྒྲུབས",
    "🙂",
    "👍🏽",
    "1️⃣",
    "❤️",
    "❤️\u200d🔥",
    "👩\u200d👩\u200d👧",
    "👩🏽\u200d🚀",
    "🏳️\u200d🌈",
    "🇭🇺🇵🇱🇪🇪",
    "O'Neill-Šmíd & <Co>",
]

BAD = {
    "nothing": "",
    "blanks": "   ",
    "wide blanks": "\u3000\u2003\u00a0",
    "tab": "a\tb",
    "line": "a\nb",
    "carriage return": "a\rb",
    "paragraph": "a\u2029b",
    "line separator": "a\u2028b",
    "next line": "a\u0085b",
    "null": "a\0b",
    "bell": "a\x07b",
    "escape": "\x1b[31mred",
    "csi": "\x9b31mred",
    "delete": "a\x7fb",
    "right to left override": "\u202egpj.exe",
    "left to right override": "a\u202db",
    "embedding": "a\u202bb\u202c",
    "isolate": "a\u2067b\u2069",
    "marks of direction": "a\u200fb\u200eb\u061c",
    "zero width blank": "an\u200bna",
    "only a zero width blank": "\u200b",
    "word joiner": "an\u2060na",
    "byte order mark": "\ufeffanna",
    "soft hyphen": "an\u00adna",
    "joiner between Latin letters": "an\u200dna",
    "non-joiner between Latin letters": "an\u200cna",
    "joiner after a Latin letter": "anna\u200d",
    "joiner before all": "\u200danna",
    "joiners in a row": "👩\u200d\u200d👧",
    "only joiners": "\u200d\u200c",
    "invisible tags": "a\U000e0041b",
    "Hangul filler": "\u3164",
    "half-width Hangul filler": "a\uffa0b",
    "jamo fillers": "\u115f\u1160",
    "blank Braille": "\u2800",
    "only marks": "\u0301\u0302",
    "grapheme joiner": "an\u034fna",
    "vowels that cannot be seen": "an\u17b4na",
    "variation of a letter": "anna\ufe00",
    "style of a letter": "anna\ufe0f",
    "two styles": "❤\ufe0f\ufe0f",
    "style of nothing": "\ufe0fanna",
    "rare variations": "anna\U000e0100",
    "Mongolian variations": "an\u180bna",
    "a note without a head": "an\U0001d159na",
    "replaced object": "an\ufffcna",
    "Zalgo": "Z" + "\u0335\u0321\u034e\u0301\u0302\u0303" + "a",
    "Zalgo with joiners": "ก" + "\u0e49\u0e49\u200d" * 4,
    "Zalgo with grapheme joiners": "Z" + "\u0335\u0321\u034f" * 3,
    "Thai stack": "ก" + "\u0e47" * 10,
    "enclosing marks": "a" + "\u20dd" * 6,
    "lone surrogate": "a\ud800b",
    "private use": "a\ue000b",
    "unassigned": "a\U000effffb",
    "noncharacter": "a\uffffb",
}


@BOTH
@pytest.mark.parametrize("text", GOOD)
def test_all_languages_can_be_written(clean: Clean, text: str) -> None:
    assert clean(text) == unicodedata.normalize("NFC", text)


@BOTH
@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_tricks_are_refused(clean: Clean, text: str) -> None:
    with pytest.raises(TableError):
        clean(text)


@BOTH
@pytest.mark.parametrize("text", ["<b>bold</b>", "<script>alert(1)</script>", "[red]x[/]", "&amp;", "{ $name }", "%s"])
def test_markup_stays_text(clean: Clean, text: str) -> None:
    assert clean(text) == text


@BOTH
def test_blanks_around_are_left_out_and_other_blanks_become_plain(clean: Clean) -> None:
    assert clean(" \n Anna \u3000") == "Anna"
    assert clean("Anna\u00a0Kovács\u3000X") == "Anna Kovács X"


@BOTH
def test_there_is_one_way_to_write_an_accent(clean: Clean) -> None:
    assert clean("A\u0301kos") == "Ákos" == clean("Ákos")


@pytest.mark.parametrize(("clean", "most"), [(clean_name, LONGEST_NAME), (clean_chat, LONGEST_CHAT)])
def test_a_text_has_its_length(clean: Clean, most: int) -> None:
    assert clean("é" * most) == "é" * most
    assert clean("e\u0301" * most) == "é" * most
    assert clean(f"  {'🙂' * most}  ") == "🙂" * most
    with pytest.raises(TableError):
        clean("é" * (most + 1))


@BOTH
@pytest.mark.parametrize("text", ["a", " ", "\u0301", "\u202e", "🙂"])
def test_ten_megabytes_are_refused_at_once(clean: Clean, text: str) -> None:
    began = time.perf_counter()
    with pytest.raises(TableError):
        clean(text * (10_000_000 // len(text.encode())))
    assert time.perf_counter() - began < 0.5


def test_a_salt_is_of_plain_characters() -> None:
    for text in ("", "pepper", "x" * LONGEST_SALT, " ~!"):
        assert clean_salt(text) == text
    for text in ("só", "a\nb", "\x7f", "x" * (LONGEST_SALT + 1), "\ud800"):
        with pytest.raises(TableError):
            clean_salt(text)


@BOTH
@given(text=st.text(max_size=60) | st.text(alphabet="aé\u0301\u0302\u00a0 \u200d\u200c👩ا\u0e47\u034f", max_size=60))
@example(text="\u00a0\u0301a")
@example(text="\u1100\u1161 \u11a8")
def test_what_is_kept_is_clean(clean: Clean, text: str) -> None:
    try:
        kept = clean(text)
    except TableError:
        return
    assert clean(kept) == kept
    assert kept == kept.strip() != ""
    assert "".join(letter for letter in kept if letter not in "\u200c\u200d").isprintable()
    kept.encode()


ALIKE = {
    "case": ("Anna", "ANNA"),
    "Cyrillic": ("Anna", "\N{CYRILLIC CAPITAL LETTER A}nn\N{CYRILLIC SMALL LETTER A}"),
    "Greek": ("Nora", "\N{GREEK CAPITAL LETTER NU}\N{GREEK SMALL LETTER OMICRON}ra"),
    "full width": ("Anna", "\uff21\uff4e\uff4e\uff41"),
    "mathematical": ("Anna", "\U0001d400nna"),
    "I and l": ("Ilona", "llona"),
    "1 and l": ("Béla", "Bé1a"),
    "0 and O": ("Otto", "0tt0"),
    "rn and m": ("Emma", "Ernma"),
    "blanks": ("Anna K", "AnnaK"),
    "two blanks": ("Anna K", "Anna  K"),
    "joiners": ("می\u200cخواهم", "میخواهم"),
    "styles of symbols": ("❤\ufe0f", "❤"),
    "dotless": ("Ildi", "\u0131ldi"),
    "ligature": ("Sofi", "So\ufb01"),
}
DIFFERENT = [("Anna", "Hanna"), ("Réka", "Reka"), ("Őrs", "Ors"), ("Anna", "Anna 2"), ("李小龍", "李小")]


@pytest.mark.parametrize(("one", "other"), ALIKE.values(), ids=ALIKE.keys())
def test_names_that_look_the_same_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert clean_name(distinct_name(clean_name(other), [clean_name(one)])) == f"{clean_name(other)} 2"


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert distinct_name(one, [other]) == one


@given(name=st.text(max_size=LONGEST_NAME), count=st.integers(1, 12))
def test_any_number_of_the_same_name_can_be_told_apart(name: str, count: int) -> None:
    try:
        name = clean_name(name)
    except TableError:
        return
    taken: list[str] = []
    for _ in range(count):
        taken.append(distinct_name(name, taken))
        assert len(taken[-1]) <= LONGEST_NAME
    assert len(set(map(skeleton, taken))) == count
    assert taken[0] == name
