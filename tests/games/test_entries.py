"""The corpora replayed by the entry points that the web app uses: every position is the rulebook's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from regnum.engine.selection import ENGINES, using
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.kingdomino import entries as kingdomino
from regnum.games.kingdomino import turns as kingdomino_turns
from regnum.games.kingdoms import board, explain
from regnum.games.kingdoms import entries as kingdoms
from regnum.games.kingdoms import turns as kingdoms_turns
from regnum.games.kingdoms.account import TOTAL, new_accounted
from regnum.games.stream import STREAM, key_words
from regnum.records import load, verify
from tests.support.corpus import LINES


@pytest.fixture(params=ENGINES, autouse=True)
def engine(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test is run by every engine."""
    with using(request.param):
        yield


SOME = 12
"""One game in this many is replayed in an ordinary run."""
GAMES = {name: list(range(0, len(lines), SOME)) for name, lines in LINES.items()}
REST = [(name, number) for name, lines in LINES.items() for number in range(len(lines)) if number % SOME]


class Kingdomino:
    """Positions of Kingdomino, by its entry points."""

    entries = kingdomino

    def __init__(self, options: Any) -> None:
        self.codes = kingdomino.legal_actions.zeros(kingdomino_turns.DISCARD, np.int64)
        self.scores = kingdomino.write_scores.zeros((options.players, 3), np.int64)

    def check_scores(self, position: Any, here: Any) -> None:
        kingdomino.write_scores(here, self.scores)
        seats = range(len(self.scores))
        assert self.scores.tolist() == [list(kingdomino_turns.standing(position.arrays, seat)) for seat in seats]

    def check_preview(self, here: Any, code: int, after: Any) -> None:
        there = copied(here)
        kingdomino.preview_action(here, code, there, self.scores)
        assert [array.tolist() for array in there] == [array.tolist() for array in after]


class Kingdoms:
    """Positions of Kingdoms, by its entry points."""

    entries = kingdoms

    def __init__(self, options: Any) -> None:
        self.codes = kingdoms.legal_actions.zeros(kingdoms_turns.DRAW + 1, np.int64)
        self.money = kingdoms.write_money.zeros(options.players, np.int64)
        self.account = new_accounted()

    def check_scores(self, position: Any, here: Any) -> None:
        assert kingdoms.is_lot_drawn(here) == position.is_lot_drawn
        kingdoms.write_money(here, self.money)
        assert tuple(self.money.tolist()) == position.money

    def check_preview(self, here: Any, code: int, after: Any) -> None:
        assert kingdoms.reason(here, code) >= explain.PLACING
        assert kingdoms.reason(here, kingdoms_turns.placement(-3, 0)) < explain.PLACING
        there = kingdoms_turns.new_round()
        kingdoms.preview_action(here, code, there, self.account)
        assert [array.tolist() for array in there] == [array.tolist() for array in after]
        income = board.board_income(after.lines)
        assert self.account.incomes[:, TOTAL].tolist() == [board.share(income, seat) for seat in range(4)]


def copied(arrays: Any) -> Any:
    return arrays._make(array.copy() for array in arrays)


HANDS: dict[str, Any] = {"kingdomino": Kingdomino, "kingdoms": Kingdoms}


def replay(name: str, number: int) -> None:
    """Replay a game of the corpus with the rulebook and with the entry points, side by side."""
    final: Any = verify(load(LINES[name][number]))
    state: Any = game(name).start(final.options, final.deal)
    hands = HANDS[name](final.options)
    here = None
    for action in final.actions:
        position = state._position
        if here is None:
            here = hands.entries.play_action.placed(copied(position.arrays))
        count = hands.entries.legal_actions(here, hands.codes)
        assert sorted(hands.codes[:count].tolist()) == sorted(position.legal_codes())
        hands.check_scores(position, here)
        code = position.legal_actions()[action]
        after = position.after(code).arrays
        hands.check_preview(here, code, after)
        hands.entries.play_action(here, code)
        assert [array.tolist() for array in here] == [array.tolist() for array in after]
        state = state.play(action)
        if (
            not np.array_equal(state._position.arrays[0], after[0])
            or state._position.phase != position.after(code).phase
        ):
            here = None  # another game of the match, or another round, begins
    assert state.is_over
    assert hands.entries.legal_actions(copied(state._position.arrays), hands.codes) == 0


@pytest.mark.parametrize(("name", "number"), [(name, number) for name, found in GAMES.items() for number in found])
def test_some_games_of_the_corpora_replay(name: str, number: int) -> None:
    replay(name, number)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "number"), REST)
def test_all_games_of_the_corpora_replay(name: str, number: int) -> None:
    replay(name, number)


def test_kingdomino_is_dealt_as_the_rulebook_deals() -> None:
    final: Any = verify(load(next(line for line in LINES["kingdomino"] if '"seed"' in line)))
    start: Any = game("kingdomino").start(final.options, final.deal)
    here = kingdomino_turns.new_arrays(final.options.players)
    key = key_words([final.deal.key("kingdomino")])[0]
    kingdomino.start_game(here, final.options.settings(), key, 0, np.zeros(STREAM, dtype=np.uint64))
    mine, theirs = here, start._position.arrays
    assert mine.deck[: len(theirs.deck)].tolist() == theirs.deck.tolist()
    assert mine.kings[: len(theirs.kings)].tolist() == theirs.kings.tolist()
    assert mine.status.tolist() == theirs.status.tolist()


def test_kingdoms_is_dealt_as_the_rulebook_deals() -> None:
    final: Any = verify(load(next(line for line in LINES["kingdoms"] if '"seed"' in line)))
    start: Any = game("kingdoms").start(final.options, final.deal)
    here = kingdoms_turns.new_round()
    kingdoms.start_game(here, final.options.settings())
    key = key_words([final.deal.key("kingdoms")])[0]
    kingdoms.start_round(here, key, np.zeros(STREAM, dtype=np.uint64))
    assert [array.tolist() for array in here] == [array.tolist() for array in start._position.arrays]
    assert kingdoms_turns.UNKNOWN not in here.tiles.tolist()


@pytest.mark.parametrize("policy", ["random", "greedy"])
def test_policies_choose_as_they_do_in_python(policy: str) -> None:
    for name in ("kingdomino", "kingdoms"):
        rules = game(name)
        state: Any = rules.start(rules.options(), verify(load(LINES[name][0])).deal)
        action, chance = rules.choose(policy, state.view(state.seat), seeded(4))
        here, number = state._position.arrays, list(rules.policies).index(policy)
        if name == "kingdomino":
            code, after = kingdomino.choose_action(number, kingdomino_turns.copied(here), seeded(4))
        else:
            prospects = np.zeros(2000, dtype=np.int64)
            code, after = kingdoms.choose_action(number, here, prospects, seeded(4))
        assert (str(state._position.action(code)), int(after)) == (str(action), int(chance))
