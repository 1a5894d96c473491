"""Builds the WebAssembly modules: `python -m regnum.engine.build`, or `make engine`.

There is one module for each game, with every entry point of `games/<game>` and `bots/<game>` and those that all games
share, smaller ones for the web app, without what only Python calls and with a module for each part that few visits
need, and one for its environments, `lab/<game>`, with the entry points of `envs/<game>`. Numba, the linker `wasm-ld`
(Debian's package lld) and the optimiser `wasm-opt` (binaryen) are needed; `scripts/linker` installs the last two.
"""

from __future__ import annotations

import argparse
import hashlib
import logging
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import groupby
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from regnum.engine.described import plain
from regnum.engine.fingerprint import fingerprint
from regnum.engine.library import FOLDER, LAB, WEB, web_module
from regnum.engine.marks import Compiled, entries, name_of
from regnum.engine.sections import manifest_of, split, with_manifest
from regnum.engine.signatures import signature_of

_STACK_BYTES = 1 << 16
_SKIPPED = {"gpu", "__main__"}
"""Modules that need a GPU, or that run when they are imported."""
_PYTHON_ONLY = {
    *("batch", "experiment", "flat", "numbered", "openloop", "perft", "training"),
    *("account.account_of", "endgame.best_plan", "endgame.foresee"),
    *("entries.write_scores", "referee.survey_kingdom"),
}
"""Modules whose entry points the web app does not call, and single entry points."""
_PARTS = {
    "champion": {"champion", "exact", "networks"},
    "study": {"candidates", "comparing", "comparison", "grading", "reasons"},
}
"""Parts of the web app with a WebAssembly module of their own, fetched when needed, and whose entry points each has."""
_WHOLE = {"study"}
"""Those whose module does everything that the first one does, too: it is loaded in place of that one."""

_log = logging.getLogger(__name__)


def games() -> list[str]:
    """The names of the games in this package."""
    return sorted(found.name for found in _contents("regnum.games") if found.ispkg)


def modules() -> list[str]:
    """The names of all modules: those of the games, then those of their environments."""
    return [*games(), *(f"{LAB}/{found.name}" for found in _contents("regnum.envs") if found.name in games())]


def _has_web(module: str) -> bool:
    return not module.startswith(f"{LAB}/")


def entries_of(game: str) -> dict[str, Compiled[..., Any]]:
    """The entry points of a game by name: those of its rules and bots, and those that all games share."""
    modules = _modules_of(game)
    chosen = {name_of(entry.interpreted): entry for entry in entries if entry.interpreted.__module__ in modules}
    return dict(sorted(chosen.items()))


def data_of(game: str) -> dict[str, Any]:
    """What the manifest tells of a game besides its entry points: the `DATA` of each of its modules, by name."""
    found = {name: getattr(module, "DATA", None) for name, module in sorted(_modules_of(game).items())}
    return {name.removeprefix("regnum."): plain(data, name) for name, data in found.items() if isinstance(data, dict)}


def _modules_of(game: str) -> dict[str, Any]:
    """The modules that the rules and bots of a game are in, by name."""
    packages: tuple[str, ...] = ("regnum.games", "regnum.bots", f"regnum.games.{game}", f"regnum.bots.{game}")
    if not _has_web(game):
        packages = (f"regnum.envs.{game.removeprefix(f'{LAB}/')}",)
    return {name: import_module(name) for name in sorted(name for package in packages for name in _modules(package))}


def _modules(package: str) -> Iterator[str]:
    for found in _contents(package):
        if not found.ispkg and found.name not in _SKIPPED:
            yield f"{package}.{found.name}"


def _contents(package: str) -> list[Any]:
    return list(iter_modules(import_module(package).__path__))


