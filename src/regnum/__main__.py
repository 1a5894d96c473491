"""The `regnum` command, also as `python -m regnum`."""

import os
import signal
import sys
from types import FrameType

_INTERRUPTED = 130


def main() -> int:
    """Run the command; while it starts and while it ends, Ctrl-C stops it at once and without a word."""
    before = signal.getsignal(signal.SIGINT)
    at_once = signal.SIG_IGN if before is signal.SIG_IGN else _leave  # shells let background jobs ignore it
    signal.signal(signal.SIGINT, at_once)
    from regnum.cli.main import main as run

    try:
        signal.signal(signal.SIGINT, before)
        return run()
    except KeyboardInterrupt:
        return _INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, at_once)


def _leave(_signal: int, _frame: FrameType | None) -> None:
    os._exit(_INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
