"""What the tests of the table share: people, a desk that keeps a table, random games, other deals of the same game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import product
from typing import Any, cast

from regnum.errors import RegnumError
from regnum.games import game, protocol
from regnum.games.dealing import Deal, SeededDeal, Source
from regnum.games.kingdoms import Draw, LayStart
from regnum.games.kingdoms import Options as KingdomsOptions
from regnum.games.kingdoms.options import CONTINUOUS, START_TIES
from regnum.table import SYSTEM, Actor, Command, Event, Facts, OpenTable, Table, decide
from regnum.table import events as do
from regnum.table.commands import (
    AnswerUndo,
    Arrange,
    ChooseColour,
    Close,
    Mute,
    Nudge,
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    Say,
    SeatPlan,
    Sit,
    Stand,
    Start,
    Undo,
)
from regnum.table.opening import open_table
from tests.support.kingdomino.shapes import all_options

ANNA, BELA, CILI, DORA = PEOPLE = (
    Actor("anna", "Anna"),
    Actor("bela", "Béla"),
    Actor("cili", "Cili"),
    Actor("dora", "Dóra"),
)
STRANGER = Actor("ziga", "Žiga")
FACTS = Facts(bots=("knight", "king"), stand_in="knight", rematch="again")

Places = Sequence[Actor | str | None]
"""The occupant of each seat: a person, a bot by name, or none yet."""


class Desk:
    """Keeps one table as a server does: every event gets its own time, every command is decided and applied."""

    def __init__(self, first: tuple[Event, ...], facts: Facts = FACTS) -> None:
        self.facts = facts
        self.now = 1000
        self.table = Table.of(self._timed(first))

    def do(self, command: Command, actor: Actor, **facts: Any) -> tuple[Event, ...]:
        """Carry out a command and return what happened."""
        found = decide(self.table, command, actor, self.facts._replace(**facts))
        return self.happen(*found)

    def happen(self, *events: Event) -> tuple[Event, ...]:
        """Let events happen that no command leads to."""
        self.table = self.table.after(self._timed(events))
        return events

    def play(self, *actions: str) -> None:
        """Play these actions, each by the player to act."""
        for action in actions:
            self.do(Play(ply=self.table.ply, action=action), mover(self.table))

    def play_on(self, chance: random.Random, plies: int = 10_000) -> None:
        """Play at random, to the end or for some plies."""
        for _ in range(plies):
            if self.table.to_act is None:
                return
            self.play(any_action(self.table, chance))

    def play_until(self, condition: Callable[[Table], bool], chance: random.Random | None = None) -> None:
        """Play at random until something is so."""
        chance = chance or random.Random(1)
        while not condition(self.table):
            assert self.table.to_act is not None, "the game ended before"
            self.play(any_action(self.table, chance))

    def _timed(self, events: tuple[Event, ...]) -> Iterator[tuple[int, Event]]:
        for event in events:
            self.now += 7
            yield self.now, event


def opened(*places: Actor | str | None, host: Actor = ANNA, rules: str = "kingdomino", **wishes: Any) -> Desk:
    """A table at which these have sat down; it has begun only if that happens by itself."""
    seed = wishes.pop("seed", "a seed")
    plans = tuple(_plan(place, host) for place in places)
    desk = Desk(open_table(OpenTable(game=rules, seats=plans, **wishes), host, seed, FACTS))
    for number, place in enumerate(places):
        if isinstance(place, Actor) and place is not host:
            desk.do(Sit(seat=number), place)
    return desk


def begun(*places: Actor | str, host: Actor = ANNA, rules: str = "kingdomino", **wishes: Any) -> Desk:
    """A table at which these play."""
    desk = opened(*places, host=host, rules=rules, **wishes)
    if desk.table.status == "open":
        desk.do(Start(), host)
    return desk


def seated(options: protocol.Options, rules: str, seed: str, people: Sequence[Actor] = PEOPLE) -> Desk:
    """A game with any options, people at all of its seats."""
    first = do.Opened(
        by=people[0].player, game=rules, options=options.data(), seed=seed, seats=(None,) * options.players
    )
    sat = [
        do.Sat(by=actor.player, seat=seat, player=actor.player, name=actor.name)
        for seat, actor in enumerate(people[: options.players])
    ]
    return Desk((first, *sat, do.Started()))


def _plan(place: Actor | str | None, host: Actor) -> SeatPlan:
    return SeatPlan(bot=place if isinstance(place, str) else None, is_mine=place is host)


def person(player: str) -> Actor:
    """An actor by their identity."""
    return next(actor for actor in (*PEOPLE, STRANGER) if actor.player == player)


def mover(table: Table) -> Actor:
    """The actor to play now: a person, or the server for a bot."""
    assert table.to_act is not None
    assert table.to_act.player is not None or table.mover is not None
    return SYSTEM if table.mover is not None or table.to_act.player is None else person(table.to_act.player)


def any_action(table: Table, chance: random.Random) -> str:
    """A legal action."""
    assert table.state is not None
    return str(chance.choice(table.state.legal_actions()))


def an_action(table: Table) -> str:
    """Always the same legal action."""
    return any_action(table, random.Random(0))


def any_command(table: Table, chance: random.Random) -> Command:
    """Some command, sensible or not; those that continue the game more often."""
    key = chance.choice(("", "", str(chance.randrange(50))))
    seat, ply = chance.randrange(4), max(0, table.ply - chance.choice((0, 0, 0, 0, 1, 3)))
    is_on = table.to_act is not None
    action = (
        any_action(table, chance) if is_on and chance.random() < 0.9 else chance.choice(("k1", "draw", "s@a1", "x"))
    )
    found: list[Command] = [
        Sit(seat=seat, key=key, salt=chance.choice(("", "salt"))),
        Stand(seat=seat, key=key),
        Arrange(seat=seat, bot=chance.choice((None, "knight", "king", "nobody")), key=key),
        ChooseColour(seat=seat, colour=chance.randrange(4), key=key),
        Start(key=key),
        Undo(ply=ply, key=key),
        AnswerUndo(ply=ply, agrees=chance.random() < 0.7, key=key),
        Say(text=chance.choice(("hello", "<b>", " ")), key=key),
        Mute(player=chance.choice(PEOPLE).player, is_muted=chance.random() < 0.7, key=key),
        Replace(seat=seat, key=key),
        Nudge(ply=ply, key=key),
        Return(key=key),
        Rematch(key=key),
    ]
    play = Play(ply=ply, action=action, key=key, is_hinted=chance.random() < 0.2)
    if chance.random() < 0.05:
        found = [Resign(seat=chance.choice((None, seat)), key=key), Close(key=key)]
    return chance.choice([*found, *[play] * (12 if is_on else 1)])


def live_on(desk: Desk, chance: random.Random, commands: int) -> list[dict[str, Any]]:
    """Give many commands of all kinds, most of them senseless, and return a portrait for each event of the log."""
    seen, facts = [portrait(desk.table)], desk.facts._replace(absent=frozenset({"anna", "bela", "cili"}))
    for _ in range(commands):
        likely = [mover(desk.table)] * 8 if desk.table.to_act else []
        actor = chance.choice((*PEOPLE, SYSTEM, STRANGER, *likely))
        try:
            found = decide(desk.table, any_command(desk.table, chance), actor, facts)
        except RegnumError:
            continue
        for event in found:
            desk.happen(event)
            seen.append(portrait(desk.table))
    return seen


def portrait(table: Table) -> dict[str, Any]:
    """All that a table is, in a form that can be compared and that nothing changes afterwards."""
    kept = {name: value for name, value in vars(table).items() if name not in ("state", "rules", "options")}
    state = table.state
    game_now = None if state is None else (state.data(), [str(action) for action in state.actions], state.deal)
    return {**deepcopy(kept), "options": table.options.data(), "state": game_now}


def kept_log(table: Table) -> list[tuple[int, Event]]:
    """The log as it comes back from where it was kept."""
    return [(happened.time, do.decode(do.encode(happened.event))) for happened in table.log]


def every_option() -> dict[str, list[protocol.Options]]:
    """All that can be agreed on, for each game."""
    kingdoms = [
        KingdomsOptions.of(players=players, last_castle=last, no_luck=luck, continuous=continuous, start_tie=tie)
        for players, last, luck, continuous, tie in product(
            (2, 3, 4), (False, True), (False, True), CONTINUOUS, START_TIES
        )
    ]
    return {"kingdomino": list(all_options()), "kingdoms": list(kingdoms)}


class OtherDeal:
    """The same deal as far as the observer knows it; the rest is dealt differently."""

    def __init__(self, original: Deal, known: dict[int, dict[int, frozenset[int]]], chance: random.Random) -> None:
        self._original = original
        self._known = known
        self._chance = chance.getrandbits(64)
        self._fresh = SeededDeal(f"fresh {self._chance}")

    commitment = "the same for all"

    def source(self, name: str, number: int) -> Source:
        """The draws of a game or round; one that has not begun is all new."""
        if number not in self._known:
            return self._fresh.source(name, number)
        return _OtherSource(self._original.source(name, number), self._known[number], self._chance)


class _OtherSource:
    def __init__(self, original: Source, known: dict[int, frozenset[int]], seed: int) -> None:
        self._original, self._known, self._seed = original, known, seed

    def draw(self, items: Sequence[int], count: int) -> tuple[int, ...]:
        """What was drawn, with the unknown places filled differently from all that is not known."""
        outcome = list(self._original.draw(items, count))
        known = self._known.get(count, frozenset(range(count)))
        hidden = [place for place in range(count) if place not in known]
        left = list(items)
        for place in known:
            left.remove(outcome[place])
        for place, item in zip(hidden, random.Random(self._seed).sample(left, len(hidden)), strict=True):
            outcome[place] = item
        return tuple(outcome)


def other_deal(state: protocol.State[Any], observer: int | None, chance: random.Random, *undone: Any) -> Deal:
    """Another deal that looks to an observer just as this one has looked so far, derived from the actions alone.

    The observer also remembers what they saw in states that were undone.
    """
    is_kingdoms = state.data().__struct_config__.tag == "kingdoms"
    known: dict[int, dict[int, frozenset[int]]] = {}
    for seen in (state, *undone):
        for number, draws in (_known_kingdoms(seen, observer) if is_kingdoms else _known_kingdomino(seen)).items():
            for count, places in draws.items():
                before = known.setdefault(number, {}).get(count, frozenset())
                known[number][count] = before | places
    return cast(Deal, OtherDeal(state.deal, known, chance))


def undone_states(table: Table) -> list[Any]:
    """The states of the game that were taken back."""
    log = [(happened.time, happened.event) for happened in table.log]
    return [Table.of(log[:number]).state for number, (_, event) in enumerate(log) if isinstance(event, do.Undone)]


def _known_kingdomino(state: Any) -> dict[int, dict[int, frozenset[int]]]:
    """Rows are open, kings come out one by one; all of an earlier game of a match has been seen."""
    options = state.options
    everything = {options.deck: frozenset(range(options.deck)), options.kings: frozenset(range(options.kings))}
    known = dict.fromkeys(range(state.game_number - 1), everything)
    shown = min(state.round_number + 1, options.rounds) * options.row
    kings = options.kings
    if state.phase == "draft" and options.two_player_draft == "random":
        kings = 1 + sum(slot.seat is not None for slot in state.next_row)
    known[state.game_number - 1] = {options.deck: frozenset(range(shown)), options.kings: frozenset(range(kings))}
    return known


def _known_kingdoms(state: Any, observer: int | None) -> dict[int, dict[int, frozenset[int]]]:
    """Starting tiles come first in a draw, by seat, then the supply; a tile is open once it is on the board."""
    players = state.options.players
    then = state.undo(len(state.actions))
    known: dict[int, dict[int, frozenset[int]]] = {}
    own: set[int] = set() if observer is None else {observer}
    drawn, seen = 0, own
    for action in (*state.actions, None):
        pending = then.phase == "place" and then.seat != observer
        supply = range(players, players + drawn - pending)
        known[then.round_number - 1] = {23: frozenset({*seen, *supply})}
        if action is None:
            break
        if isinstance(action, LayStart):
            seen = seen | {then.seat}
        drawn += isinstance(action, Draw)
        before, then = then, then.play(action)
        if then.round_number > before.round_number:
            known[before.round_number - 1] = {23: frozenset({*seen, *range(players, players + drawn)})}
            drawn, seen = 0, own
    return known


def replayed(state: protocol.State[Any], deal: Deal) -> protocol.State[Any]:
    """The same actions with another deal."""
    rules = game(str(state.data().__struct_config__.tag))
    other = rules.start(state.options, deal)
    for action in state.actions:
        other = other.play(action)
    return other
