"""The arena: paired deals, tallies that add up, broken bots, runs that go on, and the command."""

from __future__ import annotations

import csv
import io
import json
import math
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.arena import journal as journals
from regnum.arena.executors import InProcess
from regnum.arena.formats import groups, usual_format
from regnum.arena.journal import opened
from regnum.arena.plan import Plan
from regnum.arena.playing import ChunkPlayer, Failure, Played, choose_safely
from regnum.arena.report import as_csv, bot_results, results
from regnum.arena.sprt import Sprt
from regnum.arena.tally import Tally
from regnum.arena.tournament import Tournament
from regnum.bots import Budget
from regnum.errors import RegnumError, UsageError
from regnum.games import game
from regnum.games.chance import seeded
from regnum.games.kingdomino import Claim
from regnum.games.protocol import Batch
from regnum.records import load, verify
from tests.support.arena import Dice, plan

DICE, BROKEN, FORGETFUL = (f"tests.support.arena:{name}" for name in ("Dice", "Broken", "Forgetful"))


def played(what: Plan, *, with_records: bool = False) -> list[Played]:
    """All games of a plan, one after the other."""
    return ChunkPlayer(what, with_records)(range(what.total)).games


def finished(what: Plan, sprt: Sprt | None = None) -> Tournament:
    tournament = Tournament(what, sprt)
    for _ in tournament.run(InProcess()):
        pass
    return tournament


# Pairings


def test_two_players_meet_in_every_pair() -> None:
    assert groups("field", 3, 2) == (((0, 1), (1, 0)), ((0, 2), (2, 0)), ((1, 2), (2, 1)))
    assert len(groups("field", 10, 2)) == 45


@pytest.mark.parametrize("players", [3, 4])
def test_one_sits_in_each_seat_in_turn_against_the_rest(players: int) -> None:
    (group,) = groups("solo", 2, players)
    assert len(group) == players
    assert {seating.index(0) for seating in group} == set(range(players))
    assert all(seating.count(1) == players - 1 for seating in group)
    assert len(groups("solo", 4, players)) == 3


def test_a_field_rotates_or_permutes() -> None:
    (rotated,), (all_of_them,) = groups("field", 3, 3), groups("field", 3, 3, all_seatings=True)
    assert rotated == ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    assert set(all_of_them) == set(permutations(range(3)))
    assert len(groups("field", 5, 4)) == 5
    for group in groups("field", 5, 4):
        for seat in range(4):
            assert len({seating[seat] for seating in group}) == 4


def test_a_mix_fills_the_seats_in_every_way() -> None:
    (group,) = groups("mix", 2, 3)
    assert len(set(group)) == len(group) == 6
    assert all(set(seating) == {0, 1} for seating in group)
    assert len(groups("mix", 3, 4)[0]) == 36


@pytest.mark.parametrize(
    ("bots", "players", "form"), [(2, 2, "field"), (5, 2, "field"), (2, 4, "solo"), (4, 4, "field")]
)
def test_the_usual_format(bots: int, players: int, form: str) -> None:
    assert usual_format(bots, players) == form


@pytest.mark.parametrize(
    ("form", "bots", "players"), [("field", 1, 2), ("field", 2, 3), ("mix", 3, 2), ("swiss", 3, 2), ("field", 200, 4)]
)
def test_impossible_formats_are_refused(form: str, bots: int, players: int) -> None:
    with pytest.raises(UsageError):
        groups(form, bots, players)


@pytest.mark.parametrize(
    ("bots", "games", "seed"),
    [("greedy,greedy", 2, "s"), ("greedy,greedy@5", 2, "s"), ("greedy,random", 0, "s"), ("greedy,random", 2, ""),
     ("greedy,random", 10**12, "s"), ("greedy,random", 200, "s" * 198)],
)  # fmt: skip
def test_impossible_plans_are_refused(bots: str, games: int, seed: str) -> None:
    with pytest.raises(RegnumError):
        plan(bots, games, seed=seed)


def test_whole_deals_are_played() -> None:
    assert plan("greedy,random", 3).total == 4
    assert plan("greedy,random", 7, players=3).total == 9
    assert plan("greedy,random,full-greedy", 2).total == 6


def test_labels_name_budgets_where_they_matter() -> None:
    assert plan(f"greedy@5,{DICE}@2000,{DICE}@0.5s").labels == ("greedy", f"{DICE}@2000", f"{DICE}@0.5s")
    assert plan(f"greedy@0.5s,{DICE}@2000").is_repeatable
    assert not plan(f"greedy,{DICE}@0.5s").is_repeatable


