"""Learning to judge Kingdoms from games that the network plays against itself.

Every seat takes the action after which the network judges its position to be the best; drawing a tile is such an
action, judged before the tile is seen. What is learned is the mean of what the network says of later positions of the
same game and of how it ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import torch

from regnum.bots.kingdoms.judging import MARGIN
from regnum.games.kingdoms import Options
from regnum.training.choosing import by_seat, gumbel, utility
from regnum.training.kingdoms.batch import Batch, Judged, device_named
from regnum.training.kingdoms.network import Network, Sizes, sizes_of
from regnum.training.learning import fade
from regnum.training.session import Match, Plan, Session

_PLAIN = {f"{players}-players": players for players in (2, 3, 4)}
_WITH_VARIANTS = {f"{shape}-variants": players for shape, players in _PLAIN.items()}
SHAPES = {**_PLAIN, **_WITH_VARIANTS}
"""The players of each network; see `bots/kingdoms/networks.py`."""
_WEIGHTS: dict[str, dict[Any, float]] = {
    "last_castle": {False: 0.8, True: 0.2},
    "no_luck": {False: 0.8, True: 0.2},
    "continuous": {"off": 0.8, "parts": 0.1, "lines": 0.1},
    "start_tie": {"clockwise": 0.8, "random": 0.2},
}
"""How often each variant is played, independent of the others: half of the games of a network for variants are plain.
The other networks play without Last castle and No luck."""
_VARIANTS = ("last_castle", "no_luck")
JUDGED: dict[str, dict[str, Any]] = {
    "plain": {},
    "continuous": {"continuous": "parts"},
    "last castle": {"last_castle": True},
    "no luck": {"no_luck": True},
    "both": {"last_castle": True, "no_luck": True},
}
"""The games in which a network that has learned is judged."""
_FADE = 0.95
"""How much of a target's weight is passed on to the position after the next action."""
_NOISE, _HEAT = 0.005, 0.1
"""How far apart two actions may be to be mistaken: in utility for the network, in leads for the first players."""
_SURPRISE, _WILD = 0.15, 0.1
"""How often an action of an unruly beginning is a surprise, and how far apart actions may be to be mistaken then."""
_CALM = 0.4
"""So many games have no surprises; the others have some until a random action."""
_LAST_SURPRISE = 90
_FIRST_WIN_WEIGHT, _LAST_WIN_WEIGHT = 0.5, 0.9
_FIRST_BATCHES = 4


def _options(shape: str) -> dict[Options, float]:
    """All the games that a network has to know, and how often each is played."""
    known = {name: {False: 1.0} if name in _VARIANTS and shape in _PLAIN else of for name, of in _WEIGHTS.items()}
    found = {}
    for chosen in product(*known.values()):
        switches = dict(zip(known, chosen, strict=True))
        found[Options.of(players=SHAPES[shape], **switches)] = prod(known[name][on] for name, on in switches.items())
    return found


class _Record:
    """The positions after each action of a batch of games, as the network sees them, and what it said of them."""

    def __init__(self, batch: Batch, device: Any) -> None:
        self._batch, self._device = batch, device
        self.inputs: list[tuple[Any, ...]] = []
        self.movers: list[Any] = []
        self.said: tuple[list[Any], list[Any]] = ([], [])
        self.is_kept: list[Any] = []
        self.is_running: list[Any] = []

    def add(self, rows: Any, judged: Judged, movers: Any, is_kept: Any) -> None:
        """Keep the positions after the actions that are taken."""
        listed, many = self._batch.listed, judged.games.numel()
        is_running, at = rows < many, rows.clamp(max=many - 1)
        self.inputs.append((listed.contents[at], listed.features[at].half(), listed.standings[at].half()))
        self.movers.append(movers)
        self.said[0].append(by_seat(judged.wins[at], movers))
        self.said[1].append(by_seat(judged.points[at], movers))
        self.is_running.append(is_running)
        self.is_kept.append(is_running & is_kept & (listed.ends[at] == 0))

    def positions(self, results: tuple[Any, Any], part: float) -> tuple[Any, ...]:
        """Inputs and targets of the positions that are kept."""
        players, keep = self._batch.players, torch.stack(self.is_kept)
        is_running = torch.stack(self.is_running)[:, :, None]
        seats = (torch.stack(self.movers)[:, :, None] + torch.arange(players, device=self._device)) % players
        fields = [torch.stack(list(field)) for field in zip(*self.inputs, strict=True)]
        for said, result in zip(self.said, results, strict=True):
            values = torch.where(is_running, torch.stack(said), result)
            fields.append(fade(values, result, part).gather(2, seats))
        return tuple(field[keep] for field in fields)


