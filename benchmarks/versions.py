"""This version beside another checkout of Regnum, both compiled by Numba: `python -m benchmarks.versions FOLDER`.

Each version runs in separate processes, by turns; the best of all repeats counts, because other work on the machine
can only slow a run down.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.measure import table

ROOT = Path(__file__).parents[1]
TURNS = 3
_MEASURE = """
import json, time
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options as Kingdomino
from regnum.games.kingdoms import Options as Kingdoms

shapes = {
    "Kingdomino, 2 players": ("kingdomino", Kingdomino.of(players=2)),
    "Kingdomino, 3 players": ("kingdomino", Kingdomino.of(players=3)),
    "Kingdomino, 3 players, modern": ("kingdomino", Kingdomino.of("modern", players=3)),
    "Kingdomino, 4 players": ("kingdomino", Kingdomino.of(players=4)),
    "Kingdomino, Mighty Duel": ("kingdomino", Kingdomino.of("modern", players=2)),
    "Kingdomino, 2 players, Dynasty": ("kingdomino", Kingdomino.of(players=2, dynasty=True)),
    "Kingdoms, 2 players": ("kingdoms", Kingdoms.of(players=2)),
    "Kingdoms, 3 players": ("kingdoms", Kingdoms.of(players=3)),
    "Kingdoms, 4 players": ("kingdoms", Kingdoms.of(players=4)),
    "Kingdoms, 2 players, Last castle": ("kingdoms", Kingdoms.of(players=2, last_castle=True)),
    "Kingdoms, 2 players, No luck": ("kingdoms", Kingdoms.of(players=2, no_luck=True)),
    "Kingdoms, 2 players, Continuous scoring": ("kingdoms", Kingdoms.of(players=2, continuous="lines")),
}
found = {}
for shape, (name, options) in shapes.items():
    for policy, games in (("random", 20_000), ("greedy", 600)):
        keys = [SeededDeal(str(number)).key(name) for number in range(games)]
        bots = (policy,) * options.players
        game(name).simulate(options, keys[:5], bots, with_log=False)
        times = []
        for _ in range(5):
            began = time.process_time()
            played = game(name).simulate(options, keys, bots, with_log=False)
            times.append(time.process_time() - began)
        found[f"{shape}, {policy}"] = games / min(times), int(played.keys.sum()), int(played.lengths.sum())
print(json.dumps(found))
"""

Found = dict[str, tuple[float, int, int]]


def measured(folder: Path) -> Found:
    """Games per second of every shape, with sums that show whether the games are the same."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "REGNUM_ENGINE": "numba"}
    done = subprocess.run([sys.executable, "-c", _MEASURE], env=environment, capture_output=True, text=True, check=True)
    found: Found = json.loads(done.stdout)
    return found


def main() -> None:
    """Compare this version with the one in a folder."""
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "src" / "regnum").is_dir():
        sys.exit("usage: python -m benchmarks.versions FOLDER, where FOLDER is another checkout of Regnum")
    other = Path(sys.argv[1])
    runs = [(measured(other), measured(ROOT)) for _ in range(TURNS)]
    rows = []
    for shape in runs[0][1]:
        before, after = (max(run[version][shape][0] for run in runs) for version in (0, 1))
        same = runs[0][0][shape][1:] == runs[0][1][shape][1:]
        rows.append((shape, before, after, f"{after / before - 1:+.1%}", "yes" if same else "NO"))
    print(table(("games/s", "other", "this", "change", "same games"), rows))


if __name__ == "__main__":
    main()
