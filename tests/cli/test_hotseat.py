"""A game at one keyboard is a table: its commands, events, undo and bots are those of a game online."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.bots.protocol import decision_chance
from regnum.bots.turn import bots_turn
from regnum.cli.kingdomino.hotseat import Hotseat as Kingdomino
from regnum.cli.kingdoms.hotseat import Hotseat as Kingdoms
from regnum.cli.terminal.hotseat import KEYBOARD, AnyHotseat
from regnum.cli.terminal.saves import SaveFile, load_game
from regnum.errors import IllegalActionError, UsageError
from regnum.games import game
from regnum.games.dealing import Deal, SeededDeal, WrittenDeal
from regnum.games.kingdomino import Claim
from regnum.records import Player, dump, verify
from regnum.table import Table
from regnum.table.events import Ended, Opened, Played, Sat, Started, Undone

ANNA, BELA, GREEDY = Player("Anna"), Player("Béla"), Player("Greedy 2", "greedy")
KINDS: list[type[AnyHotseat]] = [Kingdomino, Kingdoms]


def begun(kind: type[AnyHotseat], *players: Player, deal: Deal | None = None, **options: Any) -> AnyHotseat:
    chosen = game(kind.name).chosen({"players": len(players), **options})
    return kind.begin(chosen, list(players), deal or SeededDeal("a seed"))


def play_on(hotseat: AnyHotseat, most: int = 1000) -> AnyHotseat:
    for _ in range(most):
        if hotseat.state.is_over:
            break
        hotseat.play(hotseat.state.legal_actions()[-1])
    return hotseat


@pytest.mark.parametrize("kind", KINDS)
def test_the_log_of_a_game_is_the_log_of_a_table(kind: type[AnyHotseat]) -> None:
    hotseat = play_on(begun(kind, ANNA, GREEDY, BELA))
    events = [happened.event for happened in hotseat.table.log]
    assert [type(event) for event in events[:4]] == [Opened, Sat, Sat, Started]
    assert {type(event) for event in events[4:-1]} == {Played}
    assert events[-1] == Ended(reason="played")
    assert {event.by for event in events if isinstance(event, Played)} == {KEYBOARD.player, ""}
    assert {event.bot for event in events if isinstance(event, Played) and event.seat == 1} == {"greedy"}
    assert Table.of((one.time, one.event) for one in hotseat.table.log).record().result == hotseat.record().result
    assert len(hotseat.moves) == len(hotseat.state.actions)


@pytest.mark.parametrize("kind", KINDS)
def test_an_undo_is_an_event_and_moves_follow_it(kind: type[AnyHotseat]) -> None:
    hotseat = begun(kind, ANNA, BELA, no_luck=True) if kind is Kingdoms else begun(kind, ANNA, BELA)
    play_on(hotseat, 40)
    kept, ply = len(hotseat.moves), hotseat.table.ply
    while hotseat.undo() is not None:  # until the last action has revealed nothing
        play_on(hotseat, 1)
        kept, ply = len(hotseat.moves), hotseat.table.ply
    assert len(hotseat.moves) == len(hotseat.state.actions) == kept - 1
    assert hotseat.table.ply == ply + 1
    assert isinstance(hotseat.table.log[-1].event, Undone)


def test_the_random_state_of_bots_counts_undos() -> None:
    hotseat = begun(Kingdoms, ANNA, GREEDY, no_luck=True)
    while not hotseat.is_persons_turn:
        play_on(hotseat, 1)
    action, chances = hotseat.state.legal_actions()[0], []
    for _ in range(2):
        hotseat.play(action)
        turn = bots_turn(hotseat.table)
        assert turn is not None
        chances.append(turn.chance)
        assert turn.chance == decision_chance(SeededDeal("a seed").key("kingdoms"), hotseat.table.ply)
        assert hotseat.undo() is None
    assert chances[0] != chances[1]
    assert bots_turn(hotseat.table) is None


def test_the_keyboard_sees_what_a_shared_device_would_see() -> None:
    alone, together = begun(Kingdoms, GREEDY, ANNA), begun(Kingdoms, BELA, GREEDY, ANNA)
    for _ in range(12):
        assert alone.observer == 1
        assert together.observer == (together.state.seat if together.is_persons_turn else None)
        play_on(alone, 1)
        play_on(together, 1)


def test_an_illegal_action_changes_nothing() -> None:
    hotseat = begun(Kingdomino, ANNA, BELA)
    before = hotseat.table
    with pytest.raises(IllegalActionError):
        hotseat.play(Claim(48 if hotseat.state.next_row[0].domino != 48 else 47))
    assert hotseat.table is before
    assert not hotseat.moves


def test_an_unknown_bot_does_not_sit_down() -> None:
    with pytest.raises(UsageError, match="hal"):
        begun(Kingdomino, ANNA, Player("HAL", "hal"))


@pytest.mark.parametrize(
    "deal",
    [
        SeededDeal("seed", ("one", "two", "three")),
        WrittenDeal((((0, 1, 1, 0), tuple(range(1, 25))),)),
    ],
)
def test_a_saved_game_is_a_record_of_any_deal(deal: Deal, tmp_path: Path) -> None:
    hotseat = play_on(begun(Kingdomino, ANNA, GREEDY, deal=deal), 15)
    assert hotseat.table.deal == hotseat.state.deal == deal
    file = tmp_path / "save.json"
    SaveFile(file).write(hotseat)
    assert file.read_text(encoding="utf-8") == dump(hotseat.record()) + "\n"
    resumed = load_game(file, Kingdomino)
    verify(resumed.record())
    assert (resumed.state.actions, resumed.moves) == (hotseat.state.actions, hotseat.moves)
    assert (resumed.state.deal, resumed.players) == (deal, hotseat.players)
