"""Kingdoms for callers: start a game, see it, play it.

>>> from regnum.games.kingdoms import parse_action
>>> state = start(Options.of(players=2), SeededDeal("a seed"))
>>> state.seat, len(state.legal_actions())
(1, 151)
>>> state = state.play(parse_action("r4@c3")).play(parse_action("draw"))
>>> state.phase, state.drawn_tile
('place', <Kind.PLUS_3: 3>)
>>> explanation = state.explain(parse_action("pass"))
>>> explanation.is_legal, explanation.rule, str(explanation.message)
(False, 'A-G12', 'You drew this tile and must place it now: +3.')
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.errors import IllegalActionError, UsageError
from regnum.games import logged, protocol
from regnum.games.dealing import Deal, SeededDeal
from regnum.games.kingdoms import explain, sight, turns
from regnum.games.kingdoms.account import Account
from regnum.games.kingdoms.actions import Action
from regnum.games.kingdoms.components import COLOURS, Kind
from regnum.games.kingdoms.data import KingdomsPreview, KingdomsResult, KingdomsView, Phase, PlayerData
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.position import Position
from regnum.games.protocol import Seat
from regnum.words import Message
from regnum.words.message import message

PHASES: dict[int, Phase] = {turns.ACT: "act", turns.PLACE_DRAWN: "place", turns.OVER: "over"}
TIE_BREAKS = ("money",)
"""KG-E1: what is compared; equals share the victory (A-G22)."""
HIDDEN = "?"
"""A tile in data that is face down for the observer."""


class Board(logged.Board[Options, Position, Action]):
    """A position to read: the present round, and those before it."""

    @property
    def phase(self) -> Phase:
        """The phase: `act`, `place` the tile drawn, or `over`."""
        return PHASES[self._position.phase]

    @property
    def round_number(self) -> int:
        """Which round is being played, from 1."""
        return len(self._positions)

    @property
    def rounds(self) -> int | None:
        """How many rounds the game takes (KG-E1); None with Last castle, where it is not known before (KG-X1)."""
        return None if self.options.last_castle else turns.ROUNDS

    @property
    def start_player(self) -> Seat:
        """The seat that began this round (KG-S4, KG-N3)."""
        return int(self._position.numbers.table[turns.FIRST])

    @property
    def money(self) -> tuple[int, ...]:
        """The gold of each player now: open to all (A-G23), possibly negative (A-G19)."""
        return self._position.money

    @property
    def money_history(self) -> tuple[tuple[int, ...], ...]:
        """The gold of each player at the end of each finished round."""
        return tuple(position.money for position in self._positions if position.is_finished)

    @property
    def supply(self) -> int:
        """How many tiles are left in the supply."""
        return sight.supply(self._position.numbers)

    @property
    def unseen(self) -> dict[Kind, int]:
        """The tiles that the observer has not seen in this round: in the supply, or face down with another player.

        With No luck it is the supply, which all players see (KG-X2).
        """
        return self._position.unseen

    @property
    def drawn_tile(self) -> Kind | str | None:
        """The tile that must be placed now (A-G12), `?` if the observer may not see it, None if there is none."""
        return _tile(self._position.drawn)

    def starting_tile(self, seat: Seat) -> Kind | str | None:
        """The starting tile of a seat, `?` if the observer may not see it (A-G16), None if it has none."""
        return _tile(self._position.starting_tile(seat))

    def castles(self, seat: Seat) -> dict[int, int]:
        """How many castles of each rank a seat has in hand."""
        return self._position.castles(seat)

    def account(self, round_number: int | None = None) -> Account:
        """The board of this round, or of an earlier one, with what each line pays at present."""
        number = self.round_number if round_number is None else round_number
        if not 1 <= number <= self.round_number:
            raise UsageError(message("kingdoms-error-round", wanted=number, rounds=self.round_number))
        position = self._positions[number - 1]
        return self._remembered(("account", number), position.arrays.table, lambda: _account(position))

    def ranking(self) -> tuple[protocol.Standing, ...]:
        """The players from richest to poorest (KG-E1)."""
        return protocol.rank([(money,) for money in self.money], TIE_BREAKS)

    def result(self) -> KingdomsResult:
        """The outcome, in the form kept in records."""
        return result_data([position.money for position in self._positions])

    def data(self) -> KingdomsView:
        """All that can be seen, in the form that is sent."""
        common = self._remembered("common", self._position.arrays.table, self._common)
        return msgspec.structs.replace(
            common,
            drawn_tile=_word(self.drawn_tile),
            unseen={kind.word: count for kind, count in self.unseen.items() if count},
            players=tuple([self._with_start(player, seat) for seat, player in enumerate(common.players)]),
            legal=self._written_actions(),
            observer=self.observer,
        )

    def _common(self) -> KingdomsView:
        """All that every observer sees alike: nothing here is made of tiles that are face down for some."""
        account = self.account()
        return KingdomsView(
            options=self.options,
            round=self.round_number,
            rounds=self.rounds,
            phase=self.phase,
            seat=self.seat,
            start_player=self.start_player,
            drawn_tile=None,
            supply=self.supply,
            unseen={},
            players=tuple([self._player_data(seat, money, account) for seat, money in enumerate(self.money)]),
            first_money=turns.FIRST_MONEY,
            money_history=self.money_history,
            present=account.data(),
            previous=self.account(self.round_number - 1).data() if self.round_number > 1 else None,
            legal=(),
            result=self.result() if self.is_over else None,
            observer=None,
        )

    def _reason(self, action: Action) -> tuple[str, Message]:
        return explain.explain(self._position, action)

    def _player_data(self, seat: Seat, money: int, account: Account) -> PlayerData:
        """A player without the starting tile."""
        return PlayerData(
            colour=COLOURS[seat],
            money=money,
            income=account.income(seat).data(),
            castles=tuple(self.castles(seat).values()),
            starting_tile=None,
        )

    def _with_start(self, player: PlayerData, seat: Seat) -> PlayerData:
        tile = self.starting_tile(seat)
        return player if tile is None else msgspec.structs.replace(player, starting_tile=_word(tile))


class View(logged.Observed[Options, Position, Action], Board):
    """What one seat, or a spectator, may know: not the others' starting tiles, the supply, another's draw."""

    def __init__(self, options: Options, positions: tuple[Position, ...], observer: Seat | None) -> None:
        super().__init__(options, positions)
        self.observer = observer

    def _reason_to_wait(self) -> tuple[str, Message]:
        return explain.explain_wait(int(self.seat or 0))


class State(logged.Logged[Options, Position, Action], Board):
    """A game at one moment, with everything that led to it. Immutable: to play gives a new state."""

    @property
    def revealed(self) -> tuple[int, ...]:
        """All that was secret or left to chance and has come to light; undo may not cross a change.

        `sight.write_revealed` says what that is.
        """
        lots = sum(position.is_lot_drawn for position in self._positions[:-1])
        revealed: Any = [0] * sight.MOST_REVEALED
        return tuple(revealed[: sight.write_revealed(self._position.numbers, lots, revealed)])

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may know, and nothing else."""
        self._check_seat(seat)
        masked = [self._masked(number, seat) for number in range(len(self._positions))]
        return self._with_legal(View(self.options, tuple(masked), seat))

    def _masked(self, number: int, observer: Seat | None) -> Position:
        """A round as an observer sees it; earlier ones do not change any more."""
        position = self._positions[number]
        return self._remembered(("masked", number, observer), position.arrays.table, lambda: position.masked(observer))

    def preview(self, action: Action) -> KingdomsPreview:
        """The board of this round after a legal action, and the income of each player from it."""
        code = self._legal.get(action)
        if code is None:
            raise IllegalActionError(self.explain(action))
        account = _account(self._position.after(code))
        incomes = tuple([account.income(seat).data() for seat in range(self.options.players)])
        return KingdomsPreview(account.data(), incomes)

    def _after(self, code: int) -> tuple[Position, ...]:
        positions = (*self._positions[:-1], self._position.after(code))
        if positions[-1].phase == turns.ROUND_OVER:
            return (*positions, positions[-1].next_round(self.deal))
        return positions


