"""The end of a game in words and figures: the ranking, how every score came about, and what broke a tie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from regnum.cli.kingdomino import colours
from regnum.cli.kingdomino.draw import kingdom, shield
from regnum.cli.kingdomino.picture import MEDIUM
from regnum.cli.terminal import palette
from regnum.cli.terminal.dialogs import all_of
from regnum.games.kingdomino import Board, Score
from regnum.games.kingdomino.state import TIE_BREAKS
from regnum.games.protocol import Standing, rank
from regnum.words.message import Message, message
from regnum.words.speaker import Speaker

_BOLD = Style(bold=True)


def result(board: Board, names: Sequence[str], say: Speaker, game_number: int | None = None) -> RenderableType:
    """The outcome of the match, or of one game of it."""
    standings = board.ranking() if game_number is None else _ranking_of(board, game_number)
    games = range(1, board.game_number + 1) if game_number is None else [game_number]
    sheet = Table.grid(padding=(0, 2, 0, 0))
    for column in ("right", "left", "right", "left"):
        sheet.add_column(justify="right" if column == "right" else "left")
    for standing in standings:
        sheet.add_row(*_heading(standing, names, say, is_sum=len(games) > 1))
        for game in games:
            sheet.add_row("", "", *_breakdown(board, standing.seat, game, say, with_game=len(games) > 1))
    ties = [Text(say.say(sentence), palette.MARK) for sentence in ties_of(standings, names)]
    shown = board.game_number if game_number is None else game_number
    return Group(
        *_headlines(standings, names, say), *ties, Text(), sheet, Text(), _kingdoms(board, standings, names, shown)
    )


def ties_of(standings: Sequence[Standing], names: Sequence[str]) -> list[Message]:
    """A sentence for every two neighbours of the ranking whose points are equal: what decided between them."""
    found = []
    for standing, below in pairwise(standings):
        if standing.decided_by == "score":
            continue
        points, squares, crowns = standing.key
        _, fewer_squares, fewer_crowns = below.key
        found.append(
            message(
                f"kingdomino-terminal-tie-{standing.decided_by}",
                player=names[standing.seat],
                other=names[below.seat],
                points=points,
                squares=squares,
                fewer=fewer_squares if standing.decided_by == "largest" else fewer_crowns,
                crowns=crowns,
            )
        )
    return found


def properties(score: Score, say: Speaker) -> list[Text]:
    """Every property with its points on a separate line, the most valuable first."""
    lines = []
    for part in score.properties:
        sign = (f" {part.terrain.letter} ", colours.LAND[part.terrain])
        words = f" {part.squares}×{part.crowns}={part.points} {say('kingdomino-terrain', terrain=part.terrain.word)}"
        lines.append(Text.assemble(sign, (words, palette.PLAIN if part.points else palette.SOFT)))
    return lines


def _ranking_of(board: Board, game_number: int) -> tuple[Standing, ...]:
    return rank([score.key for score in board.scores(game_number)], TIE_BREAKS)


def _headlines(standings: Sequence[Standing], names: Sequence[str], say: Speaker) -> list[Text]:
    winners = [names[standing.seat] for standing in standings if standing.rank == 1]
    points = standings[0].key[0]
    if len(winners) == 1:
        return [Text(say("kingdomino-terminal-winner", player=winners[0], points=points), _BOLD + palette.MARK)]
    return [Text(say("kingdomino-terminal-winners", players=all_of(winners, say), points=points), _BOLD + palette.MARK)]


def _heading(standing: Standing, names: Sequence[str], say: Speaker, *, is_sum: bool) -> list[Text]:
    _, squares, crowns = standing.key
    about = (
        say("kingdomino-terminal-standing", squares=squares, crowns=crowns)
        if not is_sum
        else say("kingdomino-terminal-sum")
    )
    return [
        Text(f"{standing.rank}.", _BOLD),
        Text.assemble(shield(standing.seat), " ", (names[standing.seat], _BOLD)),
        Text(str(standing.key[0]), _BOLD),
        Text(about, palette.SOFT),
    ]


def _breakdown(board: Board, seat: int, game: int, say: Speaker, *, with_game: bool) -> list[RenderableType]:
    score = board.scores(game)[seat]
    parts = []
    if with_game:
        parts.append(Text(say("kingdomino-terminal-game", game=game, games=board.options.games), palette.SOFT))
    for part in score.properties:
        if part.points:
            letter = (f" {part.terrain.letter} ", colours.LAND[part.terrain])
            parts.append(Text.assemble(letter, f" {part.squares} × {part.crowns} = {part.points}"))
    for name, points in _bonuses(board, score):
        parts.append(Text(f"{say(name)} {points:+d}" if points else f"{say(name)} 0", palette.SOFT))
    return [Text(str(score.total) if with_game else "", palette.SOFT), Columns(parts, padding=(0, 3, 0, 0))]


def _kingdoms(board: Board, standings: Sequence[Standing], names: Sequence[str], game: int) -> RenderableType:
    drawn = []
    for standing in standings:
        heading = Text.assemble(shield(standing.seat), " ", (names[standing.seat], _BOLD))
        drawn.append(Group(heading, kingdom(board, standing.seat, MEDIUM, game_number=game)))
    return Columns(drawn, padding=(0, 3, 1, 0))


def _bonuses(board: Board, score: Score) -> list[tuple[str, int]]:
    found = []
    if board.options.middle_kingdom != "off":
        found.append(("kingdomino-terminal-middle-kingdom", score.middle_kingdom))
    if board.options.harmony:
        found.append(("kingdomino-terminal-harmony", score.harmony))
    return found
