"""The likely continuation: the reference player's, until something comes to light; best play in solved endings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regnum.bots import Budget
from regnum.bots.comparing import MOST_NEXT as MOST
from regnum.bots.kingdoms.comparison import reference_for
from regnum.bots.kingdoms.reference import new_thought
from regnum.bots.registry import judge
from regnum.games import game
from regnum.games.dealing import SeededDeal
from regnum.games.kingdoms import turns
from regnum.study import analyse


def states(name: str, **switches: Any) -> list[Any]:
    """Positions of a game that the reference player plays alone."""
    found: list[Any] = [game(name).start(game(name).chosen(switches), SeededDeal("continuation"))]
    while found[-1].seat is not None:
        view = found[-1].view(found[-1].seat)
        found.append(found[-1].play(view.position.action(judge(name).reference(view))))
    return found[:-1]


@pytest.mark.parametrize("switches", [{"players": 3}, {"players": 2}])
def test_kingdomino_goes_on_as_the_reference_player_does(switches: dict[str, int]) -> None:
    played = states("kingdomino", **switches)
    for ply in range(0, len(played) - MOST - 1, 5):
        here = played[ply]
        analysis = analyse(here.view(here.seat), Budget(playouts=1))
        if analysis.exact:
            break
        found = next(one for one in analysis.candidates if one.action == played[ply + 1].actions[-1])
        expected: list[tuple[int, Any]] = []
        for before, after in zip(played[ply + 1 :], played[ply + 2 :], strict=False):
            if before.revealed != here.revealed or len(expected) == MOST:
                break
            expected.append((before.seat, after.actions[-1]))
        assert [(reply.seat, reply.action) for reply in found.next] == expected


def unknown(state: Any, seat: int) -> Any:
    """What a seat does not know of a round of Kingdoms: which tiles others have, and how many are in the supply."""
    return state.round_number, None if state.options.no_luck else (state.supply, state.view(seat).unseen)


@pytest.mark.parametrize("switches", [{"players": 2, "no_luck": True}, {"players": 4}])
def test_kingdoms_goes_on_until_a_tile_comes_to_light(switches: dict[str, Any]) -> None:
    lengths = set()
    for here in states("kingdoms", **switches)[::7]:
        best = analyse(here.view(here.seat), Budget(playouts=30)).best
        state = here.play(best.action)
        for reply in best.next:
            assert unknown(state, here.seat) == unknown(here, here.seat)
            assert reply.seat == state.seat
            if here.options.no_luck and not judge("kingdoms").solve(here.view(here.seat)):
                view = state.view(state.seat)
                assert reply.action == view.position.action(judge("kingdoms").reference(view))
            state = state.play(reply.action)
        is_open = unknown(state, here.seat) == unknown(here, here.seat) and not state.is_over
        assert not is_open or len(best.next) == MOST
        lengths.add(len(best.next))
    assert MOST in lengths


def test_a_reply_that_depends_on_a_hidden_tile_is_the_most_frequent_one() -> None:
    """Each tile that a rival may have has a vote; where the votes are clear, 64 decks find what all tiles say."""
    checked = 0
    for here in states("kingdoms", players=2)[::3]:
        seat, rival = here.seat, 1 - here.seat
        position = here.view(seat).position
        if not position.arrays.table[turns.HOLDS_START + rival]:
            continue
        best = analyse(here.view(seat), Budget(playouts=30)).best
        after = position.after(position.legal_actions()[best.action])
        if not best.next or after.seat != rival:
            continue
        votes: Counter[int] = Counter()
        for kind, number in here.view(seat).unseen.items():
            tiles = after.arrays.tiles.copy()
            tiles[rival] = kind.value
            votes[reference_for(after.arrays._replace(tiles=tiles), new_thought())] += number
        [(code, most), *others] = votes.most_common()
        if not others or most > 2 * others[0][1]:
            checked += 1
            assert best.next[0].action == after.action(code)
    assert checked > 2


@pytest.mark.parametrize(
    ("name", "switches"),
    [("kingdomino", {"players": 3}), ("kingdoms", {"players": 2}), ("kingdoms", {"players": 2, "no_luck": True})],
)
def test_a_solved_ending_goes_on_by_best_replies(name: str, switches: dict[str, Any]) -> None:
    """Every reply leaves all seats what the first action was said to lead to."""
    checked = 0
    for here in states(name, **switches)[-12:]:
        found = analyse(here.view(here.seat), Budget(playouts=1))
        for candidate in found.candidates[:: 1 + len(found.candidates) // 3] if found.exact else ():
            state = here.play(candidate.action)
            assert state.is_over or state.revealed != here.revealed or candidate.next
            for reply in candidate.next:
                then = analyse(state.view(state.seat), Budget(playouts=1))
                assert then.seat == reply.seat
                if not then.exact:  # this seat does not know a starting tile that the first one knows
                    break
                after = next(one for one in then.candidates if one.action == reply.action)
                assert after.win == pytest.approx(candidate.win, abs=1e-9)
                assert after.points == pytest.approx(candidate.points, abs=1e-9)
                checked += 1
                state = state.play(reply.action)
    assert checked
