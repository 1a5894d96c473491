"""Bots by name: levels, policies, and what other packages and files bring along."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.bots import Budget, Contender, Turn, bot, bot_names, guest_names, registry
from regnum.bots.levels import LEVELS, USUAL_OPPONENT, level_about, level_name
from regnum.bots.worker import BotPool
from regnum.errors import OptionsError, RecordError, UsageError
from regnum.games import GAMES, game
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, start
from regnum.records import Player, dump, record_of
from regnum.words.speaker import LANGUAGES, speaker

SETTLER = """
class Settler:
    name = "settler"

    def choose(self, view, budget, chance):
        return view.legal_actions()[-1], chance


class Mute:
    pass
"""
POINTS = """
[regnum.bots]
kingdomino.settler = settling.bots:Settler
kingdomino.greedy = settling.bots:Settler
kingdomino.lost = settling.nowhere:Lost
kingdomino.mute = settling.bots:Mute
kingdomino.angry = settling.angry:Angry
kingdomino.a@b = settling.bots:Settler
kingdoms.settler = settling.bots:Settler
chess.settler = settling.bots:Settler
nothing = settling.bots:Settler
"""
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def install(folder: Path, name: str, points: str, modules: dict[str, str]) -> None:
    """A package as an installer leaves it behind."""
    package = folder / name
    package.mkdir(parents=True)
    for module, code in {"__init__": "", **modules}.items():
        (package / f"{module}.py").write_text(code)
    information = folder / f"{name}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(METADATA.format(name=name))
    (information / "entry_points.txt").write_text(points)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Two packages with bots, one of which wants a name that the other has."""
    folder = tmp_path / "site"
    install(folder, "settling", POINTS, {"bots": SETTLER, "angry": "raise SystemExit('no')"})
    install(folder, "zeal", "[regnum.bots]\nkingdomino.settler = zeal:Zealot\n", {})
    monkeypatch.syspath_prepend(folder)
    registry._guests.cache_clear()
    yield folder
    registry._guests.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] in ("settling", "zeal", "mine")]:
        del sys.modules[name]


@pytest.mark.usefixtures("installed")
def test_bots_of_other_packages_are_listed_without_being_imported(caplog: pytest.LogCaptureFixture) -> None:
    assert set(bot_names("kingdomino")) >= {"settler", "lost", "mute", "angry", "greedy"}
    assert "a@b" not in bot_names("kingdomino")
    assert guest_names("kingdoms") == {"settler": "settling"}
    assert "settling" not in sys.modules
    left_out = sorted(record.getMessage() for record in caplog.records)
    assert ["'a@b'" in left_out[0], "'greedy'" in left_out[1], "'settler' of the package 'zeal'" in left_out[2]]
    assert len(left_out) == 3


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_plays_a_whole_game() -> None:
    state, chance, player = start(Options.of(players=2), "guest"), seeded(1), bot("kingdomino", "settler")
    while not state.is_over:
        action, chance = player.choose(state.view(state.seat), Budget(seconds=1), chance)
        state = state.play(action)
    assert Contender.parse("kingdomino", "settler@0.5s", Budget(playouts=1)) == Contender("settler", Budget(0.5))


@pytest.mark.usefixtures("installed")
def test_a_built_in_bot_cannot_be_replaced() -> None:
    assert type(bot("kingdomino", "greedy")).__name__ == "PolicyBot"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(("name", "problem"), [("lost", "nowhere"), ("mute", "choose"), ("angry", "SystemExit: no")])
def test_a_broken_bot_is_named_with_its_package_in_every_language(name: str, problem: str) -> None:
    with pytest.raises(UsageError) as refused:
        bot("kingdomino", name)
    for language in LANGUAGES:
        said = speaker(language).say(refused.value.message)
        assert all(word in said for word in (name, "settling", problem))
    assert bot("kingdomino", "settler").name == "settler"


