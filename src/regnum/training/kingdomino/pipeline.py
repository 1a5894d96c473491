"""Learning to judge Kingdomino from games that the network plays against itself.

Every seat takes the turn after which the network judges its position to be the best; a few turns are drawn at random.
What is learned is the mean of what the network says of later positions of the same game and of how it ends.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from msgspec.structs import replace

from regnum.bots.kingdomino.evaluation import FEATURES
from regnum.bots.kingdomino.inputs import EXTRAS, FIT, SLOTS, TOKENS
from regnum.games.kingdomino import Options
from regnum.games.kingdomino.land import PLANES
from regnum.training.choosing import by_seat, gumbel
from regnum.training.kingdomino.batch import Batch, Judged, device_named, utility
from regnum.training.kingdomino.network import Network, Sizes, sizes_of
from regnum.training.kingdomino.play import RESULT, SCORE, SHARE
from regnum.training.learning import fade
from regnum.training.session import Match, Plan, Session

_BONUSES = [
    *[(True, "symmetric")] * 3,
    *[(True, "exact")] * 2,
    *[(False, "off")] * 2,
    (True, "off"),
    (False, "symmetric"),
]
"""Harmony and the Middle Kingdom, each pair as often as it is played."""
SHAPES = {
    "2-players-5x5": [Options.of(), Options.of(), Options.of("bga", players=2)],
    "2-players-7x7": [Options.of(mighty_duel=True), Options.of("modern", players=2)],
    "3-players-5x5": [Options.of(players=3), Options.of("modern", players=3)],
    "4-players-5x5": [Options.of(players=4)],
}
"""The games that one network has to know, as often as each is played; with all bonuses."""
_FADE = 0.93
"""How much of a target's weight is passed on to the position after the next turn."""
_NOISE = 0.001
"""How far apart in utility two turns may be to be mistaken."""
_RANDOM = 0.06
"""So many turns are random, so that what is not played is judged, too; see `fade`."""
_TEMPERATURES = (0.02, 0.06, 0.2)
"""Over how much utility random turns spread: one of these for each game."""
_HEAT = 2.0
"""The temperature of the players to begin with, in points."""
_FIRST_WIN_WEIGHT, _LAST_WIN_WEIGHT = 0.5, 0.9
_FIRST_BATCHES = 4
_DISCRETE = 0.05
"""Added to deviations of inputs that never change."""


class _Record:
    """The positions after each turn of a batch of games, as the network sees them, and what it said of them."""

    def __init__(self, batch: Batch, device: Any) -> None:
        turns, games, players = batch.turns, batch.number, batch.players

        def zeros(*shape: int, kind: Any) -> Any:
            return torch.zeros(turns, games, *shape, dtype=kind, device=device)

        self.inputs = (
            zeros(players, PLANES, kind=torch.int64),
            zeros(players, FEATURES, kind=torch.float16),
            zeros(players, EXTRAS, kind=torch.int8),
            zeros(players, SLOTS, FIT, kind=torch.float16),
            zeros(TOKENS, kind=torch.int8),
            zeros(kind=torch.int64),
            zeros(batch.flags.shape[1], kind=torch.float16),
        )
        self.movers = zeros(kind=torch.int64)
        self.said = zeros(RESULT, players, kind=torch.float32)
        self.best = zeros(RESULT, players, kind=torch.float32)
        self.is_random = zeros(kind=torch.bool)

    def add(self, turn: int, batch: Batch, judged: Judged, pairs: Any, best: Any) -> None:
        """Keep the positions after the turns that are taken, and what is said of the best ones."""
        listed, movers = batch.listed, batch.movers()
        rows = torch.cat([judged.kingdoms[pairs][:, None], judged.rivals], 1)
        seen = (
            listed.planes[rows],
            listed.features[rows],
            listed.extras[rows],
            listed.fits[rows],
            listed.tokens[judged.claims[pairs]],
            batch.told.unseen,
            batch.flags,
        )
        for field, now in zip(self.inputs, seen, strict=True):
            field[turn] = now
        self.movers[turn], self.is_random[turn] = movers, pairs != best
        for entry, said in ((SCORE, judged.points), (SHARE, judged.wins)):
            self.said[turn, :, entry] = by_seat(said[pairs], movers)
            self.best[turn, :, entry] = by_seat(said[best], movers)

    def positions(self, results: Any, part: float) -> tuple[Any, ...]:
        """Inputs and targets of all positions: the shares of the victory, and the points."""
        players = self.said.shape[3]
        seats = (self.movers[:, :, None] + torch.arange(players, device=self.movers.device)) % players
        targets = [
            fade(self.said[:, :, entry], results[:, :, entry], part, (self.is_random, self.best[:, :, entry]))
            for entry in (SHARE, SCORE)
        ]
        return tuple(field.flatten(0, 1) for field in (*self.inputs, *(found.gather(2, seats) for found in targets)))


