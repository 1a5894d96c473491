"""How a request becomes a call, and a call an answer: one way for all of them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, TypeVarTuple

import msgspec
from msgspec.json import Decoder
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.bots.worker import BotPool
from regnum.errors import IllegalActionError, RegnumError
from regnum.records.strict import check_json
from regnum.server import direct
from regnum.server.addresses import Addresses, network_of
from regnum.server.answers import Problem, Refusal, Update
from regnum.server.guard import LARGEST_BODY, body_within, is_foreign
from regnum.server.hub import DamagedTableError, Hub, UnknownTableError
from regnum.server.identity import Identities, header
from regnum.server.languages import speaker_for
from regnum.server.limits import HEAVY, REQUESTS, Buckets, Limit, of_address
from regnum.server.metrics import METRICS
from regnum.server.names import new_name
from regnum.server.store import Identity, StorageError
from regnum.server.streams import EventStream, Streams
from regnum.table import Actor, ForbiddenError, NotNowError
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

HOLD = 1.0
"""Seconds for which a caller who asks too much waits for the refusal: refusals must not come faster than answers."""
_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


B = TypeVar("B")
"""The body of a request; None if there is none."""
Q = TypeVar("Q")
"""The query of a request; None if there is none."""
Ts = TypeVarTuple("Ts")
R = TypeVar("R")
Reply: TypeAlias = msgspec.Struct | bytes | Response | EventStream


class Answered:
    """An answer whose form is known: the same as Starlette's `Response`, with less to do."""

    def __init__(self, body: bytes, status: int, media: str) -> None:
        self._body, self.status_code, self._media = body, status, media

    async def __call__(self, scope: Scope, _receive: Receive, send: Send) -> None:
        """Send it, as ASGI wants it if it cannot be written at once."""
        if direct.answer(scope, self.status_code, self._media, self._body):
            return
        headers = [(b"content-length", b"%d" % len(self._body)), (b"content-type", self._media.encode())]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self._body})


class RefusedError(Exception):
    """A request that is refused; nothing has been changed."""

    def __init__(
        self, status: int, code: str, problem: Message, retry_after: float = 0, missed: Update | None = None
    ) -> None:
        super().__init__(code)
        self.status, self.code, self.problem, self.retry_after = status, code, problem, retry_after
        self.missed = missed
        """If the game has moved on: what has happened since."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services that calls use."""

    hub: Hub
    identities: Identities
    buckets: Buckets
    streams: Streams
    bots: BotPool
    """The processes in which bots think."""
    metrics: Addresses
    """Where `/metrics` may be read."""


@dataclass(slots=True)
class Call(Generic[B, Q]):
    """A request that has been understood."""

    request: Request
    services: Services
    caller: Identity | None
    body: B
    query: Q
    address: str = ""
    """Where the request comes from, as limits count it."""

    def __post_init__(self) -> None:
        client = self.request.scope.get("client")
        self.address = network_of(client[0]) if client else ""

    @property
    def hub(self) -> Hub:
        """All tables."""
        return self.services.hub

    @property
    def player(self) -> str:
        """The identity of the caller; empty if they have none."""
        return self.caller.player if self.caller else ""

    @property
    def actor(self) -> Actor:
        """The caller, as tables know them."""
        if self.caller is None:
            raise RefusedError(401, "no_identity", message("server-no-identity"))
        return Actor(self.caller.player, self.caller.name, self.caller.is_bot)

    @property
    def say(self) -> Speaker:
        """A speaker of the caller's language."""
        return speaker_for(self.request)

    def path(self, name: str) -> str:
        """A part of the path."""
        found: str = self.request.path_params[name]
        return found

    def number(self, name: str) -> int:
        """A part of the path that is a number."""
        text = self.path(name)
        if not text.isascii() or not text.isdecimal() or len(text) > 6:
            raise RefusedError(404, "unknown", message("server-no-page"))
        return int(text)

    @property
    def who(self) -> str:
        """The key of the caller's limits: their identity, or their address if they have none."""
        return self.player or self.address

    def spend(self, limit: Limit, cost: float = 1) -> None:
        """Reject the call if the caller, or all at their address, have exceeded a limit; a cost of 0 only checks."""
        self._spend(self.who, limit, cost)
        self._spend(self.address, of_address(limit), cost)

    def spend_at_address(self, limit: Limit) -> None:
        """The same for what is counted by address alone."""
        self._spend(self.address, limit, 1)

    def _spend(self, who: str, limit: Limit, cost: float) -> None:
        wait = self.services.buckets.wait(who, limit, time.monotonic(), cost)
        if wait:
            raise RefusedError(429, "too_many", message("server-too-many"), wait)

    async def aside(self, cost: float, work: Callable[[*Ts], R], *arguments: *Ts) -> R:
        """The result of expensive work, done in another process; it counts more than other requests."""
        self.spend(HEAVY, cost)
        return await self.hub.aside.answer(work, *arguments)


Handler: TypeAlias = Callable[[Call[B, Q]], Awaitable[Reply]]


