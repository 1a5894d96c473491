"""The same steps on a GPU and on the CPU, compared bit for bit: `python -m tests.envs.on_card`.

It is run under Numba's simulator, which needs a fifth of a second for a step. So the CPU plays whole games, and the
GPU only the steps at the beginning, where something is dealt and where a game ends, each from the CPU's arrays.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest

from regnum.envs.arrays import NO_ACTION
from regnum.envs.batch import Batch, Plan
from regnum.errors import UsageError
from regnum.games import GAMES, game

TURN = ("observations", "masks", "seats", "rewards", "done", "scores")
DECKS = {"kingdomino": "deck", "kingdoms": "tiles"}
MOST_STEPS = 2000


class Step(NamedTuple):
    """A step on the CPU: everything before it, the actions, and everything after it."""

    before: dict[str, Any]
    actions: Any
    after: dict[str, Any]
    is_dealt: bool
    is_end: bool


def plans() -> Iterator[Plan]:
    """What is compared: every number of players, with and without policies, resets and rewards of all kinds."""
    for name in GAMES:
        options = game(name).options
        yield Plan(name, options(), games=2, reward="shaped")
        yield Plan(name, options(players=3), games=2, reward="lead", resets=False)
        yield Plan(name, options(players=4), games=2)
        seats = ((None, "greedy", "random"), ("random", None, "greedy"))
        yield Plan(name, options(players=3), games=2, reward="shaped", policies=seats)
        yield Plan(name, options(), games=2, policies=(("random", None), (None, None)), resets=False)
    yield Plan("kingdomino", game("kingdomino").options(players=2, dynasty=True), games=2, reward="shaped")


def host(array: Any) -> Any:
    """A copy of an array, wherever it is, as NumPy's."""
    return np.array(array.copy_to_host() if hasattr(array, "copy_to_host") else array)


def arrays(batch: Batch) -> dict[str, Any]:
    """All arrays of a batch that a step writes to."""
    turn = {name: getattr(batch._turn, name) for name in TURN}
    return {**batch._games._asdict(), **turn, "chances": batch._deals.chances}


def state(batch: Batch) -> dict[str, Any]:
    """Copies of these arrays."""
    return {name: host(array) for name, array in arrays(batch).items()}


def steps_on_cpu(plan: Plan) -> Iterator[Step]:
    """Random steps until every game has ended, and one more; now and then a game is left as it is."""
    batch, has_ended, is_last = Batch(plan), np.zeros(plan.games, bool), False
    for number in range(MOST_STEPS):
        before = state(batch)
        actions = batch.sample().copy()
        actions[batch.seats < 0] = 0  # a game that is over takes anything
        if number % 3 == 1:
            actions[number // 3 % plan.games] = NO_ACTION
        batch.step(actions)
        after, deck = state(batch), DECKS[plan.game]
        is_dealt = (after[deck] != before[deck]).any()
        is_end = (after["done"] > before["done"]).any()
        has_ended |= after["done"] == 1
        yield Step(before, actions, after, bool(is_dealt), bool(is_end))
        if is_last:
            return
        is_last = bool(has_ended.all())
    raise AssertionError("games that do not end")


def chosen(steps: list[Step]) -> set[int]:
    """The first steps, the first one that deals and is not an end, and the first end, with the step after it."""
    end = next(number for number, step in enumerate(steps) if step.is_end)
    return {0, 1, end, end + 1, *[number for number, step in enumerate(steps) if step.is_dealt and not step.is_end][:1]}


def compare(plan: Plan) -> int:
    """Play the same steps on both, and return how many."""
    card = Batch(Plan(**{**vars(plan), "device": "cuda"}))
    cpu, steps = Batch(plan), list(steps_on_cpu(plan))
    same(plan, "beginning", state(cpu), state(card))
    for number in sorted(chosen(steps)):
        step = steps[number]
        for name, array in arrays(card).items():
            card._rules.assign(array, step.before[name])
        samples = host(card.sample())
        played = (step.actions != NO_ACTION) & (step.before["seats"] >= 0)
        assert (samples[played] == step.actions[played]).all(), (plan, number, "sample")
        card.step(step.actions)
        card.check()
        same(plan, number, step.after, state(card))
    refuse(card)
    return len(chosen(steps))


def same(plan: Plan, when: Any, wanted: dict[str, Any], found: dict[str, Any]) -> None:
    """Check that all arrays have the same bits."""
    for name, array in wanted.items():
        assert array.tobytes() == found[name].tobytes(), (plan, when, name)


def refuse(card: Batch) -> None:
    """An illegal action is not played, but noted."""
    seats, before = host(card.seats), host(card.observations)
    if (seats >= 0).all():
        card.step([NO_ACTION, int(np.flatnonzero(host(card.masks)[1] == 0)[0])])
        assert (host(card.observations) == before).all()
        with pytest.raises(UsageError) as refused:
            card.check()
        assert refused.value.message.arguments["game"] == 1


if __name__ == "__main__":
    for one in plans():
        sys.stdout.write(f"{one.game}, {one.options.players} players: {compare(one)} steps\n")
