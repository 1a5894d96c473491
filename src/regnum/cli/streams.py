"""Standard input, output and errors, whatever they are connected to: also to nothing, or to an old terminal."""

from __future__ import annotations

import codecs
import io
import os
import sys

_REPLACING = "regnum-replace"


class Streams:
    """The standard streams of a command, made safe to write to."""

    def __init__(self) -> None:
        self.has_output = sys.stdout is not None
        """Whether output goes anywhere."""
        self.has_replaced = False
        """Whether characters were shown as question marks, because the terminal does not know them."""
        # A closed stream is None, and its number goes to the next file that is opened: that must not be a game's.
        if sys.stdin is None:
            sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123 - for as long as the command runs
        if sys.stdout is None:
            sys.stdout = _nowhere()
        if sys.stderr is None:
            sys.stderr = _nowhere()
        codecs.register_error(_REPLACING, self._replace)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper) and stream.errors in ("strict", "backslashreplace"):
                stream.reconfigure(errors=_REPLACING)

    def _replace(self, problem: UnicodeError) -> tuple[str, int]:
        assert isinstance(problem, UnicodeEncodeError)
        self.has_replaced = True
        return "?" * (problem.end - problem.start), problem.end

    def forget_output(self) -> None:
        """Give up what was not written yet: Python would try to write it when it ends."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _nowhere() -> io.TextIOWrapper:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123
