"""The web app's files: read once, kept compressed in memory, sent again only if they have changed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regnum import packages
from regnum.bots.registry import shipped_puzzles, web_files
from regnum.engine.library import shipped_for_web, shipped_games
from regnum.games import GAMES, game_names
from regnum.server.game_list import face_of, listed_games
from regnum.server.offline import SOURCE, service_worker
from regnum.words.speaker import LANGUAGES, speaker
from regnum.words.texts import for_pages, texts

SCREENS = (
    "/",
    "/lobby",
    "/archive",
    "/mine",
    "/player/{player}",
    "/learn",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
    "/daily",
    "/daily/{game}",
    "/daily/{game}/{date}",
    "/puzzles",
    "/puzzles/{game}",
    "/puzzles/{game}/{puzzle}",
    "/setup",
    "/setup/{game}",
    "/rules/{game}",
    "/score",
    "/score/{game}",
    "/settings",
    "/seat",
    "/review/{table}",
    "/table/{table}",
    "/table/{table}/{ply}",
)
"""Paths of the web app's screens; the client decides what each shows. It writes them behind a # (`/#/table/x`); as
plain paths they are the addresses of earlier versions, which people have shared and kept."""
_DEEPEST = 8
"""Folders in an address that is still answered with a page for people."""
_LATER = ("rules", "learn", "score", "study", "daily", "puzzles", "setup")
"""Screens with many words, which are sent only to visitors of that screen: in a file such as `page_rules.ftl`,
and one such as `page_<game>_rules.ftl` for every game. What other programs say, too, is in files without `page_`."""
_REFERRING = ("study",)
"""Those whose sentences have names of a game's pieces in them: a file can only refer to what is in it."""
_KINDS = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
}
_SENT = (*_KINDS, ".css", ".html", ".png", ".ico")
"""Files for browsers; the other files in the folder are for developers."""
_PACKED = (".woff2", ".png")
"""Files that compressing would not make smaller."""


class File(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str

    def response(self, request: Request, status: int = 200) -> Response:
        """The file, or word that it has not changed since the browser got it."""
        headers = {"etag": self.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if status == 200 and _is_known(self.tag, request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.packed, status, {**headers, "content-encoding": "gzip"}, self.kind)
        return Response(self.content, status, headers, self.kind)


class Pages:
    """All that a browser may fetch besides the API: a route for every file and every screen, and no others."""

    def __init__(self, folder: Traversable | None = None) -> None:
        found = {path: _file(path, text) for path, text in _web_files(folder or files("regnum") / "web", "/")}
        found |= {path: _file(path, text) for path, text in _faces() if path not in found}
        found |= {path: _file(path, text) for path, text in _words()}
        found |= {path: _file(path, code) for path, code in _engines()}
        found |= {f"/puzzles/{name}.json": _file(".json", shipped_puzzles(name)) for name in shipped_games()}
        found["/games.json"] = _file("/games.json", msgspec.json.encode(listed_games(speaker("en"), found)))
        shell = found.pop("/index.html").content.replace(b"{languages}", _languages())
        self.shells = [_file("/index.html", _lowered(shell, depth)) for depth in range(_DEEPEST + 1)]
        """The document sent at every screen's address, by how many folders the address is below the first."""
        self.service = found.pop(SOURCE).content
        """The service worker's program, without its list of files."""
        self.files = {path: file.content for path, file in found.items()}
        kept = {path[1:]: content for path, content in self.files.items()} | {"": shell}
        self.worker = service_worker(self.service, kept)
        found["/sw.js"] = _file("/sw.js", self.worker)
        self.paths = frozenset(found)
        """Of all files."""
        self.routes = [_route(path, file) for path, file in found.items()]
        self.routes += [_route(path, self.shells[_depth(path)]) for path in SCREENS]

    def face(self, game: str) -> str | None:
        """The address of the module that draws a game, if it has one."""
        return face_of(game, self.paths)

    def not_found(self, request: Request) -> Response | None:
        """The page shown in a browser for a wrong address; None for a program."""
        is_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        prefix = request.scope.get("root_path", "")
        depth = _depth(request.scope["raw_path"].decode("ascii", "replace").removeprefix(prefix))
        if not is_page or request.scope["path"].removeprefix(prefix).startswith("/api/") or depth > _DEEPEST:
            return None
        return self.shells[depth].response(request, 404)


@cache
def pages() -> Pages:
    """Those of this process."""
    return Pages()


def _route(path: str, file: File) -> Route:
    async def sent(request: Request) -> Response:
        return file.response(request)

    return Route(path, sent)


def _languages() -> bytes:
    """The languages by code and by what each is called in itself, as the web app reads them."""
    return ",".join(f"{code} {name}" for code, name in LANGUAGES.items()).encode()


def _depth(path: str) -> int:
    return path.count("/") - 1


def _lowered(shell: bytes, depth: int) -> bytes:
    """The document with its addresses as they are from a folder further down."""
    return re.sub(rb'(\s(?:href|src|data-root)=")', rb"\1" + b"../" * depth, shell)


def _web_files(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.name.startswith((".", "__", "node_modules")):
            continue
        if entry.is_dir():
            yield from _web_files(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(_SENT) and not entry.name.endswith(".config.js"):
            yield f"{path}{entry.name}", entry.read_bytes()


def _faces() -> Iterator[tuple[str, bytes]]:
    """The faces of other packages' games, at the same kind of address as those of Regnum's own."""
    for name, point in packages.games_in(packages.WEB, {}).items():
        if name in game_names() and name not in GAMES and (folder := packages.folder_of(point)) is not None:
            yield from _web_files(folder, f"/js/games/{name}/")


def _words() -> Iterator[tuple[str, bytes]]:
    """Files with the words of every screen, of each screen with many words, and of tables in the browser."""
    games = game_names()
    for language in LANGUAGES:
        names = ["bots", "page", *games, *(f"page_{game}" for game in games)]
        yield f"/words/{language}.ftl", _joined(language, names)
        for screen in _LATER:
            names = [screen, *(f"{screen}_{game}" for game in games)]
            names += [f"page_{screen}", *(f"page_{game}_{screen}" for game in games)]
            if screen in _REFERRING:
                names += games
            yield f"/words/{language}/{screen}.ftl", _joined(language, names)
        yield f"/words/{language}/here.ftl", _joined(language, ["page_here", "table", "errors"])


def _engines() -> Iterator[tuple[str, bytes]]:
    """The compiled rules of the games, and what their bots need, for tables in the browser."""
    for name in shipped_games():
        for module, code in shipped_for_web(name).items():
            yield f"/engine/{module}.wasm", code
        for file, content in web_files(name).items():
            yield f"/engine/{file}", content


def _joined(language: str, names: Sequence[str]) -> bytes:
    return for_pages(language, "\n".join(texts(language, names))).encode()


def _file(path: str, content: bytes) -> File:
    ending = path[path.rfind(".") :]
    kind = _KINDS.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = None if ending in _PACKED else gzip.compress(content, 9, mtime=0)
    return File(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def _is_known(tag: str, header: str) -> bool:
    return header.strip() == "*" or tag in (known.strip().removeprefix("W/") for known in header.split(","))


def _takes_gzip(header: str) -> bool:
    for part in header.lower().split(","):
        name, _, quality = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" or quality == ""
    return False
