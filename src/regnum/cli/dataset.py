"""`regnum dataset`: many games between bots, as compressed columns with a data card."""

from __future__ import annotations

import argparse
import sys
from contextlib import redirect_stdout
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regnum.arena.dataset import PART_GAMES, Dataset
from regnum.arena.executors import Executor
from regnum.arena.plan import Plan
from regnum.arena.playing import warm_up
from regnum.bots import Budget, Contender
from regnum.cli.arguments import add_games, count, options_of
from regnum.cli.compiling import compiling
from regnum.cli.machines import add_machine, executor_of
from regnum.cli.screen import screen
from regnum.games import game_names
from regnum.words.speaker import Speaker

_USUAL = Budget(playouts=100)


def add_arguments(parser: argparse.ArgumentParser, language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    for _, below in add_games(parser, game_names(), language, say):
        match = below.add_argument_group(say("command-group-match"))
        match.add_argument("--games", type=count, default=10_000, metavar="N", help=say("command-help-dataset-games"))
        match.add_argument("--bots", default="greedy,random", metavar="A,B,…", help=say("command-help-dataset-bots"))
        match.add_argument("--seed", default="1", help=say("command-help-sim-seed"))
        output = below.add_argument_group(say("command-group-output"))
        output.add_argument("--out", required=True, metavar="DIR", help=say("command-help-dataset-out"))
        about = say("command-help-dataset-part")
        output.add_argument("--part", type=count, default=PART_GAMES, metavar="N", help=about)
        add_machine(below, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Make the dataset, or what is missing of it."""
    bots = tuple(Contender.parse(arguments.game, text, _USUAL) for text in arguments.bots.split(","))
    options = options_of(arguments)
    plan = Plan(arguments.game, options, bots, games=arguments.games, seed=arguments.seed)
    dataset = Dataset(Path(arguments.out), plan, arguments.part)
    with redirect_stdout(sys.stderr):
        with compiling(say):
            warm_up(plan)
        _make(dataset, executor_of(arguments, dataset.parts), say)
    screen().print(say("dataset-done", games=plan.total, files=dataset.parts, folder=arguments.out))
    return 0


def _make(dataset: Dataset, executor: Executor, say: Speaker) -> None:
    console = screen(stderr=True)
    columns = (TextColumn(say("command-simulating")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=dataset.plan.total)
        for games in dataset.make(executor):
            progress.update(task, completed=games)
