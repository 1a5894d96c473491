"""The layouts and whole games of observations as they are now: `python -m tests.envs.golden` writes the file.

It changes only together with the version of a layout.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from regnum.envs.batch import Batch, Plan
from regnum.games import GAMES, game
from regnum.games.dealing import SeededDeal
from tests.envs.configurations import FEW

FILE = Path(__file__).parent / "data" / "layouts.json"


def described() -> dict[str, Any]:
    """Everything that the file has."""
    rules = {name: game(name) for name in GAMES}
    layouts = [
        Plan(name, rules[name].options(players=players), games=1).layout.data()
        for name in GAMES
        for players in rules[name].players
    ]
    return {"layouts": layouts, "games": [_game(name, options) for name, options in FEW]}


def _game(name: str, options: Any) -> dict[str, Any]:
    """A game of random actions: their numbers and notation, and a hash of all that every seat gets."""
    batch = Batch(Plan(name, options, games=1, resets=False))
    batch.begin([SeededDeal("golden")])
    state, digest, actions = game(name).start(options, SeededDeal("golden")), hashlib.sha256(), []
    while not state.is_over:
        for seat in range(options.players):
            for array in batch.observe([seat]):
                digest.update(array.tobytes())
        code = int(batch.sample()[0])
        action = state.view(state.seat).position.action(code)  # type: ignore[attr-defined]
        actions.append([code, str(action)])
        state = state.play(action)
        batch.step([code])
    return {"game": name, "options": options.data(), "actions": actions, "sha256": digest.hexdigest()}


def text() -> str:
    """The file as it should be."""
    found = described()
    parts = [f'"{name}": [\n' + ",\n".join(map(json.dumps, found[name])) + "\n]" for name in found]
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
