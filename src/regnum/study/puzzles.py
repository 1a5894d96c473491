"""Puzzles: positions of games in which one action is clearly best and easily missed. `docs/puzzles.md` has the rules.

Finding them goes from cheap to thorough: most positions are given up after a glance at a few decks.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from regnum.bots.comparing import LOST, LOST_ERROR, MOVER, WIN, Judge, Trial
from regnum.bots.daily import daily_options
from regnum.bots.protocol import Bot, Budget, decision_chance
from regnum.bots.reasons import ALL_OTHERS, Reason
from regnum.bots.registry import bot, hasty, judge, levels, shipped_puzzles, themes_of
from regnum.errors import RecordError
from regnum.games import game
from regnum.games.chance import advance, seeded_by
from regnum.games.dealing import SeededDeal
from regnum.records import Player, Record, dump, record_of, replay, shortened
from regnum.study.analysis import with_reasons
from regnum.words.message import message

LEAST_ACTIONS, MOST_ACTIONS = 4, 60
"""With fewer actions there is little to find, and with more there is too much to look at."""
MOST_ANSWERS = 3
LEAST_WIN, MOST_WIN = 0.15, 0.85
"""The chance of winning with the best action: nobody has won or lost yet. Of a solved ending it is not asked."""
SAME, LEAD, DOUBTS = 0.01, 0.05, 4.0
"""Actions that win so much less often count as right; all others have to win less often by so much, and by so many
standard errors."""
DECKS = (256, 1024, 4096)
"""On so many decks the actions that are not clearly behind before are compared, on more as long as it is not clear."""
CONFIRMING_DECKS = 1024
"""On so many other decks the lead has to be as large."""
_GLANCES = ((64, 0.06), (512, 0.045))
"""Before that, on so many decks, a hasty player has to be behind by so much, and all but a few actions have to
be behind."""
_JUDGE, _JUDGE_PLAYOUTS = "search", 1500
"""The second judge, which has to agree."""
_LATE = 0.5
"""Decisions before this part of a game are passed over: hardly one is clear there, and they take the longest."""
EFFORTS = (8, 30, 120, 480)
"""With so many playouts a search finds the answer, for difficulties 1 to 4; one that needs more is a 5."""
_TRIES = 3
_ALL = 1 << 30
_GZIP = b"\x1f\x8b"


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A position with what is best in it."""

    name: str
    """Follows from the position: the same position has the same name."""
    record: Record
    """The game up to the decision."""
    answers: tuple[str, ...]
    """The actions that count as right, the best first."""
    chances: dict[str, int]
    """Of every action compared, how often it wins, in thousandths, the best first."""
    error: float = 0.0
    """The standard error of the smallest lead over a wrong action, as a share of the victory."""
    exact: bool = False
    """Whether the ending was solved: then nothing is estimated."""
    difficulty: int
    """From 1 to 5."""
    level: str | None = None
    """The weakest level that finds an answer at least every other time; None if none does."""
    themes: tuple[str, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """Why the best action is better than the best wrong one."""


class _Found(NamedTuple):
    """What is clear about a position."""

    answers: tuple[int, ...]
    losses: dict[int, float]
    """By how much less often each action compared wins than the best."""
    win: float
    error: float
    exact: bool


def puzzles_in(record: Record) -> tuple[Puzzle, ...]:
    """The puzzles in the later part of a game; a broken record raises `RecordError`."""
    return tuple(_puzzles_in(record))


def _puzzles_in(record: Record) -> Iterator[Puzzle]:
    state: Any = replay(record, 0)
    for ply, text in enumerate(record.actions):
        if ply >= _LATE * len(record.actions):
            view = state.view(state.seat)
            puzzle = _made(shortened(record, ply), view, _examined(record.game, view))
            if puzzle is not None:
                yield puzzle
        state = state.play(game(record.game).parse_action(text))


def puzzle_at(record: Record) -> Puzzle | None:
    """The puzzle of the position in which a record ends; None if no action is clearly best there for a known reason."""
    state: Any = replay(record)
    if state.is_over:
        return None
    view = state.view(state.seat)
    return _made(shortened(record, len(state.actions)), view, _examined(record.game, view))


def _examined(game_name: str, view: Any) -> _Found | None:
    """What is clear about a position; None if it makes no puzzle."""
    if not LEAST_ACTIONS <= len(view.position.legal_codes()) <= MOST_ACTIONS:
        return None
    judged, chance = judge(game_name), _chance_of(view)
    missed = _chosen(hasty(game_name), view, 1, chance)
    trial = judged.solve(view)
    found = _compared(judged, view, missed, chance) if trial is None else _sorted_out(trial, {})
    if found is None or missed in found.answers:
        return None
    if not found.exact and not (LEAST_WIN <= found.win <= MOST_WIN and _is_confirmed(judged, view, found, chance)):
        return None
    return found if _chosen(bot(game_name, _JUDGE), view, _JUDGE_PLAYOUTS, chance) in found.answers else None


def _chance_of(view: Any) -> np.uint64:
    """Random numbers that follow from what the observer sees."""
    return seeded_by(hashlib.sha256(msgspec.json.encode(view.data(), order="sorted")).digest())


def _is_promising(trial: Trial, missed: int, lead: float) -> bool:
    """Whether a hasty player seems to miss something, and few actions seem to be as good as the best."""
    trial.keep(missed)
    trial.go(_ALL)
    estimates, order = trial.estimates()
    lost = estimates.losses[trial.compared.actions == missed, LOST]  # none if it looks so bad that it is not compared
    win = estimates.means[order[0], trial.compared.counts[MOVER], WIN]
    if np.any(lost < lead) or not LEAST_WIN / 2 <= win <= (1 + MOST_WIN) / 2:
        return False
    close = estimates.losses[:, LOST] + estimates.losses[:, LOST_ERROR] < LEAD  # neither right nor clearly wrong
    return bool(np.count_nonzero(close[order]) <= MOST_ANSWERS)


def _compared(judged: Any, view: Any, missed: int, chance: np.uint64) -> _Found | None:
    """All actions compared, those that are not clearly behind on many decks; None if some stay unclear."""
    for decks, lead in _GLANCES:
        trial = judged.open(view, None, decks, chance)
        if not _is_promising(trial, missed, lead):
            return None
    known, codes, found = dict[int, tuple[float, float]](), list[int](), None
    for decks in DECKS:
        codes = _unclear(trial, known)
        trial = judged.open(view, codes, decks, chance)
        trial.keep(*codes)
        trial.go(_ALL)
        found = _sorted_out(trial, known)
        if (found is not None and len(found.answers) == 1) or _is_hopeless(trial):
            break
    return found


def _is_hopeless(trial: Trial) -> bool:
    """Whether some action is neither as good as the best nor clearly behind, however many decks there are."""
    estimates, order = trial.estimates()
    lost, doubt = estimates.losses[order, LOST], 2 * estimates.losses[order, LOST_ERROR]
    return bool(np.any((lost - doubt > SAME) & (lost + doubt < LEAD)))


def _is_confirmed(judged: Any, view: Any, found: _Found, chance: np.uint64) -> bool:
    """Whether the lead is as large on other decks: where it was found it may be a little too large by luck."""
    trial = judged.open(view, None, CONFIRMING_DECKS, advance(chance))
    trial.go(_ALL)
    losses = {code: lost for code, (lost, _) in _losses(trial).items()}
    right = [losses[code] for code in found.answers if code in losses]
    wrong = [lost for code, lost in losses.items() if code not in found.answers]
    return bool(right) and min(wrong, default=1.0) - min(right) >= LEAD


def _is_clear(loss: tuple[float, float]) -> bool:
    """Whether an action is clearly behind the best, by its loss and the standard error of that."""
    lost, error = loss
    return lost >= LEAD and lost >= DOUBTS * error


def _losses(trial: Trial) -> dict[int, tuple[float, float]]:
    """By how much less often each action wins than the best, which comes first, with standard errors."""
    estimates, order = trial.estimates()
    losses = estimates.losses[order][:, [LOST, LOST_ERROR]].tolist()
    return {int(trial.compared.actions[i]): (lost, error) for i, (lost, error) in zip(order, losses, strict=True)}


def _unclear(trial: Trial, known: dict[int, tuple[float, float]]) -> list[int]:
    """The actions that may be among the best; what is clear about the others is noted."""
    losses = _losses(trial)
    known |= {code: loss for code, loss in losses.items() if _is_clear(loss)}
    return [code for code, loss in losses.items() if not _is_clear(loss)]


def _sorted_out(trial: Trial, known: dict[int, tuple[float, float]]) -> _Found | None:
    """The right and the wrong actions; None if some are neither."""
    losses = _losses(trial)
    answers = tuple(code for i, (code, (lost, _)) in enumerate(losses.items()) if i == 0 or lost < SAME)
    wrong = known | {code: loss for code, loss in losses.items() if code not in answers}
    if len(answers) > MOST_ANSWERS or not wrong or not all(map(_is_clear, wrong.values())):
        return None
    estimates, order = trial.estimates()
    win = float(estimates.means[order[0], trial.compared.counts[MOVER], WIN])
    lost = {code: max(0.0, losses.get(code, (0.0, 0.0))[0]) for code in answers}
    return _Found(
        answers, lost | {code: loss for code, (loss, _) in wrong.items()}, win, min(wrong.values())[1], trial.is_exact
    )


def _made(record: Record, view: Any, found: _Found | None) -> Puzzle | None:
    """The puzzle of what was found; None if there is none, or no reason for the answer that could be told."""
    if found is None:
        return None
    read = view.position.action
    answers = tuple(str(read(code)) for code in found.answers)
    difficulty = _difficulty(record.game, view, found.answers)
    ordered = sorted(found.losses.items(), key=lambda item: item[1])
    puzzle = Puzzle(
        name=hashlib.sha256(dump(record).encode()).hexdigest()[:10],
        record=record,
        answers=answers,
        chances={str(read(code)): max(0, round(1000 * (found.win - lost))) for code, lost in ordered},
        error=round(found.error, 4),
        exact=found.exact,
        difficulty=difficulty,
        level=_finder(record.game, view, found.answers),
    )
    puzzle = explained(puzzle)
    return puzzle if puzzle.reasons else None


def explained(puzzle: Puzzle) -> Puzzle:
    """A puzzle with its reasons and themes, as the present estimates give them."""
    state: Any = replay(puzzle.record)
    view = state.view(state.seat)
    codes = {str(action): code for action, code in view.position.legal_actions().items()}
    best = puzzle.answers[0]
    wrong = [codes[action] for action in puzzle.chances if action not in puzzle.answers]
    judged = judge(puzzle.record.game)
    found = (judged.reasons(view, codes[best], other, 1.0) for other in (*wrong, ALL_OTHERS))
    reasons = next(filter(None, found), ())
    themes = (*themes_of(puzzle.record.game, best, reasons), *(("ending",) if puzzle.exact else ()))
    reasons = reasons or _ending(judged.solve(view), view, judged)
    return msgspec.structs.replace(puzzle, reasons=reasons, themes=themes)


def _ending(trial: Trial | None, view: Any, judged: Judge) -> tuple[Reason, ...]:
    """What the best action brings at the end, where that is solved."""
    return with_reasons(trial.analysis(view.position.action), view, judged).best.reasons if trial else ()


def _chosen(player: Bot, view: Any, playouts: int, chance: np.uint64) -> int:
    """The number of the action that a bot chooses."""
    action, _ = player.choose(view, Budget(playouts=playouts), chance)
    return int(view.position.legal_actions()[action])


def _finds(game_name: str, name: str, view: Any, playouts: int, answers: Sequence[int]) -> bool:
    """Whether a bot finds an answer at least every other time."""
    tries = (seeded_by(hashlib.sha256(f"{name} {playouts} {i}".encode()).digest()) for i in range(_TRIES))
    found = sum(_chosen(bot(game_name, name), view, playouts, chance) in answers for chance in tries)
    return 2 * found >= _TRIES


def _difficulty(game_name: str, view: Any, answers: Sequence[int]) -> int:
    efforts = (i for i, playouts in enumerate(EFFORTS, 1) if _finds(game_name, _JUDGE, view, playouts, answers))
    return next(efforts, len(EFFORTS) + 1)


def _finder(game_name: str, view: Any, answers: Sequence[int]) -> str | None:
    """The weakest level that finds an answer; the strongest is given as many playouts as for difficulty 4."""
    return next((one for one in levels(game_name) if _finds(game_name, one, view, EFFORTS[-1], answers)), None)


def packed(puzzles: Sequence[Puzzle], *, is_small: bool) -> bytes:
    """Puzzles as one list in JSON, the easiest first; compressed if it is to be small."""
    text = msgspec.json.encode(sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.name)))
    return gzip.compress(text, 9, mtime=0) if is_small else text


