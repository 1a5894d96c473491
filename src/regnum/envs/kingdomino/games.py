"""Many games of Kingdomino in step: the arrays they are played in, and the entry points that play them."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import numpy as np

from regnum.engine import Axes, compiled, routine, rule
from regnum.envs.arrays import (
    ALL_LEGAL,
    NO_ACTION,
    NO_POLICY,
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
    clear,
    pay,
    spread,
    spread_all,
    spread_byte,
)
from regnum.envs.kingdomino.layout import (
    COURSE,
    EARLIER,
    GAME,
    GROUND,
    KEYS,
    POINTS,
    UNSEEN,
    gist_words,
    observation_word,
    write_observation,
    write_observation_gist,
)
from regnum.games.kingdomino import turns
from regnum.games.kingdomino.batch import deal
from regnum.games.kingdomino.components import TERRAINS
from regnum.games.kingdomino.gains import ground_worth
from regnum.games.kingdomino.land import ONE_CROWN, PLANES, SIDES, TERRAIN_PLANES, TWO_CROWNS
from regnum.games.kingdomino.policies import choose, random_action
from regnum.games.kingdomino.turns import MOST_DOMINOES, MOST_SLOTS, STATUS, Arrays
from regnum.games.stream import Words, chance_of, numbered_key

LEGAL = 5
"""Words that say which actions are legal: placements by direction, then bit 0 for a discard and one for each slot."""
_OTHERS = 4
_ONE = np.uint64(1)
_DIRECTION_WORDS = 8
"""The words of a mask that one direction of placements has."""
_ALL_DOMINOES = (1 << MOST_DOMINOES) - 1


class Games(NamedTuple):
    """The positions of many games: the arrays of `turns.Arrays` with a first axis more, and what goes with them."""

    land: Annotated[Words, Axes(3)]
    boxes: Annotated[Numbers, Axes(3)]
    status: Annotated[Numbers, Axes(2)]
    deck: Annotated[Numbers, Axes(2)]
    kings: Annotated[Numbers, Axes(2)]
    keys: Annotated[Words, Axes(2)]
    """`keys[game, word]`: the key of the deal."""
    course: Annotated[Numbers, Axes(2)]
    """`course[game, entry]`: see `layout.py`."""
    legal: Annotated[Words, Axes(2)]
    """`legal[game, word]`: see `LEGAL`."""


def shapes(players: int, games: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The shape and type of each array of `Games`."""
    return {
        "land": ((games, players, PLANES), np.uint64),
        "boxes": ((games, players, SIDES), np.int64),
        "status": ((games, STATUS), np.int64),
        "deck": ((games, MOST_DOMINOES), np.int64),
        "kings": ((games, MOST_SLOTS), np.int64),
        "keys": ((games, 8), np.uint64),
        "course": ((games, COURSE), np.int64),
        "legal": ((games, LEGAL), np.uint64),
    }


SCRATCH = 1
"""How many numbers of scratch the policies get; they need none."""


def gist(players: int) -> int:
    """How many words the gist of a mask and an observation has."""
    return LEGAL + gist_words(players)


@rule
def position(games: Games, game: int) -> Arrays:
    """The position of one game, which shares its arrays."""
    return Arrays(games.land[game], games.boxes[game], games.status[game], games.deck[game], games.kings[game])


@rule
def is_over(games: Games, game: int) -> bool:
    """Whether a match has ended."""
    return bool(games.status[game, turns.PHASE] == turns.OVER)


@rule
def _see_row(here: Arrays, course: Numbers) -> None:
    """The row that has just been laid out is known."""
    start = turns.row_start(here, turns.NEXT_OWNER)
    if start != turns.NO_ROW:
        for slot in range(here.status[turns.ROW]):
            course[UNSEEN] &= ~(1 << (here.deck[start + slot] - 1))


@rule
def _begin_game(here: Arrays, settings: Numbers, course: Numbers, key: Words, stream: Words) -> None:
    """Set up and deal the game of the match that `course` says."""
    turns.set_up(here, settings)
    deal(here, key, stream, course[GAME])
    course[UNSEEN] = _ALL_DOMINOES
    _see_row(here, course)
    for entry in range(GROUND, EARLIER):
        course[entry] = 0


@routine
def begin(games: Games, settings: Numbers, game: int, stream: Words) -> None:
    """Begin a match by the key that is there."""
    course = games.course[game]
    for entry in range(TOTALS, COURSE):
        course[entry] = 0
    _begin_game(position(games, game), settings, course, games.keys[game], stream)


@rule
def next_deal(games: Games, deals: Deals, game: int, stream: Words) -> None:
    """Begin the next deal of a game's own: with as many games as there are, every number is dealt once."""
    course, key = games.course[game], games.keys[game]
    course[NUMBER] += games.course.shape[0]
    numbered_key(deals.head, course[NUMBER], stream, key)
    deals.chances[game] = chance_of(key, stream)
    begin(games, deals.settings, game, stream)


@rule
def _end_game(here: Arrays, course: Numbers) -> None:
    """Add the standings of a game that is over to those of the match."""
    for seat in range(here.status[turns.PLAYERS]):
        score, largest, crowns = turns.standing(here, seat)
        course[EARLIER + KEYS * seat] += score
        course[EARLIER + KEYS * seat + 1] += largest
        course[EARLIER + KEYS * seat + 2] += crowns
        course[TOTALS + seat] = course[EARLIER + KEYS * seat]


