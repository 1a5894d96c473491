"""Many games of Kingdoms in step: the arrays they are played in, and the entry points that play them."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.engine import Axes, compiled, routine, rule
from regnum.envs.arrays import (
    ALL_LEGAL,
    NO_ACTION,
    NO_POLICY,
    NOBODY,
    NUMBER,
    RESETS,
    REWARD,
    TOTALS,
    WORD,
    Deals,
    Numbers,
    Row,
    Rows,
    Turn,
    add_byte,
    clear,
    pay,
    spread,
    spread_byte,
)
from regnum.envs.kingdoms.layout import COURSE, gist_words, observation_word, write_observation, write_observation_gist
from regnum.games.bits import first, without_first
from regnum.games.kingdoms import turns
from regnum.games.kingdoms.batch import deal_round
from regnum.games.kingdoms.board import PLACES, board_income, share
from regnum.games.kingdoms.components import SQUARES, TILES_IN_BOX
from regnum.games.kingdoms.policies import PROSPECTS, choose, random_action
from regnum.games.kingdoms.turns import TABLE, Round
from regnum.games.stream import Words, chance_of, numbered_key

LEGAL = 2
"""Words that say which actions are legal: the groups of pieces as bits, with one each to draw and to pass; and the
empty squares."""
_GROUPS, _SQUARES = range(LEGAL)
_DRAW, _PASS = turns.GROUPS, turns.GROUPS + 1
_ONE, _NONE = np.uint64(1), np.uint64(0)
_GROUP_WORDS = turns.placement(1, 0) // WORD
"""The words of a mask that one group of placements has."""


class Games(NamedTuple):
    """The positions of many games: the arrays of `turns.Round` with a first axis more, and what goes with them."""

    squares: Annotated[Numbers, Axes(2)]
    lines: Annotated[Numbers, Axes(2)]
    table: Annotated[Numbers, Axes(2)]
    tiles: Annotated[Numbers, Axes(2)]
    keys: Annotated[Words, Axes(2)]
    """`keys[game, word]`: the key of the deal."""
    course: Annotated[Numbers, Axes(2)]
    """`course[game, entry]`: see `layout.py`."""
    legal: Annotated[Words, Axes(2)]
    """`legal[game, word]`: see `LEGAL`."""


def shapes(_players: int, games: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The shape and type of each array of `Games`."""
    return {
        "squares": ((games, SQUARES), np.int64),
        "lines": ((games, PLACES), np.int64),
        "table": ((games, TABLE), np.int64),
        "tiles": ((games, TILES_IN_BOX), np.int64),
        "keys": ((games, 8), np.uint64),
        "course": ((games, COURSE), np.int64),
        "legal": ((games, LEGAL), np.uint64),
    }


SCRATCH = PROSPECTS
"""How many numbers of scratch a policy needs."""


def gist(players: int) -> int:
    """How many words the gist of a mask and an observation has."""
    return LEGAL + gist_words(players)


@rule
def position(games: Games, game: int) -> Round:
    """The position of one game, which shares its arrays."""
    return Round(games.squares[game], games.lines[game], games.table[game], games.tiles[game])


@rule
def is_over(games: Games, game: int) -> bool:
    """Whether a game has ended."""
    return bool(games.table[game, turns.PHASE] == turns.OVER)


@rule
def seat_to_act(games: Games, game: int) -> int:
    """The seat to act, `NOBODY` when the game is over."""
    return NOBODY if is_over(games, game) else int(games.table[game, turns.SEAT])


@rule
def _count_gold(here: Round, course: Numbers) -> None:
    """Count all players' gold as if the round were scored now."""
    table = here.table
    income = 0 if table[turns.PHASE] >= turns.ROUND_OVER else board_income(here.lines)
    for seat in range(table[turns.PLAYERS]):
        course[TOTALS + seat] = table[turns.MONEY + seat] + share(income, seat)


@routine
def begin(games: Games, settings: Numbers, game: int, stream: Words) -> None:
    """Begin a game by the key that is there."""
    here, course = position(games, game), games.course[game]
    for entry in range(TOTALS, COURSE):
        course[entry] = 0
    turns.set_up(here, settings)
    turns.begin_round(here, deal_round(here, games.keys[game], stream))
    _count_gold(here, course)


