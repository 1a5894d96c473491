"""Bots in processes of their own: whatever they do there, the game goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from regnum.bots import Analysis, Budget, Candidate, Turn, analyse, bot, bot_names
from regnum.bots.worker import Analysed, BotPool, BotWorker, Choice, fallback
from regnum.games import GAMES, game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal, WrittenDeal
from regnum.games.kingdomino import Options, start
from tests.support import failing_bots

CHANCE = seeded(7)
BUDGET = Budget(seconds=0.1)


@pytest.fixture(autouse=True)
def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of the tests may be named by module and attribute."""
    names = [f"tests.support.failing_bots:{name}" for name in vars(failing_bots)]
    monkeypatch.setenv("REGNUM_TRUSTED_BOTS", ",".join(names))


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    with BotPool(1, grace=1.5) as pool:
        yield pool


def view(game_name: str = "kingdomino") -> Any:
    rules = game(game_name)
    state = rules.start(rules.options(players=2), SeededDeal("worker"))
    return state.view(state.seat)


def turn(bot: str, budget: Budget = BUDGET) -> Turn:
    return Turn("kingdomino", bot, view(), budget, CHANCE)


def ask(pool: BotPool, name: str, limit: float | None = None) -> Choice:
    return pool.choose(turn(f"tests.support.failing_bots:{name}"), limit)


def test_an_honest_bot_is_left_alone(pool: BotPool) -> None:
    assert ask(pool, "Honest") == Choice(view().legal_actions()[-1], CHANCE)


@pytest.mark.parametrize(
    ("name", "reason", "detail"),
    [
        ("Leaving", "crashed", "exit code 3"),
        ("Killed", "crashed", "exit code -9"),
        ("Wounded", "crashed", "exit code 4"),
        ("Hanging", "late", "1.6 s"),
        ("Raising", "raised", "ZeroDivisionError: one by none"),
        ("Exiting", "raised", "SystemExit: enough"),
        ("Cheating", "illegal", "k"),
        ("Babbling", "illegal", "x" * 200),
        ("Wild", "raised", "OverflowError"),
        ("Mute", "broken", "tests.support.failing_bots"),
        ("NOTHING", "broken", "NoneType"),
        ("Missing", "broken", "Missing"),
    ],
)
def test_a_failing_bot_plays_greedily_and_the_next_decision_is_made(
    pool: BotPool, name: str, reason: str, detail: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        choice = ask(pool, name)
    assert choice.failure is not None
    assert (choice.failure.game, choice.failure.bot) == ("kingdomino", f"tests.support.failing_bots:{name}")
    assert choice.failure.reason == reason
    assert detail in choice.failure.detail
    assert (choice.action, choice.chance) == game("kingdomino").choose("greedy", view(), CHANCE)
    (record,) = caplog.records
    assert (record.__dict__["bot"], record.__dict__["reason"]) == (choice.failure.bot, reason)
    assert ask(pool, "Honest").failure is None


def test_getting_ready_does_not_count_as_thinking_time() -> None:
    with BotPool(1) as pool:
        assert ask(pool, "Late", limit=1.5).failure is None


def test_a_bot_that_never_gets_ready_is_given_up() -> None:
    with BotPool(1, warm_limit=5) as pool:
        first, began = ask(pool, "Asleep"), time.perf_counter()
        again = ask(pool, "Asleep")
        assert time.perf_counter() - began < 1
    assert first.failure is not None
    assert again.failure is not None
    assert (first.failure.reason, again.failure.reason) == ("late", "broken")


def test_a_worker_that_died_in_its_sleep_is_replaced_before_it_is_needed(pool: BotPool) -> None:
    assert ask(pool, "Honest").failure is None
    (worker,) = pool._workers
    assert worker._process is not None
    worker._process.kill()
    worker._process.join()
    assert ask(pool, "Honest").failure is None


def test_a_job_that_is_broken_off_leaves_no_answer_behind(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ask(pool, "Honest").failure is None

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(BotWorker, "_answer", interrupt)
        with pytest.raises(KeyboardInterrupt):
            pool.choose(turn("greedy"))
    assert ask(pool, "Honest") == Choice(view().legal_actions()[-1], CHANCE)


def test_where_no_process_can_be_started_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    with BotPool() as pool:
        failure = ask(pool, "Honest").failure
    assert failure is not None
    assert "no more processes" in failure.detail


def test_what_a_bot_prints_stays_off_the_screen(pool: BotPool, capfd: pytest.CaptureFixture[str]) -> None:
    assert ask(pool, "Printing").failure is None
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_played_from_views(pool: BotPool, name: str) -> None:
    rules = game(name)
    state, chance = rules.start(rules.options(players=3), SeededDeal("whole")), CHANCE
    while state.seat is not None:
        choice = pool.choose(Turn(name, rules.policies[state.seat % 2], state.view(state.seat), BUDGET, chance))
        assert choice.failure is None
        state, chance = state.play(choice.action), choice.chance


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_gets_warm(pool: BotPool, name: str) -> None:
    assert pool.warm(name, bot_names(name)[0]).result().failure is None
    failure = pool.warm(name, "nobody").result().failure
    assert failure is not None
    assert failure.reason == "broken"


async def test_the_loop_goes_on_while_bots_think() -> None:
    with BotPool(2, grace=1) as pool:
        waiting = [
            asyncio.wrap_future(pool.submit(turn(f"tests.support.failing_bots:{name}", Budget(seconds=0.5))))
            for name in ("Hanging", "Honest", "Hanging", "Honest")
        ]
        beats = 0
        while not all(future.done() for future in waiting):
            await asyncio.sleep(0.02)
            beats += 1
        reasons = [failure.reason if (failure := future.result().failure) else None for future in waiting]
    assert reasons == ["late", None, "late", None]
    assert beats > 20


def test_many_threads_may_ask_at_once() -> None:
    with BotPool(2) as pool, ThreadPoolExecutor(8) as threads:
        choices = list(threads.map(lambda _: ask(pool, "Honest"), range(40)))
    assert choices == [Choice(view().legal_actions()[-1], CHANCE)] * 40


def test_closing_wakes_those_who_wait(caplog: pytest.LogCaptureFixture) -> None:
    pool = BotPool(1, grace=60)
    with ThreadPoolExecutor(2) as threads:
        waiting = [threads.submit(ask, pool, "Hanging") for _ in range(2)]
        time.sleep(3)
        pool.close()
        for one in waiting:
            choice = one.result(timeout=5)
            assert choice.failure is not None
            assert choice.failure.reason == "crashed"
    assert ask(pool, "Honest").failure is not None
    assert not caplog.records


ORPHANS = """
import os, sys, threading, time
from regnum.bots.worker import BotPool
from tests.bots.test_workers import ask
if __name__ == "__main__":
    pool = BotPool(1, grace=60)
    ask(pool, "Honest")
    print(pool._workers[0]._process.pid, flush=True)
    threading.Thread(target=ask, args=(pool, "Hanging"), daemon=True).start()
    time.sleep(0.5)
    os.kill(os.getpid(), 9)
"""


def test_workers_die_with_the_parent_even_while_they_think(tmp_path: Path) -> None:
    (tmp_path / "orphans.py").write_text(ORPHANS)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "orphans.py")],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert done.returncode == -9, done.stderr
    for _ in range(100):
        if not is_running(int(done.stdout)):
            return
        time.sleep(0.05)
    raise AssertionError("the worker lives on")


