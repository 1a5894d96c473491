"""Hints at the table: first where to look, then the candidates, then the best move in hand."""

from __future__ import annotations

import asyncio

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regnum.bots.protocol import Analysis, Budget, Candidate
from regnum.bots.reasons import nudge
from regnum.cli.terminal import palette
from regnum.cli.terminal.dialogs import Dialog
from regnum.cli.terminal.hotseat import AnyHotseat
from regnum.study import analyse
from regnum.study.coaching import Objection
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

_WHERE, CANDIDATES, MOVE = range(3)
"""The steps of a hint."""
BUDGET = Budget(seconds=1.5)
_SHOWN = 3


class Hints:
    """What was asked for in one game."""

    def __init__(self, game: AnyHotseat) -> None:
        self._game = game
        self._step = MOVE
        self._thought: tuple[int, Analysis] | None = None

    @property
    def refusal_to_help(self) -> Message | None:
        """Why there is no help at this table, if there is none: people who play against each other help themselves."""
        return None if len(self._game.people) == 1 else message("terminal-hint-people")

    @property
    def refusal(self) -> Message | None:
        """Why there are no hints now, if there are none."""
        if self.refusal_to_help is not None:
            return self.refusal_to_help
        if len(self._game.state.legal_actions()) < 2:
            return message("terminal-hint-only")
        return None

    async def next_step(self) -> tuple[int, Analysis]:
        """What the next step is, and the analysis it is made of, which is worked out once for each decision."""
        game, ply = self._game, self._game.table.ply
        if self._thought is None or self._thought[0] != ply:
            view = game.state.view(game.state.seat)
            self._thought, self._step = (ply, await asyncio.to_thread(analyse, view, BUDGET)), MOVE
        game.hinted.add(len(game.moves))
        self._step = (self._step + 1) % (MOVE + 1)
        return self._step, self._thought[1]

    def where(self, analysis: Analysis) -> Message:
        """Where to look, without the move."""
        return nudge(self._game.name, analysis.best.reasons)

    def move(self, analysis: Analysis) -> Message:
        """The best move, and the strongest reason for it."""
        reason = next((one.message(self._game.name) for one in analysis.best.reasons if one.points > 0), None)
        name = "terminal-hint-move" if reason is None else "terminal-hint-move-because"
        given = {} if reason is None else {"reason": reason}
        return message(name, action=str(analysis.best.action), **given)

    def objection(self, found: Objection) -> Message:
        """What the coach says of a move: what it cost, and the strongest reason."""
        lost = message("page-study-coach-lost", lost=round(100 * found.lost))
        if found.reason is None:
            return message("terminal-coach", lost=lost)
        return message("terminal-coach-because", lost=lost, reason=found.reason.message(self._game.name))

    def candidates(self, analysis: Analysis) -> Dialog:
        """The best moves, with every player's chance of winning and expected result, and why."""
        names, game = self._game.names, self._game.name

        def page(say: Speaker) -> RenderableType:
            table = Table.grid(padding=(0, 3, 0, 0))
            table.add_row("", *(Text(name, "bold") for name in names))
            for candidate in analysis.candidates[:_SHOWN]:
                table.add_row(Text(str(candidate.action), palette.MARK), *_results(candidate, say))
            parts = [_why(candidate, game, say) for candidate in analysis.candidates[:_SHOWN]]
            heading = say("terminal-hint-exact" if analysis.exact else "terminal-hint-candidates")
            return Group(Text(heading, "bold"), Text(), table, *parts)

        return Dialog(page)


def _results(candidate: Candidate, say: Speaker) -> list[str]:
    """The chance of winning and the expected result of every seat."""
    return [
        f"{say.percent(win, 0)} · {points:.0f}" for win, points in zip(candidate.win, candidate.points, strict=True)
    ]


def _why(candidate: Candidate, game: str, say: Speaker) -> RenderableType:
    """The reasons for a candidate, largest first, costs last."""
    lines = Table.grid(padding=(0, 2, 0, 0))
    for reason in candidate.reasons:
        lines.add_row(f"{round(reason.points):+d}".replace("-", "−"), say.say(reason.message(game)))
    return Group(Text(), Text(str(candidate.action), palette.MARK), lines) if candidate.reasons else Text()
