"""`regnum simulate`: many games between bots, a summary, and their records."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regnum.arena.simulation import Simulation, Summary
from regnum.cli.arguments import add_games, count, options_of
from regnum.cli.compiling import compiling
from regnum.cli.screen import screen
from regnum.engine.devices import CPU, DEVICES
from regnum.errors import UsageError, file_error
from regnum.games import game, game_names
from regnum.records import dump
from regnum.words.message import message
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    names = [name for name in game_names() if game(name).simulated]
    for name, below in add_games(parser, names, language, say):
        match = below.add_argument_group(say("command-group-match"))
        match.add_argument("--games", type=count, default=1000, metavar="N", help=say("command-help-games"))
        about = say("command-help-bots", bots=", ".join(game(name).simulated))
        match.add_argument("--bots", default="random", metavar="A,B,…", help=about)
        match.add_argument("--seed", default="1", help=say("command-help-sim-seed"))
        output = below.add_argument_group(say("command-group-output"))
        output.add_argument("--records", metavar="FILE", help=say("command-help-records"))
        output.add_argument("--json", action="store_true", help=say("command-help-json"))
        machine = below.add_argument_group(say("command-group-machine"))
        machine.add_argument("--device", choices=DEVICES, default=CPU, help=say("command-help-device"))
        machine.add_argument("--workers", type=count, metavar="N", help=say("command-help-workers"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Simulate, then show the summary."""
    options = options_of(arguments)
    bots = _seats(arguments.bots, options.players)
    simulation = Simulation(arguments.game, options, bots, arguments.games, arguments.seed, arguments.device)
    with compiling(say):
        _compile(simulation)
    began = time.perf_counter()
    with _output(arguments.records) as records:
        summary = _simulate(simulation, records, arguments.workers, say)
    seconds = time.perf_counter() - began
    to_standard_output = arguments.records == "-"
    if arguments.json:
        text = json.dumps(_data(simulation, summary, seconds))
        print(text, file=sys.stderr if to_standard_output else sys.stdout)
    else:
        screen(stderr=to_standard_output).print(_table(simulation, summary, seconds, say))
    return 0


def _seats(bots: str, players: int) -> tuple[str, ...]:
    """A bot for every seat; one name alone fills them all."""
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise UsageError(message("error-bots-seats", bots=len(names), players=players))
    return names


def _compile(simulation: Simulation) -> None:
    """Play one game before the time is taken, so that the speed shown is that of playing."""
    list(replace(simulation, games=1).chunks())


def _simulate(simulation: Simulation, records: TextIO | None, workers: int | None, say: Speaker) -> Summary:
    summary = Summary()
    with _progress(say) as progress:
        task = progress.add_task("", total=simulation.games)
        for start, batch in simulation.chunks(with_log=records is not None, workers=workers):
            summary.add(batch)
            if records is not None:
                for index in range(len(batch.lengths)):
                    records.write(dump(simulation.record(start + index, batch, index)) + "\n")
            progress.advance(task, len(batch.lengths))
    return summary


def _progress(say: Speaker) -> Progress:
    console = screen(stderr=True)
    return Progress(
        TextColumn(say("command-simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


@contextmanager
def _output(name: str | None) -> Iterator[TextIO | None]:
    """The file for records: written under a temporary name and moved when it is complete."""
    if name is None or name == "-":
        yield None if name is None else sys.stdout
        return
    path = Path(name).resolve()
    if path.exists() and not path.is_file():
        yield from _straight_into(path)
        return
    draft = path.parent / f".{path.name}.{os.getpid()}.part"
    try:
        file = draft.open("w", encoding="utf-8", newline="\n")
    except OSError as problem:
        raise file_error(name, problem) from None
    try:
        with file:
            yield file
        _move(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _straight_into(path: Path) -> Iterator[TextIO]:
    """A device or a pipe is written to, not replaced."""
    try:
        with path.open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as problem:
        raise file_error(path, problem) from None


def _move(draft: Path, path: Path) -> None:
    try:
        draft.replace(path)
    except OSError as problem:
        raise file_error(path, problem) from None


def _table(simulation: Simulation, summary: Summary, seconds: float, say: Speaker) -> Table:
    games = summary.seats[0].games
    table = Table(
        title=say("simulate-title", game=say(f"{simulation.game}-name"), games=games, seed=simulation.seed),
        caption=say(
            "simulate-speed",
            seconds=round(seconds, 2),
            speed=round(games / seconds),
            plies=round(summary.plies / games, 1),
            device=simulation.device,
        ),
    )
    for column in ("seat", "bot", "wins", "win-interval", "score", "spread"):
        table.add_column(say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for seat, (name, part) in enumerate(zip(simulation.bots, summary.seats, strict=True), 1):
        low, high = part.win_interval
        table.add_row(
            str(seat),
            name,
            say.percent(part.wins / part.games, 1),
            f"{say.number(100 * low, 1)}–{say.percent(high, 1)}",
            f"{say.number(part.mean, 2)} ± {say.number(part.mean_interval, 2)}",
            say.number(part.spread, 2),
        )
    return table


def _data(simulation: Simulation, summary: Summary, seconds: float) -> dict[str, Any]:
    return {
        "game": simulation.game,
        "options": simulation.options.data(),
        "seed": simulation.seed,
        "device": simulation.device,
        "games": summary.seats[0].games,
        "seconds": round(seconds, 3),
        "seats": [
            {
                "bot": name,
                "wins": part.wins,
                "win_interval": part.win_interval,
                "score": part.mean,
                "score_interval": [part.mean - part.mean_interval, part.mean + part.mean_interval],
                "spread": part.spread,
            }
            for name, part in zip(simulation.bots, summary.seats, strict=True)
        ],
    }
