"""`regnum arena`: bots compete on paired deals; wins, scores and ratings with errors."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regnum.arena.executors import Executor
from regnum.arena.formats import FORMATS
from regnum.arena.journal import Journal, opened, write_whole
from regnum.arena.plan import Plan
from regnum.arena.playing import warm_up
from regnum.arena.plot import check_plot, draw, title
from regnum.arena.report import as_csv, bot_results, results
from regnum.arena.sprt import Sprt
from regnum.arena.statistics import Interval, Mean
from regnum.arena.tournament import Tournament
from regnum.bots import Budget, Contender
from regnum.cli.arguments import add_games, count, options_of
from regnum.cli.compiling import compiling
from regnum.cli.machines import add_machine, executor_of
from regnum.cli.screen import plain_table, screen
from regnum.engine.devices import CPU, CUDA, DEVICES
from regnum.games import game_names
from regnum.words.speaker import Speaker

_USUAL_PLAYOUTS = 1000
_FEW_GAMES = 20_000
"""How many games policies play in the time that it takes to start other processes."""
_REDRAW_SECONDS = 0.25


def add_arguments(parser: argparse.ArgumentParser, language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    for _, below in add_games(parser, game_names(), language, say):
        _add_match(below.add_argument_group(say("command-group-match")), say)
        output = below.add_argument_group(say("command-group-output"))
        output.add_argument("--out", metavar="DIR", help=say("command-help-arena-out"))
        output.add_argument("--plot", metavar="FILE", help=say("command-help-arena-plot"))
        output.add_argument("--json", action="store_true", help=say("command-help-json"))
        add_machine(below, say).add_argument("--device", choices=DEVICES, default=CPU, help=say("command-help-device"))


def _add_match(group: argparse._ArgumentGroup, say: Speaker) -> None:
    """Add the bots, the number of games and the budget."""
    group.add_argument("--bots", required=True, metavar="A,B,…", help=say("command-help-arena-bots"))
    group.add_argument("--games", type=count, default=200, metavar="N", help=say("command-help-arena-games"))
    budget = group.add_mutually_exclusive_group()
    budget.add_argument("--time", metavar="S", help=say("command-help-arena-time"))
    budget.add_argument("--playouts", metavar="N", help=say("command-help-arena-playouts"))
    group.add_argument("--format", choices=list(FORMATS), default="", help=say("command-help-arena-format"))
    group.add_argument("--all-seatings", action="store_true", help=say("command-help-arena-all-seatings"))
    group.add_argument("--sprt", metavar="ELO0,ELO1", help=say("command-help-arena-sprt"))
    group.add_argument("--seed", default="1", help=say("command-help-sim-seed"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Let the bots compete, then show and keep what came out."""
    tournament = _tournament(arguments)
    plot = arguments.plot and check_plot(arguments.plot)
    executor = _executor(arguments, tournament)
    out = arguments.out and Path(arguments.out)
    with opened(out, tournament.plan) if out else nullcontext() as journal:
        seconds = _play(tournament, executor, journal, say)
    data = results(tournament)
    if out:
        write_whole(out / "results.json", (json.dumps(data, indent=1) + "\n").encode())
        write_whole(out / "results.csv", as_csv(bot_results(tournament)).encode())
    if plot:
        draw(tournament, plot, say)
    if arguments.json:
        print(json.dumps(data))  # noqa: T201
    else:
        screen().print(_summary(tournament, seconds, say))
    return 0


def _play(tournament: Tournament, executor: Executor, journal: Journal | None, say: Speaker) -> float:
    """Play to the end and return the seconds. The output of bots and Ray is kept apart from the results."""
    with redirect_stdout(sys.stderr):
        with compiling(say):
            warm_up(tournament.plan, tournament.device)
        began = time.perf_counter()
        with closing(tournament.run(executor, journal)) as steps, _shown(tournament, say) as show:
            for games in steps:
                show(games)
        return time.perf_counter() - began


def _tournament(arguments: argparse.Namespace) -> Tournament:
    usual = Budget(playouts=_USUAL_PLAYOUTS)
    if arguments.time is not None:
        usual = Budget.parse(f"{arguments.time}s" if arguments.time[-1:].isdigit() else arguments.time)
    elif arguments.playouts is not None:
        usual = Budget.parse(arguments.playouts)
    plan = Plan(
        game=arguments.game,
        options=options_of(arguments),
        contenders=tuple(Contender.parse(arguments.game, text, usual) for text in arguments.bots.split(",")),
        games=arguments.games,
        seed=arguments.seed,
        form=arguments.format,
        all_seatings=arguments.all_seatings,
    )
    return Tournament(plan, Sprt.parse(arguments.sprt) if arguments.sprt is not None else None, arguments.device)


