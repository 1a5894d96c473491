"""Editions and variants of Kingdomino: presets made of independent switches (rules 1.6 and 1.7)."""

from __future__ import annotations

import json
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from regnum.errors import OptionsError
from regnum.games.kingdomino import editions, turns
from regnum.games.kingdomino.editions import CUSTOM, DRAFTS, EDITIONS, READINGS, Draft, MiddleKingdom
from regnum.games.options import GameOptions, always_kept
from regnum.games.protocol import Switch
from regnum.words.message import Argument, message

AS_EDITION = "on"
"""Middle Kingdom as the edition reads it."""


SWITCHES = (
    Switch("players"),
    Switch("edition", choices=tuple(EDITIONS)),
    Switch("mighty_duel", is_flag=True),
    Switch("middle_kingdom", choices=("off", AS_EDITION, "symmetric", "exact"), when_bare=AS_EDITION),
    Switch("harmony", is_flag=True),
    Switch("dynasty", is_flag=True),
    Switch("deck"),
    Switch("row"),
    Switch("size"),
    Switch("two_player_draft", choices=("random", "abba")),
    Switch("discard_unclaimed", is_flag=True),
)
"""What `Options.of` takes, for programs that ask a person."""

FIELDS = (
    *("edition", "players", "deck", "row", "discard_unclaimed", "two_player_draft"),
    *("size", "middle_kingdom", "harmony", "dynasty"),
)
"""The entries of options, in the order in which they are stored and `editions.py` numbers them."""
PRESET = ("deck", "row", "discard_unclaimed", "two_player_draft", "size")
"""Those that an edition decides."""
NUMBERS = ("players", "deck", "row", "size")
FLAGS = ("discard_unclaimed", "harmony", "dynasty")
CHOICES: dict[str, tuple[str, ...]] = {
    "edition": (*EDITIONS, CUSTOM),
    "two_player_draft": DRAFTS,
    "middle_kingdom": READINGS,
}

VARIANTS: dict[str, str | bool] = {"middle_kingdom": "off", "harmony": False, "dynasty": False}
"""Those that have a default."""
CHOSEN: dict[str, str | int | bool | None] = {"edition": "classic", "players": 2, "mighty_duel": None, **VARIANTS}
"""What `Options.of` takes to be chosen where nothing is said."""

PROBLEMS: dict[int, tuple[str, tuple[str, ...]]] = {
    editions.WRONG_EDITION: ("kingdomino-error-edition", ("edition", "known")),
    editions.WRONG_PLAYERS: ("error-option-players", ("players",)),
    editions.WRONG_SIZE: ("kingdomino-error-size", ("size",)),
    editions.WRONG_MIDDLE: ("kingdomino-error-middle", ("known",)),
    editions.WRONG_DRAFT: ("kingdomino-error-draft", ("known",)),
    editions.DUEL_FOR_MANY: ("kingdomino-error-duel-players", ("players",)),
    editions.ONLY_DUEL: ("kingdomino-error-duel-only", ("edition",)),
    editions.DRAFT_FOR_MANY: ("kingdomino-error-draft-players", ("players",)),
    editions.WRONG_ROW: ("kingdomino-error-row", ("row", "kings", "players")),
    editions.UNCLAIMED: ("kingdomino-error-unclaimed", ("row", "kings")),
    editions.WRONG_DECK: ("kingdomino-error-deck", ("deck", "row")),
    editions.DOES_NOT_FILL: ("kingdomino-error-fill", ("each", "room", "size")),
    editions.NOT_EDITION: ("kingdomino-error-not-edition", ("edition", "option")),
}
"""The message for everything that can be wrong with options, and what it mentions."""
KNOWN = {editions.WRONG_MIDDLE: READINGS, editions.WRONG_DRAFT: DRAFTS}
"""The choices that a message lists."""


