"""`make bench ARGS=--write` replaces what it measures in docs/benchmarks.md, and nothing else."""

from __future__ import annotations

import re

from benchmarks.__main__ import DOCUMENT, PARTS, filled

TEXT = DOCUMENT.read_text(encoding="utf-8")
BEGIN, END = r"<!-- bench: (.+) -->", "<!-- bench ends -->"


def test_every_part_of_the_document_is_measured_and_ends() -> None:
    marks = re.findall(rf"^(?:{BEGIN}|({END}))$", TEXT, re.MULTILINE)
    names = [name for name, _ in marks[::2]]
    assert names
    assert set(names) <= PARTS.keys()
    assert [mark for _, mark in marks] == ["", END] * len(names)


def test_only_the_measured_part_is_replaced() -> None:
    text, missing = filled(TEXT, {"The web app": "new figures", "Elsewhere": "no place"})
    assert missing == ["Elsewhere"]
    old = re.search(rf"<!-- bench: The web app -->\n(.*?)\n{END}", TEXT, re.DOTALL)
    assert old is not None
    assert text == TEXT.replace(old[1], "new figures")
