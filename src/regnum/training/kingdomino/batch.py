"""A batch of games of Kingdomino, all taking their turns at the same time, judged by a network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch
from msgspec.structs import replace

from regnum.bots.kingdomino.evaluation import FEATURES, MOST_LEFT, POINTS, WEIGHTS
from regnum.bots.kingdomino.inputs import EXTRAS, FIT, SLOTS, TOKENS
from regnum.bots.kingdomino.judging import MARGIN
from regnum.bots.kingdomino.weights import weights_for
from regnum.games.kingdomino import Options, turns
from regnum.games.kingdomino.land import PLANES, SIDES
from regnum.training import choosing
from regnum.training.choosing import best_of
from regnum.training.kingdomino.play import CLAIMS, COUNTS, KINGDOMS, RESULT, ByValue, Games, Listed, Taken, Told

_AT_ONCE = 1 << 20
"""So many rows go through the network at a time."""
_SPARE = 1.15


def device_named(name: str) -> Any:
    """Where games are played: `cpu` or `cuda`."""
    if name == "cuda":
        from regnum.training.kingdomino.gpu import Card

        return Card()
    from regnum.training.kingdomino.loops import Processor

    return Processor()


class Judged(NamedTuple):
    """What the network says of every turn of every game; a turn is a pair of a kingdom and a claim."""

    wins: Any
    """`wins[pair, step]`: the chance of the seat that many steps after the mover."""
    points: Any
    """`points[pair, step]`: its final points."""
    games: Any
    """`games[pair]`, and the rows of the pair's kingdom and claim in the lists."""
    kingdoms: Any
    claims: Any
    rivals: Any
    """`rivals[game, step - 1]`: the rows of the kingdoms that no turn changes."""


