"""The `regnum` command: finds out the language and the command, and leaves the rest to the command's own module."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from itertools import pairwise
from typing import Any

from regnum import __version__
from regnum.cli.examples import show_examples
from regnum.cli.streams import Streams
from regnum.cli.translation import translate_argparse
from regnum.errors import RegnumError
from regnum.words.message import Message, message
from regnum.words.speaker import LANGUAGES, Speaker, preferred_language, speaker
from regnum.words.system import reason

COMMANDS = (
    *("table", "site", "backup", "restore", "play", "daily", "simulate", "arena", "dataset", "insights"),
    *("bots", "replay", "analyse", "review", "verify", "score", "puzzles", "doctor"),
)
"""Each is a module beside this one with `add_arguments(parser, say)` and `run(arguments, say)`."""

BAD_USAGE = 2


def main(argv: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    words = sys.argv[1:] if argv is None else argv
    say, streams = speaker(_language(words)), Streams()
    try:
        if not streams.has_output:
            return _fail(say, message("command-no-output"))
        code = _run(words, say)
        sys.stdout.flush()
    except BrokenPipeError:
        streams.forget_output()
        return 0
    except OSError as problem:
        streams.forget_output()
        return _fail(say, reason(problem))
    if streams.has_replaced:
        print(say("command-replaced", encoding=sys.stdout.encoding), file=sys.stderr)  # noqa: T201
    return code


def _run(words: list[str], say: Speaker) -> int:
    translate_argparse(say)
    try:
        arguments = _parser(say, _command(words)).parse_args(words)
        if arguments.command is None:
            _parser(say, None).print_help()
            return 0
        code: int = _module(arguments.command).run(arguments, say)
    except SystemExit as leaving:  # argparse has shown help, or what is wrong
        code = int(leaving.code or 0)
    except RegnumError as problem:
        code = _fail(say, problem.message)
    return code


def _fail(say: Speaker, problem: Message) -> int:
    print(say("command-error", problem=problem), file=sys.stderr)  # noqa: T201
    return BAD_USAGE


def _parser(say: Speaker, chosen: str | None) -> argparse.ArgumentParser:
    """The parser; only the chosen command's arguments are built, so that help comes at once."""
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", choices=LANGUAGES, default=say.language, help=say("command-help-lang"))
    parser = argparse.ArgumentParser(
        prog="regnum", description=say("command-about"), epilog=say("command-epilog"), parents=[language]
    )
    parser.add_argument(
        "--version", action="version", version=f"regnum {__version__}", help=say("command-help-version")
    )
    commands = parser.add_subparsers(dest="command", metavar=say("command-metavar"), title=say("command-title"))
    for name in COMMANDS:
        about = say(f"command-{name}-about")
        below = commands.add_parser(name, help=about, description=about, parents=[language])
        if name == chosen:
            show_examples(below, name, say)
            _module(name).add_arguments(below, language, say)
    return parser


def _module(command: str) -> Any:
    return import_module(f"regnum.cli.{command}")


def _command(words: list[str]) -> str | None:
    return next((word for word in words if word in COMMANDS), None)


def _language(words: list[str]) -> str:
    """The language asked for on the command line, before anything else is read, or the locale's."""
    for word, following in pairwise([*words, ""]):
        wish = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if wish in LANGUAGES:
            return wish
    return preferred_language()
