"""A game as an environment in which agents act one after the other (AEC), whatever the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from regnum.envs.arrays import NOBODY, REWARDS, SHAPED
from regnum.envs.match import Match
from regnum.envs.rendering import MODES, Screen
from regnum.envs.spaces import action_space, observation_space
from regnum.games.dealing import SeededDeal

RATE = 2
"""Pictures a second in a window."""
ILLEGAL = -1.0
"""The reward of an agent that did something illegal, which ends the game for all."""


class Environment(AECEnv, EzPickle):  # type: ignore[misc]
    """A game. The agents are `player_0` and so on, by seat; the one to act is not always the next."""

    def __init__(
        self,
        name: str,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        switches: Mapping[str, Any] = MappingProxyType({}),
    ) -> None:
        EzPickle.__init__(self, name, reward=reward, render_mode=render_mode, switches=dict(switches))
        super().__init__()
        game_name, _, _ = name.rpartition("_")
        self.metadata = {"render_modes": list(MODES), "name": name, "is_parallelizable": True, "render_fps": RATE}
        self._match = Match(game_name, switches, reward)
        self.render_mode, self._screen = render_mode, Screen(render_mode, RATE)
        layout = self._match.layout
        self.possible_agents = [f"player_{seat}" for seat in range(layout.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: (observation_space(layout), action_space(layout)) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self._is_paid_always = reward == REWARDS[SHAPED]

    def observation_space(self, agent: str) -> Any:
        """The observation of an agent and its mask."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed is the text of the deal; `options={"deal": text}` names a deal of any text."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        chosen = (options or {}).get("deal", seed if seed is not None else int(self._chance.integers(1 << 62)))
        self._match.begin(SeededDeal(str(chosen)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and a mask of its legal actions: all zeros if it is not its turn."""
        return self._match.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play the action of the agent to act."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        match, agents = self._match, self.possible_agents
        assert action is not None
        match.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        seat = match.seat
        if seat == NOBODY:
            self.terminations = dict.fromkeys(agents, True)
            self.infos = {agent: {"score": score} for agent, score in zip(agents, match.scores, strict=True)}
        if seat == NOBODY or self._is_paid_always:
            self.rewards = dict(zip(agents, match.rewards, strict=True))
            self._accumulate_rewards()
        self.agent_selection = agents[max(seat, 0)]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The game as a picture, as text, or in a window, as `render_mode` says."""
        return self._screen.show(self._match)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._screen.close()


def raw(name: str, *, reward: str = "win", render_mode: str | None = None, **switches: Any) -> Environment:
    """The environment of this name without wrappers."""
    return Environment(name, reward=reward, render_mode=render_mode, switches=switches)


def wrapped(name: str, **wishes: Any) -> Any:
    """The environment of this name with PettingZoo's usual wrappers: an illegal action ends the game."""
    inner = wrappers.TerminateIllegalWrapper(raw(name, **wishes), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


def parallel(name: str, **wishes: Any) -> Any:
    """The environment of this name as one in which all agents give actions, and only that of the one to act counts."""
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(raw(name, **wishes))


def makers(name: str) -> tuple[Any, Any, Any]:
    """`env`, `raw_env` and `parallel_env` of this name."""
    return partial(wrapped, name), partial(raw, name), partial(parallel, name)