def for_web(names: Iterable[str]) -> dict[str, list[str]]:
    """Those of some entry points that the web app calls, by the part that has them; the first, "", is always needed.

    >>> for_web(["bots.chess.reasons.weigh", "bots.chess.search.grow", "bots.chess.training.fit"])
    {'': ['bots.chess.search.grow'], 'study': ['bots.chess.reasons.weigh', 'bots.chess.search.grow']}
    """
    wanted = [name for name in names if _PYTHON_ONLY.isdisjoint(_places(name))]
    parts = dict.fromkeys(["", *(_part_of(name.split(".")[-2]) for name in wanted)])
    return {part: [name for name in wanted if _is_in(name.split(".")[-2], part)] for part in parts}


def _places(name: str) -> list[str]:
    """The module of an entry point, and its name in there."""
    *_, module, entry = name.split(".")
    return [module, f"{module}.{entry}"]


def _part_of(module: str) -> str:
    """The part of the web app to which a Python module belongs."""
    return next((part for part, members in _PARTS.items() if module in members), "")


def _is_in(module: str, part: str) -> bool:
    """Whether the WebAssembly module of a part has what a Python module tells and does."""
    return _part_of(module) in ({part, ""} if part in _WHOLE else {part})


def _web_file(game: str, part: str) -> str:
    return f"{WEB}/{web_module(game, part)}.wasm"


def build(game: str, *, checked: bool = False) -> dict[str, bytes]:
    """The modules of a game by their file names; checked ones trap where an index is out of range."""
    from regnum.engine import lowering

    found = entries_of(game)
    lowering.prepare(checked=checked)
    wanted = [lowering.Entry(name, entry.interpreted, signature_of(entry.interpreted)) for name, entry in found.items()]
    prints = {entry.name: fingerprint(entry.function) for entry in wanted}  # before a rule is edited again
    objects, uses = [], {}
    for _, group in groupby(sorted(wanted, key=_is_batch), _is_batch):
        code, found_uses = lowering.lower(group)
        objects.append(code)
        uses.update(found_uses)
    described = {
        entry.name: {
            **entry.signature.data(),
            "uses": uses[entry.name],
            "fingerprint": prints[entry.name],
        }
        for entry in wanted
    }
    manifest = {"hash": combined_hash(described), "entries": described, "data": data_of(game)}
    whole = with_manifest(_linked(objects, list(found)), manifest)
    built = {f"{game}.wasm": whole}
    for part, told in _web_manifests(game, manifest).items():
        built[_web_file(game, part)] = with_manifest(_linked(objects, list(told["entries"])), told)
    return built


def _is_batch(entry: Any) -> bool:
    """Whether an entry point plays many games: it shares no code with others.

    Its routines then have one caller, whose arguments become constants in them, and batches are 2 to 4% faster.
    """
    return str(entry.name).split(".")[-2] == "batch"


