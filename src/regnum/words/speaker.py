"""Puts messages into a language with Fluent."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from decimal import Decimal
from functools import cache

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from regnum.words.message import Argument, Message, message
from regnum.words.texts import texts

LANGUAGES: Mapping[str, str] = {"en": "English", "hu": "Magyar", "pl": "Polski", "et": "Eesti"}
"""The languages that everything exists in, each by its own name."""


_USUAL = "en"
_FIVE_DIGITS = 10_000
_LONGEST = 900
_LARGEST = 10**15
"""Fluent refuses longer texts, and its number formatting larger numbers."""


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)
"""A message or term of a Fluent file, with its name: all lines up to the next that begins at the margin."""
_MENTION = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""Another message or term in an entry."""


class Speaker:
    """Says messages in one language.

    A message is parsed when it is first said: parsing all of them takes longer than most commands do.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = {name: entry for text in reversed(texts(language)) for name, entry in entries(text)}
        """The entries that were not needed yet; where two files say the same, the first holds."""

    def _read(self, name: str) -> None:
        """Parse an entry and what it mentions, if that has not been done."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for mentioned in _MENTION.findall(entry):
                self._read(mentioned)

    def say(self, what: Message) -> str:
        """The message in words."""
        self._read(what.name)
        pattern = self._bundle.get_message(what.name).value
        if pattern is None:
            raise KeyError(what.name)
        arguments = {name: self._plain(value) for name, value in what.arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def can_say(self, name: str) -> bool:
        """Whether there is a message of this name."""
        self._read(name)
        return self._bundle.has_message(name)

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """The message of this name in words."""
        return self.say(message(name, **arguments))

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many digits after the point or comma."""
        places = f".{'0' * digits}" if digits else ""
        return str(format_decimal(value, f"#,##0{places}", self.language, group_separator=self._has_groups(value)))

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 in percent: 0.5 is 50%."""
        places = f".{'0' * digits}" if digits else ""
        return str(format_percent(share, f"#,##0{places}%", self.language))

    def _has_groups(self, value: float) -> bool:
        """Whether thousands are set apart: the other languages do so from five digits."""
        return self.language == _USUAL or abs(value) >= _FIVE_DIGITS

    def _plain(self, value: Argument) -> FluentType | str:
        """An argument as Fluent accepts it, without characters that a terminal would interpret."""
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, str):
            return "".join(
                letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in value[:_LONGEST]
            )
        if abs(value) >= _LARGEST:
            return f"{Decimal(value).normalize():.3g}"  # a float has no room for every number
        return fluent_number(value, useGrouping=self._has_groups(value))


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a Fluent file by name."""
    return ((found[1], found[0]) for found in _ENTRY.finditer(text + "\n"))


@cache
def speaker(language: str) -> Speaker:
    """The speaker of a language, made once."""
    return Speaker(language)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale if it is one of ours, otherwise English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wish in environment.get(variable, "").split(":"):
            if wish[:2] in LANGUAGES:
                return wish[:2]
            if wish:
                break
    return "en"
