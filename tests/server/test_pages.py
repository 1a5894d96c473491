"""The page's files: everything that is meant for browsers and nothing else, small, fresh, and in every language."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import struct
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

import regnum
from regnum.bots.registry import web_files
from regnum.games import GAMES
from regnum.server.pages import _LATER, SCREENS, pages
from regnum.words.speaker import LANGUAGES
from tests.support.server import running

WEB = Path(regnum.__file__).parent / "web"
ROOT = WEB.parents[2]
MOST_VENDORED = 25_000
MOST_AT_FIRST = 150_000
"""Bytes that come over the wire when a visitor opens the front page for the first time."""


@pytest.fixture
async def caller(tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with running(tmp_path) as place:
        yield place.caller()


async def test_every_screen_is_the_shell(caller: httpx.AsyncClient) -> None:
    shell = (
        (WEB / "index.html")
        .read_text(encoding="utf-8")
        .replace("{languages}", "en English,hu Magyar,pl Polski,et Eesti")
    )
    for screen in SCREENS:
        up = "../" * (screen.count("/") - 1)
        answer = await caller.get(re.sub(r"\{\w+\}", "7", screen))
        assert answer.status_code == 200, screen
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.text == re.sub(r'( (?:href|src|data-root)=")', rf"\1{up}", shell)


async def test_addresses_in_the_shell_lead_to_files_from_every_screen(caller: httpx.AsyncClient) -> None:
    for screen in ("/", "/lobby", "/table/7", "/learn/kingdoms/first"):
        where = httpx.URL(f"http://server{screen}")
        shell = (await caller.get(screen)).text
        for address in re.findall(r' (?:href|src)="([^"]+)"', shell):
            assert (await caller.get(where.join(address).path)).status_code == 200, address
        assert where.join(re.findall(r'data-root="([^"]+)"', shell)[0]).path == "/"


def test_the_page_knows_the_same_screens() -> None:
    text = (WEB / "js/router.js").read_text(encoding="utf-8")
    known = re.findall(r'\["\w+", "(/[^"]*)"\]', text)
    assert [re.sub(r":(\w+)", r"{\1}", path) for path in known] == list(SCREENS)


async def test_the_list_of_games_says_where_each_is_drawn(caller: httpx.AsyncClient) -> None:
    games = (await caller.get("/api/games")).json()["games"]
    assert [game["name"] for game in games] == list(GAMES)
    for game in games:
        face = await caller.get(game["face"])
        assert face.status_code == 200
        for name in re.findall(r'art: "([^"]+)"', face.text):
            assert (await caller.get(game["face"].replace("face.js", name))).headers["content-type"] == "image/svg+xml"


def test_a_game_without_a_face_is_drawn_plainly() -> None:
    assert pages().face("solitaire") is None


async def test_files_are_sent_with_their_kind(caller: httpx.AsyncClient) -> None:
    kinds = {
        "/js/main.js": "text/javascript; charset=utf-8",
        "/css/tokens.css": "text/css; charset=utf-8",
        "/art/common.svg": "image/svg+xml",
        "/manifest.webmanifest": "application/manifest+json",
        "/icon-192.png": "image/png",
        "/words/hu.ftl": "text/plain; charset=utf-8",
        **{f"/engine/{game}.wasm": "application/wasm" for game in GAMES},
        **{f"/engine/{name}": "application/octet-stream" for game in GAMES for name in web_files(game)},
    }
    for path, kind in kinds.items():
        answer = await caller.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] == kind
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-cache"


async def test_what_the_browser_has_is_not_sent_again(caller: httpx.AsyncClient) -> None:
    first = await caller.get("/js/main.js")
    tag = first.headers["etag"]
    for header in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = await caller.get("/js/main.js", headers={"if-none-match": header})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
    assert (await caller.get("/js/main.js", headers={"if-none-match": '"other"'})).status_code == 200


@pytest.mark.parametrize(
    ("wish", "is_packed"), [("gzip", True), ("br, gzip;q=0.5", True), ("gzip;q=0", False), ("", False), ("br", False)]
)
async def test_files_are_packed_for_those_who_unpack(caller: httpx.AsyncClient, wish: str, *, is_packed: bool) -> None:
    answer = await caller.get("/js/main.js", headers={"accept-encoding": wish})
    assert (answer.headers.get("content-encoding") == "gzip") is is_packed
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.content == (WEB / "js/main.js").read_bytes()


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/js/..%2f..%2fserver%2fapp.py",
        "/js/../../server/app.py",
        "/index.html",
        "/js/",
        "/js",
        "/tsconfig.json",
        "/eslint.config.js",
        "/vendor/README.md",
        "/words/de.ftl",
        "/words/../server.ftl",
        "/table/a/b/c",
    ],
)
async def test_there_is_nothing_else(caller: httpx.AsyncClient, path: str) -> None:
    request = caller.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    answer = await caller.send(request)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "unknown"


async def test_a_wrong_address_shows_the_page_to_people(caller: httpx.AsyncClient) -> None:
    people = {"accept": "text/html,application/xhtml+xml"}
    answer = await caller.get("/nowhere", headers=people)
    assert answer.status_code == 404
    assert "<title>Regnum</title>" in answer.text
    assert 'src="../../../js/main.js"' in (await caller.get("/no%2fwhere/at/all/0", headers=people)).text
    assert (await caller.get("/deep" * 10, headers=people)).json()["error"]["code"] == "unknown"
    assert (await caller.get("/api/nowhere", headers=people)).json()["error"]["code"] == "unknown"
    assert (await caller.post("/nowhere", headers=people)).json()["error"]["code"] == "unknown"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_of_the_page(caller: httpx.AsyncClient, language: str) -> None:
    text = (await caller.get(f"/words/{language}.ftl")).text
    for name in (
        "page-play-now",
        "level-king",
        "kingdomino-terrain",
        "kingdomino-name",
        "kingdoms-name",
        "kingdoms-tile",
    ):
        assert re.search(rf"^{name} =", text, re.MULTILINE), name
    assert "command-help" not in text
    assert ("\N{NO-BREAK SPACE}" in text) is (language == "pl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", _LATER)
async def test_words_of_a_screen_refer_to_each_other(caller: httpx.AsyncClient, screen: str, language: str) -> None:
    """The page reads every file by itself, so a message cannot have one of another file in it."""
    text = (await caller.get(f"/words/{language}/{screen}.ftl")).text
    defined = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert defined
    assert set(re.findall(r"\{ ([a-z][\w-]*) \}", text)) <= defined


def page_modules() -> list[Path]:
    return [path for path in WEB.rglob("*.js") if "vendor" not in path.parts and not path.name.endswith(".config.js")]


def test_the_shell_has_nothing_inline() -> None:
    text = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", text)


def test_nothing_is_fetched_from_elsewhere() -> None:
    for path in [*page_modules(), *WEB.rglob("*.css"), *WEB.rglob("*.html")]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/", "")
        assert not re.search(r"""(?:src|href|url|from|import|fetch)\s*[=(]?\s*["'(]https?:""", text), path


def test_every_import_leads_somewhere() -> None:
    for path in WEB.rglob("*.js"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name in re.findall(r"""(?<![\w-])(?:from|import)\s*\(?["']([^"'$]+)["']""", text):
            if not path.name.endswith(".config.js"):
                assert name.startswith((".", "/")), f"{path}: {name}"
                there = WEB / name[1:] if name.startswith("/") else path.parent / name
                assert there.resolve().is_file(), f"{path}: {name}"


def packed(path: Path) -> int:
    text = path.read_bytes()
    return len(text) if path.suffix == ".woff2" else len(gzip.compress(text, 9, mtime=0))


def test_what_others_wrote_is_small() -> None:
    assert sum(packed(path) for path in (WEB / "vendor").glob("*.js")) <= MOST_VENDORED


def needed_by(module: Path) -> set[Path]:
    """A module and everything that it imports at once."""
    found, open_ = set(), [module]
    while open_:
        path = open_.pop()
        if path not in found:
            found.add(path)
            names = re.findall(r"""^(?:import|export)[^;]*?from\s*["']([^"']+)["']""", path.read_text("utf-8"), re.M)
            open_ += [(path.parent / name).resolve() for name in names]
    return found


def test_what_the_start_needs_is_fetched_at_once() -> None:
    shell = (WEB / "index.html").read_text(encoding="utf-8")
    listed = {WEB / href for href in re.findall(r'rel="modulepreload" href="([^"]+)"', shell)}
    assert listed == needed_by(WEB / "js/main.js") - {WEB / "js/main.js"}


async def test_the_first_visit_is_small(caller: httpx.AsyncClient) -> None:
    shell = (WEB / "index.html").read_text(encoding="utf-8")
    linked = {WEB / href for href in re.findall(r'(?:href|src)="([^"]+)"', shell)}
    faces = list((WEB / "js/games").glob("*/face.js"))
    modules = {path for start in (WEB / "js/main.js", WEB / "js/screens/home.js", *faces) for path in needed_by(start)}
    art = {*(WEB / "art").glob("*.svg"), *WEB.glob("js/games/*/art.svg"), *WEB.glob("js/games/*/colours.css")}
    files = {path for path in linked | modules | art if path.is_file()}
    words = (await caller.get("/words/hu.ftl")).content
    total = sum(packed(path) for path in files) + len(gzip.compress(words, 9)) + packed(WEB / "index.html")
    assert total < MOST_AT_FIRST, total


def size_of(png: Path) -> str:
    """The size that a PNG has by its own header."""
    return "x".join(str(side) for side in struct.unpack(">II", png.read_bytes()[16:24]))


def test_the_manifest_is_whole() -> None:
    """What browsers ask for before they offer to install the page."""
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["start_url"] == manifest["id"] == manifest["scope"] == "./"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        path = WEB / icon["src"]
        assert icon["sizes"] == ("any" if path.suffix == ".svg" else size_of(path))
    for purpose in ("any", "maskable"):
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"] if icon["purpose"] == purpose}


def test_the_manifest_has_the_colours_of_the_page() -> None:
    manifest = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
    papers = re.findall(r"--paper: light-dark\((#\w+), (#\w+)\)", (WEB / "css/tokens.css").read_text(encoding="utf-8"))
    assert manifest["background_color"] == manifest["theme_color"] == papers[0][0]
    shell = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'name="theme-color"[^>]* content="(#\w+)"', shell) == list(papers[0])


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
def test_the_connection_decides_rightly() -> None:
    tests = sorted(str(path) for path in (ROOT / "tests/page").glob("*.test.js"))
    words = ["node", "--test", "--test-reporter=spec", *tests]  # which ends with what failed
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]
