"""Many games in step, on the CPU or on an NVIDIA GPU: arrays of actions in, arrays of observations out.

The arrays of a batch stay where they are from step to step and are written over by the next one. NumPy, torch and JAX
take them without copying (`torch.from_dlpack(batch.observations)`), on a GPU too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from regnum.engine.devices import CPU, CUDA, DEVICES, require_card
from regnum.envs.arrays import ALL_LEGAL, NO_POLICY, NUMBER, REWARDS, WORD, Deals, Numbers, Turn
from regnum.envs.layouts import Layout
from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.games.numbered import Keys, NumberedDeals, words_of
from regnum.games.stream import STREAM
from regnum.words.message import message

OUTSIDE = None
"""Instead of a policy: the seat is played from outside."""


def layout_of(game_name: str, options: Any) -> Layout:
    """The layout of a game with some options."""
    if game_name not in GAMES:
        raise UsageError(message("error-game", game=game_name, known=", ".join(GAMES)))
    found: Layout = import_module(f"regnum.envs.{game_name}.layout").layout(options)
    return found


@dataclass(frozen=True)
class Plan:
    """What to play: everything that follows from it is the same on every machine and engine."""

    game: str
    options: Any = None
    """The options of the game; None for the usual ones."""
    games: int = 1024
    """How many games are played in step."""
    seed: str = "1"
    """Game `i` begins with the deal of the seed `seed/i`, and continues with `seed/(i + games)` and so on."""
    reward: str = "win"
    """One of `arrays.REWARDS`."""
    policies: tuple[tuple[str | None, ...], ...] = ()
    """Which policies play which seats, None for a seat that is played from outside: for game 0, game 1 and so on, and
    from the first again. Nothing means that all seats are played from outside."""
    resets: bool = True
    """Whether a game that is over is followed by the next at once."""
    device: str = CPU
    """`cpu` or `cuda`."""

    def __post_init__(self) -> None:
        if self.options is None and self.game in GAMES:
            object.__setattr__(self, "options", game(self.game).options())
        layout_of(self.game, self.options)
        _check_choice("error-device", "device", self.device, DEVICES)
        _check_choice("error-env-reward", "reward", self.reward, REWARDS)
        if self.games < 1:
            raise UsageError(message("error-games", games=self.games))
        SeededDeal(f"{self.seed}/{10**15}")
        for seats in self.policies:
            self._check_policies(seats)

    def _check_policies(self, seats: tuple[str | None, ...]) -> None:
        if len(seats) != self.options.players:
            raise UsageError(message("error-bots-seats", bots=len(seats), players=self.options.players))
        if OUTSIDE not in seats:
            raise UsageError(message("error-env-outside"))
        known = game(self.game).simulated
        for policy in seats:
            if policy is not OUTSIDE:
                _check_choice("error-bot", "bot", policy, known)

    @property
    def layout(self) -> Layout:
        """The layout of observations and actions."""
        return layout_of(self.game, self.options)

    def seats(self) -> Numbers:
        """The policy of every seat of every game, as its number."""
        known = (OUTSIDE, *game(self.game).simulated)
        pattern = self.policies or ((OUTSIDE,) * self.options.players,)
        numbers = np.array([[known.index(policy) - 1 for policy in seats] for seats in pattern], dtype=np.int64)
        return numbers[np.arange(self.games) % len(numbers)]


def _check_choice(problem: str, what: str, choice: str, known: tuple[str, ...]) -> None:
    if choice not in known:
        raise UsageError(message(problem, **{what: choice}, known=", ".join(known)))


class Batch:
    """Games that are played in step.

    `observations[game]`, `masks[game]` and `seats[game]` are for the seat to act, `rewards[game, seat]` and
    `done[game]` about the last step, and `scores[game, seat]` the result of the game that ended last. `padded_masks`
    are the masks with zeros after the last action, up to a multiple of eight: all of the memory, as JAX asks for.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan, self.layout = plan, plan.layout
        self._rules = _rules_of(plan)
        layout, zeros, shared = self.layout, self._rules.zeros, self._rules.shared
        observations, masks = (zeros((plan.games, size), np.uint8) for size in (layout.size, layout.mask_size))
        self._turn = turn = Turn(
            *(observations.view(np.uint64), masks.view(np.uint64), zeros(plan.games, np.int64)),
            *(zeros((plan.games, layout.players), np.float32), zeros(plan.games, np.uint8)),
            zeros((plan.games, layout.players), np.int64),
        )
        self.observations: npt.NDArray[np.uint8] = shared(observations)
        self.padded_masks: npt.NDArray[np.uint8] = shared(masks)
        self.masks: npt.NDArray[np.uint8] = shared(masks[:, : layout.actions])
        self.seats: Numbers = shared(turn.seats)
        self.rewards: npt.NDArray[np.float32] = shared(turn.rewards)
        self.done: npt.NDArray[np.uint8] = shared(turn.done)
        self.scores: Numbers = shared(turn.scores)
        self._games = self._rules.new_games(layout.players, plan.games)
        self._scratch = zeros(STREAM, np.uint64), zeros(self._rules.SCRATCH, np.int64)
        self._actions: Numbers = zeros(plan.games, np.int64)
        self._samples: Numbers = zeros(plan.games, np.int64)
        self._shared_samples: Numbers = shared(self._samples)
        self.reset(plan.seed)

    def reset(self, seed: str) -> None:
        """Begin all games anew, from the deals of a seed."""
        self._deals = self._placed_deals(seed)
        self._bind()
        self.begin(NumberedDeals(self.plan.game, seed, 0, self.plan.games))

    def begin(self, deals: NumberedDeals | list[SeededDeal]) -> None:
        """Begin all games from these deals, one for each; further games are dealt as the plan says."""
        plan, rules = self.plan, self._rules
        if len(deals) != plan.games:
            raise ValueError(f"{plan.games} deals were expected, not {len(deals)}")
        keys: Keys = deals if isinstance(deals, NumberedDeals) else [deal.key(plan.game) for deal in deals]
        words, chances = words_of(keys)
        rules.assign(self._games.keys, words)
        rules.assign(self._deals.chances, chances)
        rules.assign(self._games.course, self._first_course())
        rules.assign(self._turn.rewards, np.zeros(self.rewards.shape, np.float32))
        rules.assign(self._turn.done, np.zeros(self.done.shape, np.uint8))
        self._begin_all()

    def _placed_deals(self, seed: str) -> Deals:
        """What decides games from this seed on."""
        plan = self.plan
        head = NumberedDeals(plan.game, seed, 0, plan.games).head.copy()
        wishes = np.array([REWARDS.index(plan.reward), int(plan.resets)], dtype=np.int64)
        chances = np.zeros(plan.games, dtype=np.uint64)
        return Deals(*map(self._rules.placed, (plan.options.settings(), head, plan.seats(), chances, wishes)))

    def _first_course(self) -> Numbers:
        course = np.zeros(self._games.course.shape, dtype=np.int64)
        course[:, NUMBER] = np.arange(self.plan.games)
        return course

    def _bind(self) -> None:
        """Prepare the calls that every step makes."""
        rules, games, deals, turn, scratch = self._rules, self._games, self._deals, self._turn, self._scratch
        self._begin_all = rules.begin_all.bound(games, deals, turn, *scratch)
        if self.plan.device == CPU:
            self._first_illegal = rules.first_illegal.bound(games, self._actions)
        self._sample = rules.sample.bound(games, deals, self._samples)
        self._step = self._stepping(turn)

    def _stepping(self, turn: Turn) -> Any:
        """A step that writes to these arrays, as a call."""
        rules, games, deals, scratch = self._rules, self._games, self._deals, self._scratch
        if (self.plan.seats() != NO_POLICY).any():
            return rules.step_with_policies.bound(games, deals, self._actions, turn, *scratch)
        return rules.step.bound(games, deals, self._actions, turn, scratch[0])

    def step(self, actions: Any, *, observations: Any = None, is_trusted: bool = False) -> None:
        """Play an action in every game; -1 leaves a game as it is, and so does any in a game that is over.

        If any is illegal, `UsageError` says which, and nothing has happened (on a GPU `check` tells); actions that are
        known to be legal can be trusted. The observations are also written to `observations`, if it is given: an array
        of bytes of the same shape.
        """
        self._rules.assign(self._actions, actions)
        if not is_trusted and self.plan.device == CPU:
            self._refuse(self._first_illegal())
        if observations is None:
            self._step()
            return
        if tuple(observations.shape) != self.observations.shape:
            expected, found = self.observations.shape, tuple(observations.shape)
            raise ValueError(f"observations need an array of the shape {expected}, not {found}")
        if self._rules.takes(observations):
            self._stepping(self._turn._replace(observations=self._rules.words(observations)))()
        else:
            self._step()
            self._rules.copy(self.observations, observations)

    def observe(self, observers: Any) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        """What an observer of each game, any seat, may know, and their masks; valid until asked again."""
        call, seats, observations, masks = self._observing
        self._rules.assign(seats, observers)
        call()
        return observations, masks

    @cached_property
    def _observing(self) -> tuple[Any, Numbers, npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
        zeros = self._rules.zeros
        observations, masks = (zeros(like.shape, np.uint8) for like in (self.observations, self.padded_masks))
        seats, shared = zeros(self.plan.games, np.int64), self._rules.shared
        call = self._rules.observe.bound(self._games, seats, observations.view(np.uint64), masks.view(np.uint64))
        return call, seats, shared(observations), shared(masks[:, : self.layout.actions])

    def sample(self) -> Numbers:
        """A random legal action of each game, -1 where it is over; valid until asked again.

        These are the actions of the policy `random`, so games of samples are those that `regnum simulate` plays.
        """
        self._sample()
        return self._shared_samples

    def check(self) -> None:
        """Raise `UsageError` if an action on a GPU was illegal since the last check; such actions are not played."""
        if self.plan.device == CUDA:
            self._refuse(self._rules.found_illegal())

    def _refuse(self, illegal: int) -> None:
        if illegal != ALL_LEGAL:
            raise UsageError(message("error-env-illegal", game=illegal, action=int(self._actions[illegal])))


class _OnCpu:
    """The entry points of a game, and arrays that they take without copying."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self.zeros, self.placed = rules.step.zeros, rules.step.placed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def new_games(self, players: int, games: int) -> Any:
        """The arrays that games are played in."""
        found = self._rules.shapes(players, games)
        return self._rules.Games(**{name: self.zeros(shape, kind) for name, (shape, kind) in found.items()})

    def assign(self, array: Any, values: Any) -> None:
        """Write values to an array."""
        if values is not array:
            array[...] = values

    def shared(self, array: Any) -> Any:
        """The same array: other libraries take NumPy's."""
        return array

    def words(self, array: Any) -> Any:
        """An array of bytes as words."""
        return array.view(np.uint64)

    def takes(self, array: Any) -> bool:
        """Whether the rules can write to an array of bytes without copying."""
        return isinstance(array, np.ndarray) and self._holds(array, np.uint8) and array.shape[-1] % WORD == 0

    def _holds(self, array: npt.NDArray[Any], dtype: type) -> bool:
        return bool(array.dtype == dtype and array.flags.c_contiguous and self._rules.step.holds(array))

    def copy(self, array: Any, target: Any) -> None:
        """Copy an array to another of any library that NumPy can write to without copying it."""
        np.copyto(target if isinstance(target, np.ndarray) else np.from_dlpack(target), array)


def _rules_of(plan: Plan) -> Any:
    rules = import_module(f"regnum.envs.{plan.game}.games")
    if plan.device == CPU:
        return _OnCpu(rules)
    require_card()
    from regnum.envs.card import OnCard

    return OnCard(rules, plan.layout)
