"""Dialogs over the table of Kingdomino: help, and the result of a game."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from regnum.cli.kingdomino import colours, draw
from regnum.cli.kingdomino.hotseat import Hotseat
from regnum.cli.kingdomino.result import result
from regnum.cli.terminal import palette
from regnum.cli.terminal.dialogs import AT_THE_END, SCROLLING, Help, Result, deal_facts, help_page
from regnum.words.message import message
from regnum.words.speaker import Speaker

_KEYS = (
    ("← ↑ ↓ →", "kingdomino-terminal-help-move"),
    ("r", "kingdomino-terminal-help-rotate"),
    ("Tab", "kingdomino-terminal-help-next"),
    ("1 2 3 4", "kingdomino-terminal-help-choose"),
    ("Enter", "kingdomino-terminal-help-confirm"),
    ("p", "kingdomino-terminal-help-points"),
    ("v", "kingdomino-terminal-help-view"),
)
_RULES = ("order", "place", "frame", "discard", "score", "end")


def help_dialog(game: Hotseat) -> Help:
    """The keys, the rules in brief, and the commitment of the deal."""
    size = game.state.options.size
    rules = [message(f"kingdomino-terminal-rules-{rule}", size=size) for rule in _RULES]

    def page(say: Speaker) -> RenderableType:
        marks = say("kingdomino-terminal-help-marks", now=palette.FREE_NOW, turned=colours.LEGAL_TURNED)
        return help_page(game, say, _KEYS, rules, [Text(marks, palette.SOFT), Text(), draw.legend(say)])

    return Help(page)


def final_result(game: Hotseat) -> Result:
    """How everything ended."""
    state = game.state

    def page(say: Speaker) -> RenderableType:
        return Group(result(state, game.names, say), Text(), deal_facts(state.deal, say, is_over=True))

    return Result(page, AT_THE_END)


def game_result(game: Hotseat, number: int) -> Result:
    """How one game of a match ended."""
    state = game.state

    def page(say: Speaker) -> RenderableType:
        heading = Text(say("kingdomino-terminal-game", game=number, games=state.options.games), "bold")
        return Group(heading, result(state, game.names, say, number))

    return Result(page, [("Enter", "kingdomino-terminal-key-next-game", "screen.leave('')"), *SCROLLING])
