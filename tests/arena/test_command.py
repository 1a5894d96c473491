"""`regnum arena` as a user types it."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.words.speaker import LANGUAGES

Run = Callable[..., tuple[int, str, str]]
MATCH = ("arena", "kingdomino", "--bots", "greedy,random", "--games", "20")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in this process: exit code, standard output, standard error."""
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "C")

    def command(*words: str) -> tuple[int, str, str]:
        try:
            code = main(list(words))
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_help_in_every_language(run: Run, language: str, rules: str) -> None:
    code, out, _ = run("arena", rules, "--help", "--lang", language)
    assert code == 0
    assert "--sprt ELO0,ELO1" in out
    assert language == "en" or "options" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_in_every_language(run: Run, language: str) -> None:
    code, out, _ = run(*MATCH, "--lang", language, "--sprt", "0,50", "--playouts", "5")
    assert code == 0
    assert out.count("greedy") == 3
    assert " ± " in out
    words = {"en": "is stronger than", "hu": "erősebb", "pl": "silniejszy", "et": "tugevam"}
    assert words[language] in out


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_every_number_of_players(run: Run, rules: str, players: str) -> None:
    code, out, _ = run("arena", rules, "--bots", "greedy,random", "--games", "12", "--players", players, "--json")
    data = json.loads(out)
    assert code == 0
    assert data["games"] == 12
    assert data["deals"] == 12 // int(players)
    assert data["bots"][0]["win_share"] > 1 / int(players)


def test_json_is_the_same_for_any_number_of_workers(run: Run) -> None:
    words = ("arena", "kingdomino", "--bots", "greedy,random,full-greedy", "--players", "3", "--games", "30", "--json")
    one, two = run(*words, "--workers", "1"), run(*words, "--workers", "2")
    assert one[0] == two[0] == 0
    assert one[1] == two[1]
    assert json.loads(one[1])["format"] == "field"


def test_formats_and_seatings(run: Run) -> None:
    words = ("arena", "kingdomino", "--bots", "greedy,random", "--players", "3", "--games", "6", "--json")
    assert json.loads(run(*words)[1])["format"] == "solo"
    assert len(json.loads(run(*words, "--format", "mix")[1])["seatings"]) == 6
    words = ("arena", "kingdomino", "--bots", "greedy,random,full-greedy", "--players", "3", "--games", "6", "--json")
    assert len(json.loads(run(*words, "--all-seatings")[1])["seatings"]) == 6


def test_a_folder_keeps_everything_and_the_run_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "deep" / "match"
    assert run(*MATCH, "--out", str(out))[0] == 0
    assert {path.name for path in out.iterdir()} == {"arena.json", "games.jsonl", "results.json", "results.csv"}
    assert run("verify", str(out / "games.jsonl"))[0] == 0
    kept = (out / "results.json").read_bytes()
    lines = (out / "games.jsonl").read_bytes().splitlines(keepends=True)
    (out / "games.jsonl").write_bytes(b"".join(lines[:7]) + lines[7][:50])
    _, said, _ = run(*MATCH, "--out", str(out), "--json")
    assert (out / "games.jsonl").read_bytes() == b"".join(lines)
    assert (out / "results.json").read_bytes() == kept
    assert json.loads(said) == json.loads(kept)
    code, said, err = run("arena", "kingdomino", "--bots", "greedy,full-greedy", "--out", str(out))
    assert (code, said) == (2, "")
    assert "another tournament" in err


