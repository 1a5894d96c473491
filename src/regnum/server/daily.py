"""The list of a day's results: kept by the server, shown to those who are on it."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any

import msgspec
from msgspec.json import Decoder

from regnum.bots.daily import SEAT, day_of, has_daily, is_daily
from regnum.errors import UsageError
from regnum.records import load, verify
from regnum.server.answers import Answer
from regnum.server.clock import now
from regnum.server.endpoints import Call, Endpoint, RefusedError
from regnum.server.limits import NEW_TABLES
from regnum.server.store import DailyResult
from regnum.words.message import message

KEPT_DAYS = 60
_MOST_SHOWN = 100
_MOST_COUNTED = 10_000
_LONGEST_RECORD = 20_000
_VERIFYING = 10
"""A request that replays a game counts as so many."""


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of the daily deal."""

    record: Annotated[str, msgspec.Meta(max_length=_LONGEST_RECORD)]


class Placed(msgspec.Struct, frozen=True):
    """A result of the list."""

    place: int
    """1 for the most points; equals share a place."""
    name: str
    points: int
    is_yours: bool


class DailyList(Answer, frozen=True):
    """The results of a day and game, as far as the caller may see them."""

    players: int
    yours: int | None = None
    """The caller's points; null if they are not on the list."""
    better: float | None = None
    """The share of the others with fewer points, equals counted half; null if there are no others."""
    results: tuple[Placed, ...] = ()
    """The best; empty for callers who are not on the list."""


async def daily_list(call: Call[None, None]) -> DailyList:
    """The results of the daily deal of a day: how many there are, and all to those who have sent one themselves."""
    return await _shown(call, *_day(call))


async def send_result(call: Call[Sent, None]) -> DailyList:
    """Add the caller's result to the list of a day, from the record of the game; the first one counts."""
    call.spend(NEW_TABLES)
    game_name, day = _day(call)
    today = datetime.fromtimestamp(now() / 1000, UTC).date()
    if abs((day - today).days) > 1:
        raise RefusedError(409, "not_now", message("server-daily-closed", date=day.isoformat()))
    points = await call.aside(_VERIFYING, _points, call.body.record, day)
    if points is None:
        raise RefusedError(422, "invalid", message("server-daily-other", date=day.isoformat()))
    result = DailyResult(day.isoformat(), game_name, call.player, call.actor.name, points, now())
    await call.hub.store.add_daily(result, (today - timedelta(KEPT_DAYS)).isoformat())
    return await _shown(call, game_name, day)


async def _shown(call: Call[Any, None], game_name: str, day: date) -> DailyList:
    return _listed(await call.hub.store.daily(day.isoformat(), game_name, _MOST_COUNTED), call.player)


def _day(call: Call[Any, None]) -> tuple[str, date]:
    """The game and day of the path."""
    game_name = call.path("game")
    try:
        day = day_of(call.path("date"))
    except UsageError as problem:
        raise RefusedError(404, "unknown", problem.message) from None
    if not has_daily(game_name):
        raise RefusedError(404, "unknown", message("server-no-page"))
    return game_name, day


def _points(text: str, day: date) -> int | None:
    """The player's points in a finished game of a day's deal; None for any other."""
    record = load(text)
    if not is_daily(record, day):
        return None
    state = verify(record)
    return int(state.result().scores[SEAT]) if state.is_over else None


def _listed(found: list[DailyResult], player: str) -> DailyList:
    yours = next((one.points for one in found if one.player == player), None)
    if yours is None:
        return DailyList(len(found))
    fewer = sum(one.points < yours for one in found) + sum(one.points == yours for one in found) / 2 - 0.5
    others = len(found) - 1
    placed = tuple(
        Placed(1 + sum(other.points > one.points for other in found), one.name, one.points, one.player == player)
        for one in found[:_MOST_SHOWN]
    )
    return DailyList(len(found), yours, fewer / others if others else None, placed)


ENDPOINTS = (
    Endpoint("GET", "/api/daily/{game}/{date}", daily_list, DailyList, refusals=(404,)),
    Endpoint(
        "POST",
        "/api/daily/{game}/{date}",
        send_result,
        DailyList,
        body=Decoder(Sent),
        needs_identity=True,
        refusals=(404, 409, 422),
    ),
)
