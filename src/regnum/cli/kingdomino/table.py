"""The game on the screen: keys and clicks become actions, bots act by themselves, everything is saved."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from regnum.cli.kingdomino.desk import Desk, forbidden
from regnum.cli.kingdomino.dialogs import Help, Result
from regnum.cli.kingdomino.hand import Hand
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.saves import SaveFile
from regnum.cli.kingdomino.widgets import (
    DeskWidget,
    Key,
    KeyBar,
    KingdomView,
    Log,
    Players,
    Rows,
    Sentence,
    TopLine,
)
from regnum.errors import UsageError
from regnum.games.kingdomino import Action
from regnum.words.message import Message, message

if TYPE_CHECKING:
    from regnum.cli.kingdomino.app import KingdominoApp

_ALWAYS = [
    ("?", "terminal-key-help", "screen.help"),
    ("u", "terminal-key-undo", "screen.undo"),
    ("p", "terminal-key-points", "screen.points"),
    ("l", "terminal-key-language", "screen.language"),
    ("q", "terminal-key-quit", "screen.quit"),
    ("n", "terminal-key-new", "screen.new"),
    ("v", "terminal-key-view", "screen.view"),
    ("f", "terminal-key-fast", "screen.fast"),
    ("s", "terminal-key-save", "screen.save"),
]
_PLACING = [
    ("← ↑ ↓ →", "terminal-key-move", "screen.next(1)"),
    ("r", "terminal-key-rotate", "screen.rotate"),
    ("Tab", "terminal-key-next", "screen.next(1)"),
    ("Enter", "terminal-key-place", "screen.confirm"),
]
_CLAIMING = [
    ("↑ ↓", "terminal-key-choose", "screen.next(1)"),
    ("Enter", "terminal-key-claim", "screen.confirm"),
]
_DISCARDING = [("Enter", "terminal-key-discard", "screen.confirm")]
_OVER = [("Enter", "terminal-key-result", "screen.confirm")]


class TableScreen(Screen[None]):
    """A game being played."""

    app: KingdominoApp

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "move(0, 1)"),
        ("down", "move(0, -1)"),
        ("left", "move(-1, 0)"),
        ("right", "move(1, 0)"),
        ("r,space", "rotate"),
        ("tab", "next(1)"),
        ("shift+tab", "next(-1)"),
        *((str(number), f"choose({number})") for number in range(1, 5)),
        ("enter", "confirm"),
        ("u", "undo"),
        ("s", "save"),
        ("p", "points"),
        ("v", "view"),
        ("f", "fast"),
        ("l", "language"),
        ("n", "new"),
        ("q", "quit"),
        ("question_mark,h", "help"),
    ]

    def __init__(self, game: Hotseat, save_file: SaveFile) -> None:
        super().__init__()
        self.desk = Desk(game)
        self.save_file = save_file

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
        yield KeyBar(self._keys())

    def on_mount(self) -> None:
        """A finished game that was resumed shows its result."""
        if self.desk.game.state.is_over:
            self._show_result()

    def on_screen_resume(self) -> None:
        """Whoever is to act goes on when nothing lies over the table."""
        self._go_on()

    def on_resize(self) -> None:
        """Wide terminals give the other kingdoms more room."""
        self.set_class(self.size.width >= 110, "wide")

    # keys

    def action_move(self, dx: int, dy: int) -> None:
        """Move the ghost or the king."""
        if hand := self._hand():
            hand.move(dx, dy)
            self._show()

    def action_rotate(self) -> None:
        """Turn the ghost."""
        if hand := self._hand():
            hand.rotate()
            self._show()

    def action_next(self, step: int) -> None:
        """Jump to the next legal place."""
        if hand := self._hand():
            hand.next_place(step)
            self._show()

    def action_choose(self, number: int) -> None:
        """Choose a domino of the next row by its place from the top."""
        row = self.desk.game.state.next_row
        if number <= len(row):
            self._choose(row[number - 1].domino)

    def action_confirm(self) -> None:
        """Carry out what is in hand, if it is legal."""
        if self.desk.game.state.is_over:
            self._show_result()
        elif (hand := self._hand()) and hand.is_legal:
            self._play(hand.action)
            self._go_on()
        else:
            self._show()

    def action_undo(self) -> None:
        """Back to the last decision of a person."""
        self.workers.cancel_group(self, "bots")
        if self.desk.game.undo():
            self.desk.turn_over()
            self.desk.note = message("terminal-undone")
            self._save()
        else:
            self.desk.note = message("terminal-nothing-to-undo")
        self._show()
        self._go_on()

    def action_save(self) -> None:
        """Save, and say where."""
        self.desk.note = message("terminal-saved", file=str(self.save_file.path))
        self._save()
        self._show()

    def action_points(self) -> None:
        """Show the points of every property, or hide them."""
        self.desk.with_points = not self.desk.with_points
        self._show()

    def action_view(self) -> None:
        """Show the next kingdom large."""
        self.desk.look_at(self.desk.shown_seat + 1)
        self._show()

    def action_fast(self) -> None:
        """Let bots act at once, or with a pause."""
        self.app.is_fast = not self.app.is_fast
        self._notify(message("terminal-fast" if self.app.is_fast else "terminal-slow"))
        self._go_on()

    def action_language(self) -> None:
        """The next language."""
        self.app.next_language()

    def action_new(self) -> None:
        """Leave the game, which stays saved, and set up another."""
        self.app.set_up()

    def action_quit(self) -> None:
        """Leave; everything is saved."""
        self.app.exit(0)

    def action_help(self) -> None:
        """Keys, rules and the deal."""
        self.app.push_screen(Help(self.desk.game), self._answer)

    # clicks

    @on(Rows.Chosen)
    def _row_clicked(self, event: Rows.Chosen) -> None:
        self._choose(event.domino)

    @on(KingdomView.Pointed)
    def _square_clicked(self, event: KingdomView.Pointed) -> None:
        if hand := self._hand():
            hand.point_at(event.point)
            self._show()

    @on(Players.Chosen)
    def _player_clicked(self, event: Players.Chosen) -> None:
        self.desk.look_at(event.seat)
        self._show()

    # the course of the game

    def _hand(self) -> Hand | None:
        """The acting person's hand; a remark has been read when he touches it, and his own kingdom is shown again."""
        self.desk.note = self.desk.looked_at = None
        return self.desk.hand

    def _choose(self, domino: int) -> None:
        if hand := self._hand():
            explanation = hand.choose(domino)
            if not explanation.is_legal:
                self.desk.note = forbidden(explanation)
        self._show()

    def _play(self, action: Action) -> None:
        """Carry out an action, save, and show what came of it."""
        game = self.desk.game
        number = game.state.game_number
        game.play(action)
        self.desk.turn_over()
        self._save()
        self._show()
        if game.state.is_over:
            self._show_result()
        elif game.state.game_number > number:
            self.app.push_screen(Result(game, number), self._answer)

    def _go_on(self) -> None:
        """Have the bots act, if it is their turn."""
        if self._may_bot_act():
            self._let_bots_act()

    def _may_bot_act(self) -> bool:
        """Bots wait while something lies over the table."""
        return self.is_current and self.desk.game.is_bots_turn

    @work(exclusive=True, group="bots")
    async def _let_bots_act(self) -> None:
        """One bot after the other, each after a pause, until a person is to act."""
        while self._may_bot_act():
            await asyncio.sleep(0 if self.app.is_fast else self.app.delay)
            action = await asyncio.to_thread(self.desk.game.choose)
            self._play(action)

    def _save(self) -> None:
        try:
            aside = self.save_file.write(self.desk.game.record())
        except UsageError as problem:
            self.desk.note = message("terminal-not-saved", problem=problem.message)
            return
        if aside is not None:
            self._notify(message("terminal-put-aside", file=str(aside)))

    def _notify(self, sentence: Message) -> None:
        """Say something that stays for a while, whoever acts next."""
        self.notify(self.app.say.say(sentence), markup=False)

    def _show_result(self) -> None:
        self.app.push_screen(Result(self.desk.game), self._answer)

    def _answer(self, answer: str | None) -> None:
        """What to do after a dialog."""
        if answer == "new":
            self.action_new()
        elif answer == "undo":
            self.action_undo()
        elif answer == "quit":
            self.action_quit()

    def _keys(self) -> list[Key]:
        hand = self.desk.hand
        if self.desk.game.state.is_over:
            return [*_OVER, *_ALWAYS]
        if hand is None:
            return _ALWAYS
        now = _PLACING if hand.ghost is not None else _CLAIMING if hand.claim is not None else _DISCARDING
        return [*now, *_ALWAYS]

    def _show(self) -> None:
        """Draw everything anew."""
        for widget in self.query(DeskWidget):
            widget.refresh()
        self.query_one(KeyBar).show(self._keys())
