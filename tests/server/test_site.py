"""The folder that `regnum site` writes: complete, the same every time, strict, and without any need of a server."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from posixpath import dirname, normpath

import pytest

import regnum
from regnum.bots.registry import web_files
from regnum.errors import UsageError
from regnum.games import GAMES
from regnum.server.offline import service_worker
from regnum.server.pages import pages
from regnum.server.site import site
from regnum.server.slim import slim_script, slim_sheet
from regnum.words.speaker import LANGUAGES

ROOT = Path(regnum.__file__).parents[2]
ADDRESSES = {
    "js": r"""(?:\bfrom|\bimport|\bimport\()\s*"([^"\s]+\.js)\"""",
    "css": r"""url\("([^"#]+)""",
    "html": r"""\s(?:href|src)="([^"]+)""",
    "webmanifest": r""""src": "([^"]+)""",
}
SAME_TREE = """
import { parse } from "acorn";
import { readFileSync } from "node:fs";
const told = JSON.parse(readFileSync(0, "utf-8"));
const places = ["start", "end"];
const told_of = (value) => (typeof value === "bigint" ? `${value}n` : value);
const plain = (key, value) => (places.includes(key) ? undefined : told_of(value));
const tree = (text) => JSON.stringify(parse(text, { ecmaVersion: "latest", sourceType: "module" }), plain);
console.log(JSON.stringify(Object.keys(told).filter((path) => tree(told[path][0]) !== tree(told[path][1]))));
"""


@pytest.fixture(scope="module")
def folder() -> dict[str, bytes]:
    return site()


@pytest.fixture(scope="module")
def version(folder: dict[str, bytes]) -> str:
    found = {path.split("/")[0] for path in folder if path.endswith("js/main.js")}
    return found.pop()


def test_it_is_the_same_every_time(folder: dict[str, bytes]) -> None:
    assert site() == folder


def test_all_that_browsers_need_is_there(folder: dict[str, bytes], version: str) -> None:
    needed = {path.removeprefix("/") for path in pages().files}
    there = {path.removeprefix(f"{version}/") for path in folder}
    assert needed < there
    assert {"index.html", "404.html", "sw.js", "manifest.webmanifest", "icon.svg"} <= set(folder)
    for language in LANGUAGES:
        assert f"{version}/words/{language}.ftl" in folder
    games = json.loads(folder[f"{version}/games.json"])["games"]
    assert [game["name"] for game in games] == [game for game in GAMES if f"/js/games/{game}/bots.js" in pages().files]
    for game in GAMES:
        assert f"{version}/engine/{game}.wasm" in folder
    assert not any("config" in path or path.endswith((".py", ".d.ts", "tsconfig.json")) for path in folder)


def test_every_address_leads_to_a_file_and_none_to_the_root_of_the_host(folder: dict[str, bytes]) -> None:
    for path, content in folder.items():
        if path != "404.html" and (form := ADDRESSES.get(path.rpartition(".")[2])):
            for address in re.findall(form, content.decode()):
                assert normpath(f"{dirname(path)}/{address}").lstrip("/") in folder, f"{path}: {address}"
                assert not address.startswith(("/", "http")), f"{path}: {address}"


def test_the_document_says_that_there_is_no_server_and_is_as_strict(folder: dict[str, bytes]) -> None:
    shell = folder["index.html"].decode()
    assert '<html data-server="none" ' in shell
    policy = re.findall(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)"', shell)[0]
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';")
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert shell.index("Content-Security-Policy") < shell.index("<link")
    assert 'data-server="none"' not in pages().shells[0].content.decode()


@pytest.mark.parametrize("base", ["/", "/regnum/", "/a/b-c/"])
def test_the_page_for_wrong_addresses_knows_where_the_folder_is(base: str) -> None:
    text = site(base)["404.html"].decode()
    addresses = re.findall(r'\s(?:href|src|data-root)="([^"]+)"', text)
    assert len(addresses) > 15
    assert all(re.fullmatch(f"{base}([^/.].*)?", address) for address in addresses)


@pytest.mark.parametrize("base", ["", "regnum", "/regnum", "regnum/", "//host/", "/a b/", '/"/', "/a?b/", "/é/"])
def test_a_base_that_is_not_a_path_is_rejected(base: str) -> None:
    with pytest.raises(UsageError):
        site(base)


def test_the_service_worker_knows_every_file_by_its_digest(folder: dict[str, bytes]) -> None:
    head = folder["sw.js"].decode().split(";\n")[0].removeprefix("self.regnum = ")
    listed = json.loads(head)["files"]
    unlisted = {path for path in folder if path.startswith("licences/")} | {"index.html", "404.html", "sw.js"}
    assert set(listed) == (set(folder) - unlisted) | {""}
    for path, digest in listed.items():
        assert hashlib.sha256(folder[path or "index.html"]).hexdigest() == digest


@pytest.mark.parametrize("game", GAMES)
def test_what_only_a_champion_needs_is_not_part_of_a_first_visit(folder: dict[str, bytes], game: str) -> None:
    later = json.loads(folder["sw.js"].decode().split(";\n")[0].removeprefix("self.regnum = "))["later"]
    needed = [f"{game}-champion.wasm", *(name for name in web_files(game) if name.endswith(".network"))]
    assert len(needed) > 2
    assert {path.rpartition("/")[2] for path in later} >= set(needed)


def test_a_changed_file_is_a_new_version() -> None:
    one, other = ({"": b"document", "a.js": text} for text in (b"1", b"2"))
    assert service_worker(b"program", one) == service_worker(b"program", dict(reversed(one.items())))
    assert service_worker(b"program", one) != service_worker(b"program", other)


