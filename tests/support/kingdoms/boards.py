"""Golden boards of Kingdoms and small cases, with what they pay."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "data"
BOARDS: list[dict[str, Any]] = json.loads((DATA / "kingdoms-boards.json").read_text(encoding="utf-8"))["boards"]
MICRO: list[dict[str, Any]] = json.loads((DATA / "kingdoms-micro.json").read_text(encoding="utf-8"))["cases"]