@rule
def next_deal(games: Games, deals: Deals, game: int, stream: Words) -> None:
    """Begin the next deal of a game's own: with as many games as there are, every number is dealt once."""
    course, key = games.course[game], games.keys[game]
    course[NUMBER] += games.course.shape[0]
    numbered_key(deals.head, course[NUMBER], stream, key)
    deals.chances[game] = chance_of(key, stream)
    begin(games, deals.settings, game, stream)


@rule
def move(games: Games, game: int, action: int) -> None:
    """Play a legal action; the next round may have to be dealt then."""
    here, course = position(games, game), games.course[game]
    turns.apply(here, action)
    if action != turns.DRAW and action != turns.PASS:
        _count_gold(here, course)


@rule
def is_to_deal(games: Games, game: int) -> bool:
    """Whether a round has ended and the next one has to be dealt."""
    return bool(games.table[game, turns.PHASE] == turns.ROUND_OVER)


@rule
def deal_on(games: Games, _settings: Numbers, game: int, stream: Words) -> None:
    """Begin the next round."""
    here = position(games, game)
    turns.begin_round(here, deal_round(here, games.keys[game], stream))


@rule
def play(games: Games, settings: Numbers, game: int, action: int, stream: Words) -> None:
    """Play a legal action; if a round ends by it, the next one begins."""
    move(games, game, action)
    if is_to_deal(games, game):
        deal_on(games, settings, game, stream)


@rule
def find_legal(games: Games, game: int) -> None:
    """Note which actions are legal."""
    here, legal = position(games, game), games.legal[game]
    legal[_GROUPS] = legal[_SQUARES] = _NONE
    if not is_over(games, game):
        groups = turns.placeable(here)
        if turns.may_draw(here):
            groups |= _ONE << np.uint64(_DRAW)
        legal[_SQUARES] = turns.empty_squares(here)
        legal[_GROUPS] = groups if groups != _NONE else _ONE << np.uint64(_PASS)


@rule
def is_legal(games: Games, game: int, action: int) -> bool:
    """Whether an action, any number, is legal."""
    if action < 0 or action > turns.PASS:
        return False
    group, square = turns.group_and_square(action)
    if action >= turns.DRAW:
        group, square = _DRAW + action - turns.DRAW, 0
    has_piece = (games.legal[game, _GROUPS] >> np.uint64(group)) & _ONE
    is_empty = (games.legal[game, _SQUARES] >> np.uint64(square)) & _ONE
    return bool(has_piece != _NONE and (action >= turns.DRAW or is_empty != _NONE))


@rule
def write_mask(games: Games, game: int, mask: Row) -> None:
    """Write a byte for each action: 1 if it is legal."""
    clear(mask)
    groups, squares = games.legal[game, _GROUPS], games.legal[game, _SQUARES]
    while groups != _NONE:
        group = first(groups)
        if group < turns.GROUPS:
            spread(mask, _GROUP_WORDS * group, squares, _GROUP_WORDS)
        else:
            add_byte(mask, turns.DRAW + group - _DRAW, 1)
        groups = without_first(groups)


@rule
def call_seat(games: Games, turn: Turn, game: int) -> None:
    """Write whose turn it is, and note what they may do."""
    turn.seats[game] = seat_to_act(games, game)
    find_legal(games, game)


@rule
def write_sight(games: Games, turn: Turn, game: int, observation: Row) -> None:
    """Write what the seat to act may know; when the game is over the first seat looks at it."""
    write_observation(position(games, game), games.course[game], max(turn.seats[game], 0), observation)


@rule
def write_gist(games: Games, turn: Turn, game: int, gist: Row) -> None:
    """Write the gist of what `write_mask` and `write_sight` write: what is legal, then what may be known."""
    for word in range(LEGAL):
        gist[word] = games.legal[game, word]
    write_observation_gist(position(games, game), games.course[game], max(turn.seats[game], 0), gist[LEGAL:])


@rule
def mask_word(gist: Row, at: int, _players: int) -> np.uint64:
    """A word of a mask by its gist."""
    groups, group = gist[_GROUPS], at // _GROUP_WORDS
    if group < turns.GROUPS:
        is_held = (groups >> np.uint64(group)) & _ONE
        return np.uint64(is_held * spread_byte(gist[_SQUARES] >> np.uint64(WORD * (at % _GROUP_WORDS))))
    return spread_byte(groups >> np.uint64(_DRAW))


@rule
def sight_word(gist: Row, at: int, players: int) -> np.uint64:
    """A word of an observation by its gist."""
    return observation_word(gist[LEGAL:], at, players)


