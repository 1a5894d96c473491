"""The browser's referee, run by Node, beside Python's: both are asked the same, and say the same to the byte."""

from __future__ import annotations

import hashlib
import random
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from regnum.bots.registry import web_files
from regnum.errors import RegnumError
from regnum.games import GAMES, game
from regnum.games.dealing import Deal, SeededDeal
from regnum.words import Message

NODE = shutil.which("node")
SCRIPT = Path(__file__).with_name("browser_referee.mjs")
PAGES = Path(__file__).parents[2] / "src/regnum/web/js/games"

Ply = dict[str, Any]


class Browser:
    """A process in which the browser's referees answer."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def answer(self, request: dict[str, Any]) -> Any:
        """The answer to a request, as `browser_referee.mjs` describes them."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the process has ended"
        return msgspec.json.decode(line)

    def ask(self, name: str, question: str, *values: object) -> Any:
        """The answer to one question about a game."""
        return self.answer({"game": name, "ask": question, "with": values})


@contextmanager
def browser() -> Iterator[Browser]:
    """A process for some tests."""
    assert NODE is not None
    with TemporaryDirectory() as folder:
        for name, content in [file for game_name in GAMES for file in web_files(game_name).items()]:
            Path(folder, name).write_bytes(content)
        with subprocess.Popen([NODE, str(SCRIPT), folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            try:
                yield Browser(process)
            finally:
                process.kill()


def told(message: Message) -> dict[str, Any]:
    """A message as the browser's referee gives it."""
    arguments = {name: told(one) if isinstance(one, Message) else one for name, one in message.arguments.items()}
    return {"id": message.name, "args": arguments}


def refusal(problem: RegnumError) -> dict[str, Any]:
    """An error as the browser's referee gives it."""
    kind = type(problem).__name__.removesuffix("Error").removesuffix("Action").lower()
    return {"refused": kind, "message": told(problem.message)}


def dealt(deal: Deal) -> dict[str, Any]:
    """A deal as the browser's referee takes it."""
    if isinstance(deal, SeededDeal):
        return {"seed": deal.seed, "salts": deal.salts}
    return {"draws": deal.draws}


def _explained(board: Any, parse: Any, text: str) -> dict[str, Any]:
    found = board.explain(parse(text))
    sentence = {"action": str(found.action), "is_legal": found.is_legal, "rule": found.rule}
    return {**sentence, "message": told(found.message), "legal": len(found.legal_actions)}


def _texts(actions: Any) -> list[str]:
    return [str(action) for action in actions]


def said(name: str, state: Any, ply: Ply) -> list[bytes]:
    """All that Python's referee says at one ply, as `said` in `browser_referee.mjs`."""
    parse, legal, tried = game(name).parse_action, _texts(state.legal_actions()), ply["tried"]
    views = [state.view(observer) for observer in (None, *range(state.options.players))]
    facts = {"seat": state.seat, "over": state.is_over, "round": state.round_number, "game": state.game_number}
    found: list[Any] = [{**facts, "revealed": state.revealed}, legal, *(view.data() for view in views)]
    found += [_explained(state, parse, text) for text in [*legal, *tried]]
    found += [_explained(view, parse, text) for view in views for text in tried]
    if legal:
        found += [_texts(state.explain(parse(legal[0])).legal_actions)]
        found += [_texts(state.view(state.seat).explain(parse(legal[0])).legal_actions)]
    for text in legal if ply["previews"] is None else ply["previews"]:
        try:
            found.append(state.preview(parse(text)))
        except RegnumError as problem:
            found.append(refusal(problem))
    standings = [
        {"seat": one.seat, "rank": one.rank, "key": one.key, "decided_by": one.decided_by} for one in state.ranking()
    ]
    return [msgspec.json.encode(one) for one in (*found, state.result(), standings)]


def compare(browser: Browser, name: str, states: list[Any], chance: random.Random, tries: int, looks: int) -> None:
    """Both referees say the same at every ply of a game, given its states from the first to the last.

    At each ply `tries` actions of other plies are explained besides all legal ones, and `looks` of the latter, and one
    of the former, are previewed; all legal ones if it is 0.
    """
    words = sorted({text for state in states[::7] for text in _texts(state.legal_actions())})
    plies: list[Ply] = []
    for number, state in enumerate(states):
        legal, tried = _texts(state.legal_actions()), chance.sample(words, min(tries, len(words)))
        previews = [*chance.sample(legal, min(looks, len(legal))), tried[0]] if looks else None
        plies.append({"tried": tried, "previews": previews})
        if number > 0:
            plies[number - 1]["play"] = str(state.actions[-1])
    request = {"game": name, "options": states[0].options.data(), "deal": dealt(states[0].deal), "plies": plies}
    answer = browser.answer(request)
    assert answer["commitment"] == states[0].deal.commitment
    for number, (state, ply) in enumerate(zip(states, plies, strict=True)):
        lines = said(name, state, ply)
        if hashlib.sha256(b"\n".join(lines)).hexdigest() != answer["hashes"][number]:
            theirs = browser.answer({**request, "tell": number})
            assert [line.decode() for line in lines] == theirs, f"ply {number}"
            raise AssertionError("the hashes differ, but not the lines")


def states_of(first: Any, actions: Any) -> list[Any]:
    """Every state of a game that is played again."""
    states = [first]
    for action in actions:
        states.append(states[-1].play(action))
    return states


def random_states(first: Any, chance: random.Random) -> list[Any]:
    """Every state of a game in which all play at random."""
    states = [first]
    while not states[-1].is_over:
        states.append(states[-1].play(chance.choice(states[-1].legal_actions())))
    return states
