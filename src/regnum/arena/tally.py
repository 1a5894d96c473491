"""How bots fared: wins, scores, meetings, summed up deal by deal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, product

from regnum.arena.formats import Seating
from regnum.arena.plan import Plan
from regnum.arena.playing import Played
from regnum.arena.ratings import Meetings, Rating, rate
from regnum.arena.statistics import Interval, Mean, wilson


@dataclass
class BotTally:
    """How one bot fared. If it has several seats in a game, the game counts once, with their mean."""

    games: int = 0
    wins: float = 0.0
    """A shared victory counts as a fair part of one."""
    wins_by_deal: Mean = field(default_factory=Mean)
    scores: Mean = field(default_factory=Mean)
    """Of each game at each seat."""
    scores_by_deal: Mean = field(default_factory=Mean)
    failures: int = 0
    """Decisions that it could not make."""

    @property
    def win_share(self) -> float:
        """The share of its games that it won."""
        return self.wins / max(self.games, 1)

    @property
    def wilson(self) -> Interval:
        """The 95% interval of the share of wins as if all games were independent."""
        return wilson(self.win_share, self.games)

    @property
    def win_interval(self) -> Interval | None:
        """The 95% interval of the share of wins by the variance from deal to deal."""
        margin = self.wins_by_deal.margin
        if margin is None:
            return None
        return max(self.wins_by_deal.mean - margin, 0.0), min(self.wins_by_deal.mean + margin, 1.0)

    def add(self, wins: Sequence[float], scores: Sequence[float]) -> None:
        """Add a deal: what it won, and its scores, in each of the games."""
        self.games += len(wins)
        self.wins += sum(wins)
        self.wins_by_deal.add(sum(wins) / len(wins))
        self.scores_by_deal.add(sum(scores) / len(scores))


@dataclass
class PairTally:
    """How two bots fared against each other, seen from the first."""

    games: int = 0
    points: Mean = field(default_factory=Mean)
    """A game's points, deal by deal: 1 for finishing before the other, 1/2 for the same rank."""
    difference: Mean = field(default_factory=Mean)
    """Of the scores, deal by deal."""
    squares: float = 0.0
    """The sum of the squares of a deal's points."""

    def add(self, points: Sequence[float], differences: Sequence[float]) -> None:
        """Add a deal: points and differences of the scores in each of the games."""
        self.games += len(points)
        self.points.add(sum(points) / len(points))
        self.difference.add(sum(differences) / len(differences))
        self.squares += sum(points) ** 2


class Tally:
    """How all bots of a plan fared."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.bots = [BotTally() for _ in plan.contenders]
        self.pairs: dict[tuple[int, int], PairTally] = defaultdict(PairTally)
        self.meetings = Meetings.of(len(plan.contenders))
        self.plies = Mean()

    @property
    def deals(self) -> int:
        """How many complete deals were played."""
        return self.meetings.deals

    @property
    def games(self) -> int:
        """How many games they were."""
        return self.plies.number

    def add(self, deal: Sequence[Played]) -> None:
        """Add all games of a deal."""
        wins: dict[int, list[float]] = defaultdict(list)
        scores: dict[int, list[float]] = defaultdict(list)
        points: dict[tuple[int, int], list[float]] = defaultdict(list)
        differences: dict[tuple[int, int], list[float]] = defaultdict(list)
        for played in deal:
            self._add_game(played)
            places = _places(self._plan.seating(played.number))
            means = {bot: _mean([played.scores[seat] for seat in seats]) for bot, seats in places.items()}
            for bot, seats in places.items():
                wins[bot].append(_mean([_win(played.ranks, seat) for seat in seats]))
                scores[bot].append(means[bot])
            for a, b in combinations(places, 2):
                points[a, b].append(_mean([_point(played.ranks, *both) for both in product(places[a], places[b])]))
                differences[a, b].append(means[a] - means[b])
        for bot in wins:
            self.bots[bot].add(wins[bot], scores[bot])
        for pair in points:
            self.pairs[pair].add(points[pair], differences[pair])
        self.meetings.add({pair: (sum(made), len(made)) for pair, made in points.items()})

    def _add_game(self, played: Played) -> None:
        self.plies.add(played.plies)
        seating = self._plan.seating(played.number)
        for bot, score in zip(seating, played.scores, strict=True):
            self.bots[bot].scores.add(score)
        for failure in played.failures:
            self.bots[seating[failure.seat]].failures += 1

    def ratings(self) -> list[Rating]:
        """The rating of every bot."""
        return rate(self.meetings)

    def lead(self, a: int, b: int) -> Rating:
        """How much stronger a is than b by their own meetings alone."""
        ratings = rate(self.meetings.of_pair(a, b, self.pairs[a, b].squares))
        return Rating(2 * ratings[0].elo, 2 * ratings[0].margin)


def _places(seating: Seating) -> dict[int, list[int]]:
    """The seats of every bot, the bots in order."""
    return {bot: [seat for seat, other in enumerate(seating) if other == bot] for bot in sorted(set(seating))}


def _win(ranks: Sequence[int], seat: int) -> float:
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def _point(ranks: Sequence[int], seat: int, other: int) -> float:
    return 0.5 + 0.5 * ((ranks[seat] < ranks[other]) - (ranks[seat] > ranks[other]))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
