"""Kingdomino for callers: start a game, see it, play it.

>>> state = start(Options.of("classic", players=2), SeededDeal("a seed"))
>>> state = state.play(state.legal_actions()[0])
>>> len(state.actions), state.phase
(1, 'draft')
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import msgspec

from regnum.errors import UsageError
from regnum.games import logged, protocol
from regnum.games.dealing import Deal, SeededDeal
from regnum.games.kingdomino import explain, turns
from regnum.games.kingdomino.actions import Action, Direction, Place
from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdomino.data import (
    KingdomData,
    KingdominoPreview,
    KingdominoResult,
    KingdominoView,
    Phase,
    SlotData,
)
from regnum.games.kingdomino.kingdom import Kingdom, Score, appraised
from regnum.games.kingdomino.land import listed
from regnum.games.kingdomino.options import Options
from regnum.games.kingdomino.position import Position
from regnum.games.protocol import Seat
from regnum.words import Message
from regnum.words.message import message

PHASES: dict[int, Phase] = {turns.DRAFT: "draft", turns.PLACE: "place", turns.CLAIM_NEXT: "claim", turns.OVER: "over"}
TIE_BREAKS = ("score", "largest", "crowns")
"""KD-V6 to KD-V8: what is compared, in this order."""
_ALL = frozenset(DOMINOES)


class Slot(NamedTuple):
    """A domino in a row, and whose king is on it."""

    domino: int
    seat: Seat | None
    is_done: bool = False
    """Whether its turn has passed: it has been placed or discarded."""

    def data(self) -> SlotData:
        """The slot as it is sent."""
        return SlotData(self.domino, self.seat, self.is_done)


class Board(logged.Board[Options, Position, Action]):
    """A position to read: the present game of a match, and those before it."""

    @property
    def phase(self) -> Phase:
        """The phase: `draft`, `place`, `claim`, or `over`."""
        return PHASES[self._position.phase]

    @property
    def game_number(self) -> int:
        """Which game of the match this is, from 1 (KD-X1)."""
        return len(self._positions)

    @property
    def round_number(self) -> int:
        """Which round is being played, from 1; 0 during the first draft."""
        return int(self._position.numbers.status[turns.ROUND]) + 1

    @property
    def domino(self) -> int | None:
        """The domino to be placed now, if one is."""
        return self._position.domino if self.phase == "place" else None

    @property
    def current_row(self) -> tuple[Slot, ...]:
        """The row whose dominoes are being placed; empty during the first draft."""
        here, row = self._position.numbers, self._position.row(turns.OWNER)
        return tuple(Slot(domino, seat, turns.is_done(here, slot)) for slot, (domino, seat) in enumerate(row))

    @property
    def next_row(self) -> tuple[Slot, ...]:
        """The row whose dominoes are being claimed; empty in the last round."""
        return tuple(Slot(domino, seat) for domino, seat in self._position.row(turns.NEXT_OWNER))

    @property
    def dominoes_in_box(self) -> int:
        """How many dominoes of this game have not been laid out yet."""
        return self.options.deck - self._position.visible

    @property
    def unseen(self) -> frozenset[int]:
        """The dominoes that have not appeared: in the box or out of the game, no player can know which (A-K18)."""
        return frozenset(self._unseen())

    def _unseen(self) -> tuple[int, ...]:
        """The same in order; it changes once a round."""
        visible = self._position.visible
        return self._remembered(
            "unseen",
            (self.game_number, visible),
            lambda: tuple(sorted(_ALL.difference(self._position.numbers.deck[:visible]))),
        )

    def discards(self, seat: Seat, game_number: int | None = None) -> int:
        """How many dominoes a seat has had to discard in this game, or in an earlier one of the match."""
        return int(self._part(game_number).numbers.status[turns.DISCARDS + seat])

    def kingdom(self, seat: Seat, game_number: int | None = None) -> Kingdom:
        """A seat's kingdom in this game, or in an earlier one of the match."""
        return self._appraised(game_number)[seat][0]

    def scores(self, game_number: int | None = None) -> tuple[Score, ...]:
        """The scores of every kingdom of a game now, bonuses included."""
        return tuple([score for _, score in self._appraised(game_number)])

    def totals(self) -> tuple[tuple[int, ...], ...]:
        """Score, largest property and crowns of each seat, summed over the games of the match (A-K15, A-K16)."""
        return self._remembered("totals", self._appraised(), lambda: _summed(self._standings()))

    def ranking(self) -> tuple[protocol.Standing, ...]:
        """The players from first to last (KD-V6 to KD-V8), each with what set them apart from the next."""
        return protocol.rank(self.totals(), TIE_BREAKS)

    def result(self) -> KingdominoResult:
        """The outcome, in the form kept in records."""
        return result_data(self._standings())

    def data(self) -> KingdominoView:
        """All that can be seen, in the form that is sent."""
        return KingdominoView(
            options=self.options,
            game_number=self.game_number,
            round=self.round_number,
            phase=self.phase,
            seat=self.seat,
            current_row=tuple([slot.data() for slot in self.current_row]),
            next_row=tuple([slot.data() for slot in self.next_row]),
            in_box=self.dominoes_in_box,
            unseen=self._unseen(),
            kingdoms=tuple([self._kingdom_data(seat) for seat in range(self.options.players)]),
            totals=self.totals(),
            legal=self._written_actions(),
            result=self.result() if self.is_over else None,
            observer=self.observer,
        )

    def _part(self, game_number: int | None) -> Position:
        """A game of the match by its number; the present one if none is given."""
        number = self.game_number if game_number is None else game_number
        if not 1 <= number <= self.game_number:
            raise UsageError(message("error-which-game", wanted=number, games=self.game_number))
        return self._positions[number - 1]

    def _reason(self, action: Action) -> tuple[str, Message]:
        return explain.explain(self._position, action)

    def _canonical(self, action: Action) -> Action:
        """A double turned round is the same placement: the form that is listed as legal."""
        if not isinstance(action, Place) or action in self._legal or action.domino not in DOMINOES:
            return action
        x, y, direction = listed(action.domino, action.x, action.y, action.direction)
        return Place(action.domino, int(x), int(y), Direction(direction))

    def _standings(self) -> list[list[tuple[int, ...]]]:
        return [[score.key for score in self.scores(number)] for number in range(1, self.game_number + 1)]

    def _appraised(self, game_number: int | None = None) -> list[tuple[Kingdom, Score]]:
        """Every seat's kingdom and its worth."""
        position, seats = self._part(game_number), range(self.options.players)
        number = game_number or self.game_number
        return self._remembered(
            ("kingdoms", number), position.arrays.land, lambda: [self._kingdom_at(position, number, i) for i in seats]
        )

    def _kingdom_at(self, position: Position, number: int, seat: Seat) -> tuple[Kingdom, Score]:
        land, box = position.kingdom(seat)
        options = self.options
        return self._remembered(
            (seat, number),
            (land, box),
            lambda: appraised(land, box, options.size, options.middle_kingdom, options.harmony),
        )

    def _kingdom_data(self, seat: Seat, game_number: int | None = None) -> KingdomData:
        kingdom, score = self._appraised(game_number)[seat]
        discards = self.discards(seat, game_number)
        return self._remembered(
            ("data", seat, game_number),
            (kingdom, score, discards),
            lambda: KingdomData.of(kingdom.data(), discards, score.data()),
        )


