"""The finished games in `tests/corpus`, one record per line."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "corpus"
LINES = {path.stem: path.read_text(encoding="utf-8").splitlines() for path in FOLDER.glob("*.jsonl")}
