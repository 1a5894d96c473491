"""The results of a tournament, as plain data and as a table for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import Any

from regnum.arena.statistics import Mean
from regnum.arena.tournament import Tournament


def results(tournament: Tournament) -> dict[str, Any]:
    """All results; the same for the same plan, whichever workers played it."""
    plan, tally, sprt, verdict = tournament.plan, tournament.tally, tournament.sprt, tournament.verdict
    return plan.data() | {
        "deals": tally.deals,
        "games": tally.games,
        "plies": tally.plies.mean,
        "repeatable": plan.is_repeatable,
        "bots": bot_results(tournament),
        "pairs": _pair_results(tournament),
        "sprt": sprt
        and verdict
        and {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "alpha": sprt.alpha,
            "beta": sprt.beta,
            "ratio": verdict.ratio,
            "bounds": [verdict.lower, verdict.upper],
            "accepted": verdict.accepted,
        },
    }


def bot_results(tournament: Tournament) -> list[dict[str, Any]]:
    """How each bot fared."""
    tally = tournament.tally
    rows = []
    for label, bot, rating in zip(tournament.plan.labels, tally.bots, tally.ratings(), strict=True):
        rows.append(
            {
                "bot": label,
                "games": bot.games,
                "wins": bot.wins,
                "win_share": bot.win_share,
                "win_wilson": list(bot.wilson),
                "win_interval": bot.win_interval and list(bot.win_interval),
                "score": bot.scores.mean,
                "score_interval": _interval(bot.scores_by_deal),
                "spread": bot.scores.deviation,
                "elo": rating.elo,
                "elo_interval": [rating.elo - rating.margin, rating.elo + rating.margin],
                "failures": bot.failures,
            }
        )
    return rows


def _pair_results(tournament: Tournament) -> list[dict[str, Any]]:
    labels, tally = tournament.plan.labels, tournament.tally
    rows = []
    for (a, b), pair in sorted(tally.pairs.items()):
        lead = tally.lead(a, b)
        rows.append(
            {
                "bots": [labels[a], labels[b]],
                "games": pair.games,
                "points": pair.points.mean,
                "points_interval": _interval(pair.points),
                "elo": lead.elo,
                "elo_interval": [lead.elo - lead.margin, lead.elo + lead.margin],
                "score_difference": pair.difference.mean,
                "score_difference_interval": _interval(pair.difference),
            }
        )
    return rows


def _interval(mean: Mean) -> list[float] | None:
    return None if mean.margin is None else [mean.mean - mean.margin, mean.mean + mean.margin]


def as_csv(rows: list[dict[str, Any]]) -> str:
    """Rows for a spreadsheet: an interval becomes two columns."""
    flat = [_flat(row) for row in rows]
    text = io.StringIO()
    writer = csv.DictWriter(text, list(flat[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(flat)
    return text.getvalue()


def _flat(row: dict[str, Any]) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for name, value in row.items():
        if name.endswith(("_interval", "_wilson")):
            flat[f"{name}_low"], flat[f"{name}_high"] = value or (None, None)
        else:
            flat[name] = value
    return flat
