"""The help of every command: examples that work, options in groups, and the defaults."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Iterator

import pytest

from regnum.cli.examples import EXAMPLES
from regnum.cli.main import COMMANDS, _parser
from regnum.words.speaker import LANGUAGES, speaker

DEFAULT = {"en": "default", "hu": "alapértelm", "pl": "domyśln", "et": "vaikimisi"}
GIVEN_OR_NOT = {"--database", "--salt", "--records", "--sprt", "--keep", "--out", "--plot", "--ray", "--ply"}
"""Options that nothing replaces if they are not given."""


def parsers(language: str) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command, and every game of a command."""
    for command in COMMANDS:
        below = _below(_parser(speaker(language), command))[command]
        yield command, below
        for game, parser in _below(below).items():
            yield f"{command} {game}", parser


def _below(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found = (action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return dict(next(found, {}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_has_examples_of_its_own_command(language: str) -> None:
    for name, parser in parsers(language):
        help_text = parser.format_help()
        examples = help_text.partition(speaker(language)("command-examples"))[2].strip().splitlines()
        assert len(examples) > 1, name
        assert any(example.strip().startswith(f"regnum {name}") for example in examples), name


def examples() -> list[list[str]]:
    lines = [line for _, parser in parsers("en") for line in str(parser.epilog).splitlines()[1:]]
    return [words[1:] for words in map(shlex.split, lines) if words[0] == "regnum"]


@pytest.mark.parametrize("words", examples(), ids=" ".join)
def test_every_example_is_a_command(words: list[str]) -> None:
    assert _parser(speaker("en"), words[0]).parse_args(words).command == words[0]


def test_every_command_has_examples() -> None:
    assert set(EXAMPLES) == set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_with_a_value_says_its_default(language: str) -> None:
    for name, parser in parsers(language):
        for action in parser._actions:
            takes_value = action.option_strings and action.nargs != 0 and action.metavar != argparse.SUPPRESS
            if takes_value and not action.required and not GIVEN_OR_NOT & set(action.option_strings):
                if isinstance(action, argparse.BooleanOptionalAction):
                    continue
                assert DEFAULT[language] in str(action.help).lower(), f"{name} {action.option_strings}: {action.help}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_options_are_in_groups(language: str) -> None:
    for name, parser in parsers(language):
        alone = [action for action in parser._optionals._group_actions if action.option_strings]
        assert len(alone) <= 6, f"{name}: {len(alone)}"


def test_nothing_is_negated_twice() -> None:
    assert not any("--no-no-" in parser.format_help() for _, parser in parsers("en"))


def test_paragraphs_are_wrapped_and_examples_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    help_text = dict(parsers("en"))["site"].format_help()
    about = help_text.split("\n\n")[1]
    assert max(map(len, about.splitlines())) <= 50
    assert "\n  python -m http.server --directory public" in help_text
