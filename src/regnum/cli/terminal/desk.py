"""What the screen of any game shows, besides the pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.games.protocol import Explanation
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

H = TypeVar("H", bound=AnyHotseat)


class Desk(ABC, Generic[H]):
    """A game on the screen, and what there is to say about it."""

    def __init__(self, game: H) -> None:
        self.game = game
        self.note: Message | None = None
        """Something to say now instead of what the hand holds."""
        self.turn_over()

    @property
    @abstractmethod
    def is_asking(self) -> bool:
        """Whether a person at the keyboard is asked to act."""

    @property
    @abstractmethod
    def is_forbidden(self) -> bool:
        """Whether the action that they consider is illegal."""

    @abstractmethod
    def turn_over(self) -> None:
        """Another player may have to act now: begin their turn."""

    def hold(self, action: Any) -> None:
        """Take up a legal action of the person to act, as if they had; a game without hints has nothing to do here."""

    @abstractmethod
    def progress(self, say: Speaker) -> str:
        """How far the game is."""

    @abstractmethod
    def sentence(self) -> Message:
        """What is to be done now."""

    @abstractmethod
    def remark(self, say: Speaker) -> Message | None:
        """What there is to say about the thing in hand."""


def forbidden(explanation: Explanation[Any]) -> Message:
    """An explanation with the number of its rule."""
    return message("terminal-rule", sentence=explanation.message, rule=explanation.rule)
