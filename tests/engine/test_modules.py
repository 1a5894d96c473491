"""The modules that are shipped: up to date, without imports, and described as they are."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import wasmtime

import regnum
from regnum.engine.build import combined_hash, data_of, entries_of, for_web, games, modules, stale_entries, with_data
from regnum.engine.library import FOLDER, WEB, shipped, shipped_for_web, web_module
from regnum.engine.sections import manifest_of, split, with_manifest
from regnum.engine.signatures import signature_of
from regnum.games import entries
from regnum.games.dealing import DEAL_HEAD

GAMES = games()
WEB_APP = Path(regnum.__file__).parent / "web"
MODULES = modules()


def test_both_games_have_a_module() -> None:
    assert {"kingdomino", "kingdoms"} <= set(GAMES)
    assert sorted(path.stem for path in FOLDER.glob("*.wasm")) == GAMES
    assert sorted(path.stem for path in FOLDER.glob("lab/*.wasm")) == GAMES
    assert set(MODULES) == {*GAMES, *(f"lab/{game}" for game in GAMES)}


@pytest.mark.parametrize("game", MODULES)
def test_modules_are_up_to_date(game: str) -> None:
    assert stale_entries(game) == [], "The compiled rules are out of date. Run: make engine"


@pytest.mark.parametrize("game", MODULES)
def test_a_module_imports_nothing_and_exports_every_entry_point(game: str) -> None:
    module = wasmtime.Module(wasmtime.Engine(), shipped(game).code)
    assert module.imports == []
    assert {export.name for export in module.exports} == {*entries_of(game), "memory", "__heap_base"}


@pytest.mark.parametrize("game", MODULES)
def test_a_module_is_small_and_carries_the_hash_of_its_sources(game: str) -> None:
    manifest = manifest_of(shipped(game).code)
    assert manifest["hash"] == combined_hash(manifest["entries"])
    assert len(shipped(game).code) < 400_000


@pytest.mark.parametrize("game", MODULES)
def test_the_description_of_an_entry_point_is_its_signature(game: str) -> None:
    for name, entry in entries_of(game).items():
        described, signature = shipped(game).entries[name], signature_of(entry.interpreted)
        assert {key: described[key] for key in ("parameters", "results")} == signature.data()
        assert list(described["parameters"]) == list(signature.parameters)


@pytest.mark.parametrize("game", GAMES)
def test_a_module_tells_constants_that_programs_need(game: str) -> None:
    manifest = manifest_of(shipped(game).code)
    assert manifest["data"] == data_of(game)
    assert manifest["data"]["games.entries"]["DEAL_HEAD"] == DEAL_HEAD


@pytest.mark.parametrize("game", GAMES)
def test_data_that_changed_make_a_module_stale(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(entries.DATA, "DEAL_HEAD", "another")
    assert stale_entries(game) == ["games.entries.DATA"]
    told = [manifest_of(module)["data"].get("games.entries") for module in with_data(game).values()]
    changed = [data["DEAL_HEAD"] for data in told if data]
    assert changed == ["another"] * 3  # in the whole, and in the web app's modules for play and for studies


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_of_the_web_app_are_smaller_and_made_from_the_same_sources(game: str) -> None:
    whole, web, parts = shipped(game).code, shipped_for_web(game), for_web(entries_of(game))
    assert list(web) == [web_module(game, part) for part in sorted(parts)]
    for name, part in zip(web, sorted(parts), strict=True):
        assert len(web[name]) < len(whole) * 0.85
        module, told = wasmtime.Module(wasmtime.Engine(), web[name]), manifest_of(web[name])
        assert module.imports == []
        assert {export.name for export in module.exports} == {*parts[part], "memory", "__heap_base"}
        assert told["hash"] == manifest_of(whole)["hash"]


@pytest.mark.parametrize("game", GAMES)
def test_what_only_studies_need_is_in_a_module_that_does_everything_else_too(game: str) -> None:
    web = shipped_for_web(game)
    play, study = manifest_of(web[game]), manifest_of(web[web_module(game, "study")])
    for told in ("entries", "data"):
        assert play[told].items() < study[told].items()
    assert "bots.grading.grade" in study["entries"].keys() - play["entries"].keys()
    assert "bots.grading" in study["data"].keys() - play["data"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_web_app_calls_every_entry_point_of_its_modules(game: str) -> None:
    """An entry point that it does not call would be fetched in vain: `_PYTHON_ONLY` keeps it out."""
    scripts = [
        path for pattern in ("games/*", "engine", "study", "daily") for path in WEB_APP.glob(f"js/{pattern}/*.js")
    ]
    text = "\n".join(path.read_text(encoding="utf-8") for path in scripts)
    for names in for_web(entries_of(game)).values():
        assert [name for name in names if not re.search(rf"[.\"`]{name.split('.')[-1]}[\"`]", text)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_web_module_of_another_build_is_stale(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr("regnum.engine.build.FOLDER", tmp_path)
    assert stale_entries(game) == []
    for name, module in shipped_for_web(game).items():
        code, manifest = split(module)
        (tmp_path / WEB / f"{name}.wasm").write_bytes(with_manifest(code, {**manifest, "hash": "another"}))
        assert stale_entries(game) == [f"web/{name}.wasm"]
        (tmp_path / WEB / f"{name}.wasm").write_bytes(module)


def test_other_files_are_not_modules() -> None:
    with pytest.raises(ValueError, match="not a WebAssembly module"):
        manifest_of(b"something else")
    empty = bytes(wasmtime.wat2wasm("(module)"))
    with pytest.raises(ValueError, match="not made by"):
        manifest_of(empty)
    assert manifest_of(with_manifest(empty, {"hash": "x" * 300})) == {"hash": "x" * 300}


@pytest.mark.soak
@pytest.mark.skipif(
    not (shutil.which("wasm-ld") and shutil.which("wasm-opt")), reason="no linker: scripts/linker installs it"
)
@pytest.mark.parametrize("game", MODULES)
def test_building_again_gives_the_same_bytes(game: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "regnum.engine.build", game, "--out", str(tmp_path)], check=True)
    assert (tmp_path / f"{game}.wasm").read_bytes() == shipped(game).code
    if game in GAMES:
        assert {path.stem: path.read_bytes() for path in (tmp_path / WEB).iterdir()} == shipped_for_web(game)
