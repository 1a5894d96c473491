"""The web app as a folder of files for any static host: all that browsers need, and nothing that needs a server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files

from regnum.errors import UsageError
from regnum.server.bundle import bundled, needed, with_all
from regnum.server.guard import PAGE_POLICY
from regnum.server.offline import service_worker, version_of
from regnum.server.pages import pages
from regnum.server.slim import slim_script, slim_sheet
from regnum.words.message import message

_BASE = re.compile(r"/(?:[A-Za-z0-9._~-]+/)*")
_AT_ROOT = re.compile(r"/(?:manifest\.webmanifest|icon[^/]*)")
"""Files that browsers ask for by a fixed address; all others are in a folder that is called after their version."""
_START = [
    "js/main.js",
    *("js/screens/home.js", "js/screens/table.js", "js/parts/plain.js", "js/here/client.js"),
]
"""What is needed on the way to the first move, whatever is played."""
_EARLY = "js/early.js"
"""What is done while all that is still on its way."""
_REST = [f"js/parts/{name}.js" for name in ("chat", "menu", "over", "replay", "seats")]
"""What else a table needs, fetched after the first move."""
_STUDY = [f"js/study/{name}.js" for name in ("analysis", "help")]
"""What analyses and hints need on the page."""
_HOST = "js/here/worker.js"
"""The worker that hosts tables."""
_WORKERS = [_HOST, "js/here/thinker.js", "js/study/worker.js"]
"""Programs that share modules with the page, or with each other."""
_LICENCES = {"licences/fonts.txt": "fonts/LICENSE.txt", "licences/scripts.md": "vendor/README.md"}


def site(base: str = "/") -> dict[str, bytes]:
    """Every file by its path from the folder; the same files, byte for byte, whenever it is called.

    The folder works in any place. `base` is the path that it will have on its host: only 404.html needs to know it.
    """
    if not _BASE.fullmatch(base):
        raise UsageError(message("site-bad-base", base=base))
    found = {path: _slim(path, content) for path, content in pages().files.items()}
    found["/games.json"] = _playable(found["/games.json"])
    names = [game["name"] for game in json.loads(found["/games.json"])["games"]]
    rooted = {path[1:]: content for path, content in found.items() if _AT_ROOT.fullmatch(path)}
    others = {path[1:]: content for path, content in found.items() if not _AT_ROOT.fullmatch(path)}
    start = [*_START, *(f"js/games/{name}/face.js" for name in names)]
    on_page = [_REST, _STUDY, *([_played(name)[0]] for name in names)]
    packed = bundled(others, [start, *_entries(names)], on_page, _WORKERS)
    others = {**packed, _EARLY: with_all(others, _EARLY)}
    version = version_of(others)
    whole = rooted | {f"{version}/{path}": content for path, content in others.items()}
    first = _bundles(others, start)
    host = [path for path in [*_bundles(others, [_HOST]), _HOST] if path not in first]
    later = {name: [path for path in _bundles(others, _played(name)) if path not in {*first, *host}] for name in names}
    shell = _shell(pages().shells[0].content, version, [first, host], later)
    program = slim_script(pages().service.decode()).encode()
    return {
        **whole,
        "index.html": shell,
        "404.html": _absolute(shell, base),
        "sw.js": service_worker(program, {**whole, "": shell}),
        **_licences(),
    }


def _entries(games: Sequence[str]) -> Iterator[list[str]]:
    """Modules that are needed at once in workers: the one that hosts tables, those that think, all with a game."""
    host, thinker, study = _WORKERS
    yield [host]
    yield [thinker]
    yield [study, *(f"js/games/{game}/study.js" for game in games)]
    for game in games:
        yield _played(game)[1:]


def _bundles(files: Mapping[str, bytes], modules: Sequence[str]) -> list[str]:
    """The bundles that some modules are in, with those that they need."""
    return [path for path in needed(files, modules) if path.startswith("js/bundle-")]


def _played(game: str) -> list[str]:
    """The modules with which a game is played: on the page, and in the worker that hosts tables."""
    return [f"js/games/{game}/{name}.js" for name in ("play", "referee", "bots")]


def _slim(path: str, content: bytes) -> bytes:
    if path.endswith(".js"):
        return slim_script(content.decode()).encode()
    if path.endswith(".css"):
        return slim_sheet(content.decode()).encode()
    return content


def _playable(listed: bytes) -> bytes:
    """The list of games, without those that only a server can play."""
    games = [game for game in json.loads(listed)["games"] if game["plays_here"]]
    return json.dumps({"games": games}, ensure_ascii=False, separators=(",", ":")).encode()


def _shell(document: bytes, version: str, first: Sequence[Sequence[str]], later: Mapping[str, Sequence[str]]) -> bytes:
    """The document for a folder: it says that there is no server, and has the security policy that a server sends.

    What is needed on the way to the first move is fetched at once, instead of one after another: first what the front
    page needs, then what hosts tables. What a game needs is fetched when it is known which one is played.
    """
    modules = ",".join(" ".join([game, *paths]) for game, paths in later.items())
    text = document.decode().replace("<html ", f'<html data-server="none" data-modules="{modules}" ', 1)
    policy = f'<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    text = text.replace('<meta charset="utf-8" />', policy, 1)
    text = re.sub(r'\n *<link rel="modulepreload"[^>]*>', "", text)
    shown, host = first
    links = [f'<link rel="modulepreload" href="{path}" />' for path in shown]
    links += [
        f'<link rel="preload" href="{path}" as="fetch" crossorigin />' for path in ("games.json", "art/common.svg")
    ]
    links += [f'<link rel="modulepreload" href="{path}" fetchpriority="low" />' for path in host]
    text = text.replace("<script ", "\n    ".join([*links, "<script "]), 1)
    return re.sub(r'(\s(?:href|src)=")([^"]+)', lambda found: found[1] + _moved(found[2], version), text).encode()


def _moved(address: str, version: str) -> str:
    return address if _AT_ROOT.fullmatch(f"/{address}") else f"{version}/{address}"


def _absolute(shell: bytes, base: str) -> bytes:
    """The document as hosts send it for a wrong address, in whatever folder that is."""
    at_root = shell.replace(b'data-root="./"', b'data-root=""')
    return re.sub(rb'(\s(?:href|src|data-root)=")', rb"\1" + base.encode(), at_root)


def _licences() -> Mapping[str, bytes]:
    """What the licences of others ask to be kept with a copy."""
    web = files("regnum") / "web"
    return {path: web.joinpath(source).read_bytes() for path, source in _LICENCES.items()}
