"""A game without a table: some actions on a known deal, replayed for every request. Lessons use it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec.json import Decoder

from regnum.games import AnyGame, game, game_names
from regnum.games.dealing import SeededDeal
from regnum.games.forms import AnyPreview, AnyView
from regnum.games.protocol import State
from regnum.server.answers import Answer, Explained
from regnum.server.endpoints import Call, Endpoint
from regnum.words.speaker import Speaker, speaker

MOST_ACTIONS = 200
LONGEST_SEED = 64
LONGEST_NAME = 40
_ACTIONS_OF_ONE = 20
"""A request that replays more counts as several."""

Written = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
"""An action, in notation."""


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal, what was played on it, and an action to try."""

    game: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, extra_json_schema={"enum": game_names()})]
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SEED)]
    options: dict[str, str | int | bool] = {}
    """Switches of the game, the number of players among them; those left out keep their defaults."""
    actions: Annotated[tuple[Written, ...], msgspec.Meta(max_length=MOST_ACTIONS)] = ()
    tried: Written | None = msgspec.field(default=None, name="try")
    """An action of the seat, to be explained and, if it is legal, to be previewed."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Through whose eyes the game is seen."""


class Practised(Answer, frozen=True):
    """The game after the actions, and what is to be said about the one tried."""

    view: AnyView
    is_over: bool
    explanation: Explained | None = None
    preview: AnyPreview | None = None


async def practise(call: Call[Practice, None]) -> bytes:
    """Play some actions on a deal of a known seed and see the game; nothing is kept.

    An illegal action is rejected with its rule. The action in `try` is explained, and previewed if it is legal.
    """
    cost = 1 + len(call.body.actions) // _ACTIONS_OF_ONE
    return await call.aside(cost, _encoded, call.body, call.say.language)


def _encoded(wish: Practice, language: str) -> bytes:
    return msgspec.json.encode(practised(wish, speaker(language)))


def practised(wish: Practice, say: Speaker) -> Practised:
    """The answer to a wish, in a language."""
    rules = game(wish.game)
    state = replayed(rules, wish)
    view = state.view(wish.seat)
    if wish.tried is None:
        return Practised(view.data(), state.is_over)
    action = rules.parse_action(wish.tried)
    found = view.explain(action)
    explained = Explained(found.is_legal, found.rule, say.say(found.message))
    return Practised(view.data(), state.is_over, explained, state.preview(action) if found.is_legal else None)


def replayed(rules: AnyGame, wish: Practice) -> State[Any]:
    """The game after its actions; the first illegal one is rejected."""
    state = rules.start(rules.chosen(wish.options), SeededDeal(wish.seed))
    for text in wish.actions:
        state = state.play(rules.parse_action(text))
    return state


ENDPOINTS = (Endpoint("POST", "/api/practice", practise, Practised, body=Decoder(Practice)),)
