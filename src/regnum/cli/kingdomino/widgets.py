"""The parts of the game's screen. Each draws the desk as it is; none changes it."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.message import Message as Posted

from regnum.cli.kingdomino import colours, draw
from regnum.cli.kingdomino.desk import Desk, described
from regnum.cli.kingdomino.picture import CELLS, MEDIUM, SMALL, Cell, Picture, Point, Window
from regnum.cli.kingdomino.result import properties
from regnum.cli.terminal import palette
from regnum.cli.terminal.widgets import DeskWidget, PictureView
from regnum.games.kingdomino import DOMINOES, Kingdom

_WIDE = 24
"""Columns from which a player's points are written out in words."""


class Rows(DeskWidget[Desk]):
    """The two rows of dominoes."""

    @dataclass
    class Chosen(Posted):
        """A domino was clicked."""

        domino: int

    def render(self) -> RenderableType:
        """The row being placed and the row being claimed."""
        hand = self.desk.hand
        return draw.rows(self.desk.game.state, self.say, hand.claim if hand else None)

    def on_click(self, event: events.Click) -> None:
        """Find out which domino was meant."""
        state = self.desk.game.state
        row = state.next_row if event.x > draw.ROW_WIDTH else state.current_row
        slot, line = divmod(event.y - 1, draw.SLOT_HEIGHT)
        if 0 <= slot < len(row) and line < MEDIUM.height:
            self.post_message(self.Chosen(row[slot].domino))


class Log(DeskWidget[Desk]):
    """The actions so far, the latest first; or the points of the kingdom that is shown."""

    def render(self) -> RenderableType:
        """As many lines as there is room for."""
        return self._points() if self.desk.with_points else self._moves()

    def _points(self) -> Text:
        seat = self.desk.shown_seat
        state = self.desk.game.state
        score, mark = state.scores()[seat], "" if state.is_over else "?"
        heading = Text(self.say("kingdomino-terminal-points-of", player=self.desk.game.names[seat]), "bold")
        bonuses = [
            Text(f"{self.say(name)} {points:+d}{mark}")
            for name, points in (
                ("kingdomino-terminal-middle-kingdom", score.middle_kingdom),
                ("kingdomino-terminal-harmony", score.harmony),
            )
            if points
        ]
        return Text("\n").join([heading, *properties(score, self.say), *bonuses])

    def _moves(self) -> Text:
        lines: list[Text] = []
        state = self.desk.game.state
        shown = state.game_number, state.round_number
        for move in reversed(self.desk.game.moves[-60:]):
            if (move.game, move.round) != shown:
                shown = move.game, move.round
                lines.append(Text(self._round(move.round), palette.SOFT))
            sign = Text(palette.SHIELDS[move.seat], colours.PLAYER[move.seat])
            lines.append(Text.assemble(sign, " ", self.say.say(described(move, self.desk.game.names))))
        return Text("\n").join(lines)

    def _round(self, number: int) -> str:
        if number == 0:
            return self.say("kingdomino-terminal-first-draft")
        return self.say("terminal-round", round=number, rounds=self.desk.game.state.options.rounds)


class KingdomView(PictureView[Desk, Picture]):
    """One kingdom as large as fits, with the ghost, the legal places and, on demand, the points."""

    @dataclass
    class Pointed(Posted):
        """A square was clicked."""

        point: Point

    def pointed(self, picture: Picture, column: int, line: int) -> Posted | None:
        """Which square was meant."""
        point = picture.point_at(column, line)
        return None if point is None else self.Pointed(point)

    def picture(self) -> Picture:
        """The kingdom with the ghost, the legal places, the last move and, on demand, the points."""
        desk, seat = self.desk, self.desk.shown_seat
        land = desk.game.state.kingdom(seat)
        picture = self._fitting(land)
        picture.paint_land(land, seat)
        last = desk.last_place(seat)
        if last is not None:
            picture.paint_last_move(last)
        self._paint_hand(picture, seat)
        if desk.with_points:
            picture.paint_points(land.properties())
        return picture

    def _paint_hand(self, picture: Picture, seat: int) -> None:
        hand = self.desk.hand
        if hand is not None and hand.ghost is not None and hand.seat == seat:
            picture.paint_marks(hand.marks)
            picture.paint_ghost(hand.ghost, DOMINOES[hand.ghost.domino], is_legal=hand.is_legal)

    def _fitting(self, land: Kingdom) -> Picture:
        """The largest squares with which all that the kingdom may reach fits, or at least all that is near it."""
        reach, near = Window.reach(land), Window.near(land)
        for window, cell in [*((reach, cell) for cell in CELLS if cell is not SMALL), (near, MEDIUM), (near, SMALL)]:
            for with_names in (True, False):
                if self.fits(*Picture.extent(window, cell, with_names=with_names)):
                    return Picture(window, cell, with_names=with_names)
        return Picture(near, SMALL)


class Players(DeskWidget[Desk]):
    """Every player's points, and the kingdoms that are not shown large."""

    @dataclass
    class Chosen(Posted):
        """A kingdom was clicked."""

        seat: int

    def render(self) -> RenderableType:
        """The kingdom shown large has only a line; the others are drawn below."""
        drawn: list[RenderableType] = []
        for seat in self._order():
            drawn.append(self._line(seat))
            if seat != self.desk.shown_seat:
                drawn.append(draw.kingdom(self.desk.game.state, seat, self._cell(), self.desk.last_place(seat)))
        return Group(*drawn)

    def on_click(self, event: events.Click) -> None:
        """Find out whose kingdom was meant."""
        block = self.desk.game.state.options.size * self._cell().height + 1
        index = 0 if event.y < 1 else 1 + (event.y - 1) // block
        order = self._order()
        if index < len(order):
            self.post_message(self.Chosen(order[index]))

    def _order(self) -> list[int]:
        shown = self.desk.shown_seat
        return [shown, *(seat for seat in range(len(self.desk.game.players)) if seat != shown)]

    def _line(self, seat: int) -> RenderableType:
        state = self.desk.game.state
        points, bonus = draw.counted(state, seat)
        words = self.say("kingdomino-terminal-points", points=points) if self.size.width >= _WIDE else str(points)
        words += bonus
        line = Table.grid(expand=True, padding=(0, 1, 0, 0))
        line.add_column(no_wrap=True, overflow="ellipsis")
        line.add_column(justify="right", no_wrap=True, width=cell_len(words))
        line.add_row(draw.player(state, seat, self.desk.game.names[seat]), Text(words, "bold"))
        return line

    def _cell(self) -> Cell:
        size, others = self.desk.game.state.options.size, len(self.desk.game.players) - 1
        height = others * (size * MEDIUM.height + 1) + 1
        return MEDIUM if size * MEDIUM.width <= self.size.width and height <= self.size.height else SMALL
