"""What other packages bring along, however wrong it is, harms nothing that is there."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from regnum.cli.faces import face, games_with
from regnum.errors import OptionsError, UsageError
from regnum.games import GAMES, game, game_names
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.protocol import State
from regnum.server.pages import pages
from regnum.words.speaker import speaker
from tests.support.installed import installed

HEAD = '[project]\nname = "other"\nversion = "1.0"\n'
NOUGHTS = "from tests.support.noughts.regnum_noughts.game import GAME\n"


@contextmanager
def package(folder: Path, points: dict[str, dict[str, str]], **files: str) -> Iterator[None]:
    """A package called `other` with these entry points and files."""
    project = folder / "project"
    for name, text in {"__init__.py": "", **files}.items():
        path = project / "other" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    tables = (
        f'[project.entry-points."{group}"]\n' + "".join(f'"{name}" = "{value}"\n' for name, value in found.items())
        for group, found in points.items()
    )
    (project / "pyproject.toml").write_text(HEAD + "\n".join(tables), encoding="utf-8")
    with installed(project, folder / "site"):
        yield


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        pytest.param("broken", "nowhere:GAME", "", id="no-module"),
        pytest.param("broken", "other.game:GAME", "raise SystemExit", id="raises"),
        pytest.param("broken", "other.game:GAME", "GAME = 3", id="no-game"),
        pytest.param("broken", "other.game:GAME", NOUGHTS, id="another-name"),
        pytest.param("kingdoms", "other.game:GAME", NOUGHTS, id="taken"),
        pytest.param("Two-Words", "other.game:GAME", NOUGHTS, id="no-name"),
    ],
)
def test_a_wrong_game_is_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, value: str, text: str
) -> None:
    with package(tmp_path, {"regnum.games": {name: value}}, **{"game.py": text}):
        with caplog.at_level(logging.WARNING):
            assert game_names() == GAMES
        assert "'other' is left out" in caplog.text
        assert game("kingdoms").name == "kingdoms"
        if name not in GAMES:
            with pytest.raises(UsageError, match="Choose one of: kingdomino, kingdoms"):
                game(name)


WORDS = {
    "game.py": NOUGHTS,
    "words/en/noughts.ftl": "noughts-name = Noughts\nnoughts-option-players = players\nnoughts-option-sums = sums\n",
}
NEEDED = {"regnum.games": {"noughts": "other.game:GAME"}, "regnum.words": {"noughts": "other.words"}}


def test_a_game_needs_nothing_but_its_rules_and_its_name(tmp_path: Path) -> None:
    with package(tmp_path, NEEDED, **WORDS):
        assert game_names() == (*GAMES, "noughts")
        assert [part for part in ("app", "draw", "score") if "noughts" in games_with(part)] == []
        assert pages().face("noughts") is None
        rules = game("noughts")
        assert (rules.policies, rules.simulated, rules.sheet) == ((), (), None)
        with pytest.raises(LookupError, match="greedy"):
            rules.choose("greedy", None, seeded(1))
        with pytest.raises(NotImplementedError):
            rules.simulate(rules.options(), [], (), with_log=False)
        state = rules.start(rules.options(), SeededDeal("plain"))
        assert (state.round_number, state.game_number) == (1, 1)
        assert State.successor(state, "b2") is None
        with pytest.raises(OptionsError, match="harmony"):
            rules.chosen({"harmony": True})


def test_a_game_without_a_face_cannot_be_drawn(tmp_path: Path) -> None:
    with package(tmp_path, NEEDED, **WORDS), pytest.raises(UsageError, match="Noughts cannot do this"):
        face("noughts", "draw")


def test_a_game_without_its_messages_is_left_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with package(tmp_path, {"regnum.games": {"noughts": "other.game:GAME"}}, **{"game.py": NOUGHTS}):
        assert game_names() == GAMES
        assert "messages are missing: noughts-name, noughts-option-players, noughts-option-sums" in caplog.text


@pytest.mark.parametrize("part", ["nowhere", "other.broken"])
def test_faces_and_messages_that_cannot_be_imported_are_left_out(tmp_path: Path, part: str) -> None:
    broken = {"regnum.web": {"noughts": part}, "regnum.terminal": {"noughts": part}, "regnum.words": {"chess": part}}
    points = {group: {**NEEDED.get(group, {}), **broken.get(group, {})} for group in {*NEEDED, *broken}}
    with package(tmp_path, points, **WORDS, **{"broken.py": "raise SystemExit"}):
        assert game_names() == (*GAMES, "noughts")
        assert games_with("draw") == list(GAMES)
        assert pages().face("noughts") is None
        assert speaker("hu")("noughts-name") == "Noughts"


def test_what_is_missing_in_a_language_is_said_in_english(tmp_path: Path) -> None:
    words = {
        "words/en/chess.ftl": "chess-name = Chess\n",
        "words/en/page_chess.ftl": "chess-page-about = Old\n",
        "words/hu/chess.ftl": "chess-name = Sakk\n",
    }
    with package(tmp_path, {"regnum.words": {"chess": "other.words"}}, **words):
        said = [speaker(language)("chess-name") for language in ("en", "hu", "pl")]
        assert said == ["Chess", "Sakk", "Chess"]
        assert speaker("hu")("chess-page-about") == "Old"


def test_messages_of_regnum_cannot_be_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = {
        "words/en/page.ftl": "page-name = Other\n",
        "words/en/chess.ftl": "chess-name = Chess\npage-name = Other\n",
    }
    with package(tmp_path, {"regnum.words": {"chess": "other.words"}}, **words):
        before = caplog.text
        assert speaker("en")("page-name") == "Regnum"
        assert speaker("en")("chess-name") == "Chess"
        assert "page.ftl must bear the name of the game" in caplog.text.removeprefix(before)


def test_a_face_cannot_replace_one_of_regnum(tmp_path: Path) -> None:
    points = {"regnum.web": {"kingdoms": "other.web", "nothing": "other.web"}}
    with package(tmp_path, points, **{"web/face.js": "", "web/more.js": ""}):
        assert "/js/games/kingdoms/more.js" not in pages().paths
        assert "/js/games/nothing/face.js" not in pages().paths
