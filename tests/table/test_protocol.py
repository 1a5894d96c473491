"""A table between a server that crashes and clients behind a network that loses, doubles and delays: all in memory."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from regnum import records
from regnum.errors import RegnumError
from regnum.games import game
from regnum.games.chance import seeded
from regnum.table import SYSTEM, Actor, Audience, Command, OpenTable, Table, decide
from regnum.table import audience as seen
from regnum.table import events as do
from regnum.table.commands import AnswerUndo, Play, Replace, Resign, Return, Say, SeatPlan, Sit, Start, Undo
from regnum.table.opening import open_table
from tests.support.plain import plain
from tests.support.table import ANNA, BELA, FACTS, STRANGER, portrait

MOST_PLIES = 1000


@dataclass
class Request:
    """A command on its way, and who waits for the answer: a client, or nobody for the server."""

    command: Command
    actor: Actor
    client: Client | None


@dataclass
class Answer:
    """What the server said: None if all is well."""

    request: Request
    problem: RegnumError | None


@dataclass(eq=False, repr=False)
class Client:
    """A player's tab: it knows the last update that it got, and may wait for the answer to one command."""

    actor: Actor | None
    number: int = -1
    events: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] | None = None
    summary: seen.Summary | None = None
    waiting: Request | None = None
    stream: list[Table] | None = None
    """Updates on their way, in order; None while it is not connected."""

    def __repr__(self) -> str:
        return f"{self.actor.name if self.actor else 'spectator'} at {self.number}"

    def audience(self, table: Table) -> Audience:
        return Audience.of(table, self.actor.player) if self.actor else Audience()

    def receive(self, table: Table) -> None:
        """An update: what has happened since the last one, and the current state."""
        news = plain(seen.events(table, self.audience(table), self.number + 1))
        assert all(event["number"] > self.number for event in news)
        self.events += news
        self.number = max(self.number, table.number)
        self.show(table)

    def show(self, table: Table) -> None:
        self.view = plain(seen.view(table, seen.seen_seat(table, self.audience(table))))
        self.summary = seen.summary(table)

    def reload(self) -> None:
        """Forget everything."""
        self.number, self.events, self.view, self.summary = -1, [], None, None
        self.waiting = self.stream = None


class Server:
    """Keeps a log that survives, and a table that does not."""

    def __init__(self, first: tuple[do.Event, ...]) -> None:
        self.log: list[tuple[int, bytes]] = []
        self.append(first)
        self.table = self.restored()

    def append(self, events: tuple[do.Event, ...]) -> None:
        self.log += [(len(self.log) + number, do.encode(event)) for number, event in enumerate(events)]

    def restored(self) -> Table:
        return Table.of((time, do.decode(event)) for time, event in self.log)

    def decide(self, request: Request) -> tuple[do.Event, ...]:
        return decide(self.table, request.command, request.actor, FACTS)

    def commit(self, events: tuple[do.Event, ...]) -> None:
        start = len(self.log)
        self.append(events)
        self.table = self.table.after((time, do.decode(event)) for time, event in self.log[start:])

    def happened(self) -> list[do.Event]:
        return [do.decode(event) for _, event in self.log]


