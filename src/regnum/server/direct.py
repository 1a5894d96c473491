"""Uses connections without the detour over ASGI, where nothing has to be waited for.

uvicorn looks at every header of every answer, and a stream that sleeps in a task has to be woken for each update. Most
answers and updates need neither: their headers are known, and the connection takes them at once. Everything else goes
the usual way, which the callers here keep.
"""

from __future__ import annotations

from functools import cache
from weakref import ref

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, RequestResponseCycle

from regnum.server.guard import safe_headers

CYCLE = "regnum.cycle"
"""Where the scope of a request has a weak reference to what answers it, if it came over a connection of this server."""


def answer(scope: Scope, status: int, media: str, body: bytes) -> bool:
    """Write a complete answer; False if it has to be sent in the usual way."""
    cycle = _cycle(scope)
    if cycle is None or cycle.response_started or not cycle.keep_alive or scope["method"] == "HEAD":
        return False
    if cycle.waiting_for_100_continue or not _is_free(cycle):
        return False
    dated = b"".join([b"%b: %b\r\n" % header for header in cycle.default_headers])
    head = b"%b%b%bcontent-length: %d\r\n\r\n" % (*_head(status, media, scope["scheme"]), dated, len(body))
    cycle.transport.write(head + body)
    cycle.response_started = cycle.response_complete = True
    cycle.message_event.set()
    cycle.on_response()
    return True


def body(scope: Scope) -> bytes | None:
    """The body of a request if all of it has come; None if it has to be received in the usual way."""
    cycle = _cycle(scope)
    if cycle is None or cycle.more_body or cycle.disconnected or cycle.waiting_for_100_continue:
        return None
    cycle.flow.resume_reading()
    return bytes(cycle.body)


def add(scope: Scope, body: bytes) -> bool:
    """Add a piece to an answer of unknown length that has begun; False if it has to be sent in the usual way."""
    cycle = _cycle(scope)
    if cycle is None or not cycle.chunked_encoding or cycle.response_complete or not _is_free(cycle):
        return False
    cycle.transport.write(b"%x\r\n%b\r\n" % (len(body), body))
    return True


def _cycle(scope: Scope) -> RequestResponseCycle | None:
    found: ref[RequestResponseCycle] | None = scope.get(CYCLE)
    return found() if found is not None else None


def _is_free(cycle: RequestResponseCycle) -> bool:
    """Whether the other side reads what is written."""
    return not cycle.disconnected and not cycle.flow.write_paused and not cycle.transport.is_closing()


@cache
def _head(status: int, media: str, scheme: str) -> tuple[bytes, bytes]:
    """The first line of an answer, and all headers that are always the same."""
    headers = [(b"content-type", media.encode()), *safe_headers(scheme)]
    return STATUS_LINE[status], b"".join([b"%b: %b\r\n" % header for header in headers])
