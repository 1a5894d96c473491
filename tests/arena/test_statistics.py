"""Intervals, ratings and tests of the arena against closed forms and brute force."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest

from regnum.arena.ratings import ELO, Meetings, rate
from regnum.arena.sprt import Sprt, expected_points
from regnum.arena.statistics import Z95, Mean, wilson
from regnum.errors import UsageError


def meetings(results: list[dict[tuple[int, int], tuple[float, int]]], bots: int) -> Meetings:
    """Deals as they come."""
    found = Meetings.of(bots)
    for deal in results:
        found.add(deal)
    return found


def pair_deals(points: list[float], games: int = 2) -> Meetings:
    """Two bots, the first bot's points in every deal."""
    return meetings([{(0, 1): (made, games)} for made in points], 2)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27754), (5, 10, 0.23659, 0.76341), (81, 263, 0.25529, 0.36621), (10, 10, 0.72246, 1.0)],
)
def test_wilson_against_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=1e-4)


def test_the_mean_of_deals() -> None:
    values, mean = [0.0, 0.5, 0.5, 1.0, 1.0, 0.25], Mean()
    assert mean.mean == 0
    assert mean.deviation == 0
    for value in values:
        assert mean.number >= 2 or mean.margin is None
        mean.add(value)
    assert mean.mean == pytest.approx(np.mean(values))
    assert mean.deviation == pytest.approx(np.std(values, ddof=1))
    assert mean.margin == pytest.approx(Z95 * np.std(values, ddof=1) / math.sqrt(6))


@pytest.mark.parametrize(("points", "games"), [(130.0, 200), (3.5, 10), (0.0, 6), (100.0, 100)])
def test_two_bots_are_rated_by_the_logit(points: float, games: int) -> None:
    first, second = rate(pair_deals([points], games))
    logit = math.log((points + 0.5) / (games - points + 0.5))
    assert first.elo - second.elo == pytest.approx(ELO * logit)
    assert first.elo == pytest.approx(-second.elo)
    assert first.margin == pytest.approx(second.margin)


def test_ratings_are_the_most_likely() -> None:
    rng = np.random.default_rng(5)
    deals = [
        {(a, b): (float(rng.integers(0, 5) / 2), 2) for a, b in combinations(range(4), 2) if (a, b) != (0, 3)}
        for _ in range(30)
    ]
    found = meetings(deals, 4)

    def likelihood(elos: list[float]) -> float:
        total = 0.0
        for a, b in combinations(range(4), 2):
            if found.games[a, b]:
                chance = expected_points(elos[a] - elos[b])
                total += (found.points[a, b] + 0.5) * math.log(chance)
                total += (found.points[b, a] + 0.5) * math.log(1 - chance)
        return total

    best = [rating.elo for rating in rate(found)]
    assert sum(best) == pytest.approx(0, abs=1e-6)
    for bot in range(4):
        for step in (-1.0, 1.0):
            other = list(best)
            other[bot] += step
            assert likelihood(other) < likelihood(best)


def test_errors_for_two_bots_are_those_of_pairs() -> None:
    points = [0.0, 1.0, 1.0, 2.0, 1.5, 1.0, 2.0, 0.5] * 50
    first, second = rate(pair_deals(points))
    share = sum(points) / (2 * len(points))
    error = np.std(np.array(points) / 2) / math.sqrt(len(points)) / (share * (1 - share))
    assert 2 * first.margin == pytest.approx(ELO * Z95 * error, rel=0.01)
    assert first.margin == pytest.approx(second.margin)


def test_pairs_that_always_split_are_known_exactly_and_doubled_games_are_not_worth_more() -> None:
    split, mixed, doubled = pair_deals([1.0] * 100), pair_deals([0.0, 2.0] * 50), pair_deals([0.0, 4.0] * 50, games=4)
    assert rate(split)[0].margin < 3
    assert rate(mixed)[0].margin == pytest.approx(ELO * Z95 / math.sqrt(100), rel=0.03)
    assert rate(doubled)[0].margin == pytest.approx(rate(mixed)[0].margin, rel=0.03)