def test_a_server_keeps_the_same_files_and_never_its_answers() -> None:
    head = re.match(rb"self.regnum = (.*?);\n", pages().worker)
    assert head
    listed = json.loads(head[1])["files"]
    assert set(listed) == {path[1:] for path in pages().files} | {""}
    assert not any(path.startswith("api") for path in listed)


def test_scripts_and_sheets_get_smaller(folder: dict[str, bytes], version: str) -> None:
    for path, content in pages().files.items():
        if path.endswith(".css"):
            assert len(folder[f"{version}{path}"]) < len(content), path
    scripts = [content for path, content in folder.items() if path.endswith(".js")]
    assert sum(map(len, scripts)) < sum(len(text) for path, text in pages().files.items() if path.endswith(".js"))
    assert not any(b"/**" in content for content in scripts)


def test_a_worker_is_in_no_bundle_that_the_page_may_load_for_other_modules(
    folder: dict[str, bytes], version: str
) -> None:
    started = re.compile(rb'new Worker\(new URL\("\./([^"]+)"')
    workers = {
        f"{version}{normpath(f'{dirname(path)}/{name.decode()}')}"
        for path, content in pages().files.items()
        for name in started.findall(content)
    }
    assert len(workers) > 3
    for worker in workers:
        bundle = re.fullmatch(r'import \{ m\d+ \} from "\.\./(bundle-\d+\.js)";\n', folder[worker].decode())
        if bundle:  # otherwise it is a file of its own
            text = folder[f"{version}/js/{bundle[1]}"].decode()
            assert len(re.findall(r"(?m)^const m\d+ = \(\(\) => \{$", text)) == 1, worker


def test_the_way_to_the_first_move_is_a_few_files(folder: dict[str, bytes], version: str) -> None:
    shell = folder["index.html"].decode()
    fetched = re.findall(r'rel="modulepreload" href="([^"]+)"', shell)
    assert len(fetched) < 8
    for module in ("main", "screens/home", "screens/table", "here/client", "here/worker"):
        assert imported_by(folder, f"{version}/js/{module}.js") <= set(fetched), module
    for path in fetched:
        assert imported_by(folder, path) <= set(fetched), path


def test_what_a_game_takes_is_known_before_it_is_chosen(folder: dict[str, bytes], version: str) -> None:
    shell = folder["index.html"].decode()
    first = set(re.findall(r'rel="modulepreload" href="([^"]+)"', shell))
    listed = re.findall(r'<html [^>]*data-modules="([^"]+)"', shell)[0]
    games = {name: [f"{version}/{path}" for path in paths] for name, *paths in map(str.split, listed.split(","))}
    assert list(games) == [game["name"] for game in json.loads(folder[f"{version}/games.json"])["games"]]
    for name, paths in games.items():
        assert not first & set(paths)
        for file in ("play", "referee", "bots"):
            assert imported_by(folder, f"{version}/js/games/{name}/{file}.js") <= {*first, *paths}, file
        for path in paths:
            assert imported_by(folder, path) <= {*first, *paths}, path


def test_words_are_fetched_before_the_web_app_is_here(folder: dict[str, bytes], version: str) -> None:
    shell = folder["index.html"].decode()
    early, main = re.findall(r'<script type="module" src="([^"]+)"', shell)
    assert (early, main) == (f"{version}/js/early.js", f"{version}/js/main.js")
    assert imported_by(folder, early) == set()


def imported_by(folder: dict[str, bytes], path: str) -> set[str]:
    found = re.findall(r'^import .* from "([^"]+)";', folder[path].decode(), re.M)
    return {normpath(f"{dirname(path)}/{name}") for name in found}


@pytest.mark.skipif(not (ROOT / "node_modules/acorn").is_dir(), reason="the tools for the web app are not installed")
def test_a_slim_script_is_the_same_program() -> None:
    scripts = {path: text.decode() for path, text in pages().files.items() if path.endswith(".js")}
    scripts["service"] = pages().service.decode()
    pairs = {path: [text, slim_script(text)] for path, text in scripts.items()}
    command = [shutil.which("node") or "node", "--input-type=module", "-e", SAME_TREE]
    done = subprocess.run(command, input=json.dumps(pairs), capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.parametrize(
    ("text", "slim"),
    [
        ("a // b\nc", "a\nc\n"),
        ("a /* b */ + /* c\n */ d", "a +\nd\n"),
        ("x = \"// no\" + '/* no */';", "x=\"// no\" + '/* no */';\n"),
        (
            "x = `// no ${y /* yes */ + `a ${z} /* no */`} // no`; // yes",
            "x=`// no ${y + `a ${z} /* no */`} // no`;\n",
        ),
        ("x = /[/*]\\/\\/ '/g.test(y); // yes", "x=/[/*]\\/\\/ '/g.test(y);\n"),
        ("return /'/ // yes", "return /'/\n"),
        ("x = (a) / b / c; // yes", "x=(a)/ b / c;\n"),
        ("x = { y: `a` }; // '", "x={y:`a`};\n"),
        ("a = b + +c - -d;", "a=b + +c - -d;\n"),
    ],
)
def test_what_looks_like_a_comment(text: str, slim: str) -> None:
    assert slim_script(text) == slim


def test_sheets() -> None:
    text = "a { /* b */\n  content: '/* no */';\n}\n\n.b   .c {}\n"
    assert slim_sheet(text) == "a {\ncontent: '/* no */';\n}\n.b .c {}\n"