@rule
def _count_ground(here: Arrays, course: Numbers, seat: int, terrain: int) -> None:
    """Count the points of a terrain that has grown."""
    land = here.land[seat]
    at = GROUND + TERRAIN_PLANES * seat + terrain
    gained = ground_worth(land[terrain], land[ONE_CROWN], land[TWO_CROWNS]) - course[at]
    course[at] += gained
    course[POINTS + seat] += gained
    course[TOTALS + seat] += gained


@rule
def move(games: Games, game: int, action: int) -> None:
    """Play a legal action; the next game of a match may have to be dealt then."""
    here, course, status = position(games, game), games.course[game], games.status[game]
    seat, row = turns.seat_to_act(here), status[turns.ROUND]
    if action < turns.DISCARD:
        domino = turns.acting_domino(here)
        turns.apply(here, action)
        _count_ground(here, course, seat, TERRAINS[domino, 0])
        if TERRAINS[domino, 1] != TERRAINS[domino, 0]:
            _count_ground(here, course, seat, TERRAINS[domino, 1])
    else:
        turns.apply(here, action)
    if status[turns.ROUND] != row:
        _see_row(here, course)
    if status[turns.PHASE] == turns.OVER:
        _end_game(here, course)


@rule
def is_to_deal(games: Games, game: int) -> bool:
    """Whether a game of a match has ended and the next one has to be dealt."""
    return turns.match_goes_on(position(games, game), games.course[game, GAME] + 1)


@rule
def deal_on(games: Games, settings: Numbers, game: int, stream: Words) -> None:
    """Begin the next game of a match."""
    course = games.course[game]
    course[GAME] += 1
    _begin_game(position(games, game), settings, course, games.keys[game], stream)


@rule
def play(games: Games, settings: Numbers, game: int, action: int, stream: Words) -> None:
    """Play a legal action; if a game of a match ends by it, the next one begins."""
    move(games, game, action)
    if is_to_deal(games, game):
        deal_on(games, settings, game, stream)


@rule
def find_legal(games: Games, game: int) -> None:
    """Note which actions are legal."""
    here, legal = position(games, game), games.legal[game]
    status = here.status
    legal[0] = legal[1] = legal[2] = legal[3] = others = np.uint64(0)
    if status[turns.PHASE] == turns.PLACE:
        legal[0], legal[1], legal[2], legal[3] = turns.legal_placements(here)
        if legal[0] | legal[1] | legal[2] | legal[3] == np.uint64(0):
            others = _ONE
    elif status[turns.PHASE] != turns.OVER:
        for slot in range(status[turns.ROW]):
            if turns.is_free(here, slot):
                others |= _ONE << np.uint64(slot + 1)
    legal[_OTHERS] = others


@rule
def is_legal(games: Games, game: int, action: int) -> bool:
    """Whether an action, any number, is legal."""
    if action < 0 or action > turns.CLAIM + MOST_SLOTS:
        return False
    if action < turns.DISCARD:
        return bool((games.legal[game, action >> 6] >> np.uint64(action & 63)) & _ONE)
    return bool((games.legal[game, _OTHERS] >> np.uint64(action - turns.DISCARD)) & _ONE)


@rule
def write_mask(games: Games, game: int, mask: Row) -> None:
    """Write a byte for each action: 1 if it is legal."""
    for direction in range(4):
        spread_all(mask, _DIRECTION_WORDS * direction, games.legal[game, direction])
    spread(mask, 4 * _DIRECTION_WORDS, games.legal[game, _OTHERS], 1)


@rule
def call_seat(games: Games, turn: Turn, game: int) -> None:
    """Write whose turn it is, and note what they may do."""
    turn.seats[game] = turns.seat_to_act(position(games, game))
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
    return spread_byte(gist[at // WORD] >> np.uint64(WORD * (at % WORD)))


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
    is_done = is_over(games, game) and not is_to_deal(games, game)
    turn.done[game] = np.uint8(is_done)
    pay(course, course[EARLIER:], KEYS, deals.wishes[REWARD], turn, game)
    return bool(is_done and deals.wishes[RESETS])


@rule
def advance(games: Games, deals: Deals, turn: Turn, game: int, action: int, stream: Words) -> None:
    """Play a legal action in one game; after the end the next one begins, if that is wished."""
    if not is_over(games, game):
        play(games, deals.settings, game, action, stream)
        if settle(games, deals, turn, game):
            next_deal(games, deals, game, stream)


@rule
def play_policies(games: Games, deals: Deals, game: int, stream: Words, _spare: Numbers) -> None:
    """Have policies play until it is the turn of a seat that none plays, or the game is over."""
    here = position(games, game)
    seat = turns.seat_to_act(here)
    while seat != turns.NOBODY and deals.policies[game, seat] != NO_POLICY:
        action, deals.chances[game] = choose(deals.policies[game, seat], here, deals.chances[game])
        play(games, deals.settings, game, action, stream)
        seat = turns.seat_to_act(here)


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
    here = position(games, game)
    write_observation(here, games.course[game], observer, observation)
    if turns.seat_to_act(here) == observer:
        write_mask(games, game, mask)
    else:
        clear(mask)


@rule
def sample_game(games: Games, deals: Deals, game: int) -> int:
    """A random legal action, all equally likely: what the policy `random` plays; `NO_ACTION` if the game is over."""
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
