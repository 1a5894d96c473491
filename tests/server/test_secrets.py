"""Players learn over the wire only what they may know: two games that differ in nothing else give the same bytes."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast
from urllib.parse import quote

import httpx
import msgspec
import pytest

from regnum.games import game
from regnum.games.dealing import Deal, SeededDeal
from regnum.server.api import ENDPOINTS
from regnum.server.live import LiveTable
from regnum.server.logs import JsonLines
from regnum.table import Table
from tests.support.server import Place, Stream, done, give, open_table, running
from tests.support.table import OtherDeal, other_deal, undone_states

SEED, OTHER_SEED = "c0ffee00c0ffee00c0ffee00c0ffee00", "badcab1ebadcab1ebadcab1ebadcab1e"
KEY = "this-is-a-key"
NOON = 1_700_000_000_000
PEOPLE = ("anna", "béla", "robot", "device", "spectator", "stranger")
"""`robot` is a bot from outside, two people sit at the `device`, a `stranger` has no identity."""


class Scenario(NamedTuple):
    """A game that is played at random, with chat, undo and mutes."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any]
    plies: int
    chance: int


SCENARIOS = [
    Scenario("kingdoms", ("anna", "béla", "robot"), {}, 24, 1),
    Scenario("kingdoms", ("device", "anna", "robot", "device"), {"continuous": "lines"}, 20, 2),
    Scenario("kingdoms", ("anna", "béla"), {"last_castle": True, "start_tie": "random"}, 30, 3),
    Scenario("kingdomino", ("anna", "robot"), {}, 14, 4),
    Scenario("kingdomino", ("béla", "device", "device", "anna"), {"dynasty": True}, 18, 5),
]
QUESTIONS = {
    "kingdoms": ("draw", "s@a1", "s@f5", "r1@a1", "r4@c3", "discard"),
    "kingdomino": ("k1", "k48", "x", "1x", "48x", "k2"),
}


