"""Checks of every request, and headers of every response: origin, size, headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.server.identity import bearer_token, header

LARGEST_BODY = 16 * 1024
_LONGEST_LENGTH = 20
"""Digits of a length that is worth reading."""
_NONE = "\n"
"""No header has this value."""
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
_SAFE_WITHOUT_TLS = [
    (name.encode(), value.encode()) for name, value in {**HEADERS, "cache-control": "no-store"}.items()
]
_SAFE = [*_SAFE_WITHOUT_TLS, (b"strict-transport-security", b"max-age=31536000")]


def safe_headers(scheme: str) -> list[tuple[bytes, bytes]]:
    """The security headers of answers over http or https."""
    return _SAFE if scheme == "https" else _SAFE_WITHOUT_TLS


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
                given = list(event["headers"])
                names = {name for name, _ in given}
                wanted = safe_headers(scope["scheme"])
                event = {**event, "headers": given + [header for header in wanted if header[0] not in names]}
            await send(event)

        await self._app(scope, receive, safely)


def is_foreign(request: Request) -> bool:
    """Whether another site makes a browser change something here in its user's name.

    Requests with a bearer token are exempt: CSRF needs a browser that attaches credentials by itself.
    """
    return request.method not in _SAFE_METHODS and is_from_another_site(request)


def is_from_another_site(request: Request) -> bool:
    """Whether a page of another site had a browser send this, whatever it asks for."""
    if bearer_token(request):
        return False
    if header(request, b"sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = header(request, b"origin", _NONE)
    return origin != _NONE and not _is_here(origin, header(request, b"host"))


def _is_here(origin: str, host: str) -> bool:
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return bool(place) and place.lower() == host.lower()


async def body_within(request: Request, most: int = LARGEST_BODY) -> bytes | None:
    """The body of a request; None as soon as it proves to be too large."""
    announced = header(request, b"content-length")
    if announced.isdecimal() and (len(announced) > _LONGEST_LENGTH or int(announced) > most):
        return None
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return body