@rule
def show(games: Games, turn: Turn, game: int) -> None:
    """Write what the seat to act gets."""
    call_seat(games, turn, game)
    write_mask(games, game, turn.masks[game])
    write_sight(games, turn, game, turn.observations[game])


@rule
def settle(games: Games, deals: Deals, turn: Turn, game: int) -> bool:
    """Write the rewards of a step; returns whether the game is over and its next deal has to begin."""
    course = games.course[game]
    is_done = is_over(games, game)
    turn.done[game] = np.uint8(is_done)
    pay(course, course[TOTALS:], 1, deals.wishes[REWARD], turn, game)
    return bool(is_done and deals.wishes[RESETS])


@rule
def advance(games: Games, deals: Deals, turn: Turn, game: int, action: int, stream: Words) -> None:
    """Play a legal action in one game; after the end the next one begins, if that is wished."""
    if not is_over(games, game):
        play(games, deals.settings, game, action, stream)
        if settle(games, deals, turn, game):
            next_deal(games, deals, game, stream)


@rule
def play_policies(games: Games, deals: Deals, game: int, stream: Words, spare: Numbers) -> None:
    """Have policies play until it is the turn of a seat that none plays, or the game is over."""
    here = position(games, game)
    seat = seat_to_act(games, game)
    while seat != NOBODY and deals.policies[game, seat] != NO_POLICY:
        action, deals.chances[game] = choose(deals.policies[game, seat], here, spare, deals.chances[game])
        play(games, deals.settings, game, action, stream)
        seat = seat_to_act(games, game)


@rule
def advance_with(games: Games, deals: Deals, turn: Turn, game: int, action: int, stream: Words, spare: Numbers) -> None:  # noqa: PLR0913
    """As `advance`, with policies that play the other seats."""
    if not is_over(games, game):
        play(games, deals.settings, game, action, stream)
        play_policies(games, deals, game, stream, spare)
        if settle(games, deals, turn, game):
            next_deal(games, deals, game, stream)
            play_policies(games, deals, game, stream, spare)


@rule
def observe_game(games: Games, game: int, observer: int, observation: Row, mask: Row) -> None:
    """Write what any observer gets: a mask of zeros if it is not their turn."""
    write_observation(position(games, game), games.course[game], observer, observation)
    if seat_to_act(games, game) == observer:
        write_mask(games, game, mask)
    else:
        clear(mask)


@rule
def sample_game(games: Games, deals: Deals, game: int) -> int:
    """A random legal action: what the policy `random` plays; `NO_ACTION` if the game is over."""
    if is_over(games, game):
        return NO_ACTION
    action, deals.chances[game] = random_action(position(games, game), deals.chances[game])
    return action


@compiled
def first_illegal(games: Games, actions: Numbers) -> int:
    """The first game whose action is not legal, or `ALL_LEGAL`; a game that is over takes anything."""
    for game in range(actions.size):
        if actions[game] != NO_ACTION and not is_over(games, game) and not is_legal(games, game, actions[game]):
            return game
    return ALL_LEGAL


@compiled
def begin_all(games: Games, deals: Deals, turn: Turn, stream: Words, spare: Numbers) -> None:
    """Begin every game by the key that is there, and write what the first seat to act gets."""
    for game in range(turn.seats.size):
        begin(games, deals.settings, game, stream)
        play_policies(games, deals, game, stream, spare)
        show(games, turn, game)


@compiled
def step(games: Games, deals: Deals, actions: Numbers, turn: Turn, stream: Words) -> None:
    """Play a legal action in every game; nothing happens where it is `NO_ACTION`."""
    for game in range(actions.size):
        if actions[game] != NO_ACTION:
            advance(games, deals, turn, game, actions[game], stream)
            show(games, turn, game)


@compiled
def step_with_policies(games: Games, deals: Deals, actions: Numbers, turn: Turn, stream: Words, spare: Numbers) -> None:
    """As `step`, with policies that play the other seats."""
    for game in range(actions.size):
        if actions[game] != NO_ACTION:
            advance_with(games, deals, turn, game, actions[game], stream, spare)
            show(games, turn, game)


@compiled
def observe(games: Games, observers: Numbers, observations: Rows, masks: Rows) -> None:
    """Write what an observer of each game gets."""
    for game in range(observers.size):
        observe_game(games, game, observers[game], observations[game], masks[game])


@compiled
def sample(games: Games, deals: Deals, actions: Numbers) -> None:
    """Write a random legal action of each game."""
    for game in range(actions.size):
        actions[game] = sample_game(games, deals, game)
