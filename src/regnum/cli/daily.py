"""`regnum daily`: the deal of a day in the terminal, with one counted try, compared with the levels of bots."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

from regnum.bots import levels
from regnum.bots.daily import SEAT, daily_record, day_of, has_daily, is_daily, number_of
from regnum.bots.field import Summary
from regnum.bots.levels import level_name
from regnum.cli.faces import face, games_with
from regnum.cli.screen import plain_table, screen
from regnum.cli.terminal.saves import load_game
from regnum.errors import UsageError
from regnum.study.field import Field, compared, playing
from regnum.words.message import message
from regnum.words.speaker import Speaker, speaker

_USUAL_SECONDS = 30
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100)
"""How many points a bar of the distribution may stand for."""
_MOST_BARS, _LONGEST_BAR = 15, 40

Summaries = dict[str, Summary]
"""By level."""


def add_arguments(parser: argparse.ArgumentParser, _language: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    games = [name for name in games_with("app") if has_daily(name)]
    parser.add_argument("game", nargs="?", choices=games, default=games[0], help=say("command-help-daily-game"))
    parser.add_argument("--date", metavar="2026-11-16", help=say("command-help-daily-date"))
    parser.add_argument("--again", action="store_true", help=say("command-help-daily-again"))
    parser.add_argument(
        "--seconds", type=_seconds, default=_USUAL_SECONDS, metavar="S", help=say("command-help-daily-seconds")
    )


def _seconds(text: str) -> int:
    if not 0 <= int(text) <= 86400:
        raise ValueError
    return int(text)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Play the deal of a day, or continue; once it is over, compare the result."""
    day = _day(arguments.date)
    app = face(arguments.game, "app")
    path = _file(app, arguments, day)
    code = 0
    if not path.exists() or not _loaded(path, app, day).state.is_over:
        code = _play(app, path, day, arguments)
    played = _loaded(path, app, day) if path.exists() else None
    if played is not None and played.state.is_over:
        _compare(played, day, path, arguments.seconds, say)
    return code


def _day(text: str | None) -> date:
    """The day that was asked for, or today; no deal is played before its day."""
    today = date.today()  # the day where the player is
    day = today if text is None else day_of(text)
    if day > today:
        raise UsageError(message("daily-no-day"))
    return day


def _file(app: Any, arguments: argparse.Namespace, day: date) -> Path:
    """Where the game of a day is kept: the counted try, and one of the others."""
    again = "-again" if arguments.again else ""
    folder: Path = app.default_save_file().parent
    return folder / "daily" / f"{arguments.game}-{day.isoformat()}{again}.json"


def _loaded(path: Path, app: Any, day: date) -> Any:
    """The game of a file, which has to be of this day."""
    game = load_game(path, app.Hotseat)
    if not is_daily(game.record(), day):
        raise UsageError(message("terminal-daily-other", file=str(path), date=day.isoformat()))
    return game


def _play(app: Any, path: Path, day: date, arguments: argparse.Namespace) -> int:
    game = _loaded(path, app, day) if path.exists() else _dealt(app, day, arguments)
    again = " --again" if arguments.again else ""
    game.command = f"regnum daily {arguments.game} --date {day.isoformat()}{again}"
    code: int = app.play(language=arguments.lang, save_file=path, game=game)
    return code


def _dealt(app: Any, day: date, arguments: argparse.Namespace) -> Any:
    name = speaker(arguments.lang)("terminal-player", number=1)
    return app.Hotseat.resume(daily_record(arguments.game, day, name))


def _compare(game: Any, day: date, path: Path, seconds: int, say: Speaker) -> None:
    """Let bots play the same deal for a while, and print how the result compares."""
    points, kept = game.state.result().scores[SEAT], path.with_suffix(".bots")
    field = _read(kept)
    with suppress(KeyboardInterrupt):  # what was played so far can be compared with
        _let_bots_play(game.name, day, field, seconds, say)
    _write(kept, field)
    screen().print(_shown(game, day, field, points, say))


