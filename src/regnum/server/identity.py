"""The caller's identity: a name and a secret, kept by the browser as a cookie or sent by a bot as a bearer token.

There are no accounts. An account could later own identities; nothing here would change.
"""

from __future__ import annotations

from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.responses import Response

from regnum.server.clock import now
from regnum.server.names import hashed, new_name, new_token
from regnum.server.store import Identity, Store
from regnum.table.text import clean_name

_COOKIE = "regnum"
_SECURE_COOKIE = "__Host-regnum"
"""Under TLS: browsers accept it only from this very host, and only if it is safe."""
_SECURE_PART_COOKIE = "__Secure-regnum"
"""The same for a part of a host: other parts do not get it."""
_COOKIE_SECONDS = 400 * 86400
_MOST_KNOWN = 10_000
_KNOWN_FOR = 60_000
"""Milliseconds for which an identity is believed to be as it was, whatever other processes do to it."""
_LONGEST_TOKEN = 64
_HEADERS = "regnum.headers"
"""Where the scope of a request keeps its headers by name."""


class Identities:
    """The identities that this process has met lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, tuple[int, Identity]] = OrderedDict()

    async def of(self, request: HTTPConnection) -> Identity | None:
        """The identity that sends a request; None if it has none, or one that is unknown."""
        token = token_of(request)
        if not token or len(token) > _LONGEST_TOKEN:
            return None
        key = hashed(token)
        at, identity = self._known.get(key, (0, None))
        if identity is None or now() - at > _KNOWN_FOR:
            identity = await self._store.identity(key)
            if identity is None:
                self._known.pop(key, None)
                return None
            self._known[key] = (now(), identity)
            if len(self._known) > _MOST_KNOWN:
                self._known.popitem(last=False)
        return identity

    async def create(self, name: str, *, is_bot: bool = False) -> tuple[Identity, str]:
        """A new identity, and its token, which is shown this once."""
        token = new_token()
        identity = Identity(player=new_name(), name=clean_name(name), is_bot=is_bot, created=now())
        await self._store.add_identity(identity, hashed(token))
        return identity, token

    async def rename(self, identity: Identity, name: str) -> Identity:
        """Give a player another name, at tables that they join from now on."""
        await self._store.rename(identity.player, clean_name(name))
        self.forget(identity)
        return Identity(identity.player, clean_name(name), identity.is_bot, identity.created)

    def forget(self, identity: Identity) -> None:
        """Ask the store the next time."""
        for key in [key for key, (_, known) in self._known.items() if known.player == identity.player]:
            del self._known[key]


def token_of(request: HTTPConnection) -> str:
    """The secret that a request sends; empty if it sends none."""
    return bearer_token(request) or _cookie(request)


def header(request: HTTPConnection, name: bytes, default: str = "") -> str:
    """The first header with a name, which is in small letters; Starlette looks through all of them each time."""
    found: dict[bytes, bytes] | None = request.scope.get(_HEADERS)
    if found is None:
        found = request.scope[_HEADERS] = dict(reversed(request.scope["headers"]))
    return found[name].decode("latin-1") if name in found else default


def bearer_token(request: HTTPConnection) -> str:
    """The token that a program sends; empty if it sends none."""
    scheme, _, token = header(request, b"authorization").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def set_cookie(request: HTTPConnection, response: Response, token: str) -> None:
    """Have the browser keep a token, out of the reach of scripts; an empty one makes it forget."""
    response.set_cookie(
        _cookie_name(request),
        token,
        max_age=_COOKIE_SECONDS if token else 0,
        path=request.scope.get("root_path") or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def _cookie(request: HTTPConnection) -> str:
    return request.cookies.get(_cookie_name(request), "")


def _cookie_name(request: HTTPConnection) -> str:
    if request.url.scheme != "https":
        return _COOKIE
    return _SECURE_PART_COOKIE if request.scope.get("root_path") else _SECURE_COOKIE
