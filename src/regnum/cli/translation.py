"""Python's own words in help and errors, in the user's language."""

from __future__ import annotations

import argparse
from typing import Any

from regnum.words.speaker import Speaker

_SENTENCES = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-positional",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-expected-one",
    "expected at most one argument": "argparse-expected-at-most-one",
    "expected at least one argument": "argparse-expected-at-least-one",
    "ignored explicit argument %r": "argparse-no-value",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "one of the arguments %s is required": "argparse-one-required",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
    "not allowed with argument %s": "argparse-not-allowed-with",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid %(type)s value: %(value)r": "argparse-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
    "%(prog)s: error: %(message)s\n": "argparse-error",
}
"""What argparse says, and the message that says it in every language; `%s` and the like occur in both."""


def translate_argparse(say: Speaker) -> None:
    """Have argparse speak the speaker's language; a sentence that is not known here stays English."""

    def translate(sentence: str) -> str:
        name = _SENTENCES.get(sentence)
        if name is None:
            return sentence
        ending = sentence[len(sentence.rstrip()) :]
        return say(name) + ending

    module: Any = argparse
    module._ = translate