# Playing


@pytest.mark.parametrize("bots", ["greedy,random", f"greedy,{DICE}"])
def test_a_deal_is_the_same_for_all_seatings(bots: str) -> None:
    what = plan(bots, 6, players=3)
    records = [load(one.record or "") for one in played(what, with_records=True)]
    for deal in range(2):
        same = records[3 * deal : 3 * deal + 3]
        assert {record.deal.seed for record in same} == {f"s/{deal}"}
        assert [[player.name for player in record.players].index("greedy") for record in same] == [0, 1, 2]
        starts = [game("kingdomino").start(what.options, what.deal(deal)) for _ in same]
        assert len({str(start.data()) for start in starts}) == 1
    assert len({tuple(record.actions) for record in records}) == len(records)


@pytest.mark.parametrize("bots", ["greedy,random", f"greedy,{DICE}", f"{BROKEN},greedy,random"])
@pytest.mark.parametrize("rules", ["kingdomino", "kingdoms"])
def test_records_are_true(bots: str, rules: str) -> None:
    what = plan("greedy,random" if rules == "kingdoms" else bots, 4, players=2, rules=rules)
    for one in played(what, with_records=True):
        record = load(one.record or "")
        state = verify(record)
        assert state.is_over
        assert one.plies == len(record.actions)
        assert record.result is not None
        assert (one.scores, one.ranks) == (record.result["scores"], record.result["ranks"])


def test_games_do_not_depend_on_how_they_are_cut() -> None:
    what = plan(f"greedy,{DICE},{FORGETFUL}", 4)
    whole = played(what, with_records=True)
    for size in (1, 5):
        pieces = [ChunkPlayer(what, with_records=True)(range(at, min(at + size, 12))) for at in range(0, 12, size)]
        assert [one for piece in pieces for one in piece.games] == whole


def test_a_longer_tournament_begins_with_the_shorter() -> None:
    assert played(plan("greedy,random", 6)) == played(plan("greedy,random", 20))[:6]
    fewer, more = plan("greedy,random", 4), plan("greedy,random,full-greedy", 4)
    of_both = [one for one in played(more) if set(more.seating(one.number)) == {0, 1}]
    assert [one.scores for one in of_both] == [one.scores for one in played(fewer)]


@pytest.mark.parametrize("answer", [None, "k1", (None, seeded(2)), ("k1", seeded(2)), (Claim(60), seeded(2))])
def test_a_broken_bot_plays_its_first_legal_action(answer: object) -> None:
    class Strange(Dice):
        def choose(self, *_: object) -> Any:
            return answer

    state = game("kingdomino").start(game("kingdomino").options(players=2), plan("greedy,random").deal(0))
    after, chance, problem = choose_safely(state, Strange(), Budget(playouts=1), seeded(1))
    assert problem
    assert after.actions == (state.legal_actions()[0],)
    assert chance == seeded(1)


def test_failures_are_counted_and_told() -> None:
    what = plan(f"{BROKEN},random", 4)
    games = played(what)
    problems = {failure.problem.split(":")[0] for one in games for failure in one.failures}
    assert {"RuntimeError", "ValueError"} <= problems
    assert "RuntimeError: lost in thought" in {failure.problem for one in games for failure in one.failures}
    for one in games:
        assert {what.seating(one.number)[failure.seat] for failure in one.failures} == {0}
    tally = finished(what).tally
    assert tally.bots[0].failures == sum(len(one.failures) for one in games) > 20
    assert tally.bots[1].failures == 0


# Tallies


def test_the_tally_adds_up() -> None:
    what = plan("greedy,random,full-greedy,greedy-placement", 6, players=3)
    games, tally = played(what), finished(what).tally
    assert (tally.games, tally.deals) == (what.total, 2) == (24, 2)
    assert sum(bot.wins for bot in tally.bots) == pytest.approx(24)
    for one, bot in enumerate(tally.bots):
        mine = [(game, seat) for game in games for seat, other in enumerate(what.seating(game.number)) if other == one]
        assert bot.games == len(mine) == 18
        scores = [game.scores[seat] for game, seat in mine]
        assert bot.scores.mean == pytest.approx(np.mean(scores))
        assert bot.scores.deviation == pytest.approx(np.std(scores, ddof=1))
        wins = [(game.ranks[seat] == 1) / game.ranks.count(1) for game, seat in mine]
        assert bot.wins == pytest.approx(sum(wins))
        by_deal = [
            np.mean([won for (game, _), won in zip(mine, wins, strict=True) if what.deal_number(game.number) == d])
            for d in (0, 1)
        ]
        assert bot.wins_by_deal.margin == pytest.approx(1.96 * np.std(by_deal, ddof=1) / math.sqrt(2), rel=1e-3)
    assert set(tally.pairs) == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}
    assert {pair.games for pair in tally.pairs.values()} == {12}