class World:
    """One server with one game, and everything that each of the people got from it."""

    def __init__(self, place: Place, people: dict[str, httpx.AsyncClient], scenario: Scenario) -> None:
        self.place, self.people, self.scenario = place, people, scenario
        self.table = ""
        self.heard: dict[str, list[bytes]] = {name: [] for name in people}
        self.streams: dict[str, Stream] = {}

    @property
    def live(self) -> LiveTable:
        return self.place.server.hub.live[self.table]

    def hear(self, name: str, answer: httpx.Response) -> None:
        """Note an answer, headers and all."""
        head = [f"{answer.request.method} {answer.request.url.raw_path.decode()} {answer.status_code}"]
        head += sorted(f"{key}: {value}" for key, value in answer.headers.items())
        self.heard[name].append("\n".join(head).encode() + b"\n\n" + answer.content)

    async def begin(self) -> None:
        """All players sit down, and the game begins."""
        host = self.people[self.scenario.seats[0]]
        wishes: dict[str, Any] = {"game": self.scenario.game, "options": self.scenario.options, "is_listed": True}
        self.table = await open_table(host, *[None] * len(self.scenario.seats), **wishes)
        for seat, name in enumerate(self.scenario.seats):
            await done(self.people[name], self.table, "sit", seat=seat)
        await done(host, self.table, "start")

    async def give(self, name: str, command: dict[str, Any]) -> None:
        """A player sends a command; they get the answer, and spectators hear of it."""
        before = self.live.version
        path = f"/api/tables/{self.table}/commands"
        self.hear(name, await self.people[name].post(path, json=command))
        if self.live.version != before:
            for watcher, stream in self.streams.items():
                self.heard[watcher].append(await stream.update())

    async def watch(self, stack: AsyncExitStack) -> None:
        """All players open a stream; each sees the next ones come, if they sit there."""
        for name, caller in self.people.items():
            before = self.live.version
            self.streams[name] = await stack.enter_async_context(Stream(caller, self.place, self.table))
            self.heard[name].append(await self.streams[name].update())
            if self.live.version != before:
                for watcher in list(self.streams)[:-1]:
                    self.heard[watcher].append(await self.streams[watcher].update())

    async def ask(self, name: str) -> None:
        """Everything that can be asked about a table and its game."""
        caller, table = self.people[name], f"/api/tables/{self.table}"
        pages = ["", "/record", "/verify", "/qr", f"/plies/{self.live.table.ply // 2}", "/plies/999"]
        possible = [*QUESTIONS[self.scenario.game], *(self._own_actions() if self._is_on_turn(name) else ())]
        pages += [f"/{kind}?action={quote(action)}" for kind in ("explain", "preview") for action in possible]
        lists = ["/api/tables", "/api/archive", "/api/me", "/api/me/tables", "/api/archive?name=a", "/api/games"]
        lists += [f"/api/players/{seat.player}/statistics" for seat in self.live.table.seats]
        for path in [*(table + page for page in pages), *lists]:
            self.hear(name, await caller.get(path))
        for action in QUESTIONS[self.scenario.game]:
            for ply in {0, self.live.table.ply - 3} & set(range(self.live.table.ply)):
                self.hear(name, await give(caller, self.table, "play", ply=ply, action=action))
        self.hear(name, await give(caller, self.table, "answer_undo", ply=0, agrees=True))
        self.hear(name, await give(caller, self.table, "rematch"))
        if not self._is_on_turn(name):
            for action in QUESTIONS[self.scenario.game]:
                self.hear(name, await give(caller, self.table, "play", ply=self.live.table.ply, action=action))

    async def look_back(self, name: str) -> None:
        """The whole game again, by replay and by streams that are resumed."""
        caller = self.people[name]
        for ply in range(self.live.table.ply + 2):
            self.hear(name, await caller.get(f"/api/tables/{self.table}/plies/{ply}"))
        for number in (0, 3, self.live.table.number - 1, self.live.table.number, 10**6):
            for how in ({"last-event-id": str(number)}, {}):
                query = "" if how else f"since={number}"
                async with Stream(caller, self.place, self.table, query, **how) as stream:
                    self.heard[name].append(await stream.update())

    def _own_actions(self) -> list[str]:
        """Some of what the player on turn may do."""
        assert self.live.table.state is not None
        legal = [str(action) for action in self.live.table.state.legal_actions()]
        return legal[:: 1 + len(legal) // 8]

    def _is_on_turn(self, name: str) -> bool:
        acting = self.live.table.to_act
        return acting is not None and self.scenario.seats[acting.number] == name


class Names:
    """Names and tokens that come in the same order in every world; the seed is chosen."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(7)
        self._seed = seed

    def choice(self, letters: str) -> str:
        return self._chance.choice(letters)

    def token_urlsafe(self, count: int) -> str:
        return self._chance.randbytes(count).hex()[:22]

    def token_hex(self, _count: int) -> str:
        return self._seed


@contextmanager
def fixed(seed: str, deal: Deal | None) -> Iterator[None]:
    """Nothing but what is hidden differs: not the time, nor names, nor the hash of the seed."""
    names = Names(seed)
    with pytest.MonkeyPatch.context() as patch:
        for module in ("hub", "api", "identity", "streams", "runner"):
            patch.setattr(f"regnum.server.{module}.now", lambda: NOON)
        patch.setattr("regnum.server.names.secrets", names)
        patch.setattr("regnum.server.hub.secrets", SimpleNamespace(token_hex=names.token_hex))
        patch.setattr(SeededDeal, "commitment", "the same for all")
        if deal is not None:
            patch.setattr(Table, "deal", property(lambda _table: deal))
        yield


@asynccontextmanager
async def world(folder: Path, scenario: Scenario, seed: str, deal: Deal | None = None) -> AsyncIterator[World]:
    """A game that has begun, with all players watching."""
    with fixed(seed, deal):
        async with running(folder) as place, AsyncExitStack() as stack:
            people = {name: await place.person(name) for name in PEOPLE if name not in ("robot", "stranger")}
            people |= {"robot": await place.program("robot"), "stranger": place.caller()}
            found = World(place, {name: people[name] for name in PEOPLE}, scenario)
            await found.begin()
            await found.watch(stack)
            yield found


def any_command(found: World, chance: random.Random) -> tuple[str, dict[str, Any]]:
    """What a player does next: plays, as a rule."""
    table, ply = found.live.table, found.live.table.ply
    assert table.state is not None
    assert table.to_act is not None
    key = f"{KEY}-{chance.randrange(10**6)}"
    player = chance.choice(found.scenario.seats)
    if chance.random() < 0.25:
        return player, chance.choice(
            [
                {"type": "say", "text": f"hello {ply}", "key": key},
                {"type": "undo", "ply": ply, "key": key},
                {"type": "mute", "player": table.host, "key": key},
                {"type": "answer_undo", "ply": ply, "agrees": True},
            ]
        )
    legal = [str(action) for action in table.state.legal_actions()]
    kept_back = [action for action in legal if not action.startswith("s@")]  # starting tiles stay hidden for long
    action = chance.choice(kept_back or legal)
    return found.scenario.seats[table.to_act.number], {"type": "play", "ply": ply, "action": action, "key": key}


Script = list[tuple[str, dict[str, Any]]]


async def live_on(found: World, script: Script, askers: tuple[str, ...]) -> None:
    """Let the same happen, while some ask for everything after each of a few steps."""
    for number, (name, command) in enumerate(script):
        await found.give(name, command)
        if number % 6 == 0 or number == len(script) - 1:
            for asker in askers:
                await found.ask(asker)
    for asker in askers:
        await found.look_back(asker)


async def written(folder: Path, scenario: Scenario) -> tuple[Script, Table]:
    """A game played at random: what was done, and the table as it is then."""
    chance = random.Random(scenario.chance)
    script: Script = []
    async with world(folder, scenario, SEED) as found:
        while len(script) < scenario.plies and found.live.table.to_act is not None:
            script.append(any_command(found, chance))
            await found.give(*script[-1])
        return script, found.live.table


def deal_unlike(table: Table, seats: tuple[int, ...]) -> Deal:
    """Another deal that is the same as far as the people at these seats may know by now."""
    state, chance = table.state, random.Random(1)
    assert state is not None
    known: dict[int, dict[int, frozenset[int]]] = {}
    for observer in seats or (None,):
        one: Any = other_deal(state, observer, chance, *undone_states(table))
        for number, draws in one._known.items():
            for count, places in draws.items():
                known.setdefault(number, {})
                known[number][count] = known[number].get(count, frozenset()) | places
    return cast(Deal, OtherDeal(state.deal, known, random.Random(2)))


def future(table: Table, deal: Deal | None = None) -> bytes:
    """How the game would go on, played always in the same way, as each of the players would see it."""
    assert table.state is not None
    state: Any = table.state
    if deal is not None:
        state = game(table.opened.game).start(table.options, deal)
        for action in table.state.actions:
            state = state.play(action)
    seen, chance = [], random.Random(3)
    while not state.is_over:
        seen.append([state.view(seat).data() for seat in range(table.options.players)])
        state = state.play(chance.choice(state.legal_actions()))
    return msgspec.json.encode(seen)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{one.game}-{one.chance}" for one in SCENARIOS])
async def test_responses_do_not_depend_on_what_is_hidden(tmp_path: Path, scenario: Scenario) -> None:
    script, table = await written(tmp_path / "draft", scenario)
    async with world(tmp_path / "one", scenario, SEED) as one:
        await live_on(one, script, PEOPLE)
        assert one.live.table.ended is None
    for name in PEOPLE:
        seats = tuple(seat for seat, sitting in enumerate(scenario.seats) if sitting == name)
        deal = deal_unlike(table, seats)
        assert future(table) != future(table, deal)
        async with world(tmp_path / f"other {name}", scenario, OTHER_SEED, deal) as other:
            await live_on(other, script, (name,))
        assert len(one.heard[name]) == len(other.heard[name]) > 100
        for mine, theirs in zip(one.heard[name], other.heard[name], strict=True):
            assert mine == theirs
        first = [one.heard[who][0] != other.heard[who][0] for who in PEOPLE]
        assert any(first) == (scenario.game == "kingdoms")  # others see at once that their starting tile is another
        everything = b"".join(one.heard[name])
        for secret in (SEED, OTHER_SEED, KEY):
            assert secret.encode() not in everything


async def test_every_endpoint_about_tables_is_asked(tmp_path: Path) -> None:
    """A new endpoint has to be asked above, too."""
    scenario = Scenario("kingdoms", ("anna", "béla"), {}, 3, 1)
    async with world(tmp_path, scenario, SEED) as found:
        await found.ask("anna")
        await found.look_back("anna")
        heard = {line.split(b"\n")[0].split(b" ")[1].decode().partition("?")[0] for line in found.heard["anna"]}
    asked = {endpoint.name for endpoint in ENDPOINTS if any(_matches(endpoint.path, path) for path in heard)}
    wanted = {endpoint.name for endpoint in ENDPOINTS if endpoint.method == "GET"} | {"command"}
    not_about_tables = {"daily_list", "health", "metrics"}
    """The metrics tell how long things took, which is never the same twice; of tables they tell only how many."""
    assert wanted - not_about_tables - {"events"} <= asked  # streams are heard, not asked


def _matches(pattern: str, path: str) -> bool:
    parts, given = pattern.split("/"), path.split("/")
    return len(parts) == len(given) and all(
        part.startswith("{") or part == found for part, found in zip(parts, given, strict=True)
    )


async def test_the_metrics_tell_nothing_of_a_table(tmp_path: Path) -> None:
    scenario = Scenario("kingdoms", ("anna", "béla"), {}, 3, 1)
    async with world(tmp_path, scenario, SEED) as found:
        assert (await found.people["stranger"].get("/metrics")).status_code == 404
        told = (await found.place.caller(address="127.0.0.1").get("/metrics")).text
        for secret in (found.table, SEED, *(str(seat.player) for seat in found.live.table.seats)):
            assert secret not in told
        assert "regnum_requests_total" in told


# The same with real seeds, and nothing but seeds


def twins(rules: str, players: int, seat: int | None, actions: tuple[str, ...], count: int) -> tuple[str, str]:
    """Two seeds whose games look the same to a seat, or to a spectator, all along these actions, and are not."""
    found: dict[bytes, tuple[str, bytes]] = {}
    for number in range(count):
        seed = f"{number:032x}"
        state: Any = game(rules).start(game(rules).options(players=players), SeededDeal(seed))
        seen = [state.view(seat).data()]
        for action in actions:
            state = state.play(game(rules).parse_action(action))
            seen.append(state.view(seat).data())
        key, hidden = msgspec.json.encode(seen), msgspec.json.encode([state.view(one).data() for one in range(players)])
        if rules == "kingdomino":
            hidden = seed.encode()
        if key in found and found[key][1] != hidden:
            return found[key][0], seed
        found.setdefault(key, (seed, hidden))
    raise AssertionError("no such seeds")


TWINS: list[tuple[str, str, str, int | None, tuple[str, ...], int]] = [
    ("anna sees not what béla drew", "anna", "kingdoms", 0, ("r1@a1", "draw"), 2000),
    ("nor the robot's starting tile", "béla", "kingdoms", 1, ("r1@a1", "r1@b2", "r2@c3"), 2000),
    ("nor does the robot see theirs", "robot", "kingdoms", 2, ("r1@a1", "r1@b2"), 2000),
    ("a spectator sees no tile", "spectator", "kingdoms", None, ("r1@a1", "draw"), 2000),
    ("nor does a stranger", "stranger", "kingdoms", None, ("r1@a1", "r1@b2", "draw"), 2000),
]


@pytest.mark.parametrize(
    ("name", "rules", "seat", "actions", "count"), [twin[1:] for twin in TWINS], ids=[twin[0] for twin in TWINS]
)
async def test_two_seeds_cannot_be_told_apart(
    tmp_path: Path, name: str, rules: str, seat: int | None, actions: tuple[str, ...], count: int
) -> None:
    scenario = Scenario(rules, ("anna", "béla", "robot"), {}, 0, 0)
    heard, others = [], []
    for seed in twins(rules, 3, seat, actions, count):
        async with world(tmp_path / seed, scenario, seed) as found:
            script: Script = []
            for ply, action in enumerate(actions):
                acting = found.live.table.to_act
                assert acting is not None
                script.append((scenario.seats[acting.number], {"type": "play", "ply": ply, "action": action}))
                await live_on(found, script[-1:], (name,))
            heard.append(found.heard[name])
            others.append([found.heard[who] for who in PEOPLE if who != name])
            assert seed.encode() not in b"".join(found.heard[name])
    assert heard[0] == heard[1]
    assert others[0] != others[1]


async def test_two_boxes_of_dominoes_cannot_be_told_apart(tmp_path: Path) -> None:
    """Until the second row comes, nobody can know what is in the box."""
    scenario = Scenario("kingdomino", ("anna", "robot"), {}, 0, 0)
    heard, later = [], []
    for seed in twins("kingdomino", 2, None, (), 12_000):
        async with world(tmp_path / seed, scenario, seed) as found:
            await live_on(found, [("anna", {"type": "say", "text": "hello"})], PEOPLE)
            heard.append(dict(found.heard))
            state: Any = found.live.table.state
            for ply in range(4):
                acting = found.live.table.to_act
                assert acting is not None
                state = found.live.table.state
                action = str(state.legal_actions()[0])
                await done(found.people[scenario.seats[acting.number]], found.table, "play", ply=ply, action=action)
            later.append((await found.people["stranger"].get(f"/api/tables/{found.table}")).content)
    assert heard[0] == heard[1]
    assert later[0] != later[1]


# The end, and the logs


async def test_at_the_end_nothing_is_hidden(tmp_path: Path) -> None:
    scenario = Scenario("kingdoms", ("anna", "béla"), {}, 0, 0)
    async with world(tmp_path, scenario, SEED) as found:
        before = [(await caller.get(f"/api/tables/{found.table}")).text for caller in found.people.values()]
        await done(found.people["anna"], found.table, "resign")
        after = [(await caller.get(f"/api/tables/{found.table}")).text for caller in found.people.values()]
        record = (await found.people["stranger"].get(f"/api/tables/{found.table}/record")).text
        listed = (await found.people["stranger"].get("/api/archive")).text
    assert not any(SEED in text for text in before)
    assert all(SEED in text for text in [*after, record])
    assert found.table in listed
    assert SEED not in listed


async def logged(folder: Path, seed: str, deal: Deal | None, script: Script, scenario: Scenario) -> list[str]:
    """All that a server logs at the most talkative level while it is asked for everything and fails at some of it."""
    kept: list[str] = []
    keeper = logging.Handler(logging.DEBUG)
    keeper.setFormatter(JsonLines())
    keeper.emit = lambda record: kept.append(keeper.format(record))  # type: ignore[method-assign]
    ours = logging.getLogger()
    level = ours.level
    ours.addHandler(keeper)
    ours.setLevel(logging.DEBUG)
    try:
        async with world(folder, scenario, seed, deal) as found:
            await live_on(found, script, ("anna", "stranger"))

            async def broken(*_: object, **__: object) -> None:
                raise RuntimeError("broken")

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(found.live, "update", lambda *_: 1 / 0)
                patch.setattr(found.place.server.hub.store, "append", broken)
                for caller in found.people.values():
                    assert (await caller.get(f"/api/tables/{found.table}")).status_code == 500
                assert (await give(found.people["anna"], found.table, "say", text="words")).status_code == 500
                assert (await give(found.people["anna"], found.table, "play", ply=0, action="k1")).status_code >= 409
    finally:
        ours.removeHandler(keeper)
        ours.setLevel(level)
    lines = [msgspec.json.decode(line) for line in kept]
    return [str({**line, "time": ""}) for line in lines if not str(line["logger"]).startswith(("httpx", "httpcore"))]


@pytest.mark.parametrize("scenario", [SCENARIOS[0], SCENARIOS[3]], ids=["kingdoms", "kingdomino"])
async def test_the_logs_tell_nothing(tmp_path: Path, scenario: Scenario) -> None:
    """A reader of the logs knows no more of the game than a spectator, and not what was said."""
    script, table = await written(tmp_path / "draft", scenario)
    one = await logged(tmp_path / "one", SEED, None, script, scenario)
    other = await logged(tmp_path / "other", OTHER_SEED, deal_unlike(table, ()), script, scenario)
    assert one == other
    assert any("ZeroDivisionError" in line for line in one)
    for secret in (SEED, OTHER_SEED, KEY, "hello", "words", "béla"):
        assert not any(secret in line for line in one)
