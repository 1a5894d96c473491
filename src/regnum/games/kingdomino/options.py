"""Editions and variants of Kingdomino: presets made of independent switches (rules 1.6 and 1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Self

import numpy as np
import numpy.typing as npt

from regnum.errors import OptionsError
from regnum.games.kingdomino import turns
from regnum.games.options import GameOptions, always_kept
from regnum.games.protocol import Switch
from regnum.words.message import Argument, message

MIDDLE_KINGDOM = ("off", "symmetric", "exact")
"""KD-X2: no bonus; A-K9's default reading; the strict reading that asks for the full width and height as well."""

AS_EDITION = "on"
"""Middle Kingdom as the edition reads it."""

_READINGS = {"off": turns.MIDDLE_OFF, "symmetric": turns.MIDDLE_SYMMETRIC, "exact": turns.MIDDLE_EXACT}

MiddleKingdom = Literal["off", "symmetric", "exact"]
Draft = Literal["random", "abba"]


@dataclass(frozen=True, slots=True)
class Edition:
    """The switches of one printed or played edition, by number of players."""

    decks: dict[int, int]
    rows: dict[int, int]
    two_player_size: int
    two_player_draft: Draft
    discard_unclaimed: bool
    middle_kingdom: MiddleKingdom = "symmetric"
    """How Middle Kingdom is read where it is played (A-K9)."""


EDITIONS: dict[str, Edition] = {
    # [000], [003], [004]: KD-S4, KD-S5, KD-S8
    "classic": Edition({2: 24, 3: 36, 4: 48}, {2: 4, 3: 3, 4: 4}, 5, "random", discard_unclaimed=False),
    # [001]: always 48 dominoes in rows of 4; two players play the Mighty Duel; the middle is that of a 5 x 5 kingdom
    "modern": Edition(
        {2: 48, 3: 48, 4: 48}, {2: 4, 3: 4, 4: 4}, 7, "abba", discard_unclaimed=True, middle_kingdom="exact"
    ),
    # Board Game Arena's mixture
    "bga": Edition({2: 24, 3: 48, 4: 48}, {2: 4, 3: 4, 4: 4}, 5, "abba", discard_unclaimed=True),
}

DUEL_DECK, DUEL_SIZE = 48, 7

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
        _require(_is_edition(edition), "kingdomino-error-edition", edition=str(edition), known=", ".join(EDITIONS))
        _check_players(players)
        _require(mighty_duel is None or type(mighty_duel) is bool, "error-option-switch", option="mighty_duel")
        preset = _preset(edition, players, _duel(edition, players, mighty_duel))
        is_edition = all(switches.get(name, value) == value for name, value in preset.items())
        reading = EDITIONS[edition].middle_kingdom if middle_kingdom == AS_EDITION else middle_kingdom
        variants = {"middle_kingdom": reading, "harmony": harmony, "dynasty": dynasty}
        return cls.from_data(
            {"edition": edition if is_edition else "custom", "players": players, **variants, **preset, **switches}
        )

    def __post_init__(self) -> None:
        _check_values(self)
        _check_sense(self)
        _check_edition(self)

    @property
    def kings(self) -> int:
        """KD-S1: two players have two kings each, three and four one each."""
        return 4 if self.players == 2 else self.players

    @property
    def rounds(self) -> int:
        """KD-T6: how many rows are played."""
        return self.deck // self.row

    @property
    def games(self) -> int:
        """KD-X1: a Dynasty is a match of three games."""
        return 3 if self.dynasty else 1

    @property
    def mighty_duel(self) -> bool:
        """KD-X4: two players, all dominoes, 7 x 7."""
        return self.size == DUEL_SIZE

    def settings(self) -> npt.NDArray[np.int64]:
        """The options as the rulebook's settings: the head of its `status`."""
        settings = np.zeros(turns.SETTINGS, dtype=np.int64)
        settings[turns.PLAYERS] = self.players
        settings[turns.SIZE] = self.size
        settings[turns.ROW] = self.row
        settings[turns.ROUNDS] = self.rounds
        settings[turns.KINGS] = self.kings
        settings[turns.ABBA] = self.two_player_draft == "abba"
        settings[turns.GAMES] = self.games
        settings[turns.MIDDLE_KINGDOM] = _READINGS[self.middle_kingdom]
        settings[turns.HARMONY] = self.harmony
        return settings


