"""The regnum command, as a user types it."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from regnum.cli.main import COMMANDS, main
from regnum.words.speaker import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in this process: exit code, standard output, standard error."""
    monkeypatch.setattr(argparse, "_", argparse._)  # type: ignore[attr-defined]
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LANG", "C")

    def command(*words: str, text: str | None = None) -> tuple[int, str, str]:
        if text is not None:
            read, write = os.pipe()
            os.write(write, text.encode())
            os.close(write)
            monkeypatch.setattr("sys.stdin", os.fdopen(read, encoding="utf-8"))
        try:
            code = main(list(words))
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.fixture
def games(run: Run, tmp_path: Path) -> Path:
    """A file of simulated games."""
    path = tmp_path / "games.jsonl"
    code, _, _ = run("simulate", "kingdomino", "--games", "3", "--bots", "random,greedy", "--records", str(path))
    assert code == 0
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", [(), *((name,) for name in COMMANDS), ("simulate", "kingdomino"), ("score", "kingdomino")]
)
def test_help_in_every_language(run: Run, language: str, command: tuple[str, ...]) -> None:
    code, out, _ = run(*command, "--help", "--lang", language)
    assert code == 0
    usage = {"en": "usage:", "hu": "használat:", "pl": "użycie:", "et": "kasutus:"}
    assert out.startswith(usage[language])
    for english in ("usage:", "options:", "show this help"):
        assert language == "en" or english not in out