def unpacked(content: bytes) -> list[Puzzle]:
    """Puzzles from JSON, compressed or not; what is not a list of them raises `RecordError`."""
    try:
        text = gzip.decompress(content) if content.startswith(_GZIP) else content
        return msgspec.json.decode(text, type=list[Puzzle])
    except (msgspec.DecodeError, EOFError, OSError) as problem:
        raise RecordError(message("error-no-puzzles", problem=str(problem))) from None


def shipped(game_name: str) -> list[Puzzle]:
    """The puzzles of a game that come with this package."""
    return unpacked(shipped_puzzles(game_name))


_PLAYERS = (2, 2, 3, 4)
"""Of the games that are played to find puzzles in them, one after the other."""
_SOURCES = slice(2, 5)
"""The levels that play them: neither so weak that nothing is at stake, nor slow."""
_SOURCE_PLAYOUTS = 100


def puzzles_of_game(game_name: str, seed: str, number: int) -> tuple[Puzzle, ...]:
    """The puzzles in a game between levels, with the options of the daily deal; seed and number give the game."""
    return puzzles_in(played_game(game_name, seed, number))


def played_game(game_name: str, seed: str, number: int) -> Record:
    """A game between levels; the same seed and number give the same game."""
    sources = levels(game_name)[_SOURCES]
    options = game(game_name).chosen({**daily_options(game_name), "players": _PLAYERS[number % len(_PLAYERS)]})
    names = [sources[(number + seat) % len(sources)] for seat in range(options.players)]
    return _played(game_name, options, SeededDeal(f"{seed}/{number}"), names)


def _played(game_name: str, options: Any, deal: SeededDeal, names: Sequence[str]) -> Record:
    state: Any = game(game_name).start(options, deal)
    players, secret = [bot(game_name, name) for name in names], deal.key(game_name)
    while not state.is_over:
        chance = decision_chance(secret, len(state.actions))
        action, _ = players[state.seat].choose(state.view(state.seat), Budget(playouts=_SOURCE_PLAYOUTS), chance)
        state = state.play(action)
    return record_of(game_name, state, [Player(name, name) for name in names])
