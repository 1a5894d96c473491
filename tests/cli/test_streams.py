"""The regnum command at the edges: Ctrl-C at any time, closed streams, old terminals, errors of the system."""

from __future__ import annotations

import argparse
import ast
import inspect
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.cli.translation import _SENTENCES
from regnum.words.speaker import LANGUAGES

REGNUM = [sys.executable, "-m", "regnum"]
INTERRUPTIBLE = """
import os, signal, sys
from regnum.__main__ import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # these tests may run where it is ignored
install = signal.signal
def told(*arguments):
    before = install(*arguments)
    signal.signal = install
    os.write(1, b"ready")
    return before
signal.signal = told
sys.exit(main())
"""
"""Says when Ctrl-C may come: before, the interpreter itself is starting."""


def interrupted(words: list[str], delay: float, how: str = INTERRUPTIBLE) -> tuple[int, str]:
    command = [sys.executable, "-c", how, *words]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout
        assert running.stdout.read(5) == b"ready"
        time.sleep(delay)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the command and to all its workers
        _, said = running.communicate(timeout=60)
    return running.returncode, said.decode()


@pytest.mark.parametrize("delay", [0, 0.1, 0.3, 1, 2])
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "kingdomino", "--games", "1000000000", "--workers", "2"],
        ["arena", "kingdomino", "--bots", "random,greedy", "--games", "1000000", "--workers", "2"],
        ["score", "kingdomino"],
    ],
    ids=["simulate", "arena", "score"],
)
def test_ctrl_c_ends_a_command_without_a_traceback(words: list[str], delay: float) -> None:
    code, said = interrupted(words, delay)
    assert code in (130, -signal.SIGINT)  # both are 130 in a shell
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("closed", "code"), [(">&-", 2), ("2>&-", 0), ("<&-", 0), (">&- 2>&-", 2), (">&- 2>&- <&-", 2)]
)
def test_closed_streams_get_a_sentence(closed: str, code: int) -> None:
    done = subprocess.run(
        f"exec {' '.join(REGNUM)} bots --lang hu {closed}", shell=True, capture_output=True, text=True, check=False
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr
    if closed == ">&-":
        assert "kimenet zárva" in done.stderr


def test_closed_input_is_empty_input() -> None:
    command = f"exec {' '.join(REGNUM)} score kingdomino --lang en <&-"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("regnum: ")


@pytest.mark.parametrize("words", [["bots"], ["--help"], ["score", "kingdomino", "missing"]])
def test_what_a_terminal_cannot_show_is_replaced_and_a_sentence_says_so(words: list[str]) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([*REGNUM, *words, "--lang", "hu"], env=environment, capture_output=True, check=False)
    said = (done.stdout + done.stderr).decode("ascii")
    assert "Traceback" not in said
    assert "?" in said
    assert "PYTHONIOENCODING=utf-8" in said


@pytest.mark.parametrize(
    "words",
    [
        ["bots"],
        ["--help"],
        ["simulate", "--help"],
        ["simulate", "kingdomino", "--games", "10"],
        ["simulate", "kingdomino", "--games", "10", "--json"],
        ["simulate", "kingdomino", "--games", "3000", "--records", "-"],
        ["doctor"],
    ],
    ids=lambda words: " ".join(words),
)
def test_a_closed_pipe_ends_every_command_alike(words: list[str]) -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*REGNUM, *words], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    os.close(write)
    assert done.returncode == 0
    assert not done.stderr


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_errors_of_the_system_are_in_the_readers_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    (tmp_path / "file").touch()
    english = {"file", "folder", "directory", "permission", "exists"}
    for path in (tmp_path / "missing", tmp_path, tmp_path / "file" / "below", tmp_path / ("x" * 300)):
        assert main(["replay", str(path), "--lang", language]) == 2
        said = capsys.readouterr().err.removeprefix(f"regnum: {path}: ").lower()
        assert not english & set(said.split()), said


NEVER_SAID = {
    ".__call__() not defined",
    "conflicting subparser: %s",
    "conflicting subparser alias: %s",
    'argument "-" with mode %r',
    "can't open '%(filename)s': %(error)s",
    "cannot merge actions - two groups are named %r",
    "'required' is an invalid argument for positionals",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "mutually exclusive arguments must be optional",
    "cannot have multiple subparser arguments",
    "unexpected option string: %s",
    "%r is not callable",
}
"""Mistakes of a programmer, and parts of argparse that no command uses."""


def test_every_sentence_of_argparse_is_translated() -> None:
    calls = (
        node
        for node in ast.walk(ast.parse(inspect.getsource(argparse)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_" and node.args
    )
    said = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    assert said - set(_SENTENCES) <= NEVER_SAID


def test_ctrl_c_ends_a_compilation_at_once(tmp_path: Path) -> None:
    environment = {**os.environ, "REGNUM_ENGINE": "numba", "REGNUM_CACHE": str(tmp_path)}
    command = [sys.executable, "-c", INTERRUPTIBLE, "simulate", "kingdomino", "--games", "1", "--lang", "en"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as running:
        assert running.stderr
        assert running.stderr.readline().startswith(b"Compiling the rules")
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == -signal.SIGINT, "ended by the system, while the compiler was busy"
    assert b"Traceback" not in said


def test_where_ctrl_c_is_ignored_it_stays_so() -> None:
    ignoring = INTERRUPTIBLE.replace("signal.default_int_handler)", "signal.SIG_IGN)")
    assert "SIG_IGN" in ignoring
    code, _ = interrupted(["simulate", "kingdomino", "--games", "1000"], 0, ignoring)
    assert code == 0
