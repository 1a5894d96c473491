"""`regnum table`, as a user types it: where it listens, what it is told, and what it refuses with a sentence."""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.cli import table as table_module
from regnum.cli.main import main
from regnum.cli.table import _tell, add_arguments, chosen_settings
from regnum.errors import UsageError
from regnum.games import GAMES
from regnum.server import run as run_module
from regnum.server.run import addresses
from regnum.server.settings import Settings, default_data
from regnum.words.message import Message, message
from regnum.words.speaker import speaker
from tests.support.served import Served, free_port

Run = Callable[..., tuple[int, str, str]]
HERE = ("--host", "127.0.0.1")


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings but those of the test, and English."""
    for name in os.environ:
        if name.startswith("REGNUM_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(run_module, "set_up_logs", lambda _level: None)  # pytest has its own


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in this process: exit code, standard output, standard error. What is not refused ends, too."""
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    monkeypatch.setattr(table_module, "_tell", lambda *_: os.kill(os.getpid(), signal.SIGTERM))

    def command(*words: object) -> tuple[int, str, str]:
        try:
            code = main(["table", *map(str, words)])
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


class Started:
    """The command in a process of its own, which has said where it listens."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        self.lines: list[str] = []
        while not self.lines or not self.lines[-1].startswith("Press Ctrl-C"):
            line = process.stdout.readline()
            assert line, process.stderr.read() if process.stderr else ""
            self.lines.append(line.rstrip())
        found = re.fullmatch(r"Regnum is running: (http://\S+:(\d+))", self.lines[0])
        assert found, self.lines
        self.address, self.port = found[1], int(found[2])

    def answers(self) -> bool:
        return bool(httpx.get(f"http://127.0.0.1:{self.port}/healthz").json()["status"] == "ok")


@contextmanager
def started(*words: object, **environment: object) -> Iterator[Started]:
    process = subprocess.Popen(
        [sys.executable, "-m", "regnum", "table", *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **{name: str(value) for name, value in environment.items()}},
    )
    try:
        yield Started(process)
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    finally:
        process.kill()
        process.communicate()


@contextmanager
def given_up(process: subprocess.Popen[str], seconds: float = 120) -> Iterator[None]:
    """A process that does not say what is waited for is ended, and what it said with it."""
    timer = threading.Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@contextmanager
def taken(port: int = 0) -> Iterator[int]:
    """A port that another program listens on."""
    with socket.create_server(("127.0.0.1", port)) as other:
        yield other.getsockname()[1]


def test_it_says_where_it_is_and_answers_there(tmp_path: Path) -> None:
    with started(*HERE, "--port", 0, "--no-browser", "--data", tmp_path / "new" / "folder") as table:
        assert table.address == f"http://127.0.0.1:{table.port}"
        assert table.lines[1:] == ["Press Ctrl-C to stop. Games are saved."]
        assert table.answers()
        assert (tmp_path / "new" / "folder" / "tables.sqlite").exists()


def test_for_every_address_it_names_one_for_here_and_one_for_others(tmp_path: Path) -> None:
    with started("--port", 0, "--no-browser", "--data", tmp_path) as table:
        assert table.address == f"http://localhost:{table.port}"
        for line in table.lines[1:-1]:  # there is none without a network
            assert re.fullmatch(rf"From phones and other devices on this network: http://[\d.]+:{table.port}", line)
        assert table.answers()


def test_addresses_are_written_as_browsers_read_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_module, "_own_address", lambda: "192.0.2.7")
    assert addresses("127.0.0.1", 80) == ["http://127.0.0.1:80"]
    assert addresses("::1", 80) == ["http://[::1]:80"]
    assert addresses("0.0.0.0", 80) == addresses("::", 80) == ["http://localhost:80", "http://192.0.2.7:80"]
    monkeypatch.setattr(run_module, "_own_address", lambda: None)
    assert addresses("0.0.0.0", 80) == ["http://localhost:80"]


def test_a_terminal_shows_others_a_code_to_scan(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for is_terminal in (False, True):
        monkeypatch.setattr(sys.stdout, "isatty", lambda answer=is_terminal: answer)
        _tell("http://localhost:80", ["http://192.0.2.7:80"], speaker("en"))
        out = capsys.readouterr().out
        assert ("█" in out) is is_terminal
        assert "http://192.0.2.7:80" in out


@pytest.mark.parametrize("is_wanted", [True, False])
def test_the_browser_is_opened_unless_it_is_not_wanted(tmp_path: Path, is_wanted: bool) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f"""#!/bin/sh
exec > {tmp_path}/new 2>&1
echo "$1"
mv {tmp_path}/new {seen}
while [ -e {browser} ]; do sleep 0.1; done
""")
    browser.chmod(0o755)
    words = (*HERE, "--port", 0, "--data", tmp_path, *([] if is_wanted else ["--no-browser"]))
    with started(*words, BROWSER=f"{browser} %s") as table:
        while is_wanted and not seen.exists():
            assert table.answers(), "also while a user reads in the terminal"
        assert table.answers()
        assert not is_wanted or seen.read_text().strip() == table.address
    browser.unlink()
    assert seen.exists() is is_wanted


def test_the_browser_gets_the_address_of_the_table(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []

    def open_browser(address: str) -> bool:
        opened.append(address)
        assert httpx.get(f"{address}/healthz").json()["status"] == "ok", "it can be reached when it is shown"
        os.kill(os.getpid(), signal.SIGTERM)
        return True

    monkeypatch.setattr(webbrowser, "open", open_browser)
    monkeypatch.setattr(table_module, "_tell", _tell)
    code, out, err = run(*HERE, "--port", 0, "--data", tmp_path)
    assert (code, err) == (0, "")
    assert out.startswith(f"Regnum is running: {opened[0]}\n")
    assert len(opened) == 1


@pytest.mark.parametrize("words", [(), ("--limits", 0), ("--no-browser",)], ids=["home", "unlimited", "strangers"])
def test_bots_are_ready_before_anyone_asks(words: Sequence[object], tmp_path: Path) -> None:
    words = (*HERE, "--port", 0, "--data", tmp_path, "--log-level", "info", *words)
    with started(*words, BROWSER="true") as table, given_up(table.process):
        assert table.process.stderr is not None
        told = map(json.loads, table.process.stderr)
        ready = [
            line["game"] for line in islice((one for one in told if one["message"] == "a bot is ready"), len(GAMES))
        ]
    assert ready == list(GAMES)


def test_if_the_usual_port_is_taken_the_next_free_one_is(tmp_path: Path) -> None:
    usual = Settings().port
    with socket.socket() as other:
        try:
            other.bind(("127.0.0.1", usual))
            other.listen()
        except OSError:
            pass  # another program listens there, which is as good
        with started(*HERE, "--no-browser", "--data", tmp_path) as table:
            assert usual < table.port < usual + 20
            assert table.answers()


def test_a_port_that_was_asked_for_and_is_taken_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with taken() as port:
        problem = message("server-no-port", host="127.0.0.1", port=str(port), problem=message("system-port-taken"))
        expected = (2, "", f"regnum: {problem}\n")
        assert run(*HERE, "--port", port, "--data", tmp_path, "--no-browser") == expected
        monkeypatch.setenv("REGNUM_PORT", str(port))
        assert run(*HERE, "--data", tmp_path, "--no-browser") == expected


def test_an_address_that_is_not_ours_is_refused(run: Run, tmp_path: Path) -> None:
    for host in ("192.0.2.7", "no such host", "::7"):
        code, out, err = run("--host", host, "--port", 0, "--data", tmp_path, "--no-browser")
        assert (code, out) == (2, "")
        assert err.startswith(f"regnum: Cannot listen on {host}, port 0: ")


WORKERS = message("server-setting-workers", most=256)
LIMITS = message("server-setting-limits")
DATABASE = message("server-setting-database")
REFUSED: dict[str, tuple[list[str], dict[str, str], Message]] = {
    "port too large": (["--port", "70000"], {}, message("server-setting-port", port="70000")),
    "port below": (["--port", "-1"], {}, message("server-setting-port", port="-1")),
    "port no number": ([], {"PORT": "abc"}, message("server-setting-number", name="port", value="abc")),
    "database": (["--database", "mysql://x"], {}, DATABASE),
    "database from outside": ([], {"DATABASE": "tables.sqlite"}, DATABASE),
    "limits below": (["--limits", "-1"], {}, LIMITS),
    "limits nowhere": (["--limits", "nan"], {}, LIMITS),
    "limits no number": ([], {"LIMITS": "many"}, message("server-setting-number", name="limits", value="many")),
    "log level": ([], {"LOG_LEVEL": "loud"}, message("server-setting-log", known="debug, info, warning, error")),
    "workers": (["--bot-workers", "-1"], {}, WORKERS),
    "workers no number": (
        [],
        {"BOT_WORKERS": "1.5"},
        message("server-setting-number", name="bot_workers", value="1.5"),
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_settings_that_make_no_sense_are_refused_with_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    words, environment, sentence = REFUSED[name]
    for setting, value in environment.items():
        monkeypatch.setenv(f"REGNUM_{setting}", value)
    assert run(*words, "--data", tmp_path, "--no-browser") == (2, "", f"regnum: {sentence}\n")


@pytest.mark.parametrize(
    "words", [["--log-level", "loud"], ["--port", "abc"], ["--limits", "x"], ["--bot-workers", "x"], ["--nonsense"]]
)
def test_words_that_the_command_does_not_know_are_refused(run: Run, tmp_path: Path, words: list[str]) -> None:
    code, out, err = run(*words, "--data", tmp_path, "--no-browser")
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert words[0] in err.splitlines()[-1]


def test_a_folder_that_cannot_be_used_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "spoilt").mkdir()
    (tmp_path / "spoilt" / "tables.sqlite").write_text("no database" * 1000)
    (tmp_path / "confused" / "tables.sqlite").mkdir(parents=True)
    folders = [tmp_path / "file", tmp_path / "file" / "below", Path("/proc/regnum"), Path("/dev/null/x")]
    for folder in (*folders, tmp_path / "spoilt", tmp_path / "confused"):
        code, out, err = run(*HERE, "--port", 0, "--data", folder, "--no-browser")
        assert (code, out) == (2, "")
        assert err.startswith("regnum: The saved tables cannot be opened: ")
        assert err.count("\n") == 1


@pytest.mark.parametrize(
    "database",
    ["postgresql://x@127.0.0.1:1/x", "postgresql://x@127.0.0.1:nonsense/x", "postgres://[", "postgresql://h/d?what=1"],
)
def test_a_database_that_cannot_be_reached_is_refused(run: Run, tmp_path: Path, database: str) -> None:
    code, out, err = run(*HERE, "--port", 0, "--data", tmp_path, "--database", database, "--no-browser")
    assert (code, out) == (2, "")
    assert err.startswith("regnum: The saved tables cannot be opened: ")
    assert "Traceback" not in err


def test_whatever_is_refused_leaves_no_trace_of_python(tmp_path: Path) -> None:
    """In a process of its own, where nothing catches what is said at its very end."""
    for words in (["--data", "/proc/regnum"], ["--data", str(tmp_path), "--database", "postgresql://x@127.0.0.1:1/x"]):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-m", "regnum", "table", *HERE, "--port", "0", *words],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 2
        assert done.stderr.startswith("regnum: The saved tables cannot be opened: ")
        assert "Traceback" not in done.stderr
        assert "Warning" not in done.stderr


def test_a_second_server_for_the_same_tables_is_refused(run: Run, tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        code, out, err = run(*HERE, "--port", 0, "--data", tmp_path, "--no-browser")
        file = tmp_path / "tables.sqlite"
        assert (code, out) == (2, "")
        assert err == f"regnum: The saved tables cannot be opened: {file} is in use by another server process\n"
        assert httpx.get(f"http://127.0.0.1:{server.port}/healthz").json()["status"] == "ok"
        assert server.stop() == 0
    with started(*HERE, "--port", 0, "--data", tmp_path, "--no-browser") as table:
        assert table.answers()


def chosen(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser, parser, speaker("en"))
    return chosen_settings(parser.parse_args(words))


VALUES: dict[str, tuple[tuple[str, Any], tuple[str, Any]]] = {
    "host": (("::1", "::1"), ("127.0.0.1", "127.0.0.1")),
    "port": (("81", 81), ("0", 0)),
    "data": (("/a", Path("/a")), ("b", Path("b"))),
    "database": (("postgresql://a", "postgresql://a"), ("postgres://b", "postgres://b")),
    "bot_workers": (("3", 3), ("0", 0)),
    "limits": (("2.5", 2.5), ("0", 0.0)),
    "keep_waiting": (("2.5", 2.5), ("0", 0.0)),
    "keep_alone": (("2.5", 2.5), ("0", 0.0)),
    "keep_shared": (("2.5", 2.5), ("0", 0.0)),
    "log_level": (("debug", "debug"), ("error", "error")),
    "proxies": (("192.0.2.1", "192.0.2.1"), ("a,b", "a,b")),
    "metrics": (("192.0.2.1", "192.0.2.1"), ("a,b", "a,b")),
    "hosts": (("a.example", "a.example"), ("a.example,b.example", "a.example,b.example")),
    "root_path": (("/regnum", "/regnum"), ("/a/b", "/a/b")),
    "connections": (("500", 500), ("0", 0)),
}


def test_every_setting_is_tested_below() -> None:
    assert set(VALUES) == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("name", VALUES)
def test_a_setting_comes_from_the_command_line_else_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (outside, expected_outside), (typed, expected_typed) = VALUES[name]
    usual = getattr(chosen(), name)
    assert usual not in (expected_outside,)
    monkeypatch.setenv(f"REGNUM_{name.upper()}", outside)
    assert getattr(chosen(), name) == expected_outside
    assert getattr(chosen(f"--{name.replace('_', '-')}", typed), name) == expected_typed, "even if it is 0"
    monkeypatch.setenv(f"REGNUM_{name.upper()}", "")
    assert getattr(chosen(), name) == usual, "empty is as good as not set"


def test_tables_are_kept_in_the_data_folder_by_default(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert chosen().data == default_data() == tmp_path / "home" / "regnum"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert chosen().data == Path("/home/anna/.local/share/regnum")


def test_settings_that_are_made_by_programs_are_checked_as_well() -> None:
    wrong: list[dict[str, Any]] = [{"port": 1 << 16}, {"limits": 1001}, {"log_level": "INFO"}, {"bot_workers": 257}]
    wrong += [{"connections": -1}, {"root_path": "regnum"}, {"root_path": "/a/"}]
    wrong += [{"keep_waiting": -1}, {"keep_alone": 1e9}, {"keep_shared": float("nan")}]
    for one in wrong:
        with pytest.raises(UsageError):
            Settings(**one)


def test_the_environment_is_enough(tmp_path: Path) -> None:
    port = free_port()
    environment = {"REGNUM_HOST": "127.0.0.1", "REGNUM_PORT": port, "REGNUM_DATA": tmp_path / "data"}
    with started("--no-browser", **environment) as table:
        assert table.address == f"http://127.0.0.1:{port}"
        assert table.answers()
        assert (tmp_path / "data" / "tables.sqlite").exists()
    with started("--no-browser", "--port", 0, "--data", tmp_path / "other", **environment) as table:
        assert table.port != port
        assert (tmp_path / "other" / "tables.sqlite").exists()


def test_it_stops_as_soon_as_it_is_asked_to_however_often(tmp_path: Path) -> None:
    with started(*HERE, "--port", 0, "--data", tmp_path, "--no-browser") as table:
        for _ in range(3):
            threading.Timer(0, table.process.send_signal, (signal.SIGTERM,)).start()
        assert table.process.wait(20) == 0
