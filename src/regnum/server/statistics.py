"""A player's results, from the entries of their finished games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import msgspec

from regnum.games.forms import OptionsAsData
from regnum.server.store import Entry, SeatEntry


class PlayerStats(msgspec.Struct, frozen=True):
    """A player's results in one game with one number of players."""

    game: str
    players: int
    games: int
    wins: int
    mean_score: float
    best_score: int


class KindStats(msgspec.Struct, frozen=True):
    """A player's results in games of one kind: with the same number of players, opponents and options."""

    game: str
    players: int
    opponents: tuple[str, ...]
    """The built-in bots at the other seats, an empty text for anyone else; in order."""
    options: OptionsAsData
    games: int
    """How many were played to their end or resigned."""
    wins: int
    resigned: int
    """How many the player resigned."""
    scored: int
    """How many have a score: those that the player played to their end."""
    mean_score: float | None
    """Of the games with a score; null if there are none."""
    best_score: int | None


@dataclass(slots=True)
class _Results:
    """The results of one kind of game."""

    of: Entry
    opponents: tuple[str, ...]
    games: int = 0
    wins: int = 0
    resigned: int = 0
    scores: list[int] = field(default_factory=list)

    def add(self, entry: Entry, seat: SeatEntry) -> None:
        self.games += 1
        self.wins += seat.rank == 1
        if _has_resigned(entry, seat):
            self.resigned += 1
        elif seat.score is not None:
            self.scores.append(seat.score)


def records_of(entries: Iterable[Entry], player: str) -> list[PlayerStats]:
    """A player's results in games played to their end, by game and number of players."""
    found: dict[tuple[str, int], list[tuple[int, int | None]]] = {}
    for entry, seat in _results(entries, player):
        if seat.score is not None:
            found.setdefault((entry.game, len(entry.seats)), []).append((seat.score, seat.rank))
    return [_record(*kind, found[kind]) for kind in sorted(found)]


def _record(game: str, players: int, results: list[tuple[int, int | None]]) -> PlayerStats:
    scores = [score for score, _ in results]
    wins = sum(rank == 1 for _, rank in results)
    return PlayerStats(game, players, len(scores), wins, sum(scores) / len(scores), max(scores))


def _results(entries: Iterable[Entry], player: str) -> Iterator[tuple[Entry, SeatEntry]]:
    """Every seat that a player had; games that came from records are left out."""
    for entry in entries:
        if not entry.details.is_practice:
            yield from ((entry, seat) for seat in entry.seats if seat.player == player)


def kinds_of(entries: Iterable[Entry], player: str) -> list[KindStats]:
    """A player's results by game, number of players, opponents and options.

    The score of a player who resigned does not count: a bot played on for them.
    """
    found: dict[tuple[str, int, tuple[str, ...], str], _Results] = {}
    for entry, seat in _results(entries, player):
        if entry.details.ended in ("played", "resigned"):
            opponents = tuple(sorted(other.bot or "" for other in entry.seats if other is not seat))
            options = msgspec.json.encode(entry.details.options).decode()
            kind = (entry.game, len(entry.seats), opponents, options)
            found.setdefault(kind, _Results(entry, opponents)).add(entry, seat)
    return [_stats(found[kind]) for kind in sorted(found)]


def _has_resigned(entry: Entry, seat: SeatEntry) -> bool:
    """Older versions did not keep who resigned: a game that ended so has one player left, who won."""
    if entry.details.ended == "resigned" and not entry.details.resigned:
        return seat.rank != 1
    return seat.seat in entry.details.resigned


def _stats(results: _Results) -> KindStats:
    scores = results.scores
    return KindStats(
        game=results.of.game,
        players=len(results.of.seats),
        opponents=results.opponents,
        options=results.of.details.options,
        games=results.games,
        wins=results.wins,
        resigned=results.resigned,
        scored=len(scores),
        mean_score=sum(scores) / len(scores) if scores else None,
        best_score=max(scores, default=None),
    )
