"""The wait for a compiler, where the rules were edited: it is explained, and Ctrl-C ends it at once."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from regnum.engine import jit
from regnum.words.speaker import Speaker


@contextmanager
def compiling(say: Speaker) -> Iterator[None]:
    """For work that may compile rules and has nothing to lose: the system ends it, because a compiler does not stop."""
    usual, jit.on_compile = jit.on_compile, cache(lambda: print(say("command-compiling"), file=sys.stderr))  # noqa: T201
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.SIG_IGN:  # as shells have it for background jobs
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        jit.on_compile = usual
        signal.signal(signal.SIGINT, before)