class Pipeline:
    """Self-play and matches of one shape."""

    def __init__(self, shape: str, plan: Plan, device: str) -> None:
        players = SHAPES[shape]
        options, there = _options(shape), device_named(device, players)
        self._batch = Batch(list(options), plan.games, there, plan.seed, list(options.values()))
        self._judges = _judges(Options.of(players=players), plan, there)

    def begin(self, average: Any) -> list[tuple[Any, ...]]:
        """Games of players that follow the evaluator of `search`."""
        return [self._play(average, _FIRST_WIN_WEIGHT, part=1.0, is_first=True) for _ in range(_FIRST_BATCHES)]

    def play(self, average: Any, progress: float) -> tuple[Any, ...]:
        """Games of the network; the victory counts for more as time goes by."""
        weight = min(_LAST_WIN_WEIGHT, _FIRST_WIN_WEIGHT + 0.5 * progress)
        played: tuple[Any, ...] = self._play(average, weight, part=_FADE, is_first=False)
        return played

    @torch.no_grad()
    def _play(self, average: Any, win_weight: float, *, part: float, is_first: bool) -> tuple[Any, ...]:
        batch, games = self._batch, self._batch.number
        batch.begin()
        device = batch.movers().device
        record = _Record(batch, device)
        last = torch.randint(0, _LAST_SURPRISE, (games,), device=device)
        last = torch.where(torch.rand(games, device=device) < _CALM, -1, last)
        ply = 0
        while batch.list():
            movers, judged = batch.movers(), batch.judge(average)
            worth = batch.static_worth() if is_first else _utility(judged, win_weight)
            noise = gumbel(worth)
            is_wild = (ply < last) & (torch.rand(games, device=device) < _SURPRISE)
            much = torch.where(is_wild, _WILD, _HEAT if is_first else _NOISE)
            if is_first:
                much = much * torch.where(is_wild, 10.0, 1.0)
            rows = batch.best(worth + much[judged.games] * noise)
            record.add(rows, judged, movers, ply >= last - 1)
            batch.take(rows)
            ply += 1
        return record.positions(batch.results(), part)

    def match(self, average: Any, rival: Any) -> Match:
        """A match in the game without variants."""
        found: Match = _match(self._judges, average, rival)
        return found


def _judges(options: Options, plan: Plan, device: Any) -> Batch:
    """The games of a match."""
    return Batch([options], max(plan.judged // options.players, 1) * options.players, device, plan.seed + 1)


@torch.no_grad()
def _match(batch: Batch, average: Any, rival: Any) -> Match:
    """One seat for the network in every deal and seat, without noise."""
    batch.begin(is_paired=True)
    device, deals = batch.movers().device, batch.number // batch.players
    mine = torch.arange(batch.number, device=device) // deals
    while batch.list():
        own = batch.best(_utility(batch.judge(average), _LAST_WIN_WEIGHT))
        if rival is None:
            other = batch.best(batch.static_worth())
        else:
            other = batch.best(_utility(batch.judge(rival), _LAST_WIN_WEIGHT))
        batch.take(torch.where(batch.movers() == mine, own, other))
    wins, points = batch.results()
    at = torch.arange(batch.number, device=device), mine
    others = (points.sum(1) - points[at]) / (batch.players - 1)
    return Match(wins[at].mean().item(), points[at].mean().item(), others.mean().item())


def _utility(judged: Judged, win_weight: float) -> Any:
    """What every position is worth to its mover; see `judging.py`."""
    return utility(judged.wins, judged.points, win_weight, MARGIN)


def network_of(shape: str, checkpoint: dict[str, Any], device: str) -> Any:
    """The network of a checkpoint that plays."""
    state = checkpoint["average"]
    found = Network(SHAPES[shape], sizes_of(state)).to(device)
    found.load_state_dict(state)
    return found.eval()


def judge(shape: str, checkpoint: dict[str, Any], plan: Plan, device: str) -> Iterator[tuple[str, Match]]:
    """A match of a checkpoint's network against the players to begin with for every kind of game."""
    players, network = SHAPES[shape], network_of(shape, checkpoint, device)
    there = device_named(device, players)
    for name, switches in JUDGED.items():
        if shape in _PLAIN and switches.keys() & set(_VARIANTS):
            continue
        yield name, _match(_judges(Options.of(players=players, **switches), plan, there), network, None)


def new_session(shape: str, plan: Plan, folder: Path, device: str, checkpoint: dict[str, Any] | None) -> Session:
    """A session for a shape that begins anew or continues."""
    sizes = sizes_of(checkpoint["average"]) if checkpoint else Sizes(*plan.sizes)
    torch.manual_seed(plan.seed)
    network = Network(SHAPES[shape], sizes).to(device)
    session = Session(Pipeline(shape, plan, device), network, plan, folder, shape)
    if checkpoint:
        session.resume(checkpoint)
    return session