class KingdominoOptions(GameOptions, frozen=True, kw_only=True):
    """Everything agreed on before a game (A-K24); variants combine freely (KD-X5). Use `Options.of` for an edition.

    The variants have defaults. What the editions differ in has none: no single value was true in all games before.
    """

    edition: Literal["classic", "modern", "bga", "custom"]
    """Where the switches come from: `classic`, `modern`, `bga`, or `custom` for any other mixture."""
    players: int
    deck: int
    """KD-S4: how many dominoes are in play."""
    row: int
    """KD-S5: how many dominoes a row has."""
    discard_unclaimed: bool
    """KD-S9: an unclaimed domino leaves the game."""
    two_player_draft: Draft
    """KD-S8: how two players' kings come out at first."""
    size: int
    """KD-P1, KD-X4: a kingdom fits into size x size squares."""
    middle_kingdom: MiddleKingdom = always_kept(default="off")
    """KD-X2: 10 points for a castle in the middle."""
    harmony: bool = always_kept(default=False)
    """KD-X3: 5 points for a kingdom without holes."""
    dynasty: bool = always_kept(default=False)
    """KD-X1: a match of three games."""

    @classmethod
    def of(
        cls,
        edition: str = "classic",
        *,
        players: int = 2,
        mighty_duel: bool | None = None,
        middle_kingdom: MiddleKingdom | Literal["on"] = "off",
        harmony: bool = False,
        dynasty: bool = False,
        **switches: Any,
    ) -> Self:
        """The options of an edition, with variants and with any switch set otherwise.

        >>> Options.of("modern", players=3, harmony=True).deck
        48
        >>> Options.of("modern", middle_kingdom="on").middle_kingdom, Options.of(middle_kingdom="on").middle_kingdom
        ('exact', 'symmetric')
        """
        _require(type(players) is int, "error-option-number", option="players")
        _require(mighty_duel is None or type(mighty_duel) is bool, "error-option-switch", option="mighty_duel")
        named = {"edition": edition, "players": players}
        values = _numbers({**named, "middle_kingdom": AS_EDITION})
        wish = editions.NO_WISH if mighty_duel is None else int(mighty_duel)
        _refuse(editions.take_preset(values, wish), {**named, "known": tuple(EDITIONS)}, values)
        preset = {name: data_of(name, int(values[FIELDS.index(name)])) for name in PRESET}
        reading = data_of("middle_kingdom", int(values[editions.MIDDLE_KINGDOM]))
        is_edition = all(switches.get(name, value) == value for name, value in preset.items())
        variants = {
            "middle_kingdom": reading if middle_kingdom == AS_EDITION else middle_kingdom,
            "harmony": harmony,
            "dynasty": dynasty,
        }
        return cls.from_data(
            {"edition": edition if is_edition else "custom", "players": players, **variants, **preset, **switches}
        )

    def __post_init__(self) -> None:
        for name in NUMBERS:
            _require(type(getattr(self, name)) is int, "error-option-number", option=name)
        for name in FLAGS:
            _require(type(getattr(self, name)) is bool, "error-option-switch", option=name)
        given = {name: getattr(self, name) for name in FIELDS}
        values = _numbers(given)
        _refuse(editions.find_problem(values), {**given, "known": (*EDITIONS, CUSTOM)}, values)

    @property
    def kings(self) -> int:
        """KD-S1: two players have two kings each, three and four one each."""
        return editions.kings_of(self.players)

    @property
    def rounds(self) -> int:
        """KD-T6: how many rows are played."""
        return self.deck // self.row

    @property
    def games(self) -> int:
        """KD-X1: a Dynasty is a match of three games."""
        return editions.DYNASTY_GAMES if self.dynasty else 1

    @property
    def mighty_duel(self) -> bool:
        """KD-X4: two players, all dominoes, 7 x 7."""
        return self.size == editions.DUEL_SIZE

    def settings(self) -> npt.NDArray[np.int64]:
        """The options as the rulebook's settings: the head of its `status`."""
        settings = np.zeros(turns.SETTINGS, dtype=np.int64)
        editions.write_settings(_numbers({name: getattr(self, name) for name in FIELDS}), settings)
        return settings


Options = KingdominoOptions


def data_of(name: str, number: int) -> Any:
    """The value of an entry, from its number."""
    if name in CHOICES:
        return CHOICES[name][number]
    return bool(number) if name in FLAGS else number


def _numbers(given: dict[str, Any]) -> turns.Numbers:
    """Options as `editions.py` takes them; an entry that is missing is 0."""
    return np.array([_number(name, given.get(name, 0)) for name in FIELDS], dtype=np.int64)


def _number(name: str, value: Any) -> int:
    choices = CHOICES.get(name)
    if choices is None:
        return int(min(max(value, -1), editions.TOO_MUCH))
    return choices.index(value) if value in choices else editions.UNKNOWN


def _require(condition: bool, problem: str, **arguments: Argument) -> None:
    if not condition:
        raise OptionsError(message(problem, **arguments))


def _refuse(problem: int, given: dict[str, Any], values: turns.Numbers) -> None:
    """Raise what `editions.py` has found to be wrong, if anything."""
    if problem == editions.NO_PROBLEM:
        return
    name, mentioned = PROBLEMS[problem]
    raise OptionsError(
        message(name, **{argument: _argument(argument, problem, given, values) for argument in mentioned})
    )


def _argument(name: str, problem: int, given: dict[str, Any], values: turns.Numbers) -> Argument:
    """Something that a refusal mentions."""
    match name:
        case "kings":
            return editions.kings_of(int(values[editions.PLAYERS]))
        case "each":
            return editions.dominoes_each(values)
        case "room":
            return editions.room_in(int(values[editions.SIZE]))
        case "option":
            return FIELDS[editions.first_difference(values)]
        case "known":
            return ", ".join(KNOWN.get(problem, given["known"]))
    found = given[name]
    is_word = name != "edition" or isinstance(found, str)
    return found if is_word else json.dumps(found, separators=(",", ":"), default=str)