@dataclass
class _Shared:
    """What all views of a state have in common."""

    positions: tuple[Position, ...]
    data: KingdominoView | None = None


class View(logged.Observed[Options, Position, Action], Board):
    """What one seat, or a spectator, may know: not the dominoes in the box, nor the kings still to be revealed.

    The positions are those of a state without what is hidden.
    """

    _shared: _Shared | None = None
    """What all views of a state have in common, if this is one of them."""

    def __init__(self, options: Options, positions: tuple[Position, ...], observer: Seat | None) -> None:
        super().__init__(options, positions)
        self.observer = observer

    def data(self) -> KingdominoView:
        """All that can be seen, in the form that is sent; views of one state differ in their legal actions alone."""
        if self._shared is None:
            return super().data()
        if self._shared.data is None:
            self._shared.data = super().data()
        return msgspec.structs.replace(self._shared.data, legal=self._written_actions(), observer=self.observer)

    def _reason_to_wait(self) -> tuple[str, Message]:
        return explain.explain_wait()


class State(logged.Logged[Options, Position, Action], Board):
    """A game at one moment, with everything that led to it. Immutable: to play gives a new state."""

    @property
    def revealed(self) -> tuple[int, ...]:
        """All that chance has revealed: games, dominoes laid out and kings drawn; undo may not cross a change.

        Only what is face up counts, not what could be worked out: the last king, or the last row of all 48 dominoes.
        """
        return self.game_number, self._position.visible, self._position.revealed_kings

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator (None), may know, and nothing else."""
        self._check_seat(seat)
        view = View(self.options, self._shared.positions, seat)
        view._shared = self._shared
        return self._with_legal(view)

    @cached_property
    def _shared(self) -> _Shared:
        return _Shared((*self._positions[:-1], self._position.masked()))

    def preview(self, action: Action) -> KingdominoPreview:
        """The kingdom of the seat to act after a legal action."""
        after = self.play(action)
        assert self.seat is not None
        return KingdominoPreview(after._kingdom_data(self.seat, self.game_number))

    def _after(self, code: int) -> tuple[Position, ...]:
        positions = (*self._positions[:-1], self._position.after(code))
        if turns.match_goes_on(positions[-1].numbers, len(positions)):
            return (*positions, Position.start(self.options, self.deal, len(positions)))
        return positions


def start(options: Options, deal: Deal | str) -> State:
    """A new game; a string is taken as the seed of its deal."""
    dealt = SeededDeal(deal) if isinstance(deal, str) else deal
    return State(options, dealt, (), (Position.start(options, dealt, 0),))


def result_data(games: list[list[tuple[int, ...]]]) -> KingdominoResult:
    """The outcome of a match from score, largest property and crowns of each seat in each game."""
    totals = _summed(games)
    ranking = protocol.rank(totals, TIE_BREAKS)
    winners = [standing for standing in ranking if standing.rank == 1]
    return KingdominoResult(
        scores=[key[0] for key in totals],
        ranks=[standing.rank for standing in sorted(ranking, key=lambda standing: standing.seat)],
        decided_by="shared" if len(winners) > 1 else ranking[0].decided_by,
        games=[[list(key) for key in game] for game in games],
    )


def _summed(games: list[list[tuple[int, ...]]]) -> tuple[tuple[int, ...], ...]:
    """A-K15, A-K16: each seat's entries summed over the games."""
    return tuple(tuple(map(sum, zip(*keys, strict=True))) for keys in zip(*games, strict=True))
