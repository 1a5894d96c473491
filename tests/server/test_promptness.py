"""Threads that players wait for run as soon as they can, and processes that nobody waits for stand back."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import struct
import sys
import threading
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from regnum.bots.worker import let_the_parent_go_first
from regnum.server import promptness
from regnum.server.promptness import ask_for_short_slices, seconds_waited

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="as Linux does it")
_ATTRIBUTES = "IIQiIQQQ"


def slice_of(thread: int) -> int:
    """The slice of time, in nanoseconds, that a thread has asked for; 0 if the system does not tell."""
    attributes = ctypes.create_string_buffer(struct.calcsize(_ATTRIBUTES))
    number = promptness.SYSTEM_CALLS[os.uname().machine] + 1  # sched_getattr
    ctypes.CDLL(None).syscall(number, thread, attributes, len(attributes), 0)
    return int(struct.unpack(_ATTRIBUTES, attributes.raw)[5])


def test_a_thread_asks_for_short_slices_and_only_for_itself() -> None:
    found: list[int] = []

    def look() -> None:
        usual = slice_of(0)
        ask_for_short_slices()
        after = threading.Thread(target=lambda: found.append(slice_of(0)))
        found.extend([usual, slice_of(0)])
        after.start()
        after.join()

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    usual, asked, of_another = found
    if not usual:
        pytest.skip("this system has no slices to ask for")
    assert asked < usual
    assert of_another == usual


def test_elsewhere_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promptness, "SYSTEM_CALLS", {})
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: pytest.fail("a system call"))
    ask_for_short_slices()


def _tell(pipe: Connection) -> None:
    let_the_parent_go_first()
    pipe.send((os.getsid(0), os.getpriority(os.PRIO_PROCESS, 0)))


def test_a_worker_is_nice_in_a_session_of_its_own() -> None:
    here, there = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_tell, args=(there,))
    process.start()
    session, niceness = here.recv()
    process.join()
    assert session == process.pid != os.getsid(0)
    assert niceness >= os.getpriority(os.PRIO_PROCESS, 0) + 10 or niceness == 19


def test_a_thread_knows_how_long_it_waited_for_a_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    before = seconds_waited()
    assert before >= 0
    assert seconds_waited() >= before
    monkeypatch.setattr(Path, "read_text", lambda *_, **__: "0\n")
    assert seconds_waited() == 0
