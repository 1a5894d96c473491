"""The rules, and the game as Regnum's registry knows it."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from regnum.errors import NotationError, OptionsError
from regnum.games import logged, protocol
from regnum.games.dealing import Deal
from regnum.games.options import GameOptions, always_kept
from regnum.games.protocol import Forms, Game, PreviewData, ResultData, Seat, Standing, Switch, ViewData
from regnum.words import Message
from regnum.words.message import message

NAME = "noughts"
SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINE_POINTS = 50
UNKNOWN = 0
"""A tile that is face down for the observer."""


class NoughtsOptions(GameOptions, frozen=True, kw_only=True):
    """The options of a game."""

    players: int = always_kept(default=2)
    sums: bool = always_kept(default=False)
    """N-4: every tile is worth its number."""

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players != 2:
            raise OptionsError(message("noughts-error-players", players=str(self.players)))
        if type(self.sums) is not bool:
            raise OptionsError(message("error-option-switch", option="sums"))


@dataclass(frozen=True)
class Place:
    """Put the tile on a square, written like `b2`: columns a to c, rows 1 to 3 from the top."""

    square: int

    def __str__(self) -> str:
        return SQUARES[self.square]


def parse_action(text: str) -> Place:
    """An action as it is written."""
    if text not in SQUARES:
        raise NotationError(message("noughts-error-notation", text=text[:40]))
    return Place(SQUARES.index(text))


class Placed(msgspec.Struct, frozen=True):
    """A tile on the board."""

    seat: Seat
    tile: int


class NoughtsView(ViewData, frozen=True, tag="noughts"):
    """All that an observer can see, in the form that is sent."""

    options: NoughtsOptions
    observer: Seat | None
    seat: Seat | None
    squares: tuple[Placed | None, ...]
    """In reading order."""
    tile: int | None
    """The tile to be placed, for the player to act."""
    scores: tuple[int, int]
    legal: tuple[str, ...]
    result: ResultData | None


class NoughtsPreview(PreviewData, frozen=True, tag="noughts"):
    """The changes that an action would make."""

    squares: tuple[Placed | None, ...]
    scores: tuple[int, int]


@dataclass(frozen=True)
class Position:
    """The board, and the tiles that are face down, the next one first."""

    options: NoughtsOptions
    squares: tuple[Placed | None, ...]
    pile: tuple[int, ...]

    @property
    def line(self) -> Seat | None:
        """N-3: the player with three squares in a line."""
        for line in LINES:
            owners = {placed.seat if (placed := self.squares[square]) else None for square in line}
            if len(owners) == 1 and None not in owners:
                return owners.pop()
        return None

    @property
    def is_over(self) -> bool:
        """N-3, N-5: a line, or a full board."""
        return self.line is not None or not self.pile

    @property
    def seat(self) -> Seat | None:
        """N-2: the seat to act."""
        return None if self.is_over else (9 - len(self.pile)) % 2

    @property
    def scores(self) -> tuple[int, int]:
        """N-3, N-4: the points so far."""
        tiles = [sum(placed.tile for placed in self.squares if placed and placed.seat == seat) for seat in (0, 1)]
        lines = [LINE_POINTS * (self.line == seat) for seat in (0, 1)]
        return lines[0] + tiles[0] * self.options.sums, lines[1] + tiles[1] * self.options.sums

    def legal_actions(self) -> dict[Place, int]:
        """N-2: any empty square."""
        return {} if self.is_over else {Place(at): at for at, placed in enumerate(self.squares) if placed is None}

    def action(self, code: int) -> Place:
        """The action with this number."""
        return Place(code)

    def after(self, code: int) -> Position:
        """N-2: the next tile is placed on a square."""
        assert self.seat is not None
        placed = (*self.squares[:code], Placed(self.seat, self.pile[0]), *self.squares[code + 1 :])
        return Position(self.options, placed, self.pile[1:])

    def masked(self, observer: Seat | None) -> Position:
        """N-2: only the player to act sees the next tile, and no player those below it."""
        known = self.pile[:1] if observer is not None and observer == self.seat else ()
        return Position(self.options, self.squares, known + (UNKNOWN,) * (len(self.pile) - len(known)))


class Board(logged.Board[NoughtsOptions, Position, Place]):
    """A position to read."""

    @property
    def tile(self) -> int | None:
        """The tile to be placed, None for those who may not see it."""
        return (self._position.pile[0] or None) if self._position.pile and not self.is_over else None

    @property
    def squares(self) -> tuple[Placed | None, ...]:
        """The board, in reading order."""
        return self._position.squares

    def scores(self) -> tuple[int, int]:
        """The points so far."""
        return self._position.scores

    def ranking(self) -> tuple[Standing, ...]:
        """N-5: the players from first to last."""
        return protocol.rank([(score,) for score in self.scores()], ("points",))

    def result(self) -> ResultData:
        """The outcome, in the form kept in records."""
        ranking = self.ranking()
        ranks = [standing.rank for standing in sorted(ranking, key=lambda standing: standing.seat)]
        return ResultData(list(self.scores()), ranks, ranking[0].decided_by)

    def data(self) -> NoughtsView:
        """All that can be seen, in the form that is sent."""
        return NoughtsView(
            options=self.options,
            observer=self.observer,
            seat=self.seat,
            squares=self.squares,
            tile=self.tile,
            scores=self.scores(),
            legal=tuple(str(action) for action in self.legal_actions()),
            result=self.result() if self.is_over else None,
        )

    def _reason(self, action: Place) -> tuple[str, Message]:
        if self.is_over:
            return "N-3", message("noughts-explain-over")
        if self.squares[action.square] is not None:
            return "N-2", message("noughts-explain-taken", square=str(action))
        return "N-2", message("noughts-explain-free", square=str(action))


class View(logged.Observed[NoughtsOptions, Position, Place], Board):
    """What one seat, or a spectator, may know."""

    def __init__(self, options: NoughtsOptions, positions: tuple[Position, ...], observer: Seat | None) -> None:
        super().__init__(options, tuple(position.masked(observer) for position in positions))
        self.observer = observer

    def _reason_to_wait(self) -> tuple[str, Message]:
        return "N-2", message("noughts-explain-wait")


class State(logged.Logged[NoughtsOptions, Position, Place], Board):
    """A game at one moment."""

    @property
    def revealed(self) -> tuple[int, ...]:
        """Every tile that a player has seen."""
        return (len(self.actions),)

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may know, and nothing else."""
        self._check_seat(seat)
        return View(self.options, self._positions, seat)

    def preview(self, action: Place) -> NoughtsPreview:
        """The board and the points after an action."""
        after = self._position.after(action.square)
        return NoughtsPreview(after.squares, after.scores)

    def _after(self, code: int) -> tuple[Position, ...]:
        return (self._position.after(code),)


def start(options: NoughtsOptions, deal: Deal) -> State:
    """N-1: a new game."""
    pile = deal.source(NAME, 0).draw(range(1, 10), 9)
    return State(options, deal, (), (Position(options, (None,) * 9, pile),))


GAME: Game[NoughtsOptions, View, Place] = Game(
    name=NAME,
    switches=(Switch("players"), Switch("sums", is_flag=True)),
    options=NoughtsOptions,
    options_from_data=NoughtsOptions.from_data,
    start=start,
    parse_action=parse_action,
    forms=Forms(NoughtsOptions, NoughtsView, NoughtsPreview, ResultData),
    players=(2,),
)
