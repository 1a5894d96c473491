"""The games for OpenSpiel. Importing this module registers them: `pyspiel.load_game("regnum_…(players=3)")`.

Parameters are the switches of the game, and

- `chance`: `explicit`, where everything that is drawn is a chance node when it is seen, or `sampled`, where one
  chance node at the start takes the next of the deals `seed/0`, `seed/1` and so on;
- `reward`: `win`, which is 1 for the winner and as little for the others that the sum is 0, or `lead`, the points that
  a player is ahead of the best other one.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from regnum.envs.batch import layout_of
from regnum.envs.tree import HIDDEN, Course
from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from regnum.games.protocol import Switch
from regnum.words.message import message

EXPLICIT = "explicit"
CHANCES = (EXPLICIT, "sampled")
WIN, LEAD = REWARDS = ("win", "lead")
_SETTINGS: dict[str, Any] = {"chance": EXPLICIT, "seed": 1, "reward": WIN}
_USUAL: dict[str, Any] = {"flag": False, "choice": "usual", "number": 0}
"""Instead of a switch that is not set."""


def _parameters(switches: tuple[Switch, ...]) -> dict[str, Any]:
    """All parameters with their defaults."""
    return {switch.name: _USUAL[switch.kind] for switch in switches} | {"players": 2} | _SETTINGS


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with some options."""

    name: str
    """The game that it is."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game_name, given = self.name, params or {}
        rules = game(game_name)
        unset = _parameters(rules.switches)
        chosen = {name: value for name, value in given.items() if name not in _SETTINGS and value != unset[name]}
        self.settings = _SETTINGS | {name: value for name, value in given.items() if name in _SETTINGS}
        for name, known in (("chance", CHANCES), ("reward", REWARDS)):
            if self.settings[name] not in known:
                problem = message(f"error-env-{name}", **{name: self.settings[name]}, known=", ".join(known))
                raise UsageError(problem)
        self.options = rules.chosen(chosen)
        self.layout = layout_of(game_name, self.options)
        self.deals = 0
        self.course: type[Course] = import_module(f"regnum.envs.{game_name}.tree").COURSE_OF_GAME
        players, is_win = self.options.players, self.settings["reward"] == WIN
        most = 1.0 if is_win else float(self.layout.most_points)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.course.outcomes if self.settings["chance"] == EXPLICIT else 1,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if is_win or players == 2 else None,
            max_game_length=self.layout.longest,
        )
        kind = _type_of(game_name, self.settings["chance"], is_zero_sum=is_win or players == 2)
        super().__init__(kind, info, given)

    def new_initial_state(self) -> State:
        """A game before anything has been drawn."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player observes: now, or with all that they have seen so far; nothing else is observed apart."""
        if iig_obs_type is not None and not _is_whole(iig_obs_type):
            return None
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):  # type: ignore[misc]
    """A game at one moment."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._settings, self._kind, self._options = game.settings, game.course, game.options
        is_explicit = game.settings["chance"] == EXPLICIT
        self.course: Course | None = self._kind(self._options) if is_explicit else None  # type: ignore[call-arg]

    def _begun(self) -> Course:
        assert self.course is not None
        return self.course

    def current_player(self) -> int:
        """The seat to act, chance, or nobody."""
        course = self.course
        if course is None:
            return int(pyspiel.PlayerId.CHANCE)
        if course.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if course.pending() else course.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.course is not None and self.course.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a draw."""
        return [(0, 1.0)] if self.course is None else list(self.course.pending().items())

    def _legal_actions(self, _player: int) -> list[int]:
        return self._begun().legal()

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            owner: Any = self.get_game()
            deal = SeededDeal(f"{self._settings['seed']}/{owner.deals}")
            owner.deals += 1
            self.course = self._kind(self._options, deal)  # type: ignore[call-arg]
        elif self.course.pending():
            self.course.draw(action)
        else:
            self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.course is None:
            return "deal"
        is_chance = player == int(pyspiel.PlayerId.CHANCE)
        return self.course.outcome_text(action) if is_chance else self.course.action_text(action)

    def returns(self) -> list[float]:
        """What each seat has at the end."""
        players = self._options.players
        if not self.is_terminal():
            return [0.0] * players
        keys = self._begun().keys()
        if self._settings["reward"] == LEAD:
            scores = [key[0] for key in keys]
            return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]
        best = [key == max(keys) for key in keys]
        return [(players * is_best / sum(best) - 1) / (players - 1) for is_best in best]

    def __str__(self) -> str:
        return " ".join(entry.text for entry in self.course.log) if self.course is not None else ""


class Observer:
    """Observations as OpenSpiel has them: the sections of the layout as numbers, and for recall the log as well."""

    def __init__(self, game: Game, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but these were given: {params}")
        self._layout, self._recalls = game.layout, wanted.perfect_recall
        pieces = [(section.name, section.shape) for section in game.layout.sections]
        if self._recalls:
            pieces.append(("log", (2 * game.layout.longest + game.course.outcomes,)))
        self.tensor: npt.NDArray[np.float32] = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: State, player: int) -> None:
        """Write what a player observes."""
        self.tensor.fill(0)
        course = state.course
        if course is None:
            return
        self.tensor[: self._layout.size] = course.observation(player)
        if self._recalls:
            log = [entry.number + 1 if entry.seen_by(player) else HIDDEN for entry in course.log]
            self.dict["log"][: len(log)] = log

    def string_from(self, state: State, player: int) -> str:
        """What a player observes, as text."""
        course = state.course
        if course is None:
            return f"p{player}"
        if self._recalls:
            return " ".join([f"p{player}", *(entry.text if entry.seen_by(player) else "?" for entry in course.log)])
        parts = self._layout.split(course.observation(player))
        return " ".join([f"p{player}", *(f"{name}={_short(part)}" for name, part in parts.items())])


def _is_whole(wanted: Any) -> bool:
    """Whether all that a player may know is asked for, and not only what is public or private."""
    return bool(wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)


def _short(part: npt.NDArray[np.uint8]) -> str:
    """Bytes as text, most of which are zeros: those that are not, each with its place."""
    flat = part.reshape(-1)
    return ",".join(f"{at}" if flat[at] == 1 else f"{at}:{flat[at]}" for at in np.flatnonzero(flat))


def _type_of(game_name: str, chance: str, *, is_zero_sum: bool) -> Any:
    kinds, modes = pyspiel.GameType, pyspiel.GameType.ChanceMode
    rules = game(game_name)
    return kinds(
        short_name=f"regnum_{game_name}",
        long_name=f"{game_name.capitalize()} (Regnum)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance == EXPLICIT else modes.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.players),
        min_num_players=min(rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(rules.switches),
    )


def _register() -> None:
    for name in GAMES:
        kind = type(f"{name.capitalize()}Game", (Game,), {"name": name})
        pyspiel.register_game(_type_of(name, EXPLICIT, is_zero_sum=True), kind)


_register()
