"""Draws the outcome of a tournament: ratings and shares of wins, with their 95% intervals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.arena.plan import Plan
from regnum.arena.tournament import Tournament
from regnum.errors import UsageError, file_error
from regnum.words.message import message
from regnum.words.speaker import Speaker

_KINDS = (".png", ".svg")


def check_plot(name: str) -> Path:
    """The file to draw into, refused before anything is played if it cannot be."""
    path = Path(name)
    if path.suffix.lower() not in _KINDS:
        raise UsageError(message("error-arena-plot-kind", file=name, kinds=", ".join(_KINDS)))
    if not path.resolve().parent.is_dir():
        raise UsageError(message("error-arena-plot-folder", file=name))
    figures()
    return path


def draw(tournament: Tournament, path: Path, say: Speaker) -> None:
    """Draw the bots, strongest first; the same outcome gives the same bytes."""
    plan, tally = tournament.plan, tournament.tally
    ratings = tally.ratings()
    order = sorted(range(len(ratings)), key=lambda bot: ratings[bot].elo)
    drawing, settings = figures()
    with settings.rc_context({"svg.hashsalt": "regnum", "svg.fonttype": "none", "axes.grid": True}):
        figure = drawing.Figure(figsize=(10, 1.6 + 0.4 * len(order)), layout="constrained")
        by_rating, by_wins = figure.subplots(1, 2, sharey=True)
        labels = [plan.labels[bot] for bot in order]
        elos = [(ratings[bot].elo, ratings[bot].margin, ratings[bot].margin) for bot in order]
        _intervals(by_rating, labels, elos, say("arena-elo"))
        wins = []
        for bot in order:
            share, (low, high) = tally.bots[bot].win_share, tally.bots[bot].win_interval or tally.bots[bot].wilson
            wins.append((100 * share, 100 * (share - low), 100 * (high - share)))
        _intervals(by_wins, labels, wins, say("arena-wins"))
        by_wins.axvline(100 / plan.options.players, color="black", linewidth=0.8, linestyle="--")
        figure.suptitle(title(plan, say), parse_math=False)
        _save(figure, path)


def title(plan: Plan, say: Speaker) -> str:
    """What was played, and the share of wins expected by chance."""
    even = round(100 / plan.options.players, 1)
    return say("arena-title", game=say(f"{plan.game}-name"), players=plan.options.players, seed=plan.seed, even=even)


def _intervals(axes: Any, labels: list[str], values: list[tuple[float, float, float]], heading: str) -> None:
    middles, below, above = zip(*values, strict=True)
    rows = list(range(len(labels)))
    axes.errorbar(middles, rows, xerr=[[max(value, 0) for value in below], above], fmt="o", capsize=3)
    axes.set_yticks(rows, labels, parse_math=False)
    axes.set_ylim(-0.6, len(labels) - 0.4)
    axes.set_xlabel(heading, parse_math=False)


def _save(figure: Any, path: Path) -> None:
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
    try:
        figure.savefig(path, metadata=metadata)
    except OSError as problem:
        raise file_error(path, problem) from None


def figures() -> Any:
    """Matplotlib's figures and its settings; without it, `UsageError` says how to install it."""
    try:
        import matplotlib as mpl
        from matplotlib import figure
    except ImportError:
        raise UsageError(message("error-arena-plot-missing")) from None
    return figure, mpl
