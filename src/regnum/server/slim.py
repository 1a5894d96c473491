"""Scripts and style sheets without comments and indentation, for hosts that send files as they are."""

from __future__ import annotations

import re

_SCRIPT = re.compile(
    r"""(?P<gap>(?:\s|//[^\n]*|/\*.*?\*/)+)
    |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<word>[\w$\#]+)
    |(?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
_TEMPLATE = re.compile(r"(?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_PATTERN = re.compile(r"/(?:[^\\/\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_BEFORE_PATTERN = frozenset(
    [
        *("return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "throw", "new", "await", "yield"),
        "instanceof",
    ]
)
"""Words after which a slash begins a regular expression; after any other word, or a closing bracket, it divides."""
_SHEET = re.compile(r"""(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?P<gap>(?:\s|/\*.*?\*/)+)""", re.DOTALL)


def slim_sheet(text: str) -> str:
    """A style sheet that says the same."""
    return _SHEET.sub(lambda found: found["text"] or _shorter(found["gap"]), text).strip() + "\n"


def slim_script(text: str) -> str:
    """A script that does the same.

    Line ends stay where they are, because they can end a statement. Templates and regular expressions stay as they are.
    """
    return _Script(text).slim().strip() + "\n"


def _shorter(gap: str) -> str:
    """The space that has to stay between two tokens."""
    return "\n" if "\n" in gap else " "


class _Script:
    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0
        self._kept: list[str] = []
        self._last = ""
        """The last token that is no gap."""
        self._open: list[str] = []
        """Braces that are open; that of a template's placeholder is `${`."""

    def slim(self) -> str:
        while self._at < len(self._text):
            self._token()
        return "".join(self._kept)

    def _token(self) -> None:
        found = _SCRIPT.match(self._text, self._at)
        assert found is not None, "every character is a mark at least"
        token = found[0]
        if found.lastgroup == "gap":
            self._kept.append(_shorter(token))
            self._at = found.end()
        elif token == "`" or (token == "}" and self._closes_placeholder()):
            self._template()
        elif token == "/" and self._begins_pattern():
            self._keep(_PATTERN.match(self._text, self._at) or found)
        else:
            if token == "{":
                self._open.append(token)
            self._keep(found)

    def _closes_placeholder(self) -> bool:
        return bool(self._open) and self._open.pop() == "${"

    def _begins_pattern(self) -> bool:
        return self._last in _BEFORE_PATTERN or not re.search(r"[\w$)\]}\"'`]$", self._last)

    def _template(self) -> None:
        """The part of a template up to its end or to the next placeholder."""
        found = _TEMPLATE.match(self._text, self._at + 1)
        if found is None:  # it never ends, so it is no script; it stays as it is
            self._kept.append(self._text[self._at :])
            self._at = len(self._text)
            return
        self._kept.append(self._text[self._at])
        self._keep(found)
        if found[0].endswith("${"):
            self._open.append("${")
            self._last = "("  # where an expression begins

    def _keep(self, found: re.Match[str]) -> None:
        self._last = found[0]
        self._kept.append(self._last)
        self._at = found.end()
