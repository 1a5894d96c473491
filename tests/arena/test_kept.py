"""Work that is continued from the file in which its results are kept."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from regnum.arena.executors import InProcess, Processes
from regnum.arena.kept import Work
from regnum.errors import UsageError
from tests.support.arena import square

SQUARES = [0, 1, 4, 9, 16]


class Counting:
    """Squares numbers, and counts how many."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, number: int) -> int:
        self.asked.append(number)
        return square(number)


def squares(task: Counting, seed: int = 1) -> Work[int, int]:
    return Work({"work": "squares", "seed": seed}, task, range(5), int)


@pytest.fixture
def task() -> Counting:
    return Counting()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with all results."""
    path = tmp_path / "kept.jsonl"
    assert list(squares(Counting()).results(InProcess(), path)) == SQUARES
    return path


def test_what_was_cut_short_goes_on(tmp_path: Path, file: Path, task: Counting) -> None:
    cut = tmp_path / "cut.jsonl"
    assert list(islice(squares(task).results(InProcess(), cut), 2)) == [0, 1]
    cut.write_bytes(cut.read_bytes() + b"1")  # a part of a line
    assert list(squares(task).results(InProcess(), cut)) == SQUARES
    assert task.asked == [0, 1, 2, 3, 4]
    assert cut.read_bytes() == file.read_bytes()
    assert list(squares(task).results(InProcess(), cut)) == SQUARES
    assert len(task.asked) == 5


def test_workers_keep_the_same_bytes(tmp_path: Path, file: Path) -> None:
    there = tmp_path / "workers.jsonl"
    work = Work({"work": "squares", "seed": 1}, square, range(5), int)
    assert list(work.results(Processes(2), there)) == SQUARES
    assert there.read_bytes() == file.read_bytes()


def test_without_a_file_nothing_is_kept(task: Counting) -> None:
    assert list(squares(task).results(InProcess())) == SQUARES


def test_a_file_of_other_work_is_refused_and_left_alone(file: Path, task: Counting) -> None:
    before = file.read_bytes()
    with pytest.raises(UsageError, match="other work"):
        list(squares(task, seed=2).results(InProcess(), file))
    file.write_bytes(before.replace(b"\n9\n", b"\nnine\n"))
    with pytest.raises(UsageError, match="Line 5 of"):
        list(squares(task).results(InProcess(), file))
    assert b"nine" in file.read_bytes()
    assert not task.asked
    with pytest.raises(UsageError, match="nowhere"):
        list(squares(task).results(InProcess(), file.parent / "nowhere" / "kept.jsonl"))


def test_a_second_run_is_kept_out(tmp_path: Path, task: Counting) -> None:
    first = squares(task).results(InProcess(), tmp_path / "kept.jsonl")
    next(first)
    with pytest.raises(UsageError, match="already using"):
        next(squares(task).results(InProcess(), tmp_path / "kept.jsonl"))
