"""The list of games, as `GET /api/games` and the web app's file `games.json` give it."""

from __future__ import annotations

from collections.abc import Collection

from regnum.bots.registry import bot_names, levels
from regnum.games import game, game_names
from regnum.games.protocol import Switch
from regnum.server.answers import GameAnswer, Games, OptionSwitch
from regnum.words.speaker import Speaker


def listed_games(say: Speaker, paths: Collection[str]) -> Games:
    """All games, given the addresses of the web app's files: a game may have a face there, and a referee."""
    return Games([_listed(name, say, paths) for name in game_names()])


def face_of(name: str, paths: Collection[str]) -> str | None:
    """The address of the module that draws a game, if it has one."""
    path = f"/js/games/{name}/face.js"
    return path if path in paths else None


def _listed(name: str, say: Speaker, paths: Collection[str]) -> GameAnswer:
    return GameAnswer(
        name=name,
        title=say(f"{name}-name"),
        face=face_of(name, paths),
        switches=tuple(_switch(switch) for switch in game(name).switches if switch.name != "players"),
        players=game(name).players,
        levels=levels(name) or bot_names(name),
        bots=bot_names(name),
        plays_here=all(f"/js/games/{name}/{file}.js" in paths for file in ("referee", "bots")),
    )


def _switch(switch: Switch) -> OptionSwitch:
    return OptionSwitch(switch.name, switch.kind, switch.choices)