class Network(RuleBasedStateMachine):
    """Two tabs of Anna, one of Béla, a spectator, and the server with its bots."""

    @initialize(
        rules=st.sampled_from(["kingdomino", "kingdoms"]),
        has_bot=st.booleans(),
        seed=st.integers(0, 1000),
        data=st.data(),
    )
    def open(self, rules: str, has_bot: bool, seed: int, data: st.DataObject) -> None:
        plans = (SeatPlan(is_mine=True), SeatPlan(), *([SeatPlan(bot="king")] if has_bot else []))
        self.game = game(rules)
        self.server = Server(open_table(OpenTable(game=rules, seats=plans), ANNA, f"seed {seed}", FACTS))
        self.chance = seeded(seed)
        self.anna, self.other_tab, self.bela, self.spectator = [Client(actor) for actor in (ANNA, ANNA, BELA, None)]
        self.clients = [self.anna, self.other_tab, self.bela, self.spectator]
        self.requests: list[Request] = []
        self.answers: list[Answer] = []
        self.granted: list[Request] = []
        self.keys = 0
        if data.draw(st.booleans(), label="has begun"):
            self.settle()
            for command, actor in ((Sit(seat=1, key="first"), BELA), (Start(key="first"), ANNA)):
                self.arrive(Request(command, actor, None))
            for _ in range(data.draw(st.sampled_from([0, 0, 12, 45]), label="plies before")):
                self.move()
            self.settle()

    # What clients want

    @rule(data=st.data())
    def want(self, data: st.DataObject) -> None:
        """A player does something, knowing what they last saw."""
        client = data.draw(st.sampled_from(self.clients), label="client")
        if client.actor is None or client.waiting is not None or client.summary is None:
            return
        wishes = self.wishes(client, client.summary, data)
        client.waiting = Request(data.draw(st.sampled_from(wishes), label="wish"), client.actor, client)
        self.requests.append(client.waiting)

    def wishes(self, client: Client, summary: seen.Summary, data: st.DataObject) -> list[Command]:
        """What a client could sensibly ask for; an action comes with a key or without."""
        assert client.actor is not None
        self.keys += 1
        key, ply = f"k{self.keys}", summary.ply
        if summary.status == "open":
            is_seated = any(seat.player == client.actor.player for seat in summary.seats)
            return [Say(text="hi", key=key), Start(key=key)] if is_seated else [Sit(seat=1, key=key)]
        found: list[Command] = [Say(text="hi", key=key)]
        if summary.status == "playing":
            found += [Undo(ply=ply), AnswerUndo(ply=ply, agrees=True, key=key), Return(key=key)]
            found.append(AnswerUndo(ply=ply, agrees=data.draw(st.booleans()), key=key))
            if len(summary.seats) > 2 and self.keys % 29 == 0:
                found.append(Resign(key=key))
        legal = client.view["legal"] if client.view else []
        if legal:
            action = data.draw(st.sampled_from(legal), label="action")
            found += [Play(ply=ply, action=action, key=key), Play(ply=ply, action=action)] * 5
        return found

    @rule(data=st.data())
    def want_again(self, data: st.DataObject) -> None:
        """Who has got no answer sends the same command again."""
        waiting = [client.waiting for client in self.clients if client.waiting is not None]
        if waiting:
            self.requests.append(data.draw(st.sampled_from(waiting)))

    @rule()
    def system_moves(self) -> None:
        """A bot has looked at the table and sends its action, which may come late."""
        if self.server.table.mover is not None:
            self.requests.append(Request(self.bot_action(), SYSTEM, None))

    @rule()
    def clock_runs_out(self) -> None:
        table = self.server.table
        if table.to_act is not None and table.mover is None:
            self.requests.append(Request(Replace(seat=table.to_act.number), SYSTEM, None))

    def bot_action(self) -> Play:
        table = self.server.table
        assert table.state is not None
        assert table.to_act is not None
        action, self.chance = self.game.choose("random", table.state.view(table.to_act.number), np.uint64(self.chance))
        return Play(ply=table.ply, action=str(action))

    # What the network does

    @precondition(lambda self: self.requests)
    @rule(data=st.data(), crash=st.sampled_from(["", "", "", "", "before", "after"]))
    def request_arrives(self, data: st.DataObject, crash: str) -> None:
        """Requests arrive in any order, and the server may crash before or after it has made them durable."""
        request = self.requests.pop(data.draw(st.integers(0, len(self.requests) - 1), label="which"))
        self.arrive(request, crash)

    def arrive(self, request: Request, crash: str = "") -> None:
        before = len(self.server.log)
        try:
            found = self.server.decide(request)
        except RegnumError as problem:
            assert len(self.server.log) == before
            assert not self.is_in_log(request)
            self.answers.append(Answer(request, problem))
            return
        if crash != "before":
            self.server.commit(found)
        if crash:
            self.restart()
            return
        for client in self.clients:
            if found and client.stream is not None:
                client.stream.append(self.server.table)
        self.granted.append(request)
        self.answers.append(Answer(request, None))

    def is_in_log(self, request: Request) -> bool:
        """Whether a command has been carried out: then it may not be refused when it comes again."""
        command, player = request.command, request.actor.player
        events = [event for event in self.server.happened() if event.by == player]
        is_known = any(command.key and event.key == command.key for event in events)
        plies = [event for event in events if isinstance(event, do.Played | do.Undone)]
        if isinstance(command, Play):
            return is_known or (player, command.ply, command.action) in [
                (event.by, event.ply, event.action) for event in plies if isinstance(event, do.Played)
            ]
        if isinstance(command, Undo):
            return is_known or command.ply in [event.ply for event in plies if isinstance(event, do.Undone)]
        return is_known

    @precondition(lambda self: self.requests)
    @rule(data=st.data(), is_lost=st.booleans())
    def request_is_lost_or_doubled(self, data: st.DataObject, is_lost: bool) -> None:
        which = data.draw(st.integers(0, len(self.requests) - 1), label="which")
        if is_lost:
            del self.requests[which]
        else:
            self.requests.append(self.requests[which])

    @precondition(lambda self: self.answers)
    @rule(data=st.data(), is_lost=st.booleans())
    def answer_arrives_or_is_lost(self, data: st.DataObject, is_lost: bool) -> None:
        answer = self.answers.pop(data.draw(st.integers(0, len(self.answers) - 1), label="which"))
        if not is_lost:
            self.take(answer)

    def take(self, answer: Answer) -> None:
        client = answer.request.client
        if client is not None and client.waiting is answer.request:
            client.waiting = None

    @rule(data=st.data())
    def connect(self, data: st.DataObject) -> None:
        """A stream begins, or begins anew after a cut, where the client has left off."""
        client = data.draw(st.sampled_from(self.clients), label="client")
        client.stream = [self.server.table]

    @rule(data=st.data())
    def stream_is_cut(self, data: st.DataObject) -> None:
        data.draw(st.sampled_from(self.clients), label="client").stream = None

    @rule(data=st.data())
    def update_arrives(self, data: st.DataObject) -> None:
        client = data.draw(st.sampled_from(self.clients), label="client")
        if client.stream:
            client.receive(client.stream.pop(0))

    @rule(data=st.data())
    def tab_reloads(self, data: st.DataObject) -> None:
        client = data.draw(st.sampled_from(self.clients), label="client")
        client.reload()
        client.receive(self.server.table)

    @rule()
    def restart(self) -> None:
        """The server loses all but its log; every stream is cut."""
        then = portrait(self.server.table)
        self.server.table = self.server.restored()
        assert portrait(self.server.table) == then
        for client in self.clients:
            client.stream = None

    # When the network is quiet

    @rule()
    def quiet(self) -> None:
        """All that was sent arrives, and all players are connected and see the current state."""
        self.settle()
        self.check_views()
        self.check_turn()

    def settle(self) -> None:
        """Everything arrives at last: waiting clients ask until they are answered, streams go on."""
        for client in self.clients:
            if client.waiting is not None:
                self.requests.append(client.waiting)
        while self.requests:
            self.arrive(self.requests.pop(0))
        while self.answers:
            self.take(self.answers.pop(0))
        for client in self.clients:
            client.stream = client.stream or []
            client.stream.append(self.server.table)
            while client.stream:
                client.receive(client.stream.pop(0))
        assert all(client.waiting is None for client in self.clients)

    def check_views(self) -> None:
        table = self.server.table
        for client in self.clients:
            audience = client.audience(table)
            assert client.view == plain(seen.view(table, seen.seen_seat(table, audience)))
            assert client.summary == seen.summary(table)
            assert client.events == plain(seen.events(table, audience))
        assert self.anna.view == self.other_tab.view

    def check_turn(self) -> None:
        """No deadlock: the seat to act can, or the server can for it."""
        table = self.server.table
        if table.to_act is None:
            assert table.status != "playing"
            return
        if table.mover is not None:
            assert self.server.decide(Request(self.bot_action(), SYSTEM, None))
            return
        client = next(client for client in self.clients if client.actor and client.actor.player == table.to_act.player)
        assert client.view is not None
        assert client.view["seat"] == table.to_act.number
        play = Play(ply=table.ply, action=client.view["legal"][0])
        assert client.actor is not None
        assert self.server.decide(Request(play, client.actor, client))

    def move(self) -> None:
        """The player to act moves."""
        table = self.server.table
        if table.to_act is None:
            return
        actor = SYSTEM if table.mover else next(actor for actor in (ANNA, BELA) if actor.player == table.to_act.player)
        ply = table.ply
        self.arrive(Request(self.bot_action(), actor, None))
        assert self.server.table.ply == ply + 1

    # What is always so

    @invariant()
    def nothing_happens_twice(self) -> None:
        if not hasattr(self, "server"):
            return
        events = self.server.happened()
        keys = [(event.by, event.key) for event in events if event.key]
        assert len(keys) == len(set(keys))
        plies = [event.ply for event in events if isinstance(event, do.Played | do.Undone)]
        assert plies == list(range(len(plies)))

    @invariant()
    def what_was_granted_happened_once(self) -> None:
        if not hasattr(self, "server"):
            return
        events = self.server.happened()
        for request in self.granted:
            command, player = request.command, request.actor.player
            if isinstance(command, Say):
                assert sum(event.by == player and event.key == command.key for event in events) == 1
            if isinstance(command, Sit):
                assert sum(isinstance(event, do.Sat) and event.player == player for event in events) == 1
            if isinstance(command, Play):
                (played,) = [event for event in events if isinstance(event, do.Played) and event.ply == command.ply]
                assert (played.by, played.action) == (player, command.action)
            if isinstance(command, Undo):
                mine = [event for event in events if event.by == player]
                is_undone = sum(isinstance(event, do.Undone) and event.ply == command.ply for event in mine)
                assert is_undone == 1 or any(isinstance(event, do.UndoAsked) for event in mine)
            if isinstance(command, AnswerUndo | Return):
                assert sum(event.by == player and event.key == command.key for event in events) <= 1
            if isinstance(command, Resign):
                assert sum(isinstance(event, do.Resigned) and event.by == player for event in events) == 1

    def teardown(self) -> None:
        """The network calms down, and the game is played to its end."""
        if not hasattr(self, "server"):
            return
        self.quiet()
        table = self.server.table
        if table.status == "open":
            for command, actor in ((Sit(seat=1, key="last"), BELA), (Start(key="last"), ANNA)):
                self.arrive(Request(command, actor, None))
        plies = 0
        while self.server.table.to_act is not None:
            self.move()
            plies += 1
            assert plies < MOST_PLIES
        assert self.server.table.status == "over"
        self.quiet()
        self.nothing_happens_twice()
        self.what_was_granted_happened_once()
        self.restart()
        records.verify(self.server.table.record())
        assert self.spectator.summary is not None
        assert self.spectator.summary.seed == self.server.table.opened.seed


Network.TestCase.settings = settings(
    max_examples=60, stateful_step_count=50, deadline=None, phases=(Phase.explicit, Phase.generate, Phase.shrink)
)
TestNetwork = Network.TestCase


def test_a_game_without_any_trouble_comes_to_its_end() -> None:
    """The model itself: everything arrives, and a stranger can watch."""
    network = Network()
    rng = random.Random(1)
    server = Server(
        open_table(OpenTable(game="kingdoms", seats=(SeatPlan(is_mine=True), SeatPlan())), ANNA, "s", FACTS)
    )
    network.server, network.game, network.chance = server, game("kingdoms"), seeded(rng.randrange(1000))
    network.anna, network.other_tab, network.bela = Client(ANNA), Client(ANNA), Client(BELA)
    network.spectator = Client(STRANGER)
    network.clients = [network.anna, network.other_tab, network.bela, network.spectator]
    network.requests, network.answers, network.granted, network.keys = [], [], [], 0
    network.teardown()
    assert len(network.granted) > 60