def test_the_tally_by_hand() -> None:
    """Three seats, one against two: shared ranks, shared victories, and copies that count once a game."""
    tally = Tally(plan("greedy,random", 3, players=3))
    tally.add(
        [
            Played(0, [50, 40, 40], [1, 2, 2], 10),
            Played(1, [30, 30, 20], [1, 1, 3], 20),
            Played(2, [10, 20, 30], [3, 2, 1], 30, [Failure(2, 5, "oh")]),
        ]
    )
    solo, rest = tally.bots
    assert (solo.games, solo.wins) == (3, 1 + 0.5 + 1)
    assert rest.wins == pytest.approx(0 + 0.5 / 2 + 0)
    assert solo.scores.mean == pytest.approx((50 + 30 + 30) / 3)
    assert rest.scores.mean == pytest.approx((40 + 40 + 30 + 20 + 10 + 20) / 6)
    assert (solo.failures, rest.failures) == (1, 0)
    pair = tally.pairs[0, 1]
    assert pair.points.mean == pytest.approx((1 + (0.5 + 1) / 2 + 1) / 3)
    assert pair.difference.mean == pytest.approx((10 + 5 + 15) / 3)
    assert tally.plies.mean == 20
    assert solo.win_interval is None


def test_the_lead_of_a_pair_is_that_of_a_match() -> None:
    tally = finished(plan("greedy,full-greedy", 60)).tally
    ratings, lead = tally.ratings(), tally.lead(0, 1)
    assert lead.elo == pytest.approx(ratings[0].elo - ratings[1].elo)
    assert lead.margin == pytest.approx(2 * ratings[0].margin)


def test_better_bots_are_rated_higher() -> None:
    data = results(finished(plan("random,greedy,full-greedy", 100)))
    elo = {bot["bot"]: bot["elo"] for bot in data["bots"]}
    assert elo["random"] < elo["greedy"]
    assert elo["random"] < elo["full-greedy"]
    assert data["games"] == 300
    assert json.loads(json.dumps(data)) == data


def test_results_for_a_spreadsheet() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(bot_results(finished(plan("greedy,random", 2)))))))
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert rows[0]["win_interval_low"] == ""
    assert float(rows[0]["win_wilson_low"]) < float(rows[0]["win_share"])


# Stopping early


def test_the_test_stops_at_the_first_deal_that_decides() -> None:
    what = plan("greedy,random", 400)
    tournament = finished(what, Sprt(0, 50))
    verdict = tournament.verdict
    assert verdict is not None
    assert verdict.accepted == "elo1"
    assert 1 < tournament.tally.deals < 100
    shorter = Tally(what)
    games = played(plan("greedy,random", 2 * (tournament.tally.deals - 1)))
    for at in range(0, len(games), 2):
        assert Sprt(0, 50).judge(shorter.pairs[0, 1].points).accepted is None
        shorter.add(games[at : at + 2])
    assert Sprt(0, 50).judge(shorter.pairs[0, 1].points).accepted is None


def test_the_weaker_bot_is_not_accepted() -> None:
    verdict = finished(plan("random,greedy", 400), Sprt(0, 50)).verdict
    assert verdict is not None
    assert verdict.accepted == "elo0"


def test_impossible_tournaments_are_refused() -> None:
    with pytest.raises(UsageError, match="two bots"):
        Tournament(plan("greedy,random,full-greedy"), Sprt(0, 10))
    with pytest.raises(UsageError, match="Dice"):
        Tournament(plan(f"greedy,{DICE}"), device="cuda")


def test_the_device_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    devices: list[str] = []
    rules = game("kingdomino")

    def simulate(*words: Any, device: str = "cpu", **settings: Any) -> Batch:
        devices.append(device)
        return rules.simulate(*words, **settings)

    monkeypatch.setattr("regnum.arena.playing.game", lambda _: replace(rules, simulate=simulate))
    for device in ("cpu", "cuda"):
        for _ in Tournament(plan("greedy,random", 2), device=device).run(InProcess()):
            pass
    assert devices == ["cpu", "cpu", "cuda", "cuda"]


# Going on


