"""Entry points for a program that plays without Python, such as the web app with the module in its own worker.

Everything is a number here, as in `turns.py`. `here` is a position; its arrays are made by the caller.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from regnum.engine import Axes, compiled, rule
from regnum.engine.described import constants, shapes
from regnum.games.kingdomino import batch, components, editions, explain, options, referee, sheet, state, text, turns
from regnum.games.kingdomino.actions import Direction
from regnum.games.kingdomino.policies import POLICIES, choose
from regnum.games.kingdomino.position import NAME
from regnum.games.kingdomino.turns import Arrays, Numbers
from regnum.games.stream import Words

Scores = Annotated[Numbers, Axes(2)]
"""`scores[seat, entry]`: score, largest property, crowns."""
KINGS, EACH, ROOM, OPTION = range(4)
MENTIONED = ("kings", "each", "room", "option")
"""What `mentioned` can tell: kings, dominoes of each player, dominoes that fit, an option unlike the edition's."""


@compiled
def start_game(here: Arrays, settings: Numbers, key: Words, number: int, stream: Words) -> None:
    """Deal the `number`-th game of a match, from 0, by the key of its deal; `stream` is scratch."""
    turns.set_up(here, settings)
    batch.deal(here, key, stream, number)


@compiled
def legal_actions(here: Arrays, codes: Numbers) -> int:
    """Write every legal action to `codes`, which has room for `turns.DISCARD` of them; returns how many."""
    return referee.list_legal(here, codes)


@compiled
def play_action(here: Arrays, code: int) -> None:
    """Play a legal action."""
    turns.apply(here, code)


@compiled
def kings_to_draw(settings: Numbers, kings: Numbers) -> tuple[int, int]:
    """Write the kings that are drawn from; returns how many there are and how many are drawn."""
    return turns.kings_to_draw(settings, kings)


@compiled
def start_drawn(here: Arrays, settings: Numbers) -> None:
    """Start a game with the kings and dominoes in `here`, as they were drawn."""
    turns.set_up(here, settings)
    turns.order_kings(settings, here.kings)
    turns.sort_rows(settings, here.deck)


@compiled
def match_goes_on(here: Arrays, games: int) -> bool:
    """Whether another game follows, this one being the last of as many."""
    return turns.match_goes_on(here, games)


@compiled
def take_preset(values: Numbers, wish: int) -> int:
    """Fill in what an edition says; returns what is wrong. See `editions.py`."""
    return editions.take_preset(values, wish)


@compiled
def find_problem(values: Numbers) -> int:
    """What is wrong with options; see `editions.py`."""
    return editions.find_problem(values)


@compiled
def mentioned(values: Numbers, what: int) -> int:
    """A number that the message about wrong options mentions: one of `MENTIONED`."""
    if what == KINGS:
        return editions.kings_of(values[editions.PLAYERS])
    if what == EACH:
        return editions.dominoes_each(values)
    return editions.room_in(values[editions.SIZE]) if what == ROOM else editions.first_difference(values)


@compiled
def write_settings(values: Numbers, settings: Numbers) -> None:
    """Write the settings of a game with these options."""
    editions.write_settings(values, settings)


@rule
def _write_scores(here: Arrays, scores: Scores) -> None:
    for seat in range(scores.shape[0]):
        score, largest, crowns = turns.standing(here, seat)
        scores[seat, 0] = score
        scores[seat, 1] = largest
        scores[seat, 2] = crowns


@compiled
def write_scores(here: Arrays, scores: Scores) -> None:
    """Write what every kingdom is worth now."""
    _write_scores(here, scores)


@compiled
def preview_action(here: Arrays, code: int, there: Arrays, scores: Scores) -> None:
    """Write the position after a legal action to `there`, and what every kingdom is worth then."""
    turns.copy_position(here, there)
    turns.apply(there, code)
    _write_scores(there, scores)


@compiled
def choose_action(policy: int, here: Arrays, chance: np.uint64) -> tuple[int, np.uint64]:
    """The action of one of the game's policies by its number, and the new state of the random numbers."""
    return choose(policy, here, chance)


def _shapes() -> dict[str, Any]:
    """The arrays that a referee works with."""
    most = turns.MOST_SEATS
    return {
        "here": shapes(turns.new_arrays(most)),
        "settings": f"int64[{turns.SETTINGS}]",
        "kings": f"int64[{turns.MOST_SLOTS}]",
        "values": f"int64[{editions.VALUES}]",
        "key": "uint64[8]",
        "codes": f"int64[{referee.MOST_ACTIONS}]",
        "actions": f"int64[{referee.MOST_ACTIONS},{referee.ACTION}]",
        "action": f"int64[{referee.ACTION}]",
        "seen": shapes(referee.new_seen()),
        "kingdoms": shapes(referee.new_kingdoms(most)),
        "scores": f"int64[seats,{referee.PARTS}]",
        "pieces": f"int64[count,{referee.PIECE}]",
    }


DATA: dict[str, Any] = {
    "game": NAME,
    "players": tuple(range(editions.FEWEST, editions.MOST + 1)),
    "dominoes": turns.MOST_DOMINOES,
    "halves": components.TERRAINS,
    "terrains": [terrain.word for terrain in components.Terrain],
    "letters": [terrain.letter for terrain in components.Terrain],
    "directions": [direction.letter for direction in Direction],
    "phases": [state.PHASES[phase] for phase in range(len(state.PHASES))],
    "tie_breaks": state.TIE_BREAKS,
    "policies": POLICIES,
    "turns": constants(turns, "NOBODY PLAYERS OVER GAMES"),
    "referee": constants(
        referee,
        "CLAIMING PLACING DISCARDING NO_ACTION NO_PIECE WAIT CURRENT NEXT "
        "SEAT PHASE ROUND IN_BOX VISIBLE REVEALED_KINGS UNSEEN",
    ),
    "reasons": {code: [one.rule, one.name, one.arguments] for code, one in explain.REASONS.items()},
    "options": {
        "fields": options.FIELDS,
        "required": [field for field in options.FIELDS if field not in options.VARIANTS],
        "preset": options.PRESET,
        "numbers": options.NUMBERS,
        "flags": options.FLAGS,
        "choices": options.CHOICES,
        "variants": options.VARIANTS,
        "chosen": options.CHOSEN,
        "as_edition": options.AS_EDITION,
        "problems": options.PROBLEMS,
        "known": options.KNOWN,
        "mentioned": MENTIONED,
        "editions": tuple(editions.EDITIONS),
        "switches": [switch.name for switch in options.SWITCHES],
        **constants(editions, "CUSTOM NO_PROBLEM NO_WISH UNKNOWN TOO_MUCH"),
    },
    "switches": [{"name": one.name, "kind": one.kind, "choices": one.choices} for one in options.SWITCHES],
    "most_text": text.MOST_TEXT,
    "sheet": sheet.DEFAULTS,
    "shapes": _shapes(),
}
"""What the web app has to know of the game to give the numbers of these entry points their names."""
