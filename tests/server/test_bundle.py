"""Modules in bundles: the same programs, each module once, and every other module finds what it imports."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from regnum.server.bundle import Module, bundled, needed, with_all

FILES = {
    "vendor/tiny.js": "var n={v:1};function h(s){return s+1}export{h as plus,n as options};",
    "vendor/plain.js": "export default function(s){return `<${s}>`}\n",
    "js/text.js": (
        'import tag from "../vendor/plain.js";\nimport { plus as more } from "../vendor/tiny.js";\n'
        "export const [FIRST = 7, SECOND] = [undefined, 8];\n"
        "export const said = (n) => `${tag(`a ${n} }`)} /* not a comment */ ${more(n)}`;\n"
        'export async function later() { return (await import("./more/late.js")).name; }\n'
        "export class Late { static at = import.meta.url; }\n"
        "export const named = (name) => import(`./more/${name}.js`);\n"
    ),
    "js/more/late.js": (
        'import { FIRST } from "../text.js";\nexport const name = `late ${FIRST}`;\n'
        "globalThis.once = (globalThis.once ?? 0) + 1;\n"
    ),
    "js/start.js": (
        'import * as text from "./text.js";\nimport { options } from "../vendor/tiny.js";\nimport "./more/late.js";\n'
        "export const all = { ...text, options };\nexport { all as everything };\n"
    ),
    "js/other.js": (
        'import { said } from "./text.js";\nimport { name } from "./more/late.js";\n'
        "export const both = said(1) + name;\n"
    ),
    "js/alone.js": (
        'import { everything } from "./start.js";\nimport { both } from "./other.js";\n'
        "export const seen = [everything.said, both];\n"
    ),
}
LOOK = """
const folder = process.argv[1];
const { seen } = await import(`${folder}/js/alone.js`);
const start = await import(`${folder}/js/start.js`);
const text = await import(`${folder}/js/text.js`);
const named = await text.named("late");
console.log(JSON.stringify({
  both: seen[1], first: text.FIRST, second: text.SECOND, said: text.said(3), isSame: seen[0] === text.said,
  options: start.everything.options, late: await text.later(), named: named.name, once: globalThis.once,
  exports: [Object.keys(start), Object.keys(text)], at: text.Late.at.slice(`file://${folder}`.length),
}));
"""


def run(folder: Path, files: dict[str, bytes]) -> object:
    """What a program that uses all modules sees."""
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    command = ["node", "--input-type=module", "-e", LOOK, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
@pytest.mark.parametrize(
    "entries",
    [[["js/start.js"]], [["js/start.js"], ["js/other.js"]], [["js/start.js", "js/alone.js"], ["js/other.js"]]],
)
def test_bundles_do_what_the_modules_do(tmp_path: Path, entries: list[list[str]]) -> None:
    files = {path: text.encode() for path, text in FILES.items()}
    packed = bundled(files, entries)
    assert run(tmp_path / "bundles", packed) == run(tmp_path / "modules", files)
    assert set(files) < set(packed)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
def test_what_is_in_a_bundle_is_imported_from_there(tmp_path: Path) -> None:
    files = {path: text.encode() for path, text in FILES.items()}
    expected = run(tmp_path / "modules", files)
    for entries in ([["js/alone.js", "js/more/late.js"]], [["js/alone.js"], ["js/more/late.js"]]):
        packed = bundled(files, entries)
        packed["js/more/late.js"] = b"throw new Error('a file of its own');"
        assert run(tmp_path / f"bundles-{len(entries)}", packed) == expected


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
def test_a_module_with_copies_of_all_that_it_imports(tmp_path: Path) -> None:
    files = {path: text.encode() for path, text in FILES.items()}
    files["js/alone.js"] += b"console.log(JSON.stringify([seen[1], import.meta.url.slice(-11)]));\n"
    (tmp_path / "js").mkdir()
    (tmp_path / "js/alone.js").write_bytes(with_all(files, "js/alone.js"))
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    done = subprocess.run(["node", str(tmp_path / "js/alone.js")], capture_output=True, text=True, check=False)
    assert (json.loads(done.stdout), done.stderr) == (["<a 1 }> /* not a comment */ 2late 7", "js/alone.js"], "")


def test_a_module_is_in_one_bundle_only() -> None:
    files = {path: text.encode() for path, text in FILES.items()}
    packed = bundled(files, [["js/start.js"], ["js/other.js"]])
    bundles = [text.decode() for path, text in packed.items() if "bundle-" in path]
    assert len(bundles) == 3  # of each entry alone, and of both
    for mark in ("not a comment", "late ${FIRST}", "static at"):
        assert sum(mark in text for text in bundles) == 1


def test_what_is_needed_comes_before_what_needs_it() -> None:
    files = {path: text.encode() for path, text in FILES.items()}
    order = needed(files, ["js/alone.js"])
    assert set(order) == set(FILES)
    for path, text in FILES.items():
        assert all(order.index(other) < order.index(path) for other in Module(path, text).imports)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('import { nothing } from "./text.js";', "which js/text.js does not export"),
        ("await 1;", "waits"),
        ("export let a = 1;", "export let"),
        ('import a, { b } from "./text.js";', "import a , { b }"),
    ],
)
def test_what_cannot_be_bundled_is_refused(text: str, problem: str) -> None:
    files = {path: text.encode() for path, text in {**FILES, "js/bad.js": text}.items()}
    with pytest.raises(ValueError, match=problem):
        bundled(files, [["js/bad.js"]])


def test_what_is_there_already_is_not_split_for_what_comes_after() -> None:
    files = {
        "js/start.js": b'import { a } from "./a.js";\nexport const start = a;\n',
        "js/later.js": b'import { a } from "./a.js";\nimport { b } from "./b.js";\nexport const later = a + b;\n',
        "js/a.js": b"export const a = 1;\n",
        "js/b.js": b"export const b = 2;\n",
    }
    packed = bundled(files, [["js/start.js"]], [["js/later.js"]])
    assert len([path for path in packed if "bundle" in path]) == 2
    assert len([path for path in bundled(files, [["js/start.js"], ["js/later.js"]]) if "bundle" in path]) == 3


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js here")
def test_a_program_is_not_started_by_those_who_need_what_it_imports(tmp_path: Path) -> None:
    files = {
        "js/page.js": b'export const later = () => import("./shared.js");\n',
        "js/worker.js": b'import { shared } from "./shared.js";\nglobalThis.started = shared;\n',
        "js/shared.js": b'export const shared = "shared";\n',
        "js/look.js": (
            b'import { later } from "./page.js";\nconst { shared } = await later();\n'
            b'const before = globalThis.started;\nawait import("./worker.js");\n'
            b"console.log([shared, before, globalThis.started].join());\n"
        ),
        "package.json": b'{"type": "module"}',
    }
    packed = bundled(files, [["js/page.js"], ["js/worker.js"]], programs=["js/worker.js"])
    (tmp_path / "js").mkdir()
    for path, content in packed.items():
        (tmp_path / path).write_bytes(content)
    done = subprocess.run(["node", str(tmp_path / "js/look.js")], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("shared,,shared\n", "")
