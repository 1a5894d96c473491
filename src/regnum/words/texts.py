"""The Fluent files: Regnum's own, in the folders beside this module, and those of games from other packages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable

from regnum import packages

_USUAL = "en"
_POLISH = "pl"
_ONE_LETTER = re.compile(r"(?<=[\s(„])([aiouwzAIOUWZ]) (?=\S)")
_NO_BREAK = "\N{NO-BREAK SPACE}"


def texts(language: str, names: Iterable[str] | None = None) -> list[str]:
    """The files of these names in a language; a name without a file is left out.

    Without names it is all files, Regnum's own first: where two say the same, the first holds.
    """
    found = _files(language)
    wanted = found if names is None else [name for name in names if name in found]
    return [found[name].read_text(encoding="utf-8") for name in wanted]


def for_pages(language: str, text: str) -> str:
    """A file as a page shows it: in Polish no line ends in a word of one letter. A terminal may lack such spaces."""
    return _ONE_LETTER.sub(rf"\1{_NO_BREAK}", text) if language == _POLISH else text


def _files(language: str) -> dict[str, Traversable]:
    """Every file by its name without ending. A package's files have the name of its game, so none hides another."""
    found = _files_in(files("regnum.words"), language)
    for game, point in packages.games_in(packages.WORDS, {}).items():
        for name, file in _brought(point, language).items():
            if game in name.split("_") and name not in found:
                found[name] = file
            else:
                packages.leave_out(point, f"{name}.ftl must bear the name of the game, which must not be taken")
    return found


def _brought(point: EntryPoint, language: str) -> dict[str, Traversable]:
    """The files of a package; those that it does not have in this language, in English."""
    folder = packages.folder_of(point)
    if folder is None:
        return {}
    return {**_files_in(folder, _USUAL), **_files_in(folder, language)}


def _files_in(folder: Traversable, language: str) -> dict[str, Traversable]:
    inside = folder / language
    if not inside.is_dir():
        return {}
    entries = sorted(inside.iterdir(), key=lambda entry: entry.name)
    return {entry.name.removesuffix(".ftl"): entry for entry in entries if entry.name.endswith(".ftl")}
