"""What pytest leaves out where an optional package is missing."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("torch") else ["src/regnum/training"]
