"""What Regnum says to people: messages with arguments, in four languages."""

from regnum.words.message import Message

__all__ = ["Message"]
