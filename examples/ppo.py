"""PPO learns to beat the policy `greedy` at Kingdomino, in one file, in the style of CleanRL.

    pip install "regnum[envs]" torch matplotlib
    python examples/ppo.py --minutes 18 --out build/ppo
    python examples/ppo.py --device cuda --games 4096 --size 4096 --minutes 3 --out build/ppo-gpu

Hundreds of games are played in step against `greedy`, the reward is by how much the lead changes. The network sees
its own kingdom as planes on a torus, as the observation has it, and the domino to be placed by where its terrains
are; so it learns once what holds for every terrain and place. `--out` gets the network (`agent.pt`) and what was
measured on the way (`progress.csv`; `examples/ppo.ipynb` plots it). `--device cuda` has games and network on a GPU.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from regnum.envs.batch import Batch, Plan

GAME, PLACES, TERRAINS = "kingdomino", 256, 6
DISCOUNT, SMOOTHING, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
POINTS = 10.0
"""How many points a reward of 1 is."""


def against_greedy(games: int, seed: str, device: str = "cpu", *, resets: bool = True, reward: str = "shaped") -> Batch:
    """Games against `greedy`, which has the second seat in even games and the first in odd ones."""
    policies = ((None, "greedy"), ("greedy", None))
    return Batch(Plan(GAME, games=games, seed=seed, reward=reward, policies=policies, resets=resets, device=device))


@dataclass
class Seen:
    """The parts of observations that the network uses, as numbers."""

    own: Tensor
    domino: Tensor
    slots: Tensor
    numbers: Tensor

    @classmethod
    def of(cls, batch: Batch, observations: Tensor) -> Seen:
        """Take observations apart, by the layout of the batch."""
        at, parts = 0, {}
        for section in batch.layout.sections:
            part = observations[:, at : at + section.size]
            parts[section.name] = part.reshape(len(part), *section.shape).float()
            at += section.size
        own, rows = parts["kingdoms"][:, 0], parts["current_row"]
        acts = rows[:, :, 21:22] * parts["phase"][:, 1].reshape(-1, 1, 1)
        lead = (parts["points"][:, :1] - parts["points"][:, 1:2]) / 20
        left = parts["progress"][:, :1] / 6
        rival = parts["kingdoms"][:, 1, :TERRAINS].sum(dim=(2, 3)) / 8
        numbers = torch.cat([lead, left, parts["phase"], rival, parts["points"][:, :2] / 20], dim=1)
        return cls(own, (rows * acts).sum(dim=1)[:, :14], parts["next_row"][:, :, :14], numbers)

    def __getitem__(self, chosen: Tensor) -> Seen:
        return Seen(self.own[chosen], self.domino[chosen], self.slots[chosen], self.numbers[chosen])


class Agent(nn.Module):
    """Where to place a domino, which to claim, and how many points more than now will be won."""

    def __init__(self, channels: int = 32, hidden: int = 128) -> None:
        super().__init__()
        around: dict[str, Any] = {"kernel_size": 3, "padding": 1, "padding_mode": "circular"}
        self.trunk = nn.Sequential(
            *(nn.Conv2d(8 + 6, channels, **around), nn.ReLU()),
            *(nn.Conv2d(channels, channels, **around), nn.ReLU()),
        )
        self.places = nn.Conv2d(channels, 4, **around)
        self.claim = nn.Sequential(nn.Linear(14 + 6 + 12 + 14, hidden), nn.ReLU(), nn.Linear(hidden, 1))
        self.value = nn.Sequential(nn.Linear(2 * channels + 12 + 14, hidden), nn.ReLU(), nn.Linear(hidden, 1))
        for head in (self.places, self.claim[-1]):
            nn.init.zeros_(head.bias)
            head.weight.data.mul_(0.1)

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor]:
        """The logits of all actions, and the value."""
        own, land = seen.own, seen.own[:, :TERRAINS]
        crowns = own[:, 6:7] + 2 * own[:, 7:8]
        first, second = (self._alike(land, seen.domino[:, start : start + TERRAINS]) for start in (0, TERRAINS))
        castle = torch.zeros_like(first)
        castle[:, :, 0, 0] = 1
        of_domino = seen.domino[:, 12:14].reshape(-1, 2, 1, 1).expand(-1, 2, 8, 8)
        ground = self.trunk(torch.cat([own, first, second, castle, crowns, of_domino], dim=1))
        sums = torch.cat([land.sum(dim=(2, 3)), (land * crowns).sum(dim=(2, 3))], dim=1)
        logits = torch.cat(
            [self.places(ground).flatten(1), torch.zeros_like(sums[:, :1]), self._claims(seen, sums)], dim=1
        )
        pooled = torch.cat([ground.mean(dim=(2, 3)), ground.amax(dim=(2, 3)), sums / 8, seen.numbers], dim=1)
        return logits, self.value(pooled)[:, 0]

    @staticmethod
    def _alike(land: Tensor, terrain: Tensor) -> Tensor:
        """The squares of the kingdom with the terrain of a half of a domino."""
        return (land * terrain.reshape(-1, TERRAINS, 1, 1)).sum(dim=1, keepdim=True)

    def _claims(self, seen: Seen, sums: Tensor) -> Tensor:
        halves = seen.slots[:, :, : 2 * TERRAINS].reshape(-1, 4, 2, TERRAINS)
        fits = torch.einsum("bsht,bkt->bshk", halves, sums.reshape(-1, 2, TERRAINS)).flatten(2) / 8
        crowns = (halves * seen.slots[:, :, 12:14, None]).amax(dim=3)
        shared = torch.cat([sums / 8, seen.numbers], dim=1)[:, None].expand(-1, 4, -1)
        return self.claim(torch.cat([seen.slots, fits, crowns, shared], dim=2))[:, :, 0]

    def choose(self, seen: Seen, masks: Tensor, *, is_best: bool = False) -> tuple[Tensor, Tensor, Tensor]:
        """Legal actions, at random as likely as they look good, or the best; their log-probabilities; the values."""
        logits, values = self(seen)
        spread = torch.distributions.Categorical(logits=logits.masked_fill(masks == 0, -1e9), validate_args=False)
        actions = spread.logits.argmax(dim=1) if is_best else spread.sample()
        return actions, spread.log_prob(actions), values


@dataclass
class Rollout:
    """Steps of all games, one after the other: [step, game]."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ends: Tensor

    def flat(self) -> Rollout:
        """All steps of all games in one row."""
        return Rollout(*(part.flatten(0, 1) for part in vars(self).values()))


