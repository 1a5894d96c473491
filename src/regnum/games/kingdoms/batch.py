"""Many games at once: deal, play by policies, score, in one compiled loop."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.engine import Axes, compiled, fixed, routine, rule
from regnum.engine.devices import CPU, CUDA, on_card
from regnum.games import protocol
from regnum.games.batches import Numbers, Results, Setup
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import TILE_KINDS, TILES_IN_BOX
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, Leads, choose
from regnum.games.kingdoms.position import read_code
from regnum.games.kingdoms.state import result_data
from regnum.games.numbered import Keys, words_of
from regnum.games.stream import STREAM, Words, draw, draw_below, open_stream


class Scratch(NamedTuple):
    """The arrays in which games are played one after the other: compiled code that owns none counts no references."""

    here: turns.Round
    prospects: Leads
    stream: Words


def scratch() -> Scratch:
    """Scratch for `play_games`."""
    prospects, stream = np.zeros(PROSPECTS, dtype=np.int64), np.zeros(STREAM, dtype=np.uint64)
    return Scratch(turns.new_round(), prospects, stream)


@fixed(scratch())
def _fixed(scratch: Scratch) -> Scratch:
    return scratch


@routine
def deal_round(here: turns.Round, key: Words, stream: Words) -> int:
    """Draw the tiles of the next round, if any are drawn, and return its start player: as `Position.next_round`."""
    open_stream(stream, here.table[turns.ROUND] + 1)
    first = _start_player(here, key, stream)
    if not here.table[turns.NO_LUCK]:
        for i in range(TILES_IN_BOX):
            here.tiles[i] = TILE_KINDS[i]
        draw(key, stream, here.tiles, TILES_IN_BOX, TILES_IN_BOX)
    return first


@rule
def _start_player(here: turns.Round, key: Words, stream: Words) -> int:
    table = here.table
    if table[turns.ROUND] < 0:
        return draw_below(key, stream, table[turns.PLAYERS])
    richest = turns.count_richest(here)
    if table[turns.RANDOM_TIES] and richest > 1:
        return turns.nth_richest(here, 0, draw_below(key, stream, richest))
    return turns.nth_richest(here, table[turns.FIRST], 0)


@routine
def _play_round(
    policies: Numbers, here: turns.Round, prospects: Leads, log: Numbers, plies: int, chance: np.uint64
) -> tuple[int, np.uint64]:
    """Play a round that has begun; returns how many actions the game has had so far, and the random numbers."""
    table = here.table
    while table[turns.PHASE] < turns.ROUND_OVER:
        chosen, chance = choose(policies[table[turns.SEAT]], here, prospects, chance)
        if log.size > 0:
            log[plies] = chosen
        turns.apply(here, chosen)
        plies += 1
    return plies, chance


@rule
def play_game(setup: Setup, results: Results, game: int, scratch: Scratch) -> None:
    """Play one of the games; see `play_games`."""
    here, table = scratch.here, scratch.here.table
    key, chance, log = setup.keys[game], setup.chances[game], results.log[game]
    turns.set_up(here, setup.settings)
    plies = 0
    while table[turns.PHASE] != turns.OVER:
        turns.begin_round(here, deal_round(here, key, scratch.stream))
        plies, chance = _play_round(setup.policies, here, scratch.prospects, log, plies, chance)
        for seat in range(table[turns.PLAYERS]):
            results.scores[game, table[turns.ROUND], seat] = table[turns.MONEY + seat]
    results.lengths[game, 0] = plies
    results.lengths[game, 1] = table[turns.ROUND] + 1


@compiled
def play_games(setup: Setup, results: Annotated[Results, Axes(lengths=2, scores=3)], scratch: Scratch) -> None:
    """Play one game for each key.

    Writes `log[game, ply]` (the numbers of the actions), `lengths[game]` (how many actions and how many rounds) and
    `scores[game, round, seat]`, the money at the end of each round.
    """
    scratch = _fixed(scratch)
    for game in range(setup.chances.size):
        play_game(setup, results, game, scratch)


@rule
def score_board(squares: rules.Squares, lines: rules.Lines, incomes: Numbers) -> None:
    """Write what a board pays to each seat; `lines` is scratch."""
    rules.lay_out(squares, lines)
    income = rules.board_income(lines)
    for seat in range(incomes.shape[0]):
        incomes[seat] = rules.share(income, seat)


@compiled
def score_boards(boards: Annotated[Numbers, Axes(2)], lines: rules.Lines, incomes: Annotated[Numbers, Axes(2)]) -> None:
    """Score many boards: `boards[board, square]`, with `lines` as scratch; writes `incomes[board, seat]`."""
    for board in range(boards.shape[0]):
        score_board(boards[board], lines, incomes[board])


def simulate(
    options: Options, keys: Keys, policies: tuple[str, ...], *, with_log: bool, device: str = CPU
) -> protocol.Batch:
    """Play one game for each key; without a log only the results are kept."""
    games, columns = len(keys), turns.MOST_PLIES_A_ROUND * options.most_rounds if with_log else 0
    zeros = np.zeros if device == CUDA else play_games.zeros
    log = zeros((games, columns), np.int64)
    lengths = zeros((games, 2), np.int64)
    money = zeros((games, options.most_rounds, options.players), np.int64)
    seats = np.array([POLICIES.index(policy) for policy in policies], dtype=np.int64)
    results = Results(log, lengths, money)
    if device == CUDA:
        on_card(__package__).play_deals(options.settings(), keys, seats, results)
    else:
        play_games(Setup(options.settings(), *words_of(keys, zeros), seats), results, scratch())
    plies, rounds = lengths[:, 0], lengths[:, 1]
    return protocol.Batch(
        keys=money[np.arange(games), rounds - 1][:, :, np.newaxis],
        lengths=plies,
        actions=lambda game: [str(read_code(int(code))) for code in log[game, : plies[game]]],
        result=lambda game: result_data([tuple(one) for one in money[game, : rounds[game]].tolist()]),
    )
