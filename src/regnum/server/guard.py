"""Checks of every request, and headers of every response: origin, size, headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.identity import bearer_token

LARGEST_BODY = 16 * 1024
_LONGEST_LENGTH = 20
"""Digits of a length that is worth reading."""
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PAGE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the web app may do, as far as a document can say it of itself. The compiled rules are WebAssembly."""
_POLICY = f"{PAGE_POLICY}; frame-ancestors 'none'"
HEADERS = {
    "content-security-policy": _POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
_STRICT_TRANSPORT = "max-age=31536000"


class SafeHeaders:
    """Middleware that adds the security headers for browsers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def safely(event: Message) -> None:
            if event["type"] == "http.response.start":
                headers = MutableHeaders(scope=event)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", _STRICT_TRANSPORT)
            await send(event)

        await self._app(scope, receive, safely)


def is_foreign(request: Request) -> bool:
    """Whether another site makes a browser change something here in its user's name.

    A program that sends a bearer token is not a browser that could be tricked: no other site knows the token.
    """
    return request.method not in _SAFE_METHODS and is_from_another_site(request)


def is_from_another_site(request: Request) -> bool:
    """Whether a page of another site had a browser send this, whatever it asks for."""
    if bearer_token(request):
        return False
    site = request.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = request.headers.get("origin")
    return origin is not None and not _is_here(origin, request.headers)


def _is_here(origin: str, headers: Headers) -> bool:
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(place) and place.lower() == headers.get("host", "").lower()


async def body_within(request: Request, most: int = LARGEST_BODY) -> bytes | None:
    """The body of a request; None as soon as it proves to be too large."""
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and (len(announced) > _LONGEST_LENGTH or int(announced) > most):
        return None
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return body
