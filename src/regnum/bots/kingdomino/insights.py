"""What many games tell about Kingdomino: turn order, first claims, and the worth of every domino."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from regnum.bots.experiments import Cell, Finding, Mean, Reals, beyond, endings, in_parts, margins
from regnum.bots.kingdomino import experiment
from regnum.bots.kingdomino.evaluation import evaluator
from regnum.bots.kingdomino.experiment import DOMINO, ROUND, SEAT, SLOT, TURN, Trials, try_claims
from regnum.bots.kingdomino.weights import weights_for
from regnum.games.batches import Numbers, win_shares
from regnum.games.kingdomino.batch import scratch
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.options import Options
from regnum.games.numbered import NumberedDeals, words_of

SHAPES = {
    "two players": Options.of(),
    "three players": Options.of(players=3),
    "four players": Options.of(players=4),
    "Mighty Duel": Options.of(mighty_duel=True),
}
_THIRDS = ("first third", "middle", "last third")


@dataclass(frozen=True, slots=True)
class Games:
    """Many games of one shape."""

    options: Options
    trials: Trials

    @property
    def margins(self) -> Reals:
        """Every seat's points less the mean of its rivals."""
        return margins(self.trials.standings[:, :, 0])

    @property
    def wins(self) -> Reals:
        """Every seat's share of the victory."""
        return win_shares(self.trials.standings)

    def choice(self, entry: int) -> Numbers:
        """An entry of every random claim."""
        return self.trials.choices[:, entry]

    def after_claim(self, numbers: Reals) -> Reals:
        """What the player who claimed at random has, compared with all who did at the same moment of other games."""
        own = numbers[np.arange(len(numbers)), self.choice(SEAT)]
        return beyond(own, [self.choice(ROUND), self.choice(TURN)])


def play(options: Options, games: int, seed: str) -> Games:
    """Play games with one random claim each."""

    def part(numbers: range) -> Trials:
        keys, chances = words_of(NumberedDeals("kingdomino", seed, numbers.start, len(numbers)), np.zeros)
        trials = new_trials(len(numbers), options.players)
        judge = evaluator(weights_for(options))
        try_claims(options.settings(), keys, chances, judge, trials, scratch(options))
        return trials

    parts = in_parts(part, games)
    return Games(options, Trials(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True))))


def new_trials(games: int, players: int) -> Trials:
    """Room for the results of so many games."""
    return Trials(
        np.zeros((games, experiment.CHOICE), dtype=np.int64),
        np.zeros((games, players), dtype=np.int64),
        np.zeros((games, players, experiment.STANDING), dtype=np.int64),
    )


def findings(games: int, seed: str) -> Iterator[Finding]:
    """The tables, from so many games in all, in equal parts of every shape."""
    played = {name: play(options, games // len(SHAPES), seed) for name, options in SHAPES.items()}
    yield endings("points", {name: (games.trials.standings[:, :, 0], games.wins) for name, games in played.items()})
    yield _turn_order(played)
    yield _first_claims(played)
    yield _worth_of_dominoes(played)


def _turn_order(played: dict[str, Games]) -> Finding:
    rows: list[tuple[Cell, ...]] = []
    for name, games in played.items():
        for turn in range(int(games.trials.turns.max()) + 1):
            chosen = games.trials.turns == turn
            if chosen.any():
                wins, points = games.wins[chosen], games.margins[chosen]
                rows.append((f"{name}, claim {turn + 1}", Mean.of(wins, is_share=True), Mean.of(points)))
    return Finding(
        "turn-order",
        "What the first turn is worth",
        "Lots decide who claims first. By the turn of a player's first king in the first row: the share of victories, "
        "and the points more than the opponents' mean.",
        ("first king", "victories", "points more"),
        tuple(rows),
        ("points more",),
    )


def _first_claims(played: dict[str, Games]) -> Finding:
    rows: list[tuple[Cell, ...]] = []
    for name, games in played.items():
        points, wins, row = games.after_claim(games.margins), games.after_claim(games.wins), games.options.kings
        is_first = (games.choice(ROUND) == 0) & (games.choice(TURN) == 0)
        for slot in range(row):
            chosen = is_first & (games.choice(SLOT) == slot)
            rows.append((f"{name}, domino {slot + 1}", Mean.of(wins[chosen], is_share=True), Mean.of(points[chosen])))
    return Finding(
        "first-claims",
        "Which first claim wins",
        "The first claim of the game, made at random: the domino with the lowest number (1) gives the first turn in "
        "the next row, the one with the highest is usually the best land. Compared with the mean of all first claims.",
        ("first claim", "victories more", "points more"),
        tuple(rows),
        ("points more",),
    )


def _worth_of_dominoes(played: dict[str, Games]) -> Finding:
    two = played["two players"]
    third = two.choice(ROUND) * len(_THIRDS) // two.options.rounds
    worths = {name: (games, games.after_claim(games.margins)) for name, games in played.items()}
    rows: list[tuple[Cell, ...]] = []
    for domino in DOMINOES.values():
        cells: list[Cell] = [f"{domino.number}: {domino.first} {domino.second}"]
        cells += [Mean.of(points[games.choice(DOMINO) == domino.number]) for games, points in worths.values()]
        own = two.choice(DOMINO) == domino.number
        cells += [Mean.of(worths["two players"][1][own & (third == part)]) for part in range(len(_THIRDS))]
        rows.append(tuple(cells))
    return Finding(
        "dominoes",
        "The worth of every domino",
        "Points more than the opponents' mean after claiming the domino by chance, compared with all chance claims at "
        "the same turn. The last three columns are for two players, by the row in which it was claimed. Letters: "
        "wheat, forest, lake, pasture, swamp, mine; a number is for crowns.",
        ("domino", *played, *_THIRDS),
        tuple(rows),
        ("two players", "four players"),
    )
