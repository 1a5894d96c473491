"""The first limit: all requests of an address, whatever they ask for. Others are by what is asked for."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.server.addresses import network_of
from regnum.server.endpoints import RefusedError, hold, refusal
from regnum.server.limits import EVERYTHING, Buckets
from regnum.words.message import message


class Flood:
    """Middleware that refuses requests of an address that sends too many."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self._app, self._buckets = app, buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        wait = self._wait(scope) if scope["type"] == "http" else 0
        if not wait:
            await self._app(scope, receive, send)
            return
        problem = RefusedError(429, "too_many", message("server-too-many"), wait)
        await hold(problem)
        await refusal(Request(scope), problem)(scope, receive, send)

    def _wait(self, scope: Scope) -> float:
        client = scope.get("client")
        return self._buckets.wait(network_of(client[0]), EVERYTHING, time.monotonic()) if client else 0
