"""Games as compressed columns: a folder of Parquet files with a data card, and readers of it.

A plan is cut into parts of the same number of games. Each part is one file, made by any worker and moved into the
folder when it is complete; so a run that was cut short continues with the parts that are missing, and the files are
the same bytes whatever played them.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from regnum.arena.executors import Executor
from regnum.arena.journal import write_whole
from regnum.arena.plan import Plan
from regnum.arena.playing import ChunkPlayer
from regnum.errors import UsageError, file_error
from regnum.games.dealing import SeededDeal
from regnum.records import FORMAT, Record, load, load_all
from regnum.records.record import Dealt, Player
from regnum.words.message import message

PLAN, CARD = "dataset.json", "README.md"
PART_GAMES = 10_000
"""How many games a file has by default."""

COLUMNS = {
    "number": "the number of the game in the dataset",
    "game": "the game's name",
    "options": "its options, as JSON",
    "seed": "the seed of its deal: `regnum play GAME --seed SEED` has the same deal",
    "players": "the name of each seat's player: a bot with its budget",
    "bots": "the name of each seat's bot",
    "actions": "all actions in notation (docs/records.md)",
    "plies": "how many actions there were",
    "scores": "the score of each seat",
    "ranks": "the rank of each seat: 1 for the winner, and equals share a rank",
    "decided_by": "what decided the victory",
    "result": "the complete result, as JSON",
}
"""The columns, and what they contain."""


@dataclass(frozen=True)
class Dataset:
    """A folder of games to be made."""

    folder: Path
    plan: Plan
    part_games: int = PART_GAMES

    @property
    def parts(self) -> int:
        """How many files there will be."""
        return -(-self.plan.total // self.part_games)

    def file(self, part: int) -> Path:
        """The file of a part."""
        return self.folder / f"part-{part:05}.parquet"

    def make(self, executor: Executor) -> Iterator[int]:
        """Make what is missing; yields how many games there are after each part."""
        _arrow()
        self._open()
        missing = [part for part in range(self.parts) if not self.file(part).exists()]
        done = self.plan.total - sum(len(self._numbers(part)) for part in missing)
        yield done
        task = PartMaker(self.plan, self.part_games)
        for part, content in zip(missing, executor.map(task, missing), strict=True):
            write_whole(self.file(part), content)
            done += len(self._numbers(part))
            yield done
        write_whole(self.folder / CARD, self.card().encode())

    def _numbers(self, part: int) -> range:
        return numbers_of(self.plan, self.part_games, part)

    def _open(self) -> None:
        """Make the folder; one that has another dataset is refused and left as it is."""
        wanted = json.dumps({**self.plan.data(), "games": self.plan.total, "part_games": self.part_games}, indent=1)
        path = self.folder / PLAN
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.read_text("utf-8") != wanted + "\n":
                raise UsageError(message("error-dataset-other", folder=str(self.folder)))
        except OSError as problem:
            raise file_error(self.folder, problem) from None
        write_whole(path, f"{wanted}\n".encode())

    def card(self) -> str:
        """The data card: what is in the folder, where it comes from, and how to read it."""
        plan, columns = self.plan, [f"| `{name}` | {about} |" for name, about in COLUMNS.items()]
        facts = {
            "game": plan.game,
            "options": json.dumps(plan.options.data()),
            "games": f"{plan.total:,}, {plan.deals:,} deals in {len(plan.seatings)} seatings each",
            "players": ", ".join(plan.labels),
            "seed": plan.seed,
            "made by": f"Regnum {plan.data()['regnum']}, rulebook {plan.data()['rulebook']}",
        }
        return "\n".join(
            [
                f"# Games of {plan.game.capitalize()}",
                "",
                "Complete games between programs, made by `regnum dataset`. They contain no data about people.",
                "",
                "| | |",
                "| --- | --- |",
                *(f"| {name} | {value} |" for name, value in facts.items()),
                "",
                f"`part-*.parquet` have {self.part_games:,} games each, one in each row, compressed with Zstandard:",
                "",
                "| column | contents |",
                "| --- | --- |",
                *columns,
                "",
                "Every deal is played once in each seating, so games of one deal are not independent: split by `seed`.",
                "The same command makes the same games again"
                + ("." if plan.is_repeatable else ", except for bots whose budget is in seconds."),
                "",
                "```python",
                "from regnum.arena.dataset import frame, read",
                "",
                'games = frame("FOLDER", "polars")     # or "pandas"',
                'records = read("FOLDER")              # as records, one after the other',
                "```",
                "",
            ]
        )


def numbers_of(plan: Plan, part_games: int, part: int) -> range:
    """The numbers of the games in a part."""
    return range(part * part_games, min((part + 1) * part_games, plan.total))


@dataclass(frozen=True, slots=True)
class PartMaker:
    """Plays the games of a part and packs them; it can be sent to any process that has Regnum installed."""

    plan: Plan
    part_games: int

    def __call__(self, part: int) -> bytes:
        """The file of a part."""
        played = ChunkPlayer(self.plan, with_records=True)(numbers_of(self.plan, self.part_games, part)).games
        rows = [row_of(load(one.record), one.number) for one in played if one.record is not None]
        file = io.BytesIO()
        _arrow("pyarrow.parquet").write_table(table_of(rows), file, compression="zstd", compression_level=9)
        return file.getvalue()


def row_of(record: Record, number: int) -> dict[str, Any]:
    """A record as a row."""
    result = record.result or {"scores": [], "ranks": [], "decided_by": ""}
    return {
        "number": number,
        "game": record.game,
        "options": msgspec.json.encode(record.options).decode(),
        "seed": record.deal.seed,
        "players": [player.name for player in record.players],
        "bots": [player.bot for player in record.players],
        "actions": record.actions,
        "plies": len(record.actions),
        "scores": result["scores"],
        "ranks": result["ranks"],
        "decided_by": result["decided_by"],
        "result": msgspec.json.encode(record.result).decode(),
    }


def table_of(rows: list[dict[str, Any]]) -> Any:
    """Rows as a table of Arrow."""
    arrow = _arrow()
    word, number = arrow.string(), arrow.int32()
    words, numbers = arrow.list_(word), arrow.list_(number)
    kinds = {
        "number": arrow.int64(),
        "plies": number,
        **dict.fromkeys(("players", "bots", "actions"), words),
        **dict.fromkeys(("scores", "ranks"), numbers),
    }
    return arrow.Table.from_pylist(rows, arrow.schema([(name, kinds.get(name, word)) for name in COLUMNS]))


def read(path: str | Path) -> Iterator[Record]:
    """The records of a dataset's folder, of one of its files, or of a file with a record on each line."""
    path = Path(path)
    if path.is_file() and path.suffix != ".parquet":
        yield from load_all(path)
        return
    for file in _files(path):
        for batch in _arrow("pyarrow.parquet").ParquetFile(file).iter_batches():
            yield from map(_record_of, batch.to_pylist())


