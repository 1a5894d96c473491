"""What the screen shows; the only secret is that of the player at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.cli.kingdoms import draw
from regnum.cli.kingdoms.hand import Hand
from regnum.cli.kingdoms.hotseat import Hotseat, Move
from regnum.cli.kingdoms.picture import signed
from regnum.cli.terminal import desk
from regnum.games.kingdoms import Action, Build, Draw, Kind, Lay, LayStart, State, View
from regnum.games.kingdoms.actions import square_name
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker


class Desk(desk.Desk[Hotseat]):
    """A game on the screen."""

    def __init__(self, game: Hotseat) -> None:
        self.hand: Hand | None = None
        self.keyboard: int | None = game.people[0] if len(game.people) == 1 else None
        """The seat at the keyboard, if it is known."""
        self._square: int | None = None
        self._shown: tuple[State, View] | None = None
        super().__init__(game)

    @property
    def observer(self) -> int | None:
        """The seat whose view is shown: a spectator's until the person to act has taken the keyboard."""
        return None if self.is_covered else self.game.observer

    @property
    def view(self) -> View:
        """What may be shown."""
        state, observer = self.game.state, self.observer
        if self._shown is None or self._shown[0] is not state or self._shown[1].observer != observer:
            self._shown = state, state.view(observer)
        return self._shown[1]

    @property
    def is_covered(self) -> bool:
        """Whether the keyboard must be passed before the person to act may see their starting tile (A-G12, A-G16)."""
        state = self.game.state
        if not self.game.is_persons_turn or state.seat is None or state.seat == self.keyboard:
            return False
        return state.starting_tile(state.seat) is not None or state.drawn_tile is not None

    def take_keyboard(self) -> None:
        """The person to act sits down and takes up something."""
        self.keyboard = self.game.state.seat
        self.hand = Hand(self.game.state, self._square)

    def turn_over(self) -> None:
        """Another player may have to act now; one with a secret first has to take the keyboard."""
        if self.hand is not None:
            self._square = self.hand.square
        self.note = self.hand = None
        if self.is_covered:
            self.keyboard = None  # it is being passed on: after an undo, too, another person may have it
        elif self.game.is_persons_turn:
            self.take_keyboard()

    @property
    def is_asking(self) -> bool:
        """Whether a person is to act."""
        return self.hand is not None

    @property
    def is_forbidden(self) -> bool:
        """What is in hand is always legal; a remark may say that something else is not."""
        return self.note is not None and self.note.name == "terminal-rule"

    def hold(self, action: Action) -> None:
        """Take up a legal action of the person to act."""
        if self.hand is not None:
            self.hand.hold(action)

    def last_square(self) -> int | None:
        """Where something was placed last in this round."""
        here = (move for move in reversed(self.game.moves) if move.round == self.game.state.round_number)
        return next((move.square for move in here if move.square is not None), None)

    def progress(self, say: Speaker) -> str:
        """Which round it is, and how many tiles are left."""
        return draw.progress(self.game.state, say)

    def sentence(self) -> Message:
        """What is to be done now."""
        state = self.game.state
        if state.seat is None:
            return message("terminal-turn-over")
        name = self.game.names[state.seat]
        if self.is_covered:
            return draw.turn(self.view, self.game.names)
        if self.hand is None:
            return message("terminal-bot-acts", player=name)
        if state.phase == "place":
            return message("kingdoms-terminal-do-place", player=name, tile=draw.tile_message(state.drawn_tile))
        if not self.hand.choices:
            return message("kingdoms-terminal-do-pass", player=name)
        kind = "choose" if state.options.no_luck else "act"
        return message(f"kingdoms-terminal-do-{kind}", player=name)

    def remark(self, say: Speaker) -> Message | None:  # noqa: ARG002
        """What there is to say about the thing in hand."""
        if self.note is not None or self.hand is None:
            return self.note
        action = self.hand.action
        if isinstance(action, Draw):
            return message("kingdoms-terminal-drawing")
        if self.hand.ghost is None:
            return self.game.state.explain(action).message
        own = self.hand.changes[self.hand.seat]
        what = held(action, self.game.state.starting_tile(self.hand.seat))
        where = square_name(self.hand.ghost.square)
        return message("kingdoms-terminal-trying", piece=what, square=where, own=signed(own), others=self._others())

    def _others(self) -> str:
        """What the ghost would change for all others."""
        hand = self.hand
        assert hand is not None
        names = enumerate(self.game.names)
        return ", ".join(f"{name} {signed(hand.changes[seat])}" for seat, name in names if seat != hand.seat)


def held(action: Action, starting_tile: Kind | str | None) -> Message:
    """A piece in words."""
    if isinstance(action, Build):
        return message("kingdoms-terminal-castle", rank=action.rank)
    if isinstance(action, Lay):
        return draw.tile_message(action.kind)
    return draw.tile_message(starting_tile)


def described(move: Move, names: Sequence[str], *, no_luck: bool) -> Message:
    """A move as a sentence."""
    name, action = names[move.seat], move.action
    where = "" if move.square is None else square_name(move.square)
    if isinstance(action, Build):
        return message("kingdoms-terminal-log-build", player=name, rank=action.rank, square=where)
    if isinstance(action, Lay | LayStart):
        kind = "start" if isinstance(action, LayStart) else "take" if no_luck else "lay"
        tile = draw.tile_message(move.tile)
        return message(f"kingdoms-terminal-log-{kind}", player=name, tile=tile, square=where)
    kind = "draw" if isinstance(action, Draw) else "pass"
    return message(f"kingdoms-terminal-log-{kind}", player=name)