def _web_manifests(game: str, manifest: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What the web app reads of a game's manifest, for each of its smaller modules by the part that has it."""
    if not _has_web(game):
        return {}
    made = {}
    for part, names in for_web(manifest["entries"]).items():
        entries = {name: manifest["entries"][name] for name in names}
        calls = {name: {key: entry[key] for key in ("parameters", "results")} for name, entry in entries.items()}
        data = {name: told for name, told in manifest["data"].items() if _is_in(name.split(".")[-1], part)}
        made[part] = {**manifest, "entries": calls, "data": data}
    return made


def combined_hash(described: dict[str, Any]) -> str:
    """The hash of everything that a module was made from."""
    prints = [f"{name} {entry['fingerprint']}\n" for name, entry in sorted(described.items())]
    return hashlib.sha256("".join(prints).encode()).hexdigest()


def stale_entries(game: str) -> list[str]:
    """The entry points of a game that its module has not, or was not made from as they are now; data alike."""
    path = FOLDER / f"{game}.wasm"
    manifest = manifest_of(path.read_bytes()) if path.exists() else {}
    described, data = manifest.get("entries", {}), manifest.get("data", {})
    found, told = entries_of(game), data_of(game)
    fresh = {name for name, entry in found.items() if described.get(name, {}).get("fingerprint") == entry.fingerprint}
    changed = [f"{name}.DATA" for name in told.keys() | data.keys() if told.get(name) != data.get(name)]
    stale = sorted([*(found.keys() | described.keys()) - fresh, *changed])
    return stale or _stale_for_web(game, manifest)


def _stale_for_web(game: str, manifest: dict[str, Any]) -> list[str]:
    """The web app's modules of a game that were not made with its module."""
    wanted = {_web_file(game, part): told for part, told in _web_manifests(game, manifest).items()}
    return [file for file, told in wanted.items() if not _is_made_with(FOLDER / file, told)]


def _is_made_with(path: Path, manifest: dict[str, Any]) -> bool:
    return path.exists() and manifest_of(path.read_bytes()) == manifest


def with_data(game: str) -> dict[str, bytes]:
    """The modules of a game, whose code is up to date, with its present data."""
    code, manifest = split((FOLDER / f"{game}.wasm").read_bytes())
    manifest = {**manifest, "data": data_of(game)}
    made = {f"{game}.wasm": with_manifest(code, manifest)}
    for part, told in _web_manifests(game, manifest).items():
        file = _web_file(game, part)
        made[file] = with_manifest(split((FOLDER / file).read_bytes())[0], told)
    return made


def _write(game: str, out: Path, *, checked: bool) -> None:
    """Build the modules of a game; where only its data are out of date, nothing is compiled."""
    stale = stale_entries(game)
    is_data = bool(stale) and all(name.endswith(".DATA") for name in stale) and not checked
    for file, module in (with_data(game) if is_data else build(game, checked=checked)).items():
        (out / file).parent.mkdir(parents=True, exist_ok=True)
        (out / file).write_bytes(module)
        _log.info("%s: %s kB", file, f"{len(module) / 1000:.0f}")


def _tool(name: str, package: str) -> str:
    """The path of a program; Debian's may have a version behind its name."""
    found = shutil.which(name) or next(iter(sorted(map(str, Path("/usr/bin").glob(f"{name}-*")))), None)
    if found is None:
        raise SystemExit(f"{name} is missing: install it with scripts/linker (Debian: sudo apt-get install {package})")
    return found


def _linked(objects: list[bytes], names: list[str]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        sources, target = [str(Path(folder, f"{n}.o")) for n in range(len(objects))], str(Path(folder, "module.wasm"))
        for source, code in zip(sources, objects, strict=True):
            Path(source).write_bytes(code)
        exports = [f"--export={name}" for name in [*names, "__heap_base"]]
        # The stack comes first, so that one that grows too large traps instead of overwriting constants.
        settings = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={_STACK_BYTES}"]
        subprocess.run([_tool("wasm-ld", "lld"), *settings, *exports, *sources, "-o", target], check=True)
        # LLVM leaves jumps that are not needed: without them some batches are 2 to 4% faster.
        fewer_jumps = ["--all-features", "--remove-unused-brs", target, "-o", target]
        subprocess.run([_tool("wasm-opt", "binaryen"), *fewer_jumps], check=True)
        return Path(target).read_bytes()


def main() -> None:
    """Build the modules, each in a separate process: Numba gives names by what it has compiled before."""
    parser = argparse.ArgumentParser(description="Build the WebAssembly modules of the games.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    parser.add_argument("--checked", action="store_true", help="trap where an index is out of range")
    parser.add_argument("--stale", action="store_true", help="only modules that are not up to date")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    wanted = [game for game in arguments.games or modules() if not arguments.stale or stale_entries(game)]
    if os.environ.get("PYTHONHASHSEED") == "0" and len(wanted) == 1:
        _write(wanted[0], arguments.out, checked=arguments.checked)
        return
    checked = ["--checked"] if arguments.checked else []
    for game in wanted:
        subprocess.run(
            [sys.executable, "-m", "regnum.engine.build", game, "--out", str(arguments.out), *checked],
            check=True,
            env={**os.environ, "PYTHONHASHSEED": "0"},  # the order of a set must not show in the code
        )


if __name__ == "__main__":
    main()
