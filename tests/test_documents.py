"""What the documents show works, and the numbers they print are true."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import regnum
from regnum.games.kingdomino import DOMINOES

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted((ROOT / "docs/tutorials").glob("*.md"))
DOCUMENTS = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *TUTORIALS,
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
]
EXAMPLES = [
    pytest.param(block, id=f"{path.name} {number}")
    for path in DOCUMENTS
    if path not in TUTORIALS
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run(code: str, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text((ROOT / "tests/corpus/kingdomino.jsonl").read_text("utf-8").splitlines()[0])
    (tmp_path / "example.py").write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, "example.py"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("path", TUTORIALS, ids=lambda path: path.name)
def test_a_tutorial_works_from_top_to_bottom(path: Path, tmp_path: Path) -> None:
    """All programs and commands in one folder, but those that need a person or another program."""
    ran = 0
    for kind, block in re.findall(r"```(python|sh)\n(.*?)```", path.read_text("utf-8"), re.DOTALL):
        lines = [block] if kind == "python" else block.splitlines()
        ran += sum(_tried(kind, line, tmp_path) for line in lines)
    assert ran >= 3


def _tried(kind: str, text: str, folder: Path) -> bool:
    """Run a program or a line of the shell, if a test can."""
    if kind == "python":
        name = re.match(r"# (\S+\.py)\n", text)
        file = folder / (name[1] if name else "example.py")
        file.write_text(text, encoding="utf-8")
        return _ran([file.name], folder)
    words = shlex.split(text)
    if words[0] != "regnum" or words[1] == "play":
        return False
    return _served(words[1:], folder) if words[1] == "table" else _ran(["-m", *words], folder)


def _environment(folder: Path) -> dict[str, str]:
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    return {**os.environ, "LANGUAGE": "en", "XDG_DATA_HOME": str(folder / "data"), "PYTHONPATH": path}


def _ran(words: list[str], folder: Path) -> bool:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=folder, env=_environment(folder), capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return True


def _served(words: list[str], folder: Path) -> bool:
    """Start a server as the tutorial does, at a free port, and stop it when it says where it is."""
    command = [sys.executable, "-m", "regnum", *words, "--no-browser", "--port", "0"]
    with subprocess.Popen(command, cwd=folder, env=_environment(folder), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        found = re.fullmatch(r"Regnum is running: (http://\S+)\n", server.stdout.readline())
        assert found
        assert httpx.get(f"{found[1]}/healthz").status_code == 200
        server.terminate()
        server.communicate()
    return True


SESSIONS = [path for path in DOCUMENTS if "```pycon" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.name)
def test_interactive_sessions_print_what_they_show(path: Path) -> None:
    blocks = re.findall(r"```pycon\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    session = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, path.name, str(path), 0)
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert not said, "".join(said)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
        assert target.startswith("http") or (path.parent / target).exists(), target


def test_the_documents_build_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    pages = {path: path.read_text("utf-8") for path in tmp_path.rglob("*.html")}
    assert "regnum.games.kingdomino.State" in pages[tmp_path / "reference/kingdomino.html"]
    fetched = {
        path.name for path, text in pages.items() if re.search(r'<(?:script|link)[^>]+(?:src|href)="https?:', text)
    }
    assert not fetched, "the documents are read without a network"


def test_the_table_of_dominoes_is_right() -> None:
    text = (ROOT / "docs/records.md").read_text("utf-8")
    listed = dict(re.findall(r"\*\*(\d+)\*\* (\w+ \w+)", text))
    assert listed == {str(number): f"{domino.first} {domino.second}" for number, domino in DOMINOES.items()}


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    found = re.search(r"^## \[(\S+)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert found
    assert found[1] == regnum.__version__
