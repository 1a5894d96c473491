"""Numbers that the documents publish."""

from __future__ import annotations

import re
from pathlib import Path

PERFT = (Path(__file__).parents[2] / "docs/perft.md").read_text(encoding="utf-8")


def published_counts(title: str) -> dict[str, list[int]]:
    """The counts of one table of docs/perft.md, by its first column; a dash is not a count."""
    section = PERFT.split(f"## {title}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (.+?) \| ([\d, |–]+) \|$", section, re.MULTILINE)
    return {
        name: [int(count.replace(",", "")) for count in counts.split(" | ") if count != "–"] for name, counts in rows
    }
