"""`regnum site`: where it writes, and what it refuses."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from regnum.cli.main import BAD_USAGE, main


def written(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_site_is_written_and_written_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "public"
    assert main(["site", str(folder)]) == 0
    assert "index.html" in (first := written(folder))
    told = capsys.readouterr().out
    assert f"{len(first)} files" in told
    assert f"python -m http.server --directory {folder}" in told
    (folder / "index.html").write_text("an earlier version", encoding="utf-8")
    (folder / "0123456789ab").mkdir()
    (folder / "0123456789ab" / "main.js").write_text("for pages that are still open", encoding="utf-8")
    assert main(["site", str(folder)]) == 0
    assert written(folder) == {**first, "0123456789ab/main.js": b"for pages that are still open"}


def test_the_base_is_for_the_page_of_wrong_addresses(tmp_path: Path) -> None:
    assert main(["site", str(tmp_path / "a")]) == 0
    assert main(["site", str(tmp_path / "b"), "--base", "/regnum/"]) == 0
    one, other = written(tmp_path / "a"), written(tmp_path / "b")
    assert {path for path in one if one[path] != other[path]} == {"404.html"}
    assert b'href="/regnum/manifest.webmanifest"' in other["404.html"]


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letters.txt").write_text("keep me", encoding="utf-8")
    assert main(["site", str(tmp_path)]) == BAD_USAGE
    assert written(tmp_path) == {"letters.txt": b"keep me"}
    assert "is not empty" in capsys.readouterr().err


def test_a_file_is_not_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = tmp_path / "taken"
    taken.write_text("", encoding="utf-8")
    assert main(["site", str(taken)]) == BAD_USAGE
    assert str(taken) in capsys.readouterr().err


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_that_cannot_be_written_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o500)
    assert main(["site", str(tmp_path / "public")]) == BAD_USAGE
    assert str(tmp_path / "public") in capsys.readouterr().err


def test_a_bad_base_writes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site", str(tmp_path / "public"), "--base", "regnum"]) == BAD_USAGE
    assert "such as /regnum/" in capsys.readouterr().err
    assert not (tmp_path / "public").exists()