class Batch:
    """Games in the memory of a device, and tensors that share it."""

    def __init__(self, options: Sequence[Options], number: int, device: Any, seed: int) -> None:
        self.options, self.number, self.device = options, number, device
        self.players = options[0].players
        self.turns = options[0].kings * (options[0].rounds + 1)
        """How many turns a game has, with the first claims."""
        self._random = np.random.default_rng(seed)
        self._make_games()
        self._make_turns()
        self.by_value = self._new_by_value()
        self._listed: Listed | None = None

    def _zeros(self, *shape: int, kind: Any = np.int64) -> Any:
        return self.device.zeros(shape, kind)

    def _make_games(self) -> None:
        n, p, tensor = self.number, self.players, self.device.tensor
        self.games = Games(
            self._zeros(n, p, PLANES, kind=np.uint64),
            self._zeros(n, p, SIDES),
            self._zeros(n, turns.STATUS),
            self._zeros(n, turns.MOST_DOMINOES),
            self._zeros(n, turns.MOST_SLOTS),
        )
        self.settings, self.keys = self._zeros(n, turns.SETTINGS), self._zeros(n, 8, kind=np.uint64)
        self.scores = self._zeros(n, p, RESULT, kind=np.float32)
        self._status, self._kings = tensor(self.games.status), tensor(self.games.kings)

    def _make_turns(self) -> None:
        n, tensor = self.number, self.device.tensor
        self._told = Told(
            self._zeros(n, COUNTS),
            self._zeros(n, COUNTS),
            self._zeros(n, kind=np.uint64),
            self._zeros(n, kind=np.float32),
        )
        self.told: Any = Told(*map(tensor, self._told))
        self._taken = Taken(self._zeros(n), self._zeros(n))
        self.taken: Any = Taken(*map(tensor, self._taken))

    def _new_by_value(self) -> Any:
        """Players by value, with the weights for games without bonuses and with both."""
        tensor, n = self.device.tensor, self.number
        self._by_value = ByValue(
            self._zeros(n, kind=np.uint64),
            self._zeros(n, kind=np.float64),
            self._zeros(2, MOST_LEFT + 1, WEIGHTS, kind=np.float64),
            self._zeros(n),
        )
        found: Any = ByValue(*map(tensor, self._by_value))
        plain = replace(self.options[0], harmony=False, middle_kingdom="off")
        rich = replace(self.options[0], harmony=True, middle_kingdom="symmetric")
        found.tables.copy_(torch.from_numpy(np.stack([weights_for(plain), weights_for(rich)])))
        return found

    def begin(self, *, is_paired: bool = False) -> None:
        """Deal new games; if they are paired, each deal is played once for every seat."""
        deals, copies = (self.number // self.players, self.players) if is_paired else (self.number, 1)
        keys = self._random.integers(0, 2**32, (deals, 8), dtype=np.int64)
        which = np.tile(self._random.integers(0, len(self.options), deals), copies)
        tensor = self.device.tensor
        tensor(self.keys).copy_(torch.from_numpy(np.tile(keys, (copies, 1))))
        settings = tensor(self.settings)
        settings.copy_(torch.from_numpy(np.stack([one.settings() for one in self.options])[which]))
        chances = self._random.integers(1, 2**62, self.number, dtype=np.int64)
        self.by_value.chances.copy_(torch.from_numpy(chances))
        rich = np.array([one.harmony or one.middle_kingdom != "off" for one in self.options], np.int64)
        self.by_value.which.copy_(torch.from_numpy(rich[which]))
        self.device.begin(self.games, self.settings, self.keys)
        middle = settings[:, turns.MIDDLE_KINGDOM]
        self.flags = torch.stack(
            [settings[:, turns.HARMONY].float(), (middle == 1).float(), (middle == 2).float(), self.told.shares], 1
        )

    def movers(self) -> Any:
        """The seat to act in each game."""
        slot = self._status[:, turns.SLOT].clamp(0, turns.MOST_SLOTS - 1)
        by_kings = self._kings.gather(1, slot[:, None])[:, 0]
        by_row = self._status.gather(1, (turns.OWNER + slot)[:, None])[:, 0]
        return torch.where(self._status[:, turns.PHASE] == turns.DRAFT, by_kings, by_row)

    def list(self) -> None:
        """List what can be done in every game."""
        self.device.count(self.games, self._told)
        counts, rows = self.told.counts, self.told.rows
        with_rivals = counts[:, KINGDOMS] + self.players - 1
        ends, claim_ends = with_rivals.cumsum(0), counts[:, CLAIMS].cumsum(0)
        rows[:, KINGDOMS], rows[:, CLAIMS] = ends - with_rivals, claim_ends - counts[:, CLAIMS]
        self._pairs = counts[:, KINGDOMS] * counts[:, CLAIMS]
        self._pair_ends = self._pairs.cumsum(0)
        self._totals = torch.stack([ends[-1], claim_ends[-1], self._pair_ends[-1]]).tolist()
        self.device.list(self.games, self._room(*self._totals[:2]), self._told, self._by_value)
        self.flags[:, 3] = self.told.shares

    def _room(self, kingdoms: int, claims: int) -> Listed:
        """Lists that are long enough."""
        found = self._listed
        if found is None or found.codes.shape[0] < kingdoms or found.slots.shape[0] < claims:
            rows, claims = int(kingdoms * _SPARE) + 64, max(turns.MOST_SLOTS * self.number, claims)
            found = self._listed = Listed(
                self._zeros(rows, PLANES, kind=np.uint64),
                self._zeros(rows, FEATURES, kind=np.float32),
                self._zeros(rows, EXTRAS, kind=np.int8),
                self._zeros(rows, SLOTS, FIT, kind=np.float32),
                self._zeros(rows),
                self._zeros(claims, TOKENS, kind=np.int8),
                self._zeros(claims),
            )
            self.listed: Any = Listed(*map(self.device.tensor, found))
        return found

    @torch.no_grad()
    def judge(self, network: Any) -> Judged:
        """Have the network judge every turn that was listed."""
        kingdoms, claims, pairs = self._totals
        told, device = self.told, self.flags.device
        games = torch.arange(self.number, device=device)
        first, counts = told.rows[:, KINGDOMS], told.counts
        rivals = (first + counts[:, KINGDOMS])[:, None] + torch.arange(self.players - 1, device=device)
        game = torch.repeat_interleave(games, self._pairs, output_size=pairs)
        within = torch.arange(pairs, device=device) - (self._pair_ends - self._pairs)[game]
        each = counts[:, CLAIMS][game]
        kingdom, claim = first[game] + within // each, told.rows[:, CLAIMS][game] + within % each
        with torch.autocast("cuda", torch.bfloat16, enabled=device.type == "cuda"):
            parts = [slice(i, min(i + _AT_ONCE, kingdoms)) for i in range(0, kingdoms, _AT_ONCE)]
            embedded = torch.cat([network.encode(*(field[part] for field in self.listed[:3])) for part in parts])
            of_claim = torch.repeat_interleave(games, counts[:, CLAIMS], output_size=claims)
            of_rivals, fits = rivals[of_claim], self.listed.fits
            claimed = network.table(
                embedded[of_rivals],
                fits[of_rivals],
                self.listed.tokens[:claims],
                told.unseen[of_claim],
                self.flags[of_claim],
            )
            own, mixed = network.own(embedded), network.mix(embedded)
            parts = [slice(i, i + _AT_ONCE) for i in range(0, pairs, _AT_ONCE)]
            found = []
            for part in parts:
                k, c = kingdom[part], claim[part]
                found.append(network.finish(own[k], mixed[k], fits[k], [one[c] for one in claimed]))
        points = torch.cat([to_come for _, to_come in found])
        now = self.listed.features[:, POINTS]
        points[:, 0] += now[kingdom]
        points[:, 1:] += now[rivals][game]
        return Judged(torch.cat([logits for logits, _ in found]).softmax(1), points, game, kingdom, claim, rivals)

    def choose_by_value(self, judged: Judged) -> Any:
        """The pair that the linear value takes in each game."""
        self.device.choose(self.games, self._by_value, self._taken)
        codes, slots = self.listed.codes[judged.kingdoms], self.listed.slots[judged.claims]
        is_it = (codes == self.taken.codes[judged.games]) & (slots == self.taken.slots[judged.games])
        return self.best(judged, is_it.float())

    def best(self, judged: Judged, worth: Any) -> Any:
        """The pair that is worth most in each game, the first of equals."""
        return best_of(worth, judged.games, self.number)

    def take(self, judged: Judged, pairs: Any) -> None:
        """Take a turn in every game."""
        self.taken.codes.copy_(self.listed.codes[judged.kingdoms[pairs]])
        self.taken.slots.copy_(self.listed.slots[judged.claims[pairs]])
        self.device.take(self.games, self._taken)

    def results(self) -> Any:
        """`found[game, seat, entry]`: scores and shares of the victory of games that are over."""
        self.device.results(self.games, self.scores)
        return self.device.tensor(self.scores).clone()


def utility(judged: Judged, win_weight: float) -> Any:
    """What every pair is worth to its mover; see `judging.py`."""
    return choosing.utility(judged.wins, judged.points, win_weight, MARGIN)