def test_failures_are_shown_and_kept(run: Run, tmp_path: Path) -> None:
    bots = "tests.support.arena:Broken,random"
    code, out, err = run(
        "arena", "kingdomino", "--bots", bots, "--games", "2", "--workers", "1", "--out", str(tmp_path)
    )
    assert code == 0
    assert "failures" in out
    assert "Traceback" not in err
    failure = json.loads((tmp_path / "failures.jsonl").read_text().splitlines()[0])
    assert failure["bot"] == "tests.support.arena:Broken@1000"
    shown = json.loads((tmp_path / "results.json").read_text())["bots"][0]["failures"]
    assert shown == len((tmp_path / "failures.jsonl").read_text().splitlines())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_bots_print_is_kept_away_from_the_results(workers: str) -> None:
    words = ["--bots", "tests.support.arena:Talker,random", "--games", "2", "--workers", workers, "--json"]
    command = [sys.executable, "-m", "regnum", "arena", "kingdomino", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 2
    assert "hm" in done.stderr


@pytest.mark.parametrize(("name", "head"), [("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml"), ("PLOT.SVG", b"<?xml")])
def test_a_plot(run: Run, tmp_path: Path, name: str, head: bytes) -> None:
    assert run(*MATCH, "--plot", str(tmp_path / name), "--seed", "$x_{", "--lang", "hu")[0] == 0
    drawn = (tmp_path / name).read_bytes()
    assert drawn.startswith(head)
    assert b"greedy" in drawn or name == "plot.png"
    run(*MATCH, "--plot", str(tmp_path / f"again-{name}"), "--seed", "$x_{", "--lang", "hu")
    assert (tmp_path / f"again-{name}").read_bytes() == drawn


def test_matplotlib_may_be_missing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, _, err = run(*MATCH, "--plot", str(tmp_path / "plot.png"), "--out", str(tmp_path / "out"))
    assert code == 2
    assert "regnum[plot]" in err
    assert list(tmp_path.iterdir()) == []


def test_progress_is_shown_live_in_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("regnum.cli.arena._REDRAW_SECONDS", 0.0)
    _, _, err = run(*MATCH)
    assert "Playing" in err
    assert "greedy" in err
    assert "20/20" in err


def test_seconds_are_said_to_depend_on_the_machine(run: Run) -> None:
    words = ("arena", "kingdomino", "--bots", "tests.support.arena:Dice,random", "--games", "2", "--workers", "1")
    _, out, _ = run(*words, "--time", "0.01")
    assert "another machine" in out.lower()
    assert "Dice@0.01s" in out
    assert "Dice@0.01cpu" in run(*words, "--time", "0.01cpu")[1]
    assert "another machine" not in run(*words)[1].lower()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "--bots"),
        (("--bots", "greedy"), "two bots"),
        (("--bots", ""), "Unknown bot"),
        (("--bots", "greedy,genius"), "genius"),
        (("--bots", "greedy,greedy"), "twice"),
        (("--bots", "greedy,random@much"), "much"),
        (("--bots", "greedy,random", "--games", "0"), "'0'"),
        (("--bots", "greedy,random", "--time", "soon"), "soon"),
        (("--bots", "greedy,random", "--playouts", "-3"), "-3"),
        (("--bots", "greedy,random", "--time", "1", "--playouts", "3"), "--time"),
        (("--bots", "greedy,random", "--players", "5"), "2, 3 or 4"),
        (("--bots", "greedy,random", "--players", "3", "--format", "field"), "not enough"),
        (("--bots", "greedy,random,full-greedy", "--format", "mix"), "do not fit"),
        (("--bots", "greedy,random", "--format", "swiss"), "swiss"),
        (("--bots", "greedy,random", "--sprt", "10,0"), "not a valid test"),
        (("--bots", "greedy,random,full-greedy", "--sprt", "0,10"), "two bots"),
        (("--bots", "greedy,tests.support.arena:Dice", "--device", "cuda"), "Dice"),
        (("--bots", "greedy,random", "--plot", "plot.pdf"), ".png, .svg"),
        (("--bots", "greedy,random", "--plot", "/nowhere/plot.png"), "/nowhere"),
        (("--bots", "greedy,random", "--out", "/dev/null/x"), "/dev/null/x"),
        (("--bots", "greedy,random", "--seed", ""), "empty"),
    ],
)
def test_bad_usage_is_explained(run: Run, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run("arena", "kingdomino", *words)
    assert code == 2
    assert sentence in err
    assert out == ""
    assert "Traceback" not in err


def test_errors_speak_the_language(run: Run) -> None:
    assert "két gépi játékos" in run("arena", "kingdomino", "--bots", "greedy", "--lang", "hu")[2]
    assert "kaks korda" in run("arena", "kingdomino", "--bots", "greedy,greedy", "--lang", "et")[2]
    assert "dwa razy" in run("arena", "kingdomino", "--bots", "greedy,greedy", "--lang", "pl")[2]
