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
    parser.add_argument("--no-browser", action="store_true", help=say("command-help-no-browser"))
    network = parser.add_argument_group(say("command-group-network"))
    network.add_argument("--host", help=say("command-help-host"))
    network.add_argument("--port", type=int, metavar="N", help=say("command-help-port"))
    network.add_argument("--hosts", metavar="A,B,…", help=say("command-help-hosts"))
    network.add_argument("--root-path", metavar="/PATH", help=say("command-help-root-path"))
    network.add_argument("--proxies", metavar="A,B,…", help=say("command-help-proxies"))
    storage = add_store(parser, say)
    for kind in KINDS_KEPT:
        storage.add_argument(f"--keep-{kind}", type=float, metavar="DAYS", help=say(f"command-help-keep-{kind}"))
    load = parser.add_argument_group(say("command-group-load"))
    load.add_argument("--bot-workers", type=int, metavar="N", help=say("command-help-bot-workers"))
    load.add_argument("--limits", type=float, metavar="X", help=say("command-help-limits"))
    load.add_argument("--connections", type=int, metavar="N", help=say("command-help-connections"))
    watching = parser.add_argument_group(say("command-group-watching"))
    watching.add_argument("--log-level", choices=LOG_LEVELS, help=say("command-help-log-level"))
    watching.add_argument("--metrics", metavar="A,B,…", help=say("command-help-metrics"))


def add_store(parser: argparse.ArgumentParser, say: Speaker) -> argparse._ArgumentGroup:
    """Where tables are kept."""
    storage = parser.add_argument_group(say("command-group-storage"))
    storage.add_argument("--data", metavar="DIR", type=Path, help=say("command-help-data"))
    storage.add_argument("--database", metavar="URL", help=say("command-help-database"))
    return storage


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