def is_running(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_worker_analyses_as_the_bot_itself_does(pool: BotPool) -> None:
    asked = turn("search", Budget(playouts=30))
    analysis, chance = analyse(bot("kingdomino", "search"), asked.view, asked.budget, asked.chance)
    assert pool.analyse(asked) == Analysed(analysis, chance)
    assert pool.submit_analysis(asked).result() == Analysed(analysis, chance)
    assert pool.choose(asked).action == analysis.best.action


def test_a_bot_that_can_only_choose_names_its_choice(pool: BotPool) -> None:
    expected = Analysis(view().seat, (Candidate(view().legal_actions()[-1], 1.0),))
    assert pool.analyse(turn("tests.support.failing_bots:Honest")) == Analysed(expected, CHANCE)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raising", "raised"),
        ("Leaving", "crashed"),
        ("Hanging", "late"),
        ("Mute", "broken"),
        ("Speechless", "illegal"),
        ("Fabulist", "illegal"),
        ("Repeating", "illegal"),
        ("Boundless", "illegal"),
        ("Rambling", "illegal"),
    ],
)
def test_a_failed_analysis_has_a_reason(pool: BotPool, name: str, reason: str) -> None:
    found = pool.analyse(turn(f"tests.support.failing_bots:{name}"))
    assert (found.analysis, found.chance) == (None, CHANCE)
    assert found.failure is not None
    assert found.failure.reason == reason
    assert ask(pool, "Honest").failure is None


def test_only_what_the_seat_may_know_is_sent() -> None:
    state = start(Options.of(players=2), SeededDeal("secret"))
    kings, deck = list(state._position.arrays.kings), list(state._position.arrays.deck)
    other = [*deck[:8], *deck[-4:], *deck[8:-4]]
    views = [
        start(state.options, WrittenDeal(((tuple(kings), tuple(dominoes)),))).view(0) for dominoes in (deck, other)
    ]
    assert pickle.dumps(views[0]) == pickle.dumps(views[1])


def test_if_even_the_policy_fails_the_first_legal_action_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.bots.worker.bot", lambda *_: None)
    action, chance = fallback("kingdomino", view(), CHANCE)
    assert action == view().legal_actions()[0]
    assert chance != CHANCE
