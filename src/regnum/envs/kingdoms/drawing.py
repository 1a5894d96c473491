"""A game of Kingdoms as a picture and as text, from what a spectator is sent."""

from __future__ import annotations

from regnum.envs.rendering import Label, Picture
from regnum.games.kingdoms.components import COLUMNS, ROWS, TILES
from regnum.games.kingdoms.data import KingdomsView, PlayerData

_SQUARE, _GAP, _HAND = 100.0, 40.0, 620.0
_EMPTY, _UNKNOWN = ".", "?"
_NAMES = {tile.kind.word: tile.name for tile in reversed(TILES)}
_FRAME = 'fill="#efe3c6" stroke="#b9a883" stroke-width="2"'


def picture(view: KingdomsView) -> Picture:
    """The board on the left, the players with their castles and gold on the right."""
    height = max(ROWS * _SQUARE, len(view.players) * 130.0) + 2 * _GAP
    found = Picture(COLUMNS * _SQUARE + 3 * _GAP + _HAND, height)
    for row in range(ROWS):
        for column in range(COLUMNS):
            left, top = _GAP + column * _SQUARE, _GAP + row * _SQUARE
            found.box(left, top, _SQUARE, _SQUARE, _FRAME)
            _draw_piece(found, view.present.board[row][column], left, top)
    for seat, player in enumerate(view.players):
        _draw_hand(found, player, _GAP + seat * 130.0, is_acting=seat == view.seat)
    return found


def _draw_piece(found: Picture, piece: str, left: float, top: float) -> None:
    if piece == _EMPTY:
        return
    if piece in _NAMES:
        found.use(f"tile-{_NAMES[piece]}", left, top, _SQUARE)
        if piece[0] in "+-":
            found.box(left + 56, top + 62, 42, 36, 'rx="8" fill="#fff8e6"')
            found.labels.append(Label(piece, left + 77, top + 80, 32))
    else:
        found.use(f"castle-{piece[:-1]}-{piece[-1]}", left, top, _SQUARE)


def _draw_hand(found: Picture, player: PlayerData, top: float, *, is_acting: bool) -> None:
    left = 2 * _GAP + COLUMNS * _SQUARE
    if is_acting:
        found.box(left - 10, top - 5, _HAND, 120, 'fill="none" stroke="#8a3b2a" stroke-width="5"')
    found.labels.append(Label(str(player.money), left + 60, top + 55, 56))
    for rank, number in enumerate(player.castles, 1):
        if number:
            found.use(f"castle-{player.colour}-{rank}", left + 20 + 100 * rank, top + 10, 80)
            found.labels.append(Label(f"x {number}", left + 60 + 100 * rank, top + 102, 28))
    if player.starting_tile is not None:
        name = "tile-back" if player.starting_tile == _UNKNOWN else f"tile-{_NAMES[player.starting_tile]}"
        found.use(name, left + 520, top + 10, 80)


def text(view: KingdomsView) -> str:
    """The board, and the players with their gold and castles."""
    rows = [" ".join(f"{piece:8}" for piece in row).rstrip() for row in view.present.board]
    lines = [f"round {view.round}, {view.phase}, {view.supply} tiles in the supply", *rows, ""]
    for seat, player in enumerate(view.players):
        castles = " ".join(f"{number} x {rank}" for rank, number in enumerate(player.castles, 1) if number)
        mark = " *" if seat == view.seat else ""
        lines.append(f"player_{seat} ({player.colour}){mark}: {player.money} gold, castles {castles}")
    return "\n".join(lines) + "\n"
