"""What a board of Kingdoms pays: golden boards, the rulebook's example, and every scoring rule by hand."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.dealing import WrittenDeal
from regnum.games.kingdoms import COLOURS, Build, Draw, Kind, Lay, LayStart, Options, State, read_board, start
from regnum.games.kingdoms.actions import square_name
from regnum.games.kingdoms.components import COLUMNS
from regnum.games.kingdoms.text import score_data
from tests.naive.kingdoms import rules as naive
from tests.support.kingdoms.boards import BOARDS, MICRO
from tests.support.kingdoms.moves import income_of, shuffle, values_of
from tests.support.plain import plain

EXAMPLE = BOARDS[0]


def by_id(board: dict[str, Any]) -> str:
    return str(board["id"])


def golden_lines(board: dict[str, Any]) -> list[tuple[str, str, int, dict[str, int]]]:
    """Every line of a golden board as first square, last square, value, incomes."""
    lines = []
    for key, is_row in (("rows", True), ("columns", False)):
        for number, parts in enumerate(board[key]):
            for part in parts:
                ends = [(number, end - 1) if is_row else (end - 1, number) for end in part["from_to"]]
                first, last = (square_name(COLUMNS * row + column) for row, column in ends)
                lines.append((first, last, part["base"], part["income"]))
    return lines


@pytest.mark.parametrize("board", BOARDS, ids=by_id)
def test_golden_boards(board: dict[str, Any]) -> None:
    data = score_data(read_board("\n".join(board["ascii"])))
    assert data["players"] == board["totals"]
    lines = [(line["first"], line["last"], line["value"], line["income"]) for line in data["lines"]]
    assert lines == golden_lines(board)


@pytest.mark.parametrize("board", BOARDS, ids=by_id)
def test_golden_boards_by_the_naive_implementation(board: dict[str, Any]) -> None:
    lines = naive.lines(naive.read_board(board["ascii"], list(COLOURS)))
    assert [line.value for line in lines] == [value for _, _, value, _ in golden_lines(board)]


@pytest.mark.parametrize("case", MICRO, ids=lambda case: case["name"])
def test_small_cases(case: dict[str, Any]) -> None:
    assert income_of(*case["rows"]) == {
        colour: (paid["rows"], paid["columns"]) for colour, paid in case["expected"].items()
    }


def kind_of(tile: dict[str, Any]) -> Kind:
    word = f"{tile['value']:+d}" if "value" in tile else tile["tile"]
    return next(kind for kind in Kind if kind.word == word)


def replayed(board: dict[str, Any]) -> State:
    """The legal game of 30 turns that leads to a golden board, colours sitting in turn order."""
    order, moves = board["turn_order"], board["moves"]
    starting = {move["player"]: kind_of(move["tile"]).word for move in moves if move["action"] == "start"}
    drawn = [kind_of(move["tile"]).word for move in moves if move["action"] == "draw"]
    spare = [Kind(kind).word for kind in shuffle(" ".join([*starting.values(), *drawn]))[len(starting) + len(drawn) :]]
    tiles = shuffle(" ".join([*(starting.get(colour) or spare.pop() for colour in order), *drawn]))
    options = Options.of(players=3, last_castle=board["rank1_castles_per_player"] == 4)
    state = start(options, WrittenDeal((((0,), tiles), (shuffle(),))))
    for move in moves:
        square = COLUMNS * (move["row"] - 1) + move["column"] - 1
        assert state.seat == order.index(move["player"])
        if move["action"] == "castle":
            state = state.play(Build(move["rank"], square))
        elif move["action"] == "start":
            state = state.play(LayStart(square))
        else:
            state = state.play(Draw()).play(Lay(kind_of(move["tile"]), square))
    return state


@pytest.mark.parametrize("board", BOARDS, ids=by_id)
def test_golden_boards_are_reached_by_their_replays(board: dict[str, Any]) -> None:
    state = replayed(board)
    assert state.round_number == 2
    totals = [board["totals"][colour]["total"] for colour in board["turn_order"]]
    assert state.money == tuple(50 + total for total in totals)
    account = state.account(1)
    for seat, colour in enumerate(board["turn_order"]):
        assert plain(account.income(seat).data()) == board["totals"][colour]
    assert all(line.is_scored for line in account.lines)


def test_the_rulebooks_example() -> None:
    """The totals table of the Hungarian rulebook, section 4 of rules.md."""
    data = score_data(read_board("\n".join(EXAMPLE["ascii"])))["players"]
    assert {colour: tuple(paid.values()) for colour, paid in data.items()} == {
        "red": (-5, 8, 3),
        "yellow": (-6, 50, 44),
        "blue": (24, 29, 53),
    }


def test_A_G35_blue_has_24_and_53() -> None:
    """Row 3 is -1 and blue's castle there is next to the wizard, so -2; the English table forgot that."""
    account = read_board("\n".join(EXAMPLE["ascii"]))
    row = next(line for line in account.lines if square_name(line.first) == "a3" and line.direction == "row")
    assert (row.value, row.incomes[3]) == (-1, -2)
    assert plain(account.income(3).data()) == {"rows": 24, "columns": 29, "total": 53}


