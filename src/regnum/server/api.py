"""Everything that can be asked over HTTP, one function each."""

from __future__ import annotations

import io
from contextlib import suppress
from typing import Annotated, Any

import msgspec
import segno
from msgspec.json import Decoder
from starlette.responses import Response

from regnum import __version__
from regnum.errors import IllegalActionError, NotationError
from regnum.games.protocol import Board, Explanation, State
from regnum.records import Record, dump, verify
from regnum.server import answers, daily, practice, score
from regnum.server.clock import now
from regnum.server.endpoints import Call, Endpoint, RefusedError
from regnum.server.game_list import listed_games
from regnum.server.guard import is_from_another_site
from regnum.server.hub import UnknownTableError
from regnum.server.identity import header, set_cookie, token_of
from regnum.server.limits import CHAT, MISSES, NEW_PLAYERS, NEW_TABLES, REQUESTS
from regnum.server.live import LiveTable, encoded
from regnum.server.metrics import METRICS
from regnum.server.names import hashed, is_name, new_token
from regnum.server.pages import pages
from regnum.server.statistics import kinds_of, records_of
from regnum.server.store import Entry, Search
from regnum.server.streams import MOST_OF_ADDRESS, MOST_OF_PLAYER, MOST_SPECTATORS, RETRY, EventStream
from regnum.table import Command, NotNowError, OpenTable, StaleError, Table
from regnum.table import audience as seen
from regnum.table.commands import KeepRecord, Mute, Return, Say
from regnum.table.events import Played, Undone
from regnum.table.table import OPEN, OVER, PLAYING, Status
from regnum.words.message import message

_LINK_LASTS = 15 * 60 * 1000
_MOST_TABLES = 50
_MOST_IN_LOBBY = 3
"""Waiting, and as many being played, of one host; the others are reached by their address."""
_VERIFYING = 5
"""What replaying a complete game counts as."""
_EVENTS_OF_A_REQUEST = 50
"""A table with a longer log counts as several requests, because all of it is sent."""
_LONGEST_BASE = 300
"""More than any name of a host, and little enough for a QR code."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be called by."""

    name: str


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret part of a link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class ListQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables are wanted."""

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    player: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The identity of a player."""
    name: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The beginning of a player's name."""
    since: Annotated[int, msgspec.Meta(ge=0, le=10**14)] | None = None
    """Milliseconds since 1970."""
    until: Annotated[int, msgspec.Meta(ge=0, le=10**14)] | None = None
    before: Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,15}-[0-9a-z]{1,20}$")] | None = None
    """What the page before this one gave as `next`."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=_MOST_TABLES)] = 20


class ActionQuery(msgspec.Struct, frozen=True, kw_only=True):
    """An action, in notation."""

    action: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class PreviewQuery(ActionQuery, frozen=True, kw_only=True):
    """An action, and the ply at which it would be played."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=10**9)] | None = None


class StreamQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Where a stream begins, for those who cannot send the header `Last-Event-ID`."""

    since: Annotated[int, msgspec.Meta(ge=0, le=10**9)] | None = None


async def who_am_i(call: Call[None, None]) -> answers.WhoAmI:
    """The caller's identity; `me` is null for a caller without an identity."""
    caller = call.caller
    return answers.WhoAmI(answers.Me(caller.player, caller.name, caller.is_bot) if caller else None)


async def set_name(call: Call[Named, None]) -> Response:
    """Choose a name. A caller without an identity gets one, kept in a cookie."""
    if call.caller is not None:
        renamed = await call.services.identities.rename(call.caller, call.body.name)
        return _json(answers.WhoAmI(answers.Me(renamed.player, renamed.name, renamed.is_bot)))
    call.spend_at_address(NEW_PLAYERS)
    identity, token = await call.services.identities.create(call.body.name)
    response = _json(answers.WhoAmI(answers.Me(identity.player, identity.name, identity.is_bot)))
    set_cookie(call.request, response, token)
    return response


async def delete_me(call: Call[None, None]) -> Response:
    """Delete the caller's identity, name and chat. Games stay, without them; running ones are resigned."""
    assert call.caller is not None
    await call.hub.forget(call.caller)
    call.services.identities.forget(call.caller)
    response = _json(answers.WhoAmI(None))
    set_cookie(call.request, response, "")
    return response