def _let_bots_play(game_name: str, day: date, field: Field, seconds: int, say: Speaker) -> None:
    """Have games played until the time is over, with progress on a terminal."""
    until, began = time.monotonic() + seconds, time.monotonic()
    console = screen(stderr=True)
    columns = (TextColumn(say("daily-comparing")), BarColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=seconds)
        games = playing(game_name, day, field)
        while time.monotonic() < until and next(games, "end") is None:
            progress.update(task, completed=time.monotonic() - began)


def _read(path: Path) -> Field:
    """The games that were played before; none if there are none, or the file makes no sense."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return {level: Counter({int(one): int(games) for one, games in kept.items()}) for level, kept in found.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def _write(path: Path, field: Field) -> None:
    """Keep the games, if that is possible: they can be played again."""
    with suppress(OSError):
        path.write_text(json.dumps(field), encoding="utf-8")


def _shown(game: Any, day: date, field: Field, points: int, say: Speaker) -> Group:
    known = {level: field[level] for level in levels(game.name) if field.get(level)}
    number = say("daily-number", number=number_of(day), game=message(f"{game.name}-name"))
    parts: list[RenderableType] = [number, f"{points} {say('daily-points', points=points)}"]
    hints = [say("terminal-hints-used", hints=game.hints)] if game.hints else []
    if known:
        found, better = compared(known, points)
        marks = (f"{'✅' if found[level].mean <= points else '⬜'} {say.say(level_name(level))}" for level in known)
        parts += [
            say("daily-better", better=better),
            _place(found, points, say),
            _levels(found, say),
            _distribution(known, found, points, say),
            say("daily-how"),
            "",
            say("terminal-daily-share"),
            "",
            number,
            say("daily-share-line", points=points, better=better),
            "  ".join(marks),
        ]
    return Group(*parts, *hints)


def _place(found: Summaries, points: int, say: Speaker) -> str:
    """Between which levels the result is, by their means."""
    means = sorted((summary.mean, level) for level, summary in found.items())
    below = [level for mean, level in means if mean <= points]
    above = [level for mean, level in means if mean > points]
    if below and above:
        return say("daily-between", below=level_name(below[-1]), above=level_name(above[0]))
    if below:
        return say("daily-above", level=level_name(below[-1]))
    return say("daily-below", level=level_name(above[0]))


def _levels(found: Summaries, say: Speaker) -> Table:
    table = plain_table("")
    for column in ("level", "games", "mean", "most", "beaten"):
        table.add_column(say(f"daily-column-{column}"), justify="left" if column == "level" else "right")
    for level, (games, mean, low, high, below, _) in found.items():
        table.add_row(
            say.say(level_name(level)),
            str(games),
            str(round(mean)),
            str(low) if low == high else say("daily-range", low=low, high=high),
            say("daily-percent", share=round(100 * below)),
        )
    return table


def _distribution(known: Field, found: Summaries, points: int, say: Speaker) -> Table:
    """The points of the level whose games are most like the player's, with a mark where the player is."""
    level = min(known, key=lambda one: abs(found[one].mean - points))
    tally = known[level]
    least, most = min(*tally, points), max(*tally, points)
    step = next((one for one in _STEPS if most // one - least // one < _MOST_BARS), 500)
    table = Table.grid(padding=(0, 2, 0, 0))
    bars = Counter(dict.fromkeys(range(least // step, most // step + 1), 0))
    for one, games in tally.items():
        bars[one // step] += games
    for at, games in sorted(bars.items()):
        low, high = at * step, at * step + step - 1
        label = str(low) if step == 1 else say("daily-range", low=low, high=high)
        bar = "█" * -(-games * _LONGEST_BAR // max(bars.values()))
        table.add_row(label, bar, say("page-you") if points // step == at else "")
    heading = plain_table(f"{say('daily-field')}: {say.say(level_name(level))}")
    heading.show_header, heading.box = False, None
    heading.add_column()
    heading.add_row(table)
    return heading
