"""The same results in this process, on worker processes and on Ray, also when workers are killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import count, islice
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from regnum.arena import executors
from regnum.arena.executors import Executor, InProcess, Processes, Ray
from regnum.arena.journal import opened
from regnum.arena.plan import Plan
from regnum.arena.playing import warm_up
from regnum.arena.report import results
from regnum.arena.sprt import Sprt
from regnum.arena.tournament import Tournament
from regnum.errors import UsageError
from tests.support.arena import FLAGS, always_die, fail, plan, slow_if_early, square, square_or_die

KILLER = "tests.support.arena:Killer"


@pytest.fixture(scope="module")
def folder_of_flags(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder that all workers know, those of Ray from their start."""
    folder = tmp_path_factory.mktemp("flags")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FLAGS, str(folder))
        yield folder


@pytest.fixture
def flags(folder_of_flags: Path) -> Path:
    """A folder for what helpers do once."""
    for flag in folder_of_flags.iterdir():
        flag.unlink()
    return folder_of_flags


@pytest.fixture(scope="module")
def ray(folder_of_flags: Path) -> Iterator[Callable[[], Executor]]:
    """A real Ray, started once for all tests here, with two workers."""
    assert folder_of_flags.exists()
    module: Any = pytest.importorskip("ray")
    module.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield Ray
    module.shutdown()


@pytest.fixture(params=["processes", "ray"])
def executor(request: pytest.FixtureRequest) -> Executor:
    """Each executor that has workers."""
    return Processes(2) if request.param == "processes" else request.getfixturevalue("ray")()


def bytes_of(folder: Path, what: Plan, executor: Executor) -> tuple[bytes, dict[str, Any]]:
    """The records and results of a plan that an executor played."""
    warm_up(what)  # or every worker compiles
    tournament = Tournament(what)
    with opened(folder, what) as journal:
        for _ in tournament.run(executor, journal):
            pass
    return (folder / "games.jsonl").read_bytes(), results(tournament)


def test_results_come_in_the_order_of_the_items(executor: Executor) -> None:
    found = list(executor.map(slow_if_early, range(12)))
    assert [number for number, _ in found] == list(range(12))
    assert os.getpid() not in {process for _, process in found}


def test_items_are_taken_as_they_are_needed(executor: Executor) -> None:
    taken = []

    def items() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    found = executor.map(square, items())
    assert list(islice(found, 5)) == [0, 1, 4, 9, 16]
    assert len(taken) < 20
    found.close()  # type: ignore[attr-defined]


def test_a_killed_worker_loses_nothing(executor: Executor, flags: Path) -> None:
    assert list(executor.map(square_or_die, range(7))) == [number**2 for number in range(7)]
    assert len(list(flags.iterdir())) == 3


def test_what_kills_every_worker_is_given_up(executor: Executor) -> None:
    with pytest.raises(UsageError, match="died 4 times"):
        list(executor.map(always_die, [1]))