class Pipeline:
    """Self-play and matches of one shape."""

    def __init__(self, shape: str, plan: Plan, device: str) -> None:
        options = [replace(one, harmony=h, middle_kingdom=m) for one in SHAPES[shape] for h, m in _BONUSES]
        players, there = options[0].players, device_named(device)
        self._batch = Batch(options, plan.games, there, plan.seed)
        self._judges = Batch(options, max(plan.judged // players, 1) * players, there, plan.seed + 1)

    def begin(self, average: Any) -> list[tuple[Any, ...]]:
        """Games of the linear value; they tell how far features spread."""
        batches = [self._play(average, _FIRST_WIN_WEIGHT, part=1.0, is_first=True) for _ in range(_FIRST_BATCHES)]
        spread = torch.cat([features.flatten(0, 1).float() for _, features, *_ in batches]).std(0)
        average.scale.copy_(1 / (spread + _DISCRETE))
        return batches

    def play(self, average: Any, progress: float) -> tuple[Any, ...]:
        """Games of the network; the victory counts for more as time goes by."""
        weight = min(_LAST_WIN_WEIGHT, _FIRST_WIN_WEIGHT + 0.5 * progress)
        played: tuple[Any, ...] = self._play(average, weight, part=_FADE, is_first=False)
        return played

    @torch.no_grad()
    def _play(self, average: Any, win_weight: float, *, part: float, is_first: bool) -> tuple[Any, ...]:
        batch = self._batch
        batch.begin()
        batch.by_value.temperatures.fill_(_HEAT)
        device, games = batch.flags.device, batch.number
        record = _Record(batch, device)
        temperatures = torch.tensor(_TEMPERATURES, device=device)[
            torch.arange(games, device=device) % len(_TEMPERATURES)
        ]
        for turn in range(batch.turns):
            batch.list()
            judged = batch.judge(average)
            if is_first:
                best = pairs = batch.choose_by_value(judged)
            else:
                worth, noise = utility(judged, win_weight), gumbel(judged.wins[:, 0])
                best = batch.best(judged, worth + _NOISE * noise)
                other = batch.best(judged, worth + temperatures[judged.games] * noise)
                pairs = torch.where(torch.rand(games, device=device) < _RANDOM, other, best)
            record.add(turn, batch, judged, pairs, best)
            batch.take(judged, pairs)
        return record.positions(batch.results(), part)

    @torch.no_grad()
    def match(self, average: Any, rival: Any) -> Match:
        """One seat for the network in every deal and seat, without noise."""
        batch = self._judges
        batch.begin(is_paired=True)
        batch.by_value.temperatures.zero_()
        device, deals = batch.flags.device, batch.number // batch.players
        mine = torch.arange(batch.number, device=device) // deals
        for _ in range(batch.turns):
            movers = batch.movers()
            batch.list()
            judged = batch.judge(average)
            own = batch.best(judged, utility(judged, _LAST_WIN_WEIGHT))
            if rival is None:
                other = batch.choose_by_value(judged)
            else:
                other = batch.best(judged, utility(batch.judge(rival), _LAST_WIN_WEIGHT))
            batch.take(judged, torch.where(movers == mine, own, other))
        results = batch.results()
        own = results[torch.arange(batch.number, device=device), mine]
        others = (results[:, :, SCORE].sum(1) - own[:, SCORE]) / (batch.players - 1)
        return Match(own[:, SHARE].mean().item(), own[:, SCORE].mean().item(), others.mean().item())


def network_of(shape: str, checkpoint: dict[str, Any], device: str) -> Any:
    """The network of a checkpoint that plays."""
    state = checkpoint["average"]
    found = Network(SHAPES[shape][0].players, sizes_of(state)).to(device)
    found.load_state_dict(state)
    return found.eval()


def new_session(shape: str, plan: Plan, folder: Path, device: str, checkpoint: dict[str, Any] | None) -> Session:
    """A session for a shape that begins anew or continues."""
    sizes = sizes_of(checkpoint["average"]) if checkpoint else Sizes(*plan.sizes)
    torch.manual_seed(plan.seed)
    network = Network(SHAPES[shape][0].players, sizes).to(device)
    session = Session(Pipeline(shape, plan, device), network, plan, folder, shape)
    if checkpoint:
        session.resume(checkpoint)
    return session
