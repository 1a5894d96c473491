"""What many games tell about Kingdoms: who begins, starting tiles, and what to spend when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from regnum.bots.experiments import Cell, Finding, Mean, Reals, beyond, endings, in_parts, margins
from regnum.bots.kingdoms import experiment
from regnum.bots.kingdoms.experiment import DRAWN, EMPTY, GROUP, NO_TURN, PIECES, ROUND, SEAT, Table, Trials, try_turns
from regnum.bots.kingdoms.reference import new_thought
from regnum.games.batches import Numbers, win_shares
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import RANKS, SQUARES, Kind
from regnum.games.kingdoms.options import Options
from regnum.games.numbered import NumberedDeals, words_of
from regnum.games.stream import STREAM

SHAPES = {f"{players} players": Options.of(players=players) for players in (2, 3, 4)}
_THIRDS = ("early", "middle", "late")
_PIECES = {
    DRAWN: "draw a tile",
    turns.START_GROUP: "the starting tile",
    **{rank - 1: f"a castle of rank {rank}" for rank in RANKS},
}


@dataclass(frozen=True, slots=True)
class Games:
    """Many games of one shape."""

    options: Options
    trials: Trials

    @property
    def money(self) -> Numbers:
        """Every seat's money at the end."""
        return self.trials.money[:, -1]

    @property
    def margins(self) -> Reals:
        """Every seat's coins less the mean of its rivals."""
        return margins(self.money)

    @property
    def wins(self) -> Reals:
        """Every seat's share of the victory."""
        return win_shares(self.money[:, :, np.newaxis])


def play(options: Options, games: int, seed: str) -> Games:
    """Play games with one random turn each."""

    def part(numbers: range) -> Trials:
        keys, chances = words_of(NumberedDeals("kingdoms", seed, numbers.start, len(numbers)), np.zeros)
        trials = new_trials(len(numbers), options)
        table = Table(turns.new_round(), new_thought(), np.zeros(STREAM, dtype=np.uint64))
        try_turns(options.settings(), keys, chances, trials, table)
        return trials

    parts = in_parts(part, games)
    return Games(options, Trials(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True))))


def new_trials(games: int, options: Options) -> Trials:
    """Room for the results of so many games."""
    by_round = (games, options.most_rounds, options.players)
    return Trials(
        np.zeros((games, experiment.CHOICE), dtype=np.int64),
        np.zeros(games, dtype=np.int64),
        np.zeros(by_round, dtype=np.int64),
        np.zeros(by_round, dtype=np.int64),
    )


def findings(games: int, seed: str) -> Iterator[Finding]:
    """The tables, from so many games in all, in equal parts of every shape."""
    played = {name: play(options, games // len(SHAPES), seed) for name, options in SHAPES.items()}
    yield endings("coins", {name: (games.money, games.wins) for name, games in played.items()})
    yield _beginning(played)
    yield _starting_tiles(played)
    yield from (_pieces(name, games) for name, games in played.items())


def _beginning(played: dict[str, Games]) -> Finding:
    rows: list[tuple[Cell, ...]] = []
    for name, games in played.items():
        players, everyone = games.options.players, np.arange(len(games.money))
        for place in range(players):
            seat = (games.trials.first + place) % players
            wins, coins = games.wins[everyone, seat], games.margins[everyone, seat]
            rows.append((f"{name}, place {place + 1}", Mean.of(wins, is_share=True), Mean.of(coins)))
    return Finding(
        "beginning",
        "What it is worth to begin",
        "Lots decide who begins the first round. By the place in its turn order: the share of victories, and the coins "
        "more than the opponents' mean at the end of the game.",
        ("place", "victories", "coins more"),
        tuple(rows),
        ("coins more",),
    )


def _starting_tiles(played: dict[str, Games]) -> Finding:
    worths = {name: _by_start(games) for name, games in played.items()}
    rows = [(kind.word, *(Mean.of(coins[kinds == kind]) for kinds, coins in worths.values())) for kind in Kind]
    return Finding(
        "starting-tiles",
        "The worth of every starting tile",
        "Chance deals the starting tiles. Coins more than the opponents' mean at the end of the game, over all rounds, "
        "compared with all starting tiles.",
        ("tile", *played),
        tuple(rows),
        ("2 players", "4 players"),
    )


def _by_start(games: Games) -> tuple[npt.NDArray[np.int64], Reals]:
    """The kind of every starting tile, and what the seat that got it has at the end, compared with other tiles."""
    starts = games.trials.starts
    coins = np.broadcast_to(games.margins[:, np.newaxis, :], starts.shape).reshape(-1)
    return starts.reshape(-1), beyond(coins, [np.zeros(coins.size, dtype=np.int64)])


def _pieces(name: str, games: Games) -> Finding:
    choices = games.trials.choices
    is_tried = choices[:, SEAT] != NO_TURN
    choices, coins = choices[is_tried], games.margins[is_tried]
    own = coins[np.arange(len(coins)), choices[:, SEAT]]
    third = (SQUARES - choices[:, EMPTY]) * len(_THIRDS) // SQUARES
    worth = beyond(own, [choices[:, ROUND], third, choices[:, PIECES]])
    rows: list[tuple[Cell, ...]] = []
    for number in range(games.options.most_rounds):
        for part, word in enumerate(_THIRDS):
            here = (choices[:, ROUND] == number) & (third == part)
            cells = (Mean.of(worth[here & (choices[:, GROUP] == group)]) for group in _PIECES)
            rows.append((f"round {number + 1}, {word}", *cells))
    return Finding(
        f"pieces-{games.options.players}",
        f"What to spend when, {name}",
        "A turn in which chance decides which piece is played, on the square that looks best for it. Coins more than "
        "the opponents' mean at the end of the game, compared with all such turns of players who had the same choice "
        "in the same part of the round (early: more than twenty squares are empty; late: ten or fewer).",
        ("moment", *_PIECES.values()),
        tuple(rows),
    )