async def new_bot(call: Call[Named, None]) -> answers.NewBot:
    """Make an identity for a program. Its token is shown this once; send it as `Authorization: Bearer TOKEN`."""
    call.spend_at_address(NEW_PLAYERS)
    identity, token = await call.services.identities.create(call.body.name, is_bot=True)
    return answers.NewBot(identity.player, identity.name, token)


async def games(call: Call[None, None]) -> answers.Games:
    """The games, their options and the built-in bots."""
    return listed_games(call.say, pages().paths)


async def lobby(call: Call[None, ListQuery]) -> answers.Tables:
    """Tables that wait for players or are being played: listed ones, and the caller's own."""
    return await _tables(call, (OPEN, PLAYING), most_of_host=_MOST_IN_LOBBY)


async def archive(call: Call[None, ListQuery]) -> answers.Tables:
    """Finished games: listed ones, and the caller's own."""
    return await _tables(call, (OVER,))


async def my_tables(call: Call[None, ListQuery]) -> answers.Tables:
    """The tables at which the caller sits."""
    return await _tables(call, (OPEN, PLAYING, OVER), player=call.player)


async def open_table(call: Call[OpenTable, None]) -> answers.NewTable:
    """Open a table. The same `key` again is answered with the same table, so that a lost answer opens no second one."""
    call.spend(NEW_TABLES)
    return answers.NewTable(await call.hub.open(call.body, call.actor, token_of(call.request)))


async def keep_record(call: Call[KeepRecord, None]) -> answers.NewTable:
    """Keep a record as a table: to look at it, or, cut after some actions, to play on from there.

    The record is verified first. The table is not listed, and its result counts in no statistics.
    """
    call.spend(NEW_TABLES)
    call.spend(REQUESTS, _VERIFYING)
    return answers.NewTable(await call.hub.keep_record(call.body, call.actor))


async def remove_table(call: Call[None, None]) -> answers.Removed:
    """Remove an unfinished game, or one that came from a record, from the caller's games.

    If nobody else plays there, it is deleted. Otherwise the caller resigns, stands up or, as the host of a table that
    waits, closes it; the others keep it.
    """
    live = await _live(call)
    table = live.table
    if call.player != table.host and not table.seats_of(call.player):
        raise RefusedError(403, "forbidden", message("table-only-seated"))
    if table.status == OVER and table.state is not None and not table.opened.is_practice:
        raise RefusedError(409, "not_now", message("table-over"))
    await call.hub.remove(live, call.actor)
    return answers.Removed(table=live.name)


async def table(call: Call[None, None]) -> bytes:
    """A table as the caller may see it, with everything that happened there."""
    live = await _live(call)
    _spend_on_events(call, live, None)
    return live.update(call.player)


async def events(call: Call[None, StreamQuery]) -> EventStream:
    """The same and everything that follows, as server-sent events.

    Each event `update` has the number of the table's last event as its id; a stream that is resumed with
    `Last-Event-ID` begins with what was missed. The event `bye` asks to connect again.
    """
    live = await _live(call)
    streams = call.services.streams
    if streams.is_full(call.who, MOST_OF_PLAYER if call.player else MOST_SPECTATORS) or streams.is_full(
        call.address, MOST_OF_ADDRESS, of_all=True
    ):
        raise RefusedError(429, "too_many", message("server-too-many-streams"), RETRY / 1000)
    is_away = any(live.table.seats[seat].is_away for seat in live.table.seats_of(call.player))
    if is_away and not is_from_another_site(call.request):
        with suppress(NotNowError):  # the log is full: the bot plays to the end, unless the player acts before it
            await call.hub.command(live, Return(), call.actor)
    since = _event_number(call, b"last-event-id", call.query.since)
    _spend_on_events(call, live, since)
    return EventStream(call.hub, live, call.player, since, streams.another(call.who, call.address))


