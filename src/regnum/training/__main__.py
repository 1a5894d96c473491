"""`python -m regnum.training`: learn, pack what was learned into the package, draw how it went."""

from __future__ import annotations

import argparse
import json
import logging
from importlib import import_module
from pathlib import Path
from typing import Any

from regnum.games import GAMES
from regnum.training.curves import draw
from regnum.training.session import Plan

_log = logging.getLogger(__name__)


def _game(name: str) -> Any:
    return import_module(f"regnum.training.{name}")


def _checkpoint(path: Path, device: str) -> dict[str, Any]:
    import torch

    found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    return found


def _sizes(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(","))


def _learn(arguments: argparse.Namespace) -> None:
    game, shape, device = _game(arguments.game), arguments.shape, arguments.device
    if shape not in game.SHAPES:
        raise SystemExit(f"{shape} is no shape of {arguments.game}: choose one of {', '.join(game.SHAPES)}")
    own = arguments.out / f"{shape}.pt"
    begun = arguments.resume or (own if own.exists() else None)
    plan = Plan(
        arguments.seconds,
        arguments.games,
        arguments.judged,
        judge_each=arguments.judge_each,
        batch=arguments.batch,
        kept=arguments.kept,
        uses=arguments.uses,
        rate=arguments.rate,
        seed=arguments.seed,
        sizes=arguments.sizes,
    )
    session = game.new_session(shape, plan, arguments.out, device, begun and _checkpoint(begun, device))
    rival = arguments.rival and game.network_of(shape, _checkpoint(arguments.rival, device), device)
    session.run(rival)


def _judge(arguments: argparse.Namespace) -> None:
    plan, game = Plan(0, judged=arguments.judged, seed=arguments.seed), _game(arguments.game)
    if not hasattr(game, "judge"):
        raise SystemExit(f"the networks of {arguments.game} are judged as they learn")
    for path in arguments.checkpoints:
        checkpoint = _checkpoint(path, arguments.device)
        for name, found in game.judge(path.stem, checkpoint, plan, arguments.device):
            _log.info("%s, %s: %s", path.stem, name, json.dumps(found._asdict()))


def _pack(arguments: argparse.Namespace) -> None:
    found = {path.stem: _checkpoint(path, "cpu") for path in arguments.checkpoints}
    _game(arguments.game).pack(arguments.file, found)


def _curves(arguments: argparse.Namespace) -> None:
    draw(arguments.logs, arguments.out)


def _parser() -> argparse.ArgumentParser:
    usual = Plan(0)
    parser = argparse.ArgumentParser(prog="python -m regnum.training", description=__doc__)
    commands = parser.add_subparsers(required=True)
    learn = commands.add_parser("learn", help="begin, or continue where the checkpoint in the folder ends")
    learn.add_argument("game", choices=GAMES)
    learn.add_argument("shape", help="which network: players and size, as 2-players-5x5")
    learn.add_argument("--seconds", type=float, default=600.0)
    learn.add_argument("--games", type=int, default=usual.games, help="games played at the same time")
    learn.add_argument("--judged", type=int, default=usual.judged, help="games of a match that judges the network")
    learn.add_argument("--judge-each", type=int, default=usual.judge_each, help="after how many rounds it is judged")
    learn.add_argument("--kept", type=int, default=usual.kept, help="how many rounds of games are learned from")
    learn.add_argument("--uses", type=float, default=usual.uses, help="how often a position is used on average")
    learn.add_argument("--batch", type=int, default=usual.batch, help="positions of a step")
    learn.add_argument("--rate", type=float, default=usual.rate, help="the first learning rate")
    learn.add_argument("--sizes", type=_sizes, default=(), help="the sizes of a new network's layers: 256,64,32,128,32")
    learn.add_argument("--seed", type=int, default=usual.seed)
    learn.add_argument("--device", choices=["cuda", "cpu"], default="cuda")
    learn.add_argument("--out", type=Path, default=Path("checkpoints"), help="folder of checkpoints and logs")
    learn.add_argument("--resume", type=Path, help="continue from this checkpoint instead")
    learn.add_argument("--rival", type=Path, help="play the last match against this checkpoint")
    learn.set_defaults(run=_learn)
    judge = commands.add_parser("judge", help="how checkpoints, named by their shapes, play each variant")
    judge.add_argument("game", choices=GAMES)
    judge.add_argument("checkpoints", type=Path, nargs="+")
    judge.add_argument("--judged", type=int, default=usual.judged, help="games of a match")
    judge.add_argument("--seed", type=int, default=usual.seed)
    judge.add_argument("--device", choices=["cuda", "cpu"], default="cuda")
    judge.set_defaults(run=_judge)
    pack = commands.add_parser("pack", help="put checkpoints, named by their shapes, into a file of networks")
    pack.add_argument("game", choices=GAMES)
    pack.add_argument("file", type=Path)
    pack.add_argument("checkpoints", type=Path, nargs="+")
    pack.set_defaults(run=_pack)
    curves = commands.add_parser("curves", help="draw logs")
    curves.add_argument("out", type=Path)
    curves.add_argument("logs", type=Path, nargs="+")
    curves.set_defaults(run=_curves)
    return parser


def main(arguments: list[str] | None = None) -> None:
    """Run one command."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    parsed = _parser().parse_args(arguments)
    parsed.run(parsed)


if __name__ == "__main__":
    main()
