"""`regnum doctor`: what was found, and what to install for anything missing."""

from __future__ import annotations

import json
import webbrowser
from pathlib import Path

import pytest

from regnum.cli import doctor
from regnum.cli.main import main
from regnum.engine import diagnosis
from regnum.engine.selection import VARIABLE
from regnum.words.speaker import LANGUAGES


@pytest.fixture(autouse=True)
def _no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["doctor", *arguments]) == 0
    return capsys.readouterr().out


def test_json_names_the_engine_and_every_version(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "--json"))
    assert found["engine"] == "wasm"
    assert set(found["modules"].values()) == {"fresh"}
    assert all(found[name] for name in ("regnum", "python", "platform", "wasmtime", "numba"))
    assert found["store"]["sqlite"].startswith("3.")
    assert "modules" not in found["install"]


def test_stale_modules_are_named_with_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(diagnosis, "stale_entries", lambda game: ["x"] if game == "kingdoms" else [])
    found = json.loads(told(capsys, "--json"))
    assert found["engine"] == "numba"
    assert found["modules"] == {"kingdomino": "fresh", "kingdoms": "stale"}
    assert "make engine" in found["install"]["modules"]
    monkeypatch.setattr("regnum.engine.jit.is_installed", lambda: False)
    assert json.loads(told(capsys, "--json"))["engine"] == "python"


def test_the_engine_asked_for_is_the_one_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "python")
    assert json.loads(told(capsys, "--json"))["engine"] == "python"


@pytest.mark.parametrize("language", LANGUAGES)
def test_anything_missing_is_named_with_what_to_install(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (diagnosis, doctor):
        monkeypatch.setattr(module, "version_of", lambda _: None)
    monkeypatch.setattr(diagnosis, "gpu", lambda: None)
    monkeypatch.setattr(doctor, "_browser", lambda: None)
    monkeypatch.setenv("COLUMNS", "200")
    text = told(capsys, "--lang", language)
    for install in ('"regnum[build]"', '"regnum[postgresql]"', '"regnum[gpu]"', "chromium"):
        assert install in text
    assert set(json.loads(told(capsys, "--json"))["install"]) == {"wasmtime", "numba", "gpu", "browser", "postgresql"}


def test_a_gpu_and_a_browser_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name, says in (("nvidia-smi", "NVIDIA H200, 580.1"), ("browser", "Chromium 156")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{says}'\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setenv("REGNUM_CHROMIUM", str(tmp_path / "browser"))
    monkeypatch.setenv("COLUMNS", "200")
    text = told(capsys)
    assert "NVIDIA H200 (580.1)" in text
    assert "Chromium 156" in text


def test_a_failing_driver_or_browser_gives_no_gpu_and_no_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "nvidia-smi").write_text("#!/bin/sh\nexit 9\n")
    (tmp_path / "nvidia-smi").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    assert diagnosis.gpu() is None
    monkeypatch.setenv("REGNUM_CHROMIUM", "/nowhere/chromium")
    assert doctor._browser() == "/nowhere/chromium"


def test_without_any_browser_none_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("REGNUM_CHROMIUM", raising=False)

    def none(*_: object) -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    assert doctor._browser() is None
    assert diagnosis.gpu() is None