async def command(call: Call[Command, None]) -> answers.Done:
    """Give a command. The answer comes when it is durable.

    A `play` with an action and ply that were carried out before is answered in the same way again; so is any command
    with the same `key`. If the game has moved on, the answer 409 contains what was missed.
    """
    live = await _live(call)
    if isinstance(call.body, Say | Mute):  # any player may add these to a table's log at any time
        call.spend(CHAT)
    try:
        await call.hub.command(live, call.body, call.actor)
    except StaleError as problem:
        missed = encoded(live.update(call.player, _number_at(live, problem.meant)))
        raise RefusedError(409, "stale", problem.message, missed=missed) from None
    return answers.Done(live.table.number, live.table.ply, live.table.status, live.table.rematch)


async def explain(call: Call[None, ActionQuery]) -> answers.Explained:
    """Whether an action is legal for the caller now, by which rule, and why. Text that is not an action has no rule."""
    try:
        _, explanation = _explained((await _live(call)).table, call.player, call.query.action)
    except NotationError as unreadable:
        return answers.Explained(is_legal=False, rule="", message=call.say.say(unreadable.message))
    return answers.Explained(explanation.is_legal, explanation.rule, call.say.say(explanation.message))


async def preview(call: Call[None, PreviewQuery]) -> answers.Preview:
    """What an action of the caller would change on the board: everything but what only playing it reveals.

    With a `ply` that is gone the answer is null, not an error: the request came too late.
    """
    table = (await _live(call)).table
    if call.query.ply not in (None, table.ply):
        return answers.Preview(None)
    state, explanation = _explained(table, call.player, call.query.action)
    if not explanation.is_legal:
        raise IllegalActionError(explanation)
    return answers.Preview(state.preview(explanation.action))


async def replay(call: Call[None, None]) -> answers.Replay:
    """The game after its first actions, as the caller could see it then."""
    live = await _live(call)
    table, seats = live.table, live.table.seats_of(call.player)
    actions = [str(action) for action in table.game.actions]
    plies = min(call.number("plies"), len(actions))
    then = seen.board_after(table, seats[0] if len(seats) == 1 else None, plies)
    return answers.Replay(live.name, plies, actions, encoded(await call.aside(1, _view_data, then)))


async def record(call: Call[None, None]) -> bytes:
    """The record of a finished game, seed and all, as `regnum replay` and `regnum verify` read it."""
    table = (await _finished(call)).table
    return await call.aside(1, _dumped, table.record())


async def verified(call: Call[None, None]) -> answers.Verified:
    """Check a finished game: its events as they are kept, its moves, and its deal.

    The events are compared with their checksums, the game is replayed, and its deal is compared with the commitment
    published before the first action.
    """
    live = await _finished(call)
    found = live.table.record()
    await call.aside(_VERIFYING, verify, found)
    await call.hub.check(live.name)
    assert found.deal.seed is not None
    assert found.deal.commitment is not None
    return answers.Verified(
        found.deal.commitment, found.deal.seed, found.deal.salts, len(found.actions), found.result is not None
    )


async def table_qr(call: Call[None, None]) -> bytes:
    """The address of a table as a QR code, in SVG."""
    live = await _live(call)
    return _qr(f"{_base(call)}/#/table/{live.name}")


async def new_seat_link(call: Call[None, None]) -> answers.SeatLink:
    """Make a link by which another device takes over one of the caller's seats."""
    live = await _live(call)
    seat = call.number("seat")
    if seat not in live.table.seats_of(call.player):
        raise RefusedError(403, "forbidden", message("table-not-your-seat"))
    token = f"{call.player}-{new_token()}"  # names the owner: a link leads only to their own seat
    await call.hub.store.add_link(hashed(token), live.name, seat, now() + _LINK_LASTS)
    url = f"{_base(call)}/#/seat?{token}"  # what follows # is never sent to a server, so it is in no log
    return answers.SeatLink(url, _qr(url).decode())


async def take_seat_link(call: Call[Token, None]) -> answers.SeatOf:
    """Take over the seat that a link leads to."""
    call.spend(MISSES, 0)
    token, owner = hashed(call.body.token), call.body.token.partition("-")[0]
    found = await call.hub.store.link(token, now())
    if found is None or not await call.hub.move_seat(*found, owner, call.actor):
        call.spend(MISSES)
        raise RefusedError(404, "unknown", message("server-no-link"))
    await call.hub.store.delete_link(token)
    name, seat = found
    return answers.SeatOf(name, seat)


