"""Dialogs over the table of Kingdoms: help, the scoring of a round, the result, and the cover between people."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual.binding import BindingType

from regnum.cli.kingdoms import colours
from regnum.cli.kingdoms.hotseat import Hotseat
from regnum.cli.kingdoms.picture import value_text
from regnum.cli.kingdoms.result import result
from regnum.cli.kingdoms.scoring import AccountDialog
from regnum.cli.terminal import palette
from regnum.cli.terminal.dialogs import AT_THE_END, Dialog, Help, Result, deal_facts, help_page
from regnum.cli.terminal.keys import Key
from regnum.words.message import message
from regnum.words.speaker import Speaker

_KEYS = (
    ("← ↑ ↓ →", "kingdoms-terminal-help-move"),
    ("Tab", "kingdoms-terminal-help-next"),
    ("1 2 3 4", "kingdoms-terminal-help-castle"),
    ("d", "kingdoms-terminal-help-draw"),
    ("t", "kingdoms-terminal-help-start"),
    ("Space", "kingdoms-terminal-help-piece"),
    ("Enter", "kingdoms-terminal-help-confirm"),
    ("p", "kingdoms-terminal-help-account"),
    ("v", "kingdoms-terminal-help-rounds"),
)
_RULES = ("act", "score", "mountain", "dragon", "mine", "wizard", "end")
_VARIANTS = ("last-castle", "no-luck", "continuous")


class Cover(Dialog):
    """Between two people: nothing secret is shown until the next one has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [("n", "leave('new')"), ("u", "leave('undo')")]


def cover(game: Hotseat) -> Cover:
    """Asks for the keyboard to be passed on."""
    seat = game.state.seat
    assert seat is not None
    keys: list[Key] = [
        ("Enter", "kingdoms-terminal-key-look", "screen.enter"),
        ("u", "terminal-key-undo", "screen.leave('undo')"),
        ("l", "terminal-key-language", "screen.language"),
        ("n", "terminal-key-new", "screen.leave('new')"),
        ("q", "terminal-key-quit", "screen.leave('quit')"),
    ]

    def page(say: Speaker) -> RenderableType:
        words = say("kingdoms-terminal-cover", player=game.names[seat])
        return Group(Text(), Text.assemble((f" {palette.SHIELDS[seat]} ", colours.PLAYER[seat]), " ", words), Text())

    return Cover(page, keys, enter="take")


def help_dialog(game: Hotseat) -> Help:
    """The keys, the rules in brief, and the commitment of the deal."""
    options = game.state.options
    chosen = {"last-castle": options.last_castle, "no-luck": options.no_luck, "continuous": options.continuous != "off"}
    names = [*_RULES, *(variant for variant in _VARIANTS if chosen[variant])]
    rules = [message(f"kingdoms-terminal-rules-{name}") for name in names]

    def page(say: Speaker) -> RenderableType:
        signs = say(
            "kingdoms-terminal-help-signs",
            plus=value_text(5),
            minus=value_text(-5),
            row=colours.ROW,
            column=colours.COLUMN,
            free=palette.FREE_NOW,
        )
        return help_page(game, say, _KEYS, rules, [Text(signs, palette.SOFT)])

    return Help(page)


def account_of(game: Hotseat, round_number: int) -> AccountDialog:
    """The scoring of a round; after the last one, enter shows the result."""
    is_end = game.state.is_over and round_number == game.state.round_number
    return AccountDialog(game.state.view(None), game.names, round_number, enter="result" if is_end else "")


def final_result(game: Hotseat) -> Result:
    """How everything ended."""
    state = game.state

    def page(say: Speaker) -> RenderableType:
        return Group(result(state, game.names, say), Text(), deal_facts(state.deal, say, is_over=True))

    return Result(page, AT_THE_END)
