"""Reasons in an analysis: of every candidate, and what a solved ending means in points."""

from __future__ import annotations

import pytest

from regnum.bots.protocol import Analysis, Budget
from regnum.games.chance import seeded
from regnum.games.dealing import SeededDeal
from regnum.games.kingdomino import Options, start
from regnum.games.kingdomino.game import GAME
from regnum.study import analyse


def analysed(choice: int) -> Analysis:
    """The analysis of a real choice of a game of two, by its number."""
    state, chance = start(Options.of("classic", players=2), SeededDeal("why")), seeded(3)
    choices = []
    while not state.is_over:
        if len(state.legal_actions()) > 1:
            choices.append(state)
        action, chance = GAME.choose("greedy-placement", state.view(state.seat), chance)
        state = state.play(action)
    return analyse(choices[choice].view(choices[choice].seat), Budget(playouts=200))


def test_a_solved_ending_comes_first_among_the_reasons() -> None:
    found = analysed(-1)
    assert found.exact
    seat, best, rest = found.seat, found.best, found.candidates[1:]
    mean = sum(other.points[seat] for other in rest) / len(rest)
    assert best.reasons[0].code == "ending"
    assert best.reasons[0].points == pytest.approx(best.points[seat] - mean)
    for candidate in rest:
        lost = [reason.points for reason in candidate.reasons if reason.code == "ending"]
        behind = candidate.points[seat] - best.points[seat]
        assert lost == ([behind] if behind else [])


def test_costs_come_last_also_with_the_ending() -> None:
    for candidate in analysed(-1).candidates:
        signs = [reason.points < 0 for reason in candidate.reasons]
        assert signs == sorted(signs)


def test_what_is_not_solved_has_no_ending_among_its_reasons() -> None:
    found = analysed(12)
    codes = {reason.code for candidate in found.candidates for reason in candidate.reasons}
    assert not found.exact
    assert codes
    assert "ending" not in codes