async def statistics(call: Call[None, None]) -> answers.Statistics:
    """A player's results in finished games: by game and number of players, and also by opponents and options."""
    player = call.path("player")
    if not is_name(player):
        raise RefusedError(404, "unknown", message("server-no-page"))
    finished = await call.hub.store.finished(player)
    return answers.Statistics(player, records_of(finished, player), kinds_of(finished, player))


async def health(call: Call[None, None]) -> answers.Health:
    """Whether the server is up and can write."""
    await call.hub.store.check()
    return answers.Health("ok", __version__)


async def metrics(call: Call[None, None]) -> bytes:
    """Metrics for Prometheus, at the addresses that the settings name; for all others there is nothing here."""
    if call.request.client is None or call.request.client.host not in call.services.metrics:
        raise RefusedError(404, "unknown", message("server-no-page"))
    return METRICS.text()


_COMMAND: Decoder[Command] = Decoder(Command)
_TABLE = (404,)
_GAME = (404, 409)

ENDPOINTS: tuple[Endpoint[Any, Any], ...] = (
    Endpoint("GET", "/api/me", who_am_i, answers.WhoAmI),
    Endpoint("PUT", "/api/me", set_name, answers.WhoAmI, body=Decoder(Named), refusals=(422,)),
    Endpoint("DELETE", "/api/me", delete_me, answers.WhoAmI, needs_identity=True),
    Endpoint("GET", "/api/me/tables", my_tables, answers.Tables, query=ListQuery, needs_identity=True),
    Endpoint("POST", "/api/bots", new_bot, answers.NewBot, body=Decoder(Named), status=201, refusals=(422,)),
    Endpoint("GET", "/api/games", games, answers.Games),
    Endpoint("GET", "/api/tables", lobby, answers.Tables, query=ListQuery),
    Endpoint(
        "POST", "/api/tables", open_table, answers.NewTable, body=Decoder(OpenTable), status=201, needs_identity=True
    ),
    Endpoint(
        "POST",
        "/api/records",
        keep_record,
        answers.NewTable,
        body=Decoder(KeepRecord),
        status=201,
        needs_identity=True,
        refusals=(422,),
    ),
    Endpoint("GET", "/api/tables/{table}", table, answers.Update, refusals=_TABLE),
    Endpoint(
        "DELETE",
        "/api/tables/{table}",
        remove_table,
        answers.Removed,
        needs_identity=True,
        refusals=(403, *_GAME),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/events",
        events,
        answers.Update,
        query=StreamQuery,
        refusals=_TABLE,
        media="text/event-stream",
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        command,
        answers.Done,
        body=_COMMAND,
        needs_identity=True,
        refusals=(403, *_GAME),
    ),
    Endpoint("GET", "/api/tables/{table}/explain", explain, answers.Explained, query=ActionQuery, refusals=_GAME),
    Endpoint("GET", "/api/tables/{table}/preview", preview, answers.Preview, query=PreviewQuery, refusals=_GAME),
    Endpoint("GET", "/api/tables/{table}/plies/{plies}", replay, answers.Replay, refusals=_GAME),
    Endpoint("GET", "/api/tables/{table}/record", record, answers.GameRecord, refusals=_GAME),
    Endpoint("GET", "/api/tables/{table}/verify", verified, answers.Verified, refusals=_GAME),
    Endpoint("GET", "/api/tables/{table}/qr", table_qr, media="image/svg+xml", refusals=_TABLE),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats/{seat}/link",
        new_seat_link,
        answers.SeatLink,
        status=201,
        needs_identity=True,
        refusals=(*_TABLE, 403),
    ),
    Endpoint(
        "POST",
        "/api/seat-links",
        take_seat_link,
        answers.SeatOf,
        body=Decoder(Token),
        needs_identity=True,
        refusals=_TABLE,
    ),
    Endpoint("GET", "/api/archive", archive, answers.Tables, query=ListQuery),
    Endpoint("GET", "/api/players/{player}/statistics", statistics, answers.Statistics, refusals=(404,)),
    *daily.ENDPOINTS,
    *practice.ENDPOINTS,
    *score.ENDPOINTS,
    Endpoint("GET", "/healthz", health, answers.Health),
    Endpoint("GET", "/metrics", metrics, media="text/plain; version=0.0.4", refusals=(404,)),
)
"""All of them."""