def test_the_example_line_by_line() -> None:
    """Row 4's left part: the dragon cancels the town. Column 2: wolves are doubled, the mill stays cancelled."""
    lines = {
        (line["direction"], line["first"], line["last"]): line
        for line in plain(score_data(read_board("\n".join(EXAMPLE["ascii"]))))["lines"]
    }
    left = lines["row", "a4", "c4"]
    assert left["tiles"] == [
        {"square": "b4", "tile": "dragon", "value": 0, "effect": None},
        {"square": "c4", "tile": "+3", "value": 0, "effect": "cancelled"},
    ]
    assert left["income"] == {"yellow": 0}
    column = lines["column", "b1", "b5"]
    effects = {tile["tile"]: (tile["value"], tile["effect"]) for tile in column["tiles"]}
    assert effects == {"goldmine": (0, None), "+4": (0, "cancelled"), "dragon": (0, None), "-3": (-6, "doubled")}
    wizards = lines["column", "f1", "f5"]["castles"]
    assert wizards == [
        {"square": "f1", "castle": "yellow1", "bonus": 1, "rank": 2},
        {"square": "f3", "castle": "blue1", "bonus": 1, "rank": 2},
    ]


def test_the_parts_of_a_line_add_up() -> None:
    for board in BOARDS:
        for line in read_board("\n".join(board["ascii"])).lines:
            assert sum(tile.value for tile in line.tiles) == line.value


def test_KG_R1_rows_from_the_top_then_columns_from_the_left() -> None:
    starts = [first for first, _, _ in values_of("+1 . . . . .")]
    assert starts == ["a1", "a2", "a3", "a4", "a5", "a1", "b1", "c1", "d1", "e1", "f1"]


def test_KG_R2_value_times_ranks() -> None:
    assert income_of("red2 +5 -1 red3 blue1 .") == {"red": (20, 0), "blue": (4, 0)}
    assert income_of("red2 +1 -4 . blue4 .") == {"red": (-6, 0), "blue": (-12, 0)}


def test_KG_R3_everything_counts_in_its_row_and_in_its_column() -> None:
    assert income_of("red2 +5 . . . .", "-3 . . . . .") == {"red": (10, -6)}


def test_KG_R4_mountain_splits_rows_and_columns() -> None:
    assert income_of("red1 +2 mountain blue1 +4 .") == {"red": (2, 0), "blue": (4, 0)}
    assert income_of("red1 . . . . .", "+2 . . . . .", "mountain . . . . .", "+4 . . . . .", "blue1 . . . . .") == {
        "red": (0, 2),
        "blue": (0, 4),
    }


def test_KG_R5_gold_mine_doubles_resources_and_hazards() -> None:
    assert income_of("red1 goldmine +5 -2 . .") == {"red": (6, 0)}
    assert income_of("red1 goldmine +1 -3 . .") == {"red": (-4, 0)}


def test_KG_R6_wizard_raises_every_castle_beside_him() -> None:
    board = (". +1 . . . .", ". red1 . . . .", "red2 wizard red3 . . .", ". red4 . . . .", ". +1 . . . .")
    assert income_of(*board) == {"red": (0, 14)}
    assert income_of("red2 wizard red3 +1 . .") == {"red": (7, 0)}


