"""`regnum score kingdomino`: a kingdom written as text."""

from __future__ import annotations

import argparse
import json

from rich.table import Table

from regnum.cli.files import read_text
from regnum.cli.screen import screen
from regnum.games.kingdomino.editions import READINGS
from regnum.games.kingdomino.kingdom import Score
from regnum.games.kingdomino.text import read_kingdom, score_data
from regnum.words.speaker import Speaker


def add_arguments(parser: argparse.ArgumentParser, say: Speaker) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--size", type=int, choices=(5, 7), default=5, help=say("kingdomino-option-size"))
    parser.add_argument(
        "--middle-kingdom",
        nargs="?",
        const="symmetric",
        default="off",
        choices=READINGS,
        help=say("kingdomino-option-middle-kingdom"),
    )
    parser.add_argument("--harmony", action="store_true", help=say("kingdomino-option-harmony"))


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Read a kingdom and show its score."""
    kingdom = read_kingdom(read_text(arguments.file, say), arguments.size)
    score = kingdom.score(middle_kingdom=arguments.middle_kingdom, harmony=arguments.harmony)
    if arguments.json:
        asked = arguments.middle_kingdom != "off"
        data = score_data(score, with_middle_kingdom=asked, with_harmony=arguments.harmony)
        print(json.dumps(data))  # noqa: T201
    else:
        screen().print(_table(score, say))
    return 0


def _table(score: Score, say: Speaker) -> Table:
    table = Table(show_footer=True)
    table.add_column(say("kingdomino-score-property"), footer=say("kingdomino-score-total"))
    table.add_column(say("kingdomino-score-squares"), justify="right")
    table.add_column(say("kingdomino-score-crowns"), justify="right", footer=str(score.crowns))
    table.add_column(say("kingdomino-score-points"), justify="right", footer=str(score.total))
    for part in score.properties:
        terrain = say("kingdomino-terrain", terrain=part.terrain.word)
        table.add_row(terrain, str(part.squares), str(part.crowns), str(part.points))
    if score.middle_kingdom:
        table.add_row(say("kingdomino-score-middle-kingdom"), "", "", str(score.middle_kingdom))
    if score.harmony:
        table.add_row(say("kingdomino-score-harmony"), "", "", str(score.harmony))
    table.caption = say("kingdomino-score-largest", squares=score.largest)
    return table
