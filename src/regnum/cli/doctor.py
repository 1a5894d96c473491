"""`regnum doctor`: which engine, store, GPU and browser were found, and what to install for anything missing."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import webbrowser
from typing import Any

import apsw
from rich.table import Table

from regnum import __version__
from regnum.cli.screen import screen
from regnum.engine.diagnosis import diagnosis, version_of
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "firefox")
_BROWSER_SECONDS = 10


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--json", action="store_true", help=say("command-help-json"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Show what was found."""
    found = _found()
    if arguments.json:
        print(json.dumps(found))  # noqa: T201
        return 0
    table = Table(show_header=False, box=None)
    table.add_row("Regnum", f"{found['regnum']}, Python {found['python']}, {found['platform']}")
    for name, text in _rows(found):
        table.add_row(say(name), say(text.name, **text.arguments))
    screen().print(table)
    return 0


def _found() -> dict[str, Any]:
    """Everything that was found, as JSON."""
    engine = diagnosis()
    found = {
        "engine": engine["engine"],
        "regnum": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        **engine,
        "store": {"sqlite": apsw.sqlite_lib_version(), "postgresql": version_of("psycopg")},
        "browser": _browser(),
    }
    return {**found, "install": {name: str(message(f"doctor-install-{name}")) for name in _missing(found)}}


def _missing(found: dict[str, Any]) -> list[str]:
    stale = "stale" in found["modules"].values()
    there = {
        "modules": not stale,
        **{name: found[name] for name in ("wasmtime", "numba", "gpu", "browser")},
        "postgresql": found["store"]["postgresql"],
    }
    return [name for name, is_there in there.items() if not is_there]


def _rows(found: dict[str, Any]) -> list[tuple[str, Message]]:
    engine, browser, gpu = found["engine"], found["browser"], found["gpu"]
    version = found["wasmtime" if engine == "wasm" else "numba"]
    texts = {
        "engine": message(f"doctor-engine-{engine}", **({"version": version or ""} if engine != "python" else {})),
        "modules": _modules(found["modules"]),
        "numba": found["numba"] and message("doctor-engine-numba", version=found["numba"]),
        "store": message("doctor-store-sqlite", version=found["store"]["sqlite"]),
        "postgresql": found["store"]["postgresql"]
        and message("doctor-postgresql-found", version=found["store"]["postgresql"]),
        "gpu": gpu and message("doctor-found", what=f"{gpu['name']} ({gpu['driver']})"),
        "browser": browser and message("doctor-found", what=browser),
    }
    missing = {name: message("doctor-missing", install=message(f"doctor-install-{name}")) for name in _missing(found)}
    return [(f"doctor-{name}", text or missing[name]) for name, text in texts.items()]


def _modules(modules: dict[str, str]) -> Message:
    stale = [game for game, state in modules.items() if state == "stale"]
    return message(f"doctor-modules-{'stale' if stale else 'fresh'}", games=", ".join(stale or modules))


def _browser() -> str | None:
    """The browser that tests use or people have, with its version if it reports one; otherwise the system's own."""
    command = os.environ.get("REGNUM_CHROMIUM") or next(filter(None, map(shutil.which, _BROWSERS)), None)
    if command is not None:
        try:
            asked = [command, "--version"]
            return (
                subprocess.run(asked, capture_output=True, text=True, timeout=_BROWSER_SECONDS).stdout.strip()
                or command
            )
        except (OSError, subprocess.SubprocessError):
            return command
    try:
        return type(webbrowser.get()).__name__
    except webbrowser.Error:
        return None