class Learner:
    """PPO: play some steps, learn from them, and so on."""

    def __init__(self, games: int, seed: str, device: str, minutes: float, size: int = 256) -> None:
        torch.manual_seed(1)
        self.device, self.minutes, self.size, self.began = device, minutes, size, time.monotonic()
        self.agent = Agent().to(device)
        self.optimiser = torch.optim.Adam(self.agent.parameters(), lr=1e-3, eps=1e-5)
        self.batch = against_greedy(games, seed, device)
        pattern = [seats.index(None) for seats in self.batch.plan.policies]
        self.mine = torch.tensor(pattern, device=device)[torch.arange(games, device=device) % len(pattern)]

    @property
    def spent(self) -> float:
        """The part of the time that is over."""
        return (time.monotonic() - self.began) / (60 * self.minutes)

    def play(self, steps: int) -> Rollout:
        """Play some steps in every game."""
        batch, found = self.batch, []
        with torch.no_grad():
            for _ in range(steps):
                before = [torch.from_dlpack(array).clone() for array in (batch.observations, batch.masks)]
                actions, chances, values = self.agent.choose(Seen.of(batch, before[0]), before[1])
                batch.step(actions if self.device == "cuda" else actions.numpy())
                rewards = torch.from_dlpack(batch.rewards)[torch.arange(len(actions)), self.mine] / POINTS
                found.append((*before, actions, chances, values, rewards, torch.from_dlpack(batch.done).float()))
        return Rollout(*(torch.stack(parts) for parts in zip(*found, strict=True)))

    def advantages(self, rollout: Rollout) -> Tensor:
        """Generalised advantage estimation; a game that has ended brings nothing more."""
        with torch.no_grad():
            now = torch.from_dlpack(self.batch.observations)
            following = self.agent(Seen.of(self.batch, now))[1]
        found, running = torch.zeros_like(rollout.rewards), torch.zeros_like(following)
        for step in reversed(range(len(found))):
            goes_on = 1 - rollout.ends[step]
            surprise = rollout.rewards[step] + DISCOUNT * following * goes_on - rollout.values[step]
            running = surprise + DISCOUNT * SMOOTHING * goes_on * running
            found[step], following = running, rollout.values[step]
        return found

    def learn(self, steps: int, epochs: int = 3) -> None:
        """One round of PPO."""
        rollout = self.play(steps)
        advantages = self.advantages(rollout)
        aims, flat = (advantages + rollout.values).flatten(), rollout.flat()
        seen, advantages = Seen.of(self.batch, flat.observations), advantages.flatten()
        for group in self.optimiser.param_groups:
            group["lr"] = 1e-3 * max(0.05, 1 - self.spent)
        for _ in range(epochs):
            for chosen in torch.randperm(len(aims), device=self.device).split(self.size):
                self._improve(seen[chosen], flat, chosen, advantages[chosen], aims[chosen])

    def _improve(self, seen: Seen, flat: Rollout, chosen: Tensor, advantages: Tensor, aims: Tensor) -> None:
        logits, values = self.agent(seen)
        logits = logits.masked_fill(flat.masks[chosen] == 0, -1e9)
        spread = torch.distributions.Categorical(logits=logits, validate_args=False)
        ratio = (spread.log_prob(flat.actions[chosen]) - flat.chances[chosen]).exp()
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        loss = -gain + 0.5 * (values - aims).pow(2).mean() - ENTROPY * spread.entropy().mean()
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
        self.optimiser.step()