@pytest.mark.usefixtures("installed")
def test_a_bot_of_another_package_thinks_in_a_worker() -> None:
    state = start(Options.of(players=2), "guest")
    with BotPool() as pool:
        choice = pool.choose(Turn("kingdomino", "settler", state.view(state.seat), Budget(playouts=2), seeded(1)))
    assert choice.failure is None
    assert choice.action == state.legal_actions()[-1]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A working folder with a bot that is not packaged."""
    (tmp_path / "mybots.py").write_text(SETTLER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.setenv("REGNUM_TRUSTED_BOTS", "")
    yield tmp_path
    sys.modules.pop("mybots", None)


@pytest.mark.usefixtures("folder")
def test_a_custom_bot_is_named_by_module_and_attribute() -> None:
    contender = Contender.parse("kingdomino", "mybots:Settler@20", Budget(playouts=1))
    assert bot("kingdomino", contender.name).name == "settler"
    registry.trust("mybots:Settler")
    assert os.environ["REGNUM_TRUSTED_BOTS"] == "mybots:Settler"
    with pytest.raises(UsageError, match="mybots"):
        Contender.parse("kingdomino", "mybots:Mute", Budget(playouts=1))
    with pytest.raises(UsageError, match="elsewhere"):
        Contender.parse("kingdomino", "elsewhere:Settler", Budget(playouts=1))


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["mybots:Settler", "os:abort", "mybots:", ":Settler", "my bots:Settler", "../x:y"])
def test_nothing_is_imported_that_nobody_asked_for(name: str) -> None:
    from regnum.cli.kingdomino.hotseat import Hotseat

    registry.trust("someone:Else")
    with pytest.raises(UsageError, match="Unknown bot"):
        bot("kingdomino", name)
    state = start(Options.of(players=2), "trap")
    with pytest.raises(RecordError):
        Hotseat.resume(record_of("kingdomino", state, [Player("Anna"), Player("Trap", name)]))
    assert "mybots" not in sys.modules


def test_the_folder_where_one_works_is_searched_by_the_command(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "regnum", "simulate", "kingdomino", "--bots", "mybots:Settler,greedy"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LANG": "C", "REGNUM_TRUSTED_BOTS": ""},
    )
    assert done.returncode == 2
    assert "regnum arena" in done.stderr


@pytest.fixture
def documented() -> tuple[str, dict[str, str]]:
    """The bot of the document, and the entry points of its package."""
    text = (Path(__file__).parents[2] / "docs/bots.md").read_text("utf-8")
    blocks = dict(re.findall(r"```(python|toml)\n(.*?)```", text.partition("## What happens")[0], re.DOTALL))
    return blocks["python"], tomllib.loads(blocks["toml"])["project"]["entry-points"]["regnum.bots"]


def test_the_document_shows_how_to_package_a_bot(documented: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    code, points = documented
    lines = "\n".join(f"{name} = {place}" for name, place in points.items())
    install(tmp_path, "settler", f"[regnum.bots]\n{lines}\n", {})
    (tmp_path / "settler/__init__.py").write_text(code)
    assert "from the package settler" in regnum_says(tmp_path, "bots", "kingdomino", PYTHONPATH=str(tmp_path))


def test_the_document_shows_how_to_try_a_bot(documented: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    (tmp_path / "settler.py").write_text(documented[0])
    said = regnum_says(tmp_path, "arena", "kingdomino", "--bots", "settler:Settler,greedy", "--games", "2")
    assert "settler:Settler" in said


def regnum_says(folder: Path, *words: str, **environment: str) -> str:
    """What the command prints when it is used in a folder."""
    done = subprocess.run(
        [Path(sys.executable).with_name("regnum"), *words, "--lang", "en"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "120", "REGNUM_TRUSTED_BOTS": "", **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_levels_come_first_from_the_weakest_to_the_strongest(name: str) -> None:
    assert bot_names(name)[: len(LEVELS)] == LEVELS
    assert len(set(bot_names(name))) == len(bot_names(name))
    assert USUAL_OPPONENT in LEVELS
    for level in LEVELS:
        assert bot(name, level).name == level


@pytest.mark.parametrize(("name", "most"), [("kingdomino", (60, 60, 30)), ("kingdoms", (400, 200, 120))])
def test_a_duke_thinks_as_much_as_the_number_of_players_asks_for(name: str, most: tuple[int, ...]) -> None:
    """With more players more is chance: the same step in strength needs another skill."""
    for players, playouts in zip((2, 3, 4), most, strict=True):
        view = game(name).start(game(name).options(players=players), SeededDeal("levels")).view(0)
        duke: Any = bot(name, "duke")
        assert duke.analyse(view, Budget(playouts=10_000), seeded(1))[0].playouts == playouts


def test_levels_have_names_in_every_language() -> None:
    for language in LANGUAGES:
        say = speaker(language)
        assert len({say.say(level_name(level)) for level in LEVELS}) == 6
        assert len({say.say(level_about(level)) for level in LEVELS}) == 6


def test_a_record_may_name_any_bot() -> None:
    state = start(Options.of(players=2), "named")
    record = record_of("kingdomino", state, [Player("Anna"), Player("HAL", "hal:HAL")])
    assert json.loads(dump(record))["players"][1]["bot"] == "hal:HAL"


@pytest.mark.parametrize("name", GAMES)
def test_a_switch_that_a_game_does_not_have_is_refused_with_those_it_has(name: str) -> None:
    with pytest.raises(OptionsError) as refused:
        game(name).chosen({"players": 2, "nonsense": True})
    assert all(switch.name in str(refused.value) for switch in game(name).switches)
    assert "nonsense" in str(refused.value)
