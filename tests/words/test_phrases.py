"""Phrases that made the English hard to read do not come back in messages, documents or docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.words import sheets

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]

PHRASES = {
    r"\b[Hh](?:e|is|im|imself)\b": "they, their, them",
    r"\b[Ww]hoever\b(?! owns)": "anyone who, the player who",
    r"(?<![Tt]here )\b(?:is|are) no (?!longer\b|more than\b|worse\b|less\b)\w+": "is not a …",
    r"\b[Ii]n (?:your|every|their) turn\b": "on your turn",
    r"(?<!the )\bmost (?:money|gold)\b": "the most gold",
    r"[}\d] money\b": "gold",
    r"\b[Hh]angs? together\b": "is connected",
    r"\b[Jj]oker\b": "wild",
    r"\bsecret tile\b": "starting tile",
    r"\bhalf lines?\b": "part of a line",
    r"\b[Gg]o(?:es)? on\b(?! (?:an?\b|the (?:board|domino)|\{|free))": "continue",
    r"\btak(?:e|es|en|ing) (?:\w+ ){0,3}back\b": "undo",
    r"\bof the house\b": "built-in",
    r"\b[Oo]ne['’]s\b": "your, their",
    r"\b[Ff]or ever\b": "forever, permanently",
    r"\bscores? apart\b": "scores separately",
    r"\b[Bb]y lot\b": "at random",
    r"\bKnown:": "Choose one of:",
    r"[^\W\d] …": "no space before …",
    r"\d %|\} %": "no space before %",
    r"\b(?:one|record|row|games|actions) a (?:line|second|game)\b": "per",
    r"\b(?:[Ss]ome|[Ee]very)body\b": "someone, everyone, a player, all players",
    r"\bif nothing is said\b|\bas is usual\b": "by default",
    r"\bnot whole\b|\bno whole\b": "incomplete",
}
"""What not to write, and what to write instead."""
IN_CODE = {
    r"(?i)\bwhoever": "the caller, the player who",
    r"(?i)\b(?:some|every)body": "the caller, a player, all players",
    r"(?i)\bfor ever\b": "always, permanently",
    r"(?i)\bone['’]s (?:own|turn|next|last)\b": "their, the player's",
}
"""What not to write in names, comments and assertions, either."""
IN_MESSAGES = {**PHRASES, r"\w %(?![(\w])": "no space before %, whatever is filled in"}
IN_DOCUMENTS = {**PHRASES, r"(?:^|[.;:] )Who \w+s\b(?!.*\?)": "if you …, a player who …"}


def phrases_in(text: str, phrases: Mapping[str, str] = IN_DOCUMENTS) -> list[str]:
    """The phrases to avoid in a text, with what to write instead."""
    return [f"“{found[0]}”: {instead}" for phrase, instead in phrases.items() for found in re.finditer(phrase, text)]


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a document with their numbers, without code."""
    is_code = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield number, without_code(line)


def without_code(text: str) -> str:
    return re.sub(r"`[^`]*`", "`x`", text)


def test_no_message_has_a_phrase_to_avoid() -> None:
    found = [
        f"{name}: {fault}: {text}"
        for name in sheets.sketches()
        for text in sheets.wordings(name, "en")
        for fault in phrases_in(text, IN_MESSAGES)
    ]
    assert found == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_document_has_a_phrase_to_avoid(path: Path) -> None:
    found = [f"{path.name}:{number}: {fault}" for number, line in prose(path) for fault in phrases_in(line)]
    assert found == []


def test_no_docstring_has_a_phrase_to_avoid() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}: {fault}"
        for path in sorted((ROOT / "src").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for fault in phrases_in(without_code(node.value.value), PHRASES)
    ]
    assert found == []


def test_no_code_has_a_phrase_to_avoid() -> None:
    here = Path(__file__)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {fault}"
        for folder in ("src", "tests", "benchmarks", "examples")
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in (".py", ".js", ".mjs", ".css") and path != here and "vendor" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for fault in phrases_in(line.replace("_", " "), IN_CODE)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("bad", "good"),
    [
        ("“x” is no action.", "“x” is not an action."),
        ("Who passes once passes.", "Who plays?"),
        ("He has most money.", "They have the most gold."),
        ("It goes on with 95 % …", "It continues with 95%…"),
        ("one record a line", "one record per line"),
        ("It is taken back for ever.", "It is undone. There is no undo."),
    ],
)
def test_the_list_finds_phrases_to_avoid_and_nothing_else(bad: str, good: str) -> None:
    assert phrases_in(bad)
    assert phrases_in(good) == []
