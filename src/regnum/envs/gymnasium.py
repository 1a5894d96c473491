"""The games for Gymnasium: one seat against bots. Importing this module registers an environment for each game.

    import gymnasium
    import regnum.envs.gymnasium

    env = gymnasium.make("regnum/…-v0", players=3, opponents=("greedy", "squire@200"))

`gymnasium.make_vec("regnum/…-v0", num_envs=1000)` plays many games in one compiled loop; its opponents are policies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from regnum.bots import Budget, Contender, bot
from regnum.envs.batch import Batch, Plan
from regnum.envs.match import Match
from regnum.envs.rendering import MODES, Screen
from regnum.envs.spaces import action_space, observation_space
from regnum.errors import UsageError
from regnum.games import GAMES, game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.words.message import message

VERSION = 0
RATE = 2
"""Pictures a second in a window."""
ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""
USUAL_OPPONENT = "greedy"
_USUAL_BUDGET = Budget(playouts=100)


class Environment(gymnasium.Env[dict[str, npt.NDArray[Any]], np.int64]):
    """One seat of a game against any bots, named as in `regnum arena`: `greedy`, `search@200`."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": RATE}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game_name: str,
        *,
        opponents: Sequence[str] = (USUAL_OPPONENT,),
        seat: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **switches: Any,
    ) -> None:
        self._match = Match(game_name, switches, reward)
        layout = self._match.layout
        _check_seat(seat, layout.players)
        self._wanted, self.render_mode = seat, render_mode
        self._screen = Screen(render_mode, RATE)
        self._opponents = [
            Contender.parse(game_name, name, _USUAL_BUDGET) for name in _filled(opponents, layout.players)
        ]
        self._bots = [bot(game_name, opponent.name) for opponent in self._opponents]
        self.observation_space: Any = observation_space(layout)
        self.action_space: Any = action_space(layout)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """Begin a game. A seed is the text of the deal; `options={"deal": text}` names a deal of any text."""
        super().reset(seed=seed)
        draws = self.np_random.integers(1 << 62, size=3).tolist()
        chosen = (options or {}).get("deal", seed if seed is not None else draws[0])
        self._chance = seeded(draws[1])
        players = self._match.layout.players
        self.seat = self._wanted if self._wanted is not None else draws[2] % players
        self._match.begin(SeededDeal(str(chosen)))
        self._let_others_play()
        return self._match.observe(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Play an action, then all others until it is this seat's turn again; an illegal one ends the game."""
        try:
            self._match.play(int(action))
        except UsageError:
            return self._match.observe(self.seat), ILLEGAL, True, False, {"seat": self.seat, "illegal": True}
        reward = self._match.rewards[self.seat] + self._let_others_play()
        if self.render_mode == "human":
            self.render()
        return self._match.observe(self.seat), reward, self._match.is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions: the name by which Stable-Baselines3's MaskablePPO asks for them."""
        found: npt.NDArray[np.bool_] = self._match.observe(self.seat)["action_mask"].astype(bool)
        return found

    def _let_others_play(self) -> float:
        """Let bots play until it is this seat's turn; returns the reward that this brings."""
        match, reward = self._match, 0.0
        while not match.is_over and match.seat != self.seat:
            place = (match.seat - self.seat - 1) % match.layout.players
            view, budget = match.state.view(match.seat), self._opponents[place].budget
            action, self._chance = self._bots[place].choose(view, budget, self._chance)
            match.play(match.number_of(action))
            reward += match.rewards[self.seat]
        return reward

    def _info(self) -> dict[str, Any]:
        match = self._match
        return {"seat": self.seat} | ({"scores": match.scores} if match.is_over else {})

    def render(self) -> Any:
        """The game as a picture, as text, or in a window, as `render_mode` says."""
        return self._screen.show(self._match)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._screen.close()


class VectorEnvironment(VectorEnv[dict[str, npt.NDArray[Any]], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games in step against policies, which play in the same compiled loop.

    A game that is over is followed by the next in the same step. Its last observation is not kept; `infos["scores"]`
    has the results where `terminations` is set.
    """

    def __init__(
        self,
        game_name: str,
        num_envs: int = 1,
        *,
        opponents: Sequence[str] = (USUAL_OPPONENT,),
        seat: int | None = None,
        reward: str = "win",
        **switches: Any,
    ) -> None:
        options = game(game_name).chosen(switches)
        _check_seat(seat, options.players)
        others = _filled(opponents, options.players)
        seats = range(options.players) if seat is None else (seat,)
        policies = tuple(_around(own, others) for own in seats)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self._plan = Plan(game_name, options, games=num_envs, reward=reward, policies=policies)
        self._batch = Batch(self._plan)
        self._rows = np.arange(num_envs)
        self.seats = np.array([policy.index(None) for policy in policies])[self._rows % len(policies)]
        self.num_envs, layout = num_envs, self._batch.layout
        self.single_observation_space: Any = observation_space(layout)
        self.single_action_space: Any = action_space(layout)
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self._deals = 0

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """Begin all games anew: game `i` from the deal of the seed `SEED/i`, or from the seeds in a list."""
        del options
        if isinstance(seed, list):
            self._batch.begin([SeededDeal(str(one)) for one in seed])
        elif seed is not None:
            self._batch.reset(str(seed))
        else:
            self._deals += 1
            self._batch.reset(f"{self._plan.seed}/{self._deals}")
        return self._observations(), {"seat": self.seats}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[dict[str, npt.NDArray[Any]], npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play an action in every game; if any is illegal, `UsageError` says which, and nothing has happened."""
        self._batch.step(actions)
        is_over = self._batch.done.astype(bool)
        rewards = self._batch.rewards[self._rows, self.seats].astype(np.float64)
        infos = {"seat": self.seats, "scores": self._batch.scores.copy(), "_scores": is_over}
        return self._observations(), rewards, is_over, np.zeros_like(is_over), infos

    def _observations(self) -> dict[str, npt.NDArray[Any]]:
        return {"observation": self._batch.observations.copy(), "action_mask": self._batch.masks.view(np.int8).copy()}


def _filled(opponents: Sequence[str], players: int) -> tuple[str, ...]:
    """An opponent for every other seat; a single one for all."""
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if len(names) == 1:
        return names * (players - 1)
    if len(names) != players - 1:
        raise UsageError(message("error-env-opponents", opponents=len(names), others=players - 1))
    return names


def _around(own: int, others: tuple[str, ...]) -> tuple[str | None, ...]:
    """Who plays each seat: the others sit clockwise from this one."""
    players = len(others) + 1
    return tuple(None if seat == own else others[(seat - own - 1) % players] for seat in range(players))


def _check_seat(seat: int | None, players: int) -> None:
    if seat is not None and seat not in range(players):
        raise UsageError(message("error-seat", seat=seat, players=players))


def _register() -> None:
    """Make the environments known to `gymnasium.make` and `gymnasium.make_vec`."""
    for name in GAMES:
        gymnasium.register(
            id=f"regnum/{name.capitalize()}-v{VERSION}",
            entry_point=f"{__name__}:Environment",
            vector_entry_point=f"{__name__}:VectorEnvironment",
            kwargs={"game_name": name},
            order_enforce=True,
        )


_register()
