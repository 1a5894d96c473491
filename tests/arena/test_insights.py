"""What many games tell: chance alone decides what is compared, and the document says it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from regnum.bots.experiments import Mean, beyond, margins
from regnum.bots.kingdomino.experiment import DOMINO, ROUND, SEAT, SLOT, TURN
from regnum.bots.kingdomino.insights import SHAPES, play
from regnum.cli.main import main
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, start
from regnum.games.kingdomino.actions import Claim
from regnum.games.kingdomino.position import draw_kings


@pytest.mark.parametrize("options", SHAPES.values(), ids=SHAPES)
def test_a_claim_by_chance_is_of_a_domino_that_was_there(options: Options) -> None:
    games = play(options, 30, "here")
    for number, choice in enumerate(games.trials.choices.tolist()):
        _, deck = draw_kings(options, SeededDeal(f"here/{number}"), 0)
        first = choice[ROUND] * options.row
        assert choice[DOMINO] == sorted(deck[first : first + options.row])[choice[SLOT]]
        assert 0 <= choice[TURN] < options.kings
        assert 0 <= choice[SEAT] < options.players
    assert len({tuple(choice) for choice in games.trials.choices.tolist()}) > 10


def test_the_first_claim_in_a_game_is_made_by_the_seat_that_lots_name() -> None:
    games = play(Options.of(players=4), 40, "lots")
    for number, first in enumerate(games.trials.turns.tolist()):
        state = start(Options.of(players=4), SeededDeal(f"lots/{number}"))
        seats: list[int | None] = []
        while len(seats) < 4:
            seats.append(state.seat)
            state = state.play(next(action for action in state.legal_actions() if isinstance(action, Claim)))
        assert [seats.index(seat) for seat in range(4)] == first


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (play(Options.of(), 50, "same") for _ in range(2))
    for mine, theirs in zip(one.trials, other.trials, strict=True):
        assert (mine == theirs).all()


def test_margins_of_a_game_add_up_to_nothing() -> None:
    points = np.array([[30, 20, 10], [5, 5, 5]])
    assert margins(points).tolist() == [[15.0, 0.0, -15.0], [0.0, 0.0, 0.0]]


def test_numbers_are_compared_within_their_group_only() -> None:
    numbers = np.array([1.0, 3.0, 10.0, 20.0])
    groups = [np.array([0, 0, 1, 1]), np.array([2, 2, 2, 2])]
    assert beyond(numbers, groups).tolist() == [-1.0, 1.0, -5.0, 5.0]


def test_one_number_has_no_error() -> None:
    assert Mean.of(np.array([1.0])) is None
    assert Mean.of(np.array([1.0, 3.0])) == Mean(2.0, 1.0)


def test_the_command_writes_a_document_with_charts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "found.md"
    assert main(["insights", "--games", "400", "--out", str(document)]) == 0
    assert str(document) in "".join(capsys.readouterr().out.split())
    text = document.read_text(encoding="utf-8")
    assert "regnum insights --games 400" in text
    assert [line for line in text.splitlines() if line.startswith("## ")] == ["## Kingdomino", "## Kingdoms"]
    charts = [line.partition("(")[2].rstrip(")") for line in text.splitlines() if line.startswith("![")]
    assert len(charts) >= 4
    assert all((tmp_path / chart).read_text(encoding="utf-8").startswith("<?xml") for chart in charts)


@pytest.mark.parametrize("name", ["found.txt", "nowhere/found.md"])
def test_a_document_that_cannot_be_written_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["insights", "--games", "10", "--out", str(tmp_path / name)]) == 2
    assert "must end in .md" in capsys.readouterr().err