@dataclass(frozen=True, slots=True)
class Endpoint(Generic[B, Q]):
    """A method and path with all that is known of it; the OpenAPI file is made from these."""

    method: str
    path: str
    handler: Handler[B, Q]
    answer: type[msgspec.Struct] | None = None
    """The form of the answer; None if it is not JSON."""
    body: Decoder[B] | None = None
    query: type[Q] | None = None
    status: int = 200
    needs_identity: bool = False
    refusals: tuple[int, ...] = ()
    media: str = "application/json"

    @property
    def name(self) -> str:
        """The name in metrics and in the OpenAPI file."""
        return self.handler.__name__

    @property
    def about(self) -> str:
        """The description of the endpoint."""
        return (self.handler.__doc__ or "").strip()

    async def __call__(self, request: Request, services: Services) -> ASGIApp:
        """Answer a request; whatever goes wrong becomes an answer, too."""
        began = time.perf_counter()
        response: ASGIApp
        try:
            response = self._response(await self.handler(await self._call(request, services)))
        except Exception as problem:
            await hold(problem)
            response = refusal(request, problem)
        METRICS.answered(self.name, getattr(response, "status_code", 200), time.perf_counter() - began)
        return response

    async def _call(self, request: Request, services: Services) -> Call[B, Q]:
        if is_foreign(request):
            raise RefusedError(403, "foreign", message("server-foreign"))
        caller = await services.identities.of(request)
        nothing: Any = None  # for those who send none: their type is None
        call: Call[B, Q] = Call(request, services, caller, nothing, nothing)
        call.spend(REQUESTS)
        if self.needs_identity and caller is None:
            raise RefusedError(401, "no_identity", message("server-no-identity"))
        if self.query is not None:
            call.query = msgspec.convert(_query(request.query_params), self.query, strict=False)
        if self.body is not None:
            call.body = await _body(request, self.body)
        return call

    def _response(self, answer: Reply) -> ASGIApp:
        if isinstance(answer, msgspec.Struct):
            return Answered(_encode(answer), self.status, "application/json")
        if isinstance(answer, bytes):
            return Response(answer, self.status, media_type=self.media)
        return answer


async def hold(problem: Exception) -> None:
    """Hold the answer to a caller who asks too much: on one connection they cannot ask more often than that."""
    if isinstance(problem, RefusedError) and problem.status == 429:
        await asyncio.sleep(HOLD)


async def _body(request: Request, decoder: Decoder[B]) -> B:
    media = header(request, b"content-type").partition(";")[0].strip().lower()
    if media != "application/json":
        raise RefusedError(415, "media", message("server-media"))
    whole = direct.body(request.scope)
    body = await body_within(request) if whole is None else whole
    if body is None or len(body) > LARGEST_BODY:
        raise RefusedError(413, "too_large", message("server-too-large", most=LARGEST_BODY))
    try:
        decoded = decoder.decode(body)
    except RecursionError:
        raise msgspec.ValidationError("it is nested too deeply") from None
    check_json(body)
    return decoded


def _query(given: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in given.items() if value}


def refusal(request: Request, problem: Exception) -> Response:
    """The answer to a request that went wrong."""
    status, refused, retry_after = _refusal(request, problem)
    headers = {"retry-after": str(max(1, round(retry_after)))} if retry_after else None
    return Response(_encode(Refusal(refused)), status, headers, media_type="application/json")


def _refusal(request: Request, problem: Exception) -> tuple[int, Problem, float]:
    say = speaker_for(request)
    match problem:
        case RefusedError():
            refused = Problem(problem.code, say.say(problem.problem), missed=problem.missed)
            return problem.status, refused, problem.retry_after
        case RegnumError():
            status, code = _kind(problem)
            rule = problem.explanation.rule if isinstance(problem, IllegalActionError) else None
            return status, Problem(code, say.say(problem.message), rule), 0
        case msgspec.ValidationError():
            return 422, Problem("invalid", say("server-invalid", problem=str(problem))), 0
        case msgspec.DecodeError() | UnicodeDecodeError():
            return 400, Problem("no_json", say("server-no-json")), 0
        case DamagedTableError():
            return 500, Problem("damaged", say("server-damaged", reference=problem.reference)), 0
        case StorageError():
            _log.error("the store failed: %s", problem)
            return 503, Problem("storage", say("server-storage")), 1
        case ClientDisconnect():
            return 400, Problem("no_json", say("server-no-json")), 0
    reference = new_name()
    _log.error("a request failed", exc_info=problem, extra={"path": request.url.path, "reference": reference})
    return 500, Problem("broken", say("server-broken", reference=reference)), 0


def _kind(problem: RegnumError) -> tuple[int, str]:
    match problem:
        case UnknownTableError():
            return 404, "unknown"
        case ForbiddenError():
            return 403, "forbidden"
        case NotNowError():
            return 409, "not_now"
        case IllegalActionError():
            return 422, "illegal"
    return 422, "invalid"
