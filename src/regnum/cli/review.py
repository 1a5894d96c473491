"""`regnum review`: how well games were played, with grades, luck and skill; a rate over several games."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from regnum import __version__
from regnum.arena.kept import Work
from regnum.bots.grading import BEST, GRADES
from regnum.cli.machines import add_lasting_machine, digest_of, executor_of
from regnum.cli.screen import plain_table, screen
from regnum.records import Record, load_all
from regnum.study import Parts, Rate, Review, rates, review
from regnum.words.speaker import Speaker

_LEAST_EFFORT, _MOST_EFFORT = 0.01, 10.0
_LEAST_LUCK = 0.1
"""Draws that changed a chance of winning by less are not listed."""


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("files", metavar="FILE", type=Path, nargs="+", help=say("command-help-record-file"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("command-help-study-seed"))
    parser.add_argument("--effort", type=_effort, default=1.0, metavar="X", help=say("command-help-review-effort"))
    parser.add_argument("--json", action="store_true", help=say("command-help-json"))
    add_lasting_machine(parser, say)


def _effort(text: str) -> float:
    """A multiple of the usual number of playouts."""
    effort = float(text)
    if not _LEAST_EFFORT <= effort <= _MOST_EFFORT:
        raise ValueError
    return effort


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Review every game of the files, and show what came out."""
    records = [record for file in arguments.files for record in load_all(file)]
    reviews = []
    with _progress(sum(len(record.actions) for record in records), say) as advance:
        for found in _reviews(arguments, records, advance):
            reviews.append(found)
            if not arguments.json:
                screen().print(_shown(found, say))
    found_rates = rates(reviews)
    if arguments.json:
        print(json.dumps(_data(reviews, found_rates)))  # noqa: T201
    elif found_rates:
        screen().print(_rates(found_rates, say))
    return 0


def _reviews(arguments: argparse.Namespace, records: list[Record], advance: Callable[[int], None]) -> Iterator[Review]:
    """The reviews in the order of the records; `advance` is told how many more decisions are done."""
    seed, effort = arguments.seed, arguments.effort
    if len(records) == 1 and arguments.keep is None:  # every decision is shown as it is done
        yield review(records[0], seed, lambda _ply, _plies: advance(1), effort)
        return
    about = {"work": "review", "regnum": __version__, "seed": seed, "effort": effort, "records": digest_of(records)}
    work = Work(about, partial(review, seed=seed, effort=effort), records, Review)
    for found in work.results(executor_of(arguments, len(records)), arguments.keep):
        advance(len(found.decisions))
        yield found


def _data(reviews: list[Review], found: list[Rate]) -> object:
    """One game as it is; several with the rates of their players."""
    if len(reviews) == 1:
        return reviews[0].data()
    return {"games": [one.data() for one in reviews], "rates": [rate.data() for rate in found]}


@contextmanager
def _progress(decisions: int, say: Speaker) -> Iterator[Callable[[int], None]]:
    """Shows on a terminal how many decisions are done: hands out what is told of more."""
    console = screen(stderr=True)
    if not console.is_terminal:
        yield lambda _more: None
        return
    columns = (TextColumn(say("study-reviewing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=decisions)
        yield lambda more: progress.advance(task, more)


def _shown(found: Review, say: Speaker) -> Group:
    names = [player.name for player in found.players]
    parts: list[RenderableType] = [_account(found, say)]
    if not found.is_over:
        parts.append(say("study-unfinished"))
    return Group(*parts, _grades(found, names, say), *_losses(found, names, say), *_draws(found, names, say))


def _account(found: Review, say: Speaker) -> Table:
    table = plain_table(say("study-account"))
    table.add_column(say("study-player"))
    for column in ("luck", "skill", "rivals", "total"):
        table.add_column(say(f"study-{column}"), justify="right")
    for player in found.players:
        win = zip(_numbers(player.win), _numbers(player.points), strict=True)
        table.add_row(player.name, *(f"{_signed(100 * w, say)}% / {_signed(p, say)}" for w, p in win))
    return table


def _numbers(parts: Parts) -> tuple[float, ...]:
    return parts.luck, parts.skill, parts.rivals, parts.total


def _signed(value: float, say: Speaker) -> str:
    text = say.number(value, 1)
    return f"+{text}" if value > 0 else text


def _grades(found: Review, names: list[str], say: Speaker) -> Table:
    """How many decisions of each grade every player made."""
    table = plain_table("")
    table.add_column(say("study-player"))
    for grade in GRADES:
        table.add_column(say(f"study-grade-{grade}"), justify="right")
    for seat, name in enumerate(names):
        own = [decision.grade for decision in found.decisions if decision.seat == seat]
        table.add_row(name, *(str(own.count(grade)) for grade in GRADES))
    return table


def _losses(found: Review, names: list[str], say: Speaker) -> list[Table]:
    """The decisions that were not the best."""
    table = plain_table(say("study-losses"))
    for column in ("ply", "player", "move", "better", "loss", "grade"):
        table.add_column(say(f"study-{column}"), justify="right" if column in {"ply", "loss"} else "left")
    for one in found.decisions:
        if one.grade != GRADES[BEST]:
            loss = f"{say.number(100 * one.loss, 1)}%"
            grade = say(f"study-grade-{one.grade}")
            table.add_row(str(one.ply), names[one.seat], one.action, one.best, loss, grade)
    return [table] if table.rows else []


def _draws(found: Review, names: list[str], say: Speaker) -> list[Table]:
    """What chance brought, where it was much."""
    table = plain_table(say("study-draws"))
    table.add_column(say("study-ply"), justify="right")
    for name in names:
        table.add_column(name, justify="right")
    for chance in found.chances:
        if max(map(abs, chance.luck)) >= _LEAST_LUCK:
            table.add_row(str(chance.ply), *(f"{_signed(100 * luck, say)}%" for luck in chance.luck))
    return [table] if table.rows else []


def _rates(found: list[Rate], say: Speaker) -> Table:
    table = plain_table(say("study-rates"))
    for column in ("player", "games", "decisions", "rate"):
        table.add_column(say(f"study-{column}"), justify="left" if column == "player" else "right")
    for rate in found:
        points = f"{say.number(rate.points, 2)} ± {say.number(rate.margin, 2)}"
        table.add_row(rate.name, str(rate.games), str(rate.decisions), points)
    return table