def frame(path: str | Path, library: str = "pandas") -> Any:
    """The games of a dataset, or of a file with a record on each line, as a frame of pandas or polars."""
    path = Path(path)
    if library not in ("pandas", "polars"):
        raise UsageError(message("error-dataset-library", library=library, known="pandas, polars"))
    if path.is_file() and path.suffix != ".parquet":
        table = table_of([row_of(record, number) for number, record in enumerate(load_all(path))])
    else:
        table = _arrow().concat_tables(_arrow("pyarrow.parquet").read_table(file) for file in _files(path))
    return table.to_pandas() if library == "pandas" else _needed("polars").from_arrow(table)


def _files(path: Path) -> list[Path]:
    found = [path] if path.is_file() else sorted(path.glob("part-*.parquet"))
    if not found:
        raise UsageError(message("error-dataset-empty", folder=str(path)))
    return found


def _record_of(row: dict[str, Any]) -> Record:
    seed = row["seed"]
    return Record(
        regnum=FORMAT,
        game=row["game"],
        options=json.loads(row["options"]),
        deal=Dealt(seed=seed, commitment=SeededDeal(seed).commitment),
        players=[Player(name, bot) for name, bot in zip(row["players"], row["bots"], strict=True)],
        actions=row["actions"],
        result=json.loads(row["result"]),
    )


def _arrow(name: str = "pyarrow") -> Any:
    return _needed(name)


def _needed(name: str) -> Any:
    """A package that only datasets need."""
    try:
        return import_module(name)
    except ImportError:
        raise UsageError(message("error-dataset-package", package=name.partition(".")[0])) from None
