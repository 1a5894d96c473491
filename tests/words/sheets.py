"""Every message rendered with every kind of argument, as one sheet per language that a person can read.

`make words` writes the sheets to build/words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import regnum
from regnum.words.message import Argument
from regnum.words.speaker import LANGUAGES, speaker

WORDS = Path(regnum.__file__).parent / "words"
NUMBERS = (5, 1, 2, 0, 21, 22, -3)
"""One for every plural form of every language, and a negative one."""
NAME, OTHER_NAME, LONG_NAME = "Anna", "Bence", "Bartłomiej Krzysztof"
"""Names of players; the last is as long as a name may be."""
PEOPLE = {"name", "opponent", "player", "who"}
"""Arguments that are a player, unless the message selects by them."""
LISTS = {
    ("kingdomino-terminal-setup-continue", "players"),
    ("kingdomino-terminal-winners", "players"),
    ("kingdoms-page-shared", "players"),
    ("kingdoms-terminal-setup-continue", "players"),
    ("kingdoms-terminal-winners", "players"),
    ("page-shared", "names"),
}
"""Arguments that are several players."""
ADDRESSED = {"who", "whose"}
"""Arguments that say whether "you" are meant, so that the name is never that word."""
EXAMPLES: Mapping[str, str] = {
    "action": "k17",
    "bots": "greedy, search",
    "bot": "greedy",
    "change": "+3",
    "changes": "Anna +3, Bence −6",
    "column": "g",
    "count": "12",
    "colour": "red",
    "example": "17h7e",
    "exist": "1",
    "fewer": "5",
    "file": "games.jsonl",
    "folder": "games",
    "game": "Kingdomino",
    "gain": "+9",
    "income": "+12",
    "incomes": "Anna +12",
    "known": "random, greedy",
    "left": "2",
    "most": "48",
    "other": "Bence",
    "others": "Bence −6",
    "own": "+3",
    "paid": "+4",
    "place": "17; g7",
    "plies": "48",
    "ply": "12",
    "rank": "3",
    "ranks": "4",
    "round": "2",
    "row": "3",
    "rule": "KD-P4",
    "square": "b2",
    "tiles": "+3, +5",
    "time": "1:30",
    "value": "+5",
    "version": "1.2",
}
"""What fills arguments that are neither players nor selected by; others are filled with their names."""
SAID: Mapping[str, tuple[str, dict[str, Argument]]] = {
    "first": ("kingdomino-terrain", {"terrain": "forest"}),
    "line": ("kingdoms-page-line", {"part": "row-first", "name": "2"}),
    "piece": ("kingdoms-page-castle", {"rank": 3}),
    "problem": ("system-missing", {}),
    "second": ("kingdomino-terrain", {"terrain": "lake"}),
    "terrain": ("kingdomino-terrain", {"terrain": "wheat"}),
    "tile": ("kingdoms-tile", {"tile": "dragon"}),
}
"""Arguments that are words of the language: what usually fills them."""
SPECIAL: Mapping[tuple[str, str], str] = {
    ("error-arena-line", "line"): "2",
    ("error-arena-mix", "bots"): "5",
    ("error-arena-sprt-bots", "bots"): "3",
    ("error-env-opponents", "others"): "3",
    ("error-record-line", "line"): "2",
    ("kingdomino-kingdom-square", "line"): "2",
    ("kingdomino-page-sheet-game", "game"): "2",
    ("kingdomino-page-sheet-square", "column"): "4",
    ("kingdoms-score-line-name", "first"): "a1",
    ("kingdoms-score-line-name", "last"): "f1",
    ("kingdoms-terminal-line-column", "first"): "a1",
    ("kingdoms-terminal-line-column", "last"): "a5",
    ("kingdoms-terminal-line-row", "first"): "a1",
    ("kingdoms-terminal-line-row", "last"): "f1",
    ("error-env-illegal", "game"): "2",
    ("kingdomino-page-game", "game"): "2",
    ("kingdomino-page-game-round", "game"): "2",
    ("kingdomino-page-on", "game"): "2",
    ("kingdomino-terminal-game", "game"): "2",
    ("verify-problem", "game"): "2",
    ("kingdoms-page-line", "name"): "2",
    ("kingdoms-page-line-short", "name"): "2",
    ("error-json-constant", "name"): "NaN",
    ("server-setting-number", "name"): "REGNUM_PORT",
}
"""Arguments that mean something else in some messages."""
MAYBE_YOU = {
    "kingdomino-page-slot-discarded",
    "kingdomino-page-slot-done",
    "kingdomino-page-slot-now",
    "kingdomino-page-slot-taken",
    "kingdoms-page-gets",
}
"""Messages in which the name of a player may be the word for "you": the others are said about other players."""

_CATEGORY = re.compile(r"zero|one|two|few|many|-?\d+")


@dataclass
class Sketch:
    """What is known about the arguments of a message: all of them, and the keys that a language selects by."""

    arguments: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)


class _Arguments(Visitor):
    def __init__(self, messages: Mapping[str, ast.Message], sketch: Sketch) -> None:
        self.messages = messages
        self.sketch = sketch

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.sketch.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            found = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
            self.sketch.keys.setdefault(node.selector.id.name, set()).update(found)
        self.generic_visit(node)


@cache
def messages_of(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a language by file and name."""
    return {
        path.name: {
            entry.id.name: entry
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for path in sorted((WORDS / language).glob("*.ftl"))
    }


@cache
def sketches() -> dict[str, Sketch]:
    """The arguments of every message: what any language uses, and what the English comment lists."""
    found: dict[str, Sketch] = {}
    for language in LANGUAGES:
        everything = {name: entry for file in messages_of(language).values() for name, entry in file.items()}
        for name, entry in everything.items():
            sketch = found.setdefault(name, Sketch())
            add_arguments(entry, everything, sketch)
            for argument, values in listed(entry).items():
                sketch.arguments.add(argument)
                sketch.keys.setdefault(argument, set()).update(values)
    return found


def add_arguments(entry: ast.Message, messages: Mapping[str, ast.Message], sketch: Sketch) -> None:
    """Add what a message and those it refers to are given."""
    _Arguments(messages, sketch).visit(entry)


def listed(entry: ast.Message) -> dict[str, list[str]]:
    """The arguments that the comment of a message lists, with their values: only some languages need them."""
    comment = (entry.comment and entry.comment.content) or ""
    return {name: values.split(", ") for name, values in re.findall(r"^\$(\w+): (.+)$", comment, re.MULTILINE)}


def values_of(name: str, argument: str, language: str, *, is_real: bool = False) -> list[Argument]:
    """Every kind of value that an argument can have, one that is usual first; or only those that it does have."""
    sketch = sketches()[name]
    if argument in _counted(sketch):
        return list(NUMBERS)
    if argument in sketch.keys:
        return [*sorted(sketch.keys[argument])]
    if (name, argument) in SPECIAL:
        return [SPECIAL[name, argument]]
    if (name, argument) in LISTS:
        return _lists(language)
    if argument in PEOPLE:
        is_named = bool(ADDRESSED & sketch.keys.keys()) or (is_real and name not in MAYBE_YOU)
        return _people(language, is_named=is_named)
    if argument in SAID:
        message, given = SAID[argument]
        return [speaker(language)(message, **given)]
    return [EXAMPLES.get(argument) or (21 if argument in _numbers() else argument)]


@cache
def _numbers() -> set[str]:
    """Arguments that some message counts by, so that they are numbers in all others too."""
    return {argument for sketch in sketches().values() for argument in _counted(sketch)}


def _counted(sketch: Sketch) -> set[str]:
    """The arguments of a message that it selects by as numbers."""
    return {argument for argument, keys in sketch.keys.items() if any(map(_CATEGORY.fullmatch, keys))}


def _people(language: str, *, is_named: bool) -> list[Argument]:
    return [NAME, LONG_NAME] if is_named else [NAME, speaker(language)("page-you"), LONG_NAME]


def _lists(language: str) -> list[Argument]:
    say = speaker(language)
    return [say("terminal-and", first=first, last=OTHER_NAME) for first in (NAME, say("page-you"), LONG_NAME)]


def renderings(name: str, language: str, *, is_real: bool = False) -> Iterator[str]:
    """A message with all combinations of the words it selects by, and in each case every other value once."""
    sketch = sketches()[name]
    choices = {argument: values_of(name, argument, language, is_real=is_real) for argument in sorted(sketch.arguments)}
    words = [argument for argument in sketch.keys if argument not in _counted(sketch)]
    for values in product(*(choices[argument] for argument in words)):
        usual = {argument: values[0] for argument, values in choices.items()}
        usual |= dict(zip(words, values, strict=True))
        yield speaker(language)(name, **usual)
        for argument in choices.keys() - set(words):
            for value in choices[argument][1:]:
                yield speaker(language)(name, **{**usual, argument: value})


def wordings(name: str, language: str) -> list[str]:
    """The renderings that a reader has to see: one of those that differ only in a number or by the long name."""
    seen: dict[str, str] = {}
    for text in renderings(name, language, is_real=True):
        seen.setdefault(re.sub(r"-?\d+", "#", text.replace(LONG_NAME, NAME)), text)
    return list(seen.values())


def sheet(language: str) -> str:
    """All messages of a language."""
    lines = [f"# {LANGUAGES[language]}", ""]
    for file, entries in messages_of(language).items():
        lines += [f"## {file}", ""]
        for name in entries:
            first, *rest = wordings(name, language)
            lines += [f"- `{name}` {first}", *(f"    - {text}" for text in rest)]
        lines.append("")
    return "\n".join(lines)


def main(folder: Path) -> None:
    """Write one sheet per language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        file = folder / f"{language}.md"
        file.write_text(sheet(language), encoding="utf-8")
        sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/words"))
