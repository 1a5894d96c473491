"""Observations once more, slowly, from what is sent to a player of the table: the views as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from regnum.games.kingdomino.components import DOMINOES
from regnum.games.kingdoms.components import COLOURS

TERRAINS = "WFLPSM"
KINDS = [
    "+1",
    "+2",
    "+3",
    "+4",
    "+5",
    "+6",
    "-1",
    "-2",
    "-3",
    "-4",
    "-5",
    "-6",
    "mountain",
    "dragon",
    "goldmine",
    "wizard",
]
SEATS = 4


def observation(view: Any, observer: int) -> npt.NDArray[np.uint8]:
    """What an observer gets, from their view."""
    sent = msgspec.to_builtins(view.data())
    parts = (_kingdomino if "kingdoms" in sent else _kingdoms)(sent, view.options, observer)
    return np.concatenate([np.asarray(part, dtype=np.int64).clip(0, 255).astype(np.uint8).ravel() for part in parts])


def one_hot(place: int | None, size: int) -> list[int]:
    """Zeros with a single one."""
    return [int(entry == place) for entry in range(size)]


def by_seat(numbers: list[int], observer: int) -> list[int]:
    """Numbers by seat, from the observer on, and zeros for seats that nobody has."""
    return (numbers[observer:] + numbers[:observer] + SEATS * [0])[:SEATS]


def _kingdomino(sent: dict[str, Any], options: Any, observer: int) -> list[Any]:
    players, over = options.players, sent["phase"] == "over"
    seats = [(observer + after) % players for after in range(players)]
    kingdoms = np.zeros((players, 8, 8, 8), dtype=np.int64)
    for place, seat in enumerate(seats):
        for x, y, ground in sent["kingdoms"][seat]["squares"]:
            crowns = int(ground[1:] or 0)
            kingdoms[place, TERRAINS.index(ground[0]), y % 8, x % 8] = 1
            kingdoms[place, 6:, y % 8, x % 8] = crowns & 1, crowns >> 1
    scores = [kingdom["score"] for kingdom in sent["kingdoms"]]
    points = [sum(each["points"] for each in kingdom["properties"]) for kingdom in sent["kingdoms"]]
    totals = [total[0] - (0 if over else score) for total, score in zip(sent["totals"], scores, strict=True)]
    placed = sum(slot["seat"] is not None for slot in sent["next_row"])
    drawn = placed + 1 if sent["phase"] == "draft" and options.two_player_draft != "abba" else options.kings
    games = sent["game_number"]
    return [
        kingdoms,
        _row(sent["current_row"], sent, seats),
        _row(sent["next_row"], {**sent, "phase": "over"}, seats, is_next=True),
        [int(domino in sent["unseen"]) for domino in DOMINOES],
        one_hot(("draft", "place", "claim", "over").index(sent["phase"]), 4),
        one_hot(None if sent["seat"] is None else seats.index(sent["seat"]), SEATS),
        [options.rounds - sent["round"], sent["in_box"], games - 1, options.games - games, drawn, 0, 0, 0],
        by_seat(points, observer),
        by_seat([kingdom["discards"] for kingdom in sent["kingdoms"]], observer),
        by_seat(totals, observer),
        by_seat([total - 255 for total in totals], observer),
    ]


def _row(row: list[dict[str, Any]], sent: dict[str, Any], seats: list[int], *, is_next: bool = False) -> list[Any]:
    slots = []
    for number in range(SEATS):
        if number >= len(row):
            slots.append([0] * 24)
            continue
        slot, domino = row[number], DOMINOES[row[number]["domino"]]
        halves = (domino.first, domino.second)
        owner = None if slot["seat"] is None else seats.index(slot["seat"])
        acts = number == _acting(row, sent["phase"])
        slots.append(
            [
                *(entry for half in halves for entry in one_hot(int(half.terrain), 6)),
                *(half.crowns for half in halves),
                *(domino.number, 1),
                *one_hot(owner, SEATS),
                *(int(slot["done"] and not is_next), int(acts), 0, 0),
            ]
        )
    return slots


def _acting(row: list[dict[str, Any]], phase: str) -> int | None:
    """The slot of the king that acts: the first that is not done, or while it claims the last that is."""
    if phase == "place":
        return next(n for n, slot in enumerate(row) if not slot["done"] and slot["seat"] is not None)
    if phase == "claim":
        return max(n for n, slot in enumerate(row) if slot["done"] and slot["seat"] is not None)
    return None


def _kingdoms(sent: dict[str, Any], options: Any, observer: int) -> list[Any]:
    players, over = options.players, sent["phase"] == "over"
    seats = [(observer + after) % players for after in range(players)]
    pieces = [*KINDS, *(f"{COLOURS[seat]}{rank}" for seat in seats for rank in range(1, 5))]
    board = np.zeros((len(pieces), 5, 6), dtype=np.int64)
    for row, column in np.ndindex(5, 6):
        if (piece := sent["present"]["board"][row][column]) != ".":
            board[pieces.index(piece), row, column] = 1
    people = sent["players"]
    money = [one["money"] for one in people]
    before = sent["money_history"][-1] if sent["money_history"] else [sent["first_money"]] * players
    prospects = [0 if over else before[seat] + one["income"]["total"] - one["money"] for seat, one in enumerate(people)]
    hands = [one["starting_tile"] for one in people]
    acting = None if sent["seat"] is None else seats.index(sent["seat"])
    gold = (money, [each - 255 for each in money], [-each for each in money], prospects, [-each for each in prospects])
    return [
        board,
        [sent["unseen"].get(kind, 0) for kind in KINDS],
        [int(kind == hands[observer]) for kind in KINDS],
        [int(kind == sent["drawn_tile"]) for kind in KINDS],
        [list(people[seat]["castles"]) for seat in seats] + [[0] * 4] * (SEATS - players),
        one_hot(("act", "place", "", "over").index(sent["phase"]), 4),
        one_hot(acting, SEATS),
        by_seat([int(hand is not None) for hand in hands], observer),
        one_hot(seats.index(sent["start_player"]), SEATS),
        [sent["round"] - 1, (sent["rounds"] or sent["round"]) - sent["round"], sent["supply"], 30 - int(board.sum())],
        [0] * 4,
        *(by_seat(numbers, observer) for numbers in gold),
        [0] * 4,
    ]
