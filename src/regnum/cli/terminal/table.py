"""A game on the screen: keys become actions, bots act by themselves, everything is saved."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from textual import work
from textual.binding import BindingType
from textual.screen import Screen

from regnum.bots.worker import Choice
from regnum.cli.terminal.dialogs import Dialog, Objected
from regnum.cli.terminal.hints import BUDGET, CANDIDATES, MOVE, Hints
from regnum.cli.terminal.keys import Key, KeyBar
from regnum.cli.terminal.saves import SaveFile
from regnum.cli.terminal.widgets import D, DeskWidget
from regnum.errors import UsageError
from regnum.study.coaching import objection
from regnum.words.message import Message, message

if TYPE_CHECKING:
    from regnum.cli.terminal.app import GameApp

HELPING: list[Key] = [
    ("?", "terminal-key-help", "screen.help"),
    ("u", "terminal-key-undo", "screen.undo"),
    ("i", "terminal-key-hint", "screen.hint"),
]
LEAVING: list[Key] = [
    ("l", "terminal-key-language", "screen.language"),
    ("q", "terminal-key-quit", "screen.quit"),
    ("n", "terminal-key-new", "screen.new"),
]
HURRYING: list[Key] = [
    ("f", "terminal-key-fast", "screen.fast"),
    ("s", "terminal-key-save", "screen.save"),
]
_PATIENCE = 4.0
"""Seconds after which people want to know why nothing happens: compiling a bot for the first time takes long."""
OVER: list[Key] = [("Enter", "terminal-key-result", "screen.confirm")]


class TableScreen(Screen[None], Generic[D]):
    """A game being played."""

    app: GameApp

    BINDINGS: ClassVar[list[BindingType]] = [
        ("tab", "next(1)"),
        ("shift+tab", "next(-1)"),
        ("enter", "confirm"),
        ("u", "undo"),
        ("i", "hint"),
        ("c", "coach"),
        ("s", "save"),
        ("f", "fast"),
        ("l", "language"),
        ("n", "new"),
        ("q", "quit"),
        ("question_mark,h", "help"),
    ]

    def __init__(self, desk: D, save_file: SaveFile) -> None:
        super().__init__()
        self.desk = desk
        self.save_file = save_file
        self.hints = Hints(desk.game)
        self.is_judging = False
        """Whether the coach looks at a move; bots wait for that."""

    @abstractmethod
    def keys(self) -> list[Key]:
        """The keys that do something now."""

    @abstractmethod
    def help(self) -> Dialog:
        """Keys, rules and the deal."""

    @abstractmethod
    def result(self) -> Dialog:
        """How everything ended."""

    @abstractmethod
    def outcome(self, before: Any) -> Dialog | None:
        """What the last action ended, if it ended anything; `before` is the state in which it was done."""

    def on_mount(self) -> None:
        """A finished game that was resumed shows its result."""
        if self.desk.game.state.is_over:
            self.show_result()

    def on_screen_resume(self) -> None:
        """The game continues when no dialog covers the table."""
        self.go_on()

    def on_resize(self) -> None:
        """Wide terminals give everything more room."""
        self.set_class(self.size.width >= 110, "wide")

    def action_undo(self) -> None:
        """Back to the last decision of a person."""
        self.workers.cancel_group(self, "bots")
        problem = self.desk.game.undo()
        if problem is None:
            self.desk.turn_over()
            self.desk.note = message("terminal-undone")
            self._save()
        else:
            self.desk.note = problem
        self.show()
        self.go_on()

    def action_hint(self) -> None:
        """The next step of a hint, if a person is to act."""
        if self.desk.is_asking:
            self._hint()

    def action_coach(self) -> None:
        """Have the coach look at every move, or no more."""
        refusal = self.hints.refusal_to_help
        if refusal is not None:
            self._note(refusal)
            return
        self.app.has_coach = not self.app.has_coach
        self.say_for_a_while(message("terminal-coach-on" if self.app.has_coach else "terminal-coach-off"))

    def action_save(self) -> None:
        """Save, and say where."""
        self.desk.note = message("terminal-saved", file=str(self.save_file.path))
        self._save()
        self.show()

    def action_fast(self) -> None:
        """Let bots act at once, or with a pause."""
        self.app.is_fast = not self.app.is_fast
        self.say_for_a_while(message("terminal-fast" if self.app.is_fast else "terminal-slow"))
        self.go_on()

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
        self.lay_over(self.help())

    def play(self, action: Any) -> None:
        """Carry out an action, save, and show what came of it."""
        before, is_own = self.desk.game.state, self.desk.game.is_persons_turn
        self.desk.game.play(action)
        self.desk.turn_over()
        self._save()
        self.show()
        outcome = self.outcome(before)
        if outcome is not None:
            self.lay_over(self._with_hints(outcome))
        elif is_own and self.app.has_coach and self.hints.refusal_to_help is None:
            self._judge(before, action)

    def _with_hints(self, dialog: Dialog) -> Dialog:
        """The dialog; at the end of the game it also tells how many hints were asked for."""
        game = self.desk.game
        if game.state.is_over and game.hints:
            dialog.footnote = message("terminal-hints-used", hints=game.hints)
        return dialog

    def go_on(self) -> None:
        """Have the bots act, if it is their turn."""
        if self._may_bot_act():
            self._let_bots_act()

    def lay_over(self, dialog: Dialog) -> None:
        """Show a dialog, and do what it answers."""
        self.app.push_screen(dialog, self.answer)

    def show_result(self) -> None:
        """Show how everything ended."""
        self.lay_over(self._with_hints(self.result()))

    def answer(self, answer: str | None) -> None:
        """What to do after a dialog."""
        if answer == "new":
            self.action_new()
        elif answer == "undo":
            self.action_undo()
        elif answer == "quit":
            self.action_quit()
        elif answer == "result":
            self.show_result()

    def show(self) -> None:
        """Draw everything again."""
        for widget in self.query(DeskWidget):
            widget.refresh()
        self.query_one(KeyBar).show(self.keys())

    def _may_bot_act(self) -> bool:
        """Bots wait while a dialog covers the table, and for the coach."""
        return self.is_current and self.desk.game.is_bots_turn and not self.is_judging

    @work(exclusive=True, group="coach")
    async def _judge(self, before: Any, action: Any) -> None:
        """Look at a move of a person, and object if it gave away much; the offer to undo it comes only if it can be."""
        game, ply = self.desk.game, self.desk.game.table.ply
        self.is_judging = True
        try:
            found = await asyncio.to_thread(objection, before.view(before.seat), action, BUDGET)
        except UsageError:  # moves of this game cannot be compared
            found = None
        finally:
            self.is_judging = False
        if game.table.ply != ply:
            return
        if found is not None and game.can_undo:
            self.lay_over(Objected(self.hints.objection(found)))
        elif found is not None:
            self._note(self.hints.objection(found))
        self.go_on()

    @work(exclusive=True, group="hint")
    async def _hint(self) -> None:
        """Where to look, then the candidates, then the best move in hand; nothing if the person has moved meanwhile."""
        desk, ply = self.desk, self.desk.game.table.ply
        if self.hints.refusal is not None:
            self._note(self.hints.refusal)
            return
        self._note(message("terminal-hint-thinking"))
        try:
            step, analysis = await self.hints.next_step()
        except UsageError as problem:
            self._note(problem.message)
            return
        self._save()  # with the hint, even if no move follows
        if desk.game.table.ply != ply:
            return
        if step == MOVE:
            desk.hold(analysis.best.action)
        self._note(self.hints.move(analysis) if step == MOVE else self.hints.where(analysis))
        if step == CANDIDATES:
            self.lay_over(self.hints.candidates(analysis))

    def _note(self, sentence: Message) -> None:
        """Say something instead of what the hand holds."""
        self.desk.note = sentence
        self.show()

    @work(exclusive=True, group="bots")
    async def _let_bots_act(self) -> None:
        """One bot after the other, each after a pause, until a person is to act."""
        while self._may_bot_act():
            await asyncio.sleep(0 if self.app.is_fast else self.app.delay)
            choice = await self._choice()
            if not self._may_bot_act():  # something was opened, or taken back, in the meantime
                return
            if choice.failure is not None:
                self.say_for_a_while(self._about("terminal-bot-failed", reason=choice.failure.reason))
            self.play(choice.action)
        self.go_on()

    async def _choice(self) -> Choice:
        """The choice of the bot to act; if it takes long, a message says so."""
        choosing = asyncio.ensure_future(asyncio.to_thread(self.desk.game.choose, self.app.bots))
        done, _ = await asyncio.wait([choosing], timeout=_PATIENCE)
        if not done:
            self.say_for_a_while(self._about("terminal-bot-gets-ready"))
        choice: Choice = await choosing
        return choice

    def _about(self, name: str, **more: str) -> Message:
        """A sentence about the player to act."""
        game = self.desk.game
        return message(name, player=game.names[game.state.seat or 0], **more)

    def _save(self) -> None:
        try:
            aside = self.save_file.write(self.desk.game)
        except UsageError as problem:
            self.desk.note = message("terminal-not-saved", problem=problem.message)
            return
        if aside is not None:
            self.say_for_a_while(message("terminal-put-aside", file=str(aside)))

    def say_for_a_while(self, sentence: Message) -> None:
        """Say something that stays for a while, also in the next turn."""
        self.notify(self.app.say.say(sentence), markup=False)