def evaluate(agent: Agent, games: int = 400, seed: str = "evaluation") -> tuple[float, float]:
    """Play each of half as many deals from both seats against `greedy`: the share won, and the mean lead."""
    shares, leads = [], []
    for seat in range(2):
        policies = ((None, "greedy") if seat == 0 else ("greedy", None),)
        plan = Plan(GAME, games=games // 2, seed=seed, policies=policies, resets=False)
        batch = Batch(plan)
        while (batch.seats >= 0).any():
            with torch.no_grad():
                seen = Seen.of(batch, torch.from_dlpack(batch.observations))
                actions, _, _ = agent.choose(seen, torch.from_dlpack(batch.masks), is_best=True)
            batch.step(np.where(batch.seats >= 0, actions.numpy(), -1))
        shares.append(batch.rewards[:, seat].mean())
        leads.append((batch.scores[:, seat] - batch.scores[:, 1 - seat]).mean())
    return float(np.mean(shares)), float(np.mean(leads))


def train(learner: Learner, steps: int, each: int = 10) -> Iterator[dict[str, float]]:
    """Learn until the time is over; yields what was measured every few rounds."""
    rounds = 0
    while rounds == 0 or learner.spent < 1:
        learner.learn(steps)
        rounds += 1
        if rounds % each == 0 or learner.spent >= 1:
            share, lead = evaluate(learner.agent.cpu())
            learner.agent.to(learner.device)
            decisions = rounds * steps * learner.batch.plan.games
            yield {"minutes": learner.spent * learner.minutes, "decisions": decisions, "share": share, "lead": lead}


def main() -> None:
    """Train, say how it goes, and keep what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=18)
    parser.add_argument("--games", type=int, default=256, help="how many are played in step")
    parser.add_argument("--steps", type=int, default=32, help="decisions in each of them between two lessons")
    parser.add_argument("--size", type=int, default=256, help="decisions that each change of the network is based on")
    parser.add_argument("--seed", default="ppo")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    arguments.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(arguments.games, arguments.seed, arguments.device, arguments.minutes, arguments.size)
    with (arguments.out / "progress.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.DictWriter(file, ("minutes", "decisions", "share", "lead"))
        table.writeheader()
        for line in train(learner, arguments.steps):
            table.writerow(line)
            file.flush()
            torch.save(learner.agent.state_dict(), arguments.out / "agent.pt")
            print(  # noqa: T201
                f"{line['minutes']:5.1f} min {line['decisions']:10,} decisions: "
                f"{100 * line['share']:.1f} % of 400 games won, {line['lead']:+.1f} points"
            )


if __name__ == "__main__":
    main()
