"""Asks the system to let a thread run as soon as it has something to do, and how long it had to wait.

Linux lets a busy process, even a nice one, finish its slice of time before it looks who else has woken up, unless that
one asks for shorter slices (from Linux 6.12 on). Short slices cost nothing here: players' requests take less.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys
from pathlib import Path

SYSTEM_CALLS = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The number of the system call `sched_setattr`, which Python does not have, by machine."""
_NANOSECONDS = 100_000
"""The shortest slice that may be asked for."""
_NORMAL, _RESET_ON_FORK = 0, 1


def ask_for_short_slices() -> None:
    """Have this thread run promptly, where that is possible; threads and processes that it starts are as usual."""
    number = SYSTEM_CALLS.get(platform.machine())
    if sys.platform != "linux" or number is None:
        return
    # size, policy, flags, niceness, priority, slice, and two that only real-time programs use
    niceness = os.getpriority(os.PRIO_PROCESS, 0)
    wanted = struct.pack("IIQiIQQQ", 48, _NORMAL, _RESET_ON_FORK, niceness, 0, _NANOSECONDS, 0, 0)
    ctypes.CDLL(None).syscall(number, 0, wanted, 0)  # older systems ignore the slice, or refuse


def seconds_waited() -> float:
    """How long this thread could have run so far but waited for a processor; 0 where the system does not tell."""
    try:
        _, waited, _ = Path("/proc/thread-self/schedstat").read_text(encoding="ascii").split()
    except (OSError, ValueError):
        return 0.0
    return int(waited) / 1e9
