"""The table of Kingdoms: keys and clicks become actions, and between two people the keyboard is passed on."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical

from regnum.cli.kingdoms.desk import Desk
from regnum.cli.kingdoms.dialogs import account_of, cover, final_result, help_dialog
from regnum.cli.kingdoms.hand import Hand
from regnum.cli.kingdoms.hotseat import Hotseat
from regnum.cli.kingdoms.widgets import BoardView, HandView, Log, Players
from regnum.cli.terminal.desk import forbidden
from regnum.cli.terminal.dialogs import Dialog
from regnum.cli.terminal.keys import Key, KeyBar
from regnum.cli.terminal.saves import SaveFile
from regnum.cli.terminal.table import HELPING, HURRYING, LEAVING, OVER, TableScreen
from regnum.cli.terminal.widgets import Sentence, TopLine
from regnum.games.kingdoms import Action, Build, Draw, Lay, LayStart

_ALWAYS = [
    *HELPING,
    ("p", "kingdoms-terminal-key-account", "screen.account"),
    *LEAVING,
    ("v", "kingdoms-terminal-key-rounds", "screen.rounds"),
    *HURRYING,
]
_ARROWS = ("← ↑ ↓ →", "terminal-key-move", "screen.next(1)")
_CONFIRM = ("Enter", "terminal-key-place", "screen.confirm")
_TAKING: dict[type, Key] = {
    Build: ("1–4", "kingdoms-terminal-key-castle", "screen.piece(1)"),
    Draw: ("d", "kingdoms-terminal-key-draw", "screen.draw(1)"),
    Lay: ("d", "kingdoms-terminal-key-tile", "screen.draw(1)"),
    LayStart: ("t", "kingdoms-terminal-key-start", "screen.start"),
}


class KingdomsTable(TableScreen[Desk]):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "move(0, -1)"),
        ("down", "move(0, 1)"),
        ("left", "move(-1, 0)"),
        ("right", "move(1, 0)"),
        *((str(rank), f"castle({rank})") for rank in range(1, 5)),
        ("d", "draw(1)"),
        ("D", "draw(-1)"),
        ("t", "start"),
        ("space", "piece(1)"),
        ("backspace", "piece(-1)"),
        ("p", "account"),
        ("v", "rounds"),
    ]

    def __init__(self, game: Hotseat, save_file: SaveFile) -> None:
        super().__init__(Desk(game), save_file)

    def compose(self) -> ComposeResult:
        """The board; players, hand and log beside it; the sentence above and the keys below."""
        yield TopLine(self.desk)
        yield Sentence(self.desk)
        with Horizontal():
            yield BoardView(self.desk)
            with Vertical(id="right"):
                yield Players(self.desk)
                yield HandView(self.desk)
                yield Log(self.desk)
        yield KeyBar(self.keys())

    def keys(self) -> list[Key]:
        """The keys that do something now."""
        hand, state = self.desk.hand, self.desk.game.state
        if state.is_over:
            return [*OVER, *_ALWAYS]
        if hand is None:
            return _ALWAYS
        if not hand.choices:
            return [("Enter", "kingdoms-terminal-key-pass", "screen.confirm"), *_ALWAYS]
        if state.phase == "place":
            return [_ARROWS, _CONFIRM, *_ALWAYS]
        kinds = {type(action) for action in hand.choices}
        keys = [key for kind, key in _TAKING.items() if kind in kinds]
        return [_ARROWS, *keys, _CONFIRM, *_ALWAYS]

    def help(self) -> Dialog:
        """Keys, rules and the deal."""
        return help_dialog(self.desk.game)

    def result(self) -> Dialog:
        """How everything ended."""
        return final_result(self.desk.game)

    def outcome(self, before: Any) -> Dialog | None:
        """The scoring of a round that has ended."""
        state = self.desk.game.state
        has_ended = state.is_over or state.round_number > before.round_number
        return account_of(self.desk.game, before.round_number) if has_ended else None

    def go_on(self) -> None:
        """Ask for the keyboard to be passed on, or have the bots act."""
        if self.is_current and self.desk.is_covered:
            self.lay_over(cover(self.desk.game))
        else:
            super().go_on()

    def answer(self, answer: str | None) -> None:
        """What to do after a dialog."""
        super().answer(answer)
        if answer == "take":
            self.desk.take_keyboard()
            self.show()

    def show(self) -> None:
        """Draw everything again; the hand may need more lines than before."""
        super().show()
        self.query_one(HandView).refresh(layout=True)

    # keys

    def action_undo(self) -> None:
        """Back to the last decision of a person; a refusal is shown over a cover, too."""
        super().action_undo()
        if self.desk.is_covered and self.desk.note is not None:
            self.say_for_a_while(self.desk.note)
            self.desk.note = None

    def action_move(self, dx: int, dy: int) -> None:
        """Move the ghost to the next empty square."""
        if hand := self._hand():
            hand.move(dx, dy)
            self.show()

    def action_next(self, step: int) -> None:
        """Move the ghost to the next empty square in reading order."""
        if hand := self._hand():
            hand.next_square(step)
            self.show()

    def action_castle(self, rank: int) -> None:
        """Take up a castle."""
        self._take(Build(rank, 0))

    def action_start(self) -> None:
        """Take up the starting tile."""
        self._take(LayStart(0))

    def action_draw(self, step: int) -> None:
        """Get ready to draw, then draw; with a face-up supply, take up its next tile."""
        hand = self._hand()
        if hand is None:
            return
        if isinstance(hand.action, Draw):
            self.action_confirm()
        elif not (self.desk.game.state.options.no_luck and hand.take_next(step, (Lay,))):
            self._take(Draw())
        self.show()

    def action_piece(self, step: int) -> None:
        """Take up the next thing that can be placed."""
        if hand := self._hand():
            hand.take_next(step)
            self.show()

    def action_confirm(self) -> None:
        """Do what is in hand."""
        if self.desk.game.state.is_over:
            self.show_result()
        elif hand := self._hand():
            self.play(hand.action)
            self.go_on()

    def action_account(self) -> None:
        """Show what every line pays now."""
        self.lay_over(account_of(self.desk.game, self.desk.game.state.round_number))

    def action_rounds(self) -> None:
        """Show the scoring of the last finished round."""
        number = len(self.desk.game.state.money_history) or self.desk.game.state.round_number
        self.lay_over(account_of(self.desk.game, number))

    # clicks

    @on(BoardView.Pointed)
    def _square_clicked(self, event: BoardView.Pointed) -> None:
        if hand := self._hand():
            if hand.ghost is not None and hand.square == event.square:
                self.action_confirm()
                return
            explanation = hand.point_at(event.square)
            self.desk.note = forbidden(explanation) if explanation is not None else None
            self.show()

    @on(HandView.Chosen)
    def _piece_clicked(self, event: HandView.Chosen) -> None:
        self._take(event.action)

    def _hand(self) -> Hand | None:
        """The acting person's hand; a remark has been read when they touch it."""
        self.desk.note = None
        return self.desk.hand

    def _take(self, action: Action) -> None:
        if hand := self._hand():
            explanation = hand.take(action)
            if not explanation.is_legal:
                self.desk.note = forbidden(explanation)
        self.show()