def test_no_command_shows_the_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert all(name in out for name in COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version")[1].startswith("regnum ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("dance",), "'dance'"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "'chess'"),
        (("simulate", "kingdomino", "--games", "0"), "'0'"),
        (("simulate", "kingdomino", "--players", "5"), "2, 3 or 4"),
        (("simulate", "kingdomino", "--players", "3", "--size", "7"), "KD-X4"),
        (("simulate", "kingdomino", "--edition", "modern", "--no-mighty-duel"), "only game"),
        (("simulate", "kingdomino", "--bots", "random,greedy,random"), "3 bots"),
        (("simulate", "kingdomino", "--bots", "genius"), "genius"),
        (("simulate", "kingdomino", "--seed", ""), "empty"),
        (("simulate", "kingdomino", "--records", "/nowhere/games.jsonl"), "/nowhere"),
        (("simulate", "kingdomino", "--records", "/"), "/"),
        (("simulate", "kingdomino", "--games", "1", "--records", ""), ": "),
        (("replay", "/nowhere/games.jsonl"), "/nowhere"),
        (("verify", "/nowhere/games.jsonl"), "/nowhere"),
        (("score", "kingdomino", "/nowhere/kingdom.txt"), "/nowhere"),
        (("verify",), "FILE"),
        (("verify", "a", "--loud"), "--loud"),
    ],
)
def test_bad_usage_is_explained(run: Run, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert sentence in err
    assert out == ""
    assert "Traceback" not in err


def test_errors_speak_the_language(run: Run) -> None:
    assert "nem lehet játszani" in run("simulate", "kingdomino", "--players", "5", "--lang", "hu")[2]
    assert "tundmatud argumendid" in run("--lang=et", "verify", "a", "--loud")[2]


def test_simulate_shows_a_table(run: Run) -> None:
    code, out, _ = run("simulate", "kingdomino", "--games", "20", "--players", "4", "--middle-kingdom", "--harmony")
    assert code == 0
    assert "20 games" in out
    assert out.count("random") == 4


def test_simulate_in_json(run: Run) -> None:
    _, out, _ = run("simulate", "kingdomino", "--games", "30", "--bots", "greedy,random", "--json")
    data = json.loads(out)
    assert data["games"] == 30
    assert [seat["bot"] for seat in data["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(30)


def test_the_same_seed_gives_the_same_bytes(run: Run, games: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    run("simulate", "kingdomino", "--games", "3", "--bots", "random,greedy", "--workers", "1", "--records", str(again))
    assert again.read_bytes() == games.read_bytes()
    _, out, err = run("simulate", "kingdomino", "--games", "3", "--bots", "random,greedy", "--records", "-")
    assert out.encode() == games.read_bytes()
    assert "random" in err
    _, out, _ = run("simulate", "kingdomino", "--games", "3", "--bots", "random,greedy", "--records", "-", "--json")
    assert out.encode() == games.read_bytes()


def test_a_failed_simulation_leaves_no_file(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.cli.simulate.dump", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        run("simulate", "kingdomino", "--games", "3", "--records", str(tmp_path / "games.jsonl"))
    assert list(tmp_path.iterdir()) == []


def test_devices_are_written_to_and_links_followed(run: Run, tmp_path: Path) -> None:
    pipe, link, target = tmp_path / "pipe", tmp_path / "link", tmp_path / "target.jsonl"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    assert run("simulate", "kingdomino", "--games", "1", "--records", str(pipe))[0] == 0
    assert b'"kingdomino"' in os.read(reader, 1 << 16)
    os.close(reader)
    assert pipe.is_fifo()
    target.touch()
    link.symlink_to(target)
    assert run("simulate", "kingdomino", "--games", "1", "--records", str(link))[0] == 0
    assert link.is_symlink()
    assert target.read_bytes()


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "kingdomino", "--players", "9" * 30),
        ("simulate", "kingdomino", "--players", "3", "--deck", "9" * 30),
        ("replay", "FILE", "--ply", "9" * 30),
    ],
)
def test_huge_numbers_are_refused_like_others(run: Run, games: Path, words: tuple[str, ...]) -> None:
    code, _, err = run(*(str(games) if word == "FILE" else word for word in words))
    assert code == 2
    assert err.startswith("regnum: ")


def test_a_full_disk_is_reported() -> None:
    command = f"{sys.executable} -m regnum simulate kingdomino --games 3 > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("regnum: ")


def test_verify_many(run: Run, games: Path) -> None:
    code, out, _ = run("verify", str(games))
    assert code == 0
    assert "All 3 records verified" in out


def test_verify_one(run: Run, games: Path, tmp_path: Path) -> None:
    one = tmp_path / "one.json"
    one.write_text(games.read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")
    code, out, _ = run("verify", str(one))
    assert code == 0
    assert "All 48 actions are legal" in out
    assert "the seed matches its commitment" in out


def test_verify_names_the_first_problem(run: Run, games: Path) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    record = json.loads(lines[1])
    record["actions"][10] = "k48" if record["actions"][10] != "k48" else "k47"
    games.write_text("\n".join([lines[0], json.dumps(record), lines[2]]), encoding="utf-8")
    code, out, _ = run("verify", str(games))
    assert code == 1
    assert "Game 2 failed verification" in out
    assert "Action 11" in out
    assert "KD-" in out


@pytest.mark.parametrize("text", ["[/foo]", "[red]x"])
def test_verify_shows_words_as_they_are(run: Run, games: Path, text: str) -> None:
    record = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    record["actions"][0] = text
    games.write_text(json.dumps(record), encoding="utf-8")
    code, out, _ = run("verify", str(games))
    assert code == 1
    assert f"“{text}”" in out


def test_a_seed_is_shown_as_it_is(run: Run) -> None:
    code, out, _ = run("simulate", "kingdomino", "--games", "2", "--seed", "[/a]")
    assert code == 0
    assert "[/a]" in out


def test_verify_of_a_future_record(run: Run, games: Path) -> None:
    games.write_text(games.read_text(encoding="utf-8").replace('"regnum":1', '"regnum":9'), encoding="utf-8")
    code, out, _ = run("verify", str(games))
    assert code == 1
    assert "version 9" in out


def test_replay_at_a_ply(run: Run, games: Path) -> None:
    first = json.loads(games.read_text(encoding="utf-8").splitlines()[0])
    code, out, _ = run("replay", str(games), "--ply", "5")
    assert code == 0
    assert f"5 of 48: {first['actions'][4]}" in out


def test_replay_step_by_step(run: Run, games: Path) -> None:
    code, out, _ = run("replay", str(games), "--game", "2")
    assert code == 0
    assert out.count(" of 48: ") == 48


@pytest.mark.parametrize(("option", "value"), [("--ply", "49"), ("--ply", "-1"), ("--game", "4")])
def test_replay_of_what_is_not_there(run: Run, games: Path, option: str, value: str) -> None:
    code, _, err = run("replay", str(games), option, value)
    assert code == 2
    assert value in err


def test_score_from_standard_input(run: Run) -> None:
    code, out, _ = run("score", "kingdomino", text="W1 W C .\nW M3 M2 .")
    assert code == 0
    assert "13" in out


def test_score_in_json(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kingdom.txt"
    path.write_text("W1 W C W W\n", encoding="utf-8")
    code, out, _ = run("score", "kingdomino", str(path), "--json", "--middle-kingdom", "--harmony")
    assert code == 0
    assert json.loads(out) == {
        "score": 12,
        "properties": [
            {"terrain": "wheat", "squares": 2, "crowns": 1, "points": 2, "on": [[-2, 0], [-1, 0]]},
            {"terrain": "wheat", "squares": 2, "crowns": 0, "points": 0, "on": [[1, 0], [2, 0]]},
        ],
        "largest": 2,
        "crowns": 1,
        "bonuses": {"middle_kingdom": 10, "harmony": 0},
    }


def test_score_with_bonuses_as_a_table(run: Run) -> None:
    text = "W W W W W\n" * 2 + "W1 W C W W\nF F F F F\nF F F F F"
    _, out, _ = run("score", "kingdomino", "--middle-kingdom", "exact", "--harmony", text=text)
    assert "Middle Kingdom" in out
    assert "Harmony" in out


@pytest.mark.parametrize("text", ["", "C C", "W W W", "C W W W W W", "C W2", "nonsense"])
def test_impossible_kingdoms_are_refused(run: Run, text: str) -> None:
    code, out, err = run("score", "kingdomino", text=text)
    assert code == 2
    assert out == ""
    assert err.startswith("regnum: ")


def test_score_rejects_a_file_that_is_not_text(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "kingdom.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert run("score", "kingdomino", str(path))[0] == 2
    path.write_bytes(b"." * (1 << 20) + b"..")
    assert run("score", "kingdomino", str(path))[0] == 2


def test_help_comes_at_once() -> None:
    code = "import sys; from regnum.cli.main import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    code += "print(sorted(set(sys.modules) & {'numpy', 'numba', 'textual', 'rich', 'msgspec'}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_closed_pipe_is_not_an_error() -> None:
    command = f"{sys.executable} -m regnum simulate kingdomino --games 3000 --records - | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr
    assert "BrokenPipe" not in done.stderr


HUGE = "9" * 400


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "kingdomino", "--players", HUGE),
        ("simulate", "kingdoms", "--players", HUGE),
        ("simulate", "kingdomino", "--deck", HUGE),
        ("simulate", "kingdomino", "--size", f"-{HUGE}"),
        ("simulate", "kingdomino", "--games", HUGE),
        ("replay", "RECORD", "--ply", HUGE),
        ("replay", "RECORD", "--game", HUGE),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_400_digits_gets_a_sentence(run: Run, games: Path, words: tuple[str, ...], language: str) -> None:
    code, _, said = run(*(str(games) if word == "RECORD" else word for word in words), "--lang", language)
    assert code == 2
    assert said


def test_a_broken_line_is_named_by_its_number_alone(run: Run, games: Path) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    games.write_text("\n".join([lines[0], lines[1][:50], lines[2]]), encoding="utf-8")
    code, out, _ = run("verify", str(games))
    assert code == 1
    assert "Line 2: " in out
    assert "game" not in out.replace(str(games), "")


def test_a_false_record_is_named_by_its_number_among_several(run: Run, games: Path) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    false = json.dumps({**json.loads(lines[1]), "result": json.loads(lines[0])["result"]})
    games.write_text("\n".join([lines[0], false, lines[2]]), encoding="utf-8")
    assert "Game 2 failed verification." in run("verify", str(games))[1]
    games.write_text(false, encoding="utf-8")
    assert "The record failed verification." in run("verify", str(games))[1]


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ("Anna", "One name does not fill 2 seats"),
        ("Anna,Béla,Cili", "3 names do not fill 2 seats"),
        ("Anna,", "a name that is not empty"),
        ("Anna,B\x1b[31m", "only visible characters"),
    ],
)
def test_wrong_names_of_seats_are_explained(run: Run, seats: str, said: str) -> None:
    code, _, err = run("play", "kingdomino", "--seats", seats)
    assert code == 2
    assert said in err