def _executor(arguments: argparse.Namespace, tournament: Tournament) -> Executor:
    plan = tournament.plan
    is_quick = plan.total <= _FEW_GAMES and all(plan.is_batchable(seating) for seating in plan.seatings)
    is_here = arguments.device == CUDA or (is_quick and not arguments.workers)
    return executor_of(arguments, 1 if is_here else plan.total)


@contextmanager
def _shown(tournament: Tournament, say: Speaker) -> Iterator[Any]:
    """Shows the standings during a match on a terminal: hands out what is called after each game."""
    console = screen(stderr=True)
    if not console.is_terminal:
        yield lambda _games: None
        return
    progress = Progress(
        TextColumn(say("arena-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    )
    task = progress.add_task("", total=tournament.plan.total)
    drawn = 0.0
    with Live(progress, console=console, auto_refresh=False, transient=True) as live:

        def show(games: int) -> None:
            nonlocal drawn
            if time.monotonic() - drawn >= _REDRAW_SECONDS:
                progress.update(task, completed=games)
                live.update(Group(*_standing(tournament, say), progress), refresh=True)
                drawn = time.monotonic()

        yield show


def _standing(tournament: Tournament, say: Speaker) -> list[Table | str]:
    """The standings after the first deal."""
    return [_bots(tournament, say), *_test(tournament, say)] if tournament.tally.deals else []


def _summary(tournament: Tournament, seconds: float, say: Speaker) -> Group:
    tally, plan = tournament.tally, tournament.plan
    lines = [say("arena-speed", deals=tally.deals, games=tally.games, seconds=round(seconds, 1))]
    if not plan.is_repeatable:
        lines.append(say("arena-seconds"))
    return Group(_bots(tournament, say), _pairs(tournament, say), *_test(tournament, say), *lines)


def _bots(tournament: Tournament, say: Speaker) -> Table:
    plan, tally = tournament.plan, tournament.tally
    failed = any(bot.failures for bot in tally.bots)
    table = plain_table(title(plan, say))
    columns = ("bot", "wins", "wilson", "by-deals", "score", "spread", "elo", *["failures"] * failed)
    for column in columns:
        table.add_column(say(f"arena-{column}"), justify="left" if column == "bot" else "right", overflow="fold")
    rows = zip(plan.labels, tally.bots, tally.ratings(), strict=True)
    for label, bot, rating in sorted(rows, key=lambda row: -row[2].elo):
        interval = bot.win_interval
        table.add_row(
            label,
            say.number(100 * bot.win_share, 1),
            _range(bot.wilson, say),
            _range(interval, say) if interval else "",
            _with_margin(bot.scores.mean, bot.scores_by_deal.margin, say),
            say.number(bot.scores.deviation, 2),
            _with_margin(rating.elo, rating.margin, say),
            *[str(bot.failures)] * failed,
        )
    return table


def _pairs(tournament: Tournament, say: Speaker) -> Table:
    labels, tally = tournament.plan.labels, tournament.tally
    table = plain_table(say("arena-pairs"))
    for column in ("bot", "opponent", "games", "points", "lead", "difference"):
        table.add_column(say(f"arena-{column}"), justify="left" if column in {"bot", "opponent"} else "right")
    for (a, b), pair in sorted(tally.pairs.items()):
        lead = tally.lead(a, b)
        points = Mean(pair.points.number, 100 * pair.points.total, 100**2 * pair.points.squares)
        table.add_row(
            labels[a],
            labels[b],
            say.number(pair.games),
            _with_margin(points.mean, points.margin, say) + "%",
            _with_margin(lead.elo, lead.margin, say),
            _with_margin(pair.difference.mean, pair.difference.margin, say),
        )
    return table


def _with_margin(value: float, margin: float | None, say: Speaker) -> str:
    """As many digits as the margin gives a meaning to."""
    if margin is None:
        return say.number(value, 1)
    digits = 0 if margin >= 10 else 1 if margin >= 1 else 2
    return f"{say.number(value, digits)} ± {say.number(margin, digits)}"


def _range(interval: Interval, say: Speaker) -> str:
    return f"{say.number(100 * interval[0], 1)}–{say.number(100 * interval[1], 1)}"


def _test(tournament: Tournament, say: Speaker) -> list[str]:
    sprt, verdict = tournament.sprt, tournament.verdict
    if sprt is None or verdict is None:
        return []
    numbers = {"elo0": sprt.elo0, "elo1": sprt.elo1, "ratio": round(verdict.ratio, 2)}
    bounds = {"lower": round(verdict.lower, 2), "upper": round(verdict.upper, 2)}
    bots = dict(zip(("bot", "opponent"), tournament.plan.labels, strict=True))
    return [say("arena-sprt", accepted=verdict.accepted or "none", **numbers, **bounds, **bots)]