async def _live(call: Call[Any, Any]) -> LiveTable:
    """The table of the path; guessing names of tables is slowed down."""
    name = call.path("table")
    call.spend(MISSES, 0)  # before the lookup: a caller who guesses too often must not learn what exists
    live = await call.hub.fresh(name, _seen(call)) if is_name(name) else None
    if live is None:
        call.spend(MISSES)
        raise UnknownTableError(message("server-no-table"))
    if call.player and (call.player == live.table.host or live.table.seats_of(call.player)):
        live.address = call.address
    return live


def _seen(call: Call[Any, Any]) -> int:
    """The last event of a table that the caller knows; -1 if they do not tell."""
    since = call.query.since if isinstance(call.query, StreamQuery) else None
    numbers = (_event_number(call, name, since) for name in (b"seen-event", b"last-event-id"))
    return max(-1 if number is None else number for number in numbers)


def _event_number(call: Call[Any, Any], name: bytes, default: int | None) -> int | None:
    text = header(call.request, name)
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else default


def _spend_on_events(call: Call[Any, Any], live: LiveTable, since: int | None) -> None:
    """The more events a caller is sent, the more requests it counts as."""
    call.spend(REQUESTS, (live.table.number - live.first_sent(since)) // _EVENTS_OF_A_REQUEST)


def _view_data(view: Board[Any]) -> bytes:
    return msgspec.json.encode(view.data())


def _dumped(record: Record) -> bytes:
    return dump(record).encode()


def _explained(table: Table, player: str, text: str) -> tuple[State[Any], Explanation[Any]]:
    """The game, and what is to be said to a player about an action."""
    action = table.rules.parse_action(text)
    if table.state is None:
        raise RefusedError(409, "not_now", message("table-not-begun"))
    seat = seen.seen_seat(table, seen.Audience.of(table, player))
    return table.state, table.state.view(seat).explain(action)


async def _finished(call: Call[None, None]) -> LiveTable:
    live = await _live(call)
    if live.table.status != OVER or live.table.state is None:
        raise RefusedError(409, "not_now", message("table-not-over"))
    return live


async def _tables(
    call: Call[None, ListQuery],
    statuses: tuple[Status, ...],
    player: str | None = None,
    most_of_host: int | None = None,
) -> answers.Tables:
    query = call.query
    before = query.before.split("-") if query.before else None
    found = await call.hub.store.search(
        Search(
            statuses=statuses,
            game=query.game,
            player=player or query.player,
            name=query.name,
            viewer=call.player or None,
            since=query.since,
            until=query.until,
            before=(int(before[0]), before[1]) if before else None,
            limit=query.limit + 1,
            most_of_host=most_of_host,
        )
    )
    page = found[: query.limit]
    return answers.Tables(page, _cursor(page[-1]) if len(found) > query.limit else None)


def _cursor(entry: Entry) -> str:
    return f"{entry.changed}-{entry.table}"


def _number_at(live: LiveTable, ply: int) -> int | None:
    """The number of the event that brought the game to this ply; None for the beginning, and for a ply to come."""
    turns = [happened.number for happened in live.table.log if isinstance(happened.event, Played | Undone)]
    return turns[ply - 1] if 0 < ply <= len(turns) else None


def _base(call: Call[None, None]) -> str:
    base = str(call.request.base_url).rstrip("/")
    if len(base) > _LONGEST_BASE:
        raise RefusedError(404, "unknown", message("server-no-page"))
    return base


def _qr(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make(text, error="m").save(picture, kind="svg", scale=8, svgclass=None, lineclass=None, xmldecl=False)
    return picture.getvalue()


def _json(answer: answers.Answer) -> Response:
    return Response(msgspec.json.encode(answer), media_type="application/json")