def test_KG_R6_not_diagonally() -> None:
    assert income_of("red1 +1 . . . .", "+1 wizard . . . .", "blue1 +1 . . . .") == {"red": (1, 1), "blue": (1, 1)}


def test_KG_R7_dragon_cancels_resources_not_hazards() -> None:
    assert income_of("red1 dragon +6 +5 -2 .") == {"red": (-2, 0)}


def test_A_G1_cancel_first_then_double() -> None:
    assert income_of("red1 dragon goldmine +4 -3 .") == {"red": (-6, 0)}


def test_A_G2_dragon_and_mine_work_in_their_own_line_only() -> None:
    assert income_of("dragon +6 . . . .", ". red1 . . . .") == {"red": (0, 6)}
    assert income_of("goldmine +6 . . . .", ". red1 . . . .") == {"red": (0, 6)}


def test_A_G3_effects_stop_at_the_mountain() -> None:
    assert income_of("dragon mountain +5 red1 . .") == {"red": (5, 0)}
    assert income_of("goldmine mountain +5 red1 . .") == {"red": (5, 0)}
    column = ("{} . . . . .", "mountain . . . . .", "+5 . . . . .", "red1 . . . . .")
    assert income_of(*(row.format("dragon") for row in column)) == {"red": (0, 5)}
    assert income_of(*(row.format("goldmine") for row in column)) == {"red": (0, 5)}


def test_A_G4_two_mountains_make_three_parts() -> None:
    assert values_of("+1 mountain +2 . mountain +3")[:3] == [("a1", "a1", 1), ("c1", "d1", 2), ("f1", "f1", 3)]


def test_A_G5_a_part_without_squares_does_not_exist() -> None:
    assert values_of("mountain mountain +2 +1 . .")[:2] == [("c1", "f1", 3), ("a2", "f2", 0)]
    assert values_of("+1 . . . . mountain")[0] == ("a1", "e1", 1)
    assert ("a1", "a1", 0) not in values_of("mountain . . . . .")


def test_A_G6_the_wizards_bonus_belongs_to_the_castle() -> None:
    """It counts in the castle's lines that do not contain the wizard, too."""
    assert income_of("+3 yellow1 . . . .", ". wizard . . . .") == {"yellow": (6, 0)}
    assert income_of("wizard yellow1 mountain . . .", ". +2 . . . .") == {"yellow": (0, 4)}


def test_A_G7_wizard_makes_rank_5() -> None:
    assert income_of("+2 red4 wizard . . .") == {"red": (10, 0)}


def test_A_G8_wizard_raises_all_owners() -> None:
    assert income_of("+2 red1 wizard blue1 . .") == {"red": (4, 0), "blue": (4, 0)}


def test_A_G9_gold_mine_doubles_only_numbers() -> None:
    assert income_of("goldmine red3 wizard +1 . .") == {"red": (8, 0)}
    assert values_of("goldmine wizard dragon red4 . .")[0] == ("a1", "f1", 0)


def test_A_G27_empty_squares_are_worth_nothing_and_part_nothing() -> None:
    assert income_of("red1 . . . . +4") == {"red": (4, 0)}


def test_A_G36_five_rows_from_the_top_six_columns_from_the_left() -> None:
    values = values_of("+1 . . . . .", "+2 . . . . .", ". . . . . +6")
    assert values[:3] == [("a1", "f1", 1), ("a2", "f2", 2), ("a3", "f3", 6)]
    assert (values[5], values[10]) == (("a1", "a5", 3), ("f1", "f5", 6))


def test_A_G24_the_order_of_scoring_has_no_effect_on_totals() -> None:
    for board in BOARDS:
        account = read_board("\n".join(board["ascii"]))
        for seat in account.seats:
            backwards = sum(line.incomes.get(seat, 0) for line in reversed(account.lines))
            assert backwards == account.income(seat).total


def test_incomes_of_all_seats_stay_apart() -> None:
    """Large and negative incomes of neighbouring seats do not run into each other."""
    assert income_of("red4 goldmine -6 -6 yellow4 green4", "+6 . . . . .", ". . . +6 +6 .") == {
        "red": (-96, 24),
        "yellow": (-96, 24),
        "green": (-96, 0),
    }
