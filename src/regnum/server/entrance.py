"""The names that a server is called by, and the path that it is at, if it is reached through others."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from regnum.server.endpoints import RefusedError, refusal
from regnum.words.message import message

_ALWAYS = "/healthz"
"""Asked by proxies and containers, which call the server by its address."""


class Entrance:
    """Middleware that refuses requests for other hosts, and knows the prefix of all paths."""

    def __init__(self, app: ASGIApp, hosts: str, prefix: str) -> None:
        self._app = app
        names = {name.strip().lower() for name in hosts.split(",")} - {""}
        self._hosts = frozenset(name for name in names if not name.startswith("*."))
        self._domains = tuple(name[1:] for name in names if name.startswith("*."))
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        path: str = scope["path"]
        if self._prefix:
            if path == self._prefix:
                return await RedirectResponse(f"{path}/", 308)(scope, receive, send)
            is_complete = path.startswith(f"{self._prefix}/")  # some proxies leave the prefix away, some do not
            path = path.removeprefix(self._prefix) if is_complete else path
            scope = {**scope, "root_path": self._prefix, "path": self._prefix + path}
        if (self._hosts or self._domains) and path != _ALWAYS and not self._is_known(scope):
            problem = RefusedError(421, "host", message("server-host"))
            return await refusal(Request(scope), problem)(scope, receive, send)
        return await self._app(scope, receive, send)

    def _is_known(self, scope: Scope) -> bool:
        found = [value for name, value in scope["headers"] if name == b"host"]
        host = _without_port(found[0].decode("latin-1").lower()) if len(found) == 1 else ""
        return host in self._hosts or host.endswith(self._domains)


def _without_port(host: str) -> str:
    name, _, port = host.rpartition(":")
    return name if name and (port.isdecimal() or not port) else host
