"""Reasons in Kingdoms: each appears where its feature makes the difference, and disappears where it does not."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from regnum.bots.kingdoms.candidates import candidates_of
from regnum.bots.kingdoms.proposal import FRACTION
from regnum.bots.kingdoms.reasons import ARGUMENTS, CODES, RANKS, WORDS, reasons, weighed
from regnum.bots.kingdoms.reference import looks_like, new_thought, think
from regnum.bots.reasons import ALL_OTHERS, Reason, nudge
from regnum.engine.selection import using
from regnum.games.kingdoms import Castle, Kind, Options, parse_action, read_board, turns
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms.account import piece_code
from regnum.games.kingdoms.position import Position, code_of
from regnum.words.speaker import LANGUAGES, speaker
from tests.support.kingdoms.moves import FOUR, THREE, TWO, begin, walk


class Case:
    """A board with Red to act: rows of pieces as in notation, missing rows empty; a starting tile, or a tile drawn."""

    def __init__(self, board: str, start: Kind = Kind.PLUS_1, drawn: Kind | None = None, players: int = 2) -> None:
        here = turns.new_round()
        turns.copy_round(begin(Options.of(players=players)).view(0).position.arrays, here)
        pieces = read_board(board + "\n. . . . . ." * (5 - len(board.splitlines()))).pieces
        for square, piece in enumerate(pieces):
            if piece is not None:
                rules.put(here.squares, here.lines, square, piece_code(piece), rules.AT_ROUND_END)
                here.table[turns.EMPTY_SQUARES] ^= 1 << square
                if isinstance(piece, Castle):
                    here.table[turns.castles_in_hand(piece.seat, piece.rank)] -= 1
                else:
                    here.table[turns.OFF_BOARD + piece] -= 1
                    here.table[turns.TAKEN] += 1
        here.tiles[:] = turns.UNKNOWN
        here.tiles[0] = start
        if drawn is not None:
            here.table[turns.PHASE] = turns.PLACE_DRAWN
            here.tiles[here.table[turns.TAKEN]] = drawn
            here.table[turns.TAKEN] += 1
        self.position = Position(here)

    def reasons(self, chosen: str, other: str | None = None) -> dict[str, Reason]:
        """Why an action is better or worse than another, or than all others, by the estimate alone."""
        codes = candidates_of(self.position) if other is None else [code_of(parse_action(other))]
        codes.insert(0, code_of(parse_action(chosen)))
        found = weighed(self.position, codes)
        gap = float((found.scales.parts[0] - found.scales.parts[1:].mean(axis=0)).sum())
        told = found.reasons(0, ALL_OTHERS if other is None else 1, gap)
        return {reason.code: reason for reason in told}


GOOD_ROW = "+5 +6 . . . ."


@pytest.mark.parametrize(("board", "is_told"), [(GOOD_ROW, True), ("-5 +6 -1 . . .", False)])
def test_a_line_pays_a_castle(board: str, is_told: bool) -> None:
    found = Case(board).reasons("r2@d1", "r2@d3")
    assert ("lines" in found) == is_told
    if is_told:
        assert found["lines"].points == 22.0
        assert str(found["lines"].message("kingdoms")) == "On the board as it is, you earn 22 gold more."
        back = Case(board).reasons("r2@d3", "r2@d1")
        assert str(back["lines"].message("kingdoms")) == "On the board as it is, you earn 22 gold less."


@pytest.mark.parametrize(("castle", "is_told"), [("yellow3", True), ("red3", False), (".", False)])
def test_a_hazard_poisons_a_rivals_line(castle: str, is_told: bool) -> None:
    found = Case(f"{castle} . . . . .", drawn=Kind.MINUS_5).reasons("-5@d1", "-5@d3")
    assert ("rivals" in found and found["rivals"].points > 0) == is_told
    if is_told:
        assert found["rivals"].points == 15.0
        assert str(found["rivals"].message("kingdoms")) == "Yellow earns 15 gold less."


def test_a_rival_is_told_by_colour_and_by_its_own_coins() -> None:
    found = Case("yellow3 . . . . blue4", drawn=Kind.MINUS_5, players=4).reasons("-5@d1", "-5@d3")
    assert found["rivals"].points == pytest.approx((15 + 20) / 3)
    assert found["rivals"].arguments["number"] == 20
    assert str(found["rivals"].message("kingdoms")) == "Blue earns 20 gold less."
    help_them = Case("yellow3 . . . . blue4", drawn=Kind.PLUS_5, players=4).reasons("+5@d1", "+5@d3")
    assert str(help_them["rivals"].message("kingdoms")) == "Blue earns 20 gold more."


BAD_SEEN = "-6 -5 -4 -3 -2 -1"
GOOD_SEEN = "+6 +6 +5 +5 +4 +4\n+3 +3 +2 +2 . ."


@pytest.mark.parametrize(("seen", "mood", "sign"), [(BAD_SEEN, "hope", 1), (GOOD_SEEN, "fear", -1)])
def test_a_castle_in_empty_lines_lives_on_the_tiles_to_come(seen: str, mood: str, sign: int) -> None:
    told = Case(seen).reasons("r4@f4", "r1@f4")["supply"]
    assert np.sign(told.points) == sign
    assert told.arguments["mood"] == mood


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (
            BAD_SEEN,
            "Your lines keep empty squares for good tiles: of the tiles that you have not seen (16), 11 are resources.",
        ),
        (GOOD_SEEN, "Bad tiles can still hurt you: of the tiles that you have not seen (12), 6 are hazards."),
    ],
)
def test_the_tiles_to_come_are_counted(seen: str, said: str) -> None:
    assert str(Case(seen).reasons("r4@f4", "r1@f4")["supply"].message("kingdoms")) == said


def test_in_full_lines_nothing_is_to_come() -> None:
    full = "+1 +1 +2 . +2 +3\n. . . -1 . .\n. . . -2 . .\n. . . -3 . .\n. . . -4 . ."
    assert "supply" not in Case(full).reasons("r4@d1", "r1@d1")


@pytest.mark.parametrize(("other", "is_told"), [("r4@d1", True), ("r2@c1", False)])
def test_a_strong_castle_is_kept_for_later(other: str, is_told: bool) -> None:
    found = Case("+1 . . . . .").reasons("r2@d1", other)
    assert ("ranks" in found) == is_told
    if is_told:
        assert str(found["ranks"].message("kingdoms")) == "You keep your castle of rank 4 for later."
        back = Case("+1 . . . . .").reasons("r4@d1", "r2@d1")
        assert str(back["ranks"].message("kingdoms")) == "It uses up a castle of rank 4."


def test_a_castle_of_rank_1_costs_little_when_the_round_ends() -> None:
    """It comes back; the fewer squares are empty, the less it could still do."""
    half = "+1 +1 +2 +2 -1 -2\n-3 -4 . . -5 -6\n"
    boards = half, half + "+4 +4 +5 +3 +3 +5\n+6 +6 dragon wizard mountain mountain"
    castle = [code_of(parse_action("r1@c2"))]
    early, late = (weighed(Case(board).position, castle).scales.parts[0, RANKS] for board in boards)
    assert early < late < 0


@pytest.mark.parametrize(("other", "is_told"), [("s@d4", True), ("r1@d4", False)])
def test_the_starting_tile_is_kept(other: str, is_told: bool) -> None:
    found = Case("red1 . . . . .").reasons("draw", other)
    assert ("start" in found) == is_told
    if is_told:
        assert str(found["start"].message("kingdoms")) == "You keep your starting tile for later."
        back = Case("red1 . . . . .").reasons("s@d4", "draw")
        assert str(back["start"].message("kingdoms")) == "It uses up your starting tile."


@pytest.mark.parametrize(("board", "is_told"), [("red4 red3 . . . .\nred3 . . . . .", True), (". . . . . .", False)])
def test_drawing_pays_where_castles_wait_for_tiles(board: str, is_told: bool) -> None:
    found = Case(board).reasons("draw", "r1@e5")
    assert ("draw" in found and found["draw"].points > 0) == is_told
    if is_told:
        number = found["draw"].arguments["number"]
        assert str(found["draw"].message("kingdoms")) == f"A tile from the supply is worth {number} gold on average."
        back = Case(board).reasons("r1@e5", "draw")
        assert back["draw"].points == -found["draw"].points


@pytest.mark.parametrize(("board", "said"), [(GOOD_ROW, "+6"), ("red1 +6 +5 . . .", "")])
def test_a_nudge_names_a_tile_without_a_castle(board: str, said: str) -> None:
    found = Case(board).reasons("r3@d1")
    told = str(nudge("kingdoms", [found["lines"]]))
    if said:
        assert told == f"A line with a {said} has no castle of yours yet."
    else:
        assert told == "Look at what each line pays you now."


OPTIONS = [TWO, THREE, FOUR, Options.of(players=2, no_luck=True), Options.of(players=3, continuous="parts")]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_groups_add_up_to_what_an_action_looks_like(options: Options) -> None:
    for state in list(walk(options, "groups"))[::17]:
        if state.seat is None:
            continue
        view, thought = state.view(state.seat), new_thought()
        codes = view.position.legal_codes()
        think(view.position.arrays, thought)
        looks = [looks_like(view.position.arrays, thought, code) for code in codes]
        coins = np.array(looks) / (FRACTION * (options.players - 1))
        assert weighed(view.position, codes).scales.parts.sum(axis=1) == pytest.approx(coins)


def test_interpreted_and_compiled_reasons_are_the_same() -> None:
    for state in list(walk(THREE, "same"))[5::40]:
        view = state.view(state.seat)
        codes = view.position.legal_codes()[:6]
        compiled = weighed(view.position, codes).reasons(0, ALL_OTHERS, 1.0)
        with using("python"):
            assert weighed(view.position, codes).reasons(0, ALL_OTHERS, 1.0) == compiled


def test_reasons_of_many_games_are_of_every_sort() -> None:
    """Against the others worth comparing, the action that looks best is told by each of the groups somewhere."""
    told: Counter[str] = Counter()
    for seed in range(4):
        for state in list(walk(TWO, f"sorts {seed}"))[::3]:
            if state.seat is not None and len(state.legal_actions()) > 1:
                view = state.view(state.seat)
                codes, thought = view.position.legal_codes(), new_thought()
                think(view.position.arrays, thought)
                best = max(codes, key=lambda code: looks_like(view.position.arrays, thought, code))
                told.update(reason.code for reason in reasons(view, best, ALL_OTHERS, 1.0))
    assert set(told) == set(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_its_sentences(code: str, language: str) -> None:
    say = speaker(language)
    filled = {"action": "castle", **{name: WORDS[name][1] if name in WORDS else 2 for name in ARGUMENTS.get(code, ())}}
    said = {say(f"kingdoms-{kind}-{code}", **filled) for kind in ("reason", "cost", "nudge")}
    assert len(said) == 3
    assert not any("{" in text or "$" in text for text in said)