Options = KingdominoOptions


def _require(condition: bool, problem: str, **arguments: Argument) -> None:
    if not condition:
        raise OptionsError(message(problem, **arguments))


def _is_edition(edition: object) -> bool:
    return isinstance(edition, str) and edition in EDITIONS


def _check_players(players: int) -> None:
    _require(type(players) is int, "error-option-number", option="players")
    _require(players in (2, 3, 4), "error-option-players", players=players)


def _duel(edition: str, players: int, wish: bool | None) -> bool:
    only_duel = players == 2 and EDITIONS[edition].two_player_size == DUEL_SIZE
    _require(not (wish and players != 2), "kingdomino-error-duel-players", players=players)
    _require(not (wish is False and only_duel), "kingdomino-error-duel-only", edition=edition)
    return only_duel if wish is None else wish


def _preset(edition: str, players: int, mighty_duel: bool) -> dict[str, Any]:
    switches = EDITIONS[edition]
    return {
        "deck": DUEL_DECK if mighty_duel else switches.decks[players],
        "row": switches.rows[players],
        "discard_unclaimed": switches.discard_unclaimed,
        "two_player_draft": switches.two_player_draft if players == 2 else "random",
        "size": DUEL_SIZE if mighty_duel else 5,
    }


def _check_values(options: Options) -> None:
    _check_players(options.players)
    for name in ("deck", "row", "size"):
        _require(type(getattr(options, name)) is int, "error-option-number", option=name)
    for name in ("discard_unclaimed", "harmony", "dynasty"):
        _require(type(getattr(options, name)) is bool, "error-option-switch", option=name)
    _require(options.size in (5, 7), "kingdomino-error-size", size=options.size)
    _require(options.middle_kingdom in MIDDLE_KINGDOM, "kingdomino-error-middle", known=", ".join(MIDDLE_KINGDOM))
    _require(options.two_player_draft in ("random", "abba"), "kingdomino-error-draft", known="random, abba")


def _check_sense(options: Options) -> None:
    """Every domino must have an owner or leave the game by a rule, and every kingdom must just be able to fill."""
    _require(options.size == 5 or options.players == 2, "kingdomino-error-duel-players", players=options.players)
    _require(
        options.two_player_draft == "random" or options.players == 2,
        "kingdomino-error-draft-players",
        players=options.players,
    )
    _require(
        options.kings <= options.row <= 4,
        "kingdomino-error-row",
        row=options.row,
        kings=options.kings,
        players=options.players,
    )
    _require(
        options.row == options.kings or options.discard_unclaimed,
        "kingdomino-error-unclaimed",
        row=options.row,
        kings=options.kings,
    )
    _require(
        0 < options.deck <= 48 and options.deck % options.row == 0,
        "kingdomino-error-deck",
        deck=options.deck,
        row=options.row,
    )
    each = options.rounds * options.kings // options.players
    room = options.size**2 // 2
    _require(each == room, "kingdomino-error-fill", each=each, room=room, size=options.size)


def _check_edition(options: Options) -> None:
    if options.edition == "custom":
        return
    known = ", ".join([*EDITIONS, "custom"])
    _require(_is_edition(options.edition), "kingdomino-error-edition", edition=str(options.edition), known=known)
    preset = _preset(options.edition, options.players, options.mighty_duel)
    for name, value in preset.items():
        _require(getattr(options, name) == value, "kingdomino-error-not-edition", edition=options.edition, option=name)
