"""`regnum table`: the table server, for one room or for thousands of players."""

from __future__ import annotations

import argparse
import sys
import threading
import webbrowser
from pathlib import Path

import segno

from regnum.server.run import addresses, serve
from regnum.server.settings import KINDS_KEPT, LOG_LEVELS, Settings, from_environment, settings
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--host", help=say("command-help-host"))
    parser.add_argument("--port", type=int, metavar="N", help=say("command-help-port"))
    add_store(parser, say)
    parser.add_argument("--bot-workers", type=int, metavar="N", help=say("command-help-bot-workers"))
    parser.add_argument("--limits", type=float, metavar="X", help=say("command-help-limits"))
    for kind in KINDS_KEPT:
        parser.add_argument(f"--keep-{kind}", type=float, metavar="DAYS", help=say(f"command-help-keep-{kind}"))
    parser.add_argument("--connections", type=int, metavar="N", help=say("command-help-connections"))
    parser.add_argument("--log-level", choices=LOG_LEVELS, help=say("command-help-log-level"))
    parser.add_argument("--proxies", metavar="A,B,…", help=say("command-help-proxies"))
    parser.add_argument("--metrics", metavar="A,B,…", help=say("command-help-metrics"))
    parser.add_argument("--hosts", metavar="A,B,…", help=say("command-help-hosts"))
    parser.add_argument("--root-path", metavar="/PATH", help=say("command-help-root-path"))
    parser.add_argument("--no-browser", action="store_true", help=say("command-help-no-browser"))


def add_store(parser: argparse.ArgumentParser, say: Speaker) -> None:
    """Where tables are kept."""
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("command-help-data"))
    parser.add_argument("--database", metavar="URL", help=say("command-help-database"))


def chosen_settings(arguments: argparse.Namespace) -> Settings:
    """The settings from the command line, else from the environment."""
    return settings(_chosen(arguments))


def _chosen(arguments: argparse.Namespace) -> dict[str, object]:
    given = ((name, getattr(arguments, name, None)) for name in Settings.__dataclass_fields__)
    return {**from_environment(), **{name: value for name, value in given if value is not None}}


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Serve until Ctrl-C."""
    wanted, is_opened = chosen_settings(arguments), not arguments.no_browser

    def announce(port: int) -> None:
        here, *elsewhere = addresses(wanted.host, port)
        _tell(here, elsewhere, say)
        if is_opened:  # beside the server: opening a browser in the terminal blocks
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    serve(wanted, announce, any_port="port" not in _chosen(arguments), ready_bots=is_opened)
    return 0


def _tell(here: str, elsewhere: list[str], say: Speaker) -> None:
    out = sys.stdout
    out.write(say("server-here", address=here) + "\n")
    for address in elsewhere:
        out.write(say("server-elsewhere", address=address) + "\n")
        if out.isatty():
            segno.make(address).terminal(out, compact=True)
    out.write(say("server-stop") + "\n")
    out.flush()
