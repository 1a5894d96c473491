"""Scripts and style sheets without comments and indentation, for hosts that send files as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator

_SCRIPT = re.compile(
    r"""(?P<gap>(?:\s|//[^\n]*|/\*.*?\*/)+)
    |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
    |(?P<word>[\w$\#]+)
    |(?P<mark>.)""",
    re.VERBOSE | re.DOTALL,
)
_TEMPLATE = re.compile(r"[`}](?:[^`\\$]|\\.|\$(?!\{))*(?:`|\$\{)", re.DOTALL)
_PATTERN = re.compile(r"/(?:[^\\/\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
_BEFORE_PATTERN = frozenset(
    [
        *("return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "throw", "new", "await", "yield"),
        "instanceof",
    ]
)
"""Words after which a slash begins a regular expression; after any other word, or a closing bracket, it divides."""
_ALONE = frozenset("(){}[],;:=")
_SHEET = re.compile(r"""(?P<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?P<gap>(?:\s|/\*.*?\*/)+)""", re.DOTALL)


def slim_sheet(text: str) -> str:
    """A style sheet that says the same."""
    return _SHEET.sub(lambda found: found["text"] or _shorter(found["gap"]), text).strip() + "\n"


def slim_script(text: str) -> str:
    """A script that does the same."""
    given = list(tokens(text))
    around = zip(["", *given], given, [*given[1:], ""], strict=False)
    return "".join(token for before, token, after in around if not _is_needless(before, token, after)).strip() + "\n"


def _is_needless(before: str, token: str, after: str) -> bool:
    """Whether a token is a space beside a mark that never becomes another together with its neighbour."""
    return token == " " and (before[-1:] in _ALONE or after[:1] in _ALONE)


def tokens(text: str) -> Iterator[str]:
    """The tokens of a script, with what has to stay of the space between them.

    Line ends stay where they are, because they can end a statement. Regular expressions are one token each, and so are
    the parts of a template between its placeholders, with the marks around them.
    """
    at, last, placeholders = 0, "", list[bool]()
    while at < len(text):
        found = _next(text, at, last, is_placeholder=bool(placeholders) and placeholders[-1])
        token, at = found[0], found.end()
        if found.re is _SCRIPT and found.lastgroup == "gap":
            yield _shorter(token)
            continue
        if token.startswith("}") and placeholders:
            placeholders.pop()
        if token == "{" or (found.re is _TEMPLATE and token.endswith("${")):
            placeholders.append(token != "{")
        last = "(" if token.endswith("${") else token  # where an expression begins
        yield token


def _next(text: str, at: int, last: str, *, is_placeholder: bool) -> re.Match[str]:
    """The token at a place, after another."""
    found: re.Match[str] | None = None
    if text[at] == "`" or (text[at] == "}" and is_placeholder):
        found = _TEMPLATE.match(text, at)
    elif text[at] == "/" and text[at + 1 : at + 2] not in ("/", "*") and _ends_before_pattern(last):
        found = _PATTERN.match(text, at)
    found = found or _SCRIPT.match(text, at)
    assert found is not None, "every character is a mark at least"
    return found


def _ends_before_pattern(last: str) -> bool:
    return last in _BEFORE_PATTERN or not re.search(r"[\w$)\]}\"'`]$", last)


def _shorter(gap: str) -> str:
    """The space that has to stay between two tokens."""
    return "\n" if "\n" in gap else " "
