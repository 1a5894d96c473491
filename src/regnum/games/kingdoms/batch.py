"""Many games at once: deal, play by policies, score, in one compiled loop."""

from __future__ import annotations

import numpy as np

from regnum.engine import compiled, rule
from regnum.engine.devices import CPU, CUDA, on_card
from regnum.games import protocol
from regnum.games.batches import Numbers, Results, Setup
from regnum.games.kingdoms import board as rules
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.components import SQUARES, TILE_KINDS, TILES_IN_BOX
from regnum.games.kingdoms.options import Options
from regnum.games.kingdoms.policies import POLICIES, PROSPECTS, choose
from regnum.games.kingdoms.position import read_code
from regnum.games.kingdoms.state import result_data
from regnum.games.numbered import Keys, words_of
from regnum.games.stream import STREAM, Words, draw, draw_below, open_stream


@rule
def deal_round(table: turns.Table, key: Words, stream: Words, tiles: turns.Tiles) -> int:
    """Draw the tiles of the next round, if any are drawn, and return its start player: as `Position.next_round`."""
    open_stream(stream, table[turns.ROUND] + 1)
    first = _start_player(table, key, stream)
    if not table[turns.NO_LUCK]:
        for i in range(TILES_IN_BOX):
            tiles[i] = TILE_KINDS[i]
        draw(key, stream, tiles, TILES_IN_BOX, TILES_IN_BOX)
    return first


@rule
def _start_player(table: turns.Table, key: Words, stream: Words) -> int:
    if table[turns.ROUND] < 0:
        return draw_below(key, stream, table[turns.PLAYERS])
    richest = turns.count_richest(table)
    if table[turns.RANDOM_TIES] and richest > 1:
        return turns.nth_richest(table, 0, draw_below(key, stream, richest))
    return turns.nth_richest(table, table[turns.FIRST], 0)


@rule
def play_game(
    settings: Numbers,
    key: Words,
    chance: np.uint64,
    policies: Numbers,
    log: Numbers,
    lengths: Numbers,
    money: Numbers,
    squares: rules.Squares,
    lines: rules.Lines,
    table: turns.Table,
    tiles: turns.Tiles,
    prospects: Numbers,
    stream: Words,
) -> None:
    """Play one game; the arrays from `squares` on are scratch. See `play_games`."""
    for i in range(turns.PHASE):
        table[i] = settings[i]
    turns.set_up(table)
    plies = 0
    while table[turns.PHASE] != turns.OVER:
        turns.begin_round(squares, lines, table, deal_round(table, key, stream, tiles))
        while table[turns.PHASE] < turns.ROUND_OVER:
            policy = policies[table[turns.SEAT]]
            chosen, chance = choose(policy, squares, lines, table, tiles, prospects, chance)
            if log.size > 0:
                log[plies] = chosen
            turns.apply(squares, lines, table, tiles, chosen)
            plies += 1
        for seat in range(settings[turns.PLAYERS]):
            money[table[turns.ROUND], seat] = table[turns.MONEY + seat]
    lengths[0] = plies
    lengths[1] = table[turns.ROUND] + 1


Scratch = tuple[rules.Squares, rules.Lines, turns.Table, turns.Tiles, Numbers, Words]


def scratch() -> Scratch:
    """The arrays in which games are played one after the other: compiled code that owns none counts no references."""
    return (
        np.zeros(SQUARES, dtype=np.int64),
        np.zeros(rules.PLACES, dtype=np.int64),
        np.zeros(turns.TABLE, dtype=np.int64),
        np.zeros(TILES_IN_BOX, dtype=np.int64),
        np.zeros(PROSPECTS, dtype=np.int64),
        np.zeros(STREAM, dtype=np.uint64),
    )


@compiled
def play_games(
    setup: Setup,
    results: Results,
    squares: rules.Squares,
    lines: rules.Lines,
    table: turns.Table,
    tiles: turns.Tiles,
    prospects: Numbers,
    stream: Words,
) -> None:
    """Play one game for each key.

    Writes `log[game, ply]` (the numbers of the actions), `lengths[game]` (how many actions and how many rounds) and
    `scores[game, round, seat]`, the money at the end of each round; `squares` to `stream`: see `scratch`.
    """
    for game in range(setup.chances.size):
        play_game(
            setup.settings,
            setup.keys[game],
            setup.chances[game],
            setup.policies,
            results.log[game],
            results.lengths[game],
            results.scores[game],
            squares,
            lines,
            table,
            tiles,
            prospects,
            stream,
        )


@rule
def score_board(squares: rules.Squares, lines: rules.Lines, incomes: Numbers) -> None:
    """Write what a board pays to each seat; `lines` is scratch."""
    rules.lay_out(squares, lines)
    income = rules.board_income(lines)
    for seat in range(incomes.shape[0]):
        incomes[seat] = rules.share(income, seat)


@compiled
def score_boards(boards: Numbers, lines: rules.Lines, incomes: Numbers) -> None:
    """Score many boards: `boards[board, square]`, with `lines` as scratch; writes `incomes[board, seat]`."""
    for board in range(boards.shape[0]):
        score_board(boards[board], lines, incomes[board])


def simulate(
    options: Options, keys: Keys, policies: tuple[str, ...], *, with_log: bool, device: str = CPU
) -> protocol.Batch:
    """Play one game for each key; without a log only the results are kept."""
    games, columns = len(keys), turns.MOST_PLIES_A_ROUND * options.most_rounds if with_log else 0
    log = np.zeros((games, columns), dtype=np.int64)
    lengths = np.zeros((games, 2), dtype=np.int64)
    money = np.zeros((games, options.most_rounds, options.players), dtype=np.int64)
    seats = np.array([POLICIES.index(policy) for policy in policies], dtype=np.int64)
    results = Results(log, lengths, money)
    if device == CUDA:
        on_card(__package__).play_deals(options.settings(), keys, seats, results)
    else:
        play_games(Setup(options.settings(), *words_of(keys), seats), results, *scratch())
    plies, rounds = lengths[:, 0], lengths[:, 1]
    return protocol.Batch(
        keys=money[np.arange(games), rounds - 1][:, :, np.newaxis],
        lengths=plies,
        actions=lambda game: [str(read_code(int(code))) for code in log[game, : plies[game]]],
        result=lambda game: result_data([tuple(one) for one in money[game, : rounds[game]].tolist()]),
    )
