"""Datasets: complete, the same bytes whatever made them, resumed where they were cut short, and readable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.arena import dataset as datasets
from regnum.arena.dataset import Dataset, frame, read
from regnum.arena.executors import InProcess, Processes
from regnum.cli.main import main
from regnum.errors import UsageError
from regnum.games import GAMES
from regnum.records import dump, verify
from tests.support.arena import plan

pytest.importorskip("pyarrow")
ROOT = Path(__file__).parents[2]


def made(folder: Path, games: int = 10, part: int = 4, executor: Any = None) -> dict[str, bytes]:
    """The files of a small dataset."""
    list(Dataset(folder, plan("greedy,random", games), part).make(executor or InProcess()))
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_every_game_is_there_and_replays(tmp_path: Path) -> None:
    files = made(tmp_path)
    assert list(files) == ["README.md", "dataset.json", *(f"part-{part:05}.parquet" for part in range(3))]
    records = list(read(tmp_path))
    for record in records:
        verify(record)
    assert len(records) == 10
    assert len({record.deal.seed for record in records}) == 5
    assert {player.bot for record in records for player in record.players} == {"greedy", "random"}


def test_the_same_bytes_from_worker_processes(tmp_path: Path) -> None:
    assert made(tmp_path / "one") == made(tmp_path / "two", executor=Processes(2))


def test_what_is_missing_is_made(tmp_path: Path) -> None:
    whole = made(tmp_path)
    (tmp_path / "part-00001.parquet").unlink()
    kept = (tmp_path / "part-00000.parquet").stat().st_mtime_ns
    assert made(tmp_path) == whole
    assert (tmp_path / "part-00000.parquet").stat().st_mtime_ns == kept


def test_another_dataset_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    whole = made(tmp_path)
    with pytest.raises(UsageError) as refused:
        made(tmp_path, games=20)
    assert refused.value.message.name == "error-dataset-other"
    assert {path.name: path.read_bytes() for path in sorted(tmp_path.iterdir())} == whole


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_games_come_as_frames(tmp_path: Path, library: str) -> None:
    pytest.importorskip(library)
    made(tmp_path)
    games = frame(tmp_path, library)
    assert len(games) == 10
    assert list(games.columns) == list(datasets.COLUMNS)
    scores = [list(scores) for scores in games["scores"]]
    assert scores == [record.result["scores"] for record in read(tmp_path) if record.result]
    old = frame(ROOT / "tests/corpus/kingdomino.jsonl", library)
    assert len(old) == len((ROOT / "tests/corpus/kingdomino.jsonl").read_text("utf-8").splitlines())


def test_records_are_read_from_lines_too(tmp_path: Path) -> None:
    made(tmp_path)
    lines = tmp_path / "games.jsonl"
    lines.write_text("".join(f"{dump(record)}\n" for record in read(tmp_path)), encoding="utf-8")
    assert (
        list(read(lines)) == list(read(tmp_path)) == [*read(tmp_path / "part-00000.parquet"), *list(read(tmp_path))[4:]]
    )


def test_the_card_names_every_column_and_the_bots(tmp_path: Path) -> None:
    card = made(tmp_path)["README.md"].decode()
    assert all(f"`{column}`" in card for column in datasets.COLUMNS)
    assert "greedy, random" in card


@pytest.mark.parametrize("name", GAMES)
def test_the_command_makes_datasets_of_both_games(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["dataset", name, "--lang", "en", "--games", "4", "--bots", "random,greedy,squire@3", "--part", "5"]
    assert main([*words, "--out", str(tmp_path), "--workers", "1"]) == 0
    assert "12 games in 3 files" in " ".join(capsys.readouterr().out.split())
    assert sum(1 for _ in read(tmp_path)) == 12


@pytest.mark.parametrize(
    ("call", "problem"),
    [
        (lambda folder: frame(folder, "abacus"), "error-dataset-library"),
        (lambda folder: frame(folder), "error-dataset-empty"),
        (lambda folder: list(read(folder)), "error-dataset-empty"),
    ],
)
def test_what_cannot_be_read_is_refused(call: Any, problem: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError) as refused:
        call(tmp_path)
    assert refused.value.message.name == problem


def test_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(datasets, "import_module", missing)
    with pytest.raises(UsageError) as refused:
        made(tmp_path)
    assert refused.value.message.arguments == {"package": "pyarrow"}
