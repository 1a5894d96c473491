"""Finds the endpoint of a request.

Every request for the API comes here first. Anything that is not exactly one of the endpoints is passed on to Starlette,
which knows all pages, and says what is wrong with the others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.server.endpoints import Endpoint, Services


class Answering:
    """An endpoint as a separate ASGI application, so that streams are not wrapped in anything."""

    def __init__(self, endpoint: Endpoint[Any, Any], services: Services) -> None:
        self._endpoint, self._services = endpoint, services
        self.method = endpoint.method
        parts = list(enumerate(endpoint.path.split("/")))
        self.length = len(parts)
        """How many parts the path has."""
        self._names = [(at, part[1:-1]) for at, part in parts if part.startswith("{")]
        self._fixed = [(at, part) for at, part in parts if not part.startswith("{")]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        response = await self._endpoint(Request(scope, receive, send), self._services)
        await response(scope, receive, send)

    def values(self, parts: list[str]) -> dict[str, str] | None:
        """The parts of a path that vary, by name; None if it is the path of another endpoint."""
        if any(parts[at] != part for at, part in self._fixed):
            return None
        found = {name: parts[at] for at, name in self._names}
        return found if all(found.values()) else None


class Dispatch:
    """The endpoints by method and length of path."""

    def __init__(self, endpoints: Iterable[Answering], otherwise: ASGIApp) -> None:
        self._otherwise = otherwise
        self._endpoints: defaultdict[tuple[str, int], list[Answering]] = defaultdict(list)
        for endpoint in endpoints:
            self._endpoints[endpoint.method, endpoint.length].append(endpoint)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to who answers it."""
        if scope["type"] == "http":
            path: str = scope["path"]
            parts = path.removeprefix(scope.get("root_path", "")).split("/")
            for endpoint in self._endpoints.get((scope["method"], len(parts)), ()):
                values = endpoint.values(parts)
                if values is not None:
                    scope["path_params"] = values
                    return await endpoint(scope, receive, send)
        return await self._otherwise(scope, receive, send)