def test_errors_come_back(executor: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        list(executor.map(fail, [1]))


def test_no_process_is_left_behind() -> None:
    before = set(active_children())
    found = Processes(2).map(slow_if_early, range(100))
    next(found)
    assert set(active_children()) - before
    found.close()  # type: ignore[attr-defined]
    deadline = time.monotonic() + 10
    while set(active_children()) - before:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_workers_do_not_outlive_a_killed_parent(tmp_path: Path) -> None:
    code = (
        "import os; from regnum.arena.executors import Processes; from tests.support.arena import slow_if_early\n"
        "if __name__ == '__main__':\n"
        "    results = Processes(2).map(slow_if_early, range(10**9))\n"
        "    print(*{next(results)[1] for _ in range(20)}, flush=True); os.kill(os.getpid(), 9)\n"
    )
    (tmp_path / "parent.py").write_text(code)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, str(tmp_path / "parent.py")],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )
    workers = [int(word) for word in done.stdout.split()]
    assert workers, done.stderr
    deadline = time.monotonic() + 10
    while any(is_running(worker) for worker in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("workers", [2, 3])
def test_the_same_bytes_whatever_the_number_of_workers(tmp_path: Path, workers: int) -> None:
    what = plan("greedy,random,tests.support.arena:Broken", 4)
    assert bytes_of(tmp_path / "many", what, Processes(workers)) == bytes_of(tmp_path / "one", what, InProcess())


def test_the_same_bytes_on_ray(tmp_path: Path, ray: Callable[[], Executor]) -> None:
    what = plan("greedy,random,tests.support.arena:Broken", 4)
    assert bytes_of(tmp_path / "ray", what, ray()) == bytes_of(tmp_path / "one", what, InProcess())


def test_the_sequential_test_stops_at_the_same_deal(ray: Callable[[], Executor]) -> None:
    found = []
    for executor in (InProcess(), Processes(2), ray()):
        tournament = Tournament(plan("greedy,random", 1000), Sprt(0, 50))
        for _ in tournament.run(executor):
            pass
        found.append(results(tournament))
    assert found[0] == found[1] == found[2]
    assert 0 < found[0]["deals"] < 500
    assert found[0]["sprt"]["accepted"] == "elo1"


def test_a_bot_that_kills_its_process_loses_nothing(tmp_path: Path, executor: Executor, flags: Path) -> None:
    what = plan(f"greedy,{KILLER}", 4)
    found = bytes_of(tmp_path / "killed", what, executor)
    assert len(list(flags.iterdir())) == 2
    assert found == bytes_of(tmp_path / "whole", what, InProcess())


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = pytest.importorskip("ray")
    monkeypatch.setattr(module, "is_initialized", lambda: False)

    def refuse(**settings: object) -> None:
        raise ConnectionError(f"nobody at {settings['address']}")

    monkeypatch.setattr(module, "init", refuse)
    with pytest.raises(UsageError, match="nobody at there"):
        list(Ray("there").map(square, [1]))


def test_ray_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(UsageError, match=r"regnum\[ray\]"):
        Ray()


def test_a_pool_that_is_broken_when_an_item_is_submitted_says_so_in_its_future() -> None:
    class Broken(ProcessPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Any:
            raise BrokenProcessPool("a worker died")

    with Broken(1) as pool, pytest.raises(BrokenProcessPool):
        executors._submitted(pool, square, 3).result()


def _large(_item: int) -> bytes:
    return b"x" * 50_000_000


def _abandon_workers_that_write() -> None:
    for _ in range(3):
        with closing(Processes(2).map(_large, range(8))) as found:  # type: ignore[type-var]
            next(found)


def test_workers_that_are_writing_a_result_can_be_abandoned() -> None:
    """In a process of its own: at its end Python waits for the threads of the pools."""
    code = "from tests.arena.test_executors import _abandon_workers_that_write as run\nif __name__ == '__main__': run()"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60, cwd=Path(__file__).parents[2])


@pytest.mark.soak
def test_a_machine_of_a_cluster_may_be_lost_in_the_middle(tmp_path: Path) -> None:
    """Three machines, made by Ray's own utility; one of them is taken away while games are played."""
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "same"


CLUSTER = """
import sys
from functools import partial
from itertools import islice
from pathlib import Path

from ray.cluster_utils import Cluster

from regnum.arena.dataset import Dataset, read
from regnum.arena.executors import InProcess, Ray
from regnum.arena.kept import Work
from regnum.records import shortened
from regnum.study import Review, review
from tests.support.arena import plan

folder = Path(sys.argv[1])
cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
lost = [cluster.add_node(num_cpus=1) for _ in range(2)][-1]
cluster.wait_for_nodes()
what = plan("greedy,random", 4000)
steps = Dataset(folder / "ray", what, 50).make(Ray(cluster.address))
for number, games in enumerate(steps):
    if number == 5:
        cluster.remove_node(lost, allow_graceful=False)
list(Dataset(folder / "here", what, 50).make(InProcess()))
records = [shortened(record, 6) for record in islice(read(folder / "here"), 4)]
work = Work({"work": "review"}, partial(review, effort=0.01), records, Review)
for name, executor in (("ray", Ray(cluster.address)), ("here", InProcess())):
    list(work.results(executor, folder / name / "reviews.jsonl"))
cluster.shutdown()
there, here = ({path.name: path.read_bytes() for path in (folder / name).iterdir()} for name in ("ray", "here"))
print("same" if there == here else "different")
"""
