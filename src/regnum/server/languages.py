"""The language of the caller."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from regnum.words.speaker import LANGUAGES, Speaker, speaker

_MOST = 20


def speaker_for(request: HTTPConnection) -> Speaker:
    """Speaks the first of our languages that a request prefers."""
    wishes = []
    for part in request.headers.get("accept-language", "")[:500].split(",")[:_MOST]:
        name, _, quality = part.strip().partition(";q=")
        try:
            wishes.append((-float(quality or 1), name[:2].lower()))
        except ValueError:
            continue
    return speaker(next((name for _, name in sorted(wishes, key=lambda wish: wish[0]) if name in LANGUAGES), "en"))
