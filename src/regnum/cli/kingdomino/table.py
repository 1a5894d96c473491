"""The table of Kingdomino: keys and clicks become actions."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical

from regnum.cli.kingdomino.desk import Desk
from regnum.cli.kingdomino.dialogs import final_result, game_result, help_dialog
from regnum.cli.kingdomino.hand import Hand
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.widgets import KingdomView, Log, Players, Rows
from regnum.cli.terminal.desk import forbidden
from regnum.cli.terminal.dialogs import Dialog
from regnum.cli.terminal.keys import Key, KeyBar
from regnum.cli.terminal.saves import SaveFile
from regnum.cli.terminal.table import HELPING, HURRYING, LEAVING, OVER, TableScreen
from regnum.cli.terminal.widgets import Sentence, TopLine

_ALWAYS = [
    *HELPING,
    ("p", "kingdomino-terminal-key-points", "screen.points"),
    *LEAVING,
    ("v", "kingdomino-terminal-key-view", "screen.view"),
    *HURRYING,
]
_PLACING = [
    ("← ↑ ↓ →", "terminal-key-move", "screen.next(1)"),
    ("r", "kingdomino-terminal-key-rotate", "screen.rotate"),
    ("Tab", "kingdomino-terminal-key-next", "screen.next(1)"),
    ("Enter", "terminal-key-place", "screen.confirm"),
]
_CLAIMING = [
    ("↑ ↓", "kingdomino-terminal-key-choose", "screen.next(1)"),
    ("Enter", "kingdomino-terminal-key-claim", "screen.confirm"),
]
_DISCARDING = [("Enter", "kingdomino-terminal-key-discard", "screen.confirm")]


class KingdominoTable(TableScreen[Desk]):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "move(0, 1)"),
        ("down", "move(0, -1)"),
        ("left", "move(-1, 0)"),
        ("right", "move(1, 0)"),
        ("r,space", "rotate"),
        *((str(number), f"choose({number})") for number in range(1, 5)),
        ("p", "points"),
        ("v", "view"),
    ]

    def __init__(self, game: Hotseat, save_file: SaveFile) -> None:
        super().__init__(Desk(game), save_file)

    def compose(self) -> ComposeResult:
        """Rows and log, the kingdom, the other players; the sentence above and the keys below."""
        yield TopLine(self.desk)
        yield Sentence(self.desk)
        with Horizontal():
            with Vertical(id="left"):
                yield Rows(self.desk)
                yield Log(self.desk)
            yield KingdomView(self.desk)
            yield Players(self.desk)
        yield KeyBar(self.keys())

    def keys(self) -> list[Key]:
        """The keys that do something now."""
        hand = self.desk.hand
        if self.desk.game.state.is_over:
            return [*OVER, *_ALWAYS]
        if hand is None:
            return _ALWAYS
        now = _PLACING if hand.ghost is not None else _CLAIMING if hand.claim is not None else _DISCARDING
        return [*now, *_ALWAYS]

    def help(self) -> Dialog:
        """Keys, rules and the deal."""
        return help_dialog(self.desk.game)

    def result(self) -> Dialog:
        """How everything ended."""
        return final_result(self.desk.game)

    def outcome(self, before: Any) -> Dialog | None:
        """The result, if a game of the match or everything is over."""
        state = self.desk.game.state
        if state.is_over:
            return self.result()
        return game_result(self.desk.game, before.game_number) if state.game_number > before.game_number else None

    # keys

    def action_move(self, dx: int, dy: int) -> None:
        """Move the ghost or the king."""
        if hand := self._hand():
            hand.move(dx, dy)
            self.show()

    def action_rotate(self) -> None:
        """Turn the ghost."""
        if hand := self._hand():
            hand.rotate()
            self.show()

    def action_next(self, step: int) -> None:
        """Jump to the next legal place."""
        if hand := self._hand():
            hand.next_place(step)
            self.show()

    def action_choose(self, number: int) -> None:
        """Choose a domino of the next row by its place from the top."""
        row = self.desk.game.state.next_row
        if number <= len(row):
            self._choose(row[number - 1].domino)

    def action_confirm(self) -> None:
        """Carry out what is in hand, if it is legal."""
        if self.desk.game.state.is_over:
            self.show_result()
        elif (hand := self._hand()) and hand.is_legal:
            self.play(hand.action)
            self.go_on()
        else:
            self.show()

    def action_points(self) -> None:
        """Show the points of every property, or hide them."""
        self.desk.with_points = not self.desk.with_points
        self.show()

    def action_view(self) -> None:
        """Show the next kingdom large."""
        self.desk.look_at(self.desk.shown_seat + 1)
        self.show()

    # clicks

    @on(Rows.Chosen)
    def _row_clicked(self, event: Rows.Chosen) -> None:
        self._choose(event.domino)

    @on(KingdomView.Pointed)
    def _square_clicked(self, event: KingdomView.Pointed) -> None:
        if hand := self._hand():
            hand.point_at(event.point)
            self.show()

    @on(Players.Chosen)
    def _player_clicked(self, event: Players.Chosen) -> None:
        self.desk.look_at(event.seat)
        self.show()

    # the course of the game

    def _hand(self) -> Hand | None:
        """The acting person's hand; a remark has been read when they touch it, and their own kingdom is shown again."""
        self.desk.note = self.desk.looked_at = None
        return self.desk.hand

    def _choose(self, domino: int) -> None:
        if hand := self._hand():
            explanation = hand.choose(domino)
            if not explanation.is_legal:
                self.desk.note = forbidden(explanation)
        self.show()
