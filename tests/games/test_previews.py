"""A preview tells what an action would change on the board, and nothing that only playing it reveals."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regnum.errors import IllegalActionError
from regnum.games import game
from regnum.games.dealing import SeededDeal
from tests.support.plain import plain
from tests.support.server import done, open_table, running
from tests.support.table import other_deal


def random_states(name: str, seed: int, **options: Any) -> list[Any]:
    rules, chance = game(name), random.Random(seed)
    states = [rules.start(rules.options(**options), SeededDeal(f"preview {seed}"))]
    while not states[-1].is_over:
        states.append(states[-1].play(chance.choice(states[-1].legal_actions())))
    return states


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "harmony": True}, {"players": 3, "dynasty": True}])
def test_a_kingdomino_preview_is_the_kingdom_as_it_will_be(options: dict[str, Any]) -> None:
    states = random_states("kingdomino", 1, **options)
    for before, after in itertools.pairwise(states):
        kingdom = before.preview(after.actions[-1]).kingdom
        if before.game_number == after.game_number:
            assert kingdom == after.data().kingdoms[before.seat]
        else:
            assert kingdom.score == after.scores(before.game_number)[before.seat].total


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "continuous": "parts"}, {"no_luck": True}])
def test_a_kingdoms_preview_is_the_board_as_it_will_be(options: dict[str, Any]) -> None:
    states = random_states("kingdoms", 2, **options)
    for before, after in itertools.pairwise(states):
        preview = before.preview(after.actions[-1])
        account = after.account(before.round_number)
        assert plain(preview.incomes) == [plain(account.income(seat).data()) for seat in range(before.options.players)]
        if before.round_number == after.round_number:
            assert preview.present == after.data().present


@pytest.mark.parametrize("name", ["kingdomino", "kingdoms"])
def test_a_preview_gives_nothing_away(name: str) -> None:
    """A game dealt otherwise, as far as the player to act cannot know, gives them the same previews all the way."""
    rules, chance = game(name), random.Random(3)
    differing = 0
    for state in random_states(name, 3)[:-1:5]:
        twin = rules.start(state.options, other_deal(state, state.seat, chance))
        for action in state.actions:
            twin = twin.play(action)
        for action in state.legal_actions():
            assert msgspec.json.encode(state.preview(action)) == msgspec.json.encode(twin.preview(action))
            after, other = state.play(action), twin.play(action)
            differing += after.view(state.seat).data() != other.view(state.seat).data()
    assert differing, "some actions brought to light what differs"


def test_an_illegal_action_has_no_preview() -> None:
    rules = game("kingdomino")
    state = rules.start(rules.options(), SeededDeal("a seed"))
    with pytest.raises(IllegalActionError):
        state.preview(rules.parse_action("1x"))


async def test_a_preview_that_comes_too_late_is_null_and_no_refusal(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        anna = await place.person("Anna")
        table = await open_table(anna, ..., ..., game="kingdomino")
        await done(anna, table, "start")
        view = (await anna.get(f"/api/tables/{table}")).json()["view"]
        action, path = view["legal"][0], f"/api/tables/{table}/preview"
        now = await anna.get(path, params={"action": action, "ply": 0})
        assert now.status_code == 200
        assert now.json()["preview"]["kingdom"] == view["kingdoms"][view["seat"]], "a claim changes no kingdom"
        await done(anna, table, "play", ply=0, action=action)
        late = await anna.get(path, params={"action": action, "ply": 0})
        assert (late.status_code, late.json()) == (200, {"preview": None})
        assert (await anna.get(path, params={"action": action})).status_code == 422, "without a ply it is meant for now"
        assert (await anna.get(path, params={"action": action, "ply": 1})).status_code == 422


@pytest.mark.parametrize("nonsense", ["99x", "h7", "take the big one"])
async def test_an_invalid_action_is_explained_as_such(tmp_path: Path, nonsense: str) -> None:
    async with running(tmp_path) as place:
        anna = await place.person("Anna")
        table = await open_table(anna, ..., ..., game="kingdomino")
        await done(anna, table, "start")
        told = await anna.get(f"/api/tables/{table}/explain", params={"action": nonsense})
        assert told.status_code == 200
        assert told.json()["is_legal"] is False
        assert nonsense in told.json()["message"]
        assert told.json()["rule"] == ""
