"""What the screen shows: the game, the acting person's hand, and what there is to say about it."""

from __future__ import annotations

from regnum.cli.kingdomino import draw
from regnum.cli.kingdomino.hand import Hand
from regnum.cli.kingdomino.hotseat import Hotseat, Move
from regnum.cli.terminal import desk
from regnum.cli.terminal.desk import forbidden
from regnum.cli.terminal.palette import CROWN
from regnum.games.kingdomino import DOMINOES, Action, Claim, Discard, Place, Square
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker


class Desk(desk.Desk[Hotseat]):
    """A game on the screen."""

    def __init__(self, game: Hotseat) -> None:
        self.hand: Hand | None = None
        self.with_points = False
        self.looked_at: int | None = None
        super().__init__(game)

    def turn_over(self) -> None:
        """Another player may have to act now: begin their turn."""
        self.hand = Hand(self.game.state) if self.game.is_persons_turn else None
        self.note = None
        self.looked_at = None

    @property
    def is_asking(self) -> bool:
        """Whether a person is to act."""
        return self.hand is not None

    @property
    def is_forbidden(self) -> bool:
        """Whether the ghost is where it may not be placed."""
        return self.hand is not None and not self.hand.is_legal

    def hold(self, action: Action) -> None:
        """Take up a legal action of the person to act."""
        if self.hand is not None:
            self.looked_at = None
            self.hand.hold(action)

    def progress(self, say: Speaker) -> str:
        """Which game and round it is, and how many dominoes are left."""
        return draw.progress(self.game.state, say)

    @property
    def shown_seat(self) -> int:
        """The kingdom shown large: the one being viewed, that of the person to act, or the last one shown."""
        if self.looked_at is not None:
            return self.looked_at
        if self.hand is not None:
            return self.hand.seat
        acted = (move.seat for move in reversed(self.game.moves) if self.game.is_person(move.seat))
        return next(acted, next(iter(self.game.people), self.game.state.seat or 0))

    def look_at(self, seat: int) -> None:
        """Show a kingdom large."""
        self.looked_at = seat % len(self.game.players)
        self.note = message("kingdomino-terminal-looking", player=self.game.names[self.looked_at])

    def last_place(self, seat: int) -> Place | None:
        """The domino that a seat placed last in this game."""
        for move in reversed(self.game.moves):
            if move.game == self.game.state.game_number and move.seat == seat and isinstance(move.action, Place):
                return move.action
        return None

    def sentence(self) -> Message:
        """What is to be done now."""
        state = self.game.state
        if state.seat is None:
            return message("terminal-turn-over")
        name = self.game.names[state.seat]
        if self.hand is None:
            return message("terminal-bot-acts", player=name)
        if state.domino is None:
            return message(f"kingdomino-terminal-do-{state.phase}", player=name)
        kind = "discard" if draw.must_discard(state) else "place"
        return message(f"kingdomino-terminal-do-{kind}", player=name, domino=state.domino)

    def remark(self, say: Speaker) -> Message | None:
        """What there is to say about the thing in hand."""
        if self.note is not None or self.hand is None:
            return self.note
        hand = self.hand
        if hand.claim is not None:
            halves = DOMINOES[hand.claim].first, DOMINOES[hand.claim].second
            first, second = (_half(half, say) for half in halves)
            return message("kingdomino-terminal-holding", domino=hand.claim, first=first, second=second)
        if not hand.is_legal or hand.ghost is None:
            return forbidden(hand.explanation)
        return message("kingdomino-terminal-spot", gain=f"{hand.gain:+d}", points=abs(hand.gain))


def described(move: Move, names: list[str]) -> Message:
    """A move as a sentence."""
    action, name = move.action, names[move.seat]
    if isinstance(action, Claim):
        return message("kingdomino-terminal-log-claim", player=name, domino=action.domino)
    if isinstance(action, Discard):
        return message("kingdomino-terminal-log-discard", player=name, domino=action.domino)
    return message("kingdomino-terminal-log-place", player=name, domino=action.domino, gain=f"{move.gain:+d}")


def _half(half: Square, say: Speaker) -> str:
    return " ".join(filter(None, [say("kingdomino-terrain", terrain=half.terrain.word), CROWN * half.crowns]))
