"""Every message can be said with every kind of argument, and leaves no trace of how it was put together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regnum.words.speaker import LANGUAGES
from tests.words import sheets

FAULTS: dict[str, str] = {
    r"[{}]|\$[a-z]": "something was not filled in",
    r"\S  +\S": "two spaces",
    r"[^\W\d] [,;:!](?:\s|$)| \.$": "a space before a punctuation mark",
    r"(?<!\.)\.\.(?!\.)": "two full stops",
    r"[^\W\d] …": "a space before an ellipsis",
}
SILENT = {"kingdomino-page-standing"}
"""Messages that may say nothing."""

SEVERAL = {
    "kingdomino-error-row",
    "kingdomino-page-unseen-out",
    "kingdomino-terminal-setup-good",
    "kingdoms-board-rows",
    "kingdoms-terminal-setup-good",
    "kingdoms-terminal-setup-good-open",
    "verify-all-good",
}
"""Messages in which the numbers are never 1."""


def faults(name: str, language: str) -> list[str]:
    """What is wrong with the renderings of a message."""
    found = []
    for text in sheets.renderings(name, language):
        if not text and name not in SILENT:
            found.append(f"{name}: empty")
        found += [f"{name}: {fault}: {text}" for sign, fault in FAULTS.items() if re.search(sign, text)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_kind_of_argument(language: str) -> None:
    assert [fault for name in sheets.sketches() for fault in faults(name, language)] == []


def test_english_has_one_of_a_thing() -> None:
    """1 point, not 1 points."""
    plural = re.compile(r"(?<!rank )(?<!Rank )(?<!omino )(?<![\w.,:/×−+-])1 (?!was\b|is\b|has\b)[a-z]+s\b")
    names = sheets.sketches().keys() - SEVERAL
    assert [text for name in names for text in sheets.renderings(name, "en") if plural.search(text)] == []


def test_a_message_is_said_with_you_names_lists_and_numbers() -> None:
    said = list(sheets.renderings("page-shared", "en"))
    assert any("You and Bence" in text for text in said)
    assert any(sheets.LONG_NAME in text for text in said)
    numbers = " ".join(sheets.renderings("page-free-seats", "pl"))
    assert all(str(number) in numbers for number in sheets.NUMBERS)


def test_arguments_that_only_some_languages_need_are_given() -> None:
    assert {"whose", "kind"} <= sheets.sketches()["kingdoms-page-log-tile"].arguments
    assert sheets.values_of("kingdoms-page-log-tile", "whose", "en") == ["other", "you"]


def test_the_sheets_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheets.main(tmp_path / "words")
    assert {file.name for file in (tmp_path / "words").iterdir()} == {f"{language}.md" for language in LANGUAGES}
    assert len(capsys.readouterr().out.splitlines()) == len(LANGUAGES)
    text = (tmp_path / "words" / "en.md").read_text(encoding="utf-8")
    assert all(f"- `{name}` " in text for name in sheets.sketches())