def test_errors_tell_how_much_ratings_vary() -> None:
    rng = np.random.default_rng(7)
    strengths = np.array([1.0, 0.2, -1.2])
    elos, margins = [], []
    for _ in range(150):
        found = Meetings.of(3)
        for _ in range(60):
            luck = rng.normal(0, 0.8, 3)  # the same in all games of a deal: they are not independent
            pairs = {
                (a, b): (float(rng.binomial(4, 1 / (1 + math.exp(strengths[b] + luck[b] - strengths[a] - luck[a])))), 4)
                for a, b in combinations(range(3), 2)
            }
            found.add(pairs)
        ratings = rate(found)
        elos.append([rating.elo for rating in ratings])
        margins.append([rating.margin for rating in ratings])
    seen = np.std(np.array(elos), axis=0)
    promised = np.mean(np.array(margins), axis=0) / Z95
    assert promised == pytest.approx(seen, rel=0.2)


def test_a_bot_that_always_wins_has_a_finite_rating_with_an_honest_error() -> None:
    for games, exact in ((10, 0.6915), (100, 0.9638)):  # Clopper and Pearson's bound for games won out of as many
        first, second = rate(pair_deals([2.0] * (games // 2)))
        lowest = first.elo - second.elo - 2 * first.margin
        assert expected_points(lowest) == pytest.approx(exact, abs=0.03)


def test_bots_that_never_met_are_not_compared() -> None:
    assert [rating.elo for rating in rate(Meetings.of(3))] == [0, 0, 0]


def verdict_of(sprt: Sprt, chance: float, rng: np.random.Generator, *, is_paired: bool) -> tuple[str | None, int]:
    """Play pairs of games with this chance to win until the test decides, and count them.

    With `is_paired` half of the second games are won by the loser of the first, as on a deal that favours a seat.
    """
    points = Mean()
    for deal in range(1, 20_000):
        first = rng.random() < chance
        second = not first if is_paired and rng.random() < 0.5 else rng.random() < chance
        points.add((first + second) / 2)
        verdict = sprt.judge(points)
        if verdict.accepted:
            return verdict.accepted, deal
    return None, deal


@pytest.mark.parametrize("is_paired", [False, True])
def test_the_sequential_test_errs_as_rarely_as_it_says(is_paired: bool) -> None:
    """At the two hypotheses themselves: the risk is 5 % each; of 300 runs no more than 8 % may err."""
    sprt, rng = Sprt(0, 40), np.random.default_rng(11)
    for elo, right in ((0.0, "elo0"), (40.0, "elo1")):
        mean = expected_points(elo)
        chance = 2 * mean - 0.5 if is_paired else mean  # the second game of a pair is then won half of the time
        verdicts = [verdict_of(sprt, chance, rng, is_paired=is_paired)[0] for _ in range(300)]
        assert verdicts.count(right) >= 0.92 * 300


def test_the_sequential_test_is_quick_when_it_is_clear() -> None:
    rng = np.random.default_rng(3)
    quick = [verdict_of(Sprt(0, 40), expected_points(200), rng, is_paired=False)[1] for _ in range(50)]
    slow = [verdict_of(Sprt(0, 40), expected_points(20), rng, is_paired=False)[1] for _ in range(50)]
    assert np.mean(quick) < np.mean(slow) / 3


def test_a_few_deals_prove_nothing() -> None:
    points = Mean()
    assert Sprt(0, 10).judge(points).ratio == 0
    for _ in range(3):
        points.add(1.0)
    assert Sprt(0, 10).judge(points).accepted is None


def test_bounds_of_the_sequential_test() -> None:
    verdict = Sprt(0, 10).judge(Mean())
    assert (verdict.lower, verdict.upper) == pytest.approx((-2.9444, 2.9444), abs=1e-4)


@pytest.mark.parametrize("text", ["", "5", "10,0", "5,5", "a,b", "0,10,20", "0,9999", "nan,10", "0,inf"])
def test_impossible_tests_are_refused(text: str) -> None:
    with pytest.raises(UsageError, match="such as 0,20"):
        Sprt.parse(text)


def test_a_test_as_it_is_written() -> None:
    assert Sprt.parse("-5, 10") == Sprt(-5, 10)