def start(options: Options, deal: Deal | str) -> State:
    """A new game; a string is taken as the seed of its deal."""
    dealt = SeededDeal(deal) if isinstance(deal, str) else deal
    return State(options, dealt, (), (Position.start(options, dealt),))


def result_data(rounds: Sequence[tuple[int, ...]]) -> KingdomsResult:
    """The outcome of a game from the gold of each player at the end of each round (KG-E1, A-G22)."""
    ranking = protocol.rank([(money,) for money in rounds[-1]], TIE_BREAKS)
    winners = [standing for standing in ranking if standing.rank == 1]
    return KingdomsResult(
        scores=list(rounds[-1]),
        ranks=[standing.rank for standing in sorted(ranking, key=lambda standing: standing.seat)],
        decided_by="shared" if len(winners) > 1 else ranking[0].decided_by,
        rounds=[list(money) for money in rounds],
    )


def _account(position: Position) -> Account:
    squares, lines, table, _ = position.arrays
    return Account.read(squares, lines, int(table[turns.SCORING]), is_over=position.is_finished)


def _tile(kind: int | None) -> Kind | str | None:
    if kind is None:
        return None
    return HIDDEN if kind == turns.UNKNOWN else Kind(kind)


def _word(tile: Kind | str | None) -> str | None:
    return tile.word if isinstance(tile, Kind) else tile