def kept(folder: Path, what: Plan, most: int | None = None) -> Tournament:
    """Play into a folder, as far as asked."""
    tournament = Tournament(what)
    with opened(folder, what) as journal:
        for games in tournament.run(InProcess(), journal):
            if games == most:
                break
    return tournament


Whole = tuple[Plan, Tournament, bytes, bytes]


@pytest.fixture
def whole(tmp_path: Path) -> Whole:
    """A tournament that nothing interrupted, with a bot that fails."""
    what = plan(f"{BROKEN},random", 6)
    tournament = kept(tmp_path / "whole", what)
    return (
        what,
        tournament,
        (tmp_path / "whole/games.jsonl").read_bytes(),
        (tmp_path / "whole/failures.jsonl").read_bytes(),
    )


@pytest.mark.parametrize("most", [1, 3, 4])
@pytest.mark.parametrize("torn", [b"", b"{", b'{"regnum":1,"game":"king'])
def test_going_on_gives_the_same_bytes(tmp_path: Path, whole: Whole, most: int, torn: bytes) -> None:
    what, tournament, games, failures = whole
    folder = tmp_path / "parts"
    kept(folder, what, most)
    assert (folder / "games.jsonl").read_bytes().count(b"\n") == most
    with (folder / "games.jsonl").open("ab") as file:
        file.write(torn)
    with (folder / "failures.jsonl").open("ab") as file:
        file.write(b'{"game":%d,"seat":0,"ply":1,"bot":"x","problem":"y"}\n{"ga' % most)
    again = kept(folder, what)
    assert (folder / "games.jsonl").read_bytes() == games
    assert (folder / "failures.jsonl").read_bytes() == failures
    assert results(again) == results(tournament)


def test_a_finished_tournament_is_not_played_again(
    tmp_path: Path, whole: Whole, monkeypatch: pytest.MonkeyPatch
) -> None:
    what, tournament, _, _ = whole
    monkeypatch.setattr(ChunkPlayer, "__call__", lambda *_: pytest.fail("played"))
    assert results(kept(tmp_path / "whole", what)) == results(tournament)


def test_more_games_can_be_added(tmp_path: Path) -> None:
    short, long = plan("greedy,random", 4), plan("greedy,random", 10)
    kept(tmp_path / "a", short)
    assert results(kept(tmp_path / "a", long)) == results(kept(tmp_path / "b", long))
    assert results(kept(tmp_path / "a", short)) == results(finished(short))


@pytest.mark.parametrize(
    ("other", "entry"),
    [
        (plan("greedy,full-greedy", 4), "bots"),
        (plan("greedy,random", 4, seed="t"), "seed"),
        (plan("greedy,random", 4, harmony=True), "options"),
        (plan("greedy,random", 4, rules="kingdoms"), "game"),
    ],
)
def test_another_tournament_is_refused(tmp_path: Path, other: Plan, entry: str) -> None:
    kept(tmp_path, plan("greedy,random", 4))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(UsageError, match=entry):
        kept(tmp_path, other)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_other_rules_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(tmp_path, plan("greedy,random", 2))
    monkeypatch.setattr("regnum.arena.plan.rulebook_hash", lambda: "changed")
    with pytest.raises(UsageError, match="program has changed"):
        kept(tmp_path, plan("greedy,random", 2))


def test_what_is_not_ours_is_refused(tmp_path: Path) -> None:
    what = plan("greedy,random", 4)
    (tmp_path / "games.jsonl").write_text("my games\n")
    with pytest.raises(UsageError, match=journals.PLAN):
        kept(tmp_path, what)
    (tmp_path / "arena.json").write_text("{")
    with pytest.raises(UsageError, match="cannot be read"):
        kept(tmp_path, what)
    (tmp_path / "arena.json").write_text(json.dumps(what.data()))
    with pytest.raises(UsageError, match="Line 1"):
        kept(tmp_path, what)
    assert (tmp_path / "games.jsonl").read_text() == "my games\n"
    with pytest.raises(UsageError, match="exists"):
        kept(tmp_path / "games.jsonl", what)


def test_a_game_in_the_wrong_place_is_refused(tmp_path: Path) -> None:
    what = plan("greedy,random", 4)
    kept(tmp_path, what)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl").write_bytes(lines[0] + lines[2] + lines[1])
    with pytest.raises(UsageError, match="Line 2"):
        kept(tmp_path, what)


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    what = plan("greedy,random", 4)
    with opened(tmp_path, what), pytest.raises(UsageError, match="Another process"):
        kept(tmp_path, what)
    assert results(kept(tmp_path, what))["games"] == 4
